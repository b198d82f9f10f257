### Ce qu’Epochs répond aux paquets et au laboratoire quand un contenu ne peut pas se jouer. Owner est l’identifiant d’une pièce ; clés et identifiants restent tels que les paquets les écrivent.

## Toute la boîte

ep-content-size =
    { $what ->
        [unit] Nombre d’unités : { $count } ; il en faut { $size } (EP-A65).
        [wonder] Nombre de merveilles : { $count } ; il en faut { $size } (EP-A65).
        [invention] Nombre d’inventions : { $count } ; il en faut { $size } (EP-A65).
        [civilization] Nombre de civilisations : { $count } ; il en faut { $size } (EP-A65).
        [government] Nombre de régimes : { $count } ; il en faut { $size } (EP-A65).
       *[tile] Nombre de tuiles : { $count } ; il en faut { $size } (EP-A65).
    }
ep-content-market =
    { $count ->
        [one] Le marché a { $count } carte de l’époque { $epoch } ; il en faut { $size } (EP-11.3).
       *[other] Le marché a { $count } cartes de l’époque { $epoch } ; il en faut { $size } (EP-11.3).
    }
ep-content-copies =
    { $kind ->
        [basic] { $owner } : une unité de base existe en { $copies } exemplaires, pas en { $given } (EP-A65).
        [market] { $owner } : une unité du marché existe en { $copies } exemplaire, pas en { $given } (EP-A65).
        [unique] { $owner } : une unité unique existe en { $copies } exemplaire, pas en { $given } (EP-A65).
       *[invention] { $owner } : une invention existe en { $copies } exemplaires, pas en { $given } (EP-A65).
    }

## Ce que les joueurs ont au départ

ep-content-start-unit = L’unité de départ des joueurs, « { $unit } », n’est pas une unité de la boîte (EP-1.9).
ep-content-start-form = Le régime de départ des joueurs, « { $form } », n’est pas un régime de la boîte (EP-1.9).
ep-content-start-cities = « cities » de « start_board » doit valoir { $size }, comme « { $form } » le permet, pas { $cities } (EP-6.7).

## Unités

ep-content-basic-units =
    { $slot ->
        [main]
            { $count ->
                [one] L’époque { $epoch } a { $count } unité de base principale ; il en faut 1 (EP-1.3).
               *[other] L’époque { $epoch } a { $count } unités de base principales ; il en faut 1 (EP-1.3).
            }
       *[support]
            { $count ->
                [one] L’époque { $epoch } a { $count } unité de base de soutien ; il en faut 1 (EP-1.3).
               *[other] L’époque { $epoch } a { $count } unités de base de soutien ; il en faut 1 (EP-1.3).
            }
    }
ep-content-unit-cost = { $owner } : les unités uniques n’ont pas de coût imprimé, toutes les autres en ont un (EP-6.6).
ep-content-unit-icons = { $owner } : « expenditure » et « advantages » vont chacun de 1 à 9 (EP-7.1, EP-8.2).
ep-content-groups = { $owner } : un groupe se compose de « sea », de « plain » et « desert », ou de « plain », « forest », « desert » et « mountain » (EP-A21).

## Inventions, civilisations, régimes

ep-content-inventions = { $owner } : il y a { $names } inventions de chaque époque, dans l’ordre des époques (EP-A65).
ep-content-abilities =
    { $count ->
        [one] { $owner } : cette civilisation a { $count } capacité ; il en faut { $size } (EP-9.2).
       *[other] { $owner } : cette civilisation a { $count } capacités ; il en faut { $size } (EP-9.2).
    }
ep-content-ability-epoch = { $owner } : une capacité devient disponible à l’époque I, II ou III (EP-9.2).
ep-content-arrow = { $owner } : une flèche vient ici de « { $form } », qui n’est pas un régime du niveau inférieur (EP-6.7).

## Effets

ep-content-effects = { $owner } : une capacité a au plus { $most } effets.
ep-content-type = { $owner } : « { $verb } » ne convient pas à une capacité du type « { $type } ».
ep-content-vp-condition = { $owner } : « vp » demande « government_level>=N » ou « not_warmonger_in_epoch:E », pas « { $condition } ».
ep-content-resource = { $owner } : « res » de « { $verb } » est « food », « production » ou « science ».
ep-content-gains = { $owner } : « res » de « { $verb } » dit ce que l’on gagne et combien.
ep-content-return-land = { $owner } : « may_return_land » fait gagner au plus deux sortes de ressources, et « not » est « just_expanded ».
ep-content-action = { $owner } : « { $verb } » ne connaît pas d’action « { $action } » ; il y a : { LIST($known) }.
ep-content-count-as = { $owner } : « count_as » vaut pour « upgrade », pas pour « { $given } ».
ep-content-extra-after = { $owner } : « extra_action » vient après une action, pas après « { $given } » ; il y a : { LIST($known) }.
ep-content-extra-may = { $owner } : « extra_action » ne peut pas être « { $given } » ; possibles : { LIST($known) }.
ep-content-extra-none = { $owner } : « extra_action » a besoin d’actions dans « may ».
ep-content-government = { $owner } : seul un changement de régime a « ignore » et « levels ».
ep-content-unique = { $owner } : « { $unit } » n’est pas une unité unique.
ep-content-count = { $owner } : « { $per } » ne compte rien. Il y a : { LIST($known) } ; « /N » derrière compte chaque N pour un.
ep-content-modify-per = { $owner } : « modify_per » compte « land », « city » ou « post », pas « { $per } ».

## Effets qui suivent un événement

ep-content-event = { $owner } : l’événement « { $event } » n’existe pas ; il y a : { LIST($known) }.
ep-content-condition = { $owner } : « { $condition } » n’est pas une condition d’événement.
ep-content-condition-event = { $owner } : la condition « { $condition } » ne va pas avec l’événement « { $event } ».
ep-content-do = { $owner } : « on » a besoin d’effets dans « do ».
ep-content-follow = { $owner } : « { $verb } » ne peut pas suivre un événement.
ep-content-follow-may = { $owner } : « may » ne suit que l’événement « invent », car aucune action qu’un effet accorde ne peut le provoquer (EP-D16).
ep-content-follow-return = { $owner } : « may_return_land » suit l’événement « expand ».

## Tuiles

ep-content-marks = Jetons d’exploration marqués sur les tuiles : { $marks } pour { $tokens } ; barbares : { $camps } pour { $barbarians } (EP-2.3).
ep-content-hexes = { $owner } : une tuile a 4 hexagones, pas { $given } (EP-2.9).
ep-content-no-land = { $owner } : chaque tuile a un hexagone qui n’est ni mer ni camp barbare (EP-A10).
ep-content-sea = { $owner } : rien n’est imprimé sur la mer (EP-2.7).
ep-content-features = { $owner } : un hexagone a au plus une ressource naturelle ou un jeton, et au plus une fois des barbares (EP-2.3).
ep-content-back = { $owner } : le dos montre l’icône si, et seulement si, la tuile porte un cheval ou du fer (EP-2.4).

## Nombres des règles

ep-content-price = « { $field } » porte sur une seule ressource qui sert à payer, de 0 à 20 (EP-A66).
ep-content-start-resources = « start_resources » va de 0 à 60 pour chacun de « food », « production », « science » et « gold » (EP-1.9).
ep-content-first-expand = Personne ne pourrait payer la première Expansion avec « start_resources » (EP-A10).
ep-content-each-epoch = « { $field } » a un nombre de 0 à 20 pour chacune des 3 époques (EP-A66).
ep-content-art-award = « art_award » va de 0 à { $players } pour chacune des 3 époques à { $players } joueurs (EP-10.1).
ep-content-civilizations-dealt = « civilizations_dealt » vaut 1 ou 2, et 1 à quatre joueurs (EP-1.8).
ep-content-feed-reward = « feed_reward » a une récompense pour chacune des 3 époques (EP-10.3).
ep-content-war-benefits = « war_benefits » compte trois entrées, chacune à une différence de 1 à 99, la plus petite d’abord (EP-8.7).
ep-content-vp = « vp » va de 0 à 20 pour chacun de « culture », « honor », « land » et « city », et « gold_per_vp » vaut au moins 1 (EP-12.1).
ep-content-cubes = « start_board » et « personal_supply » ont ensemble « authority_max » cubes, dont au moins 1 sur le plateau (EP-5.2).
ep-content-cities = « start_board » et « personal_supply » ont ensemble 6 villes (EP-1.9).
ep-content-posts = « start_board » a « posts_per_player » comptoirs et « abilities_max » cubes de capacité (EP-1.9).

## Plateaux, dés et jetons

ep-content-rows = La piste de recherche a { $rows } lignes, pas { $given } (EP-A65).
ep-content-row = Une ligne de recherche coûte de 0 à 60 points de science, et une récompense va de 0 à 99 (EP-6.4).
ep-content-two-players = La face pour deux joueurs a 8 des lignes, dans leur ordre (EP-1.1).
ep-content-trade = Le plateau de commerce a un revenu de 0 à 99 pour chaque valeur de 0 à 15 (EP-A56).
ep-content-art = Les chefs-d’œuvre valent de 0 à 999 points pour 0, 1 et jusqu’à 15 d’entre eux (EP-12.1).
ep-content-die = Un dé a 6 faces de 0 à 9 (EP-8.3).
ep-content-tokens = Il y a { $tokens } jetons d’exploration de 1 à 4 sortes (EP-2.6).
ep-content-token = Un jeton d’exploration montre de 1 à 20 d’une seule chose (EP-2.6).
