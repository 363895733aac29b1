"""Matches: every player has every seat once, and points are added."""

import random

import pytest

import bywater
from bywater.core.errors import BadSeats, BywaterError
from bywater.core.match import Match
from bywater.core.play import Play
from bywater.core.record import Record
from bywater.core.state import State

from .helpers import GAME, finished, play_on, unfinished
from .sketches.pledges import Pledges
from .sketches.table import SketchGame


def scores(seed: int) -> list[int]:
    return GAME.replay(finished(seed)).score()


def test_players_change_seats_and_their_points_add_up() -> None:
    match = Match(GAME, ["ann", "bob"])
    assert match.seating() == ["ann", "bob"]
    first, second = scores(1), scores(2)
    assert match.add(finished(1)) == first
    assert match.seating() == ["bob", "ann"]
    assert not match.is_over
    assert match.add(finished(2)) == second[::-1]
    assert match.is_over
    assert match.points == [first[0] + second[1], first[1] + second[0]]


def test_players_with_equal_names_are_distinct() -> None:
    match = Match(GAME, ["bot", "bot"])
    assert match.add(finished(1)) == scores(1)
    assert match.add(finished(2)) == scores(2)[::-1]


class Finished(State):
    """A finished game of three seats with 1, 20 and 300 points."""

    def score(self) -> list[int]:
        return [1, 20, 300]

    def ending(self) -> str:
        return "over"


class Threesome(SketchGame):
    def replay(self, given: str | Record) -> State:
        return Finished(3, 1, None)


def test_each_of_three_players_has_every_seat_once() -> None:
    game = Threesome(
        lambda _: Pledges(3, None), id="three", seat_names=("a", "b", "c"), actions=["go"], chances=[], max_length=1
    )
    match = Match(game, ["ann", "bob", "cid"])
    seatings = []
    gained = []
    while not match.is_over:
        seatings.append(match.seating())
        gained.append(match.add(Record("three", 1, 3, {}, [])))
    assert seatings == [["ann", "bob", "cid"], ["bob", "cid", "ann"], ["cid", "ann", "bob"]]
    assert gained == [[1, 20, 300], [300, 1, 20], [20, 300, 1]]
    assert match.points == [321, 321, 321]


def test_the_most_points_lead_and_equal_ones_share() -> None:
    match = Match(GAME, ["ann", "bob"])
    assert match.leaders() == ["ann", "bob"]
    match.add(finished(1))
    best = max(scores(1))
    assert match.leaders() == [name for name, points in zip(["ann", "bob"], scores(1), strict=True) if points == best]
    match.add(finished(1))
    assert match.leaders() == ["ann", "bob"]


def test_only_finished_games_count_and_no_more_than_there_are_seats() -> None:
    match = Match(GAME, ["ann", "bob"])
    with pytest.raises(BywaterError, match="expected a finished game"):
        match.add(unfinished(10).record())
    assert match.points == [0, 0]
    match.add(finished(1))
    match.add(finished(2))
    with pytest.raises(BywaterError, match="the match is over"):
        match.add(finished(3))


def test_a_game_of_the_match_is_played_with_the_options_of_the_match() -> None:
    match = Match(GAME, ["ann", "bob"], {"magic_compulsory": True})
    with pytest.raises(BywaterError, match="option"):
        match.add(finished(1))
    match.add(play_on(Play(GAME, 2, {"magic_compulsory": True}), 1).record())
    assert len(match.records) == 1


def test_a_match_has_as_many_players_as_its_game_has_seats() -> None:
    with pytest.raises(BadSeats):
        Match(GAME, ["ann", "bob", "cid"])


def test_a_game_with_another_number_of_seats_is_not_counted() -> None:
    towers = bywater.load("towers")
    play = Play(towers, 3)
    rng = random.Random(1)
    while play.state.actor != bywater.OVER:
        state = play.state
        play.apply(int(state.roll(rng)) if state.actor == bywater.CHANCE else int(rng.choice(list(state.legal()))))
    match = Match(towers, ["Ann", "Ben"])
    with pytest.raises(BadSeats, match="expected a game of 2 seats, got one of 3"):
        match.add(play.record())
    assert match.points == [0, 0]


def test_the_options_of_a_match_are_checked_at_once() -> None:
    with pytest.raises(bywater.UnknownOption, match="did you mean 'symbols'"):
        Match(bywater.load("towers"), ["Ann", "Ben"], {"symbol": "ten"})
