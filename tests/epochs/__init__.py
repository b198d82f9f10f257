"""The tests of Epochs: Course of Cultures."""
