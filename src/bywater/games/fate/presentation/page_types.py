"""The types of the additions to a view, by subject. Those of the web client are generated from them."""

from typing import Annotated, Literal, TypedDict

from bywater.core.view_types import Items

Phase = Literal["", "act", "draw", "shadow"]
Step = Annotated[list[object], Items(str, str, int, int)]  # what counts, of whom or where, how much, how much of it

Limits = TypedDict("Limits", {"hope": int, "hand": int, "threat": list[int]})
Left = TypedDict("Left", {"character": str, "count": int})
Turn = TypedDict("Turn", {"phase": Phase, "to_come": int, "open": bool, "left": list[Left]})
Objective = TypedDict("Objective", {"name": str, "done": bool, "locked": bool, "steps": list[Step]})
ShadowDeck = TypedDict("ShadowDeck", {"count": int, "gone": int, "red": int, "black": int})
PlayerDeck = TypedDict("PlayerDeck", {"cards": int, "spent": int, "skies": int, "next": int, "next_dark": bool})
ShadowCard = TypedDict("ShadowCard", {"name": str, "line": str, "order": str, "back": Literal["red", "black"]})
Reason = TypedDict("Reason", {"key": str, "params": dict[str, int | str], "text": str})


class Decks(ShadowDeck, PlayerDeck):
    """The sizes of both decks, and what is known of the next cards."""


class Extras(TypedDict):
    limits: Limits
    turn: Turn
    objectives: list[Objective]
    deck: Decks
    shadow_cards: dict[str, ShadowCard]
    refused: dict[str, Reason]  # by button: why it can't be used now, and an action that shows it
