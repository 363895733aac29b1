"""Searches for any game, compiled like the rules."""
