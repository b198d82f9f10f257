"""What every game is made of: positions, rules, chance, records. Knows no game."""
