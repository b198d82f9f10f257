### What the server refuses: requests, limits, storage, analyses, reports.

## Requests

rr-error-internal = Something went wrong and has been logged. Try again.
rr-error-nothing-here = There’s nothing here.
rr-error-no-such-path = There’s nothing here; /api/openapi.json lists the API.
rr-error-bad-request = This request is not valid: { $detail }.
rr-error-body-too-large = This request’s body is too large.
rr-error-wrong-method = This method isn’t allowed here; /api/openapi.json lists the API.
rr-error-bad-address = This address is not valid: { $detail }.
rr-error-bad-command = This is not a command: { $detail }.
rr-error-message-too-large = A message has at most { $bytes } bytes.
rr-error-other-site = This request comes from another site’s page.
rr-error-restarting = The server is restarting; come back in a moment.

## Limits

rr-error-too-many-requests = Too many requests; try again in { $seconds } s.
rr-error-too-many-tables = You’ve opened too many tables; try again in { $seconds } s.
rr-error-too-many-analyses = Too many analysis requests; try again in { $seconds } s.
rr-error-too-many-replays = Too many replay requests; try again in { $seconds } s.
rr-error-too-many-from-network = Many requests have come from your network; try again in { $seconds } s.
rr-error-server-full = The server is full; try again in { $seconds } s.
rr-error-too-many-connections = Too many open connections; close some of your pages.
rr-error-too-slow = The request came too slowly.
rr-error-head-too-large = The request’s address or headers are too long.

## People

rr-error-no-name = Say who you are first: PUT /api/me with a name.
rr-error-empty-text = { $what ->
    [name] A name
   *[message] A message
} needs at least one visible character.
rr-error-key-expired = This link is wrong or older than ten minutes; make a new one.
rr-error-key-used = This link has been used; make a new one.

## Opening tables

rr-error-no-person = A table needs a person in at least one seat; to play bots only, use ‘riverrun simulate’.
rr-error-limit-and-clock = A game with a clock can’t have a time limit for turns as well.
rr-error-limit-alone = A time limit for turns needs at least two players.
rr-error-bot-unnamed = Say which bot takes the seat: { "{" }"kind": "bot", "bot": NAME{ "}" }.
rr-error-seat-takes-no-bot = A seat of kind ‘{ $kind }’ takes no bot.
rr-error-move-or-moves = Give either one move, or several to play together.
rr-error-unknown-pack = This server has no content pack ‘{ $pack }’.

## Finding tables

rr-error-unknown-table = There is no table ‘{ $table }’.
rr-error-table-crowded = Too many people are writing to this table. Try again in a moment.
rr-error-chat-full = This table’s chat is full: it has { $most } messages.
rr-error-log-full = Too much has happened at this table; only moves are possible now.
rr-error-table-unplayable = This table’s game can’t be set up any more: { $reason }
rr-error-table-rules = This table uses version { $rules } of the rules of { $game }; this server has { $here }.
rr-error-table-content = This table uses content { $content }; this server has { $here }.
rr-error-table-quarantined = Table ‘{ $table }’ can’t be opened: its log can’t be read. Other tables are not affected. Tell whoever runs this server.

## Frozen tables

rr-frozen-rules = This game was played with version { $rules } of the rules of { $game }. This server has { $here }, which agrees up to move { $number } only; it’s shown up to there, read-only.
rr-frozen-content = This game was played with content { $content } of { $game }. This server has { $here }, which agrees up to move { $number } only; it’s shown up to there, read-only.
rr-frozen-changed = The rules of { $game } have changed without a new version (still { $rules }) and agree with this game up to move { $number } only; it’s shown up to there, read-only.

## Storage

rr-error-database = The database doesn’t answer. Try again in a moment.
rr-error-database-no-table = The database doesn’t answer; no table was opened. Try again in a moment.
rr-error-database-no-change = The database doesn’t answer; nothing was changed. Try again in a moment.
rr-error-database-unusable = The database { $database } can’t be used: { $detail }.
rr-error-database-newer = { $database } was written by a newer version of riverrun. Install that version, or restore a backup.

## Readiness

rr-failing-database = The database takes no writes.
rr-failing-disk = The disk is full, or can’t be written to.
rr-failing-broker = The broker doesn’t answer.
rr-failing-page = The page isn’t complete: { $file } is missing.
rr-failing-draining = The server is about to stop.

## Analyses

rr-error-server-without-hints = This server gives no hints.
rr-error-analysis-late = The analysis took too long and was stopped. Try again in a moment.
rr-error-analysis-stopped = The analysis stopped unexpectedly. Try again in a moment.
rr-error-analysis-failed = The analysis failed; the error has been logged.
rr-error-analysis-none = The server can’t analyse just now. Try again in a moment.
rr-error-analysis-busy = The server is busy. Try again in a moment.
rr-error-compiling = The rules are still compiling; try again when that’s done.

## Records, replays and reports

rr-error-record-not-yet = You can download the record once the game is over: it shows everything hidden.
rr-error-record-json = This is not a riverrun record: it is not JSON.
rr-error-replay-too-long = This game has { $moves } moves; replays show up to { $most }.
rr-error-report-not-yet = Reports are made once the game is over: they show what each player could know.
rr-error-report-unknown = This report is no longer here; send the record again.
rr-error-reports-off = This server makes no reports.
rr-error-reports-slow = This server’s rules aren’t compiled, which is too slow for reports.
rr-error-reports-waiting = Many reports are waiting; try again in a few minutes.
rr-error-report-running = Your last report is still being made; one at a time.

## Trying moves

rr-error-try-over = The game has ended by then.
rr-error-try-source = Give a table’s game, a record or a puzzle to try moves from: one of them.
rr-error-try-too-late = This game has { $moves } moves; there’s no later moment.
rr-error-try-seat = This game has seats 0 to { $last }, not { $seat }.

# Puzzles
rr-error-puzzle-date = “{ $day }” is no day; write it like 2026-11-16.
rr-error-puzzle-day = There is no puzzle for { $day }.
rr-error-puzzle-later = The puzzle of { $day } is not open yet.
rr-error-puzzle-moves = This puzzle was made by other rules: “{ $move }” can’t be played there today.
rr-error-puzzle-version = This puzzle was made by other rules or with other content, and its position can’t be laid out today: { $reason }

## Notifications

rr-notice-turn = It’s your turn.
rr-notice-turn-with = It’s your turn in the game with { LIST($players) }.
rr-notice-turn-of = It’s { NAME($player, case: "possessive") } turn in { $game }.
rr-notice-over = The game is over.
rr-error-push-off = This server sends no notifications.
rr-error-push-address = This browser’s push address can’t be used.
rr-error-webhooks-off = This server allows no webhooks.
rr-error-webhook-address = A webhook is an https address on the public internet, without a password and at port 443 or 8443.
rr-error-host-unknown = This server can’t find that address. Check it, or try again later.
rr-error-waiting-tables = You’re already waiting at { $most } tables. Leave or close one of them first.
rr-error-too-many-complaints = You’ve reported a lot; try again in { $seconds } s.
rr-error-complaint-nothing = You can report what someone else wrote at this table.

## The laboratory

rr-error-laboratory-off = This server’s laboratory is switched off.
rr-error-laboratory-guests = Give your name first: only people with a name may run comparisons here.
rr-error-laboratory-busy = You already have a run going; wait for it, or cancel it.
rr-error-laboratory-full = The laboratory already has { $runs } runs; try again in a few minutes.
rr-error-laboratory-games = A run here has { $least } to { $most } pairs of games, not { $games }.
rr-error-laboratory-bot = The laboratory plays quick bots only: { $bots }.
rr-error-laboratory-unchanged = This plays exactly like the box; change a value first.
rr-error-laboratory-piece = { $game } has no piece “{ $piece }” that can be changed here.
rr-error-laboratory-run = There’s no such run; runs are kept for a day.
rr-error-two-packs = A table has one content pack: the server’s or your own, not both.
rr-laboratory-lost = The run was lost when its server stopped; start it again.
rr-laboratory-died = The process that played this run ended unexpectedly, and the run with it; start it again.
rr-laboratory-uncompiled = The rules could not be compiled on this server, so that it plays no runs; its log says why.
