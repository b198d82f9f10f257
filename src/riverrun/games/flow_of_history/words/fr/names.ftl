# Les noms de The Flow of History. Les attributs sont des formes d’un nom.


## Rôles qui tiennent la place d’un joueur

foh-role-banker = le Banquier

## Âges

foh-age-s = S
foh-age-a = A
foh-age-i = I
foh-age-ii = II
foh-age-iii = III
foh-age-iv = IV
foh-age-v = V
foh-age-future = Futur

## Icônes

foh-icon-culture = culture
    .title = Culture
    .one = icône de culture
    .many = icônes de culture
    .short = cul
foh-icon-harvest = récolte
    .title = Récolte
    .one = icône de récolte
    .many = icônes de récolte
    .short = réc
foh-icon-trade = commerce
    .title = Commerce
    .one = icône de commerce
    .many = icônes de commerce
    .short = com
foh-icon-attack = attaque
    .title = Attaque
    .one = icône d’attaque
    .many = icônes d’attaque
    .short = att
foh-icon-science = science
    .title = Science
    .one = icône de science
    .many = icônes de science
    .short = sci
foh-icon-defense = défense
    .title = Défense
    .one = icône de défense
    .many = icônes de défense
    .short = déf
foh-icon-industry = industrie
    .title = Industrie
    .one = icône d’industrie
    .many = icônes d’industrie
    .short = ind

## Types de cartes

foh-type-military = Militaire
    .one = carte Militaire
    .many = cartes Militaire
foh-type-construction = Construction
    .one = carte Construction
    .many = cartes Construction
foh-type-knowledge = Savoir
    .one = carte Savoir
    .many = cartes Savoir
foh-type-government = Gouvernement
    .one = carte Gouvernement
    .many = cartes Gouvernement
foh-type-leader = Dirigeant
    .one = carte Dirigeant
    .many = cartes Dirigeant
foh-type-wonder = Merveille
    .one = carte Merveille
    .many = cartes Merveille
foh-type-special = spéciale
    .one = carte spéciale
    .many = cartes spéciales

## Quand un effet agit

foh-timing-none = Aucun effet
foh-timing-instant = Immédiat
foh-timing-attack = Attaque
foh-timing-attack-all = Attaque générale
    .short = Contre tous
foh-timing-permanent = Permanent
foh-timing-action = Action de tour
    .short = Action
foh-timing-scoring = Décompte
foh-timing-end = Fin

## Groupes de coups

foh-verb-invest = Investir
foh-verb-stake = Ajouter
foh-verb-complete = Finaliser
foh-verb-snipe = Souffler
foh-verb-activate = Activer
foh-verb-harvest = Récolter
foh-verb-take = Gagner
foh-verb-discard = Défausser
foh-verb-keep = Garder
foh-verb-bank = Banquier
foh-verb-attack = Attaquer
foh-verb-pass = Passer

## Options

foh-option-edition = Édition
    .text = Règles et titres de cartes de la deuxième édition (2 à 5 joueurs) ou de la première (3 à 5).
foh-value-edition-second = deuxième
foh-value-edition-first = première
foh-option-future-ends = Fin par « Le Futur »
    .text = Quand « Le Futur » met fin à la partie : après le tour en cours, ou aussitôt.
foh-value-future-ends-turn = après le tour
foh-value-future-ends-immediately = aussitôt
foh-option-glossary = Glossaire des cartes
    .text = « Irrigation » et « Agriculture mécanisée » comme dans l’exemple des règles, ou comme dans le glossaire de la deuxième édition.
foh-value-glossary-corrected = corrigé
foh-value-glossary-literal = littéral
foh-option-theocracy = Théocratie
    .text = Si les icônes d’attaque de « Théocratie » comptent au décompte.
foh-value-theocracy-counts = comptent
foh-value-theocracy-obsolete = ne comptent pas
foh-option-age-check = Contrôle des âges
    .text = Si le contrôle des âges se répète après chaque remplissage du marché, jusqu’à ce qu’aucune carte ne soit trop ancienne.
foh-value-age-check-repeat = répété
foh-value-age-check-once = une fois
foh-option-idle-activate = Activer sans cible
    .text = Si vous pouvez activer une action de tour sans cible, pour passer.
foh-value-idle-activate-refused = interdit
foh-value-idle-activate-allowed = permis
foh-option-stall = Partie bloquée
    .text = La partie se termine après ce nombre de tours consécutifs par joueur sans investissement ni carte gagnée.
foh-value-stall-10 = 10
foh-value-stall-off = jamais

## Cards: first is the first edition's title

foh-card-agrarian-tribe = Tribu agraire
foh-card-aristocracy = Aristocratie
foh-card-craftsman-tribe = Tribu d’artisans
foh-card-military-caste = Caste militaire
foh-card-religious-tribe = Tribu religieuse
foh-card-seafaring-traders = Marchands navigateurs
foh-card-warriors = Guerriers
foh-card-barracks = Caserne
foh-card-working-animal = Animaux de trait
foh-card-ramesses-ii = Ramsès II
foh-card-pyramids = Les Pyramides
foh-card-archers = Archers
foh-card-swordsmen = Épéistes
foh-card-lighthouse = Phare
foh-card-temple = Temple
foh-card-iron-works = Forges
foh-card-philosophy = Philosophie
foh-card-republic = République
foh-card-theocracy = Théocratie
foh-card-aristotle = Aristote
foh-card-confucius = Confucius
foh-card-great-wall = La Grande Muraille
foh-card-hanging-gardens = Les Jardins suspendus
foh-card-crossbowmen = Arbalétriers
foh-card-knights = Chevaliers
    .first = Chevalier
foh-card-castle = Château fort
foh-card-monastery = Monastère
foh-card-astronomy = Astronomie
foh-card-irrigation = Irrigation
foh-card-bureaucracy = Bureaucratie
foh-card-feudalism = Féodalisme
foh-card-genghis-khan = Gengis Khan
foh-card-justinian-i = Justinien Ier
foh-card-angkor-wat = Angkor Vat
foh-card-great-mosque = Grande Mosquée de Djenné
foh-card-cannon = Canon
foh-card-frigate = Frégate
foh-card-military-academy = Académie militaire
foh-card-seaport = Port maritime
foh-card-printing-press = Imprimerie
foh-card-steam-power = Machine à vapeur
foh-card-constitutional-monarchy = Monarchie constitutionnelle
foh-card-mercantilism = Mercantilisme
foh-card-christopher-columbus = Christophe Colomb
    .first = Colomb
foh-card-napoleon-bonaparte = Napoléon Bonaparte
    .first = Napoléon
foh-card-himeji-castle = Château de Himeji
foh-card-taj-mahal = Le Taj Mahal
foh-card-tank = Char d’assaut
foh-card-warplane = Avion de combat
foh-card-factory = Usine
foh-card-stock-exchange = Bourse
foh-card-computers = Ordinateurs
foh-card-mechanized-farming = Agriculture mécanisée
foh-card-communism = Communisme
foh-card-democracy = Démocratie
foh-card-albert-einstein = Albert Einstein
    .first = Einstein
foh-card-mahatma-gandhi = Mahatma Gandhi
foh-card-eiffel-tower = La tour Eiffel
foh-card-manhattan-project = Projet Manhattan
foh-card-fighter-jet = Chasseur à réaction
foh-card-nuclear-power-plant = Centrale nucléaire
    .soft = Centrale nuclé­aire
foh-card-satellites = Satellites
foh-card-capitalism = Capitalisme
foh-card-john-lennon = John Lennon
foh-card-apollo-program = Programme Apollo
foh-card-internet = Internet
foh-card-future = Le Futur
