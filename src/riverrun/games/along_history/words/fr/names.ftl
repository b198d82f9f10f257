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

## Dés selon leur face : the avec l’article, pawn le pion Résultat de même valeur

ah-die-g1 = 1 vert
    .the = le 1 vert
    .pawn = le pion vert 1
ah-die-g2 = 2 vert
    .the = le 2 vert
    .pawn = le pion vert 2
ah-die-g3 = 3 vert
    .the = le 3 vert
    .pawn = le pion vert 3
ah-die-blue = dé bleu
    .the = le dé bleu
    .pawn = le pion bleu
ah-die-x2 = dé x2
    .the = le dé x2
    .pawn = le dé x2
ah-die-war = dé Guerre
    .the = le dé Guerre
    .pawn = le dé Guerre
ah-die-reroll = dé Relance
    .the = le dé Relance
    .pawn = le dé Relance
ah-die-golden = dé Âge d’or
    .the = le dé Âge d’or
    .pawn = le dé Âge d’or
ah-die-coin = dé Pièces
    .the = le dé Pièces
    .pawn = le pion Pièces

## Âges : the avec l’article, de après « fin », « début »

ah-age-prehistory = Préhistoire
    .the = la Préhistoire
    .de = de la Préhistoire
ah-age-antiquity = Antiquité
    .the = l’Antiquité
    .de = de l’Antiquité
ah-age-middle-ages = Moyen Âge
    .the = le Moyen Âge
    .de = du Moyen Âge

## Jetons Accomplissement : ce que demande chacun

ah-counter-ach-01-v1-type-count-terrain1 = 1 Terrain
ah-counter-ach-02-v1-bonus-count-population1 = 1 bonus de Population
ah-counter-ach-03-v1-type-count-character1 = 1 Personnage
ah-counter-ach-04-v1-type-count-progress1 = 1 Progrès
ah-counter-ach-05-v1-vp-sum-2 = 2 PV
ah-counter-ach-06-v2-distinct-types-2 = 2 types
ah-counter-ach-07-v2-card-count-3 = 3 cartes
ah-counter-ach-08-v2-vp-sum-4 = 4 PV
ah-counter-ach-09-v3-type-count-terrain2 = 2 Terrains
ah-counter-ach-10-v3-type-count-character2 = 2 Personnages
ah-counter-ach-11-v3-type-count-progress2 = 2 Progrès
ah-counter-ach-12-v3-type-count-calamity1 = 1 Calamité
ah-counter-ach-13-v3-vp-sum-7 = 7 PV
ah-counter-ach-14-v4-card-count-5 = 5 cartes
ah-counter-ach-15-v4-distinct-types-3 = 3 types
ah-counter-ach-16-v4-bonus-count-population2 = 2 bonus de Population
ah-counter-ach-17-v5-type-count-wonder1 = 1 Merveille
ah-counter-ach-18-v5-type-count-progress3 = 3 Progrès
ah-counter-ach-19-v5-vp-sum-12 = 12 PV
ah-counter-ach-20-v5-card-count-7 = 7 cartes
ah-counter-ach-21-v5-distinct-types-4 = 4 types
ah-counter-ach-22-v6-bonus-count-any6 = 6 bonus
ah-counter-ach-23-v6-card-count-8 = 8 cartes
ah-counter-ach-24-v7-gold-15 = 15 pièces d’or
ah-counter-ach-25-v7-vp-sum-16 = 16 PV

## Cases du plateau des Accomplissements

ah-space-start = le départ
ah-space-1a = la case 1a
ah-space-1b = la case 1b
ah-space-1c = la case 1c
ah-space-1d = la case 1d
ah-space-1e = la case 1e
ah-space-2a = la case 2a
ah-space-2b = la case 2b
ah-space-2c = la case 2c
ah-space-3a = la case 3a
ah-space-3b = la case 3b
ah-space-3c = la case 3c
ah-space-3d = la case 3d
ah-space-4a = la case 4a
ah-space-4b = la case 4b
ah-space-4c = la case 4c
ah-space-5a = la case 5a
ah-space-5b = la case 5b
ah-space-5c = la case 5c
ah-space-6a = la case 6a
ah-space-6b = la case 6b
ah-space-7a = la case 7a

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
ah-value-initiation-no = non
ah-value-initiation-yes = oui
ah-option-no-war = Sans guerre
    .text = Personne ne peut déclarer la guerre.
ah-value-no-war-no = avec guerres
ah-value-no-war-yes = sans guerre
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
