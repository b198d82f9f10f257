"""The table server: people and bots play at tables over HTTP and websockets. It names no game."""
