# Ce que font les cartes action et les cartes scénario de Flow.


## Cartes action

fl-effect-support = Retirez n’importe quelle tuile du plateau, sauf le bateau.
fl-effect-bird = Posez un oiseau sur n’importe quelle tuile sauf le bateau ; il la protège d’un dé de la vague géante.
fl-effect-current = Déplacez n’importe quelle tuile sauf le bateau vers une autre case vide ; l’eau n’a pas besoin de l’y atteindre.
fl-effect-fishing = Révélez 2 tuiles face cachée ; dès le tour suivant, chacun peut en piocher une.
fl-effect-calm-waters = À la prochaine vague géante, on lance un dé au lieu de deux.
fl-effect-return = Placez n’importe quelle tuile défaussée sur le plateau, selon les règles de placement.

## Cartes scénario

fl-effect-obstacles = Les dés posent deux tuiles de scénario avec obstacles.
fl-effect-no-communication = Personne ne parle, sauf pendant la vague géante ; les mains sont cachées.
fl-effect-one-card = Le groupe entier ne peut jouer qu’une carte action par manche.
fl-effect-no-new-cards = Vous ne pouvez pas échanger de tuiles contre des cartes action.
fl-effect-firm-obstacles = « Soutien » et « Courant » n’agissent sur aucune tuile avec obstacle.
fl-effect-single-path = Le bateau n’a qu’un côté ouvert ; vous choisissez lequel.
fl-effect-obstacles-remain = La vague géante laisse en place toute tuile avec obstacle.
