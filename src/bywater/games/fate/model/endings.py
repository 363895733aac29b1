"""How a game can end."""

from typing import Final

DESTROYED: Final = 1
DESPAIR: Final = 2
ENDINGS: Final = ("", "destroyed", "despair")
