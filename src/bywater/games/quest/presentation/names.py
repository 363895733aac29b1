"""Message keys of hobbits, cards and events."""

from bywater.games.quest.model import board
from bywater.games.quest.model.cards import KINDS


def hobbit(seat: int) -> str:
    return f"hobbit-{board.HOBBITS[seat]}"


def card(kind: int) -> str:
    return f"card-{KINDS[kind]}"


def event(place: int, number: int) -> str:
    return f"event-{board.EVENTS[int(board.BOARD_OF[place]) * board.EVENTS_EACH + number - 1]}"
