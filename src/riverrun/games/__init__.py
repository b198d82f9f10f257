"""The games, one folder each, the same modules in each. No game imports another."""
