"""What holds of every position, part by part; `invariants.py` has what holds of seats, and asks all."""
