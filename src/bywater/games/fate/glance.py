"""What is read off a view at a glance: who has how many actions left, and what the next shadow card will do."""

from typing import Final

from bywater.core.state import View
from bywater.games.fate.cards import CHARACTERS, DRUMS, RED_BACKS, SHADOW_CARDS, WHEELS

_FRODO: Final = "frodo_sam"
_FOUR: Final = 4


def own_characters(view: View, seat: int) -> list[str]:
    """The characters of a player, in the order of the list."""
    return [name for name in CHARACTERS if view["characters"].get(name, {}).get("seat") == seat]


def may_act(view: View) -> list[str]:
    """Those who act or may still act in this turn; who acts now is named first."""  # F11, F52
    names = own_characters(view, view["active"])
    if view["players"] == 1:
        names = [name for name in names if name in (_FRODO, view["row"][view["solo_turn"]])] if view["row"] else []
    names = [name for name in names if name not in view["finished"] and view["characters"][name]["place"]]
    return sorted(names, key=lambda name: name != view["acting"])


def left_of(view: View, name: str) -> int:
    """How many actions a character has left; before anybody acts it is four, and one for the second."""  # F11, F12
    acts = name == view["acting"]
    # what the one who went first had done, or will have done once this one begins
    before: int = view["first_taken"] if acts or not view["acting"] else view["taken"]
    second = name == _FRODO if view["players"] == 1 else before > 1
    extra: int = view["extras"].get(name, 0)
    taken: int = view["taken"] if acts else 0
    return (1 if second else _FOUR) - taken + extra


def is_red(view: View, card: str) -> bool:
    """Whether a shadow card has a red back."""  # X7
    red = int(RED_BACKS)
    if view["options"]["special_backs_swapped"]:
        red ^= (1 << DRUMS) | (1 << WHEELS)
    return (red >> SHADOW_CARDS.index(card)) & 1 == 1


def below_the_top(view: View) -> tuple[int, int]:
    """How many red and how many black backs the card under the top one can have: it decides the next flip."""  # F37
    first = True
    for level in view["levels"]:
        known: list[str] = level["seen"][1:] if first and level["seen"] else level["seen"]
        red = len([card for card in level["unseen"] if is_red(view, card)])
        black = len(level["unseen"]) - red
        if known:
            return (1, 0) if is_red(view, known[0]) else (0, 1)
        if first and not level["seen"]:  # the top card is one of these, with the back that shows
            red -= level["back"] == "red"
            black -= level["back"] == "black"
        elif level["back"]:  # seen before other cards were laid upon it, or under one that was looked at
            return (red, 0) if level["back"] == "red" else (0, black)
        if red + black:
            return red, black
        first = False
    return 0, 0
