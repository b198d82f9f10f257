# Ce qui arrive à l’étape militaire, dans les guerres et à la fin d’une époque.

## L’étape militaire

ep-event-readied = Les unités { NAME($seat, case: "de") } sont prêtes.
ep-event-declared = { $seat } devient belliciste.
ep-event-attacks-land = { $seat } attaque le territoire { $hex } { NAME($defender, case: "de") }.
ep-event-attacks-camp = { $seat } attaque les barbares en { $hex }.
ep-event-attacks-city = { $seat } attaque la ville { $site } { NAME($defender, case: "de") }.
ep-event-attacks-neutral = { $seat } attaque la ville neutre { $site }.

## La guerre

ep-event-protects = { $seat } protège { $site }.
ep-event-does-not-protect = { $seat } ne protège pas { $site }.
ep-event-rolled = { $seat } lance { LIST($dice) }.
ep-event-total =
    Le total { NAME($seat, case: "de") } est { $total } : { $combat } de combat et { $rolled } aux dés{ $beside ->
        [0] .
       *[other] , plus { $beside } pour les territoires autour de la ville.
    }
ep-event-unready = Les unités { NAME($seat, case: "de") } ne sont pas prêtes : le total est 0.
ep-event-camp-strength = Les barbares ont { $total }.
ep-event-neutral-strength = La ville neutre a { $total }.
ep-event-repelled = L’attaque { NAME($seat, case: "de") } échoue.
ep-event-camp-beaten = { $seat } chasse les barbares de { $hex }.
ep-event-neutral-beaten = { $seat } conquiert la ville neutre { $site }.
ep-event-takes-honor = { $seat } prend 1 point d’honneur à { $defender }.
ep-event-takes-art = { $seat } prend un chef-d’œuvre à { $defender }.
ep-event-takes-gold = { $seat } prend 1 pièce d’or à { $defender }.
ep-event-land-taken = { $seat } chasse { $defender } de { $hex }.
ep-event-last-land = { $hex } est le dernier territoire { NAME($defender, case: "de") } et reste.
ep-event-city-taken = { $seat } conquiert la ville { $site } { NAME($defender, case: "de") }.
ep-event-occupies = { $seat } occupe { $hex }.
ep-event-settles = { $seat } met une ville en { $site }.
ep-event-leaves-empty = { $seat } laisse l’endroit vide.

## La fin d’une époque

ep-event-epoch-ends = Fin de l’{ $epoch }.
ep-event-art-given =
    { $rank ->
        [1] { $seat } est en tête pour la culture et reçoit un chef-d’œuvre.
       *[other] { $seat } est au rang { $rank } pour la culture et reçoit un chef-d’œuvre.
    }
ep-event-income =
    { $seat } touche le revenu commercial de { $level } : { $gold } { $gold ->
        [one] pièce d’or
       *[other] pièces d’or
    } et { $culture } { $culture ->
        [one] point de culture
       *[other] points de culture
    }.
ep-event-starved = Famine : { $seat } perd la ville { $site }.
ep-event-cities-fed =
    { $seat } nourrit { $count } { $count ->
        [one] ville
       *[other] villes
    }.
ep-event-kept =
    { $seat } garde { $count } { $count ->
        [one] { NAME($resource, case: "one") }
       *[other] { NAME($resource, case: "many") }
    }.
ep-event-turned-to-gold =
    { $seat } rend { $count } { $count ->
        [one] ressource
       *[other] ressources
    } pour { $gold } { $gold ->
        [one] pièce d’or
       *[other] pièces d’or
    }.
ep-event-pillaged =
    { $camps } { $camps ->
        [one] camp barbare pille
       *[other] camps barbares pillent
    } { $seat }.
ep-event-restored =
    { $seat } récupère { $count } { $count ->
        [one] point d’autorité consommé
       *[other] points d’autorité consommés
    }.
ep-event-marker-back =
    { $seat } n’est plus belliciste et perd { $lost } { $lost ->
        [one] point de culture
       *[other] points de culture
    }.
ep-event-new-epoch = Début de l’{ $epoch } ; { $seat } est le premier joueur.
ep-event-on-offer = « { $invention } » arrive au marché des inventions.
ep-event-game-ends = La partie est terminée.
