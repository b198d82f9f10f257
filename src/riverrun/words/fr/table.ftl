### What a table refuses: seats, turns, the clock, undoing, talking.

## Seats

rr-error-no-such-seat = Cette table a les places 0 à { $last }, pas { $seat }.
rr-error-not-your-seat = La place { $number } n’est pas la vôtre.
rr-error-watch-without-seat = La place { $number } n’est pas la vôtre ; vous pouvez regarder sans place.
rr-error-already-seated = Vous occupez déjà la place { $number }.
rr-error-seat-taken = La place { $number } est déjà prise.
rr-error-wrong-link = Ce lien ne vaut pas pour la place { $number } ; demandez-en un autre.
rr-error-invitation-only = La place { $number } est sur invitation : ouvrez le lien que vous avez reçu.
rr-error-cannot-leave = La partie a commencé. Si vous ne voulez pas continuer, abandonnez.
rr-error-not-host = Seule la personne qui a ouvert cette table peut la fermer.
rr-error-host-only = Seule la personne qui a ouvert cette table peut faire cela.
rr-error-seat-free = La place { $number } est déjà libre.
rr-error-no-table-link = Cette table n’a pas de lien commun.

## Where the game stands

rr-error-not-gathering = Cette table n’accueille plus de joueurs.
rr-error-not-begun = La partie n’a pas commencé : il reste des places libres.
rr-error-game-over = La partie est terminée.
rr-error-resigned = Vous avez abandonné ; un bot joue à votre place.
rr-error-not-your-turn = C’est à { $player } de décider.
rr-error-stale = La table a changé depuis votre dernier coup d’œil ; regardez de nouveau.
rr-error-no-rematch-players = Seules les personnes qui ont joué ici peuvent demander une revanche.
rr-error-no-rematch-yet = Vous pourrez demander une revanche une fois la partie terminée.

## Several moves at once

rr-error-move-too-late = « { $move } » arrive trop tard : ce n’est plus à vous de décider.
rr-error-move-of-several = « { $move } » : { $reason }
rr-error-move-reveals = « { $move } » révèle quelque chose : regardez avant de continuer.

## Hints and rules

rr-error-table-without-hints = Cette table se joue sans conseils.
rr-error-rules-your-decision = Vous pouvez interroger les règles sur votre décision, quand c’est à vous de décider.

## Talking

rr-error-quiet = Personne ne peut parler maintenant ; attendez la fin de la manche.
rr-error-watchers-silent = À cette table, seules les personnes qui jouent peuvent écrire.

## Undoing

rr-error-undo-clock = On ne peut pas annuler de coup dans une partie avec chrono.
rr-error-undo-asked = { $player } a déjà demandé à annuler ; répondez d’abord.
rr-error-undo-nothing = Vous n’avez aucun coup à annuler.
rr-error-undo-not-asked = Personne ne demande à annuler quoi que ce soit.
rr-error-undo-answered = Votre réponse n’est pas attendue, ou vous l’avez déjà donnée.

## The clock

rr-error-no-clock = Cette table n’a pas de chrono.
rr-error-timer-running = Le chrono tourne déjà.
rr-error-timer-not-started = Le chrono ne tourne pas encore : c’est à { $player } de le lancer.
rr-error-starts-timer = C’est à { $player } de lancer le chrono.
rr-error-round-over = La manche est finie : le temps est écoulé.
rr-error-interlude-running = La pause entre les manches n’est pas finie ; lancez le chrono ensuite.
rr-error-no-interlude = Il n’y a pas de pause entre les manches à terminer.
rr-error-interlude-ends-itself = Cette pause entre les manches se termine d’elle-même.
rr-error-ends-interlude = C’est à { $player } de terminer la pause entre les manches.
rr-error-not-pausable = Le chrono de cette table ne peut pas être mis en pause.
rr-error-already-paused = Le chrono est déjà en pause.
rr-error-not-paused = Le chrono n’est pas en pause.
rr-error-paused = Le chrono est en pause : reprenez d’abord.

## Places des absents

rr-error-players-only = Seules les personnes qui jouent ici peuvent le demander.
rr-error-no-substitute = Personne qu’un bot pourrait remplacer ne joue à la place { $number }.
rr-error-is-here = { $player } est à la table.
rr-error-not-away-yet = { $minutes ->
    [0] { $player } ne fait attendre personne.
   *[other] { $player } a encore { $minutes } min avant qu’un bot puisse jouer à sa place.
}
rr-error-vote-open = Une autre question sur une place est encore ouverte ; répondez-y d’abord.
rr-error-claim-seated = Vous êtes déjà à cette table.
rr-error-claim-not-away = La place { $number } n’est pas gardée par un bot pour quelqu’un d’absent.
rr-error-claim-nobody = Personne parmi les joueurs n’est là pour donner son accord. Redemandez quand quelqu’un sera là.
rr-error-no-vote = Rien n’est demandé au sujet d’une place.
rr-error-replaced = Un bot joue pour vous, car vous étiez absent. Reprenez d’abord votre place.
rr-error-not-replaced = Aucun bot ne joue pour vous.
