"""What people are told: decisions, choices and the journal as keys of the words."""

from typing import Any

from bywater.core.action import Action
from bywater.core.journal import HIDDEN
from bywater.core.message import Message, Value
from bywater.core.state import View
from bywater.games.confrontation.board import PLACES, SIDES
from bywater.games.confrontation.cards import CARDS, SPECIALS
from bywater.games.confrontation.figures import FIGURES
from bywater.games.confrontation.state import (
    ATTACKED,
    BANNED,
    CHOSE,
    COUNTED,
    DEFEATED,
    ENDED,
    ENDINGS,
    FETCHED,
    LEFT,
    LOOKED,
    MOVED,
    PLACED,
    PLAYED,
    READY,
    RECYCLED,
    REPEATED,
    RETURNED,
    SHOWN,
    SPECIAL,
    STOOD_IN,
    STRUCK,
    VOIDED,
)


def figure(number: int) -> str:
    return f"figure-{FIGURES[number]}"


def region(number: int) -> str:
    return f"region-{PLACES[number]}"


def card(number: int) -> str:
    return f"card-{CARDS[number]}"


def side(number: int) -> str:
    return f"side-{SIDES[number]}"


def ask(view: View) -> Message:
    """The question of this view's decision; another one for those who only wait for the answer."""
    decision: dict[str, Any] = view["decision"]
    kind = decision["kind"]
    if kind == "over":
        return Message(f"ending-{view['ending']}")
    params: dict[str, Value] = {}
    for name, thing in decision["fields"].items():
        params[name] = f"region-{thing}" if name == "region" else f"figure-{thing}"
    if decision["seat"] < 0:
        return Message("chance-defender", params)
    params["side"] = side(decision["seat"])
    mine = decision["seat"] in view["seats"]
    if kind == "frodo_or_sam" and mine:
        return Message("ask-frodo" if view["battle"]["light"] == "frodo" else "ask-sam", params)
    if kind == "turn" and view["repetition"]["times"] > 1:  # E5
        return Message("ask-turn-again" if mine else "wait-turn-again", params)
    return Message(f"ask-{kind}" if mine else f"wait-{kind}", params)


def offer(action: Action, view: View) -> Message:
    """One of the choices, in a few words."""
    kind = action.kind
    params: dict[str, Value] = {}
    for name, part in action.parts.items():
        params[name] = f"region-{part}" if name in ("region", "from", "to") else f"{name}-{part}"
    decision = view["decision"]["kind"]
    if kind == "move":
        return Message(_way(action, view), params)
    if kind == "pass":
        return Message(f"do-pass-{decision}", params)
    if kind == "sam":
        return Message("do-sam-for-frodo" if view["battle"]["light"] == "frodo" else "do-sam-with-frodo", params)
    return Message(f"do-{kind}", params)


def _way(action: Action, view: View) -> str:
    """A move as people would call it: an attack, the tunnel, or both."""
    figure, start, goal = action.parts["figure"], action.parts["from"], action.parts["to"]
    enemy = view["dark" if view["decision"]["seat"] == 0 else "light"]
    attack = enemy.get("counts", {}).get(goal) and not (figure == "frodo" and goal == "mordor")
    tunnel = figure in FIGURES[:9] and (start, goal) == ("eregion", "fangorn")
    if attack:
        return "do-attack-tunnel" if tunnel else "do-attack"
    return "do-tunnel" if tunnel else "do-move"


def recount(entry: tuple[int, int, int, int, int]) -> Message | None:
    """A line of the log. Hidden numbers give the telling without names."""
    kind, a, b, c, d = entry
    if kind == PLACED:
        return Message("log-placed", {"figure": figure(a), "region": region(b)})
    if kind == READY:
        return Message("log-ready", {"side": side(a)})
    if kind == MOVED:
        return _moved(a, b, c, d)
    if kind == ATTACKED:
        return Message("log-attacked", {"figure": figure(a), "from": region(b), "to": region(c)})
    if kind == SHOWN:
        return Message("log-shown", {"figure": figure(a), "region": region(b)})
    if kind == LEFT:
        return Message("log-left", {"figure": figure(a), "from": region(b), "to": region(c)})
    if kind == DEFEATED:
        return Message("log-defeated", {"figure": figure(a), "region": region(b)})
    if kind == STOOD_IN:
        return Message("log-stood-in" if a == 0 else "log-stood-by")
    if kind == BANNED:
        return Message("log-banned")
    if kind == CHOSE:
        return Message("log-chose", {"side": side(a)}) if b == HIDDEN else None
    if kind == PLAYED:
        return Message("log-played", {"side": side(a), "card": card(b)})
    if kind == FETCHED:
        return Message("log-fetched", {"side": side(a), "card": card(b)})
    if kind == VOIDED:
        return Message("log-voided", {"card": card(a)})
    if kind == COUNTED:
        return Message("log-counted", {"light": a, "dark": b})
    if kind == RETURNED:
        return Message("log-returned", {"figure": figure(a), "region": region(b)})
    if kind == RECYCLED:
        return Message("log-recycled")
    if kind == STRUCK:
        return Message("log-struck", {"figure": figure(a)})
    if kind == SPECIAL:
        return _special(a, b, c, d)
    if kind == LOOKED:
        key = "log-looked-hidden" if b == HIDDEN else "log-looked"
        return Message(key, {"region": region(a)} if b == HIDDEN else {"region": region(a), "figure": figure(b)})
    if kind == REPEATED:
        return Message("log-repeated")
    if kind == ENDED:
        return Message(f"ending-{ENDINGS[a]}")
    return None


def _moved(moved: int, start: int, goal: int, by_tunnel: int) -> Message:
    params: dict[str, Value] = {"from": region(start), "to": region(goal)}
    key = "log-tunnel" if by_tunnel else "log-moved"
    if moved == HIDDEN:
        # Unseen figures only go forward, and regions are numbered from the Shire to Mordor.
        params["side"] = side(0 if start < goal else 1)
        return Message(f"{key}-hidden", params)
    params["figure"] = figure(moved)
    return Message(key, params)


def _special(special: int, owner: int, start: int, recalled: int) -> Message:
    params: dict[str, Value] = {"side": side(owner), "special": f"special-{SPECIALS[special]}"}
    if SPECIALS[special] != "recall":
        return Message("log-special", params)
    params["from"] = region(start)
    if recalled == HIDDEN:
        return Message("log-recalled-hidden", params)
    params["figure"] = figure(recalled - 1)
    return Message("log-recalled", params)
