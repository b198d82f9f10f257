# La table en texte. Les cases s’écrivent comme dans les coups.

fl-screen-head =
    { $turns ->
        [0]
            Manche { $round }, { $done } { $done ->
                [one] tour terminé
               *[other] tours terminés
            }, { $state }.
       *[other] Manche { $round }, tours terminés : { $done } sur { $turns }, { $state }.
    }
fl-screen-late = Le temps est écoulé.
fl-screen-won = la partie est gagnée
fl-screen-lost = la partie est perdue
fl-screen-to-choose = à { $seat } de choisir
fl-screen-scenarios = Cartes scénario : { LIST($scenarios, join: "and") }.
fl-screen-board = PLATEAU
fl-screen-white = dé blanc
fl-screen-black = noir
fl-screen-legend = ═ simple, ─ obstacle, # tuile de scénario, * oiseau, B bateau, . vide
fl-screen-animals = { LIST($animals, join: "and") }
fl-screen-animal = { $sign } { NAME($animal, case: "bare") }
fl-screen-home = Au bateau : { LIST($animals, join: "and") }.
fl-screen-nobody-home = Au bateau : aucun animal pour l’instant.
fl-screen-dry = Bras à sec : { LIST($arms, join: "and") }.
fl-screen-stack =
    PIOCHE  { $tiles } { $tiles ->
        [one] tuile
       *[other] tuiles
    } face cachée, { $cards } { $cards ->
        [one] carte action
       *[other] cartes action
    } à piocher.
fl-screen-face-down = Face cachée : { $pieces }.
fl-screen-revealed = Face visible : { $pieces }.
fl-screen-discarded = Défausse : { $pieces }.
fl-screen-played = Cartes jouées : { $pieces }.
fl-screen-pieces = { $count } × { $piece }
fl-screen-none = rien
fl-screen-in-play = En jeu : « { $card } ».
fl-screen-in-hand =
    { $bird ->
        [0] En main : { $tile }.
       *[other] En main : { $tile } avec un oiseau.
    }
fl-screen-calm = « Eaux calmes » agit.
fl-screen-wave = La dernière vague : { $roll }. Emporté : { $swept }.
fl-screen-wave-spared = Protégé par des oiseaux : { LIST($spared, join: "and") }.
fl-screen-roll =
    { $white ->
        [0] noir { $black }
       *[other]
            { $black ->
                [0] blanc { $white }
               *[other] blanc { $white } et noir { $black }
            }
    }
fl-screen-nothing = rien
fl-screen-hidden =
    { $count } { $count ->
        [one] carte cachée
       *[other] cartes cachées
    }
fl-screen-cards = { LIST($cards, join: "and") }
fl-screen-no-cards = aucune carte
fl-screen-active = (à son tour)
