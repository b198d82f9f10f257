"""How people get along: tables they wait at, seats of those who are away, complaints about words."""
