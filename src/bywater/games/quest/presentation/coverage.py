"""Which things in the box an action uses: for reports of what was ever played."""

from bywater.core.journal import Entry
from bywater.core.state import State
from bywater.games.quest.model import board, journal
from bywater.games.quest.model.cards import GANDALF, KINDS
from bywater.games.quest.model.demands import DEMANDS
from bywater.games.quest.model.endings import ENDINGS


def used_by(state: State, action: int) -> list[str]:
    """What this action would use, found by carrying it out on a copy."""
    trial = state.clone()
    entries = trial.open_journal()
    trial.apply(action)
    used: list[str] = []
    for entry in entries:
        name = _name(entry)
        if name:
            used.append(name)
    return used


def everything() -> list[str]:
    """All that can be used at all."""
    return [
        *[f"card {kind}" for kind in KINDS],
        *[f"die {face}" for face in board.FACES],
        *[f"ending {ending}" for ending in ENDINGS[1:]],
        *[f"event {event}" for event in board.EVENTS],
        *[f"fallen {hobbit}" for hobbit in board.HOBBITS],
        *[f"gandalf {card}" for card in GANDALF],
        *[f"paid {demand}" for demand in DEMANDS],
        *[f"place {place}" for place in board.PLACES[1:]],
        *[f"refused {demand}" for demand in DEMANDS],
        *[f"tile {tile}" for tile in board.TILES],
        *[f"bearer {hobbit}" for hobbit in board.HOBBITS],
        *[f"got {card}" for name in board.DATA["boards"] for card in KINDS if board.DATA["cards"][card]["set"] == name],
        *[f"special shield {value}" for value in (1, 2, 3)],
        "the ring",
        "deck made new",
    ]


def _name(entry: Entry) -> str:
    kind = int(entry.kind)
    a, b, _, _ = entry.numbers
    if kind in (journal.PLAYED, journal.USED, journal.CARDS_PAID):
        return f"card {KINDS[b]}"
    if kind == journal.GOT_CARD:
        return f"got {KINDS[b]}"
    if kind == journal.ROLLED:
        return f"die {board.FACES[b]}"
    if kind == journal.ENDED:
        return f"ending {ENDINGS[a]}"
    if kind == journal.HAPPENED:
        return f"event {board.event_name(a, b)}"
    if kind == journal.FELL:
        return f"fallen {board.HOBBITS[a]}"
    if kind == journal.USED_GANDALF:
        return f"gandalf {GANDALF[b]}"
    if kind == journal.PAID:
        return f"paid {DEMANDS[a]}"
    if kind == journal.REFUSED:
        return f"refused {DEMANDS[b]}"
    if kind == journal.CAME_TO:
        return f"place {board.PLACES[a]}"
    if kind == journal.TURNED_TILE:
        return f"tile {board.TILES[b]}"
    if kind == journal.NEW_BEARER:
        return f"bearer {board.HOBBITS[a]}"
    if kind == journal.GOT_SPECIAL:
        return f"special shield {b}"
    if kind == journal.PUT_ON_RING:
        return "the ring"
    return "deck made new" if kind == journal.RESHUFFLED else ""
