"""Seasons of people and bots: records in the same store as tables; their races are tables."""
