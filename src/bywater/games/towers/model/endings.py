"""How a game can end."""

from typing import Final

ENDINGS: Final = ("", "minas_tirith")
