"""A pending decision is one number: a kind, a seat and four small numbers.

Kinds are 1 to 255, seats -4 to 11, the small numbers 0 to 2047.
"""

from mypy_extensions import i64


def frame(kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> i64:
    return kind | ((seat + 4) << 8) | (a << 12) | (b << 23) | (c << 34) | (d << 45)


def kind_of(packed: i64) -> i64:
    return packed & 255


def seat_of(packed: i64) -> i64:
    return ((packed >> 8) & 15) - 4


def a_of(packed: i64) -> i64:
    return (packed >> 12) & 2047


def b_of(packed: i64) -> i64:
    return (packed >> 23) & 2047


def c_of(packed: i64) -> i64:
    return (packed >> 34) & 2047


def with_a(packed: i64, a: i64) -> i64:
    """The same frame with another first number."""
    return (packed & ~(2047 << 12)) | (a << 12)


def with_b(packed: i64, b: i64) -> i64:
    return (packed & ~(2047 << 23)) | (b << 23)


def with_c(packed: i64, c: i64) -> i64:
    return (packed & ~(2047 << 34)) | (c << 34)


def with_d(packed: i64, d: i64) -> i64:
    return (packed & ~(2047 << 45)) | (d << 45)


def with_seat(packed: i64, seat: i64) -> i64:
    return (packed & ~(15 << 8)) | ((seat + 4) << 8)


def d_of(packed: i64) -> i64:
    return (packed >> 45) & 2047
