# The table as plain text.

ep-screen-head = { $epoch }, turn { $turn } of { $turns }. Turn: { $active }; { $state }. Market deck { $deck }.
ep-screen-over = the game is over
ep-screen-to-choose = { $seat } to choose
ep-screen-map = MAP
ep-screen-legend = ~ sea, = plain, ^ forest, : desert, A mountain, ? face down, ! face down with a horse or iron. L luxury, l minor luxury, H horse, I iron, t exploration token, B barbarians, then whose land it is. [1] a city of p1, [n] a neutral city, to the lower right of its hex: first corner a, then b.
ep-screen-cities = Cities: { $cities }
ep-screen-city = { $site } { $seat }
ep-screen-neutral = { $site } neutral
ep-screen-posts = { $city } (trading posts: { LIST($seats) })
ep-screen-market = INVENTION MARKET
ep-screen-units = UNITS
ep-screen-basics = BASIC UNITS
ep-screen-wonders = WONDERS
ep-screen-entry = { $at } { $card }: { $about }
ep-screen-over-cards = over { $cards }
ep-screen-price = costs { LIST($price) }
ep-screen-no-gold = costs { LIST($price) }, no gold
ep-screen-free = free
ep-screen-reward = gives { LIST($res) }
ep-screen-debut = debut { LIST($res) }
ep-screen-combat = combat { $combat }
ep-screen-needs = asks for { LIST($needs) }
ep-screen-due = expenditure { LIST($res) }
ep-screen-advantage =
    { $n ->
        [one] 1 die ({ $kind })
       *[other] { $n } dice ({ $kind })
    }
ep-screen-across = across { LIST($terrains) }
ep-screen-barred = cannot attack { LIST($terrains) }
ep-screen-formation = { $formation } formation
ep-screen-research = Research: row { $row } costs { $cost } science; left { LIST($left) }, right { LIST($right) }.
ep-screen-culture = Culture, highest first: { $order }
ep-screen-rank = { $seat } { $culture }
ep-screen-seat = { $civilization }, { $form }: { $points } VP
ep-screen-seat-unknown = { $form }: { $points } VP
ep-screen-held = { LIST($held) }
ep-screen-cubes = { $authority } authority on the board, { $lands } on the map, { $consumed } consumed, { $gain } to gain
ep-screen-towns =
    { $cities } of { $most } { $most ->
        [one] city
       *[other] cities
    } on the map, { $posts } trading { $posts ->
        [one] post
       *[other] posts
    }; supply { $supply }, demand { $demand }
ep-screen-forces =
    { $units }: combat { $combat }, { $state ->
        [ready] ready
       *[unready] not ready
    }{ $marker ->
        [yes] , warmonger
       *[no] { "" }
    }
ep-screen-cards = Hand: { $now } of this epoch, { $next } of the next. Invented { $invented }, covered { $covered } this epoch.
ep-screen-inventions = Inventions: { $cards }
ep-screen-built = Wonders: { $cards }
ep-screen-own = WHAT YOUR CARDS DO
ep-screen-does = { $card }: { $text }
ep-screen-ability-open = Ability { $number }, { $ability }, from { $epoch }: { $text }
ep-screen-ability-priced = Ability { $number }, { $ability }, from { $epoch } for { LIST($price) }: { $text }
ep-screen-ability-in-use = Ability { $number }, { $ability }, of { $epoch }, in use: { $text }
ep-screen-hand = HAND
ep-screen-sentences = { $first } { $second }
ep-screen-more = { $first }, { $second }
ep-screen-name = { $name }
