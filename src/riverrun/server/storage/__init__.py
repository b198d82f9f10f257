"""Tables at rest: SQLite or PostgreSQL, its schema and its migrations."""
