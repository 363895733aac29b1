"""A trace is a number that grows from all that one seat has seen: equal histories, equal numbers."""

from typing import Final

from mypy_extensions import i64

_LOW: Final = 0x7FFFFFFF


def mix(trace: i64, fact: i64) -> i64:
    """The trace after one more fact. Both stay below 2**62.

    Compiled numbers wrap where interpreted ones grow, so no product here passes 2**59.
    """
    low: i64 = (trace ^ fact) & _LOW
    high: i64 = ((trace ^ fact) >> 31) & _LOW
    first: i64 = low * 22695477 + high * 1664525 + 1013904223
    second: i64 = high * 69069069 + low * 134775813 + 907633385
    return (((first >> 17) & _LOW) << 31) | ((second >> 19) & _LOW)
