"""The log: journal entries as messages."""

from typing import Final

from bywater.core.game import JournalLine
from bywater.core.journal import HIDDEN
from bywater.core.message import Message, Value
from bywater.games.quest.model import board, cards, endings, journal, names
from bywater.games.quest.model.demands import DEMANDS

CHOICES: Final = ("", "draw", "step_back", "prepare", "no_preparations", "roll_twice", "sauron")

# What a number of an entry can mean: the sort and the names of a thing. Other numbers stay numbers.
_NAMES: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    **dict.fromkeys(("hobbit", "to", "whom"), ("hobbit", board.HOBBITS)),
    "card": ("card", cards.KINDS),
    "line": ("line", board.SYMBOLS),
    "token": ("token", board.TOKENS),
    "tile": ("tile", board.TILES),
    "face": ("face", board.FACES),
    "place": ("place", board.PLACES),
    "demand": ("demand", DEMANDS),
}

# The message of each kind of entry and what its numbers mean: "" is no parameter. Where a number is hidden from the
# reader, the key ends in "-hidden". Kinds that are not listed, and have no case in `log_line`, are not logged.
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
    journal.PASSED_CARD: ("log-passed-card", "hobbit", "to", "card"),
    journal.USED_GANDALF: ("log-gandalf", "hobbit", "", "whom"),
    journal.FELL: ("log-fell", "hobbit"),
    journal.BOUGHT: ("log-bought", "hobbit"),
    journal.CHOSE: ("log-chose", "hobbit"),
    journal.ENDED: ("log-ended",),
}

# Keys that end in a name: which number of the entry it is, and the names; an entry with the name "" is not logged.
_ENDINGS: Final[dict[int, tuple[int, tuple[str, ...]]]] = {
    journal.USED_GANDALF: (2, cards.GANDALF),
    journal.FELL: (2, endings.ENDINGS),
    journal.BOUGHT: (2, ("", "cards", "step")),
    journal.CHOSE: (2, CHOICES),
    journal.ENDED: (1, endings.ENDINGS),
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
        return _listed_line(entry)
    if kind in _CARDS:
        return Message(_CARDS[kind], {"hobbit": names.hobbit(a), "card": names.card(b), "count": max(c, 1)})
    if kind in (journal.HAPPENED, journal.IGNORED):
        return Message("log-happened" if kind == journal.HAPPENED else "log-ignored", {"event": names.event(a, b)})
    if kind == journal.USED:
        params: dict[str, Value] = {"hobbit": names.hobbit(a), "card": names.card(b), "whom": names.hobbit(c)}
        return Message("log-used-own" if a == c else "log-used", params)
    if kind == journal.TOKENS_PAID:
        count = (b & 15) + (b >> 4 & 15) + (b >> 8)
        return Message("log-paid-tokens", {"hobbit": names.hobbit(a), "count": count})
    if kind == journal.WENT:
        return Message("log-darker" if c else "log-lighter", {"hobbit": names.hobbit(a), "space": b})
    return None


def _listed_line(entry: JournalLine) -> Message | None:
    """The line of an entry of a kind that is listed in `_LINES`."""
    kind = entry[0]
    key, *meanings = _LINES[kind]
    if kind in _ENDINGS:
        place, words = _ENDINGS[kind]
        if not words[entry[place]]:
            return None
        key = f"{key}-{words[entry[place]]}"
    params: dict[str, Value] = {}
    for name, number in zip(meanings, entry[1:], strict=False):
        if number == HIDDEN and name:
            if kind == journal.ORDERED:
                return None
            key = key.removesuffix("-hidden") + "-hidden"
        elif name in _NAMES:
            sort, words = _NAMES[name]
            params[name] = f"{sort}-{words[number]}"
        elif name:
            params[name] = number
    return Message(key, params)
