"""Courses of squares along a curve: what games that race on them share. Ski Tour's tiles are its own."""
