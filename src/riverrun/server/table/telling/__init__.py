"""What is told of a table: its game as each seat sees it, the table itself, its journal and chat."""
