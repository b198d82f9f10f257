# Ce qui se passe dans Flow, tel que le journal le raconte.

fl-event-first = { $seat } commence.
fl-event-dealt = { $seat } reçoit « { $card } ».
fl-event-scenario = En jeu : « { $scenario } ».
fl-event-replaced = La carte « { $scenario } » est tirée et remplacée.
fl-event-obstacle =
    Les dés donnent blanc { $white } et noir { $black } : { $outcome ->
        [lies] une tuile de scénario en { $cell }.
        [occupied] la case { $cell } est occupée, on relance.
        [animal] la case { $cell } est celle d’un animal, on relance.
        [no-route] une tuile en { $cell } laisserait un animal sans chemin, on relance.
       *[no-facing] une tuile en { $cell } ne laisserait au bateau aucun côté que tous les animaux atteignent, on relance.
    }
fl-event-flipped = Le bateau est retourné : il n’a qu’un chemin ouvert.
fl-event-faced = { $seat } tourne le chemin ouvert du bateau côté { $side }.
fl-event-turn = Au tour { NAME($seat, case: "de") }.
fl-event-drawn = { $seat } pioche une { $tile }.
fl-event-taken = { $seat } pioche la { $tile } face visible.
fl-event-placed = { $seat } place la { $tile } en { $cell }, ouverte côté { $form }.
fl-event-traded = { $seat } échange la { $tile } contre une carte action.
fl-event-gained = { $seat } pioche « { $card } ».
fl-event-unseen = { $seat } pioche une carte que les autres ne voient pas.
fl-event-discarded = { $seat } défausse la { $tile }, qui ne peut être posée nulle part.
fl-event-played = { $seat } joue « { $card } ».
fl-event-removed = { $seat } retire la { $tile } en { $cell }.
fl-event-bird-on = Un oiseau se pose en { $cell }.
fl-event-bird-off =
    { $stays ->
        [0] L’oiseau en { $cell } s’envole ; la tuile est partie.
       *[other] L’oiseau en { $cell } s’envole ; la tuile reste.
    }
fl-event-lifted = { $seat } soulève la { $tile } en { $cell }.
fl-event-moved =
    { ID($form) ->
        [wild] { $seat } déplace la { $tile } en { $cell }.
       *[other] { $seat } déplace la { $tile } en { $cell }, ouverte côté { $form }.
    }
fl-event-chosen = { $seat } prend une { $tile } dans la défausse.
fl-event-returned = { $seat } remet la { $tile } en { $cell }, ouverte côté { $form }.
fl-event-fished = { $seat } révèle une { $tile }.
fl-event-calm = La prochaine vague géante vient avec un seul dé.
fl-event-home = L’eau relie maintenant { $animal } au bateau.
fl-event-cut-off = { NAME($animal, case: "start") } est coupé du bateau.
fl-event-expired =
    { $late ->
        [0] La manche se termine : { $seat } perd son tour.
       *[other] La manche se termine : { $seat } finit son tour.
    }
fl-event-die = { $seat } choisit le { $die }.
fl-event-rolled =
    { $white ->
        [0] { $seat } obtient noir { $black }.
       *[other]
            { $black ->
                [0] { $seat } obtient blanc { $white }.
               *[other] { $seat } obtient blanc { $white } et noir { $black }.
            }
    }
fl-event-swept = La vague emporte la { $tile } en { $cell }.
fl-event-calm-over = « Eaux calmes » est défaussée.
fl-event-round = La manche { $round } est terminée.
fl-event-won = Les quatre animaux atteignent le bateau : vous gagnez.
fl-event-lost = { $seat } n’a ni tuile à piocher ni carte à jouer : vous perdez.
