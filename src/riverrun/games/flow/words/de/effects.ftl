# Was die Aktionskarten und Szenariokarten von Flow tun.


## Aktionskarten

fl-effect-support = Entferne ein beliebiges Plättchen vom Spielplan, nur nicht das Boot.
fl-effect-bird = Setze einen Vogel auf ein beliebiges Plättchen außer dem Boot; er schützt es vor einem Würfel der Riesenwelle.
fl-effect-current = Versetze ein beliebiges Plättchen außer dem Boot auf ein anderes leeres Feld; Wasser muss es dort nicht erreichen.
fl-effect-fishing = Decke 2 verdeckte Plättchen auf; ab dem nächsten Zug darf jeder eines davon ziehen.
fl-effect-calm-waters = Bei der nächsten Riesenwelle wird ein Würfel geworfen statt zwei.
fl-effect-return = Lege ein beliebiges abgelegtes Plättchen nach den Legeregeln auf den Spielplan.

## Szenariokarten

fl-effect-obstacles = Zwei Szenariokacheln mit Hindernissen werden ausgewürfelt.
fl-effect-no-communication = Niemand spricht, außer während der Riesenwelle; die Karten sind verdeckt.
fl-effect-one-card = Alle zusammen dürfen je Runde eine einzige Aktionskarte spielen.
fl-effect-no-new-cards = Ihr könnt keine Plättchen gegen Aktionskarten tauschen.
fl-effect-firm-obstacles = „Unterstützung“ und „Strömung“ wirken nicht auf Plättchen mit Hindernis.
fl-effect-single-path = Das Boot hat eine offene Seite; ihr wählt, wohin sie zeigt.
fl-effect-obstacles-remain = Die Riesenwelle lässt jedes Plättchen mit Hindernis liegen.
