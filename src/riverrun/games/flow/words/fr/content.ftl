### Ce qu’un paquet de contenu de Flow peut contenir, et pourquoi un autre est refusé.

## Tuiles et cartes

fl-content-negative = Il ne peut pas y avoir moins de 0 « { $piece } ».
fl-content-name-empty = Le nom de « { $piece } » est vide.
fl-content-name-missing = Il manque le nom de « { $piece } ».
fl-content-tiles =
    Il y a { $count } { $count ->
        [one] tuile
       *[other] tuiles
    } de rivière ; la boîte en contient { $total } (FL-A4).
fl-content-cards =
    Il y a { $count } { $count ->
        [one] carte action
       *[other] cartes action
    } ; la boîte en contient { $total } (FL-A7).
fl-content-scenarios =
    Il y a { $count } { $count ->
        [one] carte scénario
       *[other] cartes scénario
    } ; la boîte en contient { $total } (FL-A7).
fl-content-shape = La forme de la tuile « { $tile } » est fixe : un paquet n’en change que le nombre et le nom (FL-A8).
fl-content-birds = Il y a { $birds } jetons oiseau, et au plus autant de cartes « Oiseau » (FL-G2).
fl-content-scenario-tiles = Il y a au moins deux tuiles de scénario pour chaque carte « Obstacles de scénario » (FL-H1).
fl-content-scenarios-least = Il y a au moins { $least } cartes scénario en plus de « Pas un mot » (FL-B4, FL-R12).

## Le reste de la boîte

fl-content-cards-each = « cards_each » dit combien de cartes reçoit chacun, de 1 à { $players } joueurs, { $deck } au plus en tout (FL-B2).
fl-content-levels = « levels » dit combien de cartes scénario a chaque difficulté : { $levels } nombres de 0 à { $most }, dont le premier est 0 (FL-B4).
fl-content-lines = « lines » dit quelle ligne frappe chacune des six faces : de 0 à { $last } une fois chacune, jamais { $middle } (FL-A3).
fl-content-corners = Les quatre animaux occupent les coins, rangée par rangée (FL-A1).
fl-content-animal-ids = Chacun des quatre animaux a son propre id (FL-A1).
