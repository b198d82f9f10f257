### The bots, the weakest first: the name, and what it does (`.text`).

rr-bot-random = Random
    .text = Plays anything that’s allowed. Good for trying things out.
rr-bot-easy = Easy
    .text = Follows first impressions and doesn’t look ahead. Good for a first game.
rr-bot-greedy = Greedy
    .text = Takes what looks best right now and doesn’t look ahead.
rr-bot-medium = Medium
    .text = Looks ahead: simulates 100 futures or more per move.
rr-bot-hard = Hard
    .text = Looks far ahead, by simulations or by a net: whichever is stronger at this table.
rr-bot-expert = Expert
    .text = Thinks for 3 seconds per move.
rr-bot-net = Net
    .text = Plays by a net that learned from more than a million games, and doesn’t look ahead.
rr-bot-master = Master
    .text = Thinks for 3 seconds per move, guided by a net that learned from more than a million games.
