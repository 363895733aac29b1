"""Bit masks and seat masks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bywater.core.bits import BIT, bit_count, lowest_bit, nth_bit
from bywater.core.seats import CHANCE, MAX_SEATS, OVER, WATCHER, seat_mask

from .helpers import examples

PLACES = st.integers(0, 61)


def test_bits_are_exact_up_to_the_highest() -> None:
    """A literal shifted by a variable would be cut to 32 bits by the compiler; the table is not."""
    assert [BIT[n] for n in range(62)] == [2**n for n in range(62)]


def test_chance_the_end_and_the_watcher_are_no_seats() -> None:
    assert len({CHANCE, OVER, WATCHER}) == 3
    assert max(CHANCE, OVER, WATCHER) < 0


@examples
@given(st.sets(PLACES))
def test_bit_count_is_the_number_of_bits(places: set[int]) -> None:
    assert bit_count(sum(2**place for place in places)) == len(places)


@examples
@given(st.sets(st.integers(0, 31), min_size=1))
def test_the_lowest_and_the_nth_bit_are_found_in_a_mask_of_32_bits(places: set[int]) -> None:
    mask = sum(2**place for place in places)
    assert lowest_bit(mask) == min(places)
    assert [nth_bit(mask, n) for n in range(len(places))] == sorted(places)


def test_every_single_bit_is_found() -> None:
    assert [lowest_bit(2**place) for place in range(32)] == list(range(32))


def test_an_empty_mask_has_no_bits() -> None:
    assert bit_count(0) == 0


@examples
@given(st.integers(1, MAX_SEATS), st.sets(st.integers(0, MAX_SEATS - 1), min_size=1))
def test_seat_mask_is_the_mask_of_the_seats(most: int, seats: set[int]) -> None:
    inside = {seat for seat in seats if seat < most}
    assert seat_mask(tuple(inside), most) == sum(2**seat for seat in inside)
    assert seat_mask(list(inside), most) == seat_mask(tuple(inside), most)
    for seat in inside:
        assert seat_mask(seat, most) == 2**seat
    assert seat_mask((WATCHER, *inside), most) == 2**most + sum(2**seat for seat in inside)


def test_the_watcher_comes_after_all_seats() -> None:
    for most in range(1, MAX_SEATS + 1):
        assert seat_mask(WATCHER, most) == 2**most


@pytest.mark.parametrize("nobody", [2, -1, OVER, "0", None, 1.0, True, (0, 2), {0}])
def test_unknown_seats_have_no_view(nobody: object) -> None:
    with pytest.raises(ValueError, match="unknown seat"):
        seat_mask(nobody, 2)
