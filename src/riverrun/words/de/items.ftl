### What a table’s journal tells besides the game’s own events.

rr-item-sat = { $player } hat sich hingesetzt.
rr-item-left = Platz { $number } ist wieder frei.
rr-item-nameless = Platz { $number } hat keinen Namen mehr.
rr-item-renamed = Platz { $number } heißt jetzt { $name }.
rr-item-undone = { $player } hat { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
} zurückgenommen.
rr-item-undo-asked = { $player } möchte zurücknehmen.
rr-item-undo-agreed = { $player } ist einverstanden.
rr-item-undo-agreed-all = { $player } ist einverstanden: { $count ->
    [one] { $count } Zug ist zurückgenommen
   *[other] { $count } Züge sind zurückgenommen
}.
rr-item-undo-refused = { $player } ist nicht einverstanden.
rr-item-resigned = { $player } hat aufgegeben.
rr-item-timer-started = Die Uhr läuft.
rr-item-paused = { $player } hat die Uhr angehalten.
rr-item-reading = Die Uhr wartet: { $player } liest die Einführung.
rr-item-resumed = Die Uhr läuft weiter.
rr-item-turn-late = Die Zeit von { $player } ist um.
rr-item-turn-late-bot = Die Zeit von { $player } ist um: Ein Bot spielt den Zug zu Ende.
rr-item-interlude-ended = Die Rundenpause ist vorbei.
rr-item-rematch = Eine Revanche wird vorbereitet.
rr-item-closed = Der Tisch wurde geschlossen.
rr-item-substitute-asked = Die anderen werden gefragt, ob ein Bot für { $player } einspringen soll.
rr-item-substituted = Ein Bot springt für { $player } ein.
rr-item-claim-asked = { $name } möchte Platz { $number } übernehmen.
rr-item-claimed = { $name } hat Platz { $number } übernommen.
rr-item-vote-unanswered = Niemand hat rechtzeitig geantwortet; der Platz bleibt, wie er ist.
rr-item-returned = { $player } ist wieder da.
