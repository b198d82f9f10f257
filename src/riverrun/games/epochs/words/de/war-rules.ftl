# Was Militärschritt, Krieg und Epochenende fragen, erlauben und ablehnen; Punkte. Anrede: „du“.

## Was gefragt wird

ep-ask-military =
    { $ready ->
        [yes]
            { $marker ->
                [yes] Deine Einheiten sind bereit, und du bist Kriegstreiber. Greif an, oder beende deinen Zug.
               *[no] Deine Einheiten sind bereit. Werde Kriegstreiber, greif an, oder beende deinen Zug.
            }
       *[no] Deine Einheiten sind nicht bereit. Zahle ihren Sold, werde Kriegstreiber, oder beende deinen Zug.
    }
ep-ask-protect =
    { $attacker } greift die neutrale Stadt { $site } mit Kampfwert { $attack } und { $attack_dice } { $attack_dice ->
        [one] Würfel
       *[other] Würfeln
    } an. Beschützt du sie mit Kampfwert { $combat } und { $dice } { $dice ->
        [one] Würfel
       *[other] Würfeln
    }?
ep-ask-spoils =
    { $what ->
        [city] Der Bauplatz { $at } ist leer. Stellst du dort kostenlos eine eigene Stadt hin?
       *[cube] Das Feld { $at } ist leer. Legst du dort kostenlos einen eigenen Stein hin?
    }
ep-ask-famine = Deine Städte brauchen { $price } Nahrung; du hast { $food } Nahrung und { $gold } Gold. Wähle eine Stadt, die entfernt wird.
ep-ask-keep = Du hast { $count } { $resource }. Wie viele behältst du? Je { $ratio } der anderen ergeben 1 Gold.

## Was erlaubt ist

ep-may-ready = Zahle den Sold deiner Einheiten: Sie sind bis zu deiner nächsten Vorbereitung bereit.
ep-may-spare-main = Zahle den Sold der Unterstützungseinheit und spare die Haupteinheit aus.
ep-may-spare-support = Zahle den Sold der Haupteinheit und spare die Unterstützungseinheit aus.
ep-may-declare = Werde Kriegstreiber: Deine Posten in fremden Städten und fremde in deinen kehren heim.
ep-may-attack = Greif { $hex } an.
ep-may-attack-city = Greif die Stadt { $site } an.
ep-may-end = Beende deinen Zug.
ep-may-protect-yes = Beschütze die Stadt wie eine eigene.
ep-may-protect-no = Beschütze die Stadt nicht.
ep-may-spoils-yes =
    { $what ->
        [city] Stell dort eine Stadt hin.
       *[cube] Leg dort einen Stein hin.
    }
ep-may-spoils-no = Lass den Ort leer.
ep-may-starve = Entferne deine Stadt { $site }.
ep-may-keep = Behalte { $amount } { $resource }.

## Warum ein Zug nicht geht

ep-refuse-is-ready = Deine Einheiten sind schon bereit.
ep-refuse-too-late-to-pay = Sold zahlst du, bevor du Kriegstreiber wirst oder angreifst.
ep-refuse-cannot-ready = Deine Einheiten brauchen { $expenditure } { $short_of }; du hast { $in_store }, und insgesamt { $gold_left } Gold.
ep-refuse-must-spare-one = Eine Einheit ist vom Sold befreit: Sag, welche.
ep-refuse-spares-none = Keine deiner Karten erlässt einer Einheit den Sold.
ep-refuse-has-marker = Du bist schon Kriegstreiber.
ep-refuse-too-late-to-declare = Kriegstreiber wirst du vor deinem ersten Angriff.
ep-refuse-not-ready = Deine Einheiten sind nicht bereit und können nicht angreifen.
ep-refuse-one-attack = Du hast in diesem Zug schon angegriffen.
ep-refuse-attacked-already = Du hast { $target_owner } in diesem Zug schon angegriffen.
ep-refuse-only-rivals = Nach einem Angriff auf eine Person sind Barbaren und neutrale Städte in diesem Zug keine Ziele.
ep-refuse-nothing-to-attack = Auf { $hex } gibt es nichts anzugreifen.
ep-refuse-own-land = { $hex } ist dein eigenes Gebiet.
ep-refuse-at-peace = { $hex } gehört { $target_owner }, und niemand von euch beiden ist Kriegstreiber.
ep-refuse-no-city-to-attack = Auf { $site } steht keine Stadt.
ep-refuse-own-city = Die Stadt { $site } ist deine eigene.
ep-refuse-city-at-peace = Die Stadt { $site } gehört { $target_owner }, und niemand von euch beiden ist Kriegstreiber.
ep-refuse-neutral-at-peace = Neutrale Städte wie { $site } greifen nur Kriegstreiber an.
ep-refuse-terrain-barred = { $hex } ist { NAME($target_terrain, case: "nom") }; das kann eine deiner Einheiten nicht angreifen.
ep-refuse-land-out-of-reach =
    { $distance ->
        [0] { $hex } ist außer Reichweite: Du hast weder Gebiet noch Stadt noch Handelsposten auf der Karte.
       *[other] { $hex } ist { $distance } Felder von { $nearest } entfernt, dem nächsten deiner Gebiete, Städte und Posten, und außer Reichweite deiner Einheiten.
    }
ep-refuse-city-out-of-reach =
    { $distance ->
        [0] Die Stadt { $site } ist außer Reichweite: Du hast weder Gebiet noch Stadt noch Handelsposten auf der Karte.
       *[other] Die Stadt { $site } ist { $distance } Felder von { $nearest } entfernt, dem nächsten deiner Gebiete, Städte und Posten, und außer Reichweite deiner Einheiten.
    }
ep-refuse-no-city-to-starve = Auf { $site } steht keine Stadt von dir.
ep-refuse-not-so-many = Du kannst nicht { $amount } { $kept_of } behalten: höchstens { $most_kept }.

## Punkte

ep-score-culture = Kultur
ep-score-honor = Ehre
ep-score-land =
    { $count } { $count ->
        [one] Gebiet
       *[other] Gebiete
    }
ep-score-city =
    { $count } { $count ->
        [one] Stadt
       *[other] Städte
    }
ep-score-gold = { $count } Gold
ep-score-art =
    { $count } { $count ->
        [one] Kunstwerk
       *[other] Kunstwerke
    }
ep-score-card = { $card }
ep-tie-culture = Kultur
