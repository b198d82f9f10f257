"""Flow: its rules by clause, its words, its records."""
