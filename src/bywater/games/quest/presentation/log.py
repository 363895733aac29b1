"""The log: journal entries as messages."""

from collections.abc import Callable
from typing import Final

from bywater.core.game import JournalLine
from bywater.core.journal import HIDDEN
from bywater.core.message import Message, Value
from bywater.games.quest.model import board, cards, endings, journal, names
from bywater.games.quest.model.demands import DEMANDS

CHOICES: Final = ("done", "draw", "step_back", "prepare", "no_preparations", "roll_twice", "sauron")

# What a number of an entry can mean: the value of a parameter. A hidden number gives no parameter.
_VALUES: Final[dict[str, Callable[[int], Value]]] = {
    "hobbit": names.hobbit,
    "card": names.card,
    "line": lambda line: f"line-{board.SYMBOLS[line]}",
    "token": lambda token: f"token-{board.TOKENS[token]}",
    "tile": lambda tile: f"tile-{board.TILES[tile]}",
    "face": lambda face: f"face-{board.FACES[face]}",
    "place": lambda place: f"place-{board.PLACES[place]}",
    "demand": lambda demand: f"demand-{DEMANDS[demand]}",
    "count": lambda count: count,
    "space": lambda space: space,
}

# The message of each kind of entry and what its numbers mean. Where a number is hidden from the reader, the key
# ends in "-hidden". Kinds that are not listed, and have no case in `log_line`, are not logged.
_LINES: Final[dict[int, tuple[str, ...]]] = {
    journal.DREW: ("log-drew", "hobbit", "card"),
    journal.DEALT: ("log-dealt", "hobbit", "card"),
    journal.TURNED_CARD: ("log-turned-card", "card"),
    journal.GAVE_BACK: ("log-gave-back", "hobbit", "card", "count"),
    journal.PLAYED: ("log-played", "hobbit", "card", "line"),
    journal.RESHUFFLED: ("log-reshuffled", "count"),
    journal.GOT_SHIELDS: ("log-got-shield", "hobbit"),
    journal.GOT_SPECIAL: ("log-got-special", "hobbit", "count"),
    journal.GOT_TOKEN: ("log-got-token", "hobbit", "token"),
    journal.PLEDGED_TOKEN: ("log-pledged-token", "hobbit", "token"),
    journal.PLEDGED_SHIELDS: ("log-pledged-shields", "hobbit", "count"),
    journal.SHIELDS_PAID: ("log-paid-shields", "hobbit", "count"),
    journal.VOLUNTEERED: ("log-volunteered", "hobbit"),
    journal.PAID: ("log-paid", "demand"),
    journal.REFUSED: ("log-refused", "hobbit", "demand"),
    journal.OPENED_SHIELDS: ("log-opened-shields", "hobbit", "count"),
    journal.ROLLED: ("log-rolled", "hobbit", "face"),
    journal.SAURON_WENT: ("log-sauron", "space"),
    journal.MOVED: ("log-moved", "line", "space", "hobbit"),
    journal.LACKED: ("log-lacked", "hobbit", "count"),
    journal.CAME_TO: ("log-came-to", "place"),
    journal.TURNED_TILE: ("log-turned-tile", "hobbit", "tile"),
    journal.TURN_OF: ("log-turn", "hobbit"),
    journal.PUT_ON_RING: ("log-ring", "hobbit"),
    journal.CALLED: ("log-called", "hobbit"),
    journal.GUIDED: ("log-guided", "hobbit"),
    journal.CARDS_OUT: ("log-cards-out",),
    journal.KEPT: ("log-kept", "hobbit"),
    journal.FORESAW: ("log-foresaw", "hobbit", "tile"),
    journal.ORDERED: ("log-ordered", "hobbit", "tile"),
    journal.OPENED_TILE: ("log-opened-tile", "tile"),
    journal.NEW_BEARER: ("log-bearer", "hobbit"),
    journal.TOKENS_BACK: ("log-tokens-back",),
    journal.SCENARIO_OVER: ("log-scenario-over", "place"),
    journal.ATTEMPTED: ("log-attempted", "hobbit"),
}

# Entries about a card whose third number, where it has one, is a count.
_CARDS: Final = {
    journal.GOT_CARD: "log-got-card",
    journal.DISCARDED: "log-discarded",
    journal.PLEDGED: "log-pledged",
    journal.CARDS_PAID: "log-paid-card",
    journal.SHARED: "log-shared",
    journal.OPENED: "log-opened",
}


def log_line(entry: JournalLine) -> Message | None:
    """A line of the log; None if the entry needs no line."""
    kind, a, b, c, _ = entry
    if kind in _LINES:
        key = _LINES[kind][0]
        meanings = _LINES[kind][1:]
        params = {
            name: _VALUES[name](number) for name, number in zip(meanings, entry[1:], strict=False) if number != HIDDEN
        }
        if len(params) == len(meanings):
            return Message(key, params)
        return Message(f"{key}-hidden", params) if kind != journal.ORDERED else None
    if kind in _CARDS:
        return Message(_CARDS[kind], {"hobbit": names.hobbit(a), "card": names.card(b), "count": max(c, 1)})
    if kind in (journal.HAPPENED, journal.IGNORED):
        return Message("log-happened" if kind == journal.HAPPENED else "log-ignored", {"event": names.event(a, b)})
    if kind == journal.ENDED:
        return Message(f"log-ended-{endings.ENDINGS[a]}")
    return _line_of_hobbit(kind, a, b, c)


def _line_of_hobbit(kind: int, a: int, b: int, c: int) -> Message | None:
    """An entry about a hobbit whose key depends on its other numbers."""
    params: dict[str, Value] = {"hobbit": names.hobbit(a)} if a != HIDDEN else {}
    if kind == journal.PASSED_CARD and c == HIDDEN:
        return Message("log-passed-card-hidden", {**params, "to": names.hobbit(b)})
    if kind == journal.PASSED_CARD:
        return Message("log-passed-card", {**params, "card": names.card(c), "to": names.hobbit(b)})
    if kind == journal.USED:
        return Message(
            "log-used-own" if a == c else "log-used", {**params, "card": names.card(b), "whom": names.hobbit(c)}
        )
    if kind == journal.TOKENS_PAID:
        return Message("log-paid-tokens", {**params, "count": (b & 15) + (b >> 4 & 15) + (b >> 8)})
    if kind == journal.BOUGHT:
        return Message("log-bought-cards" if b == journal.BOUGHT_CARDS else "log-bought-step", params)
    if kind == journal.WENT:
        return Message("log-darker" if c else "log-lighter", {**params, "space": b})
    if kind == journal.FELL:
        return Message(f"log-fell-{endings.ENDINGS[b]}", params)
    if kind == journal.USED_GANDALF:
        return Message(f"log-gandalf-{cards.GANDALF[b]}", {**params, "whom": names.hobbit(c)})
    if kind == journal.CHOSE and b:
        return Message(f"log-chose-{CHOICES[b]}", params)
    return None
