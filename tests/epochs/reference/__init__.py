"""A second implementation of Epochs in plain Python, written from the rules alone, to hold the game against."""
