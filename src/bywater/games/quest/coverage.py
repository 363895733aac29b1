"""Which things in the box an action uses: for reports of what was ever played."""

from bywater.core.journal import Entry
from bywater.core.state import State
from bywater.games.quest.board import BOARD_OF, DATA, EVENTS, EVENTS_EACH, FACES, HOBBITS, PLACES, TILES
from bywater.games.quest.cards import GANDALF, KINDS
from bywater.games.quest.demands import DEMANDS
from bywater.games.quest.state import (
    CAME_TO,
    CARDS_PAID,
    ENDED,
    ENDINGS,
    FELL,
    GOT_CARD,
    GOT_SPECIAL,
    HAPPENED,
    NEW_BEARER,
    PAID,
    PLAYED,
    PUT_ON_RING,
    REFUSED,
    RESHUFFLED,
    ROLLED,
    TURNED_TILE,
    USED,
    USED_GANDALF,
)


def used_by(state: State, action: int) -> list[str]:
    """What this action would use, found by carrying it out on a copy."""
    trial = state.clone()
    journal = trial.open_journal()
    trial.apply(action)
    used: list[str] = []
    for entry in journal:
        name = _name(entry)
        if name:
            used.append(name)
    return used


def everything() -> list[str]:
    """All that can be used at all."""
    return [
        *[f"card {kind}" for kind in KINDS],
        *[f"die {face}" for face in FACES],
        *[f"ending {ending}" for ending in ENDINGS[1:]],
        *[f"event {event}" for event in EVENTS],
        *[f"fallen {hobbit}" for hobbit in HOBBITS],
        *[f"gandalf {card}" for card in GANDALF],
        *[f"paid {demand}" for demand in DEMANDS],
        *[f"place {place}" for place in PLACES[1:]],
        *[f"refused {demand}" for demand in DEMANDS],
        *[f"tile {tile}" for tile in TILES],
        *[f"bearer {hobbit}" for hobbit in HOBBITS],
        *[f"got {card}" for board in DATA["boards"] for card in KINDS if DATA["cards"][card]["set"] == board],
        *[f"special shield {value}" for value in (1, 2, 3)],
        "the ring",
        "deck made new",
    ]


def _name(entry: Entry) -> str:
    kind = int(entry.kind)
    a, b, _, _ = entry.numbers
    if kind in (PLAYED, USED, CARDS_PAID):
        return f"card {KINDS[b]}"
    if kind == GOT_CARD:
        return f"got {KINDS[b]}"
    if kind == ROLLED:
        return f"die {FACES[b]}"
    if kind == ENDED:
        return f"ending {ENDINGS[a]}"
    if kind == HAPPENED:
        return f"event {EVENTS[int(BOARD_OF[a]) * EVENTS_EACH + b - 1]}"
    if kind == FELL:
        return f"fallen {HOBBITS[a]}"
    if kind == USED_GANDALF:
        return f"gandalf {GANDALF[b]}"
    if kind == PAID:
        return f"paid {DEMANDS[a]}"
    if kind == REFUSED:
        return f"refused {DEMANDS[b]}"
    if kind == CAME_TO:
        return f"place {PLACES[a]}"
    if kind == TURNED_TILE:
        return f"tile {TILES[b]}"
    if kind == NEW_BEARER:
        return f"bearer {HOBBITS[a]}"
    if kind == GOT_SPECIAL:
        return f"special shield {b}"
    if kind == PUT_ON_RING:
        return "the ring"
    return "deck made new" if kind == RESHUFFLED else ""
