"""Searches that know no game, compiled like the rules."""
