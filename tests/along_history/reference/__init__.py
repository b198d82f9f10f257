"""A second Along History, in plain Python: slow, short, written from the rules alone, to check the game against."""
