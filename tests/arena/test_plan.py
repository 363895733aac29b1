"""Plans: all pairs of bots meet in every seat with the same chance."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from bywater.arena import ArenaError, Plan
from bywater.core.errors import BadOption, BadSeats, UnknownGame, UnknownOption

DUEL = Plan("confrontation", ("a", "b", "c"), rounds=5)


def test_a_pair_of_games_has_the_sides_swapped_and_all_else_equal() -> None:
    """Every two bots meet in every round."""
    fixtures = DUEL.fixtures()
    assert len(fixtures) == 5 * 3 * 2
    for one, other in zip(fixtures[::2], fixtures[1::2], strict=True):
        assert one == replace(other, seating=other.seating[::-1])
    met = Counter(frozenset(fixture.seating) for fixture in fixtures)
    assert met == {frozenset(pair): 10 for pair in ("ab", "ac", "bc")}


def test_with_a_mirror_each_bot_plays_itself_once_a_round_and_all_else_stays() -> None:
    fixtures = replace(DUEL, mirror=True).fixtures()
    alone = [fixture for fixture in fixtures if len(set(fixture.seating)) == 1]
    assert [fixture for fixture in fixtures if fixture not in alone] == DUEL.fixtures()
    assert Counter(fixture.seating for fixture in alone) == {("a", "a"): 5, ("b", "b"): 5, ("c", "c"): 5}
    assert len({fixture.root for fixture in alone}) == 15
    assert len(Plan("confrontation", ("a",), rounds=2, mirror=True).fixtures()) == 2


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_bot_sits_alone_in_every_seat_among_the_other(seats: int) -> None:
    fixtures = Plan("towers", ("a", "b"), rounds=2, seats=seats).fixtures()
    assert len(fixtures) == 2 * 2 * seats
    assert len({fixture.root for fixture in fixtures}) == 2
    alone = Counter(
        (bot, fixture.seating.index(bot)) for fixture in fixtures for bot in "ab" if fixture.seating.count(bot) == 1
    )
    assert alone == {(bot, seat): 2 for bot in "ab" for seat in range(seats)}


def test_every_team_plays_every_level_on_the_same_seeds() -> None:
    plan = Plan("quest", ("a", "b"), rounds=3, seats=2, options={"heir": True}, levels=({"sauron": 15}, {"sauron": 10}))
    fixtures = plan.fixtures()
    assert len(fixtures) == 3 * 2 * 2
    for number in range(3):
        games = [fixture for fixture in fixtures if fixture.round == number]
        assert len({fixture.root for fixture in games}) == 1
        assert {(fixture.seating, fixture.options["sauron"]) for fixture in games} == {
            ((bot, bot), sauron) for bot in "ab" for sauron in (15, 10)
        }
        assert all(fixture.options["heir"] for fixture in games)
    assert len({fixture.root for fixture in fixtures}) == 3


def test_the_games_of_two_bots_depend_neither_on_other_bots_nor_on_the_order() -> None:
    def games(*bots: str) -> set[tuple[Any, str]]:
        plan = Plan("confrontation", bots, rounds=4, seed=7)
        return {(fixture.key, fixture.root) for fixture in plan.fixtures() if set(fixture.seating) == {"a", "b"}}

    assert games("a", "b") == games("b", "a") == games("c", "b", "a")


def test_rounds_pairings_and_seeds_have_different_chance() -> None:
    roots = [fixture.root for seed in (1, 2) for fixture in replace(DUEL, seed=seed).fixtures()]
    assert Counter(roots) == dict.fromkeys(roots, 2)
    assert len(set(roots)) == 2 * 5 * 3


def test_fixtures_are_ordered_by_round() -> None:
    rounds = [fixture.round for fixture in DUEL.fixtures()]
    assert rounds == sorted(rounds)


def test_no_fixture_occurs_twice() -> None:
    for plan in (DUEL, Plan("towers", ("a", "b", "c"), rounds=3, seats=4), Plan("fate", ("a", "b"), rounds=3)):
        keys = [fixture.key for fixture in plan.fixtures()]
        assert len(set(keys)) == len(keys)


@pytest.mark.parametrize(
    ("key", "given"),
    [
        ("twice", {"bots": ("a", "a")}),
        ("alone", {"bots": ("a",)}),
        ("empty", {"game": "quest", "bots": ()}),
        ("empty", {"rounds": 0}),
        ("empty", {"game": "quest", "levels": ()}),
        ("levels", {"game": "towers", "levels": ({"symbols": "ten"}, {"symbols": "eleven"})}),
        ("levels", {"game": "quest", "levels": ({"competitive": False}, {"competitive": True})}),
        ("levels", {"game": "towers", "bots": ("a",), "levels": ({"symbols": "ten"}, {"symbols": "eleven"})}),
        ("levels-twice", {"game": "quest", "levels": ({"sauron": 15}, {"sauron": 15})}),
        ("levels-twice", {"game": "quest", "levels": ({"sauron": 12}, {})}),
        ("dealt", {"game": "towers", "dealt": True}),
        ("mirror", {"game": "quest", "mirror": True}),
    ],
)
def test_an_invalid_plan_is_refused(key: str, given: dict[str, Any]) -> None:
    with pytest.raises(ArenaError) as caught:
        Plan(**{"game": "confrontation", "bots": ("a", "b"), **given})
    assert caught.value.key == key


@pytest.mark.parametrize(
    ("error", "given"),
    [
        (UnknownGame, {"game": "chess"}),
        (BadSeats, {"seats": 3}),
        (UnknownOption, {"options": {"eagles": True}}),
        (BadOption, {"game": "quest", "levels": ({"sauron": 99},)}),
    ],
)
def test_an_unknown_game_is_refused_immediately(error: type[Exception], given: dict[str, Any]) -> None:
    with pytest.raises(error):
        Plan(**{"game": "confrontation", "bots": ("a", "b"), **given})


def test_one_bot_is_enough_for_a_team() -> None:
    assert len(Plan("quest", ("a",), rounds=3).fixtures()) == 3


def test_the_competitive_quest_is_played_by_rivals() -> None:
    plan = Plan("quest", ("a", "b"), rounds=1, seats=2, options={"competitive": True})
    assert [fixture.seating for fixture in plan.fixtures()] == [("a", "b"), ("b", "a")]
