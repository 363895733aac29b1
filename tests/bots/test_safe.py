"""A failing bot does not stop the table, and its log lines reveal nothing hidden."""

import logging
import random
from collections.abc import Callable

import pytest

import bywater
from bywater.bots import BOTS, make_bot
from bywater.bots.cautious import CautiousBot
from bywater.bots.player import Player, Thought
from bywater.bots.safe import SafePlayer, allowance_of
from bywater.core.seats import CHANCE, OVER
from bywater.core.state import State, View
from tests.bots.faulty import Forges, Illegal, Leaves, Raises, SleepsOnLong, Vague

FAULTS: list[type[Player]] = [Raises, Leaves, Illegal, Forges, Vague]


def safe(kind: type[Player], game_id: str = "confrontation") -> SafePlayer:
    return SafePlayer(kind(bywater.load(game_id), random.Random(1)), kind.__name__)


def clock(*seconds: float) -> Callable[[], float]:
    return iter(seconds).__next__


def finished(game_id: str, player: Player, seats: int = 2) -> State:
    state, rng = bywater.load(game_id).start(seats), random.Random(1)
    while (actor := state.actor) != OVER:
        state.apply(state.roll(rng) if actor == CHANCE else player.choose(state.view(actor)))
    return state


@pytest.mark.parametrize("kind", FAULTS)
def test_the_game_goes_on_to_its_end(kind: type[Player]) -> None:
    player = safe(kind)
    assert finished("confrontation", player).ending()
    assert player.fallbacks > 10
    assert player.overruns == 0


@pytest.mark.parametrize("kind", FAULTS)
def test_each_fault_is_logged_without_anything_hidden(kind: type[Player], caplog: pytest.LogCaptureFixture) -> None:
    view = bywater.load("confrontation").start().view(0)
    with caplog.at_level(logging.WARNING, "bywater.bots"):
        safe(kind).choose(view)
    happened = {Raises: "raised ValueError", Leaves: "raised SystemExit", Vague: "raised TypeError"}
    line = f"{kind.__name__} in confrontation at a decision 'place': {happened.get(kind, 'answered illegally')}"
    assert [record.getMessage() for record in caplog.records] == [line]
    assert caplog.records[0].exc_info is None


def test_nothing_is_printed_without_a_log_handler(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(logging.root, "handlers", [])
    safe(Raises).choose(bywater.load("confrontation").start().view(0))
    assert capsys.readouterr() == ("", "")


def test_a_legal_answer_is_not_changed() -> None:
    game = bywater.load("confrontation")
    view = game.start().view(0)
    player = SafePlayer(make_bot("random", game, random.Random(5)), "random")
    assert player.choose(view) == make_bot("random", game, random.Random(5)).choose(view)
    assert (player.fallbacks, player.overruns) == (0, 0)


def test_the_cautious_bot_answers_in_the_games_that_it_supports() -> None:
    quest = bywater.load("quest")
    played = finished("quest", safe(Raises, "quest"))
    assert played.position() == finished("quest", make_bot("cautious", quest, random.Random(0))).position()


def test_the_substitute_is_found_in_the_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    """One list says which games the cautious bot supports."""
    monkeypatch.setitem(BOTS, "cautious", {"confrontation": "tests.arena.bots:Last"})
    view = bywater.load("confrontation").start().view(0)
    assert safe(Raises).choose(view) == view["legal"][-1]


def test_a_budget_in_seconds_leaves_a_little_more_time() -> None:
    game = bywater.load("confrontation")
    assert allowance_of(make_bot("wizard", game, random.Random(1))) == 2.5
    assert allowance_of(make_bot("wizard@20", game, random.Random(1))) is None


def test_if_the_cautious_bot_fails_as_well_passing_is_safe(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(self: CautiousBot, view: View) -> int:
        raise KeyError(f"{self.game.id} {view['hands']}")

    monkeypatch.setattr(CautiousBot, "choose", fail)
    quest = bywater.load("quest")
    state, rng = quest.start(2), random.Random(1)
    while state.actor == CHANCE or "pass" not in (quest.notation(code) for code in state.legal()):
        state.apply(state.roll(rng) if state.actor == CHANCE else rng.choice(list(state.legal())))
    assert quest.notation(safe(Raises, "quest").choose(state.view(state.actor))) == "pass"
    assert caplog.messages[-1].endswith("and the cautious bot raised KeyError")


@pytest.fixture
def _unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cautious bot supports no game."""
    monkeypatch.delitem(BOTS, "cautious")


@pytest.mark.usefixtures("_unknown")
def test_without_a_pass_the_first_choice_is_taken() -> None:
    view = bywater.load("confrontation").start().view(0)
    assert safe(Raises).choose(view) == view["legal"][0]


@pytest.mark.usefixtures("_unknown")
def test_passing_comes_before_the_first_choice() -> None:
    game = bywater.load("confrontation")
    view = game.start().view(0)
    view["legal"] = [0, game.action("pass")]
    assert safe(Raises).choose(view) == game.action("pass")


def test_a_late_answer_is_played_but_counted(caplog: pytest.LogCaptureFixture) -> None:
    game = bywater.load("confrontation")
    view = game.start().view(0)
    bot = make_bot("random", game, random.Random(5))
    player = SafePlayer(bot, "slow", allowance=1.0, clock=clock(0.0, 1.5, 2.0, 2.5))
    first, second = player.choose(view), player.choose(view)
    again = make_bot("random", game, random.Random(5))
    assert [first, second] == [again.choose(view), again.choose(view)]
    assert (player.overruns, player.fallbacks) == (1, 0)
    assert caplog.messages == ["slow in confrontation at a decision 'place': took 1.50 s of 1.00 s"]


def test_the_thought_of_the_player_is_returned_unless_it_failed() -> None:
    game = bywater.load("confrontation")
    view = game.start().view(0)
    view["legal"] = view["legal"][:3]
    player = safe(SleepsOnLong)
    player.choose(view)
    assert player.thought == Thought({}, {}, 3)
    player.player = Raises(game, random.Random(1))
    player.choose(view)
    assert player.thought is None
