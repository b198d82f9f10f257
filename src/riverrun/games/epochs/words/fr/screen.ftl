# La table en texte.

ep-screen-head = Tour { $turn } sur { $turns }, { $epoch }. Joueur : { $active } ; { $state }. Pioche du marché { $deck }.
ep-screen-over = la partie est terminée
ep-screen-to-choose = à { $seat } de choisir
ep-screen-map = CARTE
ep-screen-legend = ~ mer, = plaine, ^ forêt, : désert, A montagne, ? face cachée, ! face cachée avec un cheval ou du fer. L produit de luxe, l petit produit de luxe, H cheval, I fer, t jeton d’exploration, B barbares, puis le propriétaire. [1] une ville de p1, [n] une ville neutre, en bas à droite de son hexagone : d’abord le coin a, puis b.
ep-screen-cities = Villes : { $cities }
ep-screen-city = { $site } { $seat }
ep-screen-neutral = { $site } neutre
ep-screen-posts = { $city } (comptoirs : { LIST($seats) })
ep-screen-market = MARCHÉ DES INVENTIONS
ep-screen-units = UNITÉS
ep-screen-basics = UNITÉS DE BASE
ep-screen-wonders = MERVEILLES
ep-screen-entry = { $at } { $card } : { $about }
ep-screen-over-cards = sur { $cards }
ep-screen-price = coûte { LIST($price) }
ep-screen-no-gold = coûte { LIST($price) }, sans or
ep-screen-free = gratuit
ep-screen-reward = donne { LIST($res) }
ep-screen-debut = lancement { LIST($res) }
ep-screen-combat = combat { $combat }
ep-screen-needs = demande { LIST($needs) }
ep-screen-due = solde { LIST($res) }
ep-screen-advantage =
    { $n ->
        [one] { $n } dé ({ $kind })
       *[other] { $n } dés ({ $kind })
    }
ep-screen-across = par-delà { LIST($terrains, case: "the") }
ep-screen-barred = n’attaque pas { LIST($terrains, case: "the") }
ep-screen-formation = formation { $formation }
ep-screen-research = Recherche : la ligne { $row } coûte { $cost } de science ; à gauche { LIST($left) }, à droite { LIST($right) }.
ep-screen-culture = Culture, la plus haute d’abord : { $order }
ep-screen-rank = { $seat } { $culture }
ep-screen-seat = { $civilization }, { $form } : { $points } PV
ep-screen-seat-unknown = { $form } : { $points } PV
ep-screen-held = { LIST($held) }
ep-screen-cubes = autorité : { $authority } sur le plateau, { $lands } sur la carte, { $consumed } consommée, { $gain } à gagner
ep-screen-towns = villes sur la carte : { $cities } sur { $most } ; comptoirs : { $posts } ; offre { $supply }, demande { $demand }
ep-screen-forces =
    { $units } : combat { $combat }, { $state ->
        [ready] prêt
       *[unready] pas prêt
    }{ $marker ->
        [yes] , belliciste
       *[no] { "" }
    }
ep-screen-cards = Main : { $now } de cette époque, { $next } de la suivante. À cette époque, { $invented } inventées, { $covered } recouvertes.
ep-screen-inventions = Inventions : { $cards }
ep-screen-built = Merveilles : { $cards }
ep-screen-own = CE QUE FONT VOS CARTES
ep-screen-does = { $card } : { $text }
ep-screen-ability-open = Capacité { $number }, { $ability }, dès l’{ $epoch } : { $text }
ep-screen-ability-priced = Capacité { $number }, { $ability }, dès l’{ $epoch } pour { LIST($price) } : { $text }
ep-screen-ability-in-use = Capacité { $number }, { $ability }, de l’{ $epoch }, active : { $text }
ep-screen-hand = MAIN
ep-screen-sentences = { $first } { $second }
ep-screen-more = { $first }, { $second }
ep-screen-name = { $name }
