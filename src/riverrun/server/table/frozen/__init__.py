"""Tables whose games the present rules do not go on with: shown as they were, and nothing more."""
