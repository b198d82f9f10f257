### Was Epochs Paketen und dem Labor sagt, wenn sich ein Inhalt nicht spielen lässt. Owner ist die ID eines Teils; Schlüssel und IDs bleiben, wie Pakete sie schreiben.

## Die ganze Schachtel

ep-content-size =
    { $what ->
        [unit] Anzahl der Einheiten: { $count }; es müssen { $size } sein (EP-A65).
        [wonder] Anzahl der Wunder: { $count }; es müssen { $size } sein (EP-A65).
        [invention] Anzahl der Erfindungen: { $count }; es müssen { $size } sein (EP-A65).
        [civilization] Anzahl der Zivilisationen: { $count }; es müssen { $size } sein (EP-A65).
        [government] Anzahl der Regierungsformen: { $count }; es müssen { $size } sein (EP-A65).
       *[tile] Anzahl der Plättchen: { $count }; es müssen { $size } sein (EP-A65).
    }
ep-content-market =
    { $count ->
        [one] Der Markt hat 1 Karte der Epoche { $epoch }; es müssen { $size } sein (EP-11.3).
       *[other] Der Markt hat { $count } Karten der Epoche { $epoch }; es müssen { $size } sein (EP-11.3).
    }
ep-content-copies =
    { $kind ->
        [basic] { $owner }: Von einer Basiseinheit gibt es { $copies } Exemplare, nicht { $given } (EP-A65).
        [market] { $owner }: Von einer Markteinheit gibt es { $copies } Exemplar, nicht { $given } (EP-A65).
        [unique] { $owner }: Von einer einzigartigen Einheit gibt es { $copies } Exemplar, nicht { $given } (EP-A65).
       *[invention] { $owner }: Von einer Erfindung gibt es { $copies } Exemplare, nicht { $given } (EP-A65).
    }

## Womit alle beginnen

ep-content-start-unit = Die Einheit „{ $unit }“, mit der alle beginnen, ist keine Einheit der Schachtel (EP-1.9).
ep-content-start-form = Die Form „{ $form }“, mit der alle beginnen, ist keine Regierungsform der Schachtel (EP-1.9).
ep-content-start-cities = „cities“ von „start_board“ muss { $size } sein, wie „{ $form }“ es erlaubt, nicht { $cities } (EP-6.7).

## Einheiten

ep-content-basic-units =
    { $slot ->
        [main] Epoche { $epoch } hat { $count } Basiseinheiten als Haupteinheit; es muss 1 sein (EP-1.3).
       *[support] Epoche { $epoch } hat { $count } Basiseinheiten als Unterstützungseinheit; es muss 1 sein (EP-1.3).
    }
ep-content-unit-cost = { $owner }: Einzigartige Einheiten haben keine aufgedruckten Kosten, alle anderen haben welche (EP-6.6).
ep-content-unit-icons = { $owner }: „expenditure“ und „advantages“ sind je 1 bis 9 (EP-7.1, EP-8.2).
ep-content-groups = { $owner }: Gruppen bestehen aus „sea“, aus „plain“ und „desert“ oder aus „plain“, „forest“, „desert“ und „mountain“ (EP-A21).

## Erfindungen, Zivilisationen, Regierungsformen

ep-content-inventions = { $owner }: Jede Epoche hat { $names } Erfindungen, in der Reihenfolge der Epochen (EP-A65).
ep-content-abilities =
    { $count ->
        [one] { $owner }: Diese Zivilisation hat 1 Fähigkeit; es müssen { $size } sein (EP-9.2).
       *[other] { $owner }: Diese Zivilisation hat { $count } Fähigkeiten; es müssen { $size } sein (EP-9.2).
    }
ep-content-ability-epoch = { $owner }: Eine Fähigkeit wird in Epoche I, II oder III verfügbar (EP-9.2).
ep-content-arrow = { $owner }: Ein Pfeil führt von „{ $form }“ hierher; das ist keine Form der Stufe darunter (EP-6.7).

## Effekte

ep-content-effects = { $owner }: Eine Fähigkeit hat höchstens { $most } Effekte.
ep-content-type = { $owner }: „{ $verb }“ passt nicht zu einer Fähigkeit vom Typ „{ $type }“.
ep-content-vp-condition = { $owner }: „vp“ verlangt „government_level>=N“ oder „not_warmonger_in_epoch:E“, nicht „{ $condition }“.
ep-content-resource = { $owner }: „res“ von „{ $verb }“ ist „food“, „production“ oder „science“.
ep-content-gains = { $owner }: „res“ von „{ $verb }“ sagt, wie viel wovon man bekommt.
ep-content-return-land = { $owner }: Mit „may_return_land“ bekommt man höchstens zwei Arten von Ressourcen, und „not“ ist „just_expanded“.
ep-content-action = { $owner }: „{ $verb }“ kennt keine Aktion „{ $action }“; es gibt: { LIST($known) }.
ep-content-count-as = { $owner }: „count_as“ gilt für „upgrade“, nicht für „{ $given }“.
ep-content-extra-after = { $owner }: „extra_action“ folgt auf eine Aktion, nicht auf „{ $given }“; es gibt: { LIST($known) }.
ep-content-extra-may = { $owner }: „extra_action“ darf nicht „{ $given }“ sein; möglich sind: { LIST($known) }.
ep-content-extra-none = { $owner }: „extra_action“ braucht Aktionen in „may“.
ep-content-government = { $owner }: Nur ein Wechsel der Regierungsform hat „ignore“ und „levels“.
ep-content-unique = { $owner }: „{ $unit }“ ist keine einzigartige Einheit.
ep-content-count = { $owner }: „{ $per }“ zählt nichts. Es gibt: { LIST($known) }; „/N“ dahinter zählt je N als eins.
ep-content-modify-per = { $owner }: „modify_per“ zählt „land“, „city“ oder „post“, nicht „{ $per }“.

## Effekte, die auf ein Ereignis folgen

ep-content-event = { $owner }: Das Ereignis „{ $event }“ gibt es nicht; es gibt: { LIST($known) }.
ep-content-condition = { $owner }: „{ $condition }“ ist keine Bedingung eines Ereignisses.
ep-content-condition-event = { $owner }: Die Bedingung „{ $condition }“ passt nicht zum Ereignis „{ $event }“.
ep-content-do = { $owner }: „on“ braucht Effekte in „do“.
ep-content-follow = { $owner }: „{ $verb }“ kann nicht auf ein Ereignis folgen.
ep-content-follow-may = { $owner }: „may“ folgt nur auf das Ereignis „invent“, weil keine Aktion, die ein Effekt gewährt, es auslösen kann (EP-D16).
ep-content-follow-return = { $owner }: „may_return_land“ folgt auf das Ereignis „expand“.

## Plättchen

ep-content-marks = Die Plättchen zeigen { $marks }-mal einen Erkundungsmarker und { $camps }-mal Barbaren; es gibt { $tokens } Marker und { $barbarians } Barbaren (EP-2.3).
ep-content-hexes = { $owner }: Ein Plättchen hat 4 Felder, nicht { $given } (EP-2.9).
ep-content-no-land = { $owner }: Jedes Plättchen hat ein Feld, das weder Meer noch Barbarenlager ist (EP-A10).
ep-content-sea = { $owner }: Auf Meer ist nichts aufgedruckt (EP-2.7).
ep-content-features = { $owner }: Ein Feld hat höchstens einen Rohstoff oder Marker und höchstens einmal Barbaren (EP-2.3).
ep-content-back = { $owner }: Die Rückseite zeigt das Symbol genau dann, wenn das Plättchen ein Pferd oder Eisen hat (EP-2.4).

## Zahlen der Regeln

ep-content-price = „{ $field }“ ist 0 bis 20 von einer Ressource, mit der man bezahlen kann (EP-A66).
ep-content-start-resources = „start_resources“ sind je 0 bis 60 von „food“, „production“, „science“ und „gold“ (EP-1.9).
ep-content-first-expand = Mit „start_resources“ könnte niemand das erste Expandieren bezahlen (EP-A10).
ep-content-each-epoch = „{ $field }“ hat eine Zahl von 0 bis 20 für jede der 3 Epochen (EP-A66).
ep-content-art-award = „art_award“ hat bei { $players } Personen 0 bis { $players } für jede der 3 Epochen (EP-10.1).
ep-content-civilizations-dealt = „civilizations_dealt“ ist 1 oder 2, zu viert 1 (EP-1.8).
ep-content-feed-reward = „feed_reward“ hat eine Belohnung für jede der 3 Epochen (EP-10.3).
ep-content-war-benefits = „war_benefits“ hat drei Einträge, jeder bei einem Unterschied von 1 bis 99, der kleinste zuerst (EP-8.7).
ep-content-vp = „vp“ ist je 0 bis 20 für „culture“, „honor“, „land“ und „city“, und „gold_per_vp“ ist mindestens 1 (EP-12.1).
ep-content-cubes = „start_board“ und „personal_supply“ haben zusammen „authority_max“ Steine, mindestens 1 davon auf der Tafel (EP-5.2).
ep-content-cities = „start_board“ und „personal_supply“ haben zusammen 6 Städte (EP-1.9).
ep-content-posts = „start_board“ hat „posts_per_player“ Handelsposten und „abilities_max“ Fähigkeitssteine (EP-1.9).

## Tafeln, Würfel und Marker

ep-content-rows = Die Forschungsleiste hat { $rows } Zeilen, nicht { $given } (EP-A65).
ep-content-row = Eine Zeile der Forschungsleiste kostet 0 bis 60 Wissenschaft, und eine Belohnung ist 0 bis 99 (EP-6.4).
ep-content-two-players = Die Planseite für zwei hat 8 der Zeilen, in ihrer Reihenfolge (EP-1.1).
ep-content-trade = Die Handelstafel hat für jeden Wert von 0 bis 15 ein Einkommen von 0 bis 99 (EP-A56).
ep-content-art = Für 0, 1 und bis zu 15 Kunstwerke gibt es je 0 bis 999 Punkte (EP-12.1).
ep-content-die = Ein Würfel hat 6 Seiten von 0 bis 9 (EP-8.3).
ep-content-tokens = Es gibt { $tokens } Erkundungsmarker von 1 bis 4 Arten (EP-2.6).
ep-content-token = Ein Erkundungsmarker zeigt 1 bis 20 von einer Sache (EP-2.6).
