"""The menu of choices at a terminal: headings, fixed numbers, and labels."""

from typing import Final

from bywater.core.action import Action
from bywater.core.menu import Groups, Row, group_choices
from bywater.core.message import Message, Value
from bywater.core.state import View
from bywater.games.quest.model import board, cards
from bywater.games.quest.model.actions import ACTIONS
from bywater.games.quest.model.demands import FROM, SELF, STEPS
from bywater.games.quest.model.options import are_hands_secret
from bywater.games.quest.presentation.open_demand import open_demand
from bywater.games.quest.presentation.prompts import may_give_in_interrupt

# Headings for the decision's own choices come first, then Gandalf's cards and yellow cards, then what is possible at
# any time.
_FIRST: Final = (
    *(f"group-{line}" for line in board.SYMBOLS[: board.LINES]),
    *("group-pledge", "group-pledge-own", "group-give"),
)
_LAST: Final = ("group-interrupt", "group-interrupt-demand", "group-interrupt-volunteer", "group-discard")

# The heading and label of each kind of action; the label's parameters are the parts of the action.
_ROWS: Final[dict[str, tuple[str, str]]] = {
    "discard": ("group-discard", "to-name"),
    "give": ("group-give", "to-name"),
    "pledge": ("group-pledge", "to-name"),
    "pledge_token": ("group-pledge", "to-token"),
    "pledge_shields": ("group-pledge", "to-shields"),
    "guidance": ("gandalf-guidance", "to-line"),
    **{kind: (f"card-{kind}", "to-hobbit") for kind in ("elessar", "lembas", "miruvor")},
    **{kind: (f"gandalf-{kind}", "to-hobbit") for kind in ("foresight", "healing", "persistence")},
}


def groups(view: View) -> Groups:
    """Group the choices under headings: cards to play by the line they move, cards to discard, pledges and so on."""
    return group_choices([(_row(ACTIONS[code], view), code) for code in view["legal"]], _FIRST, _LAST)


def _row(action: Action, view: View) -> Row | None:
    """Return the heading and label of a choice; None if it has no heading."""
    kind = action.kind
    label_key = choice_label(action, view).key
    if kind == "play":
        if not spaces_moved(action, view):
            return Message("group-idle"), Message("to-idle" if " on " in action.text else "to-name", parts_of(action))
        return Message(f"group-{action.parts['line']}"), _as_played(action)
    if kind in _ROWS:
        heading, label = _ROWS[kind]
        own = "-own" if label_key.endswith("-own") else ""
        return Message(f"{heading}{own}"), Message(label, parts_of(action))
    at_quiet_moment = view["decision"]["kind"] == "quiet"
    if kind == "interrupt" and not at_quiet_moment and label_key not in ("do-interrupt-own", "do-interrupt-take"):
        return Message(label_key.replace("do-", "group-")), Message("to-hobbit", parts_of(action))
    return None


def parts_of(action: Action) -> dict[str, Value]:
    """Return the parts of an action as parameters."""
    params: dict[str, Value] = {}
    for name, value in action.parts.items():
        if name in ("shields", "value"):
            params["count"] = int(value)
        else:
            params[name] = f"{name}-{value}"
    return params


def _as_played(action: Action) -> Message:
    """Return the label of a card to play: a Hobbit card by its symbols, a feature card by its name and spaces."""
    name = action.parts["card"]
    kind = cards.KINDS.index(name)
    if kind >= cards.NUM_HOBBIT:
        params: dict[str, Value] = {"card": f"card-{name}", "count": int(cards.STARS[kind])}
        return Message("to-stars" if cards.STARS[kind] > 1 else "to-card", params)
    return Message(f"to-{name}")


def numbers(view: View) -> dict[int, int]:
    """Return fixed menu numbers: always 1 for going on, pass, done and pay."""
    return {code: 1 for code in view["legal"] if ACTIONS[code].kind in ("done", "pass", "pay")}


def default(view: View) -> int:
    """Return the choice for an empty line: pass at a quiet moment, done in an interrupt; -1 if there is none."""
    kind = view["decision"]["kind"]
    wanted = "pass" if kind == "quiet" else "done" if kind in ("interrupt", "rivals") else ""
    return next((code for code in view["legal"] if ACTIONS[code].kind == wanted), -1)


def secrets(view: View) -> bool:
    """Whether players at one screen have secrets: secret hands, or face-down shields."""
    return are_hands_secret(view["options"]) or any(view["special_shields"])


def choice_label(action: Action, view: View) -> Message:
    """Return the label of an action in a list of choices."""
    kind = action.kind
    decision = view["decision"]
    fields = decision["fields"]
    params = parts_of(action)
    ending = ""
    if kind == "play":
        params["count"] = spaces_moved(action, view)
        ending = "idle" if not params["count"] else "on" if " on " in action.text else ""
    elif kind == "interrupt":
        ending = _interrupt(board.HOBBITS.index(action.parts["hobbit"]), view)
    elif kind == "done" and gives_nothing(view):
        ending = "not_me" if STEPS[open_demand(view)] else "nothing"
    elif kind in ("done", "pass"):
        ending = fields["moment"] if kind == "pass" and decision["kind"] == "quiet" else decision["kind"]
    elif kind == "refuse":
        ending = fields.get("demand", decision["kind"])
    elif kind in ("buy_cards", "buy_step"):
        params["count"] = fields["count"]
    elif kind == "volunteer":
        params["count"] = int(STEPS[open_demand(view)])
    elif kind in ("pledge", "pledge_token", "pledge_shields") and FROM[open_demand(view)] == SELF:
        ending = "own"
    return Message(f"do-{kind}-{ending}" if ending else f"do-{kind}", params)


def spaces_moved(action: Action, view: View) -> int:
    """Return how far a card would move a line: at most to its end, and 0 if this board lacks the line."""  # R18
    line = board.SYMBOLS.index(action.parts["line"])
    reached: int = view["lines"][action.parts["line"]]
    left = int(board.length_of(board.PLACES.index(view["place"]), line)) - reached
    return min(int(cards.STARS[cards.KINDS.index(action.parts["card"])]), left)


def _interrupt(seat: int, view: View) -> str:
    """Return the last part of the key for an interrupt by this seat; it depends on the open demand."""
    if seat == view["decision"]["seat"]:
        return "own"
    if seat in view["viewers"]:
        return "take"
    demand = open_demand(view)
    if demand < 0 or FROM[demand] == SELF:
        return ""
    return "volunteer" if STEPS[demand] else "demand"


def gives_nothing(view: View) -> bool:
    """Whether the payer has not pledged anything yet."""
    kind, seat = view["decision"]["kind"], view["decision"]["seat"]
    if kind != "pledging" and (kind != "interrupt" or not may_give_in_interrupt(view)):
        return False
    given = view["pledged"][seat]
    counts = (*given["cards"].values(), *given["tokens"].values(), given["shields"])
    return not any(counts) and view["volunteer"] != seat
