"""Puzzles: a log up to a choice, and what each word is worth there: docs/how-to/find-puzzles.md."""
