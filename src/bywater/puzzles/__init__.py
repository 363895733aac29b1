"""Puzzles: positions with a forced win, found in games of bots, proved by search, played against the best defence."""
