# Les règles de The Flow of History en français, section par section. Vouvoiement.


foh-section-components = Matériel

foh-clause-c1 = La boîte contient 67 cartes : 6 de l’âge S (les cartes de départ), 5 de l’âge A et 12 pour chacun des âges I à IV. S’y ajoutent 7 cartes de l’âge V, dont « Internet », et « Le Futur ». Les cartes de départ sont des cartes Gouvernement sans effet ; chaque autre carte a exactement un effet. Déduit : chaque carte sauf « Le Futur » a au moins une icône de production sur son bandeau.
    .title = Les cartes de la boîte

foh-clause-c2 = Une carte est de type Militaire, Construction, Savoir, Gouvernement, Dirigeant ou Merveille. Il y a sept sortes d’icônes de production : culture, récolte, commerce, attaque, science, défense et industrie. Déduit : parmi les cinq cartes de l’âge A, chaque type sauf Gouvernement figure une fois.
    .title = Types de cartes et icônes

foh-clause-c3 = Un effet est immédiat, d’attaque, d’attaque générale, permanent, une action de tour ou de décompte ; cela dit quand il agit (FOH-G3, FOH-A1, FOH-V4). Quatre effets permanents portent la marque « obsolète » et n’agissent plus au décompte : « Château fort », « Féodalisme », « Frégate » et « Académie militaire ».
    .title = Quand les effets agissent, et la marque « obsolète »

foh-clause-c4 = Toutes les cartes d’un type vérifient la même icône pour le bonus d’investisseur (FOH-K2) ; une carte Construction vérifie l’industrie. Déduit : Savoir vérifie la science ; Gouvernement et Dirigeant vérifient la culture. Inventé : Merveille vérifie l’industrie ; Militaire vérifie la science.
    .title = L’icône que vérifie une carte

foh-clause-c5 = Les jetons ne s’épuisent jamais : si les 72 de la boîte ne suffisent pas, prenez n’importe quoi d’autre. Chaque joueur commence avec 4 jetons ; tous les autres forment la Réserve. Chaque joueur n’a qu’un marqueur, donc au plus un investissement en cours. Décision : les jetons sont illimités dans la deuxième édition aussi, bien qu’elle ne le dise pas.
    .title = Jetons et marqueurs

foh-clause-c6 = Hormis les 4 premiers jetons de chaque joueur, la Réserve ne paie que dans trois cas. Ce sont la récolte (FOH-H1, FOH-H2), un effet qui nomme la Réserve, et le jeu du Banquier (FOH-2P2, FOH-2P5). Qui prend dans le Stock reçoit au plus ce qu’il contient. Décision : rien ne revient à la Réserve ; un paiement sans destinataire nommé va au Stock.
    .title = Réserve et Stock

foh-clause-c7 = Une carte défaussée sort du jeu pour de bon. Il n’y a pas de défausse, aucune carte ne revient, et la pioche n’est jamais remélangée.
    .title = Les cartes défaussées sont perdues


foh-section-setup = Mise en place

foh-clause-s1 = Le marché s’ouvre avec les cinq cartes de l’âge A ; à cinq joueurs, ajoutez la première carte de la pioche, de l’âge I, ce qui fait six. De haut en bas, la pioche contient les âges I, II, III, IV et V, chacun mélangé à part. Viennent ensuite « Internet » et, tout en bas, « Le Futur ».
    .title = Marché et pioche

foh-clause-s2 = Donnez à chaque joueur 4 jetons et une carte de l’âge S au hasard, face visible, qui commence sa pile Gouvernement. Les cartes de l’âge S non distribuées quittent le jeu (à deux joueurs : FOH-2P1). Le Stock est vide (à deux joueurs : FOH-2P2). Le hasard désigne qui commence, et on joue dans le sens horaire.
    .title = Ce que chaque joueur a au départ

foh-clause-s3 = Les cartes et les jetons de chaque nation sont visibles de tous. Décision : tout le reste aussi, y compris les cartes retirées, sauf l’ordre de la pioche. Le choix de FOH-2P1 est caché lui aussi, jusqu’à ce que les deux joueurs l’aient fait.
    .title = Information ouverte


foh-section-turn = Tour

foh-clause-t1 = À votre tour, faites une action (investir, finaliser, souffler, activer ou récolter) ; vient ensuite le nettoyage (FOH-U1). Vous ne pouvez pas passer. Décision : récolter est toujours permis, même sans rapporter de jeton ; chaque joueur a donc toujours un coup.
    .title = Une action par tour

foh-clause-t2 = Décision : la partie se termine comme dans FOH-U3 après 10 tours par joueur à la suite sans investissement et sans carte gagnée. Aucun des deux livrets ne fixe de limite. Seule la récolte (et, avec FOH-O6, une activation sans cible) peut se répéter sans fin. Investir occupe le marqueur libre, et toutes les autres actions déplacent une carte. À deux joueurs, cela n’arrive jamais, car le Banquier renouvelle le marché. FOH-O7 supprime la limite.
    .title = Une partie bloquée


foh-section-invest = Investir

foh-clause-i1 = Vous ne pouvez investir que si vous n’avez aucun investissement en cours et si vous avez au moins 1 jeton.
    .title = Quand vous pouvez investir

foh-clause-i2 = Choisissez une carte du marché qui ne porte aucun marqueur, ni d’un joueur ni du Banquier. Placez-y votre marqueur avec une mise d’au moins 1 de vos jetons. Décision : la deuxième édition n’indique pas de mise minimale ; elle y est aussi de 1. Décision : jusqu’à ce que la carte soit finalisée ou soufflée, la mise ne peut être ni déplacée, ni augmentée, ni reprise.
    .title = Placer une mise


foh-section-complete = Finaliser

foh-clause-k1 = Vous ne pouvez finaliser qu’une carte dans laquelle vous avez investi lors d’un tour précédent ; ce n’est pas forcément dès votre tour suivant. D’abord, la mise qu’elle porte va au Stock.
    .title = Quand vous pouvez finaliser

foh-clause-k2 = Votre bonus est de 1 jeton du Stock par icône que vous avez (FOH-G6) de la sorte que vérifie la carte (FOH-C4). Il ne dépasse pas ce que contient le Stock et ne vient jamais de la Réserve. Comptez avant de poser la carte : ses propres icônes ne comptent pas. Un effet qu’elle va recouvrir et un Dirigeant qu’elle va remplacer comptent encore.
    .title = Le bonus d’investisseur

foh-clause-k3 = Après le bonus, vous reprenez votre marqueur et gagnez la carte (FOH-G1 à FOH-G7).
    .title = Gagner la carte finalisée


foh-section-snipe = Souffler

foh-clause-n1 = Vous pouvez souffler une carte dans laquelle un adversaire a investi si vous avez au moins autant de jetons qu’il y en a dessus. Payez ce nombre directement à l’investisseur (Banquier : FOH-2P4). Un investissement à vous ne l’empêche pas et reste où il est.
    .title = Quand vous pouvez souffler

foh-clause-n2 = La mise posée sur la carte va au Stock, et le marqueur revient à son propriétaire. L’investisseur prend ensuite 1 jeton du Stock par icône de commerce qu’il a, tant qu’il y en a. Puis il prend la moitié du Stock restant, arrondie à l’inférieur.
    .title = Ce que reçoit l’investisseur

foh-clause-n3 = Une carte soufflée ne rapporte de bonus d’investisseur à personne. Vous la gagnez (FOH-G1 à FOH-G7) une fois l’investisseur payé ; son effet n’a lieu qu’alors.
    .title = Gagner la carte soufflée


foh-section-activate = Activer

foh-clause-a1 = Utilisez une action de tour non recouverte de votre nation. Vous ne pouvez pas encore utiliser une carte gagnée pendant ce tour, car la gagner était l’action du tour. Dès votre tour suivant, vous pouvez l’utiliser tour après tour, jusqu’à ce qu’elle soit recouverte ou perdue.
    .title = Utiliser une action de tour

foh-clause-a2 = Décision : vous ne pouvez activer un effet que si vous pouvez payer son coût et s’il y a quelque chose à gagner. Rien n’est donné pour rien. Décision : FOH-O6 permet la lecture plus large de la première question-réponse de la première édition. Un effet sans cible peut alors servir à passer, sans rien payer, retirer ni gagner, même pour un joueur qui ne pourrait pas payer son coût.
    .title = Pas d’activation sans cible

foh-clause-a3 = Payez d’abord, gagnez ensuite. « Ramsès II » et « Christophe Colomb » sont retirés du jeu. Le propriétaire de « John Lennon » défausse sa carte Militaire du dessus, ce qui découvre celle d’en dessous (FOH-G3). Les icônes ainsi perdues ne comptent plus. « Confucius » n’a pas de coût : comme « John Lennon » quand la carte gagnée est un Dirigeant, il s’en va selon FOH-G2. Décision : les 3 jetons de « Philosophie » vont au Stock.
    .title = Le coût d’abord, le gain ensuite


foh-section-harvest = Récolter

foh-clause-h1 = Pour chaque icône de récolte que vous avez, 1 jeton passe de la Réserve au Stock. Puis prenez la moitié du Stock, arrondie à l’inférieur.
    .title = Récolter le Stock

foh-clause-h2 = S’il vous reste moins de jetons que le numéro de l’âge en cours (FOH-U2), complétez jusqu’à ce numéro. Prenez dans le Stock, puis dans la Réserve quand le Stock est vide. Votre mise sur une carte du marché ne compte pas.
    .title = Compléter jusqu’à l’âge


foh-section-gaining-a-card = Gagner une carte

foh-clause-g1 = Les cartes Militaire, Construction, Savoir et Gouvernement forment une pile par type, chaque nouvelle carte au-dessus. Seul l’effet du dessus d’une pile agit, mais les bandeaux de toutes ses cartes comptent.
    .title = Une pile par type

foh-clause-g2 = Une nation n’a de place que pour un Dirigeant ; un nouveau retire l’ancien du jeu. Les Merveilles sont côte à côte et ne se recouvrent jamais. Décision : le bandeau et l’effet de l’ancien Dirigeant ne comptent plus quand commence l’effet de la nouvelle carte. Ainsi, « Gengis Khan » ne rapporte rien quand « Napoléon Bonaparte » le remplace, et « Napoléon Bonaparte » attaque même quand il remplace « Mahatma Gandhi ».
    .title = Un Dirigeant, plusieurs Merveilles

foh-clause-g3 = Un effet immédiat, d’attaque ou d’attaque générale a lieu exactement une fois, juste après la pose de la carte, de quelque façon qu’elle ait été gagnée. Il ne se répète pas si elle est découverte plus tard. Les icônes de la nouvelle carte comptent pour lui, ainsi que ce que vos autres effets permanents donnent à cause d’elle. L’effet qu’elle vient de recouvrir ne compte pas. Les effets permanents, les actions de tour et les effets de décompte agissent de nouveau dès qu’ils sont découverts.
    .title = Quand les effets ont lieu

foh-clause-g4 = Une carte gagnée par un effet apporte aussitôt son propre effet : un gain peut en entraîner un autre. Par exemple, « Confucius » peut apporter « Justinien Ier », lui « Forges », celle-ci « Chevaliers », et « Chevaliers » une attaque. Décision : s’il y a une carte sans investissement qui convient, vous devez en gagner une. Décision : le marché n’est complété qu’une fois la chaîne terminée.
    .title = Cartes gagnées en chaîne

foh-clause-g5 = Un effet qui ne trouve pas de cible, ou trouve une pioche vide, ne fait rien. Un effet qui prend des jetons du Stock en prend au plus ce qu’il y a ; un effet qui prend de la Réserve paie toujours en entier. Décision : cela vaut aussi pour la deuxième édition, qui n’imprime pas de questions-réponses.
    .title = Les effets qui ne trouvent rien

foh-clause-g6 = Vos icônes sont celles de tous les bandeaux de votre nation, cartes recouvertes comprises, et celles que donnent vos effets permanents non recouverts. Les vérifications de bonus et les effets de décompte n’en ajoutent pas. Un effet qui compte les cartes d’un type compte toute la pile, avec la carte de départ et lui-même. Décision : un effet qui compte des icônes compte aussi celles que donnent d’autres effets, comme « Frégate » pour le commerce de « République ». Ces effets permanents ne comptent que le commerce ou la récolte et ne donnent que de la défense : rien ne tourne en rond.
    .title = Compter icônes et cartes

foh-clause-g7 = Qui a gagné ou activé la carte fait tous les choix que demande son effet ; l’attaquant choisit pour les victimes. Décision : si un seul choix est possible, il est fait sans demander.
    .title = Qui fait les choix


foh-section-attacks = Attaques

foh-clause-w1 = La force d’un attaquant est le nombre de ses icônes d’attaque ; celle d’un adversaire, ses icônes d’attaque et de défense réunies. Seul un adversaire de force inférieure à celle de l’attaquant peut être touché ; à force égale, il est à l’abri.
    .title = Comparer les forces

foh-clause-w2 = Une attaque touche un adversaire plus faible. L’attaquant choisit la victime et, si l’effet le laisse ouvert, ce qui est perdu. Décision : l’attaque doit avoir lieu si elle peut faire perdre quelque chose à quelqu’un. La victime doit alors être un tel joueur, et on ne peut choisir que ce qui est là.
    .title = Attaque d’un adversaire

foh-clause-w3 = Une attaque générale touche chaque adversaire plus faible, et l’attaquant choisit pour chacun séparément. Décision : toutes les forces sont comparées une fois, au début de l’effet. Les pertes suivent dans le sens horaire, en commençant par le joueur après l’attaquant.
    .title = Attaque de tous les adversaires

foh-clause-w4 = Une pile qui perd sa carte du dessus montre de nouveau celle d’en dessous (FOH-G3). Une carte de départ est une carte Gouvernement comme une autre : elle compte et peut être perdue. Une pile peut finir vide.
    .title = Perdre la carte du dessus

foh-clause-w5 = Le propriétaire de « Gengis Khan » prend 2 jetons du Stock, ou ce qu’il y a, chaque fois qu’il active un effet d’attaque ou d’attaque générale. Cela vaut quel qu’en soit le résultat, même si personne n’est plus faible. Décision : les jetons sont pris avant que l’attaque soit exécutée.
    .title = Gengis Khan

foh-clause-w6 = Tant que « Mahatma Gandhi » dirige votre nation, les effets d’attaque et d’attaque générale des cartes que vous gagnez n’ont pas lieu, ni plus tard (FOH-G3). Ceux des autres ne peuvent pas vous toucher. Vous ne pouvez pas être choisi comme cible, mais le « Gengis Khan » d’un attaquant rapporte quand même les jetons. « Communisme » est un effet immédiat, pas une attaque, et n’épargne personne.
    .title = Mahatma Gandhi

foh-clause-w7 = « Guerriers » prend 2 jetons dans la nation d’un adversaire plus faible, ou 1 s’il n’y en a pas plus. Le Banquier n’a pas de nation : il n’est jamais attaqué et ne reçoit aucune part quand on partage des jetons. Décision : ni « Guerriers » ni « Communisme » n’atteint les jetons posés sur des cartes avec investissement.
    .title = Guerriers, mises et Banquier


foh-section-effects = Effets

foh-clause-e1 = Certains effets permanents donnent un nombre fixe d’icônes. D’autres donnent un nombre par carte d’un type (« Château fort », « Académie militaire », « Théocratie ») ou par icône d’une sorte (« Féodalisme », « Frégate »). Cartes et icônes se comptent comme dans FOH-G6.
    .title = Les effets qui donnent des icônes

foh-clause-e2 = L’effet vous fait gagner une carte du marché sans investissement, des types qu’il nomme. Le coût qu’il demande vient d’abord (FOH-A3) : des jetons, le retrait de la carte elle-même, ou votre propre carte du dessus d’un type.
    .title = Gagner une carte du marché

foh-clause-e3 = Vous gagnez la première carte de la pioche, quelle qu’elle soit ; un Dirigeant remplace le vôtre (FOH-G2), et « Le Futur » met fin à la partie (FOH-U4). Si l’effet retire sa propre carte, comme « Christophe Colomb », cela se fait d’abord.
    .title = Gagner une carte de la pioche

foh-clause-e4 = Vous prenez un nombre de jetons par icône ou par carte que nomme l’effet, comptées après la pose de la carte. Selon l’effet, ils viennent du Stock, tant qu’il y en a, ou de la Réserve, sans limite.
    .title = Les effets qui prennent des jetons

foh-clause-e5 = « Guerriers » prend des jetons (FOH-W7) ; « Char d’assaut » et « Projet Manhattan » défaussent une Merveille. Les autres attaques défaussent la carte du dessus d’une des piles qu’elles nomment (« Chasseur à réaction » : des deux, si elles existent). Un effet d’attaque touche un seul adversaire (FOH-W2), un effet d’attaque générale chaque adversaire plus faible (FOH-W3).
    .title = Ce que prennent les attaques

foh-clause-e6 = « Communisme » envoie au Stock les jetons de toutes les nations. Tout le Stock est ensuite partagé en parts égales, arrondies à l’inférieur, une par joueur ; ce qui ne peut être partagé y reste.
    .title = Communisme partage tous les jetons

foh-clause-e7 = Trois effets ont leurs propres règles. « Gengis Khan » rapporte des jetons en attaquant (FOH-W5), « Mahatma Gandhi » se tient hors des attaques (FOH-W6), et « Le Futur » met fin à la partie (FOH-U3).
    .title = Trois effets à part

foh-clause-e8 = Un effet de décompte donne ses icônes de culture par carte d’un type que vous avez, ou par icône ou paire d’icônes d’une sorte. Une paire incomplète ne donne rien. « Le Taj Mahal » en donne 2 par série complète d’une carte Savoir, d’une Construction, d’une Militaire et d’une Gouvernement. « Internet » donne de la science à la place (FOH-V1).
    .title = Ce que donnent les effets de décompte


foh-section-cleanup = Nettoyage

foh-clause-u1 = Après l’action, des cartes du dessus de la pioche complètent le marché à 5, ou à 6 à cinq joueurs.
    .title = Compléter le marché

foh-clause-u2 = L’âge en cours est le plus haut numéro d’âge qui figure à ce moment parmi les cartes du marché et de toutes les nations. I vaut 1, et ainsi de suite jusqu’à V, qui vaut 5 ; l’âge peut redescendre quand une carte est perdue. Chaque carte du marché sans investissement, plus vieille de deux âges ou davantage, est retirée et le marché complété ; les cartes avec investissement et les nations restent telles quelles. Déduit : les âges S et A comptent pour 0. Décision : on répète cela jusqu’à ce qu’aucune carte ne soit trop vieille. Avec age_check=once (FOH-O5), on le fait une fois, et ce qui est alors trop vieux reste jusqu’au nettoyage suivant.
    .title = Âge en cours et contrôle des âges

foh-clause-u3 = Quand « Le Futur » arrive au marché ou dans une nation, le tour en cours est le dernier, même si d’autres ont eu moins de tours. Le glossaire de la deuxième édition arrête plutôt la partie aussitôt ; future_ends=immediately (FOH-O2) le suit. La seule différence est que le bonus de FOH-2P3 n’est pas proposé.
    .title = « Le Futur » met fin à la partie

foh-clause-u4 = Décision : dès que « Le Futur » est révélé, le nettoyage s’arrête là : le marché n’est plus complété, pas de contrôle des âges, pas de Banquier. Décision : si un effet gagne « Le Futur » depuis la pioche, la partie se termine de même, sans aucun nettoyage. Décision : « Le Futur » n’a ni type, ni âge, ni pile, ni icônes ; dans une nation, il n’est qu’une carte de plus pour FOH-V5. « Internet » est une carte comme une autre, même quand elle vient directement de la pioche.
    .title = Une fois « Le Futur » apparu


foh-section-scoring = Décompte

foh-clause-v1 = D’abord, les effets obsolètes (FOH-C3) cessent, mais les bandeaux de leurs cartes restent. Décision : les 4 icônes de science d’« Internet » s’ajoutent maintenant ; elles comptent donc pour FOH-V3 et pour « Programme Apollo ».
    .title = Avant de compter

foh-clause-v2 = Chaque icône de culture vous rapporte 1 point, y compris celles que donnent les effets permanents.
    .title = Points de culture

foh-clause-v3 = Additionnez toutes vos icônes autres que la culture, y compris celles que donnent les effets permanents. Vous marquez en points la moitié du total, arrondie à l’inférieur.
    .title = Points des autres icônes

foh-clause-v4 = Les effets de décompte non recouverts rapportent 1 point par icône de culture qu’ils donnent (FOH-E8). Cartes et icônes se comptent telles qu’elles sont après FOH-V1. Un effet de décompte recouvert ne rapporte rien.
    .title = Points des effets de décompte

foh-clause-v5 = Le plus haut total de points l’emporte. Les égalités sont départagées par le nombre de cartes de la nation, recouvertes comprises, puis par ses jetons. Décision : une mise sur une carte du marché ne compte pas ici, et les joueurs encore à égalité partagent la victoire.
    .title = Vainqueur et égalités

foh-clause-v6 = « Théocratie » est le seul effet permanent qui compte quelque chose sans porter la marque « obsolète ». Ses icônes d’attaque sont donc là au décompte. FOH-O4 permet de la traiter comme obsolète.
    .title = Théocratie au décompte


foh-section-two-players = À deux joueurs

foh-clause-2p1 = Le marché a 5 cartes. « Tribu agraire » et « Caste militaire » sont retirées. Chaque joueur reçoit 2 des quatre autres cartes de l’âge S et en garde une ; les autres quittent le jeu. Décision : les deux joueurs choisissent en secret et en même temps.
    .title = Mise en place à deux

foh-clause-2p2 = Un marqueur inutilisé devient le Banquier, qui commence avec un investissement de 2 jetons sur « Guerriers ». Le Stock contient 2 jetons au départ ; ceux-ci et ceux du Banquier viennent de la Réserve.
    .title = La première mise du Banquier

foh-clause-2p3 = Après avoir finalisé une carte et tout ce qu’elle a déclenché, vous pouvez aussitôt faire une action de plus : investir ou souffler. Les règles habituelles s’y appliquent. Le marché n’est pas complété avant, et elle n’apporte pas d’autre bonus. Décision : vous y avez droit même si vous venez ainsi de gagner « Le Futur », car le tour n’est pas encore fini (mais voir FOH-O2).
    .title = Action bonus après avoir finalisé

foh-clause-2p4 = Vous pouvez souffler la carte du Banquier. Votre paiement va au Stock avec les jetons posés sur la carte. Décision : personne ne prend de jetons pour le commerce ni la moitié du Stock.
    .title = Souffler la carte du Banquier

foh-clause-2p5 = Le nettoyage commence par le Banquier : la carte qu’il a encore est défaussée, et les jetons qu’elle porte vont au Stock. Après le contrôle des âges, le joueur dont c’est le tour doit lui choisir une nouvelle carte du marché, sans investissement. Le Banquier mise la moitié du Stock, arrondie à l’inférieur. Si c’est moins que le numéro de l’âge en cours, la Réserve (et non le reste du Stock) fournit la différence. Avec cinq cartes et seulement les marqueurs de deux joueurs, il y a toujours une telle carte. L’âge I a alors commencé : la mise est donc d’au moins 1.
    .title = Le Banquier au nettoyage

foh-clause-2p6 = Décision : une carte qui porte le Banquier est une carte avec investissement pour toutes les règles, comme FOH-I2 et les effets qui gagnent une carte sans investissement. Le contrôle des âges ne la rencontre jamais, car elle est défaussée avant. Décision : le Banquier n’a pas de tour, ne prend pas de bonus, ne récolte jamais et ne reçoit aucune part.
    .title = La carte du Banquier porte un investissement


foh-section-options = Options de jeu

foh-clause-o1 = edition=second (par défaut) est pour 2 à 5 joueurs, edition=first pour 3 à 5. La première édition a ses propres titres pour certaines cartes, dans l’original : Ramses II, Great Wall, Great Mosque of Djenné, Jet Fighter, Knight, Columbus, Napoleon, Einstein. Déduit : une carte dont son livret ne montre pas l’effet agit comme dans la deuxième édition. Décision : ce que seuls disent les questions-réponses et les termes de la première édition vaut dans les deux (FOH-C5, FOH-G5).
    .title = Option : édition

foh-clause-o2 = future_ends=turn (par défaut) termine le tour où « Le Futur » apparaît ; future_ends=immediately arrête la partie à cet instant (FOH-U3).
    .title = Option : fin par « Le Futur »

foh-clause-o3 = glossary=corrected (par défaut) donne par icône de récolte 1 jeton avec « Irrigation » et 2 avec « Agriculture mécanisée ». Décision : le glossaire de la deuxième édition a 2 et 1, mais son propre exemple de carte soufflée joue « Irrigation » avec 1. Les deux sont donc considérées comme interverties. Déduit : « Agriculture mécanisée », absente du livret de la première édition, y donne 2. glossary=literal suit le glossaire, dans la deuxième édition seulement ; l’exemple d’« Irrigation » se termine alors autrement.
    .title = Option : Irrigation et Agriculture mécanisée

foh-clause-o4 = theocracy=counts (par défaut) garde les icônes d’attaque de « Théocratie » au décompte ; theocracy=obsolete les supprime (FOH-V6).
    .title = Option : Théocratie au décompte

foh-clause-o5 = age_check=repeat (par défaut) retire et complète jusqu’à ce qu’aucune carte ne soit trop vieille ; age_check=once le fait une seule fois à chaque nettoyage (FOH-U2).
    .title = Option : contrôle des âges

foh-clause-o6 = idle_activate=refused (par défaut) interdit d’activer sans cible ; idle_activate=allowed permet ainsi de passer le tour sans rien payer ni gagner (FOH-A2).
    .title = Option : activer sans cible

foh-clause-o7 = stall=10 (par défaut) termine une partie après 10 tours par joueur à la suite où personne n’investit ni ne gagne de carte ; stall=off la laisse continuer (FOH-T2).
    .title = Option : limite de partie bloquée
