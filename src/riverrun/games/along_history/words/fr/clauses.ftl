# Les règles d’Along History en français, section par section. Vouvoiement.


ah-section-setup = Mise en place

ah-clause-1 = Along History se joue de 2 à 5 joueurs. Jouez un âge au choix, deux dans l’ordre (Préhistoire et Antiquité, ou Antiquité et Moyen Âge) ou les trois. Déduit : vous choisissez avant la partie. Une partie qui commence après la Préhistoire a dès le début le dé Pièces et les pièces ; personne n’a encore d’or ni d’héritage.
    .title = Joueurs et âges

ah-clause-2 = Chaque joueur a une zone Événements, d’ordinaire de 3 cartes, et une Civilisation sans limite, vide au départ. Déduit : toutes les cartes sont face visible ; seul l’ordre de la pioche est caché.
    .title = Vos deux zones

ah-clause-3 = Choisissez une couleur. Posez son disque sur le 0 de la piste de score et son pion sur le départ du plateau des Accomplissements. Vous pouvez utiliser l’une ou l’autre face du plateau.
    .title = Disque de score et plateau

ah-clause-4 = Mélangez la pioche du premier âge. La Préhistoire se joue sans dé Pièces, sans pièces et sans pions Pièces.
    .title = La première pioche

ah-clause-5 = Il y a 3 dés verts, 1 dé bleu et 2 dés rouges, et à partir de l’Antiquité le dé noir des pièces. Les pions Résultat sont verts et bleus ; 4 pions Pièces s’y ajoutent à partir de l’Antiquité.
    .title = Dés et pions Résultat

ah-clause-6 = La réserve contient 2 Ressources universelles par joueur. Chaque joueur commence avec 1 d’entre elles.
    .title = Premières Ressources universelles

ah-clause-7 = Triez les jetons Accomplissement par valeur. Posez sur chaque case un jeton de la bonne valeur tiré au hasard, condition visible, et écartez les autres. À la Préhistoire, le jeton « 15 pièces d’or » est retiré.
    .title = Disposer les jetons

ah-clause-8 = Distribuez 3 cartes face visible à chaque zone Événements. Remplacez chaque Calamité et chaque Merveille jusqu’à ce qu’il n’y en ait plus, puis remélangez les cartes remplacées dans la pioche.
    .title = Les premiers événements

ah-clause-9 = Le joueur le plus âgé est le premier joueur actif. Décision : ici, c’est la place 1 ou celle que nomme l’option `first`. Le nombre de joueurs ne change que la réserve de Ressources universelles.
    .title = Qui commence


ah-section-round = La manche

ah-clause-10 = Le joueur actif joue son tour, puis chacun des autres dans le sens horaire. Ensuite, le joueur à gauche du joueur actif devient le joueur actif.
    .title = Une manche

ah-clause-11 = Si une carte contredit ces règles, suivez la carte.
    .title = Les cartes d’abord


ah-section-dice = Les dés

ah-clause-12 = Un dé vert montre trois fois 1 Population, deux fois 2 et une fois 3. Le dé bleu montre deux fois chacune : Ingéniosité, Force et Culture. Un dé rouge a une face x2, une face Guerre, deux faces Relance et deux faces Âge d’or. Le dé Pièces montre trois fois 3 pièces d’or, et une fois 4, 5 et 6.
    .title = Faces des dés

ah-clause-13 = Les faces rouges ne servent qu’au joueur actif, et rien n’oblige à les utiliser.
    .title = Dés rouges

ah-clause-14 = Défaussez ce dé pour relancer ensemble un ou plusieurs de vos autres dés non dépensés, dés rouges et dé Pièces compris.
    .title = Face Relance

ah-clause-15 = Elle double un autre de vos dés : Population, Ressource, pièces, Guerre ou l’autre x2. Deux x2 sur le même dé le quadruplent ; ils peuvent aussi doubler deux dés différents. Déduit : elle ne double jamais les bonus, les Ressources universelles, l’Âge d’or ni la Relance. Vous l’attribuez en dépensant le dé (AH-115). Pour la Guerre, voir AH-Q4.
    .title = Face x2

ah-clause-16 = Elle vous permet de déclarer une guerre à la fin de votre tour.
    .title = Face Guerre

ah-clause-17 = Redressez toutes vos cartes inclinées : leurs bonus peuvent resservir pendant ce tour. Déduit : le dé est alors dépensé, et chacun redresse une fois.
    .title = Face Âge d’or


ah-section-active-turn = Le tour du joueur actif

ah-clause-18 = Redressez toutes vos cartes.
    .title = Phase 1 : entretien

ah-clause-19 = Lancez les 6 dés, ou 7 à partir de l’Antiquité.
    .title = Phase 2 : lancer

ah-clause-20 = Défaussez un dé non dépensé, quelle que soit sa face, pour relancer un autre dé non dépensé ou pour échanger une carte. Vous pouvez le faire autant de fois que vous voulez. Un dé défaussé ne peut plus payer. C’est possible jusqu’à la fin de votre phase principale (AH-Q1).
    .title = Phase 3 : actions

ah-clause-21 = Donnez une carte de votre zone Événements à un adversaire et prenez une des siennes. Une Calamité non transmissible ne peut être ni donnée ni prise. Une face Relance peut aussi être défaussée pour un échange.
    .title = Échanger

ah-clause-22 = Le bonus d’une carte ne permet ni relance ni échange. Déduit : une Ressource universelle non plus.
    .title = Les bonus ne donnent pas d’action

ah-clause-23 = Pour acquérir une carte de votre zone Événements, payez sa Population et sa Ressource ; chaque carte demande les deux, et une seule sorte de Ressource. Les phases 3 et 4 peuvent alterner (AH-Q1).
    .title = Phase 4 : acquisitions

ah-clause-24 = Payez avec des dés, avec les bonus de cartes droites et non recouvertes, que vous inclinez, avec des Ressources universelles et avec une carte d’héritage (AH-85).
    .title = Moyens de paiement

ah-clause-25 = Un dé, une carte inclinée ou une Ressource universelle ne paie qu’une seule carte. Vous pouvez en additionner plusieurs ; l’excédent est perdu. Déduit : cela vaut aussi pour les Ressources universelles.
    .title = Rien ne se partage

ah-clause-26 = Une carte inclinée donne tous ses bonus ensemble. Elle le fait une fois, jusqu’à votre prochain entretien ou un Âge d’or. Les bonus d’or vont à votre trésor.
    .title = Incliner

ah-clause-27 = Les dés qui ont payé sont défaussés, et la carte rejoint aussitôt votre Civilisation. Son bonus et ses effets agissent immédiatement, même pour une autre carte de ce tour. Vous pouvez acquérir autant de cartes que vous voulez.
    .title = La carte entre en jeu

ah-clause-28 = Si une carte a un coût en or, vous pouvez le payer à la place, à tout moment de votre tour (AH-Q25). Vous ne mélangez jamais les deux. Cela vaut aussi pour les Calamités.
    .title = Acheter avec de l’or

ah-clause-29 = Gardez-le et prenez l’or qu’il indique, ou dépensez-le pour une action. Si vous n’avez fait ni l’un ni l’autre à la fin de votre phase principale, vous prenez l’or qu’il indique (AH-Q21).
    .title = Le dé Pièces

ah-clause-30 = Si une de vos cartes non recouvertes en rend une autre gratuite, vous pouvez prendre celle-ci sans payer dans votre zone Événements, à n’importe lequel de vos tours.
    .title = Cartes gratuites

ah-clause-31 = Une Merveille qui entre dans votre Civilisation apporte 1 Ressource universelle, si vous avez la place. L’or qu’une carte fait gagner est versé une fois, à son entrée.
    .title = Merveilles et or gagné

ah-clause-32 = Vous pouvez finir votre tour sans avoir utilisé tous les dés.
    .title = S’arrêter plus tôt

ah-clause-33 = Votre voisin de gauche reçoit alors les pions Résultat des dernières faces des dés verts et du dé bleu, quel que soit l’usage que vous en avez fait. Le doublement ne se transmet pas. Déduit : à partir de l’Antiquité, le dé Pièces en fait partie.
    .title = Transmettre les résultats

ah-clause-34 = Chaque Calamité de votre zone Événements que vous n’avez pas résolue et dont rien ne vous protège frappe (AH-41 à AH-48, AH-101).
    .title = Phase 5 : Calamités

ah-clause-35 = Vous pouvez déclarer des guerres (AH-49 à AH-60).
    .title = Phase 6 : guerres

ah-clause-36 = Piochez une à une des cartes jusqu’à en avoir 3 dans votre zone Événements. Déduit : une zone plus longue n’est pas réduite.
    .title = Phase 7 : événements

ah-clause-37 = Vous pouvez avancer sur le plateau des Accomplissements ; un jeton pris entraîne la décadence (AH-61 à AH-73).
    .title = Phase 8 : Accomplissements

ah-clause-38 = Si aucune carte n’est entrée dans votre Civilisation pendant ce tour, gagnez 1 Ressource universelle.
    .title = Phase 9 : Ressources universelles


ah-section-calamities = Calamités

ah-clause-39 = Vous résolvez une Calamité en l’acquérant comme toute autre carte. Elle rejoint votre Civilisation, compte comme une carte et rapporte ses points.
    .title = Résoudre une Calamité

ah-clause-40 = Quand vous n’êtes pas le joueur actif, vous pouvez résoudre ou échanger des Calamités, mais aucune ne frappe.
    .title = Les autres ne risquent rien

ah-clause-41 = Seulement à la fin de votre tour de joueur actif, avant les guerres et avant de piocher. Une Calamité que vous piochez attend donc votre prochain tour de ce genre.
    .title = Quand les Calamités frappent

ah-clause-42 = Faites ce que dit la carte. Défaussez ensuite la Calamité, sauf si elle passe dans une autre zone Événements. Déduit : s’il y en a plusieurs, vous choisissez l’ordre.
    .title = Ce qu’elles font

ah-clause-43 = Une carte détruite quitte la Civilisation pour la défausse.
    .title = Détruire

ah-clause-44 = Détruisez une carte non recouverte du type nommé. Si vous n’en avez pas, détruisez une autre carte non recouverte de votre choix. Si vous n’avez aucune carte, il ne se passe rien.
    .title = Quelle carte est détruite

ah-clause-45 = Seules les cartes non recouvertes peuvent être détruites. Une carte qui se trouvait sous la carte détruite redevient active.
    .title = Les cartes recouvertes sont à l’abri

ah-clause-46 = Une Calamité qui ne dit pas le contraire peut être échangée.
    .title = Calamités transmissibles

ah-clause-47 = Si une de vos cartes rend une Calamité gratuite, comme « Feu » pour « Rude Hiver » et « Pêche » pour « Famine », celle-ci ne frappe jamais. Vous pouvez la prendre sans payer. Sinon, elle reste dans la zone (AH-Q24).
    .title = Protection

ah-clause-48 = Certaines cartes agissent tant qu’elles sont dans une zone Événements, comme « Tigres à dents de sabre ».
    .title = Effets depuis la zone


ah-section-wars = Guerres

ah-clause-49 = Les guerres sont facultatives. Elles viennent après les Calamités, quand le joueur suivant a les pions Résultat, car les dés sont nécessaires. Plusieurs sont possibles dans un tour.
    .title = Quand ont lieu les guerres

ah-clause-50 = En tant que joueur actif, utilisez une face Guerre non dépensée. À n’importe lequel de vos tours, vous pouvez défausser à la place une Ressource universelle. Chacune commence une guerre.
    .title = Déclarer la guerre

ah-clause-51 = Choisissez n’importe quel adversaire. Vous pouvez attaquer un joueur sans jeton, mais il n’y a rien à gagner.
    .title = La cible

ah-clause-52 = Inclinez autant de cartes droites que vous voulez pour leurs bonus de Population. Lancez ensuite les 3 dés verts.
    .title = L’attaquant

ah-clause-53 = Additionnez vos dés, la Population inclinée et vos bonus d’armée. Les bonus d’armée comptent, que la carte soit inclinée ou non.
    .title = Force de frappe

ah-clause-54 = Pour chaque Général, incliné ou non, vous pouvez relancer une fois par guerre n’importe lesquels de vos dés. Il n’y en a pas à la Préhistoire. Les deux camps y ont droit (AH-Q6).
    .title = Généraux

ah-clause-55 = Le défenseur choisit ensuite les cartes à incliner, ajoute ses bonus d’armée et lance 3 dés verts.
    .title = Le défenseur

ah-clause-56 = Les Ressources universelles et l’héritage n’ajoutent rien à la guerre. Les cartes inclinées pour elle le restent jusqu’à l’entretien de leur propriétaire.
    .title = Ce qui ne combat pas

ah-clause-57 = Si l’attaque est plus forte, l’attaquant prend un jeton au défenseur : le plus élevé dont la valeur ne dépasse pas la différence (AH-Q8).
    .title = Victoire

ah-clause-58 = Si tous les jetons sont trop élevés, l’attaquant ne prend rien. Exemple : 11 contre 7 donne 4 ; parmi 1, 2, 3 et 5, il prend le 3.
    .title = Aucun jeton assez petit

ah-clause-59 = Si la défense est au moins égale, il ne se passe rien.
    .title = Attaque repoussée

ah-clause-60 = Un jeton volé rapporte à son nouveau propriétaire. Il n’entraîne pas de décadence (AH-Q7).
    .title = Jetons volés


ah-section-achievements = Accomplissements

ah-clause-61 = Chaque joueur peut déplacer son pion pendant son propre tour, même sans nouvelle carte.
    .title = Avancer est facultatif

ah-clause-62 = Restez sur place, avancez ou reculez d’une case. Déduit : jusqu’au départ aussi. AH-105 donne la portée exacte.
    .title = Trois possibilités

ah-clause-63 = Suivez les lignes imprimées. Vous pouvez traverser plusieurs cases tant qu’elles n’ont pas de jeton, et emprunter les lignes verticales. En avançant, vous ne reculez jamais.
    .title = Avancer

ah-clause-64 = Les pions adverses ne vous gênent pas.
    .title = Les autres pions

ah-clause-65 = Pour entrer dans une case qui porte un jeton, remplissez sa condition. Vous prenez le jeton et vous arrêtez. Un seul jeton par tour.
    .title = Prendre un jeton

ah-clause-66 = Le recul d’une case permet aussi de prendre un jeton.
    .title = Jetons en reculant

ah-clause-67 = Un jeton demande l’une de six choses : un nombre de cartes d’un type ; des points sur vos cartes ; un nombre de cartes ; des cartes de types différents, au moins 2 ; des bonus visibles, parfois d’une seule sorte, inclinés ou non ; ou 15 pièces d’or dans votre trésor. Déduit : cet or n’est pas dépensé.
    .title = Conditions

ah-clause-68 = Les cartes recouvertes comptent pour les types, les points et le nombre de cartes, mais pas pour les bonus. L’héritage ne compte jamais.
    .title = Ce qui compte

ah-clause-69 = Les jetons restent visibles devant vous et rapportent leur valeur.
    .title = Vos jetons


ah-section-decadence = Décadence

ah-clause-70 = Quand vous prenez un jeton du plateau, glissez une de vos cartes non recouvertes sous une autre carte non recouverte. Plusieurs cartes peuvent se trouver sous la même.
    .title = Une carte passe dessous

ah-clause-71 = Une carte recouverte ne garde que son type et ses points. Elle n’a plus ni nom, ni bonus, ni effet, ni lien.
    .title = Cartes recouvertes

ah-clause-72 = Avec une seule carte, il n’y a pas de décadence. Déduit : ni avec une seule carte non recouverte.
    .title = Pas de décadence

ah-clause-73 = À la fin de l’âge, chaque bonus d’une carte recouverte vous coûte 2 points.
    .title = Le prix


ah-section-universal-resources = Ressources universelles

ah-clause-74 = Vous pouvez en avoir 2 au plus. Une seule donne 3 Population, ou 1 Ressource de votre choix, ou commence une guerre. Vous pouvez dépenser les deux dans le même tour.
    .title = Ressources universelles


ah-section-other-turns = Le tour des autres joueurs

ah-clause-75 = Les autres ont sept phases : entretien, actions, acquisitions, guerres (par Ressource universelle seulement), événements, Accomplissements avec décadence, Ressources universelles.
    .title = Ordre des phases

ah-clause-76 = Chacun d’eux dispose à nouveau de tous les pions Résultat : 3 verts, 1 bleu et, à partir de l’Antiquité, 1 pion Pièces. Un pion paie comme un dé et ne se partage pas.
    .title = Pions Résultat

ah-clause-77 = Retournez un pion pour échanger une carte. Les pions ne permettent pas de relance, et il n’y a pas de dés rouges.
    .title = Échanger avec un pion

ah-clause-78 = Déduit : il donne son or, ou vous le retournez pour un échange.
    .title = Le pion Pièces

ah-clause-79 = Après le dernier joueur, les pions retournent à la réserve.
    .title = Fin de la manche


ah-section-end-of-age = La fin d’un âge

ah-clause-80 = Quand le 7 est pris sur le plateau, ou que la dernière carte est piochée, finissez la manche. L’âge se termine alors. Déduit : la défausse n’est pas remélangée.
    .title = Ce qui termine un âge

ah-clause-81 = Comptez les points de toutes les cartes de votre Civilisation, recouvertes ou non. Retirez 2 par bonus recouvert et ajoutez la valeur de vos jetons. Les scores des âges s’additionnent. L’or et les Ressources universelles ne rapportent rien.
    .title = Décompte


ah-section-changing-age = Changement d’âge

ah-clause-82 = Défaussez toutes les zones Événements, toutes les cartes recouvertes et toutes les cartes sans bonus.
    .title = Ce qui est défaussé

ah-clause-83 = Les cartes restantes deviennent l’héritage. Seuls leurs bonus demeurent.
    .title = L’héritage

ah-clause-84 = L’héritage n’aide qu’à acquérir des cartes. Il ne compte ni pour les jetons, ni pour les guerres, ni pour la décadence. Déduit : il n’a pas de points et ne peut pas être détruit.
    .title = À quoi sert l’héritage

ah-clause-85 = Vous pouvez utiliser les bonus d’une carte d’héritage par tour. Elle quitte ensuite le jeu (AH-Q9).
    .title = Une carte d’héritage par tour

ah-clause-86 = Ajoutez le dé Pièces, les pièces et les pions Pièces. L’or est conservé.
    .title = Les pièces arrivent

ah-clause-87 = Rassemblez tous les jetons et disposez-les à nouveau. Tous les pions reviennent au départ, et chacun a de nouveau 1 Ressource universelle.
    .title = Un nouveau plateau

ah-clause-88 = Mélangez la pioche de l’âge suivant et distribuez les événements comme en AH-8. Le joueur à gauche du dernier joueur actif commence.
    .title = Une nouvelle pioche


ah-section-end-of-game = La fin de la partie

ah-clause-89 = Le plus grand nombre de points l’emporte. En cas d’égalité, le jeton le plus élevé décide, puis le deuxième, et ainsi de suite ; sinon, la victoire est partagée. Déduit : ce sont les jetons du dernier âge.
    .title = Vainqueur et égalités


ah-section-variants = Variantes

ah-clause-90 = Le plateau ne montre que les points : ni Accomplissements, ni décadence. Chaque joueur commence avec les jetons 1, 3 et 5, que les guerres peuvent voler et qui rapportent. Déduit : ils sont redistribués à chaque âge. Un âge se termine quand un joueur a 8 cartes (AH-Q19). Déduit : ou quand la pioche est vide.
    .title = Initiation

ah-clause-91 = La face Guerre est blanche. Déduit : le dé peut encore être défaussé pour une action, les Ressources universelles ne commencent pas de guerre, et les bonus d’armée et les Généraux sont sans effet. À l’Initiation, personne ne commence alors avec des jetons. Déduit : le jeu complet se joue aussi sans guerre.
    .title = Sans guerre

ah-clause-92 = Le premier âge se termine par un 5, sans 6 ni 7 sur le plateau, et le deuxième par un 7. Trois âges se terminent par 5, 6 et 7, sans 7 dans le deuxième. Déduit : il faut deux ou trois âges, et les cases sans jeton sont des cases vides ordinaires.
    .title = Progressif

ah-clause-93 = Chaque âge se termine par un 6. Déduit : les 7 sont retirés.
    .title = Linéaire

ah-clause-94 = Jouez les trois âges à la suite, chacun jusqu’au 7.
    .title = Trois âges
