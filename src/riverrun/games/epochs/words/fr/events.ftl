# Ce qui arrive dans Epochs jusqu’à l’étape militaire, tel que le raconte le journal.

## Mise en place

ep-event-first = { $seat } est le premier joueur.
ep-event-dealt = { $seat } reçoit { NAME($civilization, case: "the") }.
ep-event-picked = { $seat } choisit { NAME($civilization, case: "the") }.
ep-event-shown = { $seat } joue { NAME($civilization, case: "the") }.
ep-event-hand = { $seat } reçoit « { $invention } » en main.

## Gains et pertes

ep-event-gain =
    { $seat } gagne { $amount } { $amount ->
        [one] { NAME($resource, case: "one") }
       *[other] { NAME($resource, case: "many") }
    }.
ep-event-gain-nothing = { $seat } ne gagne pas { NAME($resource, case: "de") } : il n’y en a plus.
ep-event-lose =
    { $seat } perd { $amount } { $amount ->
        [one] { NAME($resource, case: "one") }
       *[other] { NAME($resource, case: "many") }
    }.

## La carte

ep-event-tile-revealed = À l’emplacement { $place }, la { NAME($tile) } est révélée.
ep-event-tile-laid =
    { $orientation ->
        [180] À l’emplacement { $place }, la { NAME($tile) } est tournée.
       *[0] À l’emplacement { $place }, la { NAME($tile) } est posée telle quelle.
    }
ep-event-no-neutral = Il y a assez de villes neutres : aucune en { $site }.
ep-event-land-placed = { $seat } prend le territoire { $hex }.
ep-event-land-removed = Le cube { NAME($seat, case: "de") } quitte { $hex }.
ep-event-natural = { $seat } possède { NAME($natural, case: "a") } en { $hex }.
ep-event-token-stays = { $seat } trouve { NAME($natural, case: "a") } en { $hex }.
ep-event-token-taken = { $seat } trouve quelque chose en { $hex } et le prend.
ep-event-city-placed = Une ville { NAME($seat, case: "de") } est en { $site }.
ep-event-city-removed = La ville { NAME($seat, case: "de") } en { $site } est retirée.
ep-event-neutral-removed = La ville neutre en { $site } est retirée.
ep-event-post-placed = { $seat } a un comptoir en { $site }.
ep-event-post-returns = Le comptoir { NAME($seat, case: "de") } revient de { $site }.

## Marché et tours

ep-event-unit-dealt = « { $fielded } » arrive dans la colonne des unités.
ep-event-wonder-dealt = « { $built } » arrive dans la colonne des merveilles.
ep-event-unit-discarded = « { $discarded_unit } » quitte la colonne des unités.
ep-event-wonder-discarded = « { $discarded_wonder } » quitte la colonne des merveilles.
ep-event-turn = { $seat } commence le tour { $turn } de l’époque { NAME($epoch, case: "numeral") }.
ep-event-drew = { $seat } pioche une invention de l’époque suivante.
ep-event-draw = { $seat } pioche « { $invention } ».
ep-event-expenditure-gone = La solde posée sur les unités { NAME($seat, case: "de") } est retirée.

## Inventions

ep-event-invented = { $seat } invente « { $invention } ».
ep-event-taken = { $seat } donne « { $given } » contre « { $invention } » sur la case { $space }.
ep-event-covered = { $seat } recouvre « { $covered } » sur la case { $space } avec « { $given } ».
ep-event-debut = { $seat } partage la prime de lancement de « { $invention } ».

## Actions

ep-event-passed = { $seat } passe.
ep-event-asks-consent = { $seat } demande à { $host } un comptoir en { $site }.
ep-event-agreed = { $seat } accepte un comptoir { NAME($other, case: "de") } en { $site }.
ep-event-denied = { $seat } refuse à { $other } un comptoir en { $site }.
ep-event-researched = { $seat } fait la recherche de la ligne { $row } et prend la récompense de { $side }.
ep-event-built = { $seat } bâtit « { $built } ».
ep-event-fielded = { $seat } prend « { $fielded } ».
ep-event-covered-unit = { $seat } prend « { $fielded } » à la place de « { $former } ».
ep-event-new-form = { $seat } passe de « { $old_form } » à « { $form } ».
ep-event-surplus = { $seat } abandonne la ville en { $site }.
ep-event-commanded = { $seat } utilise l’ordre de production de « { $form } ».
ep-event-exchanged =
    { $seat } consomme { $amount } { $amount ->
        [one] point d’autorité
       *[other] points d’autorité
    } et change 1 { NAME($from, case: "one") } en 1 { NAME($into, case: "one") }.
ep-event-unlocked = { $seat } débloque « { $ability } ».
ep-event-declined = { $seat } renonce à « { $source } ».
ep-event-effect-chosen = { $seat } applique d’abord « { $source } ».
ep-event-land-returned = { $seat } reprend le cube de { $hex }.

## Paiement

ep-event-paid =
    { $gold ->
        [0]
            { $seat } paie { $amount } { $amount ->
                [one] { NAME($resource, case: "one") }
               *[other] { NAME($resource, case: "many") }
            }.
       *[other]
            { $seat } paie { $amount } { $amount ->
                [one] { NAME($resource, case: "one") }
               *[other] { NAME($resource, case: "many") }
            } et { $gold } { $gold ->
                [one] pièce d’or
               *[other] pièces d’or
            } pour le reste.
    }
ep-event-paid-gold =
    { $seat } paie { $gold } { $gold ->
        [one] pièce d’or
       *[other] pièces d’or
    }.
