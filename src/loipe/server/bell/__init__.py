"""Tells people who have no page open that it is their turn."""
