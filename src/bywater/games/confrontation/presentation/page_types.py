"""The types of the additions to a view. Those of the web client are generated from them."""

from typing import NotRequired, TypedDict

from bywater.games.confrontation.model.board import Side


class Sight(TypedDict):
    """What a player can remember of the hidden figures at one place."""

    certain: list[str]
    possible: list[str]
    count: int


class Extras(TypedDict):
    sights: dict[Side, dict[str, Sight]]
    arranging: NotRequired[int]  # the seat that sets up
    slots: NotRequired[list[str]]  # its five regions
    formations: NotRequired[dict[str, dict[str, str]]]  # the predefined set-ups: a figure for each region
    reach: NotRequired[dict[str, list[str]]]  # the regions that each own figure could reach
