# Der Tisch als Text. Felder heißen wie in Zügen.

fl-screen-head =
    { $turns ->
        [0]
            Runde { $round }, { $done } { $done ->
                [one] Zug
               *[other] Züge
            } beendet, { $state }.
       *[other] Runde { $round }, { $done } von { $turns } Zügen beendet, { $state }.
    }
fl-screen-late = Die Zeit ist um.
fl-screen-won = das Spiel ist gewonnen
fl-screen-lost = das Spiel ist verloren
fl-screen-to-choose = { $seat } entscheidet
fl-screen-scenarios = Szenariokarten: { LIST($scenarios, join: "and") }.
fl-screen-board = PLAN
fl-screen-white = weiß
fl-screen-black = schwarz
fl-screen-legend = ═ einfach, ─ Hindernis, # Szenariokachel, * Vogel, B Boot, . leer
fl-screen-animals = { LIST($animals, join: "and") }
fl-screen-animal = { $sign } { NAME($animal, case: "bare") }
fl-screen-home = Am Boot: { LIST($animals, join: "and") }.
fl-screen-nobody-home = Am Boot: noch kein Tier.
fl-screen-dry = Trockene Arme: { LIST($arms, join: "and") }.
fl-screen-stack =
    STAPEL  { $tiles } Plättchen verdeckt, { $cards } { $cards ->
        [one] Aktionskarte
       *[other] Aktionskarten
    } übrig.
fl-screen-face-down = Verdeckt: { $pieces }.
fl-screen-revealed = Aufgedeckt: { $pieces }.
fl-screen-discarded = Abgelegt: { $pieces }.
fl-screen-played = Gespielte Karten: { $pieces }.
fl-screen-pieces = { $count } × { $piece }
fl-screen-none = nichts
fl-screen-in-play = Im Spiel: „{ $card }“.
fl-screen-in-hand =
    { $bird ->
        [0] In der Hand: { $tile }.
       *[other] In der Hand: { $tile } mit einem Vogel.
    }
fl-screen-calm = „Ruhige Gewässer“ gilt.
fl-screen-wave = Die letzte Welle: { $roll }. Sie nahm mit: { $swept }.
fl-screen-wave-spared = Vögel schützten { LIST($spared, join: "and") }.
fl-screen-roll =
    { $white ->
        [0] schwarz { $black }
       *[other]
            { $black ->
                [0] weiß { $white }
               *[other] weiß { $white } und schwarz { $black }
            }
    }
fl-screen-nothing = nichts
fl-screen-hidden =
    { $count } { $count ->
        [one] verdeckte Karte
       *[other] verdeckte Karten
    }
fl-screen-cards = { LIST($cards, join: "and") }
fl-screen-no-cards = keine Karten
fl-screen-active = (am Zug)
