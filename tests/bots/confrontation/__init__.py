"""Bots of The Confrontation."""
