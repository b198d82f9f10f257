### What a table’s journal tells besides the game’s own events.

rr-item-sat = { $player } prend place.
rr-item-left = La place { $number } est de nouveau libre.
rr-item-nameless = La place { $number } n’a plus de nom.
rr-item-renamed = La place { $number } s’appelle désormais { $name }.
rr-item-undone = { $player } a annulé { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}.
rr-item-undo-asked = { $player } demande à annuler.
rr-item-undo-agreed = { $player } est d’accord.
rr-item-undo-agreed-all = { $player } est d’accord : { $count ->
    [one] { $count } coup est annulé
   *[other] { $count } coups sont annulés
}.
rr-item-undo-refused = { $player } n’est pas d’accord.
rr-item-resigned = { $player } abandonne.
rr-item-timer-started = Le chrono tourne.
rr-item-paused = { $player } a mis le chrono en pause.
rr-item-reading = Le chrono attend : { $player } lit le guide.
rr-item-resumed = Le chrono repart.
rr-item-turn-late = Le temps { NAME($player, case: "de") } est écoulé.
rr-item-turn-late-bot = Le temps { NAME($player, case: "de") } est écoulé : un bot finit le tour.
rr-item-interlude-ended = La pause entre les manches est finie.
rr-item-rematch = Une revanche se prépare.
rr-item-closed = La table a été fermée.
rr-item-substitute-asked = On demande aux autres si un bot doit jouer pour { $player }.
rr-item-substituted = Un bot joue pour { $player }.
rr-item-claim-asked = { $name } demande à reprendre la place { $number }.
rr-item-claimed = { $name } a repris la place { $number }.
rr-item-vote-unanswered = Personne n’a répondu à temps ; la place reste comme elle est.
rr-item-returned = { $player } est de retour.
