"""The option `automatic`: choices with a single answer are made automatically, or prompted."""

import random
from typing import Any, Final

import pytest

import bywater
from bywater import CHANCE, OVER, State
from bywater.bots import make_bot

from .helpers import GAME, offers, prompt_of, table
from .moments import parts, state_of

TABLES: Final[list[tuple[int, dict[str, Any]]]] = [
    (1, {}),
    (2, {}),
    (3, {"objectives": "riders_of_rohan", "level": "heroic"}),
    (5, {"objectives": "random", "characters": "random"}),
]


def fought(**options: bool) -> State:
    """Gimli's player has one card of the region to give; Frodo's player is prompted."""
    return table(
        {"gimli": "bree", "legolas": "lorien"},
        {"frodo_sam": "bree", "eowyn": "edoras"},
        acting="gimli",
        hands=[["eriador_valor"], []],
        options=options,
    )


def test_play_reports_automatic_choices() -> None:
    state = fought()
    assert state.play("give to second") == ["card eriador_valor"]
    assert prompt_of(state) == ("trade_consent", 1)
    assert state.play("yes") == []


def test_without_it_a_single_answer_is_prompted() -> None:
    state = fought(automatic=False)
    assert state.play("give to second") == []
    assert prompt_of(state) == ("trading", 0)
    assert offers(state) == {"card eriador_valor"}
    again = state_of(parts(state))
    assert again.view(0) == state.view(0)
    assert GAME.belief(state.view(0)).sample(random.Random(0)).view(0) == state.view(0)
    assert state.clone().play("card eriador_valor") == []


def test_what_costs_nothing_is_no_question() -> None:
    state = table({"gimli": "erebor"}, {"frodo_sam": "bree"}, acting="gimli", options={"automatic": False})
    assert state.play("muster 1") == []
    assert prompt_of(state) == ("act", 0)
    assert table({"gimli": "erebor"}, {"frodo_sam": "bree"}, acting="gimli").play("muster 1") == []


def text_of(state: State, rng: random.Random, bot: Any) -> str:
    code = state.roll(rng) if state.actor == CHANCE else bot.choose(state.view(state.actor))
    return GAME.notation(int(code))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_without_it_the_same_game_has_these_lines_as_decisions(seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(seats)
    bot = make_bot("cautious", GAME, random.Random(0))
    short = GAME.start(seats, **options)
    long = GAME.start(seats, **options, automatic=False)
    made = 0
    while short.actor != OVER:
        text = text_of(short, rng, bot)
        forced = short.play(text)
        made += len(forced)
        for line in (text, *forced):
            assert long.play(line) == []
    assert made > 20
    assert long.actor == OVER
    ends = [{word: part for word, part in parts(state).items() if word != "options"} for state in (short, long)]
    assert ends[0] == ends[1]


def test_a_record_keeps_the_option() -> None:
    play = bywater.Play(GAME, 2, {"automatic": False})
    rng = random.Random(3)
    for _ in range(40):
        play.apply(int(play.state.roll(rng)) if play.state.actor == CHANCE else int(play.state.legal()[0]))
    assert GAME.replay(str(play.record())).view(0) == play.state.view(0)
