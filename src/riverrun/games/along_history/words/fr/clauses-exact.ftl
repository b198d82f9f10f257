# Les règles exactes d’Along History en français : précisions, décisions et exemples.


ah-section-clarifications = Précisions

ah-clause-95 = Seuls les bonus demandent d’incliner la carte. Tous les autres effets d’une carte non recouverte agissent, qu’elle soit inclinée ou non. Ceux des cartes recouvertes et de l’héritage n’agissent jamais.
    .title = Inclinaison et effets

ah-clause-96 = Une carte qui fixe un coût en Population passe d’abord. Puis toutes les réductions s’additionnent, jusqu’à 0 au plus bas (AH-Q22). Déduit : la Ressource et le coût en or ne sont jamais réduits.
    .title = Coûts réduits

ah-clause-97 = La carte rejoint votre Civilisation, droite. Viennent ensuite l’or qu’elle fait gagner, la Ressource universelle d’une Merveille, son bonus d’or (AH-98) et la vérification de l’Initiation (AH-107). Une Merveille apporte une Ressource universelle, pas deux, utilisable aussitôt.
    .title = Ordre à l’entrée d’une carte

ah-clause-98 = Les bonus d’or sont perçus sans question, en inclinant la carte : à l’entretien, à son entrée, après un Âge d’or et quand elle est de nouveau découverte. Déduit : attendre n’aide jamais. Aucune carte n’a de l’or et un autre bonus.
    .title = Bonus d’or

ah-clause-99 = Tant qu’ils sont dans votre zone Événements, la première acquisition de votre tour qui utilise un dé ou un pion vert demande 1 Population de plus, comptée après doublement. Résoudre les Tigres ne fait pas exception. S’ils ont quitté la zone, il ne se passe rien. Bonus, Ressources universelles, héritage, or et guerres ne sont pas touchés.
    .title = Tigres à dents de sabre

ah-clause-100 = Une carte glissée sous une autre n’est plus inclinée. Découverte de nouveau, elle est droite.
    .title = Inclinée et recouverte

ah-clause-101 = Choisissez la suivante parmi les Calamités qui frappent en ce moment, appliquez son texte dans l’ordre, puis défaussez-la ou transmettez-la. Regardez ensuite à nouveau : si vous avez perdu une protection, une autre peut frapper. Pour détruire, choisissez une carte non recouverte du type, sinon n’importe quelle carte non recouverte, sinon aucune ; le reste du texte s’applique. Si une carte nommée a été détruite, la destruction suivante n’a pas lieu. Vous ne perdez jamais plus d’or que vous n’en avez.
    .title = Calamités une à une

ah-clause-102 = « À gauche » désigne le joueur suivant dans le sens horaire ; à 2 joueurs, l’adversaire. Une carte échangée prend la place de l’autre ; les cartes piochées ou transmises vont à la fin. L’ordre n’a pas d’importance. Une zone contient au plus 8 cartes ; une Calamité qui devrait passer dans une zone pleine est défaussée.
    .title = La gauche et l’ordre des zones

ah-clause-103 = Dépensez ce qui la déclenche et choisissez la cible. L’attaquant incline, lance et utilise ses Généraux ; son total est définitif. Puis le défenseur incline, lance et utilise ses Généraux. Comparez, et prenez le jeton. Alors seulement peut commencer la guerre suivante. Au plus 2 guerres par Ressource universelle et 2 par dés rouges sont possibles.
    .title = Déroulement d’une guerre

ah-clause-104 = Les deux dés sont dépensés pour la première guerre. La seconde est facultative, peut viser un autre joueur et se déclare quand la première est finie (AH-Q4).
    .title = x2 et Guerre

ah-clause-105 = Suivez les lignes vers l’avant, et les lignes verticales dans les deux sens, par autant de cases sans jeton que vous voulez. Arrêtez-vous sur l’une d’elles, ou entrez dans une case dont vous remplissez la condition et prenez son jeton. Ou suivez une ligne en arrière, vers une case sans jeton ou avec un jeton que vous pouvez prendre. Les conditions sont vérifiées après la pioche, sur vos propres cartes et votre or.
    .title = Portée sur le plateau

ah-clause-106 = Choisissez d’abord la carte, puis celle qui la recouvre. Les cartes déjà placées dessous y restent (AH-Q11).
    .title = Ordre de la décadence

ah-clause-107 = Une fin est notée aussitôt et prend effet quand la manche est finie : la dernière valeur est prise sur le plateau, la pioche est vide, ou une 8e carte entre à l’Initiation. Perdre une carte ensuite n’y change rien. Chaque tour de la manche est joué en entier, sans piocher une fois la pioche vide.
    .title = Comment se termine un âge

ah-clause-108 = Le joueur actif finit la phase 9 avant que le suivant commence. Le décompte et le changement d’âge ne demandent rien à personne. Les scores peuvent être négatifs.
    .title = Un tour après l’autre

ah-clause-109 = `ages` (consécutifs ; par défaut la Préhistoire), `mode` (complet, progressif ou linéaire), `initiation`, `no_war`, `board` (A ou B), `first` et `max_rounds`. L’Initiation exclut progressif et linéaire. Décision : les règles ne limitent pas un âge où personne n’acquiert rien ; `max_rounds` le fait, pour les simulations.
    .title = Options


ah-section-decisions = Décisions

ah-clause-110 = Un seul joueur décide à la fois ; rien n’est simultané, caché ni chronométré. Le joueur dont c’est le tour décide de tout, sauf des inclinaisons et relances du défenseur, demandées au milieu du tour de l’attaquant.
    .title = Une décision à la fois

ah-clause-111 = S’il n’y a qu’un choix, le jeu le fait et le dit. Il ne dépense jamais de Ressource universelle ni d’héritage sans demander. Les dés de même face sont un seul choix. Aucun choix ne mène à une impasse.
    .title = Ce qui est décidé pour vous

ah-clause-112 = Vous pouvez obtenir une carte si elle est gratuite, si vous pouvez la payer en biens (AH-116) ou si vous avez son coût en or. Une carte gratuite se prend sans autre question.
    .title = Les cartes à votre portée

ah-clause-113 = Payez d’abord la Ressource, puis la Population, une source par décision, jusqu’à ce que rien ne manque ; la carte entre alors. On ne paie pas en partie et on ne reprend pas une source. Une source doit donner quelque chose de ce qui est demandé ; ce qu’elle donne d’autre compte aussi, et l’excédent est perdu.
    .title = Payer en biens

ah-clause-114 = Chaque paiement a un seul ordre. Pour la Ressource : le dé bleu, puis les cartes par numéro, puis les Ressources universelles. Pour la Population : les dés verts du plus fort au plus faible, puis les cartes par numéro, puis les Ressources universelles. Les cartes de la Civilisation et de l’héritage comptent ensemble. Revenir en arrière dans cet ordre est refusé. En guerre, on incline par numéro ; on relance dans l’ordre g1, g2, g3, bleu, x2, Guerre, Relance, Âge d’or, Pièces.
    .title = Ordre des sources

ah-clause-115 = `x2` dépense un dé x2 avec le dé nommé, `x4` les deux. Une Ressource universelle donne 1 de la Ressource demandée, ou 3 Population. Une carte d’héritage par tour, quel qu’en soit l’usage.
    .title = x2, x4 et Ressources universelles

ah-clause-116 = Une carte est payable si un emploi de vos sources atteint les deux coûts : toutes les cartes droites et non recouvertes sans or, une carte d’héritage au plus, les dés x2 sur le vert ou le bleu, et chaque Ressource universelle comme Ressource ou comme Population. Si des dés verts servent alors qu’AH-99 s’applique, il faut 1 Population de plus. Vous pouvez nommer une source si le reste demeure payable avec ce qu’AH-114 permet encore. Une carte laissée de côté pour la Ressource peut encore payer la Population.
    .title = Quand une carte est payable

ah-clause-117 = Le jeu fait lui-même l’entretien, les bonus d’or, le premier lancer, l’or d’un dé Pièces non dépensé, les pions, une Calamité seule à frapper, le jeton volé, les pioches, la phase 9, les fins, le décompte et le changement d’âge.
    .title = Étapes automatiques

ah-clause-118 = La mise en place tire les jetons de valeur 1 à 7, case par case, puis mélange la pioche et distribue les événements joueur par joueur à partir du premier joueur actif. Les cartes remplacées sont ensuite remélangées. Un lancer va du vert au bleu, au rouge, aux pièces ; les dés relancés gardent l’ordre d’AH-114.
    .title = Ordre du hasard

ah-clause-119 = Il y a 281 coups. Le numéro d’une carte est 64 fois son âge (0, 1 ou 2) plus sa place dans la liste de la pioche ; le sens d’une carte nommée dépend de la décision. Au-delà des cartes viennent dés, relances, échanges, paiements, Ressources universelles, pièces, Âge d’or, biens ou or, guerres, places, cases et `done`.
    .title = Les coups en nombres

ah-clause-120 = De la place est prévue pour une zone de 6 cartes, et pour 64 cartes dans la Civilisation comme dans l’héritage. Sur 10 400 parties simulées, aucune décision n’a eu plus de 29 choix, aucune carte plus de 10 sources, et aucun âge n’a dépassé 43 manches.
    .title = Tailles


ah-section-examples = Exemples

ah-clause-e1 = Les dés montrent 2, 1 et 1 verts, une mauvaise Ressource, x2 et Âge d’or. La joueuse défausse Âge d’or pour relancer le dé bleu, en vain, puis un 1 vert, et obtient Ingéniosité. « Sédentarisation » coûte 5 Population : le 2 doublé et l’autre 1. Son bonus est prêt, mais rien d’autre n’est payable. Le joueur suivant reçoit les pions 2, 1, 1 et Ingéniosité.
    .title = Exemple : Sédentarisation

ah-clause-e2 = La zone contient « Forêt », « Marais » et « Tigres à dents de sabre », disposés à la main ; les dés montrent 2, 2 et 1 verts, Force, x2 et Âge d’or. Les Tigres sont payables : 5 Population, moins 1. Le joueur préfère relancer le dé bleu, obtient Ingéniosité, échange les Tigres contre « Chasse » avec un 2 vert, et acquiert « Forêt » avec l’autre 2 doublé et le 1. Avec une seule carte, pas de décadence.
    .title = Exemple : un premier tour

ah-clause-e3 = Non actif, avec les pions 3, 2, 1 et Culture, « Forêt » et 1 Ressource universelle. Culture et le 3 acquièrent « Australopithèque » ; « Forêt », le 1 et la Ressource universelle acquièrent « Chasse ». Le 2 échange « Marais » contre « Monument mégalithique ». Un jeton est pris, et « Australopithèque » passe sous « Forêt ».
    .title = Exemple : un deuxième tour

ah-clause-e4 = La zone contient « Monument mégalithique », « Homo erectus » et « Feu » ; le pion bleu est Force et rien n’est payable. Le joueur recule d’une case et gagne une Ressource universelle. « Homo erectus » coûte 5, et non 3, car « Australopithèque » est recouverte. Avec nos valeurs, les trois cartes demandent 12 Population et 2 Culture.
    .title = Exemple : un troisième tour

ah-clause-e5 = Une attaque de 11 contre une défense de 7, avec les jetons 1, 2, 3 et 5 : l’attaquant prend le 3.
    .title = Exemple : une guerre

ah-clause-e6 = Avec « Plaine », vous pouvez prendre le jeton d’un Terrain ou celui d’un bonus de Population. Ensuite, « Homo erectus » et « Feu », gratuite, mènent du départ, par la case ainsi vidée, à « 2 types ». « Homo erectus » passe sous « Feu » : cela fait toujours 2 cartes, 3 points et 2 types, avec 2 bonus.
    .title = Exemple : les jetons

ah-clause-e7 = « Feu », « Chasse » et « Forêt » laissent en héritage 3 Population et 1 Ingéniosité, à utiliser en trois tours différents. Déduit : la troisième carte est « Forêt ».
    .title = Exemple : l’héritage

ah-clause-e8 = Un dé Pièces qui montre 4, avec les deux x2, donne 16 pièces d’or.
    .title = Exemple : deux fois doublé
