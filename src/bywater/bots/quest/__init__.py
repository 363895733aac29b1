"""Bots for The Lord of the Rings."""
