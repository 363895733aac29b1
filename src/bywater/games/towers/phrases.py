"""What people are told: decisions, choices and the journal as keys of the words."""

from typing import Any

from bywater.core.action import Action
from bywater.core.journal import HIDDEN
from bywater.core.message import Message, Value
from bywater.core.state import View
from bywater.games.towers.board import PLACES
from bywater.games.towers.cards import COLOURS, GANDALF, KINDS
from bywater.games.towers.state import (
    ARRIVED,
    CLEARED,
    COUNTED,
    DREW,
    ENDED,
    FINISHED,
    LAID,
    LOST,
    MOVED,
    OFFERED,
    PATH_SET,
    RESHUFFLED,
    RING_GIVEN,
    SWAPPED,
    TOKEN_SET,
    TOOK,
    TURNED_UP,
    WON,
)


def card(number: int) -> str:
    return f"card-{KINDS[number]}"


def place(number: int) -> str:
    return f"place-{PLACES[number]}"


def seat(number: int) -> str:
    return f"seat-{number + 1}"


def ask(view: View) -> Message:
    """The question of this view's decision; another one for those who only wait for the answer."""
    decision: dict[str, Any] = view["decision"]
    kind = decision["kind"]
    if kind == "over":
        return Message("winner", {"seat": seat(view["ranking"][0])})
    params: dict[str, Value] = {}
    for name, value in decision["fields"].items():
        params[name] = f"place-{value}" if name == "place" else seat(value) if name == "to" else value
    if decision["seat"] < 0:
        return Message(f"chance-{kind}", params)
    params["seat"] = seat(decision["seat"])
    return Message(f"ask-{kind}" if decision["seat"] in view["seats"] else f"wait-{kind}", params)


def offer(action: Action, view: View) -> Message:
    """One of the choices, in a few words."""
    kind = action.kind
    params: dict[str, Value] = {}
    if "card" in action.parts:
        params["card"] = f"card-{action.parts['card']}"
    if kind == "draw" and view["decision"]["kind"] == "taking":
        return Message("do-draw-rest", {"count": view["decision"]["fields"]["left"]})
    if kind in ("lay", "lead"):
        colour, _, quality = action.parts["card"].partition("_")
        row = view["rows"][view["decision"]["seat"]].get(colour)
        if row and row["quality"] != quality:
            params["old"] = f"quality-{row['quality']}"
            return Message(f"do-{kind}-replace", params)
        if row:
            params["count"] = row["cards"] + 1 + int(row["gandalf"])
            return Message("do-extend", params)
    return Message(f"do-{kind}", params)


def recount(entry: tuple[int, int, int, int, int]) -> Message | None:
    """A line of the log. Hidden numbers give the telling without names."""
    kind, a, b, c, _ = entry
    if kind == RING_GIVEN:
        return Message("log-ring", {"seat": seat(a)})
    if kind == PATH_SET:
        return Message("log-path", {"from": place(a), "to": place(a + 1), "count": b})
    if kind == TOKEN_SET:
        return Message("log-token", {"place": place(a), "value": c})
    if kind == SWAPPED:
        return Message("log-swapped") if b == 0 else Message("log-swapped-with", {"place": place(b)})
    if kind == TURNED_UP:
        return Message("log-turned-up", {"card": card(a)})
    if kind == MOVED:
        return Message("log-moved", {"place": place(a), "step": b})
    if kind == ARRIVED:
        return Message("log-arrived", {"place": place(a)})
    if kind == TOOK:
        return Message("log-took", {"seat": seat(a), "card": card(b)})
    if kind == DREW:
        if b == HIDDEN:
            return Message("log-drew-hidden", {"seat": seat(a)})
        return Message("log-drew", {"seat": seat(a), "card": card(b)})
    if kind == OFFERED:
        return Message("log-offered", {"seat": seat(a), "card": card(b)})
    if kind == RESHUFFLED:
        return Message("log-reshuffled", {"count": a})
    if kind == LAID:
        return Message("log-led" if c else "log-laid", {"seat": seat(a), "card": card(b)})
    if kind == CLEARED:
        return Message("log-cleared", {"seat": seat(a), "colour": f"colour-{COLOURS[b]}"})
    if kind == COUNTED:
        return Message("log-counted", {"seat": seat(a), "count": b})
    if kind == WON:
        return Message("log-won", {"seat": seat(a), "value": b})
    if kind == LOST:
        return Message("log-lost-gandalf" if b == GANDALF else "log-lost", {"seat": seat(a), "card": card(b)})
    if kind == FINISHED:
        return Message("log-finished", {"seat": seat(a)})
    if kind == ENDED:
        return Message("log-ended")
    return None
