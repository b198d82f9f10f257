# La table en texte simple.

ah-screen-head = { $age }, manche { $round }. Joueur actif : { $active }. Tour : { $seat } ; { $state }. Pioche { $deck }.
ah-screen-over = la partie est terminée
ah-screen-to-choose = { $seat } choisit
ah-screen-dice = Dés : { $dice }
ah-screen-pawns = Pions Résultat : { $dice }
ah-screen-spent = Dépensés : { $dice }
ah-screen-die = { NAME($die, case: "face") }
ah-screen-board = ACCOMPLISSEMENTS
ah-screen-empty = aucun jeton
ah-screen-seat =
    { $points } PV, or : { $gold }, { $ur } { $ur ->
        [one] Ressource universelle
       *[other] Ressources universelles
    }, attaque +{ $attack }, défense +{ $defence }
ah-screen-counters = Jetons : { $values }
ah-screen-event = { $card } : { $type }, { $price }, { $points } PV
ah-screen-free = gratuite
ah-screen-price =
    { $gold ->
        [0] { $population } Population et { $count } { $resource }
       *[other] { $population } Population et { $count } { $resource }, ou { $gold } en or
    }
ah-screen-fixed = Non échangeable.
ah-screen-fails = Si elle frappe :
ah-screen-civilization = Civilisation : { $cards }
ah-screen-heritage = Héritage : { $cards }
ah-screen-gives = { $card } ({ LIST($gives) })
ah-screen-tilted = { $card } (inclinée)
ah-screen-covers = { $card } [sur { $cards }]
ah-screen-sentences = { $first } { $second }
ah-screen-more = { $first }, { $second }
ah-screen-name = { $name }
