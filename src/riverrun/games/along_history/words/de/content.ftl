### Was Along History an Inhaltspaketen ablehnt, nach dem, was jedes Spiel ablehnt.

## Stapel

ah-content-deck = Der Stapel „{ $age }“ hat { $size } Karten, nicht { $found } (AH-4).
ah-content-dealt = Der Stapel „{ $age }“ braucht mindestens { $least } Karten, die weder Katastrophe noch Wunder sind und anfangs ausgelegt werden können (AH-8).
ah-content-moving = { $card }: Ein Stapel hat höchstens { $most } Katastrophen, die weitergegeben werden (AH-102).
ah-content-name-twice = Der Kartenname „{ $name }“ kommt zweimal vor; jede Karte braucht ihren eigenen (AH-R3).
ah-content-failure-rows = Die Listen „failure“ haben zusammen höchstens { $most } Einträge, nicht { $rows } (AH-42).
ah-content-reductions = Es gibt höchstens { $most } Ermäßigungen, nicht { $count }; gezählt wird nach den Karten, die billiger werden (AH-96).

## Karten

ah-content-copies = { $card }: Jede Karte gibt es einmal, nicht { $copies }-mal (AH-R3).
ah-content-bonuses = { $card }: Eine Karte hat höchstens { $most } Boni, nicht { $count } (AH-26).
ah-content-bonus = { $card }: Ein Bonus gibt { $low } bis { $high }, nicht { $amount } (AH-26).
ah-content-gold-mixed = { $card }: Keine Karte mischt Gold mit anderen Boni (AH-98).
ah-content-transmissible = { $card }: Eine Katastrophe gibt an, ob sie „transmissible“ ist; keine andere Karte tut das (AH-46).
ah-content-failure = { $card }: Eine Katastrophe hat eine Liste „failure“; keine andere Karte hat eine (AH-42).
ah-content-linked-calamity = { $card }: Eine Katastrophe zeigt nie das Symbol verbundener Karten („linked“).
ah-content-unlinked = { $card }: Diese Karte ist mit einer anderen verbunden und zeigt deshalb das Symbol: „linked = true“.
ah-content-wonder = { $card }: Jedes Wunder hat genau einmal „gain_universal_resource“; keine andere Karte hat es (AH-31).
ah-content-general = { $card }: Generäle sind Persönlichkeiten, und in der Urgeschichte gibt es keine (AH-54).

## Effekte, und was Katastrophen tun

ah-content-card-or-type = { $card }: „cost_reduction“ braucht „card“ oder „type“, genau eines von beiden (AH-96).
ah-content-other-deck = { $card }: „{ $verb }“ nennt „{ $named }“; diese Karte gibt es im selben Stapel nicht.
ah-content-events-population = { $card }: „in_events_population“ nimmt 1 bis 9 Bevölkerung; „amount“ ist also -9 bis -1, nicht { $amount } (AH-99).
ah-content-destroys = { $card }: Ein „destroy“ zerstört { $low } bis { $high } Karten, nicht { $count } (AH-R15).
ah-content-moves-last = { $card }: „move_to_events_of“ steht am Ende der Liste „failure“ (AH-42).
ah-content-spares = { $card }: Vom ersten „destroy_named“ an steht jedes „destroy“ direkt hinter einem „destroy_named“ (AH-101).

## Marker

ah-content-counters = Es gibt { $size } Marker, nicht { $found } (AH-7).
ah-content-type-count = { $counter }: „type_count“ nennt einen „type“; keine andere Bedingung tut das (AH-67).
ah-content-bonus-count = { $counter }: Nur „bonus_count“ nennt einen „bonus“ (AH-67).
ah-content-few-counters =
    { $when ->
        [prehistory] Seite { $side } hat mehr Felder mit Wert { $value }, als es in der Urgeschichte Marker dafür gibt: { $spaces } gegen { $counters } (AH-7).
       *[always] Seite { $side } hat mehr Felder mit Wert { $value }, als es Marker dafür gibt: { $spaces } gegen { $counters } (AH-7).
    }

## Der Spielplan

ah-content-sides = Der Plan hat die Seiten A und B (AH-3).
ah-content-spaces = Seite { $side } hat außer „start“ höchstens { $most } Felder, jedes mit eigener id (AH-105).
ah-content-space-id = Seite { $side }, Feld „{ $space }“: Die id eines Feldes besteht aus Kleinbuchstaben von a bis z und Ziffern.
ah-content-space-value = Seite { $side }, Feld „{ $space }“: Sein Wert ist { $low } bis { $high }, nicht { $value } (AH-7).
ah-content-line-nowhere = Seite { $side }: Eine Linie beginnt oder endet bei „{ $space }“, wo kein Feld ist (AH-63).
ah-content-line-itself = Seite { $side }: Eine Linie führt von „{ $space }“ zum selben Feld zurück (AH-63).
ah-content-line-start = Seite { $side }: Keine Linie führt vorwärts zum Start, und keine senkrechte berührt ihn (AH-63).
ah-content-space-lost = Seite { $side }: Vom Start führen keine Linien zu „{ $space }“ (AH-63).

## Würfel und Zahlen

ah-content-die-faces =
    { $die ->
        [green] Ein grüner Würfel hat { $size } Seiten, nicht { $found } (AH-12).
        [blue] Der blaue Würfel hat { $size } Seiten, nicht { $found } (AH-12).
        [red] Ein roter Würfel hat { $size } Seiten, nicht { $found } (AH-12).
       *[coin] Der Münzwürfel hat { $size } Seiten, nicht { $found } (AH-12).
    }
ah-content-die-number =
    { $die ->
        [green] Ein grüner Würfel zeigt { $low } bis { $high }, nicht { $number } (AH-12).
       *[coin] Der Münzwürfel zeigt { $low } bis { $high }, nicht { $number } (AH-12).
    }
ah-content-initiation-values = Das Einführungsspiel gibt Marker von höchstens { $most } verschiedenen Werten, jeder von { $low } bis { $high } (AH-90).
ah-content-initiation-counters = Das Einführungsspiel braucht { $players } Marker mit Wert { $value }, für jede Person einen (AH-90).
