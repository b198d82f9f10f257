# Décisions d’interprétation d’Epochs en français : là où les règles sont floues ou muettes.


ep-section-rulings = Décisions d’interprétation

ep-clause-a1 = « Devoir inventer 3 » veut dire exactement 3, ni plus ni moins.
    .title = Exactement trois

ep-clause-a2 = Si rien de la main ni du marché ne peut être inventé et que vous avez recouvert 3 fois, jouez une carte pour l’action seule : pas de prime de lancement, et elle compte comme invention. Avec ce contenu, cela n’arrive pas.
    .title = Rien à inventer

ep-clause-a3 = La prime de lancement est donnée à chaque invention de la carte, aussi pour le second exemplaire.
    .title = Prime à chaque fois

ep-clause-a4 = Une carte recouverte est hors d’atteinte. La vôtre prend la place de celle que vous prenez ; ce qui est dessous y reste.
    .title = Cartes recouvertes et remplacées

ep-clause-a5 = Vous pouvez révéler toute tuile face cachée, voisine d’autres ou non. Sans voisine révélée, le sens est libre.
    .title = N’importe quelle tuile

ep-clause-a6 = On ne compare que le meilleur terrain qui peut se relier, pas le suivant.
    .title = Seul le meilleur terrain

ep-clause-a7 = Les deux premières s’orientent ensemble : parmi les paires où le premier terrain possible se touche, une au hasard. Les autres suivent une à une selon EP-2.13, au hasard si c’est libre ; une tuile seule est posée au hasard.
    .title = Tuiles du milieu au départ

ep-clause-a8 = À 0, c’est l’ordre du tour. En reculant sur une case occupée, vous y êtes dernier. La culture ne descend pas sous 0 ; sans changement, le rang reste. Pour des gains simultanés, l’inventeur ou le bâtisseur passe d’abord, sinon l’ordre du tour.
    .title = Rang de culture

ep-clause-a9 = Vous pouvez passer une action, mais pas la première de la partie. Deux actions se choisissent l’une après l’autre.
    .title = Passer

ep-clause-a10 = La première Expansion coûte 1 nourriture. Jusque-là, aucune action libre qui vous laisserait sans nourriture ni or, ou sans cube ; elle est donc toujours possible.
    .title = La première Expansion se paie

ep-clause-a11 = Un cube ou une ville retirés de la carte reviennent sur le plateau de civilisation ; seule une ville excédentaire va à la réserve.
    .title = Pièces retirées

ep-clause-a12 = Perdre un territoire voisin d’une ville ne retire pas la ville.
    .title = Ville sans territoire

ep-clause-a13 = Un coin avec un hexagone caché ne reçoit pas de ville ; une ville demande au moins un territoire.
    .title = Coins cachés

ep-clause-a14 = On ne bâtit pas non plus à côté d’une ville neutre.
    .title = Les villes neutres comptent

ep-clause-a15 = Une route terrestre suit 1 ou 2 arêtes de terre du départ à la cible ; une ville au coin d’un de vos territoires est toujours assez proche. Une route maritime relie deux coins de la même mer. Si les deux existent, le bâtisseur choisit. Les pièces ne bloquent pas.
    .title = Routes

ep-clause-a16 = Le propriétaire de la ville répond oui ou non avant tout paiement. Rien d’autre ne s’échange.
    .title = Accord

ep-clause-a17 = Un belliciste peut encore bâtir des comptoirs chez les autres plus tard dans l’époque ; seules ses propres villes sont fermées.
    .title = Un belliciste peut commercer

ep-clause-a18 = Avec le jeton, vos comptoirs chez d’autres bellicistes sont retirés aussi.
    .title = Tous vos comptoirs partent

ep-clause-a19 = Une attaque par étape militaire. EP-7.4 fait exception : au plus une par adversaire, l’une après l’autre. Une ville neutre protégée reste une cible neutre. À 2 joueurs, l’exception n’apporte rien.
    .title = Une attaque

ep-clause-a20 = La solde se paie avant de se déclarer et d’attaquer, jamais après.
    .title = Payer d’abord

ep-clause-a21 = Deux territoires se touchent par une arête ; une ville ou un comptoir et un territoire, si elle est à son coin ; un comptoir atteint aussi sa ville. Par-delà : d’un territoire, d’une ville ou d’un comptoir touchant un groupe des terrains nommés vers une cible qui touche ce groupe ou s’y trouve. Plaine et désert forment un seul ensemble.
    .title = Ce qui est voisin

ep-clause-a22 = Un territoire compte pour son terrain, et la mer s’il en est proche ; une ville pour tous les terrains de ses hexagones ; chaque icône compte une fois. Un camp compte comme un territoire. L’aviation attaque aussi camps et villes neutres là où EP-7.3 le permet.
    .title = Terrain d’une bataille

ep-clause-a23 = On choisit le protecteur, l’attaquant lance, le défenseur lance, puis le butin, puis les effets du vainqueur. Pas de relance. Au-delà de 12 dés, on relance les mêmes.
    .title = Déroulement d’une guerre

ep-clause-a24 = À égalité ou en dessous, rien ne se passe : personne ne gagne ni ne perd rien.
    .title = Attaques manquées

ep-clause-a25 = Un protecteur aux unités non prêtes a 0. L’attaquant ne peut pas protéger ; un autre belliciste le peut.
    .title = Qui peut protéger

ep-clause-a26 = Sans cube ou ville libre, vous ne faites que retirer. Poser ignore les conditions de construction. Retirer est obligatoire, poser non.
    .title = Remplacer

ep-clause-a27 = Avec 1 ou 2 contre un protecteur, vous ne prenez que l’honneur ; la ville neutre reste.
    .title = Petite victoire sur un protecteur

ep-clause-a28 = Qui pose un cube sur un territoire ou camp conquis prend sa ressource et retourne son jeton.
    .title = Jetons sur terre conquise

ep-clause-a29 = Le dernier territoire ne protège que les cubes ; une dernière ville peut tomber.
    .title = Dernier territoire

ep-clause-a30 = Le rang de culture décide : jamais d’égalité pour les chefs-d’œuvre.
    .title = Pas d’égalité pour l’art

ep-clause-a31 = Vous choisissez les villes une à une, juste assez pour nourrir le reste ; l’or doit servir d’abord. Chacune coûte 1 point de culture. Les remises par ville baissent chaque ville, les autres la somme, jamais sous 0.
    .title = Famine

ep-clause-a32 = Elle est automatique. De chaque sorte que vous pouvez garder, choisissez combien reste ; tout le reste est additionné, divisé par le taux et arrondi en dessous.
    .title = Conversion en or

ep-clause-a33 = Chaque camp compte une fois par joueur ; les comptoirs ne comptent pas.
    .title = Le pillage compte les camps

ep-clause-a34 = Chaque étape se fait pour tous, dans l’ordre du tour depuis le premier joueur de l’époque, avant la suivante.
    .title = Ordre en fin d’époque

ep-clause-a35 = À l’époque III, les 7 étapes précèdent le décompte.
    .title = La dernière époque aussi

ep-clause-a36 = Si la pioche du marché est vide, on ne pose rien.
    .title = Pioche vide

ep-clause-a37 = Une colonne a 4 cases. Un vide se comble vers le haut ; une carte achetée n’est pas remplacée.
    .title = Colonnes de quatre

ep-clause-a38 = Prendre une unité de base ne l’épuise pas.
    .title = Les unités de base restent

ep-clause-a39 = Une unité coûte la différence, au moins 0, plus les suppléments, moins les remises, au moins 0. Les suppléments valent même si elle est moins chère que l’ancienne.
    .title = Suppléments des unités

ep-clause-a40 = Le Guerrier à la hache ne se reprend pas. Une unité unique remplacée compte pour un coût de 0, et son nom pour déjà eu.
    .title = Anciens noms

ep-clause-a41 = Elle permet tout autre régime de votre niveau ou du suivant, sans flèches ni culture, avec sa récompense immédiate. Vous pouvez décliner.
    .title = Sainte-Sophie

ep-clause-a42 = La seconde Expansion ne suit qu’une action Expansion, pas une accordée qui est elle-même supplémentaire.
    .title = République

ep-clause-a43 = On ne débloque rien au milieu d’une action. Une capacité immédiate se résout aussitôt.
    .title = Quand débloquer

ep-clause-a44 = L’autorité au-delà de 24 et les chefs-d’œuvre au-delà de 26 jetons sont perdus.
    .title = Gains perdus

ep-clause-a45 = Avec le jeton « 30+ », votre position est la culture moins 30 ; un second tour continue de compter.
    .title = Au-delà de 30

ep-clause-a46 = L’or paie aussi solde, nourriture des villes et prix des capacités, sauf « sans or ». Un prix en or ne prend que de l’or.
    .title = L’or paie

ep-clause-a47 = La liste est fixée quand l’événement arrive, avant que la nouvelle carte compte ; une carte ne se déclenche pas elle-même. Ordre : résultats imprimés ; gains simples (régime, capacités, inventions, merveilles, nouvelle carte) ; effets qui demandent un choix, dans votre ordre ; actions supplémentaires. Conditions et quantités valent à la résolution.
    .title = Effets d’un événement

ep-clause-a48 = Toute action accordée par un effet est supplémentaire : payée sauf gratuité, elle déclenche des effets, mais jamais une autre action supplémentaire. Une merveille ainsi bâtie donne sa récompense et sa capacité immédiate. Deux sources en donnent une chacune.
    .title = L’accordé est supplémentaire

ep-clause-a49 = Les remises s’additionnent ; aucun coût sous 0. Une action n’est permise que si vous pouvez tout payer maintenant, or compris ; convertissez avant.
    .title = Remises et paiement

ep-clause-a50 = En cas de refus, rien n’est dépensé et vous choisissez une autre action. Les villes de ce joueur ne sont plus des cibles ce tour-ci.
    .title = Refus

ep-clause-a51 = Au plus une fois par époque, avant la première attaque de l’étape. Ni unités prêtes ni attaque ensuite ne sont nécessaires.
    .title = Prendre le jeton

ep-clause-a52 = L’antiaérien, prêt ou non, ne retire que le « partout » ; une ville atteinte autrement peut être attaquée. L’interdiction vise territoires et camps de ce terrain, pas les villes.
    .title = Antiaérien et interdiction

ep-clause-a53 = Un dé par icône si l’autre camp est un joueur montrant une telle unité, prête ou non ; aucun contre camps et villes neutres sans protecteur.
    .title = Dés contre montées et aviation

ep-clause-a54 = Le total strictement supérieur gagne, aussi pour un défenseur ou protecteur ; cela ne compte que pour les effets.
    .title = Gagner une guerre

ep-clause-a55 = Ce qui est sur les unités va à la banque ; vous êtes prêt si rien n’est dû, sinon payez à nouveau. Les ressources sur les unités ne sont pas stockées et restent jusqu’à votre entretien.
    .title = Nouvelle unité sur l’ancienne

ep-clause-a56 = Offre ou demande au-delà de 15 compte pour 15. Le 25 de la piste de combat n’est pas une limite.
    .title = Bouts des pistes

ep-clause-a57 = D’abord la ville part, puis ses comptoirs rentrent (EP-7.2), puis le vainqueur peut poser la sienne. Les comptoirs ne passent pas à la nouvelle ville.
    .title = Retirer une ville

ep-clause-a58 = De la fin de votre entretien à la fin de votre tour, en EP-D4, EP-D5 et EP-D10 ; pas dans une action accordée ni tant que des effets attendent.
    .title = Quand les actions libres

ep-clause-a59 = Si une unité au plus a une solde, rien n’est dû ; si les deux en ont une, vous choisissez au paiement laquelle épargner.
    .title = Solde dispensée
