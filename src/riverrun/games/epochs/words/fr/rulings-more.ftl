# Autres décisions d’interprétation d’Epochs en français.


ep-section-more-rulings = Autres décisions

ep-clause-a60 = Ils repartent sans être vus des autres ; seul qui les tenait les connaît. On demande dans l’ordre des places, avant de tirer le premier joueur.
    .title = Plateaux non choisis

ep-clause-a61 = Ni entre `take` ou `cover` et `give`, ni entre `reveal` et `turn`.
    .title = Pas d’action libre au milieu d’un choix

ep-clause-a62 = `effect n` compte les effets en attente qui ont une option permise, dans l’ordre d’EP-A47 ; ils se resserrent ensuite. On en propose au plus huit.
    .title = Numéros des effets

ep-clause-a63 = `pass` décline ce seul effet ; les autres restent. Un effet seul est demandé d’emblée. Si l’accord est refusé, une action accordée est redemandée sans cet hôte.
    .title = Décliner un effet

ep-clause-a64 = Elles viennent après tous les autres effets du même événement, chacune à part, avec actions libres. Deux sources font deux questions.
    .title = Ordre des actions supplémentaires

ep-clause-a65 = Un paquet garde le nombre de noms, régimes, civilisations, capacités, unités, merveilles, tuiles et lignes ; les 914 coups restent donc.
    .title = Les paquets gardent les nombres

ep-clause-a66 = Le `box.toml` d’un paquet peut changer toute valeur que les règles laissent incertaine. Seul `payment` est une option de table.
    .title = Les valeurs incertaines sont du contenu

ep-clause-a67 = Un oui ou un non, accord ou protection, ne s’annule pas, ni ce qui a été demandé.
    .title = Les réponses informent

ep-clause-a68 = L’accord est demandé pour tout comptoir chez un joueur, par terre et mer, aussi pour les actions accordées ; l’hôte voit route, prix et gains. Après un non, toutes ses villes vous sont fermées jusqu’à la fin de votre tour.
    .title = Tout accord est demandé

ep-clause-a69 = Une route terrestre peut longer des hexagones cachés et des coins du bord, pourvu qu’un côté de chaque arête soit un hexagone révélé hors mer.
    .title = Arêtes d’hexagones cachés

ep-clause-a70 = Montée, aviation et antiaérien valent tels qu’imprimés sur l’une ou l’autre unité, prête ou non. L’antiaérien d’un protecteur n’empêche rien : la ville n’est pas à lui.
    .title = Ce que montrent les unités

ep-clause-a71 = Vos avantages de ville et de terrain et vos territoires voisins comptent, protégée ou non. Rien ne s’ajoute au 7 fixe.
    .title = Attaquer une ville neutre

ep-clause-a72 = On en juge au butin, avant tout retrait. L’attaquant prend tout de même l’honneur et, dès 6, l’art.
    .title = Quand un territoire est le dernier

ep-clause-a73 = Les unités ne redeviennent prêtes qu’en payant à l’étape militaire, avant de se déclarer ou d’attaquer ; y débloquer une capacité peut donc coûter la préparation.
    .title = Nouvelle unité après paiement

ep-clause-a74 = On regarde si vous avez pris le jeton à l’époque III, même s’il est rendu avant le décompte.
    .title = Pas belliciste à l’époque III

ep-clause-a75 = Seule la carte du dessus d’une case peut être prise ; celle qui recouvre le devient, pour tous. Celles du dessous sont visibles et hors d’atteinte jusqu’à la fin de l’époque.
    .title = La carte du dessus seulement

ep-clause-a76 = Les bots redistribuent ce qu’un joueur ne peut savoir : tuiles cachées de même dos, jetons cachés, inventions non vues de chaque époque, cartes du marché III et III+ à part, plateaux avant le choix.
    .title = Redistribuer

ep-clause-a77 = C’est EP-12.1 sur la position telle quelle, sans les étapes de fin d’époque.
    .title = Points en l’état

ep-clause-a78 = Un coût de 0 ne demande rien. Si aucune solde n’est due, les unités sont prêtes d’elles-mêmes.
    .title = Rien à payer

ep-clause-a79 = Les 26 jetons sont donnés par rang. À la guerre, un jeton change de main sans passer par la banque.
    .title = Chefs-d’œuvre épuisés

ep-clause-a80 = Elle ne coûte pas de ressource, mais demande un cube et un hexagone permis ; son jeton est retourné et ses effets ont lieu.
    .title = Action accordée gratuite

ep-clause-a81 = Marché I ; inventions II ; inventions I, place par place, puis les quatre du marché ; jetons ; tuiles par emplacement ; orientations ; civilisations par place ; après le choix, le premier joueur. À la guerre, les dés de l’attaquant puis du défenseur. À une nouvelle époque, le marché puis les inventions.
    .title = Ordre du hasard

ep-clause-a82 = Il ne change que le dessin ; la culture est un nombre, classé par arrivée. Avant le tirage du premier joueur, personne n’a de rang.
    .title = Le tour « 30+ »

ep-clause-a83 = Revenus et nourriture vont place par place. Les comptoirs qui rentrent lors d’une famine paient aussitôt, et cet or peut nourrir les villes des joueurs suivants.
    .title = Pas à pas

ep-clause-a84 = Les villes excédentaires vont à la réserve ; celles perdues par famine ou guerre, au plateau de civilisation, pour être rebâties.
    .title = Où vont les villes

ep-clause-a85 = L’action libre change une ressource de base en une autre ; l’or n’y prend pas part.
    .title = L’or ne se convertit pas

ep-clause-a86 = Les règles n’ont pas de mode solo : il n’y en a pas.
    .title = Pas de solo
