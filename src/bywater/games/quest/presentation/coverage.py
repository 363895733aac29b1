"""Which things in the box an action uses: for reports of what was ever played."""

from typing import Final

from bywater.core.journal import Entry
from bywater.core.state import State
from bywater.games.quest.model import board, cards, endings, journal
from bywater.games.quest.model.demands import DEMANDS


def used_by(state: State, action: int) -> list[str]:
    """What this action would use, found by carrying it out on a copy."""
    trial = state.clone()
    entries = trial.open_journal()
    trial.apply(action)
    return [name for name in map(_name, entries) if name]


def everything() -> list[str]:
    """Everything that an action can use."""
    return [
        *[f"card {kind}" for kind in cards.KINDS],
        *[f"die {face}" for face in board.FACES],
        *[f"ending {ending}" for ending in endings.ENDINGS[1:]],
        *[f"event {event}" for event in board.EVENTS],
        *[f"fallen {hobbit}" for hobbit in board.HOBBITS],
        *[f"gandalf {card}" for card in cards.GANDALF],
        *[f"paid {demand}" for demand in DEMANDS],
        *[f"place {place}" for place in board.PLACES[1:]],
        *[f"refused {demand}" for demand in DEMANDS],
        *[f"tile {tile}" for tile in board.TILES],
        *[f"bearer {hobbit}" for hobbit in board.HOBBITS],
        *[
            f"got {card}"
            for name in board.DATA["boards"]
            for card in cards.KINDS
            if board.DATA["cards"][card]["set"] == name
        ],
        *[f"special shield {value}" for value in (1, 2, 3)],
        "the ring",
        "deck made new",
    ]


# What an entry uses: the name of the component's sort, the names by number, and which number of the entry it is.
_USED: Final = {
    journal.PLAYED: ("card", cards.KINDS, 1),
    journal.USED: ("card", cards.KINDS, 1),
    journal.CARDS_PAID: ("card", cards.KINDS, 1),
    journal.GOT_CARD: ("got", cards.KINDS, 1),
    journal.ROLLED: ("die", board.FACES, 1),
    journal.ENDED: ("ending", endings.ENDINGS, 0),
    journal.FELL: ("fallen", board.HOBBITS, 0),
    journal.USED_GANDALF: ("gandalf", cards.GANDALF, 1),
    journal.PAID: ("paid", DEMANDS, 0),
    journal.REFUSED: ("refused", DEMANDS, 1),
    journal.CAME_TO: ("place", board.PLACES, 0),
    journal.TURNED_TILE: ("tile", board.TILES, 1),
    journal.NEW_BEARER: ("bearer", board.HOBBITS, 0),
    journal.GOT_SPECIAL: ("special shield", ("0", "1", "2", "3"), 1),
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
