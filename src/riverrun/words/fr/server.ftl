### What the server refuses: requests, limits, storage, analyses, reports.

## Requests

rr-error-internal = Une erreur s’est produite et a été consignée. Réessayez.
rr-error-nothing-here = Il n’y a rien ici.
rr-error-no-such-path = Il n’y a rien ici ; /api/openapi.json décrit l’API.
rr-error-bad-request = Cette requête n’est pas valide : { $detail }.
rr-error-body-too-large = Le corps de cette requête est trop grand.
rr-error-wrong-method = Cette méthode n’est pas permise ici ; /api/openapi.json décrit l’API.
rr-error-bad-address = Cette adresse n’est pas valide : { $detail }.
rr-error-bad-command = Ce n’est pas une commande : { $detail }.
rr-error-message-too-large = Un message a au plus { $bytes } octets.
rr-error-other-site = Cette requête vient de la page d’un autre site.
rr-error-restarting = Le serveur redémarre ; revenez dans un instant.

## Limits

rr-error-too-many-requests = Trop de requêtes ; réessayez dans { $seconds } s.
rr-error-too-many-tables = Vous avez ouvert trop de tables ; réessayez dans { $seconds } s.
rr-error-too-many-analyses = Trop d’analyses demandées ; réessayez dans { $seconds } s.
rr-error-too-many-replays = Trop de relectures demandées ; réessayez dans { $seconds } s.
rr-error-too-many-from-network = Beaucoup de requêtes viennent de votre réseau ; réessayez dans { $seconds } s.
rr-error-server-full = Le serveur est complet ; réessayez dans { $seconds } s.
rr-error-too-many-connections = Trop de connexions ouvertes ; fermez quelques pages.
rr-error-too-slow = La requête est arrivée trop lentement.
rr-error-head-too-large = L’adresse ou les en-têtes de la requête sont trop longs.

## People

rr-error-no-name = Dites d’abord qui vous êtes : PUT /api/me avec un nom.
rr-error-empty-text = { $what ->
    [name] Un nom
   *[message] Un message
} doit avoir au moins un caractère visible.
rr-error-key-expired = Ce lien est faux ou date de plus de dix minutes ; créez-en un nouveau.
rr-error-key-used = Ce lien a déjà été utilisé ; créez-en un nouveau.

## Opening tables

rr-error-no-person = Une table a besoin d’au moins une personne ; pour ne faire jouer que des bots, utilisez « riverrun simulate ».
rr-error-limit-and-clock = Une partie avec chrono ne peut pas avoir aussi une limite de temps par tour.
rr-error-limit-alone = Une limite de temps par tour demande au moins deux joueurs.
rr-error-bot-unnamed = Dites quel bot prend la place : { "{" }"kind": "bot", "bot": NAME{ "}" }.
rr-error-seat-takes-no-bot = Une place de type « { $kind } » ne prend pas de bot.
rr-error-move-or-moves = Donnez soit un coup, soit plusieurs à jouer ensemble.
rr-error-unknown-pack = Ce serveur n’a pas de paquet de contenu « { $pack } ».

## Finding tables

rr-error-unknown-table = Il n’y a pas de table « { $table } ».
rr-error-table-crowded = Trop de monde agit à cette table. Réessayez dans un instant.
rr-error-chat-full = Le chat de cette table est plein : il compte { $most } messages.
rr-error-log-full = Trop de choses se sont passées à cette table ; seuls les coups sont encore possibles.
rr-error-table-unplayable = La partie de cette table ne peut plus être mise en place : { $reason }
rr-error-table-rules = Cette table utilise la version { $rules } des règles de { $game } ; ce serveur a la { $here }.
rr-error-table-content = Cette table utilise le contenu { $content } ; ce serveur a { $here }.
rr-error-table-quarantined = La table « { $table } » ne peut pas être ouverte : son journal est illisible. Les autres tables ne sont pas touchées. Prévenez qui gère ce serveur.

## Frozen tables

rr-frozen-rules = Cette partie a été jouée avec la version { $rules } des règles de { $game }. Ce serveur a la { $here }, qui ne concorde que jusqu’au coup { $number } ; elle est montrée jusque-là, en lecture seule.
rr-frozen-content = Cette partie a été jouée avec le contenu { $content } de { $game }. Ce serveur a { $here }, qui ne concorde que jusqu’au coup { $number } ; elle est montrée jusque-là, en lecture seule.
rr-frozen-changed = Les règles de { $game } ont changé sans nouvelle version (toujours { $rules }) et ne concordent avec cette partie que jusqu’au coup { $number } ; elle est montrée jusque-là, en lecture seule.

## Storage

rr-error-database = La base de données ne répond pas. Réessayez dans un instant.
rr-error-database-no-table = La base de données ne répond pas ; aucune table n’a été ouverte. Réessayez dans un instant.
rr-error-database-no-change = La base de données ne répond pas ; rien n’a été changé. Réessayez dans un instant.
rr-error-database-unusable = La base de données { $database } est inutilisable : { $detail }.
rr-error-database-newer = { $database } a été écrite par une version plus récente de riverrun. Installez cette version, ou restaurez une sauvegarde.

## Readiness

rr-failing-database = La base de données n’accepte aucune écriture.
rr-failing-disk = Le disque est plein ou ne peut pas être écrit.
rr-failing-broker = Le courtier ne répond pas.
rr-failing-page = La page est incomplète : il manque { $file }.
rr-failing-draining = Le serveur va s’arrêter.

## Analyses

rr-error-server-without-hints = Ce serveur ne donne pas de conseils.
rr-error-analysis-late = L’analyse a pris trop de temps et a été arrêtée. Réessayez dans un instant.
rr-error-analysis-stopped = L’analyse s’est arrêtée de façon inattendue. Réessayez dans un instant.
rr-error-analysis-failed = L’analyse a échoué ; l’erreur a été consignée.
rr-error-analysis-none = Le serveur ne peut pas analyser en ce moment. Réessayez dans un instant.
rr-error-analysis-busy = Le serveur est occupé. Réessayez dans un instant.
rr-error-compiling = Les règles sont en cours de compilation ; réessayez ensuite.

## Records, replays and reports

rr-error-record-not-yet = La feuille de partie n’est disponible qu’à la fin : elle montre tout ce qui est caché.
rr-error-record-json = Ce n’est pas une feuille de partie de riverrun : ce n’est pas du JSON.
rr-error-replay-too-long = Cette partie compte { $moves } coups ; les relectures en montrent au plus { $most }.
rr-error-report-not-yet = Les analyses se font une fois la partie terminée : elles montrent ce que chacun pouvait savoir.
rr-error-report-unknown = Cette analyse n’est plus ici ; renvoyez la feuille de partie.
rr-error-reports-off = Ce serveur n’analyse pas les parties.
rr-error-reports-slow = Les règles de ce serveur ne sont pas compilées : c’est trop lent pour une analyse.
rr-error-reports-waiting = Beaucoup d’analyses attendent ; réessayez dans quelques minutes.
rr-error-report-running = Votre dernière analyse est encore en cours ; une à la fois.

## Trying moves

rr-error-try-over = La partie est déjà terminée à ce moment-là.
rr-error-try-source = Donnez une seule chose à partir de laquelle essayer des coups : la partie d’une table, une feuille de partie ou un problème.
rr-error-try-too-late = Cette partie compte { $moves } coups ; il n’y a pas de moment plus tardif.
rr-error-try-seat = Cette partie a les places 0 à { $last }, pas { $seat }.

# Problèmes
rr-error-puzzle-date = « { $day } » n’est pas un jour ; écrivez-le comme 2026-11-16.
rr-error-puzzle-day = Il n’y a pas de problème pour { $day }.
rr-error-puzzle-later = Le problème du { $day } n’est pas encore ouvert.
rr-error-puzzle-moves = Ce problème vient d’autres règles : « { $move } » ne peut plus y être joué aujourd’hui.
rr-error-puzzle-version = Ce problème vient d’autres règles ou d’un autre contenu, et sa position ne peut plus être posée : { $reason }

## Notifications

rr-notice-turn = C’est à vous de jouer.
rr-notice-turn-with = C’est à vous de jouer dans la partie avec { LIST($players) }.
rr-notice-turn-of = C’est à { $player } de jouer dans { $game }.
rr-notice-over = La partie est terminée.
rr-error-push-off = Ce serveur n’envoie pas de notifications.
rr-error-push-address = L’adresse push de ce navigateur est inutilisable.
rr-error-webhooks-off = Ce serveur n’autorise pas les webhooks.
rr-error-webhook-address = Un webhook est une adresse https sur l’internet public, sans mot de passe et sur le port 443 ou 8443.
rr-error-host-unknown = Ce serveur ne trouve pas cette adresse. Vérifiez-la ou réessayez plus tard.
rr-error-waiting-tables = Vous attendez déjà à { $most } tables. Quittez ou fermez-en une d’abord.
rr-error-too-many-complaints = Vous avez déjà beaucoup signalé ; réessayez dans { $seconds } s.
rr-error-complaint-nothing = Vous pouvez signaler ce que quelqu’un d’autre a écrit à cette table.

## Le laboratoire

rr-error-laboratory-off = Le laboratoire de ce serveur est désactivé.
rr-error-laboratory-guests = Donnez d’abord votre nom : seules les personnes qui en ont un peuvent lancer des comparaisons ici.
rr-error-laboratory-busy = Une de vos comparaisons est déjà en cours ; attendez-la ou annulez-la.
rr-error-laboratory-full = Le laboratoire a déjà { $runs } comparaisons en cours ; réessayez dans quelques minutes.
rr-error-laboratory-games = Une comparaison compte ici de { $least } à { $most } paires de parties, pas { $games }.
rr-error-laboratory-bot = Le laboratoire ne fait jouer que des robots rapides : { $bots }.
rr-error-laboratory-unchanged = Cela se joue exactement comme la boîte ; changez d’abord une valeur.
rr-error-laboratory-piece = { $game } n’a pas de pièce « { $piece } » que l’on puisse changer ici.
rr-error-laboratory-run = Cette comparaison n’existe pas ; elles sont gardées un jour.
rr-error-two-packs = Une table a un seul paquet de contenu : celui du serveur ou le vôtre, pas les deux.
rr-laboratory-lost = La comparaison a été perdue quand son serveur s’est arrêté ; relancez-la.
rr-laboratory-died = Le processus qui jouait cette comparaison s’est arrêté de façon inattendue, et elle avec lui ; relancez-la.
rr-laboratory-uncompiled = Les règles n’ont pas pu être compilées sur ce serveur, qui ne joue donc aucune comparaison ; son journal dit pourquoi.
