"""Bots of The Two Towers."""
