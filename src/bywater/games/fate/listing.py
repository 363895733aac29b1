"""The choices of a person at a terminal: under headings, with numbers that stay the same, and what Enter means."""

from typing import Final

from bywater.core.action import Action
from bywater.core.message import Message, Value
from bywater.core.state import View
from bywater.games.fate.actions import ACTIONS, SEATS
from bywater.games.fate.board import COSTS, MUSTERS, NUM_PLACES, PEOPLES, PLACES, REGION_OF, REGIONS, SYMBOLS
from bywater.games.fate.glance import left_of, may_act, own_characters

# What a character does comes first, what other players could do last.
_FIRST: Final = (
    *("group-act", "group-travel", "group-armies", "group-objective", "group-pledge", "group-prepare"),
    *("group-give", "group-take", "group-ability"),
)
_LAST: Final = ("group-event", "group-floor")
_MANY: Final = 10  # places under one heading; more of them are listed by region

_ABILITIES: Final = {
    "anduril": "anduril",
    "wisdom": "wisdom_of_the_eldar",
    "mirror": "mirror",
    "craft": "dwarven_craft",
    "walk": "walk_silently",
    "friend": "loyal_friend",
    "song": "song",
    "lady": "lady_of_light",
    "distract": "distract",
}
# Dice that something can be done with: the heading of each way.
_SEARCH_DICE: Final = {
    "reroll_search": "group-reroll",
    "ranger": "ability-ranger_of_the_north",
    "sams_aid": "ability-sams_aid",
    "die_search": "group-die",
}
_BATTLE_DICE: Final = {
    "reroll_battle": "group-reroll",
    "nenya": "ability-nenya",
    "ambush": "ability-ambush",
    "defy": "objective-shieldmaiden",
    "die_battle": "group-die",
    "disregard": "group-disregard",
}
_CARDS: Final = {
    "prepare": "group-prepare",
    "pledge": "group-pledge",
    "slinker": "ability-slinker",
    "card": "group-card",
    "spend": "group-spend",
    "discard": "group-discard",
}
_SEATS: Final = {
    "give": "group-give",
    "take": "group-take",
    "floor": "group-floor",
    "wheels_seat": "group-wheels",
}
_PASSING: Final = {
    "quiet": "go_on",
    "floor": "done",
    "rolled": "pass",
    "after_battle": "pass",
    "giving": "pass",
}

_Placed = tuple[Message, Message]


def groups(view: View) -> list[tuple[Message, list[tuple[Message, int]]]]:
    """Journeys, armies, cards and so on under a heading each; short questions stand by themselves."""
    grouped: dict[Message, list[tuple[Message, int]]] = {}
    many = len([code for code in view["legal"] if ACTIONS[code].kind == "at"]) > _MANY
    # a number is chosen by itself; only nought can't be, and stands behind the others
    for code in sorted(view["legal"], key=lambda code: ACTIONS[code].text == "number 0"):
        placed = _placed(ACTIONS[code], view, many)
        if placed is not None:
            grouped.setdefault(placed[0], []).append((placed[1], code))
    headings = sorted(grouped, key=_rank)
    return [(heading, grouped[heading]) for heading in headings]


def _rank(heading: Message) -> int:
    if heading.key in _FIRST:
        return _FIRST.index(heading.key)
    return len(_FIRST) + (1 + _LAST.index(heading.key) if heading.key in _LAST else 0)


def _under(heading: str, label: str, **params: Value) -> _Placed:
    return Message(heading), Message(label, params)


def _placed(action: Action, view: View, many: bool) -> _Placed | None:
    """The heading of a choice, and what it says under it; None if it stands by itself."""
    kind = action.kind
    parts = action.parts
    if kind in _CARDS:
        return _under(_CARDS[kind], "to-card", card=f"card-{parts['card']}")
    if kind in _SEATS:
        return Message(_SEATS[kind]), player(view, SEATS.index(parts["seat"]))
    if kind in _ABILITIES:
        return _under("group-ability", "to-ability", ability=f"ability-{_ABILITIES[kind]}")
    if kind in _SEARCH_DICE:
        return _under(_SEARCH_DICE[kind], "to-face", face=f"search-{parts['face']}")
    if kind in _BATTLE_DICE:
        return _under(_BATTLE_DICE[kind], "to-face", face=f"face-{parts['face']}")
    if kind in ("muster", "attack", "capture", "capture_otherwise"):
        return _with_armies(action, view)
    if kind in ("travel", "shoot", "at"):
        return _to_a_place(action, view, many)
    return _placed_seldom(action)


def _placed_seldom(action: Action) -> _Placed | None:
    kind = action.kind
    parts = action.parts
    if kind in ("act", "take_along", "who"):
        heading = {"act": "group-act", "take_along": "group-along", "who": "group-who"}[kind]
        return _under(heading, "to-character", character=f"character-{parts['character']}")
    if kind == "objective":
        return _under("group-objective", "to-objective", objective=f"objective-{parts['objective']}")
    if kind == "oath":
        return _under("group-objective", "to-objective", objective="objective-oathbreakers")
    if kind == "blessing_otherwise":
        return _under("group-objective", "to-otherwise", objective="objective-blessing_elves")
    if kind == "play":
        return _under("group-event", "to-event", event=f"event-{parts['event']}")
    if kind == "bombadil":
        return _under("group-event", "to-event", event="event-tom_bombadil")
    if kind == "shoot_nazgul":
        return _under("ability-sure_shot", "to-nazgul")
    if kind in ("spend_token", "discard_token"):
        heading = "group-spend" if kind == "spend_token" else "group-discard"
        return _under(heading, "to-token", symbol=f"symbol-{parts['symbol']}")
    if kind == "take_armies":
        of_people = Message("group-armies-along", {"people": f"people-{parts['people']}"})
        return of_people, Message("to-number", {"count": int(parts["count"])})
    if kind == "number":
        return _under("group-number", "to-number", count=int(parts["count"]))
    if kind == "lose":
        return _under("group-lose", "to-people", people=f"people-{parts['people']}")
    if kind == "nazgul_from":
        return _under("group-nazgul-from", "to-region", region=f"region-{parts['region']}")
    if kind == "nazgul":
        both: dict[str, Value] = {"region": f"region-{parts['region']}", "into": f"region-{parts['into']}"}
        return Message("group-nazgul"), Message("to-step", both)
    if kind in ("turn_search", "turn_battle"):
        word = "search" if kind == "turn_search" else "face"
        faces: dict[str, Value] = {"face": f"{word}-{parts['face']}", "into": f"{word}-{parts['into']}"}
        return Message("ability-light_and_flame"), Message("to-turned", faces)
    if kind in ("gift", "hand_token"):
        heading_of = Message("group-token-for", {"player": f"seat-{parts['seat']}"})
        return heading_of, Message("to-symbol", {"symbol": f"symbol-{parts['symbol']}"})
    return None


def player(view: View, seat: int) -> Message:
    """A player by seat and characters."""
    own = [f"character-{name}" for name in own_characters(view, seat)]
    params: dict[str, Value] = {"seat": f"seat-{SEATS[seat]}"}
    if len(own) == 1:
        return Message("to-player-one", {**params, "first": own[0]})
    if len(own) == 2:
        return Message("to-player", {**params, "first": own[0], "second": own[1]})
    return Message("to-seat", params)


def _with_armies(action: Action, view: View) -> _Placed:
    if action.kind == "muster":
        place = PLACES.index(view["characters"][view["acting"]]["place"])
        people = f"people-{PEOPLES[MUSTERS[place]]}"
        return _under("group-armies", "to-muster", count=int(action.parts["count"]), people=people)
    if action.kind == "attack":
        return _under("group-armies", "to-attack", count=int(action.parts["dice"]))
    return _under("group-armies", "to-capture" if action.kind == "capture" else "to-capture-otherwise")


def _to_a_place(action: Action, view: View, many: bool) -> _Placed:
    """A place under its heading; the way there with its cost, if it has one."""
    name = action.parts["place"]
    place = f"place-{name}"
    if action.kind == "shoot":
        return _under("ability-sure_shot", "to-place", place=place)
    if action.kind == "at":
        region = f"region-{REGIONS[REGION_OF[PLACES.index(name)]]}"
        return _under(region if many else "group-at", "to-place", place=place)
    start = _starting_place(view)
    cost = int(COSTS[start * NUM_PLACES + PLACES.index(name)]) if start >= 0 else 0
    for number, symbol in enumerate(SYMBOLS):
        count = (cost >> (3 * number)) & 7
        if count:
            return _under("group-travel", "to-road", place=place, count=count, symbol=f"symbol-{symbol}")
    return _under("group-travel", "to-place", place=place)


def _starting_place(view: View) -> int:
    """Where the traveller sets out; -1 where roads cost nothing."""
    who = view["acting"]
    if view["decision"]["kind"] == "riding":
        who = view["decision"]["fields"].get("character", "")
    place = view["characters"][who]["place"] if who else ""
    return PLACES.index(place) if place else -1


def numbers(view: View) -> dict[int, int]:
    """Going on, passing and being done are number 1, but not the end of the actions: that is no key to slip on.

    A number is chosen by itself.
    """
    kind = view["decision"]["kind"]
    if kind == "act":
        return {}
    if kind == "numbering":
        return {code: int(ACTIONS[code].parts["count"]) for code in view["legal"]}
    return {code: 1 for code in view["legal"] if ACTIONS[code].kind in ("go_on", "done", "pass")}


def default(view: View) -> int:
    """An empty line lets a moment pass; it ends the actions only when none is left."""
    kind = view["decision"]["kind"]
    wanted = _PASSING.get(kind, "")
    kinds = {ACTIONS[code].kind: int(code) for code in view["legal"]}
    if kind == "act" and "travel" not in kinds and not any(left_of(view, name) for name in may_act(view)):
        wanted = "done"
    return kinds.get(wanted, -1)


def secrets(_view: View) -> bool:
    """All hands are open and talk is free: nobody hides anything."""
    return False
