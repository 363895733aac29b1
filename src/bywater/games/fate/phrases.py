"""What people are told: decisions, choices and the journal as keys of the words."""

from typing import Any, Final

from bywater.core.action import Action
from bywater.core.message import Message
from bywater.core.state import View
from bywater.games.fate.actions import SEATS
from bywater.games.fate.board import BATTLE_DICE, FRIENDSHIP, MUSTERS, NUM_PEOPLES, PLACES, STEALTH, VALOR
from bywater.games.fate.cards import CHARACTERS, OBJECTIVE_COST, OBJECTIVES, SHADOW_CARDS
from bywater.games.fate.chronicle import recount
from bywater.games.fate.deeds import capture_cost, musters_freely
from bywater.games.fate.dice import BATTLE_FACES, SEARCH_FACES
from bywater.games.fate.journey import road_cost, within_two
from bywater.games.fate.naming import (
    Params,
    allowance,
    card_named,
    cost,
    cost_named,
    dice,
    frame_of,
    is_special,
    people,
    place,
    region_around,
    rides_freely,
    searched_with,
    seat,
    shadow_card,
    shadow_line,
    symbol,
    thrown,
    where,
)
from bywater.games.fate.perils import ignoring_symbol, sparing_symbol
from bywater.games.fate.questions import ask
from bywater.games.fate.symbols import ONE_SYMBOL

__all__ = ["ask", "offer", "recount"]

# The parts of an action that are names of their own.
_NAMED: Final = ("place", "region", "character", "event", "objective", "people", "symbol", "seat", "back")

_ON_SEARCHES: Final = ("reroll_search", "ranger", "sams_aid", "turn_search", "die_search")
_ON_BATTLES: Final = ("reroll_battle", "nenya", "turn_battle", "ambush", "defy", "die_battle", "disregard")

# What else a capture may cost where an objective names another price. O10, O14, O17, O19
_OTHER_PRICES: Final = {
    "dunland": {"friendship": 3},
    "dol_guldur": {"resistance": 2, "valor": 1},
    "osgiliath": {"resistance": 2, "stealth": 1},
    "minas_morgul": {"stealth": 3},
}

# The questions at which an answer has words of its own.
_DONE: Final = (
    *("act", "floor", "company", "paying", "rerolling", "in_peril", "loading", "summoning", "spied", "riding"),
    *("hand_full",),
)
_PASSED: Final = ("rolled", "after_battle", "wearing", "foreseen", "giving", "ambushing", "free_preparing")


def offer(action: Action, view: View) -> Message:
    """One of the choices, in a few words."""
    kind = action.kind
    params = _parts(action)
    asked: str = view["decision"]["kind"]
    fields: dict[str, Any] = view["decision"]["fields"]
    if kind in ("done", "pass", "yes", "no", "go_on"):
        suffix = _answer(kind, asked, fields)
        params.update(_about_answer(view, asked, fields))
    elif kind in ("next_shadow", "remove_shadow", "flipped"):
        suffix = _shadow(action, view, params)
    elif kind in ("searched", "fought"):
        suffix = ""
        names = SEARCH_FACES if kind == "searched" else BATTLE_FACES
        params.update(dice(thrown(action.parts["throw"], names), kind == "fought"))
    elif kind in ("at", "number", "who", "card"):
        suffix = _named(kind, view, params)
    elif kind in ("turn_search", "turn_battle"):
        suffix = "free" if "light_and_flame" in view["dice_done"] else ""
    elif kind in ("spare", "disregard", "nazgul_from", "hand_token", "take_armies"):
        suffix = _small(kind, view, params)
    else:
        suffix = _deed(action, view, params)
    return Message(f"do-{kind}-{suffix}" if suffix else f"do-{kind}", params)


def _parts(action: Action) -> Params:
    """The parts of an action as names."""
    kind = action.kind
    parts = action.parts
    params: Params = {}
    for name in _NAMED:
        if name in parts:
            params[name] = f"{name}-{parts[name]}"
    for name in ("count", "dice"):
        if name in parts:
            params["count"] = int(parts[name])
    if "card" in parts and kind not in ("next_shadow", "remove_shadow", "flipped"):
        params["card"] = card_named(parts["card"])
    for name in ("face", "into"):
        if name in parts:
            first = "search" if kind in _ON_SEARCHES else "face" if kind in _ON_BATTLES else "region"
            params[name] = f"{first}-{parts[name]}"
    return params


# -- answers ------------------------------------------------------------------------------------


def _answer(kind: str, asked: str, fields: dict[str, Any]) -> str:
    """What an answer without a name is called: that depends on the question."""
    if kind == "done":
        if asked == "placing":
            return str(fields["what_for"])
        if asked == "spied" and fields["ordering"]:
            return ""
        return asked if asked in _DONE else ""
    if kind == "pass":
        if asked == "placing":
            return str(fields["what_for"])
        if asked == "rolled":
            return "battle" if fields["battle"] else "search"
        if asked == "ambushing":
            return "event" if fields["cause"] == "event" else "ambushing"
        return asked if asked in _PASSED else ""
    if kind == "go_on":
        return asked if asked in ("quiet", "calling_off") else ""
    if asked == "may":
        return f"may_{fields['what_for']}"
    if asked == "trade_consent":
        return "given" if fields["given"] else "asked"
    return "consent" if asked == "consent" else ""


def _about_answer(view: View, asked: str, fields: dict[str, Any]) -> Params:
    if asked == "may":
        return {"region": f"region-{fields['region']}"} if fields["what_for"] == "slot" else {}
    if asked == "trade_consent":
        return {"card": card_named(fields["card"]), "other": seat(fields["asker"])}
    if asked == "calling_off":
        return {"place": place(frame_of(view, "journey")[4])}
    if asked == "in_peril":
        return {"objective": f"objective-{fields['objective']}"}
    return {}


def _named(kind: str, view: View, params: Params) -> str:
    """A place, a number, a character or a card: what for depends on the question."""
    asked: str = view["decision"]["kind"]
    fields: dict[str, Any] = view["decision"]["fields"]
    if kind == "at" and asked == "placing":
        what_for = str(fields["what_for"])
        if what_for == "eagles":
            params["character"] = f"character-{fields['character']}"
        elif what_for in ("infighting", "orders_from"):
            params["count"] = view["shadow"].get(str(params["place"]).removeprefix("place-"), 0)
        return what_for
    if kind == "number" and asked == "numbering":
        if "place" in fields:
            params["place"] = f"place-{fields['place']}"
        return str(fields["what_for"])
    if kind == "who" and asked == "choosing":
        return str(fields["what_for"])
    if kind == "card" and asked == "trading":
        params["other"] = seat(fields["other"])
        return "give" if fields["given"] else "take"
    return "keep" if kind == "card" and asked == "foreseen" else ""


def _shadow(action: Action, view: View, params: Params) -> str:
    """A shadow card, by its line and order or by its own name."""
    number = SHADOW_CARDS.index(action.parts["card"])
    params.update(shadow_card(number))
    if is_special(number):
        return "special"
    params["line"] = shadow_line(view, number)
    return ""


def _small(kind: str, view: View, params: Params) -> str:
    """Answers that name something of their question besides."""
    asked: str = view["decision"]["kind"]
    fields: dict[str, Any] = view["decision"]["fields"]
    if kind in ("spare", "disregard"):
        task = OBJECTIVES.index(fields.get("objective", "confront_balrog"))
        params["symbol"] = symbol(int(sparing_symbol(task) if kind == "spare" else ignoring_symbol(task)))
        return ""
    if kind == "nazgul_from" and asked == "summoning":
        params["into"] = f"region-{fields['region']}"
        return "into"
    if kind == "take_armies" and asked == "loading":
        return "loading"
    return ""


# -- deeds --------------------------------------------------------------------------------------


def _deed(action: Action, view: View, params: Params) -> str:
    """What somebody does: with what it costs, and where."""
    kind = action.kind
    if kind == "travel":
        return _travel(action.parts["place"], view, params)
    if kind == "act":
        return _act(action.parts["character"], view, params)
    if kind == "floor":
        return "take" if SEATS.index(action.parts["seat"]) in view["seats"] else ""
    if kind == "prepare":
        params["symbol"] = f"symbol-{action.parts['card'].rpartition('_')[2]}"
        return ""
    if kind in ("stealth", "search"):
        into = PLACES[frame_of(view, "journey")[4]]
        params["count"] = searched_with(view, into, guided="gollum" in view["party"])
        params["place"] = f"place-{into}"
        return ""
    if kind == "objective":
        return _objective(action.parts["objective"], view, params)
    if kind == "blessing_otherwise":
        params["objective"] = "objective-blessing_elves"
        params["cost"] = cost(3 * int(ONE_SYMBOL[STEALTH]))
        return ""
    if kind == "lady":
        friendship = view["options"]["lady_of_light_for_friendship"]  # X4
        params["cost"] = cost(int(ONE_SYMBOL[FRIENDSHIP if friendship else STEALTH]))
        return ""
    return _on_the_spot(action, view, params)


def _on_the_spot(action: Action, view: View, params: Params) -> str:
    """Deeds at the place of the character who acts."""
    kind = action.kind
    here = where(view, view["acting"])
    if kind == "attack" and view["decision"]["kind"] == "ambushing":
        here = view["decision"]["fields"]["place"]
        params["place"] = f"place-{here}"
        return "battle"
    if kind == "wheels_hope" or not here:
        return ""
    number = CHARACTERS.index(view["acting"])
    if kind in ("capture", "capture_otherwise", "muster", "attack", "anduril"):
        params["place"] = f"place-{here}"
    if kind == "capture":
        params["cost"] = cost(int(capture_cost(number)))
    elif kind == "capture_otherwise":
        params["cost"] = cost_named(_OTHER_PRICES.get(here, {"valor": 3}))
    elif kind == "muster":
        people_here = int(MUSTERS[PLACES.index(here)])
        params["people"] = people(max(0, min(people_here, NUM_PEOPLES - 1)))
        return "free" if musters_freely(number, people_here) else ""
    elif kind == "wisdom":
        params["card"] = f"card-{region_around(here)}_resistance"
    return ""


def _travel(into: str, view: View, params: Params) -> str:
    """A journey: what the road costs, and what would search for Frodo."""  # F16, F17, K10
    riding = view["decision"]["kind"] == "riding"
    if riding and "character" not in view["decision"]["fields"]:
        return "ride"
    name: str = view["decision"]["fields"]["character"] if riding else view["acting"]
    here = where(view, name)
    if not here:
        return ""
    number = CHARACTERS.index(name)
    price = int(road_cost(number, PLACES.index(here), PLACES.index(into)))
    if name == "gandalf" and (int(within_two(PLACES.index(here))) >> PLACES.index(into)) & 1:  # K25
        price = 0
    paid = "cost" if price else ""
    if price:
        params["cost"] = cost(price)
    if riding:
        return paid
    if rides_freely(view):
        return "free_cost" if price else "free"
    if name == "frodo_sam":
        params["count"] = searched_with(view, into)
        if params["count"]:
            return "frodo_cost" if price else "frodo"
    return paid


def _act(name: str, view: View, params: Params) -> str:
    """Somebody begins, or follows with what actions are left."""  # F11
    if not view["acting"]:
        return "first"
    count = allowance(view, name, view["taken"]) + view["extras"].get(name, 0)
    params["count"] = count
    params["other"] = f"character-{view['acting']}"
    return ""


def _objective(name: str, view: View, params: Params) -> str:
    price = int(OBJECTIVE_COST[OBJECTIVES.index(name)])
    if name == "blessing_elves" and view["options"]["blessing_for_valor_or_stealth"]:  # X1
        price = 3 * int(ONE_SYMBOL[VALOR])
    params["count"] = int(BATTLE_DICE)
    if not price:
        return "peril" if name in ("confront_balrog", "shelobs_lair") else "free"
    params["cost"] = cost(price)
    return ""
