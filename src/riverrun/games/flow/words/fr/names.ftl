# Les noms de Flow. Les attributs sont des formes d’un nom.


## Tuiles

fl-tile-straight = ligne droite
fl-tile-curve = courbe
fl-tile-tee = bifurcation
fl-tile-cross = croix
fl-tile-straight-obstacle = ligne droite avec obstacle
fl-tile-curve-obstacle = courbe avec obstacle
fl-tile-tee-obstacle = bifurcation avec obstacle
fl-tile-cross-obstacle = croix avec obstacle
fl-tile-scenario = tuile de scénario

## Cartes action et cartes scénario ; ce qu’elles font est dans fl-effect-…

fl-card-support = Soutien
fl-card-bird = Oiseau
fl-card-current = Courant
fl-card-fishing = Pêche
fl-card-calm-waters = Eaux calmes
fl-card-return = Retour
fl-scenario-obstacles = Obstacles de scénario
fl-scenario-no-communication = Pas un mot
fl-scenario-one-card = Une carte action par manche
fl-scenario-no-new-cards = Pas de nouvelles cartes
fl-scenario-firm-obstacles = Obstacles tenaces
fl-scenario-single-path = Bateau à un chemin
fl-scenario-obstacles-remain = Les obstacles restent

## Animaux et le reste du plateau : start commence une phrase, to avec « à », bare sans article

fl-animal-cat = le chat
    .start = Le chat
    .to = au chat
    .bare = chat
fl-animal-dog = le chien
    .start = Le chien
    .to = au chien
    .bare = chien
fl-animal-capybara = le capybara
    .start = Le capybara
    .to = au capybara
    .bare = capybara
fl-animal-lemur = le lémurien
    .start = Le lémurien
    .to = au lémurien
    .bare = lémurien
fl-thing-boat = le bateau
    .start = Le bateau
fl-thing-nothing = rien

## Côtés et dés

fl-side-n = nord
fl-side-e = est
fl-side-s = sud
fl-side-w = ouest
fl-die-white = dé blanc
fl-die-black = dé noir

## Groupes de coups

fl-verb-draw = Piocher
fl-verb-take = Prendre
fl-verb-play = Jouer
fl-verb-place = Placer
fl-verb-trade = Échanger
fl-verb-discard = Défausser
fl-verb-aim = Choisir
fl-verb-choose = Reprendre
fl-verb-face = Orienter
fl-verb-die = Lancer
fl-verb-tide = Temps écoulé

## Options

fl-option-turns = Tours par manche
    .text = Sans chrono, la vague géante vient après ce nombre de tours ; moins il y en a, plus c’est dur.
fl-value-turns-8 = 8, normal
fl-value-turns-3 = 3
fl-value-turns-4 = 4
fl-value-turns-5 = 5
fl-value-turns-6 = 6, difficile
fl-value-turns-7 = 7
fl-value-turns-9 = 9
fl-value-turns-10 = 10, facile
fl-value-turns-11 = 11
fl-value-turns-12 = 12, très facile
fl-value-turns-none = seule la table y met fin
fl-option-clock = Chrono
    .text = Avec le chrono, la vague vient quand le temps est écoulé, quel que soit le nombre de tours.
fl-value-clock-none = sans chrono : on compte les tours
fl-value-clock-60 = 60 secondes par manche
fl-value-clock-45 = 45 secondes, pressé
fl-value-clock-90 = 90 secondes, tranquille
fl-option-pausable = Pauses
    .text = Si chacun peut arrêter le chrono ; le plateau est alors caché.
fl-value-pausable-no = pas de pauses
fl-value-pausable-yes = pauses permises
fl-option-difficulty = Difficulté
    .text = Chaque degré ajoute une carte scénario, qui rend la partie plus dure.
fl-value-difficulty-basic = Jeu de base (sans carte scénario)
fl-value-difficulty-very-easy = Très facile (1 carte)
fl-value-difficulty-easy = Facile (2 cartes)
fl-value-difficulty-medium = Moyen (3 cartes)
fl-value-difficulty-hard = Difficile (4 cartes)
fl-value-difficulty-very-hard = Très difficile (5 cartes)
fl-value-difficulty-inconceivable = Inconcevable ! (6 cartes)
fl-option-scenarios = Cartes scénario
    .text = Choisissez vous-mêmes les cartes scénario, au lieu de les tirer selon la difficulté.
    .form = 1 à 6 cartes scénario, séparées par des virgules : obstacles (jusqu’à 4), no-communication, one-card, no-new-cards, firm-obstacles, single-path, obstacles-remain
fl-value-scenarios-drawn = tirées selon la difficulté
fl-option-obstacle = Obstacles
    .text = Ce qu’un obstacle sur une bifurcation ou une croix fait à l’eau.
fl-value-obstacle-whole = l’arrête toute
fl-value-obstacle-one-arm = arrête un bras
fl-option-untradable = Non échangeable
    .text = La tuile simple que vous ne pouvez pas échanger contre une carte action.
fl-value-untradable-cross = croix
fl-value-untradable-straight = ligne droite
fl-value-untradable-curve = courbe
fl-value-untradable-tee = bifurcation
fl-value-untradable-none = aucune : toutes s’échangent
fl-option-first = Qui commence
    .text = Qui joue le premier tour.
fl-value-first-random = au hasard
fl-value-first-p1 = place 1
fl-value-first-p2 = place 2
fl-value-first-p3 = place 3
fl-value-first-p4 = place 4
fl-value-first-p5 = place 5
fl-value-first-p6 = place 6
