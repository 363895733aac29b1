"""Journal entries and their visibility."""

from hypothesis import given
from hypothesis import strategies as st

from bywater.core.journal import FULLY_HIDDEN, HIDDEN, Entry

from .helpers import examples

NUMBER = st.integers(0, 4094)
NUMBERS = st.tuples(NUMBER, NUMBER, NUMBER, NUMBER)


@examples
@given(NUMBERS, st.integers(0, 63))
def test_an_open_entry_is_seen_by_all(numbers: tuple[int, int, int, int], mask: int) -> None:
    entry = Entry(3, *numbers, 0, 0)
    seen = entry.seen_by(mask)
    assert seen is not None
    assert seen.plain() == (3, *numbers)


@examples
@given(NUMBERS, st.integers(1, 15), st.integers(0, 63), st.integers(0, 63))
def test_hidden_numbers_are_visible_only_to_the_given_seats(
    numbers: tuple[int, int, int, int], hidden: int, visible_to: int, mask: int
) -> None:
    seen = Entry(9, *numbers, hidden, visible_to).seen_by(mask)
    assert seen is not None
    if mask & visible_to:
        assert seen.plain() == (9, *numbers)
    else:
        expected = tuple(HIDDEN if hidden >> place & 1 else number for place, number in enumerate(numbers))
        assert seen.plain() == (9, *expected)


@examples
@given(st.integers(0, 15), st.integers(0, 63), st.integers(0, 63))
def test_a_fully_hidden_entry_is_invisible_to_other_seats(hidden: int, visible_to: int, mask: int) -> None:
    seen = Entry(9, 1, 2, 3, 4, hidden | FULLY_HIDDEN, visible_to).seen_by(mask)
    assert (seen is not None) == (mask & visible_to != 0)


def test_a_hidden_number_stays_hidden_in_a_filtered_entry() -> None:
    seen = Entry(9, 1, 2, 3, 4, 2, 1).seen_by(2)
    assert seen is not None
    again = seen.seen_by(1)
    assert again is not None
    assert again.plain() == (9, 1, HIDDEN, 3, 4)


def test_hidden_is_no_valid_number_of_an_entry() -> None:
    assert HIDDEN < 0


def test_an_entry_prints_its_kind_and_numbers() -> None:
    assert repr(Entry(3, 1, 2, 3, 4, 0, 0)) == "Entry(3, 1, 2, 3, 4)"
