"""`loipe season`: seasons in files of this folder."""
