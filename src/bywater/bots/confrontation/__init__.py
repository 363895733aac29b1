"""Bots for The Confrontation."""
