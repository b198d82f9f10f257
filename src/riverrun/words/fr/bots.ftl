### The bots, the weakest first: the name, and what it does (`.text`).

rr-bot-random = Hasard
    .text = Joue n’importe quel coup permis, tous aussi probables.
rr-bot-easy = Facile
    .text = Joue ce qui paraît bon au premier coup d’œil, sans anticiper.
rr-bot-greedy = Glouton
    .text = Joue le coup après lequel la position paraît la meilleure.
rr-bot-medium = Moyen
    .text = Anticipe : 100 simulations par coup ou plus.
rr-bot-hard = Difficile
    .text = Anticipe loin : 4 000 simulations par coup ou plus.
rr-bot-expert = Expert
    .text = Réfléchit 3 secondes par coup.
