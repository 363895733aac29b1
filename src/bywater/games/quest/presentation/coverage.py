"""Report which components of the game an action uses."""

from typing import Final

from bywater.core.journal import Entry
from bywater.core.state import State
from bywater.games.quest.model import board, cards, endings, journal
from bywater.games.quest.model.demands import DEMANDS


def used_by(state: State, action: int) -> list[str]:
    """Return the components that this action would use, found by applying it to a copy."""
    trial = state.clone()
    entries = trial.open_journal()
    trial.apply(action)
    return [name for name in map(_name, entries) if name]


def everything() -> list[str]:
    """Return every component that an action can use."""
    named = [f"{sort} {name}" for sort, names, _ in _USED.values() for name in names if name]
    return [*dict.fromkeys(named), *[f"event {event}" for event in board.EVENTS], "the ring", "deck made new"]


_BOARD_CARDS: Final = [card if board.DATA["cards"][card]["set"] in board.BOARDS else "" for card in cards.KINDS]
# By kind of entry: the type of component, its names by number ("" for none), and the index of that number.
_USED: Final = {
    journal.PLAYED: ("card", cards.KINDS, 1),
    journal.USED: ("card", cards.KINDS, 1),
    journal.CARDS_PAID: ("card", cards.KINDS, 1),
    journal.GOT_CARD: ("got", _BOARD_CARDS, 1),
    journal.ROLLED: ("die", board.FACES, 1),
    journal.ENDED: ("ending", endings.ENDINGS, 0),
    journal.FELL: ("fallen", board.HOBBITS, 0),
    journal.USED_GANDALF: ("gandalf", cards.GANDALF, 1),
    journal.PAID: ("paid", DEMANDS, 0),
    journal.REFUSED: ("refused", DEMANDS, 1),
    journal.CAME_TO: ("place", ("", *board.PLACES[1:]), 0),
    journal.TURNED_TILE: ("tile", board.TILES, 1),
    journal.NEW_BEARER: ("bearer", board.HOBBITS, 0),
    journal.GOT_SPECIAL: ("special shield", ("", "1", "2", "3"), 1),
}


def _name(entry: Entry) -> str:
    kind = int(entry.kind)
    if kind in _USED:
        sort, names, place = _USED[kind]
        return f"{sort} {names[entry.numbers[place]]}"
    if kind == journal.HAPPENED:
        return f"event {board.event_name(entry.numbers[0], entry.numbers[1])}"
    if kind == journal.PUT_ON_RING:
        return "the ring"
    return "deck made new" if kind == journal.RESHUFFLED else ""
