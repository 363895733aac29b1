"""How a game can end."""

from typing import Final

DESTROYED: Final = 1
FAILED: Final = 2
CAUGHT: Final = 3
WANT: Final = 4
SEIZED: Final = 5
JOINED: Final = 6
ENDINGS: Final = ("", "destroyed", "failed", "caught", "want", "seized", "joined")
