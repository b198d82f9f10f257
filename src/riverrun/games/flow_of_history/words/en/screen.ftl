# The table as plain text.

foh-screen-head = Turn { $turn }, age { $age }, { $state }. Supply { $supply }, deck { $deck }.
foh-screen-over = the game is over
foh-screen-to-choose = { $seat } to choose
foh-screen-market = MARKET
foh-screen-stake =
    { $investor }: { $tokens } { $tokens ->
        [one] token
       *[other] tokens
    }
foh-screen-bonus = bonus by { NAME($icon, case: "short") }
foh-screen-nation =
    { $tokens } { $tokens ->
        [one] token
       *[other] tokens
    }, { $points } VP, attack { $attack }, defence { $defense }
foh-screen-covers = over { LIST($cards, join: "and") }
foh-screen-effect = { $timing }: { $effect }
foh-screen-stack = { $type }: { LIST($cards, join: "and") }
foh-screen-name = { $name }
foh-screen-short = { NAME($icon, case: "short") }
