# Der Tisch als Text.

foh-screen-head = Zug { $turn }, Zeitalter { $age }, { $state }. Vorrat { $supply }, Stapel { $deck }.
foh-screen-over = das Spiel ist zu Ende
foh-screen-to-choose = { $seat } entscheidet
foh-screen-market = MARKT
foh-screen-stake = { $investor }: { $tokens } Marker
foh-screen-bonus = Bonus für { NAME($icon, case: "short") }
foh-screen-nation = { $tokens } Marker, { $points } SP, Angriff { $attack }, Verteidigung { $defense }
foh-screen-covers = über { LIST($cards, join: "and") }
foh-screen-effect = { $timing }: { $effect }
foh-screen-stack = { $type }: { LIST($cards, join: "and") }
foh-screen-name = { $name }
foh-screen-short = { NAME($icon, case: "short") }
