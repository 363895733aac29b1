"""Message keys of the things that refusals name."""

from mypy_extensions import i64

from bywater.games.quest.model.board import HOBBITS
from bywater.games.quest.model.cards import KINDS


def card_key(kind: i64) -> str:
    return f"card-{KINDS[kind]}"


def hobbit_key(seat: i64) -> str:
    return f"hobbit-{HOBBITS[seat]}"
