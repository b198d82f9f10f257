### The bots, the weakest first: the name, and what it does (`.text`).

rr-bot-random = Zufall
    .text = Spielt irgendeinen erlaubten Zug, jeden gleich wahrscheinlich.
rr-bot-easy = Leicht
    .text = Spielt, was auf den ersten Blick gut aussieht, ohne vorauszudenken.
rr-bot-greedy = Gierig
    .text = Spielt den Zug, nach dem die Stellung am besten aussieht.
rr-bot-medium = Mittel
    .text = Denkt voraus: 100 Simulationen je Zug oder mehr.
rr-bot-hard = Schwer
    .text = Denkt weit voraus: 4.000 Simulationen je Zug oder mehr.
rr-bot-expert = Meisterhaft
    .text = Überlegt 3 Sekunden je Zug.
