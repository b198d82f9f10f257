### What a table refuses: seats, turns, the clock, undoing, talking.

## Seats

rr-error-no-such-seat = Dieser Tisch hat die Plätze 0 bis { $last }, nicht { $seat }.
rr-error-not-your-seat = Platz { $number } gehört dir nicht.
rr-error-watch-without-seat = Platz { $number } gehört dir nicht; zuschauen kannst du auch ohne Platz.
rr-error-already-seated = Du sitzt schon auf Platz { $number }.
rr-error-seat-taken = Platz { $number } ist schon besetzt.
rr-error-wrong-link = Dieser Link gilt nicht für Platz { $number }; bitte um einen neuen.
rr-error-invitation-only = Platz { $number } ist nur für Eingeladene: Öffne den Link, den du bekommen hast.
rr-error-cannot-leave = Das Spiel hat begonnen. Wenn du nicht weiterspielen möchtest, gib auf.
rr-error-not-host = Nur wer den Tisch eröffnet hat, kann ihn schließen.
rr-error-host-only = Das kann nur, wer den Tisch eröffnet hat.
rr-error-seat-free = Platz { $number } ist schon frei.
rr-error-no-table-link = Für diesen Tisch gibt es keinen gemeinsamen Link.

## Where the game stands

rr-error-not-gathering = An diesem Tisch werden keine Plätze mehr vergeben.
rr-error-not-begun = Das Spiel hat noch nicht begonnen: Es sind noch Plätze frei.
rr-error-game-over = Das Spiel ist zu Ende.
rr-error-resigned = Du hast aufgegeben; ein Bot spielt für dich weiter.
rr-error-not-your-turn = Jetzt muss sich { $player } entscheiden.
rr-error-stale = Am Tisch hat sich inzwischen etwas geändert; sieh noch einmal hin.
rr-error-no-rematch-players = Nur wer hier mitgespielt hat, kann um Revanche bitten.
rr-error-no-rematch-yet = Um Revanche kannst du bitten, sobald das Spiel zu Ende ist.

## Several moves at once

rr-error-move-too-late = „{ $move }“ kommt zu spät: Dann bist du nicht mehr dran.
rr-error-move-of-several = „{ $move }“: { $reason }
rr-error-move-reveals = „{ $move }“ deckt etwas auf: Sieh es dir an, bevor du weiterspielst.

## Hints and rules

rr-error-table-without-hints = An diesem Tisch wird ohne Tipps gespielt.
rr-error-rules-your-decision = Du kannst die Regeln zu deiner eigenen Entscheidung befragen, wenn du dran bist.

## Talking

rr-error-quiet = Jetzt darf niemand sprechen; warte bis zum Ende der Runde.
rr-error-watchers-silent = An diesem Tisch schreibt nur, wer mitspielt.

## Undoing

rr-error-undo-clock = In einem Spiel mit Uhr kannst du keine Züge zurücknehmen.
rr-error-undo-asked = { $player } möchte schon etwas zurücknehmen; antworte zuerst darauf.
rr-error-undo-nothing = Du hast keinen Zug, den du zurücknehmen könntest.
rr-error-undo-not-asked = Gerade möchte niemand etwas zurücknehmen.
rr-error-undo-answered = Deine Antwort ist nicht gefragt, oder du hast sie schon gegeben.

## The clock

rr-error-no-clock = Dieser Tisch hat keine Uhr.
rr-error-timer-running = Die Uhr läuft schon.
rr-error-timer-not-started = Die Uhr läuft noch nicht: { $player } startet sie.
rr-error-starts-timer = { $player } startet die Uhr.
rr-error-round-over = Die Runde ist vorbei: Die Zeit ist um.
rr-error-interlude-running = Die Rundenpause ist noch nicht vorbei; starte die Uhr danach.
rr-error-no-interlude = Gerade ist keine Rundenpause, die du beenden könntest.
rr-error-interlude-ends-itself = Diese Rundenpause endet von selbst.
rr-error-ends-interlude = { $player } beendet die Rundenpause.
rr-error-not-pausable = Die Uhr dieses Tisches lässt sich nicht anhalten.
rr-error-already-paused = Die Uhr ist schon angehalten.
rr-error-not-paused = Die Uhr ist nicht angehalten.
rr-error-paused = Die Uhr ist angehalten: Setze sie zuerst fort.

## Plätze von Abwesenden

rr-error-players-only = Darum können nur Leute bitten, die hier mitspielen.
rr-error-no-substitute = Auf Platz { $number } spielt niemand, für den ein Bot einspringen könnte.
rr-error-is-here = { $player } ist am Tisch.
rr-error-not-away-yet = { $minutes ->
    [0] { $player } lässt niemanden warten.
   *[other] { $player } hat noch { $minutes } min, bevor ein Bot einspringen kann.
}
rr-error-vote-open = Eine andere Frage zu einem Platz ist noch offen; beantworte sie zuerst.
rr-error-claim-seated = Du sitzt schon an diesem Tisch.
rr-error-claim-not-away = Platz { $number } ist keiner, den ein Bot für jemand Abwesendes hält.
rr-error-claim-nobody = Niemand von den Spielenden ist da, um zuzustimmen. Frage noch einmal, wenn jemand da ist.
rr-error-no-vote = Zu einem Platz wird gerade nichts gefragt.
rr-error-replaced = Ein Bot spielt für dich, weil du weg warst. Nimm zuerst deinen Platz wieder ein.
rr-error-not-replaced = Für dich spielt kein Bot.
