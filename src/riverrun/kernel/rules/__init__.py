"""The rules of a game put together: chapters, clauses, refusals, explanations."""
