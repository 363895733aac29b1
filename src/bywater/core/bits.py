"""Operations on 64-bit masks that compile to plain machine arithmetic."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

# A variable shift of a literal is compiled as a 32-bit shift, so single bits come from a table.
BIT: Final = vec[i64]([1 << n for n in range(62)])
"""Powers of two by exponent: `BIT[n]` is the bit of the number n."""


# A de Bruijn sequence: multiplied by a single bit, its top five bits (of 32) identify that bit.
_SEQUENCE: Final = 0x077CB531
_PLACE: Final = vec[i64](
    [next(n for n in range(32) if (((1 << n) * 0x077CB531) & 0xFFFFFFFF) >> 27 == top) for top in range(32)]
)


def lowest_bit(mask: i64) -> i64:
    """Return the index of the lowest bit that is set. The mask must not be empty."""
    if not mask & 0xFFFFFFFF:
        mask >>= 32
        return 32 + _PLACE[(((mask & -mask) * _SEQUENCE) & 0xFFFFFFFF) >> 27]
    return _PLACE[(((mask & -mask) * _SEQUENCE) & 0xFFFFFFFF) >> 27]


def bit_count(mask: i64) -> i64:
    """Return the number of bits that are set."""
    n: i64 = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def append_codes(out: vec[i64], first: i64, mask: i64) -> vec[i64]:
    """Append the code `first + n` for each bit n of the mask."""
    while mask:
        out = append(out, first + lowest_bit(mask))
        mask &= mask - 1
    return out


def names_in(mask: i64, names: tuple[str, ...]) -> list[str]:
    """Return the names whose bits are set."""
    return [name for number, name in enumerate(names) if (mask >> number) & 1]


def nth_bit(mask: i64, n: i64) -> i64:
    """Return the index of the nth bit that is set, counted from 0."""
    while n:
        mask &= mask - 1
        n -= 1
    return lowest_bit(mask)


# -- lists of small numbers, packed with the same number of bits each, the first in the lowest bits ----------------


def unpack(packed: i64, bits: i64) -> list[int]:
    """Return the numbers of a packed list, without zeros at its end.

    >>> unpack(0x213, 4)
    [3, 1, 2]
    """
    numbers: list[int] = []
    while packed:
        numbers.append(int(packed & (BIT[bits] - 1)))
        packed >>= bits
    return numbers


def count_packed(packed: i64, bits: i64) -> i64:
    """Return the length of a packed list, without zeros at its end.

    >>> int(count_packed(0x213, 4))
    3
    """
    count: i64 = 0
    while packed:
        packed >>= bits
        count += 1
    return count


def sum_packed(packed: i64, bits: i64) -> i64:
    """Return the sum of a packed list.

    >>> int(sum_packed(0x213, 4))
    6
    """
    total: i64 = 0
    mask: i64 = BIT[bits] - 1
    while packed:
        total += packed & mask
        packed >>= bits
    return total
