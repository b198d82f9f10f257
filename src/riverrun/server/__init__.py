"""The table server: people and bots meet at tables over HTTP and websockets. It names no game."""
