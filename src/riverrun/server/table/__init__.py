"""A table as a value: its event log, what follows from it, which entry a command makes, what each seat may see."""
