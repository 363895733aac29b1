"""The types of a view. Those of the web client are generated from them."""

from typing import Annotated, NotRequired, TypedDict

from bywater.core.view_types import BaseDecision, BaseKnowledge, BaseTable, Items

Counts = dict[str, int]
"""The number of cards by kind."""
Fact = Annotated[list[object], Items(int, str)]
"""A seat (-1 for none), and the kind of a card, "drew" or "poured"."""


class CustomData(TypedDict):
    paths: NotRequired[list[int]]
    symbols: NotRequired[dict[str, list[str]]]


class Options(TypedDict):
    symbols: str
    own: CustomData
    automatic: bool


class Row(TypedDict):
    quality: str
    cards: int
    gandalf: bool


class Fields(TypedDict):
    """What a decision is about: a place, a seat, and how many cards are left to take."""

    place: NotRequired[str]
    to: NotRequired[int]
    left: NotRequired[int]


class Decision(BaseDecision):
    fields: Fields


class OpenTable(BaseTable):
    """The public parts of a table. Counts by kind have all kinds in a view, also those of which there are none."""

    options: Options
    paths: list[int]  # the lengths of the paths that are known; 0 for the others
    symbols: dict[str, list[str]]  # the signs by place
    tokens: dict[str, list[int]]  # the tokens by place
    ring: int  # the seat that has the Ring
    stage: int  # the number of the place that the marker moves to
    step: int  # the space of the path
    order: int
    display: Counts
    discards: Counts
    pile_size: int
    rows: list[dict[str, Row]]  # by seat and colour
    won: list[list[int]]  # the tokens that each seat has won, highest first
    hand_sizes: list[int]
    known: list[Counts]  # by seat: cards taken openly and not shown since
    matched: list[int]
    lead: int
    key: int
    touched: list[str]  # the colours of rows that were extended in this turn
    over: bool
    poured: list[Counts]  # the discards at each shuffle
    trail: list[Fact]


class View(OpenTable, BaseKnowledge):
    decision: Decision
    hands: dict[str, Counts]  # by seat, as far as the viewers know them
    drawn: dict[str, list[Counts]]  # by seat: what it drew from each pile after the first
    points: list[int]
    ranking: list[int]  # the seats from the first to the last, once the game is over
    ending: str
