"""Fate of the Fellowship: heroes hold the Shadow back while Frodo carries the Ring to Mordor."""

from bywater.games.fate.game import Fate

GAME = Fate()
