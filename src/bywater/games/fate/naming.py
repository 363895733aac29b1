"""The keys of names: what stands in a sentence for a number of the rules."""

from typing import Any, Final

from bywater.core.message import Value
from bywater.core.state import View
from bywater.games.fate.actions import SEATS
from bywater.games.fate.board import (
    LINE_PLACES,
    LINE_ROOM,
    LINES,
    PEOPLES,
    PLACES,
    REGION_OF,
    REGIONS,
    SEARCH_DICE,
    SYMBOLS,
)
from bywater.games.fate.cards import (
    CARDS,
    CHARACTERS,
    EVENTS,
    FIRST_SKY,
    NUM_SHADOW,
    OBJECTIVES,
    ORDERS,
    SHADOW_CARDS,
    SHADOW_LINE,
    SHADOW_ORDER,
    SKIES,
)
from bywater.games.fate.dice import BATTLE_FACES, SEARCH_FACES

Params = dict[str, Value]

_COUNTED: Final = (("first", "a"), ("second", "b"), ("third", "c"), ("fourth", "d"))


def seat(number: int) -> str:
    return f"seat-{SEATS[number]}"


def place(number: int) -> str:
    return f"place-{PLACES[number]}"


def region(number: int) -> str:
    return f"region-{REGIONS[number]}"


def region_around(name: str) -> str:
    """The name of the region that a place, given by name, lies in."""
    return REGIONS[int(REGION_OF[PLACES.index(name)])]


def character(number: int) -> str:
    return f"character-{CHARACTERS[number]}"


def card(number: int) -> str:
    """A player card, Skies Darken among them."""
    return f"card-{CARDS[number]}" if number < FIRST_SKY else f"skies-{SKIES[number - FIRST_SKY]}"


def card_named(name: str) -> str:
    return f"skies-{name.removeprefix('skies_')}" if name.startswith("skies_") else f"card-{name}"


def event(number: int) -> str:
    return f"event-{EVENTS[number]}"


def objective(number: int) -> str:
    return f"objective-{OBJECTIVES[number]}"


def people(number: int) -> str:
    return f"people-{PEOPLES[number]}"


def symbol(number: int) -> str:
    return f"symbol-{SYMBOLS[number]}"


def face(number: int, battle: bool) -> str:
    return f"face-{BATTLE_FACES[number]}" if battle else f"search-{SEARCH_FACES[number]}"


def face_named(name: str, battle: bool) -> str:
    return f"face-{name}" if battle else f"search-{name}"


def cost(packed: int) -> str:
    """Symbols to be paid, three bits each: "cost-1_valor-2_stealth"."""
    parts = [(packed >> (3 * number)) & 7 for number in range(len(SYMBOLS))]
    return "cost" + "".join(f"-{count}_{SYMBOLS[number]}" for number, count in enumerate(parts) if count)


def cost_named(symbols: dict[str, int]) -> str:
    return cost(sum(count * 8 ** SYMBOLS.index(name) for name, count in symbols.items()))


def dice(counts: list[int], battle: bool) -> Params:
    """What dice show: how many kinds of faces, and each of them with its number."""
    shown = [(number, count) for number, count in enumerate(counts) if count]
    params: Params = {"kinds": len(shown)}
    for (name, many), (number, count) in zip(_COUNTED, shown, strict=False):
        params[name] = face(number, battle)
        params[many] = count
    return params


def thrown(text: str, names: tuple[str, ...]) -> list[int]:
    """The faces of a throw by its notation, such as "2 rout 1 nazgul"."""
    words = text.split()
    found = {words[at + 1]: int(words[at]) for at in range(0, len(words), 2)}
    return [found.get(name, 0) for name in names]


def shadow_card(number: int) -> Params:
    """A shadow card: its own name if it is special, else where it begins and its order.

    Its line has to be read from one's own data; where that begins is printed on every copy.
    """
    line = int(SHADOW_LINE[number])
    if line < 0:
        return {"card": f"shadow-{SHADOW_CARDS[number]}"}
    return {"place": place(int(LINE_PLACES[line * LINE_ROOM])), "order": f"order-{ORDERS[int(SHADOW_ORDER[number])]}"}


def is_special(number: int) -> bool:
    return 0 <= number < NUM_SHADOW and int(SHADOW_LINE[number]) < 0


def shadow_line(view: View, number: int) -> str:
    """The line of a shadow card at this table."""  # X6
    own: dict[str, str] = view["options"]["own"].get("lines", {})
    return f"line-{own.get(SHADOW_CARDS[number], LINES[int(SHADOW_LINE[number])])}"


# -- what a view tells in numbers ---------------------------------------------------------------


def frame_of(view: View, kind: str) -> list[Any]:
    """The uppermost frame of this kind; without one, a frame of nothing."""
    for frame in reversed(view["stack"]):
        if frame[0] == kind:
            found: list[Any] = frame
            return found
    return [kind, 0, 0, 0, 0, 0]


def where(view: View, name: str) -> str:
    """The place of a character, by name; empty off the board."""
    found: str = view["characters"].get(name, {}).get("place", "")
    return found


def searched_with(view: View, name: str, worn: bool = False, last: bool = False, guided: bool = False) -> int:
    """How many dice a search would be made with at a place."""  # F18, F21, F47, K30
    count: int = view["nazgul"].get(region_around(name), 0)
    if not worn:
        count += view["shadow"].get(name, 0)
    if last:
        count += 8 - view["hope"]
    if guided or where(view, "gollum") == name:
        count -= 3
    return max(0, min(count, int(SEARCH_DICE)))


def ready(view: View) -> list[str]:
    """The characters that the active player may still act with."""  # F11, F52
    if view["players"] == 1:
        names = [view["row"][view["solo_turn"]], "frodo_sam"]
    else:
        names = [name for name in view["characters"] if view["characters"][name]["seat"] == view["active"]]
    return [name for name in names if where(view, name) and name not in view["finished"]]


def actions_left(view: View) -> int:
    """How many actions the character who acts still has."""  # F11, F12, F52
    acting = view["acting"]
    if not where(view, acting):
        return 0
    extra: int = view["extras"].get(acting, 0) - view["taken"]
    return allowance(view, acting, view["first_taken"]) + extra


def allowance(view: View, name: str, first_taken: int) -> int:
    """Four actions or one, if the character who acted first has taken so many; -1 if none has."""
    if view["players"] == 1:
        return 1 if name == "frodo_sam" else 4
    return 1 if first_taken > 1 else 4


def rides_freely(view: View) -> bool:
    """Whether Éomer acts and has his ride left."""  # K10
    return view["acting"] == "eomer" and "rider_of_rohan" not in view["used"]


def peril_cost(view: View, name: str) -> int:
    """The hope that the Balrog or Shelob costs as things stand."""  # O05, O24
    _, exchanges, overruns, strikes = view["dice"]
    lost = overruns + 2 * exchanges + 3 * strikes - view["picked"]
    if name == "shelobs_lair" and "gollum" in view["characters"]:
        owner = view["characters"]["gollum"]["seat"]
        lost += sum(1 for held in view["hands"][owner] if held.endswith("_resistance"))
        if view["players"] > 1:
            lost += view["tokens"][owner].get("resistance", 0)
    return max(0, int(lost))
