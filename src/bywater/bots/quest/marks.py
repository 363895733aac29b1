"""What is told of a journey beside the chance to win: all of it lies open on the board."""

from typing import Final

from bywater.core.state import View
from bywater.games.quest.model.board import PLACES

MARKS: Final = ("gap", "corruption", "progress")


def marks(view: View) -> list[int]:
    """How far Sauron is from the Ring-bearer, the bearer's corruption, and the place of the journey."""
    corruption = int(view["dark"][view["bearer"]])
    return [int(view["sauron"]) - corruption, corruption, PLACES.index(view["place"])]
