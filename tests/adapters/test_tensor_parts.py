"""The building blocks of the tensors of all games."""

import pytest

import bywater
from bywater.core.observation import Frames, Layout, rotate_mask, viewer_of, write_actor


def test_fields_follow_each_other() -> None:
    layout = Layout()
    first = layout.add("first", 3, "three numbers")
    second = layout.names("second", ("a", "b"), "two names")
    third = layout.seats("third", "one a seat")
    assert (first, second, third) == (0, {"a": 3, "b": 4}, 5)
    assert [(field.name, field.start, field.length) for field in layout.fields] == [
        ("first", 0, 3),
        ("second", 3, 2),
        ("third", 5, 5),
    ]
    assert layout.size == 10


def test_parts_of_a_view_are_written_as_declared() -> None:
    layout = Layout()
    layout.number("hope", 4, "hope, of 4 at most")
    layout.listed("done", ("a", "b"), "what is done")
    layout.chosen("place", ("here", "there"), "where")
    layout.counted("tiles", ("a", "b"), (2, 4), "tiles, shares of all")
    layout.sequence("tops", ("a", "b"), 2, "the next ones")
    layout.seat("active", "whose turn it is")
    layout.seat("looker", "who looked")
    layout.seat_set("gone", "who is out")
    layout.seat_numbers("shields", 10, "shields, of 10", low=-1.0)
    layout.seat_counts("hands", ("a", "b"), 2, "cards of the known hands")
    view: dict[str, object] = {"hope": 5, "done": ["b"], "place": "there", "tiles": {"a": 1, "b": 3}}
    view |= {"tops": ["b", "a", "a"], "active": 0, "looker": -1, "gone": [1], "shields": [5, -20]}
    view |= {"hands": {"0": {"a": 1, "b": 0}}}
    out = [0.0] * layout.size
    layout.write(out, view, me=1, players=2)
    written = [out[field.start : field.start + field.length] for field in layout.fields]
    assert written[:5] == [[1], [0, 1], [0, 1], [0.5, 0.75], [0, 1, 1, 0]]
    assert written[5:9] == [[0, 1, 0, 0, 0], [0] * 5, [1, 0, 0, 0, 0], [-1, 0.5, 0, 0, 0]]
    assert written[9] == [0, 0, 0.5, *[0] * 7]


def test_only_the_view_of_one_seat_can_be_written() -> None:
    state = bywater.load("towers").start(3)
    assert viewer_of(state.view(2)) == 2
    for seats in (bywater.WATCHER, (0, 1)):
        with pytest.raises(ValueError, match="the view of one seat"):
            viewer_of(state.view(seats))


@pytest.mark.parametrize(("actor", "place"), [(2, 0), (0, 1), (1, 2), (bywater.CHANCE, 5), (bywater.OVER, 6)])
def test_the_actor_is_relative_to_the_own_seat(actor: int, place: int) -> None:
    out = [0.0] * 7
    write_actor(out, 0, actor, me=2, players=3)
    assert out == [float(number == place) for number in range(7)]


def test_a_set_of_seats_is_rotated_so_that_the_own_seat_is_the_lowest_bit() -> None:
    assert rotate_mask(0b0110, me=1, players=4) == 0b0011
    assert rotate_mask(0b0001, me=1, players=4) == 0b1000
    assert rotate_mask(0b1111, me=3, players=4) == 0b1111


def test_frames_are_written_from_the_top_with_their_numbers_in_bits() -> None:
    layout = Layout()
    frames = Frames(layout, ("turn", "window"), depth=2, numbers=2, bits=3, masks=("window",))
    out = [0.0] * layout.size
    stack: list[list[object]] = [["turn", 0, 7, 7], ["turn", 1, 5, 2], ["window", -1, 0b001, 0]]
    frames.write(out, stack, me=1, players=2)
    length = 2 + 6 + 6
    assert layout.size == 2 * length
    top = [0, 1, *[0, 0, 0, 0, 0, 1], *[0, 1, 0], *[0, 0, 0]]  # seat 0 is the other one, so its bit is the second
    under = [1, 0, *[1, 0, 0, 0, 0, 0], *[1, 0, 1], *[0, 1, 0]]
    assert out == [float(number) for number in top + under]
