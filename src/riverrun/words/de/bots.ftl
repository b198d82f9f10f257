### The bots, the weakest first: the name, and what it does (`.text`).

rr-bot-random = Zufall
    .text = Spielt irgendetwas Erlaubtes. Gut zum Ausprobieren.
rr-bot-easy = Leicht
    .text = Folgt dem ersten Eindruck und denkt nicht voraus. Gut für das erste Spiel.
rr-bot-greedy = Gierig
    .text = Nimmt, was gerade am besten aussieht, und denkt nicht voraus.
rr-bot-medium = Mittel
    .text = Denkt voraus: 100 Simulationen je Zug oder mehr.
rr-bot-hard = Schwer
    .text = Denkt weit voraus, mit Simulationen oder einem Netz: was an diesem Tisch stärker ist.
rr-bot-expert = Meisterhaft
    .text = Überlegt 3 Sekunden je Zug.
rr-bot-net = Netz
    .text = Spielt nach einem Netz, das aus über einer Million Partien gelernt hat, und schaut nicht voraus.
rr-bot-master = Großmeister
    .text = Überlegt 3 Sekunden je Zug, geführt von einem Netz, das aus über einer Million Partien gelernt hat.
