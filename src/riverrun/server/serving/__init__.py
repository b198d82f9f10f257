"""Where a server is reached."""
