"""Messages about what is studied: lessons, puzzles and analyses."""
