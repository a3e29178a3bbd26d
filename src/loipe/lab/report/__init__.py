"""A run as one page with pictures."""
