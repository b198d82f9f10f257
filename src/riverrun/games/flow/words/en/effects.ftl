# What Flow's action cards and scenario cards do.


## Action cards

fl-effect-support = Remove any tile but the boat from the board.
fl-effect-bird = Put a bird on any tile but the boat; it protects the tile from one die of the giant wave.
fl-effect-current = Move any tile but the boat to another empty space; water need not reach it there.
fl-effect-fishing = Reveal 2 face-down tiles; from the next turn on anyone may draw one of them.
fl-effect-calm-waters = The next giant wave rolls one die instead of two.
fl-effect-return = Place any discarded tile on the board by the usual rules.

## Scenario cards

fl-effect-obstacles = The dice place two scenario tiles with obstacles.
fl-effect-no-communication = Nobody talks, except during the giant wave; hands are hidden.
fl-effect-one-card = The whole group may play one action card per round.
fl-effect-no-new-cards = You cannot trade tiles for action cards.
fl-effect-firm-obstacles = Support and Current cannot affect a tile with an obstacle.
fl-effect-single-path = The boat has one open side; you choose which way it faces.
fl-effect-obstacles-remain = The giant wave takes no tile with an obstacle.
