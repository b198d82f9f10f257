# Was Flow fragt, erlaubt und ablehnt. Anrede: „du“, für alle zusammen „ihr“. Alle Plättchen sind weiblich: die Gerade.

fl-title = Flow
fl-about = Legt zusammen den Fluss: Verbindet vier Tiere mit dem Boot, bevor die Wellen ihn fortspülen.

## Was gefragt wird

fl-ask-facing = Wähle, wohin der offene Weg des Boots zeigt.
fl-ask-turn = Ziehe ein Plättchen oder spiele eine Aktionskarte.
fl-ask-tile =
    { $choices ->
        [place] Du hast eine { $tile }: Lege sie.
        [place-or-trade] Du hast eine { $tile }: Lege sie oder tausche sie gegen eine Aktionskarte.
        [discard] Du hast eine { $tile }, die nirgends passt: Lege sie ab.
       *[discard-or-trade] Du hast eine { $tile }, die nirgends passt: Lege sie ab oder tausche sie gegen eine Aktionskarte.
    }
fl-ask-aim =
    { ID($card) ->
        [support] „{ $card }“: Wähle das Plättchen, das du entfernst.
        [bird] „{ $card }“: Wähle das Plättchen, auf dem der Vogel sitzt.
        [current] „{ $card }“: Wähle das Plättchen, das du versetzt.
       *[return] „{ $card }“: Wähle das abgelegte Plättchen, das zurückkommt.
    }
fl-ask-aim-space = „{ $card }“: Wähle, wohin die { $tile } kommt.
fl-ask-die = „Ruhige Gewässer“: Wähle den Würfel, den du wirfst.

## Was ein Zug bewirkt

fl-may-place =
    { $moved ->
        [0] Lege die { $tile } in { $cell }
       *[other] Versetze die { $tile } nach { $cell }
    }{ ID($form) ->
        [wild] .
       *[other] , offen nach { $form }.
    }
fl-may-aim =
    { ID($card) ->
        [support] Entferne die { $tile } in { $cell }.
        [bird] Ein Vogel setzt sich auf die { $tile } in { $cell }.
       *[current] Versetze die { $tile } in { $cell }.
    }
fl-may-choose = Hole die { $tile } aus der Ablage zurück.
fl-may-take = Ziehe die aufgedeckte { $tile }.
fl-may-play = „{ $card }“: { $effect }
fl-may-face = Drehe den offenen Weg des Boots nach { $side }.
fl-may-die =
    { ID($die) ->
        [white] Wirf den weißen Würfel, der eine Zeile trifft.
       *[black] Wirf den schwarzen Würfel, der eine Spalte trifft.
    }
fl-may-draw =
    { $stack ->
        [1] Ziehe das letzte verdeckte Plättchen.
       *[other] Ziehe das oberste von { $stack } verdeckten Plättchen.
    }
fl-may-trade =
    { $deck ->
        [1] Lege die { $tile } ab und ziehe die letzte Aktionskarte.
       *[other] Lege die { $tile } ab und ziehe eine von { $deck } Aktionskarten.
    }
fl-may-discard = Lege die { $tile } ab, die nirgends passt.
fl-may-tide =
    { $late ->
        [0] Die Zeit ist um: Die Welle kommt.
       *[other] Die Zeit ist um: { $seat } beendet diesen Zug, dann kommt die Welle.
    }

## Warum ein Zug abgelehnt wird

fl-refuse-over =
    { $won ->
        [0] Das Spiel ist zu Ende: Ihr habt verloren.
       *[other] Das Spiel ist zu Ende: Ihr habt gewonnen.
    }
fl-refuse-tide-early = Die Uhr läuft nicht, bevor das Boot gedreht ist.
fl-refuse-tide-in-wave = Während der Riesenwelle läuft die Uhr nicht.
fl-refuse-tide-twice = Die Zeit ist schon um; dieser Zug wird noch beendet.
fl-refuse-nothing-to-draw = Es gibt kein verdecktes Plättchen mehr zu ziehen.
fl-refuse-not-revealed = Es gibt keine aufgedeckte { $tile }.
fl-refuse-not-held = Du hast keine Karte „{ $card }“.
fl-refuse-round-spent = „Eine Aktionskarte je Runde“: Ihr habt eure Karte in dieser Runde schon gespielt.
fl-refuse-no-new-cards = „Keine neuen Karten“: Du kannst keine Plättchen gegen Aktionskarten tauschen.
fl-refuse-calm-already = „Ruhige Gewässer“ gilt schon; nur eine solche Karte kann je Runde gespielt werden.
fl-refuse-only-firm = „{ $card }“ wirkt nicht auf Hindernisse, und andere Plättchen liegen nicht auf dem Spielplan.
fl-refuse-no-tile-on-board = Auf dem Spielplan liegt kein Plättchen für „{ $card }“.
fl-refuse-bird-on-every-tile = Auf jedem Plättchen des Spielplans sitzt schon ein Vogel.
fl-refuse-nothing-moves = Kein Plättchen auf dem Spielplan kann auf ein anderes Feld.
fl-refuse-too-few-to-fish =
    { $stack ->
        [0] „Angeln“ deckt 2 verdeckte Plättchen auf; es gibt keines mehr.
       *[other] „Angeln“ deckt 2 verdeckte Plättchen auf; es gibt nur noch { $stack }.
    }
fl-refuse-no-discards = Es gibt keine abgelegten Plättchen, die zurückkommen könnten.
fl-refuse-no-discard-fits = Kein abgelegtes Plättchen passt auf den Spielplan.
fl-refuse-not-tradable = Eine { $tile } kannst du nicht gegen eine Aktionskarte tauschen.
fl-refuse-deck-empty = Es gibt keine Aktionskarten mehr zu ziehen.
fl-refuse-can-be-placed =
    { $trade ->
        [0] Die { $tile } passt, also musst du sie legen.
       *[other] Die { $tile } passt, also musst du sie legen oder tauschen.
    }
fl-refuse-wrong-form =
    { ID($form) ->
        [wild] Du hast eine { $tile }; gib an, wohin sie offen ist.
       *[other] Du hast eine { $tile }, die nicht offen nach { $form } liegen kann.
    }
fl-refuse-same-cell = Das Plättchen kommt aus { $cell }; es muss auf ein anderes Feld.
fl-refuse-not-empty = Das Feld in { $cell } ist nicht leer.
fl-refuse-not-beside = Das Feld in { $cell } liegt neben keinem Plättchen und keinem Tier.
fl-refuse-no-water = In { $cell } würde kein Wasser von einem Tier das Plättchen erreichen.
fl-refuse-clashes = In { $cell } träfe eine offene Seite auf eine geschlossene, nach { LIST($sides, join: "and") }.
fl-refuse-blocks-animal = In { $cell } würde das Hindernis { LIST($animals, join: "and", case: "acc") } völlig einschließen.
fl-refuse-firm = „{ $card }“ wirkt nicht auf die { $tile } in { $cell }.
fl-refuse-no-tile-there =
    { ID($there) ->
        [nothing] In { $cell } liegt kein Plättchen für „{ $card }“.
       *[other] In { $cell } ist { $there }; „{ $card }“ wirkt dort nicht.
    }
fl-refuse-bird-there = In { $cell } sitzt schon ein Vogel.
fl-refuse-cannot-move = Für die { $tile } in { $cell } gibt es kein anderes Feld.
fl-refuse-not-discarded = In der Ablage liegt keine { $tile }.
fl-refuse-does-not-fit = Eine { $tile } passt nirgends auf den Spielplan.
fl-refuse-no-route = Zeigt das Boot nach { $side }, hat ein Tier keinen Weg dorthin.

## Optionen, die nicht zusammenpassen

fl-error-first-player =
    first={ $first } braucht mindestens so viele Mitspielende; { $players ->
        [one] es spielt { $players } mit
       *[other] es spielen { $players } mit
    } (FL-B3).
fl-error-listed-and-drawn = Zähle Szenariokarten mit scenarios auf oder ziehe sie nach Schwierigkeit, nicht beides (FL-B4).
fl-error-no-scenario = Es gibt keine Szenariokarte „{ $name }“; wähle aus { LIST($known, join: "or") } (FL-B4).
fl-error-too-many-scenarios = Von der Szenariokarte „{ $name }“ können höchstens { $most } im Spiel sein (FL-B4, FL-H2).
fl-error-silent-alone = „Keine Absprachen“ ist nichts für eine Person; nenne eine andere Szenariokarte (FL-R12).
fl-error-clock-without-table = clock={ $clock } braucht einen Tisch auf einem Server; hier käme nie eine Welle. Nimm stattdessen turns, etwa turns=8 (FL-K4).
fl-error-endless-round = Mit turns=none und clock=none endet keine Runde; wähle eine Zahl von Zügen oder eine Uhr (FL-K3).

## Wie es den Tieren geht

fl-score-animals =
    { $home ->
        [0] { NAME($animal, case: "start") } erreicht das Boot nicht.
       *[other] { NAME($animal, case: "start") } erreicht das Boot.
    }

## Was ein Zug ändert

fl-fact-need = Plättchen, die { NAME($animal, case: "dat") } noch fehlen
fl-fact-cards = deine Aktionskarten
fl-fact-birds = Vögel im Vorrat
