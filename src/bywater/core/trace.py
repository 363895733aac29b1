"""A trace is a number that grows from all that one seat has seen: equal histories, equal numbers."""

from typing import Final

from mypy_extensions import i64

_LOW: Final = 0x7FFFFFFF


def mix(trace: i64, fact: i64) -> i64:
    """The trace after one more fact. Both stay below 2**62.

    Compiled numbers wrap where interpreted ones grow, so no product here passes 2**60.
    """
    both: i64 = trace ^ fact
    sum: i64 = (both & _LOW) * 469762049 + (both >> 31) * 402653189 + 907633385
    return sum ^ (sum >> 27)
