"""What a seat sees, part by part; `view.py` puts it together."""
