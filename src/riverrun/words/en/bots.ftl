### The bots, the weakest first: the name, and what it does (`.text`).

rr-bot-random = Random
    .text = Plays any legal move, each equally likely.
rr-bot-easy = Easy
    .text = Plays what looks good at first sight, without looking ahead.
rr-bot-greedy = Greedy
    .text = Plays the move after which the position looks best.
rr-bot-medium = Medium
    .text = Looks ahead: simulates 100 futures or more per move.
rr-bot-hard = Hard
    .text = Looks far ahead: simulates 4,000 futures or more per move.
rr-bot-expert = Expert
    .text = Thinks for 3 seconds per move.
