"""Traces: hashes of everything that one seat has observed. Equal histories have equal traces."""

from typing import Final

from mypy_extensions import i64

_LOW: Final = 0x7FFFFFFF


def mix(trace: i64, fact: i64) -> i64:
    """Return the trace after one more observed fact. Both numbers are below 2**62.

    Two rounds over two halves of 31 bits: different facts turn one trace into different traces. Compiled
    integers overflow where interpreted ones grow, so no product here exceeds 2**62.
    """
    low: i64 = (trace ^ fact) & _LOW
    high: i64 = (trace ^ fact) >> 31
    high ^= ((low * 1540483477 + 1013904223) >> 15) & _LOW
    low ^= ((high * 1181783497 + 907633385) >> 15) & _LOW
    return (high << 31) | low
