"""Ratings compared with closed forms, and the coverage of their intervals."""

import random
from math import exp, log, sqrt

import pytest

from bywater.arena.ratings import POINTS, Rating, Result, by_strength, rate
from bywater.arena.stats import Z

ABC = ("a", "b", "c")


def results(one: str, other: str, won: int, drawn: int, lost: int) -> list[Result]:
    return [(one, other, 1.0)] * won + [(one, other, 0.5)] * drawn + [(one, other, 0.0)] * lost


def elos(bots: tuple[str, ...], games: list[Result]) -> list[float]:
    found = [rating.elo for rating in rate(bots, games)]
    assert None not in found
    return [elo for elo in found if elo is not None]


def test_two_bots_have_the_odds_of_their_score() -> None:
    """With a score of s the difference is 400 log10(s / (1 - s)), and its variance 1 / (n s (1 - s))."""
    first, second = rate(("a", "b"), results("b", "a", 70, 10, 20))
    assert first == Rating("a", 100, 0.0, 0.0, 0.0)
    assert second.elo == pytest.approx(400 * log(0.75 / 0.25) / log(10))
    assert second.elo is not None
    assert second.high is not None
    assert second.low is not None
    assert second.high - second.elo == pytest.approx(Z * POINTS / sqrt(100 * 0.75 * 0.25))
    assert second.elo - second.low == pytest.approx(second.high - second.elo)


def test_a_draw_is_half_a_win() -> None:
    assert elos(("a", "b"), results("a", "b", 0, 10, 10)) == elos(("a", "b"), results("a", "b", 5, 0, 15))


def test_results_are_symmetric() -> None:
    assert elos(("a", "b"), results("a", "b", 3, 0, 7)) == elos(("a", "b"), results("b", "a", 7, 0, 3))


def test_ratings_recover_the_strengths_behind_the_scores() -> None:
    true = {"a": 0.0, "b": 0.6, "c": 1.9}
    games: list[Result] = []
    for one, other in (("a", "b"), ("b", "c"), ("c", "a")):
        games += [(one, other, 1 / (1 + exp(true[other] - true[one])))] * 50
    assert elos(ABC, games) == pytest.approx([true[bot] * POINTS for bot in ABC], abs=1e-6)


def test_a_bot_is_rated_through_others_and_less_surely() -> None:
    games = results("b", "a", 60, 0, 40) + results("c", "b", 60, 0, 40)
    a, b, c = rate(ABC, games)
    assert c.elo == pytest.approx(2 * (b.elo or 0))
    assert (c.high or 0) - (c.elo or 0) == pytest.approx(sqrt(2) * ((b.high or 0) - (b.elo or 0)))
    assert a.elo == 0


def test_a_cycle_of_wins_gives_equal_ratings() -> None:
    games = results("a", "b", 9, 0, 1) + results("b", "c", 9, 0, 1) + results("c", "a", 9, 0, 1)
    assert elos(ABC, games) == pytest.approx([0, 0, 0], abs=1e-6)


def test_a_bot_that_won_all_games_has_a_finite_rating() -> None:
    """With one additional draw: 10.5 of 11, and then 100.5 of 101."""
    few, many = (elos(("a", "b"), results("b", "a", number, 0, 0))[1] for number in (10, 100))
    assert few == pytest.approx(400 * log(10.5 / 0.5) / log(10))
    assert many == pytest.approx(400 * log(100.5 / 0.5) / log(10))
    a, b, c = rate(ABC, results("b", "a", 20, 0, 0) + results("c", "b", 12, 0, 8))
    assert (c.elo or 0) > (b.elo or 0) > (b.low or 0) > (a.elo or 0) == 0


def test_newton_steps_are_limited() -> None:
    """Full Newton steps would diverge here."""
    games = results("a", "b", 19, 0, 1) + results("c", "b", 1000, 0, 1)
    games += results("d", "a", 40000, 0, 1) + results("c", "d", 20000, 1, 0)
    assert elos(("a", "b", "c", "d"), games) == pytest.approx([0, -382, 3370, 1720], abs=1)


def test_a_group_that_won_all_games_is_detected() -> None:
    games = results("a", "b", 5, 0, 5) + results("c", "a", 10, 0, 0) + results("c", "b", 10, 0, 0)
    assert elos(ABC, games)[2] < 1200


def test_a_bot_without_connecting_games_is_not_rated() -> None:
    rated = rate(("a", "b", "c", "d"), results("a", "b", 5, 0, 5) + results("c", "d", 5, 0, 5))
    assert [rating.elo for rating in rated] == [0.0, pytest.approx(0.0), None, None]
    assert [rating.games for rating in rated] == [10, 10, 10, 10]
    assert rate(("a", "b"), []) == [Rating("a", 0, 0.0, 0.0, 0.0), Rating("b", 0, None, None, None)]


def test_ratings_are_sorted_with_unknown_ones_last() -> None:
    listed = [Rating(bot, 1, elo, elo, elo) for bot, elo in (("a", 0.0), ("b", None), ("c", 50.0), ("d", -5.0))]
    assert [rating.bot for rating in by_strength(listed)] == ["c", "a", "d", "b"]


def test_intervals_have_their_nominal_coverage() -> None:
    rng = random.Random(1)
    true = {"a": 0.0, "b": 0.5, "c": 1.2}
    hits = 0
    for _ in range(1000):
        games: list[Result] = []
        for one, other in (("a", "b"), ("b", "c"), ("c", "a")):
            chance = 1 / (1 + exp(true[other] - true[one]))
            games += [(one, other, float(rng.random() < chance)) for _ in range(60)]
        rating = rate(ABC, games)[2]
        assert rating.low is not None
        assert rating.high is not None
        hits += rating.low <= true["c"] * POINTS <= rating.high
    assert 0.93 < hits / 1000 < 0.97
