"""Message keys of hobbits, cards and events."""

from mypy_extensions import i64

from bywater.games.quest.model import board, cards


def hobbit(seat: i64) -> str:
    return f"hobbit-{board.HOBBITS[seat]}"


def card(kind: i64) -> str:
    return f"card-{cards.KINDS[kind]}"


def event(place: i64, number: i64) -> str:
    return f"event-{board.event_name(place, number)}"
