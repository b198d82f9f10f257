### Was ein Inhaltspaket für The Flow of History enthalten darf, und warum ein anderes abgelehnt wird.

## Die Schachtel

foh-content-age-count =
    Zeitalter { $age } hat { $found } { $found ->
        [one] Karte
       *[other] Karten
    }; die Schachtel enthält { $count } (FOH-C1).
foh-content-bottom = Genau eine Karte, aus Zeitalter V, ist mit „bottom“ gekennzeichnet: Sie liegt auf der Karte „Die Zukunft“ (FOH-S1).
foh-content-checks = box.toml enthält für jede der sechs Kartenarten ein [[check]] (FOH-C4).
foh-content-market = Der Markt hat [5, 5, 5, 6] Karten für 2, 3, 4 und 5 Personen (FOH-S1).
foh-content-banker-card = Der Bankier beginnt mit Markern auf einer Karte des Zeitalters A; „{ $card }“ ist keine (FOH-2P2).
foh-content-two-players = Genau vier Startkarten sind für das Spiel zu zweit (FOH-2P1).
foh-content-circle = Dauerhafte Effekte, die „{ $icon }“ je Symbol geben, und andere, die „{ $icon }“ zählen, drehen sich im Kreis (FOH-G6).

## Eine Karte

foh-content-evidence =
    { $card }: Der Symbolstreifen hat { $icons } { $icons ->
        [one] Symbol
       *[other] Symbole
    }, seine „evidence“ nennt { $evidence }.
foh-content-stripe = { $card }: Ein Symbolstreifen hat höchstens { $most } Symbole.
foh-content-future = { $card }: „Die Zukunft“ hat keine Art und keinen Symbolstreifen, und ihr Zeitpunkt ist „end“ (FOH-U4).
foh-content-no-type = { $card }: Jede Karte außer „Die Zukunft“ hat eine Art (FOH-C2).
foh-content-starting-card = { $card }: Startkarten sind Regierungskarten ohne Effekt (FOH-C1).
foh-content-timing = { $card }: Der Zeitpunkt „{ $timing }“ passt nicht zu einer Karte des Zeitalters { $age } (FOH-C1, FOH-C3).
foh-content-no-effect = { $card }: Eine Karte hat einen Effekt, es sei denn, ihr Zeitpunkt ist „none“ (FOH-C1).
foh-content-variant = { $card }: Für eine Variante gibt es keine Option { $option }={ $value }.

## Ein Effekt

foh-content-verb-timing = { $card }: „{ $verb }“ gehört zum Zeitpunkt { LIST($timings, join: "or") }.
foh-content-take-tokens = { $card }: „take_tokens“ braucht „of_icon“ oder „of_type“, eines von beiden.
foh-content-stack-types = { $card }: Bei „{ $verb }“ geht es um die vier Kartenarten, die Stapel bilden (FOH-G1).
foh-content-discard-own = { $card }: „discard_own“ ist eine der vier Kartenarten, die Stapel bilden (FOH-G1).
foh-content-no-types = { $card }: „{ $verb }“ braucht mindestens eine Kartenart.
foh-content-choose = { $card }: „choose“ ist 1 (eine der Kartenarten) oder 2 (alle).
foh-content-cost = { $card }: Nur eine Zugaktion hat Kosten (FOH-A3).
foh-content-two-costs = { $card }: Der Effekt kostet entweder die Karte selbst oder eine andere, nicht beide (FOH-A3).
