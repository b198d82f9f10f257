"""The eight actions and the free ones: what may be done, where, for how much."""
