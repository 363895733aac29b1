"""The end: after Minas Tirith, most points, then more cards there, then who laid earlier there (T19)."""

from typing import Any

import pytest

from bywater import OVER, WATCHER, IllegalAction, State

from .helpers import GAME, laying, log, pass_all, prompt_of, scored, set_up, to_the_end, whole


def minas_tirith(*rows: str, **more: Any) -> State:
    """These rows lie at the last place, and it is scored."""
    return scored(*rows, place="minas_tirith", **more)


def order(state: State) -> list[int]:
    """The seats from first to last."""
    ranking: list[int] = state.view(WATCHER)["ranking"]
    return ranking


def test_t19_after_minas_tirith_the_game_is_over() -> None:
    state = minas_tirith("green strength 2", "", "")
    assert state.actor == OVER
    assert prompt_of(state)[0] == "over"
    assert state.ending() == "minas_tirith"
    assert list(state.legal()) == []
    with pytest.raises(IllegalAction):
        state.apply(GAME.action("done"))


@pytest.mark.parametrize("place", ["rohan", "fangorn", "edoras", "orthanc", "helms_deep"])
def test_t19_after_any_other_place_it_goes_on(place: str) -> None:
    state = pass_all(laying("gandalf", "gandalf", "gandalf", place=place))
    assert prompt_of(state) == ("gain", 0)
    assert state.ending() == ""
    assert state.returns() == [0.0, 0.0, 0.0]
    assert state.view(0)["ranking"] == []


def test_t19_the_tokens_of_minas_tirith_count() -> None:
    state = minas_tirith("green strength 2", "blue wisdom 3", "grey resolve 1", won=[[5, 5], [4, 4], [2]])
    assert state.score() == [10 + 4, 8 + 5, 2]
    assert order(state) == [0, 1, 2]
    assert state.returns() == [1.0, 0.0, -1.0]


def test_t19_most_points_win_not_most_tokens() -> None:
    state = minas_tirith("", "", "", won=[[2, 2, 2, 2], [5, 4], [3, 3]])
    assert order(state) == [1, 0, 2]
    assert state.returns() == [0.0, 1.0, -1.0]


def test_t19_a_tie_goes_to_more_matching_cards_at_minas_tirith() -> None:
    """Nine points each; the second has more good cards there, the first had the earlier turn."""
    state = minas_tirith(
        "green strength 1", "blue wisdom 2 gandalf", "", won=[[5], [4], [2]], tokens={"minas_tirith": [5, 4]}
    )
    assert state.score() == [9, 9, 2]
    assert order(state) == [1, 0, 2]
    assert state.returns() == [0.0, 1.0, -1.0]


def test_t19_cards_count_as_they_lay_before_the_losses() -> None:
    """One card in each of three rows: after the losses nothing of them is left, but three counted."""
    rows = ("green strength 1, ochre wisdom 1, blue resolve 1", "green strength 2", "")
    state = minas_tirith(*rows, won=[[4], [5], []], tokens={"minas_tirith": [5, 4]}, ring=1)
    assert state.score() == [9, 9, 0]
    assert order(state) == [0, 1, 2]


def test_t19_cards_that_match_nothing_do_not_break_a_tie() -> None:
    rows = ("green endurance 5 gandalf", "", "blue strength 1")
    state = minas_tirith(*rows, won=[[5, 5], [5, 5], [5]], tokens={"minas_tirith": [5, 4]}, ring=2)
    assert state.score() == [10, 10, 10]
    assert order(state) == [2, 0, 1]


@pytest.mark.parametrize("holder", [0, 1, 2, 3])
def test_t19_then_to_the_seat_that_laid_earlier_at_minas_tirith(holder: int) -> None:
    """All seats are equal: the order of laying decides, and the ring holder began."""
    state = minas_tirith("", "", "", "", ring=holder, won=[[3], [3], [3], [3]])
    assert order(state) == [(holder + step) % 4 for step in range(4)]


def test_t19_the_order_of_laying_counts_not_the_new_ring_holder() -> None:
    """The third wins the ring at Minas Tirith; of the two others, equal in all, the second laid before the first."""
    state = minas_tirith("", "", "grey strength 1", ring=1, won=[[5], [5], []], tokens={"minas_tirith": [5, 4]})
    assert state.score() == [5, 5, 5]
    assert order(state) == [2, 1, 0]


def test_t19_cards_break_a_tie_also_without_a_token_there() -> None:
    rows = ("green strength 1", "blue strength 5", "ochre strength 4")
    state = minas_tirith(*rows, won=[[5], [], []], tokens={"minas_tirith": [5, 4]})
    assert state.score() == [5, 5, 4]
    assert order(state) == [1, 0, 2]


def test_t19_ties_below_the_first_are_broken_too() -> None:
    state = minas_tirith("", "green wisdom 1", "", "blue wisdom 3", won=[[4], [], [4], [5, 5]], ring=2)
    assert state.score() == [4, 4, 4, 15]
    assert order(state) == [3, 1, 2, 0]


@pytest.mark.parametrize("holder", [0, 1])
def test_t19_p2_two_players_break_ties_by_all_cards_that_match_there(holder: int) -> None:
    """Strength, wisdom and resolve count together, as for more players."""
    state = minas_tirith(
        "green strength 1, ochre wisdom 1",
        "blue resolve 4",
        tokens={"minas_tirith": [2, 3, 5]},
        ring=holder,
    )
    assert state.score() == [5, 5]
    assert order(state) == [1, 0]
    assert state.returns() == [-1.0, 1.0]


@pytest.mark.parametrize("holder", [0, 1])
def test_t19_p3_two_players_equal_in_all(holder: int) -> None:
    state = minas_tirith("", "", ring=holder)
    assert order(state) == [holder, 1 - holder]


@pytest.mark.parametrize(
    ("seats", "steps"),
    [
        (2, [1.0, -1.0]),
        (3, [1.0, 0.0, -1.0]),
        (4, [1.0, 1 / 3, -1 / 3, -1.0]),
        (5, [1.0, 0.5, 0.0, -0.5, -1.0]),
    ],
)
def test_returns_go_in_even_steps_from_the_first_to_the_last(seats: int, steps: list[float]) -> None:
    state = minas_tirith(*[""] * seats, won=[[2], [4], [4, 2], [4, 4], [5, 5]][:seats])
    assert order(state) == list(range(seats))[::-1]
    assert state.returns() == pytest.approx(steps[::-1])
    assert sum(state.returns()) == pytest.approx(0)
    assert state.score() == [2 * (seat + 1) for seat in range(seats)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_whole_game_ends_with_a_ranking_by_points(seats: int) -> None:
    for seed in range(6):
        state = to_the_end(set_up(seats, seed), seed)
        points = state.score()
        ranked = order(state)
        assert sorted(ranked) == list(range(seats))
        assert [points[seat] for seat in ranked] == sorted(points, reverse=True)
        assert points == [sum(won) for won in whole(state)["won"]]
        by_rank = [state.returns()[seat] for seat in ranked]
        assert by_rank == pytest.approx([1 - 2 * rank / (seats - 1) for rank in range(seats)])


def test_t19_the_end_is_in_the_log_and_has_no_decision() -> None:
    state = minas_tirith("green strength 2", "", "")
    assert [line.key for line in log(state, WATCHER)][-1] == "log-ended"
    message = GAME.prompt(state.view(1))
    assert (message.key, message.params) == ("winner", {"seat": "seat-1"})
