"""The marks of a review besides the chance to win: hope, threat and objectives, which are public."""

from typing import Final

from bywater.core.state import View

MARKS: Final = ("hope", "threat", "objectives")


def marks(view: View) -> list[int]:
    """Hope, the number of shadow cards per turn, and the number of completed objectives."""
    return [int(view["hope"]), int(view["threat_cards"]), len(view["done"])]
