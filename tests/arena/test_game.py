"""One game of the arena: reproducible, fair to both sides, and robust against failing bots."""

from dataclasses import replace

import pytest

import bywater
from bywater.arena import Plan
from bywater.arena.game import Outcome, play, read_outcome
from bywater.bots.budget import read_budget
from bywater.core.errors import BywaterError
from bywater.core.state import View
from tests.arena.bots import Slow, Witness

TOWERS = Plan("towers", ("witness", "onlooker"), rounds=2, seats=3, seed=1)
DEALT = Plan("confrontation", ("witness", "random"), rounds=3, seed=1, dealt=True)


def untimed(outcome: Outcome) -> Outcome:
    return replace(outcome, seconds=(), slowest=())


@pytest.mark.parametrize("game", bywater.game_ids())
def test_the_same_fixture_gives_the_same_game(game: str) -> None:
    fixture = Plan(game, ("random", "first"), rounds=1, seats=2, seed=5).fixtures()[0]
    outcome = play(fixture)
    assert untimed(outcome) == untimed(play(fixture))
    assert outcome.line != play(replace(fixture, root="other")).line
    assert outcome.key == fixture.key
    assert outcome.ending
    assert outcome.actions > sum(outcome.moves) > 0


def test_all_games_of_a_round_have_the_same_deal() -> None:
    """The first seat has the same view in both games of a pair."""
    found: dict[int, list[View]] = {0: [], 1: []}
    for fixture in TOWERS.fixtures():
        Witness.seen.clear()
        play(fixture)
        found[fixture.round].append(Witness.seen[0])
    first, second = found.values()
    assert len(first) == len(second) == 6
    assert first == [first[0]] * 6
    assert second == [second[0]] * 6
    assert first[0] != second[0]


def test_the_seeds_of_the_seats_are_those_of_the_round() -> None:
    """Two random bots with different names play the same game in both games of a pair."""
    one, other = Plan("confrontation", ("witness", "random"), rounds=1, seed=1).fixtures()
    assert play(one).line == play(other).line


def test_dealt_set_ups_are_equal_in_both_games_of_a_pair() -> None:
    dealt = []
    for fixture in DEALT.fixtures():
        Witness.seen.clear()
        play(fixture)
        view = Witness.seen[0]
        assert view["decision"]["kind"] != "place"
        side = "light" if fixture.seating[0] == "witness" else "dark"
        dealt.append(view[side]["figures"])
    again = []
    for fixture in DEALT.fixtures():
        # the other bot in this seat gets the same figures
        Witness.seen.clear()
        play(replace(fixture, seating=tuple("witness" for _ in fixture.seating)))
        by_side = {("dark" if view["actor"] else "light"): view for view in Witness.seen}
        side = "light" if fixture.seating[0] == "witness" else "dark"
        again.append(by_side[side][side]["figures"])
    assert dealt == again
    assert len({str(figures) for figures in dealt}) == len(dealt) == 6


def test_without_dealing_a_bot_sets_up_itself() -> None:
    play(replace(DEALT, dealt=False).fixtures()[0])
    assert Witness.seen[0]["decision"]["kind"] == "place"


def test_a_bot_that_fails_is_counted_and_the_game_goes_on() -> None:
    outcome = play(Plan("confrontation", ("fails", "random"), rounds=1).fixtures()[0])
    assert outcome.ending
    assert outcome.fallbacks[0] >= outcome.moves[0] > 5
    assert outcome.fallbacks[1] == 0


def test_a_bot_that_exceeds_its_time_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "bywater.arena.game.make_bot",
        lambda spec, game, rng: Slow(game, rng, read_budget(spec.partition("@")[2] or "1")),
    )
    slow, patient = (
        play(Plan("confrontation", (spec, "other"), rounds=1).fixtures()[0]) for spec in ("slow@0.001s", "slow@60s")
    )
    assert slow.overruns[0] >= slow.moves[0] > 5
    assert slow.overruns[1] == 0
    assert patient.overruns == (0, 0)
    assert patient.fallbacks == slow.fallbacks == (0, 0)


class Clock:
    """Advances only during sleep, unlike a real clock."""

    now = 0.0

    def perf_counter(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += seconds


def test_only_choices_among_several_are_moves_and_are_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    for module in ("bywater.arena.game.time", "tests.arena.bots.time"):
        monkeypatch.setattr(module, clock)
    outcome = play(Plan("confrontation", ("slow", "random"), rounds=1).fixtures()[0])
    assert list(outcome.seconds) == pytest.approx([0.002 * outcome.moves[0], 0.0])
    assert list(outcome.slowest) == pytest.approx([0.002, 0.0])
    assert clock.now > outcome.seconds[0]  # it also slept where there was nothing to choose


def test_a_game_without_end_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bywater.load("confrontation"), "max_length", 10)
    with pytest.raises(BywaterError, match="longer than its max_length of 10"):
        play(DEALT.fixtures()[0])


def test_an_outcome_is_read_as_it_was_written() -> None:
    outcome = play(DEALT.fixtures()[0])
    assert read_outcome(outcome.plain()) == outcome
