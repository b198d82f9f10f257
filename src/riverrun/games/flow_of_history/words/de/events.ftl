# Was in The Flow of History geschieht, wie das Protokoll es erzählt.

foh-event-first = { $seat } beginnt das Spiel.
foh-event-start = { $seat } startet mit „{ $card }“.
foh-event-dealt = { $seat } bekommt „{ $card }“ und „{ $other }“.
foh-event-keep = { $seat } behält „{ $card }“.
foh-event-banker-starts =
    Der Bankier beginnt mit { $tokens } { $tokens ->
        [one] Marker
       *[other] Markern
    } auf „{ $card }“, der Vorrat mit { $supply }, alles aus der Reserve.
foh-event-turn = { $seat } ist am Zug.
foh-event-invest = { $seat } investiert { $tokens } Marker in „{ $card }“.
foh-event-complete = { $seat } schließt „{ $card }“ ab: { $tokens } Marker in den Vorrat, { $bonus } zurück.
foh-event-snipe =
    { ID($investor) ->
        [banker] { $seat } schnappt „{ $card }“ weg und zahlt { $tokens } Marker in den Vorrat.
       *[other] { $seat } schnappt „{ $card }“ weg und zahlt { $tokens } Marker an { $investor }.
    }
foh-event-trade = { $investor } nimmt { $tokens } Marker für Handel.
foh-event-half = { $investor } nimmt { $tokens } Marker, den halben Vorrat.
foh-event-activate = { $seat } aktiviert „{ $card }“.
foh-event-idle = { $seat } aktiviert „{ $card }“ ohne Ziel.
foh-event-pay = { $seat } zahlt { $tokens } Marker in den Vorrat.
foh-event-sow = { $seat } erntet: { $tokens } Marker aus der Reserve in den Vorrat.
foh-event-reap = { $seat } nimmt { $tokens } Marker, den halben Vorrat.
foh-event-catch-up = { $seat } nimmt { $tokens } Marker aus dem Vorrat und { $reserve } aus der Reserve, bis zur Zahl des Zeitalters ({ $age }).
foh-event-gain = { $seat } nimmt „{ $card }“.
foh-event-replace = „{ $card }“ macht Platz: { $seat } hat einen neuen Anführer.
foh-event-remove = { $seat } legt „{ $card }“ ab.
foh-event-draw = „{ $by }“ deckt „{ $card }“ für { $seat } auf.
foh-event-reveal = „{ $card }“ kommt auf den Markt.
foh-event-take =
    { $reserve ->
        [0] „{ $card }“ bringt { $seat } { $tokens } Marker aus dem Vorrat.
       *[other] „{ $card }“ bringt { $seat } { $tokens } Marker aus der Reserve.
    }
foh-event-nothing = „{ $card }“ findet kein Ziel.
foh-event-attack = { $seat } greift mit „{ $card }“ an, Stärke { $strength }.
foh-event-khan = „{ $card }“ bringt { $seat } { $tokens } Marker aus dem Vorrat.
foh-event-pacifist = { $seat } hat einen Pazifisten: „{ $card }“ greift nicht an.
foh-event-steal = { $seat } nimmt { $target } { $tokens } Marker weg.
foh-event-lose = { $target } verliert „{ $lost }“ durch „{ $card }“ von { $seat }.
foh-event-communism =
    „{ $card }“: Alle haben jetzt { $tokens } Marker; im Vorrat { $supply ->
        [one] bleibt { $supply }
       *[other] bleiben { $supply }
    }.
foh-event-outdated =
    „{ $card }“ ist zu alt für Zeitalter { $age ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[5] V
    } und verschwindet.
foh-event-banker-leaves = Die Karte des Bankiers, „{ $card }“, verschwindet; { $tokens } Marker in den Vorrat.
foh-event-banker =
    { $reserve ->
        [0] Der Bankier investiert { $tokens } Marker aus dem Vorrat in „{ $card }“.
       *[other] Der Bankier investiert { $tokens } Marker in „{ $card }“, davon { $reserve } aus der Reserve.
    }
foh-event-pass = { $seat } verzichtet auf die Bonusaktion.
foh-event-future =
    { $immediately ->
        [0] „Die Zukunft“ ist da: Das Spiel endet mit diesem Zug.
       *[other] „Die Zukunft“ ist da: Das Spiel endet sofort.
    }
foh-event-stall = { $turns } Züge lang hat niemand investiert oder eine Karte genommen: Das Spiel endet.
foh-event-end = Das Spiel ist zu Ende.
