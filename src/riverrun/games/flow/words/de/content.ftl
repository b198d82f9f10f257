### Was ein Inhaltspaket für Flow enthalten darf, und warum ein anderes abgelehnt wird.

## Plättchen und Karten

fl-content-negative = Von „{ $piece }“ kann es nicht weniger als 0 geben.
fl-content-name-empty = Der Name von „{ $piece }“ ist leer.
fl-content-name-missing = Der Name von „{ $piece }“ fehlt.
fl-content-tiles = Es gibt { $count } Flussplättchen; die Schachtel enthält { $total } (FL-A4).
fl-content-cards =
    Es gibt { $count } { $count ->
        [one] Aktionskarte
       *[other] Aktionskarten
    }; die Schachtel enthält { $total } (FL-A7).
fl-content-scenarios =
    Es gibt { $count } { $count ->
        [one] Szenariokarte
       *[other] Szenariokarten
    }; die Schachtel enthält { $total } (FL-A7).
fl-content-shape = Die Form des Plättchens „{ $tile }“ steht fest: Ein Inhaltspaket ändert nur Anzahl und Namen (FL-A8).
fl-content-birds = Es gibt { $birds } Vogelmarker und höchstens so viele Karten „Vogel“ (FL-G2).
fl-content-scenario-tiles = Für jede Karte „Szenariohindernisse“ gibt es mindestens zwei Szenariokacheln (FL-H1).
fl-content-scenarios-least = Außer „Keine Absprachen“ gibt es mindestens { $least } Szenariokarten (FL-B4, FL-R12).

## Der Rest der Schachtel

fl-content-cards-each = „cards_each“ sagt, wie viele Karten bei 1 bis { $players } Personen jede bekommt, zusammen höchstens { $deck } (FL-B2).
fl-content-levels = „levels“ sagt, wie viele Szenariokarten jede Schwierigkeit hat: { $levels } Zahlen von 0 bis { $most }, die erste davon 0 (FL-B4).
fl-content-lines = „lines“ sagt, welche Linie jede der sechs Würfelseiten trifft: 0 bis { $last } je einmal, nie { $middle } (FL-A3).
fl-content-corners = Die vier Tiere sitzen in den Ecken, Zeile für Zeile (FL-A1).
fl-content-animal-ids = Jedes der vier Tiere hat eine eigene id (FL-A1).
