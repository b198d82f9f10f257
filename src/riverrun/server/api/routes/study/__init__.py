"""What is studied: lessons, puzzles, replays and analyses."""
