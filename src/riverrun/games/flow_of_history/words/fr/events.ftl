# Ce qui se passe dans The Flow of History, tel que le journal le raconte.

foh-event-first = { $seat } commence la partie.
foh-event-start = { $seat } débute avec « { $card } ».
foh-event-dealt = { $seat } reçoit « { $card } » et « { $other } ».
foh-event-keep = { $seat } garde « { $card } ».
foh-event-banker-starts =
    Le Banquier débute avec { $tokens } { $tokens ->
        [one] jeton
       *[other] jetons
    } sur « { $card } », le Stock avec { $supply }, le tout pris à la Réserve.
foh-event-turn = Au tour { NAME($seat, case: "de") }.
foh-event-invest =
    { $seat } investit { $tokens } { $tokens ->
        [one] jeton
       *[other] jetons
    } dans « { $card } ».
foh-event-complete =
    { $seat } finalise « { $card } » : { $tokens } { $tokens ->
        [one] jeton
       *[other] jetons
    } au Stock, { $bonus } en retour.
foh-event-snipe =
    { ID($investor) ->
        [banker]
            { $seat } souffle « { $card } » et paie { $tokens } { $tokens ->
                [one] jeton
               *[other] jetons
            } au Stock.
       *[other]
            { $seat } souffle « { $card } » et paie { $tokens } { $tokens ->
                [one] jeton
               *[other] jetons
            } à { $investor }.
    }
foh-event-trade =
    { $investor } prend { $tokens } { $tokens ->
        [one] jeton
       *[other] jetons
    } grâce au commerce.
foh-event-half =
    { $investor } prend { $tokens } { $tokens ->
        [one] jeton
       *[other] jetons
    }, la moitié du Stock.
foh-event-activate = { $seat } active « { $card } ».
foh-event-idle = { $seat } active « { $card } » sans cible.
foh-event-pay =
    { $seat } paie { $tokens } { $tokens ->
        [one] jeton
       *[other] jetons
    } au Stock.
foh-event-sow =
    { $seat } récolte : { $tokens } { $tokens ->
        [one] jeton
       *[other] jetons
    } de la Réserve au Stock.
foh-event-reap =
    { $seat } prend { $tokens } { $tokens ->
        [one] jeton
       *[other] jetons
    }, la moitié du Stock.
foh-event-catch-up =
    { $seat } prend { $tokens } { $tokens ->
        [one] jeton
       *[other] jetons
    } du Stock et { $reserve } de la Réserve pour atteindre le numéro de l’âge ({ $age }).
foh-event-gain = { $seat } gagne « { $card } ».
foh-event-replace = « { $card } » cède la place : { $seat } a un nouveau Dirigeant.
foh-event-remove = { $seat } défausse « { $card } ».
foh-event-draw = « { $by } » révèle « { $card } » pour { $seat }.
foh-event-reveal = « { $card } » arrive au marché.
foh-event-take =
    { $reserve ->
        [0]
            « { $card } » rapporte { $tokens } { $tokens ->
                [one] jeton
               *[other] jetons
            } du Stock à { $seat }.
       *[other]
            « { $card } » rapporte { $tokens } { $tokens ->
                [one] jeton
               *[other] jetons
            } de la Réserve à { $seat }.
    }
foh-event-nothing = « { $card } » ne trouve pas de cible.
foh-event-attack = { $seat } attaque avec « { $card } », force { $strength }.
foh-event-khan =
    « { $card } » rapporte { $tokens } { $tokens ->
        [one] jeton
       *[other] jetons
    } du Stock à { $seat }.
foh-event-pacifist = { $seat } a un pacifiste : « { $card } » n’attaque pas.
foh-event-steal =
    { $seat } prend { $tokens } { $tokens ->
        [one] jeton
       *[other] jetons
    } à { $target }.
foh-event-lose = Avec « { $card } », { $seat } fait perdre « { $lost } » à { $target }.
foh-event-communism =
    « { $card } » : chacun a maintenant { $tokens } { $tokens ->
        [one] jeton
       *[other] jetons
    } ; il en reste { $supply } au Stock.
foh-event-outdated =
    La carte « { $card } » est trop ancienne pour l’âge { $age ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[5] V
    } et s’en va.
foh-event-banker-leaves =
    La carte du Banquier, « { $card } », s’en va ; { $tokens } { $tokens ->
        [one] jeton
       *[other] jetons
    } au Stock.
foh-event-banker =
    { $reserve ->
        [0]
            Le Banquier investit { $tokens } { $tokens ->
                [one] jeton
               *[other] jetons
            } du Stock dans « { $card } ».
       *[other]
            Le Banquier investit { $tokens } { $tokens ->
                [one] jeton
               *[other] jetons
            } dans « { $card } », dont { $reserve } de la Réserve.
    }
foh-event-pass = { $seat } renonce à l’action bonus.
foh-event-future =
    { $immediately ->
        [0] « Le Futur » est arrivé : la partie se termine avec ce tour.
       *[other] « Le Futur » est arrivé : la partie se termine aussitôt.
    }
foh-event-stall = Personne n’a investi ni gagné de carte depuis { $turns } tours : la partie se termine.
foh-event-end = La partie est terminée.
