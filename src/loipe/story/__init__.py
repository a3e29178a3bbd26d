"""The story of a finished game: who was lucky, who chose well, and where it was decided."""
