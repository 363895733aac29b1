"""The base class of all states: the stack, windows, interrupts, and what each seat observes."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bywater.core.bits import BIT
from bywater.core.frames import a_of, b_of, c_of, d_of, frame, kind_of, seat_of
from bywater.core.journal import FULLY_HIDDEN
from bywater.core.seats import CHANCE, OVER, WATCHER
from bywater.core.state import State

from .helpers import examples, unfinished

ASK = 3
WINDOW = 5
INTERRUPT = 7
SEATS = st.integers(1, 5)


def table(seats: int = 4) -> State:
    return State(seats, 6, None)


# -- the stack --------------------------------------------------------------------------------


def test_an_empty_stack_means_that_the_game_is_over() -> None:
    state = table()
    assert state.actor == OVER
    assert state.top() == 0
    assert state.interrupted_seat() == OVER


def test_the_top_frame_has_the_actor_and_the_frame_below_continues_afterwards() -> None:
    state = table()
    state.push(frame(ASK, 2))
    state.push(frame(ASK, CHANCE))
    assert state.actor == CHANCE
    assert state.interrupted_seat() == 2
    assert state.pop() == frame(ASK, CHANCE)
    assert state.actor == 2
    state.replace_top(frame(ASK, 0, 9))
    assert state.top() == frame(ASK, 0, 9)
    assert state.height == 1


@examples
@given(st.integers(0, 6), st.integers(0, 6))
def test_truncate_drops_only_frames_above_the_mark(height: int, mark: int) -> None:
    state = table()
    for number in range(height):
        state.push(frame(ASK, 0, number))
    state.truncate(mark)
    assert state.height == min(height, mark)
    assert [a_of(state.stack[level]) for level in range(state.height)] == list(range(state.height))


def test_the_stack_has_the_given_capacity() -> None:
    state = table()
    for _ in range(6):
        state.push(frame(ASK, 0))
    with pytest.raises(IndexError):
        state.push(frame(ASK, 0))
    assert state.height == 6


# -- windows ----------------------------------------------------------------------------------


@examples
@given(SEATS, st.integers(0, 31), st.integers(0, 4))
def test_the_next_seat_is_the_nearest_clockwise_and_the_own_seat_last(seats: int, mask: int, seat: int) -> None:
    mask, seat = mask % 2**seats, seat % seats
    expected = next((s % seats for s in range(seat + 1, seat + seats + 1) if mask >> s % seats & 1), -1)
    assert table(seats).next_seat(seat, mask) == expected


@examples
@given(SEATS, st.integers(0, 31), st.integers(0, 4))
def test_a_window_prompts_each_seat_of_its_mask_once_from_the_first_on(seats: int, mask: int, first: int) -> None:
    mask, first = mask % 2**seats, first % seats
    state = table(seats)
    state.push(frame(ASK, first))
    opened = state.open_window(WINDOW, mask, first, 11, 12, 13)
    assert opened == (mask != 0)
    asked = []
    while kind_of(state.top()) == WINDOW:
        packed = state.top()
        assert (b_of(packed), c_of(packed), d_of(packed)) == (11, 12, 13)
        asked.append(seat_of(packed))
        shut = state.pass_window()
        assert shut == (state.height == 1)
    expected = [s % seats for s in range(first, first + seats) if mask >> s % seats & 1]
    assert asked == expected
    assert state.top() == frame(ASK, first)


# -- interrupts -----------------------------------------------------------------------------------


def test_an_interrupt_goes_to_others_once_until_the_table_changes() -> None:
    state = table()
    state.push(frame(ASK, 1))
    assert state.interrupts(0b1111) == 0b1101
    assert state.interrupts(0b0110) == 0b0100
    state.push_interrupt(INTERRUPT, 2, 9)
    assert state.actor == 2
    assert state.interrupted_seat() == 1
    assert (kind_of(state.top()), b_of(state.top())) == (INTERRUPT, 9)
    state.pop()
    assert state.interrupts(0b1111) == 0b1001
    state.table_changed()
    assert state.interrupts(0b1111) == 0b1101


def test_there_are_no_interrupts_at_a_chance_point_nor_at_the_end() -> None:
    state = table()
    assert state.interrupts(0b1111) == 0
    state.push(frame(ASK, CHANCE))
    assert state.interrupts(0b1111) == 0


# -- observations -----------------------------------------------------------------------------


def test_an_open_event_goes_into_all_traces_and_the_journal() -> None:
    state = table(2)
    journal = state.open_journal()
    state.emit(4, 1, 2, 3, 4094)
    assert len({state.trace(seat) for seat in (0, 1, WATCHER)}) == 1
    assert state.trace(0) != table(2).trace(0)
    assert [entry.plain() for entry in journal] == [(4, 1, 2, 3, 4094)]
    assert state.open_journal() is journal


def test_a_hidden_number_is_only_in_the_traces_of_seats_that_see_it() -> None:
    one, other = table(3), table(3)
    one.emit(4, 1, 20, 0, 0, 2, BIT[1])
    other.emit(4, 1, 21, 0, 0, 2, BIT[1])
    assert one.trace(1) != other.trace(1)
    for seat in (0, 2, WATCHER):
        assert one.trace(seat) == other.trace(seat)
        assert one.trace(seat) != table(3).trace(seat), "that something happened is known to all"


def test_a_fully_hidden_event_does_not_change_the_traces_of_other_seats() -> None:
    state = table(3)
    state.open_journal()
    state.emit(4, 1, 20, 0, 0, FULLY_HIDDEN, BIT[1])
    assert state.trace(1) != 0
    assert [state.trace(seat) for seat in (0, 2, WATCHER)] == [0, 0, 0]
    assert state.journal_for((0, 2)) == []
    assert len(state.journal_for((0, 1))) == 1


@examples
@given(
    st.lists(st.integers(0, 4094), min_size=4, max_size=4),
    st.lists(st.integers(0, 4094), min_size=4, max_size=4),
    st.integers(0, 15),
    st.booleans(),
)
def test_a_trace_hides_the_hidden_numbers(one: list[int], other: list[int], hidden: int, same_open: bool) -> None:
    """Two facts look alike to another seat if, and only if, they differ only in hidden numbers."""
    if same_open:
        other = [b if hidden >> n & 1 else a for n, (a, b) in enumerate(zip(one, other, strict=True))]
    first, second = table(2), table(2)
    for state, (a, b, c, d) in ((first, one), (second, other)):
        state.emit(4, a, b, c, d, hidden, 1)
    alike = all(a == b or hidden >> n & 1 for n, (a, b) in enumerate(zip(one, other, strict=True)))
    assert (first.trace(1) == second.trace(1)) == alike
    assert (first.trace(0) == second.trace(0)) == (one == other)


def test_a_hidden_number_differs_from_every_number() -> None:
    """A hidden number differs from the number 0."""
    found = set()
    for hidden in range(16):
        state = table(2)
        state.emit(4, 0, 0, 0, 0, hidden, BIT[0])
        found.add(state.trace(1))
    assert len(found) == 16


def test_a_journal_is_read_from_a_given_entry() -> None:
    state = table(2)
    state.open_journal()
    for number in range(5):
        state.emit(4, number)
    assert [entry.plain()[1] for entry in state.journal_for(WATCHER, 3)] == [3, 4]
    assert table(2).journal_for(0) == []


# -- copies -----------------------------------------------------------------------------------


def test_a_copy_shares_nothing_and_has_no_journal() -> None:
    state = unfinished(20).state
    before = (state.snapshot(), list(state.traces), state.reveals)
    for twin in (state.clone(), copy.copy(state), copy.deepcopy(state)):
        assert twin.journal is None
        assert (twin.snapshot(), list(twin.traces), twin.reveals) == before
        twin.apply(twin.legal()[0] if twin.actor >= 0 else twin.chances()[0][0])
        assert twin.snapshot() != before[0]
        assert (state.snapshot(), list(state.traces), state.reveals) == before


def test_a_state_is_pickled_as_its_snapshot() -> None:
    state = unfinished(20).state
    again = pickle.loads(pickle.dumps(state))
    assert isinstance(again, State)
    assert again.snapshot() == state.snapshot()
    assert list(again.legal()) == list(state.legal())
    assert list(again.traces) == list(state.traces)
    assert again.journal is None


def test_methods_that_a_game_must_implement_are_abstract() -> None:
    state = table()
    with pytest.raises(NotImplementedError):
        state.legal()
    with pytest.raises(NotImplementedError):
        state.apply(0)
    assert state.out_of_turn_seat(0) == state.actor
