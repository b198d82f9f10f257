"""People's own history: results of finished games, ratings, export, and deleting all of it."""
