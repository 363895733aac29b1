"""The menu of choices at a terminal: headings, fixed numbers, and the default for Enter."""

from typing import Final

from bywater.core.action import Action
from bywater.core.menu import Groups, Row, group_choices
from bywater.core.message import Message
from bywater.core.state import View
from bywater.games.fate.model import actions, board, names
from bywater.games.fate.presentation.names import parts_of
from bywater.games.fate.presentation.turn_summary import left_of, may_act, own_characters, where

# Headings for the acting character's actions come first, those for other players last.
_FIRST: Final = (
    *("group-act", "group-travel", "group-armies", "group-objective", "group-pledge", "group-prepare"),
    *("group-give", "group-take", "group-ability"),
)
_LAST: Final = ("group-event", "group-interrupt")
_MANY_PLACES: Final = 10  # maximum under one heading; more places are grouped by region

# The heading and label of each kind of action; the label's parameters are the parts of the action.
_ROWS: Final[dict[str, tuple[str, str]]] = {
    "prepare": ("group-prepare", "to-card"),
    "pledge": ("group-pledge", "to-card"),
    "slinker": ("ability-slinker", "to-card"),
    "card": ("group-card", "to-card"),
    "spend": ("group-spend", "to-card"),
    "discard": ("group-discard", "to-card"),
    "spend_token": ("group-spend", "to-token"),
    "discard_token": ("group-discard", "to-token"),
    "act": ("group-act", "to-character"),
    "take_along": ("group-along", "to-character"),
    "who": ("group-who", "to-character"),
    "objective": ("group-objective", "to-objective"),
    "play": ("group-event", "to-event"),
    "shoot": ("ability-sure_shot", "to-place"),
    "shoot_nazgul": ("ability-sure_shot", "to-nazgul"),
    "attack": ("group-armies", "to-attack"),
    "capture": ("group-armies", "to-capture"),
    "capture_otherwise": ("group-armies", "to-capture-otherwise"),
    "number": ("group-number", "to-number"),
    "lose": ("group-lose", "to-people"),
    "nazgul_from": ("group-nazgul-from", "to-region"),
    "nazgul": ("group-nazgul", "to-step"),
    "reroll_search": ("group-reroll", "to-face"),
    "reroll_battle": ("group-reroll", "to-face"),
    "die_search": ("group-die", "to-face"),
    "die_battle": ("group-die", "to-face"),
    "disregard": ("group-disregard", "to-face"),
    "defy": ("objective-shieldmaiden", "to-face"),
    "ranger": ("ability-ranger_of_the_north", "to-face"),
    "sams_aid": ("ability-sams_aid", "to-face"),
    "nenya": ("ability-nenya", "to-face"),
    "ambush": ("ability-ambush", "to-face"),
    "turn_search": ("ability-light_and_flame", "to-turned"),
    "turn_battle": ("ability-light_and_flame", "to-turned"),
}
# The same for kinds whose labels have fixed parameters.
_NAMED_ROWS: Final = {
    "oath": ("group-objective", "to-objective", names.named(objective="oathbreakers")),
    "blessing_otherwise": ("group-objective", "to-otherwise", names.named(objective="blessing_elves")),
    "bombadil": ("group-event", "to-event", names.named(event="tom_bombadil")),
}
_ABILITIES: Final = ("anduril", "wisdom", "mirror", "craft", "walk", "friend", "song", "lady", "distract")
_SEATS: Final = {**{kind: f"group-{kind}" for kind in ("give", "take", "interrupt")}, "wheels_seat": "group-wheels"}
# By kind of decision: the answer for an empty line.
_DEFAULTS: Final = {"quiet": "pass", "interrupt": "done", "rolled": "pass", "after_battle": "pass", "giving": "pass"}


def groups(view: View) -> Groups:
    """Group the choices under headings such as journeys, armies and cards; short answers are left out."""
    by_region = len([code for code in view["legal"] if actions.ACTIONS[code].kind == "at"]) > _MANY_PLACES
    # the menu number of a count is the count itself; 0 is no menu number, so it comes last
    codes = sorted(view["legal"], key=lambda code: actions.ACTIONS[code].text == "number 0")
    return group_choices([(_row(actions.ACTIONS[code], view, by_region), code) for code in codes], _FIRST, _LAST)


def _row(action: Action, view: View, by_region: bool) -> Row | None:
    """Return the heading and label of a choice; None if it has no heading."""
    kind, parts = action.kind, action.parts
    if kind in _ROWS:
        heading, label = _ROWS[kind]
        return Message(heading), Message(label, parts_of(action))
    if kind in _NAMED_ROWS:
        heading, label, params = _NAMED_ROWS[kind]
        return Message(heading), Message(label, params)
    if kind in _ABILITIES:
        return Message("group-ability"), names.message("to-ability", ability=names.ABILITY_OF[kind])
    if kind in _SEATS:
        return Message(_SEATS[kind]), player(view, actions.SEATS.index(parts["seat"]))
    if kind == "travel":
        return Message("group-travel"), _road(parts["place"], view)
    if kind == "at":
        heading = names.key("region", names.region_of_place(parts["place"])) if by_region else "group-at"
        return Message(heading), names.message("to-place", place=parts["place"])
    if kind == "muster":
        people = board.PEOPLES[board.MUSTERS[board.PLACES.index(where(view, view["acting"]))]]
        return Message("group-armies"), names.message("to-muster", count=int(parts["count"]), people=people)
    if kind == "take_armies":
        heading_of = names.message("group-armies-along", people=parts["people"])
        return heading_of, names.message("to-number", count=int(parts["count"]))
    if kind in ("gift", "hand_token"):
        heading_of = Message("group-token-for", {"player": names.key("seat", parts["seat"])})
        return heading_of, names.message("to-symbol", symbol=parts["symbol"])
    return None


def player(view: View, seat: int) -> Message:
    """Return the name of a player: the seat and the characters."""
    own = [names.key("character", name) for name in own_characters(view, seat)]
    params = names.named(seat=seat)
    if len(own) == 1:
        return Message("to-player-one", {**params, "first": own[0]})
    if len(own) == 2:
        return Message("to-player", {**params, "first": own[0], "second": own[1]})
    return Message("to-seat", params)


def _road(place: str, view: View) -> Message:
    """Return the label of a road: its destination, and its cost if any."""
    start = _starting_place(view)
    cost = int(board.COSTS[board.PLACES.index(start) * board.NUM_PLACES + board.PLACES.index(place)]) if start else 0
    for symbol, count in names.symbols_in(cost).items():
        if count:
            return names.message("to-road", place=place, count=count, symbol=symbol)
    return names.message("to-place", place=place)


def _starting_place(view: View) -> str:
    """Return the starting place of a journey; empty if roads are free."""
    if view["decision"]["kind"] == "riding":
        return where(view, view["decision"]["fields"].get("character", ""))
    return where(view, view["acting"])


def numbers(view: View) -> dict[int, int]:
    """Return fixed menu numbers: 1 for pass and done, and a count for itself.

    Ending one's actions has no fixed number, so that nobody chooses it by mistake.
    """
    kind = view["decision"]["kind"]
    if kind == "act":
        return {}
    if kind == "numbering":
        return {code: int(actions.ACTIONS[code].parts["count"]) for code in view["legal"]}
    return {code: 1 for code in view["legal"] if actions.ACTIONS[code].kind in ("done", "pass")}


def default(view: View) -> int:
    """Return the choice for an empty line: pass, or done when no action is left; -1 if there is none."""
    kind = view["decision"]["kind"]
    wanted = _DEFAULTS.get(kind, "")
    kinds = {actions.ACTIONS[code].kind: int(code) for code in view["legal"]}
    if kind == "act" and "travel" not in kinds and not any(left_of(view, name) for name in may_act(view)):
        wanted = "done"
    return kinds.get(wanted, -1)


def secrets(_view: View) -> bool:
    """Whether players at one screen have secrets: no, all hands are open."""
    return False
