"""The log: journal entries as messages."""

from typing import Final

from bywater.core.bits import sum_packed
from bywater.core.game import JournalLine
from bywater.core.journal import HIDDEN
from bywater.core.message import Message, Value
from bywater.games.quest.model import board, cards, endings, journal, names
from bywater.games.quest.model.demands import DEMANDS

CHOICES: Final = ("done", "draw", "step_back", "prepare", "no_preparations", "roll_twice", "sauron")

# Meanings of the numbers of an entry: the type of component and its names. Other numbers are unchanged.
_NAMES: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    **dict.fromkeys(("hobbit", "whom"), ("hobbit", board.HOBBITS)),
    "card": ("card", cards.KINDS),
    "line": ("line", board.SYMBOLS),
    "token": ("token", board.TOKENS),
    "tile": ("tile", board.TILES),
    "face": ("face", board.FACES),
    "place": ("place", board.PLACES),
    "demand": ("demand", DEMANDS),
}

# By kind of entry: the message and the meaning of each number; "" is not a parameter. If a number is hidden from the
# reader, the key ends in "-hidden". Kinds without a row here or a case in `log_line` are not logged.
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
    journal.GOT_CARD: ("log-got-card", "hobbit", "card", "copies"),
    journal.DISCARDED: ("log-discarded", "hobbit", "card", "copies"),
    journal.PLEDGED: ("log-pledged", "hobbit", "card", "copies"),
    journal.CARDS_PAID: ("log-paid-card", "hobbit", "card", "copies"),
    journal.SHARED: ("log-shared", "hobbit", "card", "copies"),
    journal.OPENED: ("log-opened", "hobbit", "card", "copies"),
    journal.TOKENS_PAID: ("log-paid-tokens", "hobbit", "tokens"),
    journal.WENT: ("log", "hobbit", "space"),
    journal.USED_GANDALF: ("log-gandalf", "hobbit", "", "whom"),
    journal.FELL: ("log-fell", "hobbit"),
    journal.BOUGHT: ("log-bought", "hobbit"),
    journal.CHOSE: ("log-chose", "hobbit"),
    journal.ENDED: ("log-ended",),
}

# Keys that end in a name: the index of its number, and the names.
_ENDINGS: Final[dict[int, tuple[int, tuple[str, ...]]]] = {
    journal.WENT: (3, ("lighter", "darker")),
    journal.USED_GANDALF: (2, cards.GANDALF),
    journal.FELL: (2, endings.ENDINGS),
    journal.BOUGHT: (2, ("", "cards", "step")),
    journal.CHOSE: (2, CHOICES),
    journal.ENDED: (1, endings.ENDINGS),
}


def log_line(entry: JournalLine) -> Message | None:
    """Return the log line of an entry; None if the entry is not logged."""
    kind, a, b, c, _ = entry
    if kind in (journal.HAPPENED, journal.IGNORED):
        return Message("log-happened" if kind == journal.HAPPENED else "log-ignored", {"event": names.event(a, b)})
    if kind == journal.USED:
        used: dict[str, Value] = {"hobbit": names.hobbit(a), "card": names.card(b), "whom": names.hobbit(c)}
        return Message("log-used-own" if a == c else "log-used", used)
    if kind == journal.PASSED_CARD:
        hobbits: dict[str, Value] = {"hobbit": names.hobbit(a), "to": names.hobbit(b)}
        if c == HIDDEN:
            return Message("log-passed-card-hidden", hobbits)
        return Message("log-passed-card", {"hobbit": hobbits["hobbit"], "card": names.card(c), "to": hobbits["to"]})
    if kind not in _LINES or (kind == journal.ORDERED and b == HIDDEN) or (kind == journal.CHOSE and not b):
        return None
    key, *meanings = _LINES[kind]
    if kind in _ENDINGS:
        place, endings_of = _ENDINGS[kind]
        key = f"{key}-{endings_of[entry[place]]}"
    hidden = False
    params: dict[str, Value] = {}
    for name, number in zip(meanings, entry[1:], strict=False):
        if number == HIDDEN:
            hidden = True
        elif name in _NAMES:
            sort, words = _NAMES[name]
            params[name] = f"{sort}-{words[number]}"
        elif name == "copies":  # some entries have no such number
            params["count"] = max(number, 1)
        elif name == "tokens":
            params["count"] = int(sum_packed(number, 4))
        elif name:
            params[name] = number
    return Message(f"{key}-hidden" if hidden else key, params)
