"""The choices of a person at a terminal: under headings, and with the numbers that always stay the same."""

from typing import Final

from bywater.core.action import Action
from bywater.core.message import Message, Value
from bywater.core.state import View
from bywater.games.quest.model import board, cards
from bywater.games.quest.model.actions import ACTIONS
from bywater.games.quest.model.demands import FROM, SELF, STEPS
from bywater.games.quest.model.options import are_hands_secret
from bywater.games.quest.presentation.open_demand import open_demand
from bywater.games.quest.presentation.prompts import may_give_in_interrupt

# What a decision is mainly about comes first, what is possible at any time last; in between stand Gandalf's
# cards and the yellow ones.
_FIRST: Final = (
    *(f"group-{line}" for line in board.SYMBOLS[: board.LINES]),
    "group-pledge",
    "group-pledge-own",
    "group-give",
)


_LAST: Final = ("group-interrupt", "group-interrupt-demand", "group-interrupt-volunteer", "group-discard")


def groups(view: View) -> list[tuple[Message, list[tuple[Message, int]]]]:
    """Cards to play under the line they move, cards to discard, pledge or give per heading, and so on."""
    grouped: dict[str, list[tuple[Message, int]]] = {}
    for code in view["legal"]:
        action = ACTIONS[code]
        placed = _placed(action, view)
        if placed is not None:
            grouped.setdefault(placed[0], []).append((placed[1], code))
    headings = sorted(grouped, key=_rank)
    return [(Message(heading), grouped[heading]) for heading in headings]


def _rank(heading: str) -> int:
    if heading in _FIRST:
        return _FIRST.index(heading)
    return len(_FIRST) + (1 + _LAST.index(heading) if heading in _LAST else 0)


def _placed(action: Action, view: View) -> tuple[str, Message] | None:
    """The heading of a choice, and its label under it; None if it has no heading."""
    kind = action.kind
    asked = choice_label(action, view).key
    own = "-own" if asked.endswith("-own") else ""
    if kind == "play":
        if not spaces_moved(action, view):
            params: dict[str, Value] = {name: f"{name}-{action.parts[name]}" for name in ("card", "line")}
            return "group-idle", Message("to-idle" if " on " in action.text else "to-name", params)
        return f"group-{action.parts['line']}", _as_played(action)
    if kind in ("discard", "pledge", "give"):
        return f"group-{kind}{own}", Message("to-name", {"card": f"card-{action.parts['card']}"})
    if kind == "pledge_token":
        return f"group-pledge{own}", Message("to-token", {"token": f"token-{action.parts['token']}"})
    if kind == "pledge_shields":
        return f"group-pledge{own}", Message("to-shields", {"count": int(action.parts["shields"])})
    if kind in ("elessar", "lembas", "miruvor"):
        return f"card-{kind}", Message("to-hobbit", {"hobbit": f"hobbit-{action.parts['hobbit']}"})
    if kind in ("foresight", "healing", "persistence"):
        return f"gandalf-{kind}", Message("to-hobbit", {"hobbit": f"hobbit-{action.parts['hobbit']}"})
    if (
        kind == "interrupt"
        and view["decision"]["kind"] != "quiet"
        and asked not in ("do-interrupt-own", "do-interrupt-take")
    ):
        return asked.replace("do-", "group-"), Message("to-hobbit", {"hobbit": f"hobbit-{action.parts['hobbit']}"})
    if kind == "guidance":
        return "gandalf-guidance", Message("to-line", {"line": f"line-{action.parts['line']}"})
    return None


def _as_played(action: Action) -> Message:
    """A card under the line that it moves: a Hobbit card by its signs in the hand, another by name and spaces."""
    name = action.parts["card"]
    kind = cards.KINDS.index(name)
    if kind >= cards.NUM_HOBBIT:
        params: dict[str, Value] = {"card": f"card-{name}", "count": int(cards.STARS[kind])}
        return Message("to-stars" if cards.STARS[kind] > 1 else "to-card", params)
    return Message(f"to-{name}")


def numbers(view: View) -> dict[int, int]:
    """Going on, passing, being done and paying are always number 1, so that a quiet moment is quickly answered."""
    return {code: 1 for code in view["legal"] if ACTIONS[code].kind in ("done", "pass", "pay")}


def default(view: View) -> int:
    """At a quiet moment an empty line passes; in an interrupt it ends the interrupt."""
    kind = view["decision"]["kind"]
    wanted = "pass" if kind == "quiet" else "done" if kind in ("interrupt", "rivals") else ""
    return next((code for code in view["legal"] if ACTIONS[code].kind == wanted), -1)


def secrets(view: View) -> bool:
    """Where hands are described and no shield lies face down, people at one screen hide nothing from each other."""
    return are_hands_secret(view["options"]) or any(view["special_shields"])


def choice_label(action: Action, view: View) -> Message:
    """One of the choices, in a few words."""
    kind = action.kind
    decision = view["decision"]
    params: dict[str, Value] = {}
    for name in ("hobbit", "card", "line", "token", "tile", "face"):
        if name in action.parts:
            params[name] = f"{name}-{action.parts[name]}"
    for name in ("shields", "value"):
        if name in action.parts:
            params["count"] = int(action.parts[name])
    if kind == "play":
        params["count"] = spaces_moved(action, view)
        if not params["count"]:
            return Message("do-play-idle", params)
        return Message("do-play-on" if " on " in action.text else "do-play", params)
    if kind == "interrupt":
        return Message(_interrupt(board.HOBBITS.index(action.parts["hobbit"]), view), params)
    if kind == "pass" and decision["kind"] == "quiet":
        return Message(f"do-pass-{decision['fields']['moment']}", params)
    if kind == "done" and gives_nothing(view):
        return Message("do-done-not_me" if STEPS[open_demand(view)] else "do-done-nothing", params)
    if kind in ("done", "pass"):
        return Message(f"do-{kind}-{decision['kind']}", params)
    if kind == "refuse":
        if decision["kind"] == "shelob_appears":
            return Message("do-refuse-shelob_appears", params)
        return Message(f"do-refuse-{decision['fields']['demand']}", params)
    if kind in ("buy_cards", "buy_step"):
        params["count"] = decision["fields"]["count"]
    if kind == "volunteer":
        params["count"] = int(STEPS[open_demand(view)])
    if kind in ("pledge", "pledge_token", "pledge_shields") and FROM[open_demand(view)] == SELF:
        return Message(f"do-{kind}-own", params)
    return Message(f"do-{kind}", params)


def spaces_moved(action: Action, view: View) -> int:
    """How far a card would move a line: not beyond its end, and not at all if this board lacks it."""  # R18
    line = board.SYMBOLS.index(action.parts["line"])
    reached: int = view["lines"][action.parts["line"]]
    left = int(board.length_of(board.PLACES.index(view["place"]), line)) - reached
    return min(int(cards.STARS[cards.KINDS.index(action.parts["card"])]), left)


def _interrupt(seat: int, view: View) -> str:
    """What giving or taking the interrupt is called: it is mostly about the demand, if others can help with it."""
    if seat == view["decision"]["seat"]:
        return "do-interrupt-own"
    if seat in view["viewers"]:
        return "do-interrupt-take"
    demand = open_demand(view)
    if demand < 0 or FROM[demand] == SELF:
        return "do-interrupt"
    return "do-interrupt-volunteer" if STEPS[demand] else "do-interrupt-demand"


def gives_nothing(view: View) -> bool:
    """Whether the payer has not pledged anything yet."""
    kind, seat = view["decision"]["kind"], view["decision"]["seat"]
    if kind != "pledging" and (kind != "interrupt" or not may_give_in_interrupt(view)):
        return False
    given = view["pledged"][seat]
    return not (any(given["cards"].values()) or any(given["tokens"].values()) or given["shields"]) and (
        view["volunteer"] != seat
    )
