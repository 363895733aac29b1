"""Bots for The Two Towers."""
