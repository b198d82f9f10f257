"""Two contents, options or bots, paired on the same deals: what differs, how surely, and how many games that takes."""
