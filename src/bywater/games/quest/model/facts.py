"""Facts of the trail: all moves of cards to and from hands. Recorded only if hands are secret."""

from typing import Final

from mypy_extensions import i64

FACT_DREW: Final = 1
FACT_DEALT: Final = 2
FACT_PASSED: Final = 3
FACT_GOT: Final = 4
FACT_SHOWED: Final = 5
FACT_TURNED: Final = 6
FACT_POURED: Final = 7
TRAIL_ROOM: Final = 300  # words of four facts
MAX_POURS: Final = 200  # more than any game can have

# The names of the facts, by number.
FACTS: Final = ("", "drew", "dealt", "passed", "got", "showed", "turned", "poured")


def pack_fact(what: i64, seat: i64, kind: i64, other: i64) -> i64:
    """Pack a fact into 15 bits: its kind, the seat, the kind of card, and the seat to which it was passed."""
    return what | (seat << 3) | (other << 6) | (kind << 9)


def unpack_fact(packed: i64) -> tuple[i64, i64, i64, i64]:
    """Return the kind of fact, the seat, the kind of card, and the other seat."""
    return packed & 7, (packed >> 3) & 7, packed >> 9, (packed >> 6) & 7
