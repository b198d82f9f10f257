"""The parts of a position as a document, read and checked; `document.py` writes and reads the whole."""
