"""Telling people who are away: web push to their devices, and a webhook that a table may have."""
