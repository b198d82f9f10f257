# Der Tisch als Text.

ep-screen-head = { $epoch }, Zug { $turn } von { $turns }. Am Zug: { $active }; { $state }. Marktstapel { $deck }.
ep-screen-over = das Spiel ist zu Ende
ep-screen-to-choose = { $seat } entscheidet
ep-screen-map = KARTE
ep-screen-legend = ~ Meer, = Ebene, ^ Wald, : Wüste, A Gebirge, ? verdeckt, ! verdeckt mit Pferd oder Eisen. L Luxusgut, l kleines Luxusgut, H Pferd, I Eisen, t Erkundungsmarker, B Barbaren, dann wem es gehört. [1] eine Stadt von p1, [n] eine neutrale Stadt, rechts unter ihrem Feld: zuerst Ecke a, dann b.
ep-screen-cities = Städte: { $cities }
ep-screen-city = { $site } { $seat }
ep-screen-neutral = { $site } neutral
ep-screen-posts = { $city } (Handelsposten: { LIST($seats) })
ep-screen-market = ERFINDUNGSMARKT
ep-screen-units = EINHEITEN
ep-screen-basics = BASISEINHEITEN
ep-screen-wonders = WUNDER
ep-screen-entry = { $at } { $card }: { $about }
ep-screen-over-cards = über { $cards }
ep-screen-price = kostet { LIST($price) }
ep-screen-no-gold = kostet { LIST($price) }, kein Gold
ep-screen-free = kostenlos
ep-screen-reward = gibt { LIST($res) }
ep-screen-debut = Debüt { LIST($res) }
ep-screen-combat = Kampfwert { $combat }
ep-screen-needs = verlangt { LIST($needs) }
ep-screen-due = Sold { LIST($res) }
ep-screen-advantage = { $n } Würfel ({ $kind })
ep-screen-across = über { LIST($terrains) }
ep-screen-barred = kein Angriff auf { LIST($terrains) }
ep-screen-formation = Formation { $formation }
ep-screen-research = Forschung: Zeile { $row } kostet { $cost } Wissenschaft; links { LIST($left) }, rechts { LIST($right) }.
ep-screen-culture = Kultur, höchste zuerst: { $order }
ep-screen-rank = { $seat } { $culture }
ep-screen-seat = { $civilization }, { $form }: { $points } SP
ep-screen-seat-unknown = { $form }: { $points } SP
ep-screen-held = { LIST($held) }
ep-screen-cubes = { $authority } Autorität auf der Tafel, { $lands } auf der Karte, { $consumed } verbraucht, { $gain } zu gewinnen
ep-screen-towns = { $cities } von { $most } Städten auf der Karte, { $posts } Handelsposten; Angebot { $supply }, Nachfrage { $demand }
ep-screen-forces =
    { $units }: Kampfwert { $combat }, { $state ->
        [ready] bereit
       *[unready] nicht bereit
    }{ $marker ->
        [yes] , Kriegstreiber
       *[no] { "" }
    }
ep-screen-cards = Hand: { $now } aus dieser Epoche, { $next } aus der nächsten. In dieser Epoche { $invented }-mal erfunden, { $covered }-mal überdeckt.
ep-screen-inventions = Erfindungen: { $cards }
ep-screen-built = Wunder: { $cards }
ep-screen-own = WAS DEINE KARTEN TUN
ep-screen-does = { $card }: { $text }
ep-screen-ability-open = Fähigkeit { $number }, { $ability }, ab { $epoch }: { $text }
ep-screen-ability-priced = Fähigkeit { $number }, { $ability }, ab { $epoch } für { LIST($price) }: { $text }
ep-screen-ability-in-use = Fähigkeit { $number }, { $ability }, aus { $epoch }, aktiv: { $text }
ep-screen-hand = HAND
ep-screen-sentences = { $first } { $second }
ep-screen-more = { $first }, { $second }
ep-screen-name = { $name }
