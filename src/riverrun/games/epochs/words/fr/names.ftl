# Les noms d’Epochs. Les attributs sont des formes d’un nom : a et the avec leur article, de après « pas », one et many après un nombre.

## Ressources ; short pour les colonnes étroites

ep-resource-food = nourriture
    .de = de nourriture
    .one = nourriture
    .many = nourritures
    .short = No
ep-resource-production = production
    .de = de production
    .one = point de production
    .many = points de production
    .short = Pr
ep-resource-science = science
    .de = de science
    .one = point de science
    .many = points de science
    .short = Sc
ep-resource-gold = or
    .de = d’or
    .one = pièce d’or
    .many = pièces d’or
    .short = Or
ep-resource-culture = culture
    .de = de culture
    .one = point de culture
    .many = points de culture
    .short = Cu
ep-resource-authority = autorité
    .de = d’autorité
    .one = point d’autorité
    .many = points d’autorité
    .short = Au
ep-resource-art = chefs-d’œuvre
    .de = de chef-d’œuvre
    .one = chef-d’œuvre
    .many = chefs-d’œuvre
    .short = Chef
ep-resource-honor = honneur
    .de = d’honneur
    .one = point d’honneur
    .many = points d’honneur
    .short = Ho
ep-amount =
    { $amount } { $amount ->
        [one] { NAME($resource, case: "one") }
       *[other] { NAME($resource, case: "many") }
    }

## Ressources naturelles

ep-natural-luxury = produit de luxe
    .a = un produit de luxe
    .de = de produit de luxe
    .many = produits de luxe
ep-natural-minor-luxury = petit produit de luxe
    .a = un petit produit de luxe
    .de = de petit produit de luxe
    .many = petits produits de luxe
ep-natural-horse = cheval
    .a = un cheval
    .de = de cheval
    .many = chevaux
ep-natural-iron = fer
    .a = du fer
    .de = de fer
    .many = fer

## Terrains

ep-terrain-sea = mer
    .a = la mer
    .the = la mer
    .de = de mer
ep-terrain-plain = plaine
    .a = une plaine
    .the = les plaines
    .de = de plaine
ep-terrain-forest = forêt
    .a = une forêt
    .the = les forêts
    .de = de forêt
ep-terrain-desert = désert
    .a = un désert
    .the = les déserts
    .de = de désert
ep-terrain-mountain = montagne
    .a = une montagne
    .the = les montagnes
    .de = de montagne

## Les huit actions, et les comptoirs par mer : noun en début de phrase, do après « vous pouvez », action après « après »

ep-action-expand = Expansion
    .noun = L’expansion
    .do = vous étendre
    .action = une action Expansion
ep-action-city = Ville
    .noun = Une ville
    .do = bâtir une ville
    .action = une action Ville
ep-action-post = Comptoir
    .noun = Un comptoir
    .do = bâtir un comptoir
    .action = une action Comptoir
ep-action-research = Recherche
    .noun = La recherche
    .do = faire une recherche
    .action = une action Recherche
ep-action-wonder = Merveille
    .noun = Une merveille
    .do = bâtir une merveille
    .action = une action Merveille
ep-action-upgrade = Amélioration
    .noun = L’amélioration d’une unité
    .do = améliorer une unité
    .action = une action Amélioration
ep-action-government = Régime
    .noun = Le changement de régime
    .do = changer de régime
    .action = une action Régime
ep-action-command = Ordre de production
    .noun = L’ordre de production
    .do = utiliser l’ordre de production
    .action = un Ordre de production
ep-action-sea-route = Comptoir par mer
    .noun = Un comptoir par mer
    .do = bâtir un comptoir par mer
    .action = un comptoir par mer

## Avantages : when suit « dans les guerres »

ep-advantage-sea = près de la mer
    .when = près de la mer
ep-advantage-plain = plaine
    .when = en plaine
ep-advantage-forest = forêt
    .when = en forêt
ep-advantage-desert = désert
    .when = dans un désert
ep-advantage-mountain = montagne
    .when = en montagne
ep-advantage-city = ville
    .when = pour une ville
ep-advantage-defend = défense
    .when = où vous défendez ou protégez
ep-advantage-attack = attaque
    .when = où vous attaquez
ep-advantage-anti-mounted = contre la cavalerie
    .when = contre des unités montées
ep-advantage-anti-air = antiaérien
    .when = contre l’aviation

## Ce que montrent les unités

ep-flag-mounted = montée
ep-flag-anti-mounted = contre la cavalerie
ep-flag-air = aviation
ep-flag-anti-air = antiaérienne
ep-formation-line = ligne
ep-formation-flank = flanc
ep-formation-siege = siège
ep-slot-main = unité principale
ep-slot-support = unité de soutien

## Époques, côtés de la piste de recherche, offre et demande

ep-epoch-1 = époque I
    .numeral = I
ep-epoch-2 = époque II
    .numeral = II
ep-epoch-3 = époque III
    .numeral = III
ep-epoch-4 = époque III+
    .numeral = III+
ep-side-left = gauche
ep-side-right = droite
ep-track-supply = offre
    .your = Votre offre
ep-track-demand = demande
    .your = Votre demande

## Tuiles

ep-tile-t01 = tuile T01
ep-tile-t02 = tuile T02
ep-tile-t03 = tuile T03
ep-tile-t04 = tuile T04
ep-tile-t05 = tuile T05
ep-tile-t06 = tuile T06
ep-tile-t07 = tuile T07
ep-tile-t08 = tuile T08
ep-tile-t09 = tuile T09
ep-tile-t10 = tuile T10
ep-tile-t11 = tuile T11
ep-tile-t12 = tuile T12
ep-tile-t13 = tuile T13
ep-tile-t14 = tuile T14
ep-tile-t15 = tuile T15
ep-tile-t16 = tuile T16

## Groupes de coups

ep-verb-civ = Civilisation
ep-verb-reveal = Révéler
ep-verb-turn = Tourner la tuile
ep-verb-invent = Inventer
ep-verb-take = Inventer depuis le marché
ep-verb-cover = Recouvrir
ep-verb-give = Donner
ep-verb-expand = Expansion
ep-verb-city = Ville
ep-verb-post-land = Comptoir par terre
ep-verb-post-sea = Comptoir par mer
ep-verb-research = Recherche
ep-verb-wonder = Merveille
ep-verb-unit = Amélioration
ep-verb-basic = Unité de base
ep-verb-government = Régime
ep-verb-command = Ordre de production
ep-verb-pass = Passer
ep-verb-convert = Convertir
ep-verb-unlock = Débloquer
ep-verb-ready = Préparer
ep-verb-spare-main = Préparer sans l’unité principale
ep-verb-spare-support = Préparer sans l’unité de soutien
ep-verb-declare = Belliciste
ep-verb-attack = Attaque
ep-verb-attack-city = Attaquer une ville
ep-verb-end = Fin
ep-verb-yes = Oui
ep-verb-no = Non
ep-verb-return = Rendre un territoire
ep-verb-lose = Perdre une ville
ep-verb-effect = Effet
ep-verb-number = Nombre

## Options

ep-option-payment = Paiement
    .text = L’or remplace nourriture, production et science. Choisissez chaque fois combien d’or vous dépensez, ou dépensez-en toujours le moins possible.
ep-value-payment-ask = demander
ep-value-payment-least-gold = le moins d’or possible

## Quand une capacité agit

ep-type-ongoing = permanent
ep-type-immediate = immédiat
ep-type-endgame = à la fin
