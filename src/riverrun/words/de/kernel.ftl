### What the kernel and the bots refuse: moves, options, undoing, analysing.

## Anything that is said in English only

rr-error-detail = { $detail }

## Moves

rr-error-illegal-move = „{ $move }“ ist nicht erlaubt ({ $clause }): { $reason }
rr-error-no-move = „{ $written }“ ist kein Zug. Züge sind: { $usage }.
rr-error-no-move-of = „{ $written }“ ist kein Zug. Schreib { LIST($usages, join: "or") }.
rr-error-meant = „{ $written }“ ist kein Zug. Meintest du „{ $meant }“?
rr-error-empty-move = Ein leerer Text ist kein Zug. Züge sind: { $usage }.
rr-error-no-piece = „{ $written }“ ist unbekannt ({ $kind }).
rr-error-no-piece-meant = „{ $written }“ ist unbekannt ({ $kind }). Meintest du „{ $meant }“?
rr-error-no-piece-between = „{ $written }“ ist unbekannt ({ $kind }): Gib { $first } bis { $last } an.
rr-error-no-piece-choice = „{ $written }“ ist unbekannt ({ LIST($kinds, join: "or") }); möglich: { LIST($choices, join: "or") }.
rr-error-no-word = „{ $written }“ ist keines von: { $known }.
rr-error-no-amount = „{ $written }“ ist keine Anzahl: Gib { $least } bis { $most } an.
rr-error-no-amount-more = „{ $written }“ ist keine Anzahl: Gib { $least } bis { $most } an oder { $most }+, um mehr zu wählen.
rr-error-no-player = „{ $written }“ ist niemand am Tisch: Gib p1 bis { $last } an.
rr-error-move-number = { $move } ist kein Zug; Züge sind Zahlen von 0 bis { $last }.
rr-error-no-move-number = Kein Zug hat die Nummer { $number }.
rr-error-another-choice = Zuerst steht eine andere Entscheidung an. { $asked }
rr-error-only-players = Diesen Zug kann nur eine Person machen, nicht die Umgebung.
rr-error-only-environment = Diesen Zug kann nur die Umgebung machen, niemand am Tisch.
rr-error-environment = Umgebung { $index }: { $reason }
rr-error-agenda-full = „{ $move }“ lässt sich nicht ausführen: Der Zug würde mehr als { $rows } Schritte auf einmal auslösen, mehr als das Spiel behalten kann.

## What can be given instead of a name that there is not

rr-choice-between = { $first } bis { $last }
rr-choice-listed = { LIST($known, join: "or") }
rr-choice-such = eines von { $count }, etwa { LIST($such, join: "or") }

## Positions

rr-error-no-position = Das ist keine Stellung von { $game }: { $reason }.
rr-error-agenda-step = Der Schritt „{ $step }“ der Agenda: { $reason }

## Undoing

rr-error-undo-start = Es wurde noch kein Zug gespielt.
rr-error-undo-no-journal = Ein Spielstand ohne Verlauf kann keine Züge zurücknehmen.
rr-error-undo-environment = „{ $move }“ lässt sich nicht zurücknehmen: Die Umgebung hat diesen Zug gemacht.
rr-error-undo-revealed = „{ $move }“ lässt sich nicht zurücknehmen: Dadurch wurde etwas Verdecktes bekannt.
rr-error-keep-moves = Behalte 0 bis { $last } Züge, nicht { $moves }.

## Games, options and seats

rr-error-unknown-game = Es gibt kein Spiel „{ $game }“. Wähle { LIST($games, join: "or") }.
rr-error-players = { $game } ist für { $least } bis { $most } Personen, nicht für { $players }.
rr-error-unknown-option = { $game } hat keine Option „{ $option }“. Optionen: { LIST($options) }.
rr-error-no-options = { $game } hat keine Optionen, also auch nicht „{ $option }“.
rr-error-option-value = { $game }: { $option } kann nicht „{ $value }“ sein. Wähle { LIST($values, join: "or") }.
rr-error-option-pattern = Text nach dem Muster { $pattern }
rr-error-seed = Ein Startwert ist eine ganze Zahl von 0 bis 2**128 - 1, nicht { $seed }.
rr-error-seat = Ein Platz ist eine ganze Zahl von 0 bis { $last } oder None zum Zuschauen, nicht { $seat }.

## Records

rr-error-no-record = Das ist kein riverrun-Protokoll: { $reason }.
rr-error-no-record-file = { $where } ist kein riverrun-Protokoll: { $reason }.
rr-error-record-game = Das Spiel dieses Protokolls lässt sich hier nicht aufbauen: { $reason }
rr-error-record-start = Die Ausgangsstellung dieses Protokolls ist nicht möglich: { $reason }
rr-error-record-move = Zug { $number } von { $moves } lässt sich nicht nachspielen: { $reason }

## Bots and analyses

rr-error-unknown-bot = Es gibt keinen Bot „{ $bot }“. Wähle { LIST($bots, join: "or") }.
rr-error-no-net = { $game } hat noch kein Netz gelernt. Wähle einen anderen Bot.
rr-error-over-no-move = Das Spiel ist zu Ende: Es gibt keinen Zug mehr.
rr-error-over-no-analysis = Das Spiel ist zu Ende: Es gibt nichts mehr zu analysieren.
rr-error-no-analyst = Noch kann nichts analysieren: Importiere zuerst riverrun.bots.
rr-error-analysis-moves = Eine Analyse nennt mindestens 1 Zug, nicht { $moves }.
rr-error-report-unfinished = Das Spiel ist noch nicht zu Ende: Eine Auswertung gibt es erst danach.
rr-error-search-budget = Gib einer Suche ein Budget über 0: Simulationen oder Sekunden.
rr-error-search-seconds = Eine Suche dauert höchstens { $most } Sekunden, nicht { $seconds }.
rr-error-search-iterations = Eine Suche macht höchstens { $most } Simulationen, nicht { $iterations }.
rr-error-search-trees = Eine Suche baut 1 bis { $most_trees } Bäume auf 1 bis { $most_threads } Threads, nicht { $trees } auf { $threads }.

## Kompilieren

rr-notice-slow = Die Regeln von { $game } sind noch nicht kompiliert: Alles dauert 5- bis 11-mal so lang, bei suchenden Bots noch viel länger. „{ $command }“ kompiliert sie, einmal.
rr-notice-compiling = Regeln werden kompiliert, das geschieht einmal („{ $command }“ erledigt es im Voraus) …
