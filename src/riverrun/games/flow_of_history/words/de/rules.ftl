# Was The Flow of History fragt, erlaubt und ablehnt. Anrede: „du“; Kartentitel stehen im Satz in Anführungszeichen.

foh-title = The Flow of History
foh-about = Baue eine Nation vom Stein bis zum Neonlicht: Investiere in Karten oder schnapp dir die der anderen.

## Was gefragt wird

foh-ask-action = Wähle deine Aktion: investieren, abschließen, wegschnappen, aktivieren oder ernten.
foh-ask-keep = Wähle die Startkarte, die du behältst; die andere verlässt das Spiel.
foh-ask-bonus = Wähle deine Bonusaktion: investieren, wegschnappen oder passen.
foh-ask-bank = Wähle die Karte, in die der Bankier investiert.
foh-ask-take = „{ $card }“: Wähle die Karte, die du vom Markt nimmst.
foh-ask-target = „{ $card }“: Wähle, wen du angreifst.
foh-ask-discard = „{ $card }“: Wähle, was { $target } verliert.
foh-ask-stake = Wähle, wie viele Marker du noch auf „{ $card }“ legst.

## Was ein Zug bewirkt. Die Anzahl 64 steht für `63+`: 63 Marker, und nach weiteren wird gefragt.

foh-may-invest =
    { $amount ->
        [64] Lege 63 Marker auf „{ $card }“ und wähle, wie viele noch dazukommen.
       *[other] Lege { $amount } Marker auf „{ $card }“.
    }
foh-may-stake =
    { $amount ->
        [64] Lege weitere 63 Marker auf „{ $card }“ und wähle, wie viele noch dazukommen.
       *[other] Lege noch { $amount } Marker auf „{ $card }“.
    }
foh-may-complete =
    Lege { $stake } Marker in den Vorrat, hole { $bonus } für { $count } { $count ->
        [one] { NAME($icon, case: "one") }
       *[other] { NAME($icon, case: "many") }
    } zurück und nimm „{ $card }“.
foh-may-snipe =
    { ID($investor) ->
        [banker] Zahle { $price } Marker in den Vorrat und nimm „{ $card }“.
       *[other] Zahle { $price } Marker an { $investor } und nimm „{ $card }“.
    }
foh-may-activate = „{ $card }“: { $effect }
foh-may-activate-idle = Es gibt kein Ziel; du passt, zahlst nichts und nimmst nichts.
foh-may-take = Nimm „{ $card }“: { $effect }
foh-may-discard = { $target } verliert „{ $card }“.
foh-may-keep = Behalte „{ $card }“ als Startkarte.
foh-may-bank = Der Bankier legt { $tokens } Marker auf „{ $card }“.
foh-may-attack = Greife { $target } an, Stärke { $strength }.
foh-may-harvest =
    { $lacking ->
        [0] Lege { $sown } Marker in den Vorrat, der damit { $supply } enthält, und nimm { $half }.
       *[other] Lege { $sown } Marker in den Vorrat, der damit { $supply } enthält; nimm { $half }, dann { $lacking } mehr bis zur Zahl des Zeitalters.
    }
foh-may-pass = Verzichte auf die Bonusaktion.

## Wo eine Karte ist, in einer Ablehnung

foh-where-removed = aus dem Spiel
foh-where-deck = im Stapel
foh-where-market = auf dem Markt
foh-where-dealt = noch eine Startkarte auf der Hand
foh-where-nation = in der Nation von { $seat }

## Warum ein Zug abgelehnt wird

foh-refuse-over = Das Spiel ist zu Ende.
foh-refuse-no-passing = Du kannst nicht passen; ernten kannst du immer.
foh-refuse-invested-already = Du hast schon in „{ $own }“ investiert; schließe das zuerst ab.
foh-refuse-no-tokens = Du hast keine Marker zum Investieren.
foh-refuse-not-on-market = „{ $card }“ ist { $where }, nicht auf dem Markt.
foh-refuse-card-invested =
    { $who ->
        [you] Du hast schon in „{ $card }“ investiert.
        [banker] Der Bankier hat schon in „{ $card }“ investiert.
       *[player] { $investor } hat schon in „{ $card }“ investiert.
    }
foh-refuse-too-many-tokens =
    { $amount ->
        [64] Du hast { $held } Marker; mehr als 63 kannst du nicht legen.
       *[other] Du hast { $held } Marker; { $amount } kannst du nicht legen.
    }
foh-refuse-no-investment = Du hast keine Investition, die du abschließen könntest.
foh-refuse-other-investment = Du hast in „{ $own }“ investiert, nicht in „{ $card }“.
foh-refuse-snipe-not-on-market = „{ $card }“ ist { $where }, nicht auf dem Markt.
foh-refuse-snipe-not-invested = Niemand hat in „{ $card }“ investiert; wegschnappen kannst du nur Karten der anderen.
foh-refuse-snipe-own = „{ $card }“ ist deine eigene Investition; schließe sie stattdessen ab.
foh-refuse-snipe-too-dear =
    Auf „{ $card }“ { $stake ->
        [one] liegt { $stake } Marker
       *[other] liegen { $stake } Marker
    }; du hast { $held }.
foh-refuse-not-yours = „{ $card }“ ist { $where }, nicht in deiner Nation.
foh-refuse-no-turn-action = „{ $card }“ hat keine Zugaktion.
foh-refuse-covered = „{ $card }“ ist von „{ $cover }“ überdeckt.
foh-refuse-cannot-pay = Du kannst „{ $card }“ nicht bezahlen: { $why }
foh-refuse-no-target = „{ $card }“ brächte jetzt nichts: Es gibt keine passende Karte.
foh-refuse-take-not-on-market = „{ $card }“ ist { $where }, nicht auf dem Markt.
foh-refuse-take-invested =
    { $who ->
        [you] Du hast in „{ $card }“ investiert; durch einen Effekt bekommst du die Karte nicht.
        [banker] Der Bankier hat in „{ $card }“ investiert; durch einen Effekt bekommst du die Karte nicht.
       *[player] { $investor } hat in „{ $card }“ investiert; durch einen Effekt bekommst du die Karte nicht.
    }
foh-refuse-take-wrong-type = „{ $card }“ ist eine { NAME($type, case: "one") }; „{ $about }“ bringt dir andere Karten.
foh-refuse-no-such-seat = { $target } spielt hier nicht mit.
foh-refuse-self = Du kannst dich nicht selbst angreifen.
foh-refuse-peaceful = Kein Angriff trifft { $target }: Dort wirkt ein Pazifist.
foh-refuse-not-weaker = { $target } hat Stärke { $theirs }, nicht weniger als du mit { $yours }.
foh-refuse-nothing-to-lose = { $target } hat nichts, was „{ $about }“ nehmen könnte; jemand anderes schon.
foh-refuse-cannot-lose = „{ $about }“ kann „{ $card }“ nicht von { $victim } nehmen.
foh-refuse-not-dealt = „{ $card }“ hast du nicht bekommen.
foh-refuse-bank-not-on-market = „{ $card }“ ist { $where }, nicht auf dem Markt.
foh-refuse-bank-invested =
    { $who ->
        [you] Du hast in „{ $card }“ investiert; der Bankier braucht eine andere Karte.
        [banker] Der Bankier hat schon in „{ $card }“ investiert und braucht eine andere Karte.
       *[player] { $investor } hat in „{ $card }“ investiert; der Bankier braucht eine andere Karte.
    }

## Was fehlt, um eine Zugaktion zu bezahlen

foh-lack-tokens = Das kostet { $cost } Marker, und du hast { $held }.
foh-lack-card = Du hast keine { NAME($type, case: "one") } zum Ablegen.

## Optionen, die nicht zusammenpassen

foh-error-first-edition = Die erste Ausgabe ist für 3 bis 5 Personen; wähle für 2 edition=second (FOH-O1).
foh-error-literal-glossary = glossary=literal gehört zur zweiten Ausgabe; wähle dazu edition=second (FOH-O3).

## Woher Punkte kommen, und was bei Gleichstand entscheidet

foh-score-culture =
    { $count } { $count ->
        [one] Kultursymbol
       *[other] Kultursymbole
    }
foh-score-other-icons =
    { $count } { $count ->
        [one] anderes Symbol
       *[other] andere Symbole
    }, 1 Punkt für je 2
foh-score-scoring-effects = „{ $card }“: { $effect }
foh-tie-cards = Karten
foh-tie-tokens = Marker

## Was ein Zug ändert

foh-fact-tokens = Marker
foh-fact-icon = { NAME($icon, case: "many") }
foh-fact-attack = Stärke beim Angriff
foh-fact-defense = Stärke bei der Verteidigung
foh-fact-snipers = Gegner, die deine Investition wegschnappen könnten
