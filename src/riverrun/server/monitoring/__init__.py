"""What a server tells of itself: its metrics, of one process or of several."""
