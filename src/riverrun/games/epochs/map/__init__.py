"""The map: its geometry, its seas and lands, its tiles and what stands on it."""
