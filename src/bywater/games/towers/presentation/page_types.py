"""The types of the additions to a view. Those of the web client are generated from them."""

from typing import TypedDict


class Marker(TypedDict):
    place: int
    space: int  # 0 is the place itself


class Rank(TypedDict):
    seat: int
    count: int
    tokens: list[int]
    tied: bool


class BySign(TypedDict):
    """What two players would win at one sign."""

    sign: str
    token: int
    counts: list[int]
    winner: int  # -1 if no seat has any
    tied: bool


class ScoringResult(TypedDict):
    """How a place is scored, or would be."""

    place: str
    signs: list[str]
    by_sign: list[BySign]  # with two players
    ranks: list[Rank]
    ring: int  # the seat that has the Ring afterwards


class Extras(TypedDict):
    marker: Marker
    forecast: ScoringResult | None
    outlook: dict[str, dict[str, ScoringResult] | dict[str, BySign]]  # by sign with two players, and by counted cards
