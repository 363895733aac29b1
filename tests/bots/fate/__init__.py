"""Bots of Fate of the Fellowship."""
