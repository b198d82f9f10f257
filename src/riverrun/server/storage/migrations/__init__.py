"""The steps by which a database comes to today's tables; Alembic takes them in order."""
