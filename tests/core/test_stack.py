"""Frames: pending decisions packed into one integer."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bywater.core.frames import a_of, b_of, c_of, d_of, frame, kind_of, seat_of

from .helpers import examples

KIND = st.integers(1, 255)
SEAT = st.integers(-4, 11)
SMALL = st.integers(0, 2047)


@examples
@given(KIND, SEAT, SMALL, SMALL, SMALL, SMALL)
def test_a_frame_gives_back_what_was_packed(kind: int, seat: int, a: int, b: int, c: int, d: int) -> None:
    packed = frame(kind, seat, a, b, c, d)
    assert (kind_of(packed), seat_of(packed)) == (kind, seat)
    assert (a_of(packed), b_of(packed), c_of(packed), d_of(packed)) == (a, b, c, d)


@examples
@given(KIND, SEAT)
def test_numbers_left_out_are_zero(kind: int, seat: int) -> None:
    assert frame(kind, seat) == frame(kind, seat, 0, 0, 0, 0)


def test_the_fullest_frame_leaves_the_upper_bits_free() -> None:
    assert frame(255, 11, 2047, 2047, 2047, 2047) == 2**56 - 1


def test_no_frame_is_zero_since_zero_means_the_end() -> None:
    assert frame(1, -4) > 0


@pytest.mark.parametrize("place", range(4))
def test_neighbouring_numbers_do_not_touch(place: int) -> None:
    numbers = [0, 0, 0, 0]
    numbers[place] = 2047
    packed = frame(7, 2, *numbers)
    assert [a_of(packed), b_of(packed), c_of(packed), d_of(packed)] == numbers
    assert (kind_of(packed), seat_of(packed)) == (7, 2)
