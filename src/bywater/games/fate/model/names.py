"""Message keys of names, such as "place-bree" for the place with this id."""

from typing import Final

from mypy_extensions import i64

from bywater.core.bits import BIT
from bywater.core.message import Message, Value
from bywater.games.fate.model import actions, board, dice
from bywater.games.fate.model import cards as box

Params = dict[str, Value]

# The ids of each type of component, by number.
_IDS: Final[dict[str, tuple[str, ...]]] = {
    "seat": actions.SEATS,
    "place": board.PLACES,
    "region": board.REGIONS,
    "line": board.LINES,
    "people": board.PEOPLES,
    "symbol": board.SYMBOLS,
    "character": box.CHARACTERS,
    "objective": box.OBJECTIVES,
    "event": box.EVENTS,
    "card": (*box.CARDS, *(f"skies_{place}" for place in box.SKIES)),
    "order": box.ORDERS,
    "back": box.BACKS,
    "ability": (),
}
# The type of component that each parameter names.
_SORTS: Final = {**{sort: sort for sort in _IDS}, "origin": "place", "into": "region", "other": "seat"}

# The ability behind each kind of action that is an ability.
ABILITY_OF: Final = {
    "anduril": "anduril",
    "wisdom": "wisdom_of_the_eldar",
    "mirror": "mirror",
    "craft": "dwarven_craft",
    "walk": "walk_silently",
    "friend": "loyal_friend",
    "song": "song",
    "slinker": "slinker",
    "lady": "lady_of_light",
    "distract": "distract",
    "shoot": "sure_shot",
    "shoot_nazgul": "sure_shot",
    "ranger": "ranger_of_the_north",
    "sams_aid": "sams_aid",
    "nenya": "nenya",
    "turn_search": "light_and_flame",
    "turn_battle": "light_and_flame",
}


def key(sort: str, which: int | str) -> str:
    """Return the message key of a name.

    >>> key("character", 6), key("place", "bree"), key("card", "skies_bree")
    ('character-frodo_sam', 'place-bree', 'skies-bree')
    """
    name = which if isinstance(which, str) else _IDS[sort][which]
    if sort == "card" and name.startswith("skies_"):
        return f"skies-{name.removeprefix('skies_')}"
    return f"{sort}-{name}"


def named(**things: int | str) -> Params:
    """Return message parameters: names become keys, "cost" is a packed cost, other numbers are unchanged.

    >>> named(place="bree", other=1, count=3)
    {'place': 'place-bree', 'other': 'seat-second', 'count': 3}
    """
    params: Params = {}
    for name, thing in things.items():
        if name == "cost":
            params[name] = cost(int(thing))
        else:
            params[name] = key(_SORTS[name], thing) if name in _SORTS else thing
    return params


def message(key: str, **things: int | str) -> Message:
    """Return a message with parameters from `named`."""
    return Message(key, named(**things))


def face(which: int | str, battle: bool) -> str:
    """Return the key of a face of a battle die or a search die."""
    faces = dice.BATTLE_FACES if battle else dice.SEARCH_FACES
    return f"{'face' if battle else 'search'}-{which if isinstance(which, str) else faces[which]}"


def symbols_in(packed: i64, bits: i64 = 3) -> dict[str, int]:
    """Return counts of symbols by name, from a packed cost, or with four bits per symbol from packed tokens."""
    mask: i64 = BIT[bits] - 1
    return {board.SYMBOLS[symbol]: (packed >> (bits * symbol)) & mask for symbol in range(board.NUM_SYMBOLS)}


def cost(packed: int) -> str:
    """Return the key of a packed cost, such as "cost-1_valor-2_stealth"."""
    return cost_of(symbols_in(packed))


def cost_of(symbols: dict[str, int]) -> str:
    """Return the key of a cost, such as "cost-1_valor-2_stealth", from symbols by name."""
    return "cost" + "".join(f"-{symbols[name]}_{name}" for name in board.SYMBOLS if symbols.get(name))


def region_of_place(place: str) -> str:
    """Return the name of a place's region."""
    return board.REGIONS[int(board.REGION_OF[board.PLACES.index(place)])]


def is_special(card: int) -> bool:
    """Whether this is a shadow card without a line."""
    return int(box.SHADOW_LINE[card]) < 0


def shadow_card(card: int) -> Params:
    """Return a shadow card as parameters: its name if it is special, else its order and where its line begins.

    The line itself is left out because custom data can change it; its beginning is the same on every copy.
    """
    if is_special(card):
        return {"card": f"shadow-{box.SHADOW_CARDS[card]}"}
    start = int(board.LINE_PLACES[int(box.SHADOW_LINE[card]) * board.LINE_ROOM])
    return named(place=start, order=int(box.SHADOW_ORDER[card]))
