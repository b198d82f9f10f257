"""Live tables: the registry that opens, changes and drops them, who watches, timeouts and bots."""
