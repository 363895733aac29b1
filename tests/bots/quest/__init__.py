"""Bots of The Lord of the Rings."""
