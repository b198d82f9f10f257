"""The move space: what can be asked for, its numbers, its notation."""
