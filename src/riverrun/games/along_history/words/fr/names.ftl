# Les noms d’Along History. Les attributs sont des formes d’un nom : a avec son article, one et many après un nombre.

## Types de cartes : de après « pas »

ah-type-terrain = Terrain
    .a = un Terrain
    .de = de Terrain
    .one = Terrain
    .many = Terrains
ah-type-character = Personnage
    .a = un Personnage
    .de = de Personnage
    .one = Personnage
    .many = Personnages
ah-type-progress = Progrès
    .a = un Progrès
    .de = de Progrès
    .one = Progrès
    .many = Progrès
ah-type-wonder = Merveille
    .a = une Merveille
    .de = de Merveille
    .one = Merveille
    .many = Merveilles
ah-type-calamity = Calamité
    .a = une Calamité
    .de = de Calamité
    .one = Calamité
    .many = Calamités

## Ressources : de après une quantité

ah-resource-ingenuity = Ingéniosité
    .de = d’Ingéniosité
    .short = Ing
ah-resource-strength = Force
    .de = de Force
    .short = For
ah-resource-culture = Culture
    .de = de Culture
    .short = Cul

## Bonus : un losange sur une carte

ah-bonus-population = Population
    .one = bonus de Population
    .many = bonus de Population
    .short = Pop
ah-bonus-ingenuity = Ingéniosité
    .one = bonus d’Ingéniosité
    .many = bonus d’Ingéniosité
    .short = Ing
ah-bonus-strength = Force
    .one = bonus de Force
    .many = bonus de Force
    .short = For
ah-bonus-culture = Culture
    .one = bonus de Culture
    .many = bonus de Culture
    .short = Cul
ah-bonus-gold = or
    .one = bonus d’or
    .many = bonus d’or
    .short = or

## Dés selon leur face : the avec l’article, used et bare pour dés comme pions, face pour la face seule

ah-die-g1 = 1 vert
    .the = le 1 vert
    .used = le 1 vert
    .bare = 1 vert
    .face = 1 vert
ah-die-g2 = 2 vert
    .the = le 2 vert
    .used = le 2 vert
    .bare = 2 vert
    .face = 2 vert
ah-die-g3 = 3 vert
    .the = le 3 vert
    .used = le 3 vert
    .bare = 3 vert
    .face = 3 vert
ah-die-blue = dé bleu
    .the = le dé bleu
    .used = le résultat bleu
    .bare = résultat bleu
    .face = Ressource
ah-die-x2 = dé x2
    .the = le dé x2
    .used = le dé x2
    .bare = dé x2
    .face = x2
ah-die-war = dé Guerre
    .the = le dé Guerre
    .used = le dé Guerre
    .bare = dé Guerre
    .face = Guerre
ah-die-reroll = dé Relance
    .the = le dé Relance
    .used = le dé Relance
    .bare = dé Relance
    .face = Relance
ah-die-golden = dé Âge d’or
    .the = le dé Âge d’or
    .used = le dé Âge d’or
    .bare = dé Âge d’or
    .face = Âge d’or
ah-die-coin = dé Pièces
    .the = le dé Pièces
    .used = le résultat Pièces
    .bare = résultat Pièces
    .face = or

## Âges : start avec l’article, en début de phrase

ah-age-prehistory = Préhistoire
    .start = La Préhistoire
ah-age-antiquity = Antiquité
    .start = L’Antiquité
ah-age-middle-ages = Moyen Âge
    .start = Le Moyen Âge

## Jetons Accomplissement : ce que demande chacun

ah-counter-terrain-1 = 1 Terrain
ah-counter-population-bonus-1 = 1 bonus de Population
ah-counter-character-1 = 1 Personnage
ah-counter-progress-1 = 1 Progrès
ah-counter-vp-2 = 2 PV
ah-counter-types-2 = 2 types
ah-counter-cards-3 = 3 cartes
ah-counter-vp-4 = 4 PV
ah-counter-terrain-2 = 2 Terrains
ah-counter-character-2 = 2 Personnages
ah-counter-progress-2 = 2 Progrès
ah-counter-calamity-1 = 1 Calamité
ah-counter-vp-7 = 7 PV
ah-counter-cards-5 = 5 cartes
ah-counter-types-3 = 3 types
ah-counter-population-bonus-2 = 2 bonus de Population
ah-counter-wonder-1 = 1 Merveille
ah-counter-progress-3 = 3 Progrès
ah-counter-vp-12 = 12 PV
ah-counter-cards-7 = 7 cartes
ah-counter-types-4 = 4 types
ah-counter-bonuses-6 = 6 bonus
ah-counter-cards-8 = 8 cartes
ah-counter-gold-15 = 15 pièces d’or
ah-counter-vp-16 = 16 PV

## Cases du plateau des Accomplissements : seul le départ a un nom, les autres sont 1a, 1b...

ah-space-start = le départ

## Groupes de coups

ah-verb-card = Cartes
ah-verb-die = Dés
ah-verb-reroll = Relancer
ah-verb-swap = Échanger
ah-verb-swap-barter = Échange gratuit
ah-verb-pay = Payer
ah-verb-ur-resource = Ressource universelle comme Ressource
ah-verb-ur-population = Ressource universelle comme Population
ah-verb-coin = Or
ah-verb-golden-age = Âge d’or
ah-verb-by-goods = En biens
ah-verb-by-gold = Avec de l’or
ah-verb-war = Guerre
ah-verb-war-x2 = Guerre doublée
ah-verb-war-ur = Guerre par Ressource universelle
ah-verb-target = Cible
ah-verb-space = Avancer
ah-verb-done = Terminé

## Options

ah-option-ages = Âges
    .text = Jouez un âge, deux à la suite ou les trois. Ce que vous bâtissez dans l’un vous aide dans le suivant comme héritage.
ah-value-ages-prehistory = Préhistoire
ah-value-ages-antiquity = Antiquité
ah-value-ages-middle-ages = Moyen Âge
ah-value-ages-prehistory-antiquity = Préhistoire et Antiquité
ah-value-ages-antiquity-middle-ages = Antiquité et Moyen Âge
ah-value-ages-all = les trois
ah-option-mode = Durée
    .text = Quel jeton met fin à un âge : toujours un 7, un 6 à chaque âge (linéaire), ou un plus élevé d’âge en âge (progressif).
ah-value-mode-full = complet
ah-value-mode-progressive = progressif
ah-value-mode-linear = linéaire
ah-option-initiation = Initiation
    .text = Le jeu simplifié : ni Accomplissements ni décadence. Un âge se termine quand un joueur a 8 cartes.
ah-value-initiation-off = non
ah-value-initiation-on = oui
ah-option-no-war = Sans guerre
    .text = Personne ne peut déclarer la guerre.
ah-value-no-war-off = avec guerres
ah-value-no-war-on = sans guerre
ah-option-board = Plateau
    .text = La face du plateau des Accomplissements sur laquelle vous jouez ; les lignes entre les cases diffèrent.
ah-value-board-a = face A
ah-value-board-b = face B
ah-option-first = Premier joueur
    .text = Qui est le premier joueur actif.
ah-value-first-p1 = place 1
ah-value-first-p2 = place 2
ah-value-first-p3 = place 3
ah-value-first-p4 = place 4
ah-value-first-p5 = place 5
ah-value-first-random = au hasard
ah-option-max-rounds = Limite de manches
    .text = Un âge se termine au plus tard après ce nombre de manches ; pour les simulations.
    .form = un nombre de manches, ou off
ah-value-max-rounds-off = sans limite
