# La table en texte.

foh-screen-head = Tour { $turn }, âge { $age }, { $state }. Stock { $supply }, pioche { $deck }.
foh-screen-over = la partie est terminée
foh-screen-to-choose = à { $seat } de choisir
foh-screen-market = MARCHÉ
foh-screen-stake =
    { $investor } : { $tokens } { $tokens ->
        [one] jeton
       *[other] jetons
    }
foh-screen-bonus = bonus par { NAME($icon, case: "short") }
foh-screen-nation =
    { $tokens } { $tokens ->
        [one] jeton
       *[other] jetons
    }, { $points } PV, attaque { $attack }, défense { $defense }
foh-screen-covers = sur { LIST($cards, join: "and") }
foh-screen-effect = { $timing } : { $effect }
foh-screen-stack = { $type } : { LIST($cards, join: "and") }
foh-screen-name = { $name }
foh-screen-short = { NAME($icon, case: "short") }
