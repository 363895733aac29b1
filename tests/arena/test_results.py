"""Results of made-up games, which can be counted by hand."""

import random
from dataclasses import replace
from math import isclose

import pytest

from bywater.arena import Outcome, Plan
from bywater.arena.results import Meeting, results_of
from bywater.arena.stats import wilson
from bywater.registry import load

DUEL = Plan("confrontation", ("a", "b", "c"), rounds=2)
TOWERS = Plan("towers", ("a", "b"), rounds=1, seats=3)
TEAMS = Plan("quest", ("a", "b"), rounds=4, seats=2, levels=({"sauron": 15}, {"sauron": 10}))


def outcome(
    seating: str, returns: tuple[float, ...], score: tuple[int, ...], number: int = 0, level: int = 0, line: str = ""
) -> Outcome:
    """A distinct game, in which seat n made n + 1 moves of one second each and had n faults."""
    seats = len(seating)
    counts = tuple(range(seats))
    return Outcome(
        level=level,
        round=number,
        seating=tuple(seating),
        returns=returns,
        score=score,
        ending="over",
        actions=9,
        moves=tuple(n + 1 for n in counts),
        seconds=tuple(float(n + 1) for n in counts),
        slowest=tuple(1.0 + n for n in counts),
        fallbacks=counts,
        overruns=tuple(2 * n for n in counts),
        line=line or f"{seating}{number}{level}",
    )


WON, LOST, EVEN = (1.0, -1.0), (-1.0, 1.0), (0.0, 0.0)


def meeting(meetings: list[Meeting], bot: str, against: str) -> Meeting:
    return next(one for one in meetings if (one.bot, one.against) == (bot, against))


def test_a_meeting_is_listed_for_both_bots() -> None:
    games = [
        outcome("ab", WON, (6, 0)),
        outcome("ba", EVEN, (0, 0)),
        outcome("ab", WON, (4, 0), 1),
        outcome("ba", WON, (3, 0), 1),
    ]
    found = results_of(DUEL, games)
    assert (found.played, found.planned) == (4, 12)
    a, b = meeting(found.meetings, "a", "b"), meeting(found.meetings, "b", "a")
    assert (a.first.hits, a.first.trials, a.first.share) == (2.5, 4, 0.625)
    assert (a.first.low, a.first.high) == wilson(2.5, 4)
    assert (b.first.hits, b.first.trials) == (1.5, 4)
    assert (a.place, b.place) == (1.375, 1.625)
    assert (a.points, b.points) == (2.5, 0.75)
    assert meeting(found.meetings, "c", "a").first.trials == 0
    sides = {(side.bot, side.seat): (side.first.hits, side.first.trials) for side in found.sides}
    assert sides["a", 0] == (2.0, 2)
    assert sides["a", 1] == (0.5, 2)
    assert sides["b", 0] == (1.5, 2)
    assert sides["c", 0] == (0, 0)
    assert [(side.hits, side.trials) for side in a.sides] == [(2.0, 2), (0.5, 2)]
    assert [(side.hits, side.trials) for side in b.sides] == [(1.5, 2), (0.0, 2)]
    assert found.mirrors == []


def test_mirror_games_count_only_for_the_seats() -> None:
    games = [outcome("aa", WON, (6, 0)), outcome("aa", LOST, (0, 3), 1), outcome("aa", WON, (3, 0), 2)]
    found = results_of(replace(DUEL, mirror=True), [*games, outcome("ab", LOST, (0, 1))])
    mirrors = {(side.bot, side.seat): (side.first.hits, side.first.trials) for side in found.mirrors}
    assert mirrors["a", 0] == (2.0, 3)
    assert mirrors["a", 1] == (1.0, 3)
    assert mirrors["b", 0] == (0, 0)
    assert meeting(found.meetings, "a", "b").first.trials == 1
    assert sum(side.first.trials for side in found.sides) == 2
    assert next(rating for rating in found.ratings if rating.bot == "a").games == 1


def test_ratings_are_relative_to_the_first_bot_and_omit_bots_without_games() -> None:
    games = [outcome("ab", WON, (1, 0), number) for number in range(2)] + [outcome("ba", WON, (1, 0))]
    a, b, c = results_of(DUEL, games).ratings
    assert a.elo == 0
    assert b.elo == pytest.approx(-120.41, abs=0.01)  # a third of the games: odds of one to two
    assert (c.elo, c.games) == (None, 0)


def test_equal_games_are_counted_once() -> None:
    games = [outcome("ab", WON, (6, 0), number, line="same") for number in range(2)]
    games += [outcome("ba", WON, (6, 0), number, line="same") for number in range(2)]
    found = meeting(results_of(DUEL, games).meetings, "a", "b")
    assert (found.first.trials, found.distinct) == (4, 2)


def test_a_bot_with_one_seat_against_another() -> None:
    """With three seats a is alone in the first two games, b in the last; places two and three are shared once."""
    games = [
        outcome("abb", (1.0, 0.0, -1.0), (20, 10, 5)),
        outcome("bab", (1.0, -0.5, -0.5), (9, 8, 8)),
        outcome("aab", (0.0, -1.0, 1.0), (3, 2, 12)),
    ]
    found = results_of(TOWERS, games)
    a, b = meeting(found.meetings, "a", "b"), meeting(found.meetings, "b", "a")
    assert (a.first.hits, a.first.trials, a.place, a.points) == (1.0, 2, 1.75, 14.0)
    assert (b.first.hits, b.first.trials, b.place, b.points) == (1.0, 1, 1.0, 12.0)
    assert [(side.bot, side.seat) for side in found.sides if side.first.trials] == [("a", 0), ("a", 1), ("b", 2)]


def test_a_place_counts_as_the_share_of_beaten_seats() -> None:
    """Alone, b beat 1.25 of 2 seats and a beat half: so b scored 0.5625 per game."""
    games = [outcome("aba", (1.0, 0.25, -1.0), (3, 2, 1)), outcome("bab", (1.0, -0.5, -0.5), (3, 2, 2))]
    _, b = results_of(TOWERS, games).ratings
    # b: half of one game, and 1 - 0.25 of the other
    assert b.elo == pytest.approx(400 * 0.221849, abs=0.01)  # log10(1.25 / 0.75)


def test_if_all_lose_no_seat_is_first() -> None:
    plan = Plan("quest", ("a", "b"), rounds=1, seats=2, options={"competitive": True})
    found = results_of(plan, [outcome("ab", (-1.0, -1.0), (5, 5)), outcome("ba", (1.0, 0.0), (60, 50))])
    assert [one.first.hits for one in found.meetings] == [0.0, 1.0]


def teams() -> list[Outcome]:
    """At the first level b wins games that a loses, and once the reverse; at the second only a has played."""
    games = []
    for number, (a, b) in enumerate([(False, True), (False, True), (True, False), (True, True)]):
        for bot, won, score in (("a", a, 30), ("b", b, 40 + number)):
            games.append(outcome(bot * 2, (1.0, 1.0) if won else (-0.5, -0.5), (score, score), number))
    return [*games, outcome("aa", (-0.5, -0.5), (7, 7), 2, level=1)]


def test_teams_are_compared_on_the_same_seeds() -> None:
    first, second, third, fourth = results_of(TEAMS, teams()).teams
    assert (first.level, first.bot, first.won.hits, first.score, first.difference) == (0, "a", 2, 30.0, None)
    assert (second.bot, second.won.hits, second.won.trials, second.score) == ("b", 3, 4, 41.5)
    ahead = second.difference
    assert ahead is not None
    assert (ahead.seeds, ahead.won, ahead.score) == (4, 0.25, 11.5)
    assert ahead.won_low < 0 < ahead.won_high
    assert ahead.score_low is not None
    assert ahead.score_high is not None
    assert isclose(ahead.score_high - 11.5, 11.5 - ahead.score_low)
    assert (third.level, third.won.trials, third.score) == (1, 1, 7.0)
    assert (fourth.won.trials, fourth.difference) == (0, None)


def test_a_seed_played_by_only_one_bot_does_not_count() -> None:
    games = [game for game in teams() if game.key != (0, 0, ("a", "a"))]
    ahead = results_of(TEAMS, games).teams[1].difference
    assert ahead is not None
    assert (ahead.seeds, ahead.won) == (3, 0.0)


def test_conduct_is_averaged_over_seats() -> None:
    """Bot a had the first and the second seat: one and two moves, none and one fault."""
    games = [outcome("ab", WON, (1, 0)), outcome("ba", WON, (1, 0))]
    a, b, c = results_of(DUEL, games).conduct
    assert (a.moves, a.seconds, a.slowest, a.fallbacks, a.overruns) == (1.5, 1.0, 2.0, 1, 2)
    assert (b.moves, b.fallbacks) == (1.5, 1)
    assert (c.moves, c.seconds, c.slowest, c.fallbacks) == (0.0, 0.0, 0.0, 0)


@pytest.mark.parametrize("plan", [DUEL, TOWERS, TEAMS], ids=["duel", "towers", "teams"])
def test_the_order_in_which_games_end_does_not_matter(plan: Plan) -> None:
    rng = random.Random(1)
    games = []
    for fixture in plan.fixtures():
        places = [1.0, *[-1.0] * (plan.seats - 1)]
        rng.shuffle(places)
        returns = tuple(places) if plan.is_competitive else (places[0],) * plan.seats
        score = (rng.randrange(9),) * plan.seats
        games.append(outcome("".join(fixture.seating), returns, score, fixture.round, fixture.level))
    shuffled = games[:]
    rng.shuffle(shuffled)
    assert results_of(plan, games) == results_of(plan, shuffled)


def test_results_without_games_are_empty() -> None:
    for plan in (DUEL, TOWERS, TEAMS):
        assert results_of(plan, []).played == 0


def test_the_results_are_plain_data() -> None:
    plain = results_of(TEAMS, teams()).plain()
    assert plain["plan"]["levels"] == [{"sauron": 15}, {"sauron": 10}]
    assert plain["plan"]["rules"] == load("quest").rules
    assert plain["teams"][1]["won"]["hits"] == 3
    assert plain["form"] in ("compiled", "interpreted")
