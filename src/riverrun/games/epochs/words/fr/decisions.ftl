# Ce que l’on décide dans Epochs, en français.


ep-section-decisions = Décisions

ep-clause-d1 = Il y a 914 coups, les mêmes pour tout nombre de joueurs. Leurs blocs, dans l’ordre : civilisation, révéler, tourner, inventer, prendre, recouvrir, donner, expansion, ville, comptoirs par terre et mer, recherche, merveille, unité, unité de base, régime, ordre, passer, convertir, débloquer, préparer, se déclarer, attaques d’hexagones et de sites, fin, oui et non, rendre, perdre, effet, nombre.
    .title = Les coups en nombres

ep-clause-d2 = À 2 ou 3 joueurs, chaque place choisit à son tour l’un des deux plateaux reçus. Puis on tire le premier joueur.
    .title = Civilisation

ep-clause-d3 = Vous révélez une tuile et la voyez ; si les deux sens sont permis, vous la tournez ou non.
    .title = Révéler

ep-clause-d4 = Inventez depuis la main, ou prenez la carte du dessus d’une case du marché, si vous avez inventé moins de 3 fois à cette époque ; ou recouvrez une case si vous avez recouvert moins de 3 fois. Ensuite, donnez une carte de l’époque en cours de votre main. Actions libres permises.
    .title = Planifier

ep-clause-d5 = Choisissez parmi les actions dont les conditions sont remplies et que vous pouvez payer, passez, ou faites une action libre. La cible fait partie du coup. Votre première action ne peut être qu’Expansion. Les actions supplémentaires se demandent de même.
    .title = Action

ep-clause-d6 = Le propriétaire de la ville dit oui ou non. Après un non, vous choisissez une autre action (EP-A50).
    .title = Accord

ep-clause-d7 = L’or indiqué en or est payé d’abord. Puis, pour nourriture, production et science, vous dites combien est payé en or. On ne demande que s’il y a un choix. Avec l’option `payment` `least_gold`, c’est toujours le moins.
    .title = Paiement

ep-clause-d8 = Si plusieurs effets demandent un choix, vous prenez le suivant. Puis viennent ses coups, ou passer. Les actions supplémentaires suivent EP-D5.
    .title = Effets

ep-clause-d9 = Après un changement de régime, vous nommez des villes de la carte à rendre jusqu’au bon nombre, avant la récompense immédiate.
    .title = Excédent

ep-clause-d10 = Payez la solde si elle est due, avant de vous déclarer ou d’attaquer ; prenez le jeton avant votre première attaque ; attaquez avec des unités prêtes ; faites des actions libres ; ou terminez. On redemande après chacun.
    .title = Étape militaire

ep-clause-d11 = Dans le sens horaire depuis l’attaquant, chaque propriétaire d’un comptoir dans la ville neutre attaquée dit oui ou non ; le premier oui protège.
    .title = Protecteur

ep-clause-d12 = Si la cible est retirée et que vous avez un cube ou une ville, dites si vous posez.
    .title = Butin

ep-clause-d13 = Dans l’ordre du tour, qui ne peut tout nourrir nomme des villes à perdre jusqu’à pouvoir nourrir le reste ; puis on paie.
    .title = Famine

ep-clause-d14 = Dans l’ordre du tour, pour chaque sorte que vous pouvez garder et avez, dites combien reste, 63 au plus.
    .title = Ressources gardées

ep-clause-d15 = Tout le reste se fait seul : pioches, poses, pièces d’une tuile, primes de lancement, gains simples, jetons retournés, offre, demande, combat, limites de villes accrues, retours de comptoirs, dés, honneur et art à la guerre, les autres étapes de fin d’époque, nouvelles époques et décompte.
    .title = Automatique

ep-clause-d16 = Au hasard, il faut environ 110 décisions par joueur, avec 7 coups permis en moyenne et rarement plus de 45. Toute boucle est bornée : convertir par les cubes, débloquer par 2, les refus par le nombre d’adversaires.
    .title = Taille
