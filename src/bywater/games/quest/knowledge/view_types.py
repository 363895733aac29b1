"""The types of a view, by subject. Those of the web client are generated from them."""

from typing import Annotated, Literal, TypedDict

from bywater.core.view_types import BaseDecision, BaseKnowledge, BaseTable, Items

Counts = dict[str, int]  # by name; in a view all names have a count, which may be 0
Ending = Literal["", "destroyed", "failed", "caught", "want", "seized", "joined"]
Proofs = list[list[int]]  # with rivals, by seat: the least value of its first special shields
Hands = Literal["by_game", "described", "secret"]
_Moved = Annotated[list[object], Items(Literal["drew", "dealt", "got", "showed"], int, str)]
_Passed = Annotated[list[object], Items(Literal["passed"], int, str, int)]
_Turned = Annotated[list[object], Items(Literal["turned"], str)]
Fact = _Moved | _Passed | _Turned | Annotated[list[object], Items(Literal["poured"])]
"""A kind, a seat, a card (empty if unknown), and the seat that it was passed to."""

Variants = TypedDict("Variants", {"preparations": bool, "heir": bool, "clockwise": bool, "competitive": bool})
Readings = TypedDict("Readings", {"guidance_one_kind": bool, "open_piles": bool, "roll_to_destroy": bool})
Ways = TypedDict("Ways", {"end_at_once": bool, "automatic": bool, "sauron": int, "hands": Hands})
Names = TypedDict("Names", {"moment": str, "demand": str, "event": str, "tile": str, "face": str}, total=False)
Numbers = TypedDict("Numbers", {"hobbit": int, "to": int, "caller": int, "count": int, "played": int}, total=False)
Pledged = TypedDict("Pledged", {"cards": Counts, "tokens": Counts, "shields": int})

Board = TypedDict("Board", {"place": str, "lines": Counts, "event": int, "tiles": Counts, "top_tile": str})
Line = TypedDict("Line", {"sauron": int, "dark": list[int], "gone": list[int], "bearer": int, "ring_used": bool})
Cards = TypedDict("Cards", {"gandalf": list[str], "board_cards": list[str], "in_play": list[str], "turned_up": str})
Piles = TypedDict("Piles", {"shared": Counts, "discards": Counts, "top_discard": str, "poured": list[Counts]})
Payment = TypedDict("Payment", {"tokens": list[Counts], "pledged": list[Pledged], "guided": bool, "volunteer": int})
Turn = TypedDict("Turn", {"active": int, "interrupted": list[int], "looker": int, "ending": Ending, "proofs": Proofs})
Tops = TypedDict("Tops", {"deck_size": int, "tops": int, "foreseen": list[str], "out_of_turn": list[int]})
Sizes = TypedDict("Sizes", {"hand_sizes": list[int], "open_shields": list[int], "special_shields": list[int]})
Shields = TypedDict("Shields", {"shields": Counts, "taken": dict[str, list[int]], "specials": Counts})


class Options(Variants, Readings, Ways):
    """The value of every option."""


class Fields(Names, Numbers):
    """What a decision is about: ids of things, seats and counts."""


class Decision(BaseDecision):
    fields: Fields


class OpenTable(BaseTable, Board, Line, Cards, Piles, Payment, Turn):
    options: Options


class View(OpenTable, BaseKnowledge, Tops, Sizes, Shields):
    decision: Decision
    hands: dict[str, Counts]  # by seat, as far as the viewers know them; so are shields and special shields taken
    trail: list[Fact]
