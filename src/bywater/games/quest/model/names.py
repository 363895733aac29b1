"""Message keys of hobbits, cards and events."""

from mypy_extensions import i64

from bywater.games.quest.model.board import HOBBITS, event_name
from bywater.games.quest.model.cards import KINDS


def hobbit(seat: i64) -> str:
    return f"hobbit-{HOBBITS[seat]}"


def card(kind: i64) -> str:
    return f"card-{KINDS[kind]}"


def event(place: i64, number: i64) -> str:
    return f"event-{event_name(place, number)}"
