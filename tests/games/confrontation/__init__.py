"""The rules of The Confrontation, ruling by ruling."""
