"""The marks of a review besides the chance to win: public numbers of the board."""

from typing import Final

from bywater.core.state import View
from bywater.games.quest.model.board import PLACES

MARKS: Final = ("gap", "corruption", "progress")


def marks(view: View) -> list[int]:
    """Return the distance between Sauron and the Ring-bearer, the bearer's corruption, and the place of the journey."""
    corruption = int(view["dark"][view["bearer"]])
    return [int(view["sauron"]) - corruption, corruption, PLACES.index(view["place"])]
