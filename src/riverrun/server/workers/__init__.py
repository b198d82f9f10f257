"""Worker processes: bots' moves and analyses by a deadline, and compiling the rules."""
