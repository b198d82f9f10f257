"""What a server tells of itself: its metrics, alone or with its fellow processes."""
