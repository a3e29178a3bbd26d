"""Seasons: a calendar of races, a field of athletes, points, globes and medals."""
