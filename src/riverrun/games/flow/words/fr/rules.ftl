# Ce que Flow demande, permet et refuse. Vouvoiement. Toutes les tuiles sont féminines.

fl-title = Flow
fl-about = Tracez la rivière ensemble : reliez quatre animaux au bateau avant que les vagues ne l’emportent.

## Ce qui est demandé

fl-ask-facing = Choisissez de quel côté s’ouvre le chemin du bateau.
fl-ask-turn = Piochez une tuile ou jouez une carte action.
fl-ask-tile =
    { $choices ->
        [place] Vous avez une { $tile } : placez-la.
        [place-or-trade] Vous avez une { $tile } : placez-la ou échangez-la contre une carte action.
        [discard] Vous avez une { $tile }, qui ne peut être posée nulle part : défaussez-la.
       *[discard-or-trade] Vous avez une { $tile }, qui ne peut être posée nulle part : défaussez-la ou échangez-la contre une carte action.
    }
fl-ask-aim =
    { ID($card) ->
        [support] « { $card } » : choisissez la tuile que vous retirez.
        [bird] « { $card } » : choisissez la tuile où se pose l’oiseau.
        [current] « { $card } » : choisissez la tuile que vous déplacez.
       *[return] « { $card } » : choisissez la tuile défaussée qui revient.
    }
fl-ask-aim-space = « { $card } » : choisissez où va la { $tile }.
fl-ask-die = « Eaux calmes » : choisissez le dé que vous lancez.

## Ce que fait un coup

fl-may-place =
    { $moved ->
        [0] Placez la { $tile } en { $cell }
       *[other] Déplacez la { $tile } en { $cell }
    }{ ID($form) ->
        [wild] .
       *[other] , ouverte côté { $form }.
    }
fl-may-aim =
    { ID($card) ->
        [support] Retirez la { $tile } en { $cell }.
        [bird] Un oiseau se pose sur la { $tile } en { $cell }.
       *[current] Déplacez ailleurs la { $tile } en { $cell }.
    }
fl-may-choose = Reprenez la { $tile } dans la défausse.
fl-may-take = Piochez la { $tile } face visible.
fl-may-play = « { $card } » : { $effect }
fl-may-face = Tournez le chemin ouvert du bateau côté { $side }.
fl-may-die =
    { ID($die) ->
        [white] Lancez le dé blanc, qui frappe une rangée.
       *[black] Lancez le dé noir, qui frappe une colonne.
    }
fl-may-draw =
    { $stack ->
        [1] Piochez la dernière tuile face cachée.
       *[other] Piochez la première de { $stack } tuiles face cachée.
    }
fl-may-trade =
    { $deck ->
        [1] Défaussez la { $tile } et piochez la dernière carte action.
       *[other] Défaussez la { $tile } et piochez l’une des { $deck } cartes action.
    }
fl-may-discard = Défaussez la { $tile }, qui ne peut être posée nulle part.
fl-may-tide =
    { $late ->
        [0] Le temps est écoulé : la vague arrive.
       *[other] Le temps est écoulé : { $seat } termine ce tour, puis vient la vague.
    }

## Pourquoi un coup est refusé

fl-refuse-over =
    { $won ->
        [0] La partie est terminée : vous avez perdu.
       *[other] La partie est terminée : vous avez gagné.
    }
fl-refuse-tide-early = Le chrono ne tourne pas avant que le bateau soit orienté.
fl-refuse-tide-in-wave = Le chrono ne tourne pas pendant la vague géante.
fl-refuse-tide-twice = Le temps est déjà écoulé ; ce tour se termine.
fl-refuse-nothing-to-draw = Il ne reste aucune tuile face cachée à piocher.
fl-refuse-not-revealed = Il n’y a pas de { $tile } face visible.
fl-refuse-not-held = Vous n’avez pas de carte « { $card } ».
fl-refuse-round-spent = « Une carte action par manche » : le groupe a déjà joué la sienne.
fl-refuse-no-new-cards = « Pas de nouvelles cartes » : vous ne pouvez pas échanger de tuiles contre des cartes action.
fl-refuse-calm-already = « Eaux calmes » agit déjà ; on n’en joue qu’une par manche.
fl-refuse-only-firm = « { $card } » n’agit pas sur les obstacles, et il n’y a pas d’autre tuile sur le plateau.
fl-refuse-no-tile-on-board = Il n’y a aucune tuile sur le plateau pour « { $card } ».
fl-refuse-bird-on-every-tile = Chaque tuile du plateau a déjà un oiseau.
fl-refuse-nothing-moves = Aucune tuile du plateau ne peut aller sur une autre case.
fl-refuse-too-few-to-fish =
    { $stack ->
        [0] « Pêche » révèle 2 tuiles face cachée ; il n’en reste aucune.
       *[other] « Pêche » révèle 2 tuiles face cachée ; il n’en reste que { $stack }.
    }
fl-refuse-no-discards = La défausse est vide : aucune tuile ne peut revenir.
fl-refuse-no-discard-fits = Aucune tuile défaussée ne peut être posée sur le plateau.
fl-refuse-not-tradable = Vous ne pouvez pas échanger une { $tile } contre une carte action.
fl-refuse-deck-empty = Il ne reste aucune carte action à piocher.
fl-refuse-can-be-placed =
    { $trade ->
        [0] La { $tile } a une place : vous devez la placer.
       *[other] La { $tile } a une place : vous devez la placer ou l’échanger.
    }
fl-refuse-wrong-form =
    { ID($form) ->
        [wild] Vous avez une { $tile } ; indiquez de quels côtés elle s’ouvre.
       *[other] Vous avez une { $tile }, qui ne peut pas être posée ouverte côté { $form }.
    }
fl-refuse-same-cell = La tuile vient de la case { $cell } ; elle doit aller sur une autre.
fl-refuse-not-empty = La case { $cell } n’est pas vide.
fl-refuse-not-beside = La case { $cell } ne touche ni tuile ni animal.
fl-refuse-no-water = En { $cell }, aucune eau venue d’un animal n’atteindrait la tuile.
fl-refuse-clashes = En { $cell }, un bord ouvert toucherait un bord fermé, côté { LIST($sides, join: "and") }.
fl-refuse-blocks-animal = En { $cell }, l’obstacle enfermerait complètement { LIST($animals, join: "and") }.
fl-refuse-firm = « { $card } » n’agit pas sur la { $tile } en { $cell }.
fl-refuse-no-tile-there =
    { ID($there) ->
        [nothing] Il n’y a pas de tuile pour « { $card } » en { $cell }.
       *[other] En { $cell } il y a { $there } ; « { $card } » n’y peut rien.
    }
fl-refuse-bird-there = Un oiseau est déjà posé en { $cell }.
fl-refuse-cannot-move = Il n’y a pas d’autre case pour la { $tile } en { $cell }.
fl-refuse-not-discarded = Il n’y a pas de { $tile } dans la défausse.
fl-refuse-does-not-fit = Une { $tile } ne peut être posée nulle part sur le plateau.
fl-refuse-no-route = Si le bateau s’ouvre côté { $side }, un animal n’a pas de chemin jusqu’à lui.

## Options qui ne vont pas ensemble

fl-error-first-player = first={ $first } demande au moins autant de joueurs ; il y en a { $players } (FL-B3).
fl-error-listed-and-drawn = Nommez les cartes scénario avec scenarios ou tirez-les selon la difficulté, pas les deux (FL-B4).
fl-error-no-scenario = Il n’y a pas de carte scénario « { $name } » ; choisissez parmi { LIST($known, join: "or") } (FL-B4).
fl-error-too-many-scenarios =
    Au plus { $most } { $most ->
        [one] carte scénario « { $name } » peut être en jeu
       *[other] cartes scénario « { $name } » peuvent être en jeu
    } (FL-B4, FL-H2).
fl-error-silent-alone = « Pas un mot » n’est pas pour une personne seule ; nommez une autre carte scénario (FL-R12).
fl-error-clock-without-table = clock={ $clock } demande une table sur un serveur ; ici aucune vague ne viendrait. Prenez plutôt turns, par exemple turns=8 (FL-K4).
fl-error-endless-round = Avec turns=none et clock=none, aucune manche ne finit ; choisissez un nombre de tours ou un chrono (FL-K3).

## Où en sont les animaux

fl-score-animals =
    { $home ->
        [0] { NAME($animal, case: "start") } n’atteint pas le bateau.
       *[other] { NAME($animal, case: "start") } atteint le bateau.
    }

## Ce qu’un coup change

fl-fact-need = tuiles qui manquent encore { NAME($animal, case: "to") }
fl-fact-cards = vos cartes action
fl-fact-birds = oiseaux dans la réserve
