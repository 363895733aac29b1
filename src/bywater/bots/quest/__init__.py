"""Bots for The Lord of the Rings: rules of thumb, and a search of the whole team above them."""
