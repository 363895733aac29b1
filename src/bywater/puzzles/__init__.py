"""Puzzles: positions with a forced win, found in games of bots and proved by search."""
