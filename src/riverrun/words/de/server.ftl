### What the server refuses: requests, limits, storage, analyses, reports.

## Requests

rr-error-internal = Etwas ist schiefgegangen und wurde protokolliert. Versuche es noch einmal.
rr-error-nothing-here = Hier ist nichts.
rr-error-no-such-path = Hier ist nichts; /api/openapi.json beschreibt die API.
rr-error-bad-request = Diese Anfrage ist ungültig: { $detail }.
rr-error-body-too-large = Der Inhalt dieser Anfrage ist zu groß.
rr-error-wrong-method = Diese Methode ist hier nicht erlaubt; /api/openapi.json beschreibt die API.
rr-error-bad-address = Diese Adresse ist ungültig: { $detail }.
rr-error-bad-command = Das ist kein Befehl: { $detail }.
rr-error-message-too-large = Eine Nachricht hat höchstens { $bytes } Bytes.
rr-error-other-site = Diese Anfrage kommt von der Seite einer anderen Website.
rr-error-restarting = Der Server startet gerade neu; komm gleich wieder.

## Limits

rr-error-too-many-requests = Zu viele Anfragen; versuche es in { $seconds } s noch einmal.
rr-error-too-many-tables = Du hast zu viele Tische eröffnet; versuche es in { $seconds } s noch einmal.
rr-error-too-many-analyses = Zu viele Analysen; versuche es in { $seconds } s noch einmal.
rr-error-too-many-replays = Zu viele Wiedergaben; versuche es in { $seconds } s noch einmal.
rr-error-too-many-from-network = Aus deinem Netz kamen sehr viele Anfragen; versuche es in { $seconds } s noch einmal.
rr-error-server-full = Der Server ist voll; versuche es in { $seconds } s noch einmal.
rr-error-too-many-connections = Zu viele offene Verbindungen; schließe einige deiner Seiten.
rr-error-too-slow = Die Anfrage kam zu langsam.
rr-error-head-too-large = Adresse oder Kopfzeilen der Anfrage sind zu lang.

## People

rr-error-no-name = Sag zuerst, wer du bist: PUT /api/me mit einem Namen.
rr-error-empty-text = { $what ->
    [name] Ein Name
   *[message] Eine Nachricht
} braucht mindestens ein sichtbares Zeichen.
rr-error-key-expired = Dieser Link ist falsch oder älter als zehn Minuten; erstelle einen neuen.
rr-error-key-used = Dieser Link wurde schon benutzt; erstelle einen neuen.

## Opening tables

rr-error-no-person = Ein Tisch braucht mindestens einen Platz für eine Person; nur Bots spielen mit „riverrun simulate“.
rr-error-limit-and-clock = Ein Spiel mit Uhr kann nicht auch noch ein Zeitlimit für Züge haben.
rr-error-limit-alone = Ein Zeitlimit für Züge braucht mindestens zwei Plätze.
rr-error-bot-unnamed = Sag, welcher Bot den Platz bekommt: { "{" }"kind": "bot", "bot": NAME{ "}" }.
rr-error-seat-takes-no-bot = Ein Platz der Art „{ $kind }“ nimmt keinen Bot.
rr-error-move-or-moves = Gib entweder einen Zug an oder mehrere, die zusammen gespielt werden.
rr-error-unknown-pack = Dieser Server hat kein Inhaltspaket „{ $pack }“.

## Finding tables

rr-error-unknown-table = Es gibt keinen Tisch „{ $table }“.
rr-error-table-crowded = An diesem Tisch ist gerade zu viel los. Versuche es gleich noch einmal.
rr-error-chat-full = Der Chat dieses Tisches ist voll: Er hat { $most } Nachrichten.
rr-error-log-full = An diesem Tisch ist schon zu viel geschehen; nur noch Züge sind möglich.
rr-error-table-unplayable = Das Spiel dieses Tisches lässt sich nicht mehr aufbauen: { $reason }
rr-error-table-rules = Dieser Tisch nutzt Version { $rules } der Regeln von { $game }; dieser Server hat { $here }.
rr-error-table-content = Dieser Tisch nutzt den Inhalt { $content }; dieser Server hat { $here }.
rr-error-table-quarantined = Der Tisch „{ $table }“ lässt sich nicht öffnen: Sein Protokoll ist nicht lesbar. Andere Tische betrifft das nicht. Sag es denen, die diesen Server betreiben.

## Frozen tables

rr-frozen-rules = Diese Partie wurde mit Version { $rules } der Regeln von { $game } gespielt. Dieser Server hat { $here }; sie stimmt nur bis Zug { $number } überein. Bis dahin ist die Partie zu sehen, nicht mehr zu spielen.
rr-frozen-content = Diese Partie wurde mit dem Inhalt { $content } von { $game } gespielt. Dieser Server hat { $here }; er stimmt nur bis Zug { $number } überein. Bis dahin ist die Partie zu sehen, nicht mehr zu spielen.
rr-frozen-changed = Die Regeln von { $game } haben sich ohne neue Version (weiterhin { $rules }) geändert und stimmen mit dieser Partie nur bis Zug { $number } überein. Bis dahin ist sie zu sehen, nicht mehr zu spielen.

## Storage

rr-error-database = Die Datenbank antwortet nicht. Versuche es gleich noch einmal.
rr-error-database-no-table = Die Datenbank antwortet nicht; es wurde kein Tisch eröffnet. Versuche es gleich noch einmal.
rr-error-database-no-change = Die Datenbank antwortet nicht; es wurde nichts geändert. Versuche es gleich noch einmal.
rr-error-database-unusable = Die Datenbank { $database } ist nicht nutzbar: { $detail }.
rr-error-database-newer = { $database } wurde von einer neueren Version von riverrun geschrieben. Installiere diese Version oder spiele eine Sicherung zurück.

## Readiness

rr-failing-database = Die Datenbank nimmt nichts an.
rr-failing-disk = Die Festplatte ist voll oder nicht beschreibbar.
rr-failing-broker = Der Broker antwortet nicht.
rr-failing-page = Die Seite ist unvollständig: { $file } fehlt.
rr-failing-draining = Der Server hält gleich an.

## Analyses

rr-error-server-without-hints = Dieser Server gibt keine Tipps.
rr-error-analysis-late = Die Analyse hat zu lange gedauert und wurde abgebrochen. Versuche es gleich noch einmal.
rr-error-analysis-stopped = Die Analyse ist unerwartet abgebrochen. Versuche es gleich noch einmal.
rr-error-analysis-failed = Die Analyse ist fehlgeschlagen; der Fehler wurde protokolliert.
rr-error-analysis-none = Der Server kann gerade nicht analysieren. Versuche es gleich noch einmal.
rr-error-analysis-busy = Der Server ist ausgelastet. Versuche es gleich noch einmal.
rr-error-compiling = Die Regeln werden noch kompiliert; versuche es danach noch einmal.

## Records, replays and reports

rr-error-record-not-yet = Das Protokoll gibt es erst nach dem Spiel: Es zeigt alles Verdeckte.
rr-error-record-json = Das ist kein Protokoll von riverrun: Es ist kein JSON.
rr-error-replay-too-long = Dieses Spiel hat { $moves } Züge; Wiedergaben zeigen höchstens { $most }.
rr-error-report-not-yet = Auswertungen gibt es erst nach dem Spiel: Sie zeigen, was jede Person wissen konnte.
rr-error-report-unknown = Diese Auswertung ist nicht mehr da; schicke das Protokoll noch einmal.
rr-error-reports-off = Dieser Server wertet keine Spiele aus.
rr-error-reports-slow = Die Regeln dieses Servers sind nicht kompiliert; das ist für Auswertungen zu langsam.
rr-error-reports-waiting = Viele Auswertungen warten schon; versuche es in einigen Minuten noch einmal.
rr-error-report-running = Deine letzte Auswertung läuft noch; immer nur eine auf einmal.

## Trying moves

rr-error-try-over = Dann ist das Spiel schon zu Ende.
rr-error-try-source = Gib genau eines an, um Züge auszuprobieren: das Spiel eines Tisches, ein Protokoll oder ein Rätsel.
rr-error-try-too-late = Dieses Spiel hat { $moves } Züge; es gibt keinen späteren Zeitpunkt.
rr-error-try-seat = Dieses Spiel hat die Plätze 0 bis { $last }, nicht { $seat }.

# Rätsel
rr-error-puzzle-date = „{ $day }“ ist kein Tag; schreib ihn wie 2026-11-16.
rr-error-puzzle-day = Für { $day } gibt es kein Rätsel.
rr-error-puzzle-later = Das Rätsel von { $day } ist noch nicht offen.
rr-error-puzzle-moves = Dieses Rätsel entstand nach anderen Regeln: „{ $move }“ lässt sich dort heute nicht spielen.
rr-error-puzzle-version = Dieses Rätsel entstand nach anderen Regeln oder mit anderem Inhalt, und seine Stellung lässt sich heute nicht aufbauen: { $reason }

## Benachrichtigungen

rr-notice-turn = Du bist am Zug.
rr-notice-turn-with = Du bist am Zug in der Partie mit { LIST($players) }.
rr-notice-turn-of = { $player } ist am Zug in { $game }.
rr-notice-over = Die Partie ist zu Ende.
rr-error-push-off = Dieser Server verschickt keine Benachrichtigungen.
rr-error-push-address = Die Push-Adresse dieses Browsers ist nicht verwendbar.
rr-error-webhooks-off = Dieser Server erlaubt keine Webhooks.
rr-error-webhook-address = Ein Webhook ist eine https-Adresse im öffentlichen Internet, ohne Passwort und an Port 443 oder 8443.
rr-error-host-unknown = Dieser Server findet diese Adresse nicht. Prüfe sie oder versuche es später noch einmal.
rr-error-waiting-tables = Du wartest schon an { $most } Tischen. Verlasse oder schließe zuerst einen davon.
rr-error-too-many-complaints = Du hast schon viel gemeldet; versuche es in { $seconds } s noch einmal.
rr-error-complaint-nothing = Du kannst melden, was jemand anderes an diesem Tisch geschrieben hat.

## Das Labor

rr-error-laboratory-off = Das Labor dieses Servers ist abgeschaltet.
rr-error-laboratory-guests = Sag zuerst deinen Namen: Nur wer einen Namen hat, darf hier Vergleiche spielen lassen.
rr-error-laboratory-busy = Dein letzter Vergleich läuft noch; warte auf ihn oder brich ihn ab.
rr-error-laboratory-full = Im Labor laufen schon { $runs } Vergleiche; versuch es in ein paar Minuten wieder.
rr-error-laboratory-games = Ein Vergleich hat hier { $least } bis { $most } Partienpaare, nicht { $games }.
rr-error-laboratory-bot = Im Labor spielen nur schnelle Bots: { $bots }.
rr-error-laboratory-unchanged = Das spielt sich genau wie die Schachtel; ändere zuerst einen Wert.
rr-error-laboratory-piece = { $game } hat kein Teil „{ $piece }“, das man hier ändern kann.
rr-error-laboratory-run = Diesen Vergleich gibt es nicht; Vergleiche werden einen Tag lang aufgehoben.
rr-error-two-packs = Ein Tisch hat ein Inhaltspaket: eines vom Server oder ein eigenes, nicht beide.
rr-laboratory-lost = Der Vergleich ging verloren, als sein Server anhielt; starte ihn noch einmal.
rr-laboratory-died = Der Prozess, der diesen Vergleich spielte, endete unerwartet und mit ihm der Vergleich; starte ihn noch einmal.
rr-laboratory-uncompiled = Auf diesem Server ließen sich die Regeln nicht kompilieren, deshalb spielt er keine Vergleiche; sein Protokoll sagt, warum.
