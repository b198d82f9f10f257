### The bots, the weakest first: the name, and what it does (`.text`).

rr-bot-random = Hasard
    .text = Joue n’importe quoi de permis. Bien pour essayer.
rr-bot-easy = Facile
    .text = Suit sa première impression et n’anticipe pas. Bien pour une première partie.
rr-bot-greedy = Glouton
    .text = Prend ce qui paraît le meilleur sur le moment et n’anticipe pas.
rr-bot-medium = Moyen
    .text = Anticipe : 100 simulations par coup ou plus.
rr-bot-hard = Difficile
    .text = Anticipe loin, par des simulations ou par un réseau : ce qui est le plus fort à cette table.
rr-bot-expert = Expert
    .text = Réfléchit 3 secondes par coup.
rr-bot-net = Réseau
    .text = Joue selon un réseau qui a appris de plus d’un million de parties, sans regarder plus loin.
rr-bot-master = Maître
    .text = Réfléchit 3 secondes par coup, guidé par un réseau qui a appris de plus d’un million de parties.
