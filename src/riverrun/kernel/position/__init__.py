"""A position: its layout, its agenda, what a seat sees of it, and the forms it is written in."""
