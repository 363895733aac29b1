"""Log lines for journal entries."""

from collections.abc import Callable
from typing import Final

from bywater.core.journal import HIDDEN
from bywater.core.message import Message, Value
from bywater.games.confrontation.model import journal
from bywater.games.confrontation.model.board import DARK, LIGHT
from bywater.games.confrontation.model.cards import RECALL
from bywater.games.confrontation.model.endings import ENDINGS
from bywater.games.confrontation.model.figures import FRODO
from bywater.games.confrontation.model.names import card_key, figure_key, region_key, side_key, special_key

Param = tuple[str, Callable[[int], Value]]

_FIGURE: Final[Param] = ("figure", figure_key)
_REGION: Final[Param] = ("region", region_key)
_SIDE: Final[Param] = ("side", side_key)
_CARD: Final[Param] = ("card", card_key)
_WAY: Final[tuple[Param, Param]] = (("from", region_key), ("to", region_key))

# By kind of entry: the message key and the meaning of each number, for kinds with a single key.
_LINES: Final[dict[int, tuple[str, tuple[Param, ...]]]] = {
    journal.READY: ("log-ready", (_SIDE,)),
    journal.ATTACKED: ("log-attacked", (_FIGURE, *_WAY)),
    journal.SHOWN: ("log-shown", (_FIGURE, _REGION)),
    journal.LEFT: ("log-left", (_FIGURE, *_WAY)),
    journal.DEFEATED: ("log-defeated", (_FIGURE, _REGION)),
    journal.BANNED: ("log-banned", ()),
    journal.PLAYED: ("log-played", (_SIDE, _CARD)),
    journal.FETCHED: ("log-fetched", (_SIDE, _CARD)),
    journal.VOIDED: ("log-voided", (_CARD,)),
    journal.RETURNED: ("log-returned", (_FIGURE, _REGION)),
    journal.RECYCLED: ("log-recycled", ()),
    journal.STRUCK: ("log-struck", (_FIGURE,)),
    journal.REPEATED: ("log-repeated", ()),
}


def log_line(entry: tuple[int, int, int, int, int]) -> Message | None:
    """Return the log line of an entry; None if it is not logged. Lines with hidden numbers lack names.

    Placements are not logged: the line that a side has set up is enough.
    """
    kind, a, b, c, d = entry
    if kind in _LINES:
        key, params = _LINES[kind]
        return Message(key, {name: value(number) for (name, value), number in zip(params, entry[1:], strict=False)})
    if kind == journal.MOVED:
        return _moved(a, b, c, d)
    if kind == journal.COUNTED:
        return Message("log-counted", {"light": a, "dark": b, "ahead": (a > b) - (a < b)})
    if kind == journal.STOOD_IN:
        return Message("log-stood-in" if a == FRODO else "log-stood-by")
    if kind == journal.CHOSE:
        return Message("log-chose", {"side": side_key(a)}) if b == HIDDEN else None
    if kind == journal.SPECIAL:
        return _special(a, b, c, d)
    if kind == journal.LOOKED:
        if b == HIDDEN:
            return Message("log-looked-hidden", {"region": region_key(a)})
        return Message("log-looked", {"region": region_key(a), "figure": figure_key(b)})
    if kind == journal.ENDED:
        return Message(f"ending-{ENDINGS[a]}")
    return None


def _moved(figure: int, start: int, goal: int, by_tunnel: int) -> Message:
    params: dict[str, Value] = {"from": region_key(start), "to": region_key(goal)}
    key = "log-tunnel" if by_tunnel else "log-moved"
    if figure == HIDDEN:
        # Unseen figures only move forward, and regions are numbered from the Shire to Mordor.
        params["side"] = side_key(LIGHT if start < goal else DARK)
        return Message(f"{key}-hidden", params)
    params["figure"] = figure_key(figure)
    return Message(key, params)


def _special(special: int, side: int, start: int, recalled: int) -> Message:
    params: dict[str, Value] = {"side": side_key(side), "special": special_key(special)}
    if special != RECALL:
        return Message("log-special", params)
    params["from"] = region_key(start)
    if recalled == HIDDEN:
        return Message("log-recalled-hidden", params)
    params["figure"] = figure_key(recalled - 1)
    return Message("log-recalled", params)
