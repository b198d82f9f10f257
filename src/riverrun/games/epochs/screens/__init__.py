"""Parts of the table as plain text; `screen.py` puts them together."""
