"""What clients reach: HTTP routes, websockets, the messages they exchange, and the built page."""
