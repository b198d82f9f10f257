"""A player for `riverrun arena`: it answers every question with the first legal move of the kind it likes best.

riverrun arena flow-of-history --player 'python docs/examples/arena_player.py' --against random --games 20
"""

import json
import sys

LIKES = ("complete", "snipe", "attack", "invest", "activate", "harvest")


def rank(move: str) -> int:
    verb = move.split()[0]
    return LIKES.index(verb) if verb in LIKES else len(LIKES)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "ask":
        print("# asked:", message["question"])
        print(min((one["move"] for one in message["moves"]), key=rank), flush=True)
    elif message["type"] == "refused":
        print(f"{message['move']}: {message['reason']}", file=sys.stderr)
        print("pass", flush=True)
