"""Cards, abilities and forms: how they come, what they do, what they add up to."""
