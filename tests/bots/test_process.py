"""A bot in a process of its own: it plays as it would here, and nothing it does can hold the table up."""

import random

import pytest

import bywater
from bywater.bots import make_bot
from bywater.bots.player import Thought
from bywater.bots.process import ProcessPlayer
from bywater.bots.safe import Overrun, PlayerFailed, SafePlayer
from tests.bots import faulty

GAME = bywater.load("confrontation")


def child(spec: str, seconds: float = 30.0) -> ProcessPlayer:
    return ProcessPlayer(spec, "confrontation", 5, seconds, faulty.make)


def test_it_answers_as_the_bot_would_here() -> None:
    view = GAME.start().view(0)
    here = make_bot("random", GAME, random.Random(5))
    with ProcessPlayer("random", "confrontation", 5, 30.0) as there:
        assert [there.choose(view) for _ in range(20)] == [here.choose(view) for _ in range(20)]


def test_a_bot_that_sleeps_is_killed_and_the_next_one_answers() -> None:
    long = GAME.start().view(0)
    short = {**long, "legal": long["legal"][:3]}
    with child("SleepsOnLong", 0.3) as player:
        process = player._process
        with pytest.raises(Overrun, match=r"0\.3 s"):
            player.choose(long)
        assert not process.is_alive()
        player.limit_seconds = 30.0
        assert player.choose(short) == short["legal"][-1]
        assert player.thought == Thought({}, {}, 3)


@pytest.mark.parametrize(
    ("spec", "told"), [("Raises", "ValueError"), ("Exits", "the process ended"), ("Leaves", "the process ended")]
)
def test_a_bot_that_fails_is_asked_again_the_next_time(spec: str, told: str) -> None:
    view = GAME.start().view(0)
    with child(spec) as player:
        for _ in range(2):
            with pytest.raises(PlayerFailed) as caught:
                player.choose(view)
            assert str(caught.value) == told


def test_a_bot_that_can_not_even_be_made() -> None:
    with child("Unborn") as player, pytest.raises(PlayerFailed, match=r"^LookupError$"):
        player.choose(GAME.start().view(0))


def test_closing_ends_the_process() -> None:
    player = child("SleepsOnLong")
    player.close()
    assert not player._process.is_alive()


def test_a_safe_player_turns_all_of_it_into_safe_choices(caplog: pytest.LogCaptureFixture) -> None:
    view = GAME.start().view(0)
    with child("Sleeps", 0.1) as sleeps, child("Exits") as exits:
        sleeping, exiting = SafePlayer(sleeps, "sleeps"), SafePlayer(exits, "exits")
        assert sleeping.choose(view) in view["legal"]
        assert exiting.choose(view) in view["legal"]
    assert (sleeping.overruns, sleeping.fallbacks) == (1, 1)
    assert (exiting.overruns, exiting.fallbacks) == (0, 1)
    assert [line.partition(": ")[2] for line in caplog.messages] == [
        "overran its time and was stopped",
        "failed in its process: the process ended",
    ]
