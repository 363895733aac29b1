"""Numbers that all games share: bits, their places, and who an audience is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bywater.core.codes import BIT, CHANCE, MOST_SEATS, OVER, WATCHER, audience, lowest, nth, size

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
def test_the_size_of_a_mask_is_the_number_of_its_bits(places: set[int]) -> None:
    assert size(sum(2**place for place in places)) == len(places)


@examples
@given(st.sets(st.integers(0, 31), min_size=1))
def test_the_lowest_and_the_nth_bit_are_found_in_a_mask_of_32_bits(places: set[int]) -> None:
    mask = sum(2**place for place in places)
    assert lowest(mask) == min(places)
    assert [nth(mask, n) for n in range(len(places))] == sorted(places)


def test_every_single_bit_is_found() -> None:
    assert [lowest(2**place) for place in range(32)] == list(range(32))


def test_an_empty_mask_has_no_bits() -> None:
    assert size(0) == 0


@examples
@given(st.integers(1, MOST_SEATS), st.sets(st.integers(0, MOST_SEATS - 1), min_size=1))
def test_an_audience_is_the_mask_of_its_seats(most: int, seats: set[int]) -> None:
    inside = {seat for seat in seats if seat < most}
    assert audience(tuple(inside), most) == sum(2**seat for seat in inside)
    assert audience(list(inside), most) == audience(tuple(inside), most)
    for seat in inside:
        assert audience(seat, most) == 2**seat
    assert audience((WATCHER, *inside), most) == 2**most + sum(2**seat for seat in inside)


def test_the_watcher_comes_after_all_seats() -> None:
    for most in range(1, MOST_SEATS + 1):
        assert audience(WATCHER, most) == 2**most


@pytest.mark.parametrize("nobody", [2, -1, OVER, "0", None, 1.0, True, (0, 2), {0}])
def test_who_is_no_seat_is_no_audience(nobody: object) -> None:
    with pytest.raises(ValueError, match="unknown seat"):
        audience(nobody, 2)
