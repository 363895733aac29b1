"""What is told of a game beside the chance to win: hope, threat and objectives lie open for all."""

from typing import Final

from bywater.core.state import View

MARKS: Final = ("hope", "threat", "objectives")


def marks(view: View) -> list[int]:
    """Hope, how many shadow cards are turned up each turn, and how many objectives are done."""
    return [int(view["hope"]), int(view["threat_cards"]), len(view["done"])]
