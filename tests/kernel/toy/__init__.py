"""The Raft, a toy for tests: 1 to 3 players bring a raft far enough together, or all lose.

In ten turns each plays a card (a die may set the raft back), draws one in secret, or asks another, who may refuse, for
the oldest card in hand. Everyone has a charm, open or secret by option, that counts at the end. The tide, sent by the
environment, sets the raft back and ends the turn.
"""
