"""Bots for Fate of the Fellowship."""
