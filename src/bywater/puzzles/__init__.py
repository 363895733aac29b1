"""Positions with a forced win: found in games of bots, proved by search, and played against the best defence."""
