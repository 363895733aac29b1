"""The choices of a person at a terminal: under headings, and with the numbers that always stay the same."""

from typing import Final

from bywater.core.action import Action
from bywater.core.message import Message, Value
from bywater.core.state import View
from bywater.games.quest.actions import ACTIONS
from bywater.games.quest.board import LINES, SYMBOLS
from bywater.games.quest.cards import KINDS, NUM_HOBBIT, STARS
from bywater.games.quest.phrases import offer, spaces_moved
from bywater.games.quest.state import are_hands_secret

# What a question is mostly about is read first, what may be done at any time last; in between stand Gandalf's
# cards and the yellow ones.
_FIRST: Final = (*(f"group-{line}" for line in SYMBOLS[:LINES]), "group-pledge", "group-pledge-own", "group-give")
_LAST: Final = ("group-floor", "group-floor-demand", "group-floor-volunteer", "group-discard")


def groups(view: View) -> list[tuple[Message, list[tuple[Message, int]]]]:
    """Cards to play under the line they move, cards to discard, pledge or give on a line each, and so on."""
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
    """The heading of a choice, and what it says under it; None if it stands by itself."""
    kind = action.kind
    asked = offer(action, view).key
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
    if kind == "floor" and view["decision"]["kind"] != "quiet" and asked not in ("do-floor-own", "do-floor-take"):
        return asked.replace("do-", "group-"), Message("to-hobbit", {"hobbit": f"hobbit-{action.parts['hobbit']}"})
    if kind == "guidance":
        return "gandalf-guidance", Message("to-line", {"line": f"line-{action.parts['line']}"})
    return None


def _as_played(action: Action) -> Message:
    """A card under the line that it moves: a Hobbit card by its signs in the hand, another by name and spaces."""
    name = action.parts["card"]
    kind = KINDS.index(name)
    if kind >= NUM_HOBBIT:
        params: dict[str, Value] = {"card": f"card-{name}", "count": int(STARS[kind])}
        return Message("to-stars" if STARS[kind] > 1 else "to-card", params)
    return Message(f"to-{name}")


def numbers(view: View) -> dict[int, int]:
    """Going on, passing, being done and paying are always number 1: a quiet question is quickly answered."""
    return {code: 1 for code in view["legal"] if ACTIONS[code].kind in ("go_on", "done", "pass", "pay")}


def default(view: View) -> int:
    """At a quiet moment an empty line goes on; who has the floor gives it back with one."""
    kind = view["decision"]["kind"]
    wanted = "go_on" if kind == "quiet" else "done" if kind in ("floor", "rivals") else ""
    return next((code for code in view["legal"] if ACTIONS[code].kind == wanted), -1)


def secrets(view: View) -> bool:
    """Where hands are described and no shield lies face down, people at one screen hide nothing from each other."""
    return are_hands_secret(view["options"]) or any(view["special_shields"])
