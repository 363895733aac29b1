"""Message parameters for the parts of an action, for dice, and for the line of a shadow card."""

from typing import Final

from bywater.core.action import Action
from bywater.core.state import View
from bywater.games.fate.model.board import LINES
from bywater.games.fate.model.cards import SHADOW_CARDS, SHADOW_LINE
from bywater.games.fate.model.dice import BATTLE_FACES, SEARCH_FACES
from bywater.games.fate.model.names import Params, face, key, named

# The parts of actions that are names, and the kinds of action about search dice.
_NAMES: Final = ("place", "region", "character", "event", "objective", "people", "symbol", "seat", "back", "card")
_SEARCH_DICE: Final = ("reroll_search", "ranger", "sams_aid", "turn_search", "die_search")
_COUNTED: Final = (("first", "a"), ("second", "b"), ("third", "c"), ("fourth", "d"))


def parts_of(action: Action) -> Params:
    """Return the parts of an action as parameters, except shadow cards: their names depend on the table."""
    parts = action.parts
    params = named(**{name: parts[name] for name in _NAMES if name in parts and parts[name] not in SHADOW_CARDS})
    for name in ("count", "dice"):
        if name in parts:
            params["count"] = int(parts[name])
    battle = action.kind not in _SEARCH_DICE
    for name in ("face", "into"):
        if name in parts:
            params[name] = key("region", parts[name]) if action.kind == "nazgul" else face(parts[name], battle)
    return params


def dice(counts: list[int], battle: bool) -> Params:
    """Return dice as parameters: the number of different faces, and each face with its count."""
    shown = [(number, count) for number, count in enumerate(counts) if count]
    params: Params = {"kinds": len(shown)}
    for (name, times), (number, count) in zip(_COUNTED, shown, strict=False):
        params[name] = face(number, battle)
        params[times] = count
    return params


def thrown(throw: str, battle: bool) -> Params:
    """Return dice as parameters from the notation of a throw, such as "2 rout 1 nazgul"."""
    words = throw.split()
    counts = {name: int(count) for count, name in zip(words[::2], words[1::2], strict=True)}
    return dice([counts.get(name, 0) for name in (BATTLE_FACES if battle else SEARCH_FACES)], battle)


def shadow_line(view: View, card: str) -> str:
    """Return the line of an ordinary shadow card in this game."""  # X6
    own: dict[str, str] = view["options"]["own"].get("lines", {})
    return own.get(card, LINES[int(SHADOW_LINE[SHADOW_CARDS.index(card)])])
