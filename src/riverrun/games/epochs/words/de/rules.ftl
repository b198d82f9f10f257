# Was Epochs bis zum Militärschritt fragt, erlaubt und ablehnt. Anrede: „du“; Namen von Karten stehen in Anführungszeichen.

ep-title = Epochs: Course of Cultures
ep-about = Erkunde die Karte, errichte Städte und Wunder und führe eine Kultur durch drei Epochen.

## Was gefragt wird

ep-ask-civilization = Wähle geheim deine Zivilisation.
ep-ask-reveal = Wähle ein verdecktes Plättchen, das du aufdeckst.
ep-ask-turn = Auf Platz { $place } darf { NAME($tile) } auf beide Arten liegen. Wähle, wie es liegt.
ep-ask-plan =
    Erfinde und mach 1 Aktion, oder überdecke eine Erfindung und mach 2. In dieser Epoche hast du { $inventions }-mal erfunden und { $covers }-mal überdeckt.
ep-ask-give =
    { $way ->
        [cover] Wähle die Karte, mit der du „{ $invention }“ überdeckst.
       *[take] Wähle die Karte, die du für „{ $invention }“ hergibst.
    }
ep-ask-action =
    { $left ->
        [one] Mach eine Aktion, deine letzte in diesem Zug.
       *[other] Mach eine Aktion. Du hast { $left } in diesem Zug.
    }
ep-ask-action-first = Deine erste Aktion im Spiel ist Expandieren: Wähle, wo dein Volk beginnt.
ep-ask-action-extra = Extraaktion. „{ $source }“: { $text } Wähle eine, oder passe.
ep-ask-grant = „{ $source }“: { $text } Wähle, oder passe.
ep-ask-consent =
    { $builder } möchte in deiner Stadt { $site } einen Handelsposten bauen, { $route ->
        [sea] über See
       *[land] über Land
    } { ep-cost }. Ihr bekämt beide { LIST($reward) }. Stimmst du zu?
ep-ask-payment = Zahle { $due } { $resource }: wie viel davon in Gold, { $least } bis { $most }?
ep-ask-effect = Wähle den Effekt, den du als Nächstes ausführst.
ep-ask-return-land = „{ $source }“: { $text } Wähle ein Gebiet, oder passe.
ep-ask-surplus =
    Du hast { $count } { $count ->
        [one] Stadt
       *[other] Städte
    } zu viel für deine Regierungsform. Wähle eine, die du aufgibst.

## Was erlaubt ist

ep-cost =
    { $price ->
        [0] kostenlos
       *[other] für { $price } { $needed }
    }
ep-may-civ = Spiel { NAME($civilization, case: "the") }.
ep-may-reveal-tile = Deck das Plättchen auf Platz { $place } auf.
ep-may-turn =
    { $orientation ->
        [180] Dreh { NAME($tile) } um 180°.
       *[0] Lass { NAME($tile) } liegen, wie es liegt.
    }
ep-may-invent = Erfinde „{ $invention }“ von deiner Hand: Du und die Person links von dir bekommt { LIST($reward) }. Dann 1 Aktion.
ep-may-take = Erfinde „{ $invention }“ von Platz { $space } des Markts: Du und die Person links von dir bekommt { LIST($reward) }. Dann 1 Aktion.
ep-may-cover = Überdecke „{ $invention }“ auf Platz { $space }. Dann 2 Aktionen.
ep-may-give =
    { $way ->
        [cover] Überdecke „{ $top }“ auf Platz { $at } mit „{ $invention }“.
       *[take] Gib „{ $invention }“ für „{ $top }“ auf Platz { $at } her.
    }
ep-may-expand = Expandiere { ep-cost } auf Feld { $hex }.
ep-may-city = Bau { ep-cost } eine Stadt auf { $site }.
ep-may-post-land =
    { $of ->
        [player] Bitte { $host } um einen Handelsposten in der Stadt { $site }, über Land { ep-cost }.
       *[neutral] Bau einen Handelsposten in der neutralen Stadt { $site }, über Land { ep-cost }.
    }
ep-may-post-sea =
    { $of ->
        [player] Bitte { $host } um einen Handelsposten in der Stadt { $site }, über See { ep-cost }.
       *[neutral] Bau einen Handelsposten in der neutralen Stadt { $site }, über See { ep-cost }.
    }
ep-may-research = Forsche { ep-cost } und nimm { LIST($reward) }, die Belohnung { $side } in Zeile { $row }.
ep-may-wonder = Bau „{ $wonder }“ { ep-cost }, Platz { $space }.
ep-may-unit = Werte zu „{ $unit }“ auf, { ep-cost }, Platz { $space }.
ep-may-basic = Werte zu „{ $unit }“ auf, der Basiseinheit als { $slot }, { ep-cost }.
ep-may-government =
    Wechsle zu „{ $form }“ mit bis zu { $cities } { $cities ->
        [one] Stadt
       *[other] Städten
    } und nimm { LIST($reward) }.
ep-may-command = Nutze den Produktionsbefehl: { LIST($reward) }.
ep-may-pass-action = Verzichte auf diese Aktion.
ep-may-decline = Lehne ab.
ep-may-convert = Verbrauche { $authority } Autorität und mach aus 1 { $from } 1 { $into }.
ep-may-unlock =
    { $due ->
        [0] Schalte „{ $ability }“ frei.
       *[other] Schalte „{ $ability }“ für { LIST($price) } frei.
    }
ep-may-agree = Stimme zu: { $builder } baut einen Handelsposten in { $site }, und ihr bekommt beide { LIST($reward) }.
ep-may-deny = Lehne ab: { $builder } darf dich bis zum Ende des Zuges um keinen Handelsposten mehr bitten.
ep-may-pay-gold =
    { $amount ->
        [0] Zahle { $own } { $resource } und kein Gold.
       *[other] Zahle { $amount } Gold und { $own } { $resource }.
    }
ep-may-effect = Als Nächstes „{ $source }“: { $text }
ep-may-return-land = Nimm den Stein von Feld { $hex } zurück und bekomme { LIST($reward) }.
ep-may-give-up = Gib die Stadt { $site } auf.

## Was nicht geht: Zivilisationen, Plättchen, Erfindungen

ep-refuse-not-dealt = { $civilization } ist keine der Tafeln, die du bekommen hast.
ep-refuse-no-place = { $place } ist kein Platz dieser Karte: Sie hat 0.0 bis { $last_place }.
ep-refuse-revealed = Das Plättchen auf Platz { $place } ist schon aufgedeckt.
ep-refuse-not-in-hand = Du hast „{ $invention }“ nicht auf der Hand.
ep-refuse-not-this-epoch = „{ $invention }“ ist nicht aus dieser Epoche.
ep-refuse-already-invented = Du hast „{ $invention }“ schon erfunden.
ep-refuse-invented-enough = Du hast in dieser Epoche { $most_inventions }-mal erfunden; jetzt überdeckst du.
ep-refuse-covered-enough = Du hast in dieser Epoche { $most_covers }-mal überdeckt; jetzt erfindest du.
ep-refuse-market-name-known = Auf Platz { $space } liegt „{ $market_name }“; das hast du schon erfunden.

## Aktionen

ep-refuse-too-dear = { NAME($action, case: "noun") } kostet dich { $price } { $needed }; du hast { $held } { $needed } und { $gold } Gold.
ep-refuse-gold-barred = { NAME($action, case: "noun") } kostet dich hier { $price } { $needed }, und Gold hilft nicht; du hast { $held }.
ep-refuse-first-expand = Deine erste Aktion im Spiel ist Expandieren.
ep-refuse-not-granted = Erlaubt ist dir jetzt etwas anderes als „{ $action }“.
ep-refuse-off-map = Feld { $hex } ist nicht auf dieser Karte: Sie hat 0.0 bis { $last_hex }.
ep-refuse-face-down = Feld { $hex } ist verdeckt: Niemand weiß, was dort ist.
ep-refuse-sea-hex = Feld { $hex } ist Meer; das besetzt niemand.
ep-refuse-yours-already = Feld { $hex } ist schon dein Gebiet.
ep-refuse-rivals-land = Feld { $hex } gehört { $owner }.
ep-refuse-barbarians = Auf Feld { $hex } sind Barbaren.
ep-refuse-not-touching =
    { $distance ->
        [0] Feld { $hex } grenzt an nichts von dir: Du hast weder Gebiet noch Stadt noch Handelsposten auf der Karte.
       *[other] Feld { $hex } grenzt an keines deiner Gebiete und an keine deiner Städte und Handelsposten: { $nearest }, das nächste, ist { $distance } Felder entfernt.
    }
ep-refuse-no-cube = Auf deiner Zivilisationstafel liegt kein Stein.
ep-refuse-outer-corner = { $site } ist kein Bauplatz dieser Karte: Sie hat 0.0a bis { $last_site }.
ep-refuse-city-there = Auf { $site } steht schon eine Stadt.
ep-refuse-city-beside =
    { $beside_of ->
        [you] Deine Stadt { $beside } steht nur eine Kante von { $site } entfernt.
        [player] Die Stadt { $beside } von { $beside_owner } steht nur eine Kante von { $site } entfernt.
       *[neutral] Die neutrale Stadt { $beside } steht nur eine Kante von { $site } entfernt.
    }
ep-refuse-not-all-yours =
    { $held_by ->
        [hidden] Jedes Feld an { $site }, das kein Meer ist, muss dein Gebiet sein, und { $not_yours } liegt verdeckt.
        [player] Jedes Feld an { $site }, das kein Meer ist, muss dein Gebiet sein, und { $not_yours } gehört { $holder }.
       *[nobody] Jedes Feld an { $site }, das kein Meer ist, muss dein Gebiet sein, und { $not_yours } gehört niemandem.
    }
ep-refuse-no-land-there = Keines deiner Gebiete berührt { $site }.
ep-refuse-no-free-city = Auf deiner Zivilisationstafel steht keine Stadt.
ep-refuse-no-city-there = Auf { $site } steht keine Stadt.
ep-refuse-your-city = Die Stadt auf { $site } gehört dir.
ep-refuse-warmongers-city = Die Stadt auf { $site } gehört { $host }, einem Kriegstreiber.
ep-refuse-your-post-there = Du hast in { $site } schon einen Handelsposten.
ep-refuse-city-full = In { $site } ist kein Platz für einen weiteren Handelsposten.
ep-refuse-host-refused = { $host } hat dir in diesem Zug einen Handelsposten verweigert.
ep-refuse-no-land-route =
    { $edges ->
        [0] Kein Landweg führt von dir nach { $site }.
       *[other] Der kürzeste Landweg von dir nach { $site } hat { $edges } Kanten, mehr als { $most_edges }.
    }
ep-refuse-no-sea-route = Du und { $site } liegt nicht am selben Meer.
ep-refuse-no-post-left = Alle deine Handelsposten sind auf der Karte.
ep-refuse-no-wonder = Auf Platz { $space } liegt kein Wunder.
ep-refuse-no-unit = Auf Platz { $space } liegt keine Einheit.
ep-refuse-had-before = „{ $known_unit }“ hattest du schon.
ep-refuse-same-form = „{ $form }“ ist schon deine Regierungsform.
ep-refuse-wrong-level = „{ $form }“ ist von keiner Stufe, zu der du wechseln darfst.
ep-refuse-no-arrow = Von deiner Regierungsform führt kein Pfeil zu „{ $form }“.
ep-refuse-too-little-culture = „{ $form }“ braucht { $required } Kultur; du hast { $culture }.
ep-refuse-not-your-city = Die Stadt auf { $site } gehört dir nicht.

## Freie Aktionen, Bezahlung, Effekte

ep-refuse-no-authority = Umwandeln verbraucht { $needed_cubes } Autorität; auf deiner Tafel hast du { $cubes }.
ep-refuse-none-to-convert = Du hast keine { $converted } zum Umwandeln.
ep-refuse-keep-for-expand = Dein erstes Expandieren muss bezahlbar bleiben.
ep-refuse-keep-a-cube = Dein erstes Expandieren braucht einen Stein auf deiner Tafel.
ep-refuse-unlocked-already = „{ $ability }“ hast du schon freigeschaltet.
ep-refuse-enough-unlocked = Du hast { $most_abilities } Fähigkeiten freigeschaltet; mehr sind nicht erlaubt.
ep-refuse-too-early = „{ $ability }“ lässt sich ab Epoche { NAME($from_epoch, case: "numeral") } freischalten.
ep-refuse-unlock-too-dear = „{ $ability }“ kostet { LIST($unlock_price) }: Dir fehlt { LIST($unlock_lack) }.
ep-refuse-too-little-gold = { $amount } Gold ist zu wenig für das, was dir an { $resource } fehlt: Zahle { $least } bis { $most }.
ep-refuse-too-much-gold = { $amount } Gold ist zu viel: Zahle { $least } bis { $most } von { $resource } in Gold.
ep-refuse-no-such-effect =
    Effekt { $pending } gibt es nicht: Offen { $offered ->
        [one] ist { $offered } Effekt
       *[other] sind { $offered } Effekte
    }.
ep-refuse-not-your-land = Feld { $hex } ist nicht dein Gebiet.
ep-refuse-just-taken = Feld { $hex } hast du gerade erst besetzt.
ep-refuse-over = Das Spiel ist zu Ende.
