"""Sentences as codes with arguments, and the catalogues that hold their words."""
