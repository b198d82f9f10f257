"""The history of a person on a server: results, ratings, exporting and deleting."""
