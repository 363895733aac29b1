"""Damaged positions, views and records: an error with a message, or a state that can be played to its end."""

import copy
import random
from typing import Any

import pytest

import bywater
from bywater import CHANCE, OVER, BadRecord, BadView, BywaterError, Game, IllegalAction, Play, State, read_record
from bywater.core.bits import BIT, lowest_bit
from bywater.core.state import Position
from bywater.testing.positions import position_of

TIMES = 150
STRANGE: list[Any] = [None, -1, 0, 1, 7, 999, 2**70, 1.5, True, "", "nobody", [], {}, [[]], {"x": 1}, [0, 0, 0, 0]]


def walk(game: Game, seats: int, rng: random.Random) -> list[State]:
    """The states of one random game."""
    state = game.start(seats)
    states = [state.clone()]
    while state.actor != OVER:
        state.apply(state.roll(rng) if state.actor == CHANCE else rng.choice(list(state.legal())))
        states.append(state.clone())
    return states


def a_position(states: list[State], rng: random.Random) -> Position:
    """The position of a random one of the states that have one."""
    while True:
        position = position_of(rng.choice(states))
        if position is not None:
            return position


def damaged(data: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """The data with one to three places changed, dropped or doubled."""
    data = copy.deepcopy(data)
    for _ in range(rng.randint(1, 3)):
        inside: Any = data
        while True:
            keys = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
            if not keys:
                break
            key = rng.choice(keys)
            if isinstance(inside[key], (dict, list)) and inside[key] and rng.random() < 0.8:
                inside = inside[key]
                continue
            if rng.random() < 0.2:
                del inside[key]
            elif type(inside[key]) is int and rng.random() < 0.6:
                inside[key] += rng.choice([-1, 1, 2])
            else:
                inside[key] = copy.deepcopy(rng.choice(STRANGE))
            break
    return data


def play_on(game: Game, state: State, rng: random.Random) -> None:
    length = 0
    while state.actor != OVER:
        state.apply(state.roll(rng) if state.actor == CHANCE else rng.choice(list(state.legal())))
        length += 1
        assert length <= game.max_length


@pytest.mark.parametrize("id", bywater.game_ids())
def test_a_damaged_position_is_refused_or_can_be_played_on(id: str) -> None:
    game, rng = bywater.load(id), random.Random(1)
    refused = 0
    for number in range(TIMES):
        states = walk(game, rng.choice(game.seats), rng)
        position = damaged(a_position(states, rng), random.Random(number))
        try:
            state = game.position(position)
        except BywaterError:
            refused += 1
        else:
            play_on(game, state, rng)
    assert 0 < refused < TIMES


@pytest.mark.parametrize("id", bywater.game_ids())
def test_a_damaged_view_is_refused_or_its_samples_can_be_played_on(id: str) -> None:
    game, rng = bywater.load(id), random.Random(2)
    refused = 0
    for number in range(TIMES):
        states = walk(game, rng.choice(game.seats), rng)
        view = damaged(rng.choice(states).view(0), random.Random(number))
        try:
            state = game.belief(view).sample(rng)
        except BadView:
            refused += 1
        else:
            play_on(game, state, rng)
    assert 0 < refused < TIMES


@pytest.mark.parametrize("id", bywater.game_ids())
def test_a_damaged_record_is_refused_as_one(id: str) -> None:
    game, rng = bywater.load(id), random.Random(3)
    play = Play(game)
    while play.state.actor != OVER:
        play.apply(play.state.roll(rng) if play.state.actor == CHANCE else rng.choice(list(play.state.legal())))
    text = str(play.record())
    refused = 0
    for _ in range(TIMES):
        lines = text.splitlines()
        at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
        lines[at], lines[other] = rng.choice([lines[other], "", "option seats 3", "start []", "end"]), lines[at]
        try:
            assert game.replay("\n".join(lines)) is not None
        except BadRecord:
            refused += 1
    assert refused > TIMES // 2


def test_an_option_can_not_replace_the_number_of_seats() -> None:
    text = "bywater record 3\ngame confrontation\nrules 1\nseats 2\noption seats 3\n\n"
    with pytest.raises(BadRecord, match="unknown option 'seats'"):
        bywater.load("confrontation").replay(text)
    with pytest.raises(BadRecord):
        bywater.resume(bywater.load("confrontation"), read_record(text))


@pytest.mark.parametrize("id", bywater.game_ids())
def test_rolling_at_a_decision_of_a_seat_is_refused(id: str) -> None:
    state = next(state for state in walk(bywater.load(id), 0, random.Random(4)) if state.actor >= 0)
    with pytest.raises(IllegalAction):
        state.roll(random.Random(1))
    while state.actor != OVER:
        state.apply(state.roll(random.Random(1)) if state.actor == CHANCE else list(state.legal())[-1])
    with pytest.raises(IllegalAction):
        state.random_action(0.5)


def test_the_lowest_bit_is_found_anywhere() -> None:
    assert [lowest_bit(BIT[n] | BIT[61]) for n in range(62)] == list(range(62))


@pytest.mark.parametrize("id", bywater.game_ids())
def test_a_game_returns_copies_of_its_data(id: str) -> None:
    game = bywater.load(id)
    before = game.start().options
    for option in game.options:
        shown = option.plain()["default"]
        if isinstance(shown, list):
            shown.append("changed")
        elif isinstance(shown, dict):
            shown["changed"] = 1
    state = game.start()
    state.view(0)["options"].clear()
    assert state.options == before
    play = Play(game)
    play.record().options["changed"] = 1
    assert "changed" not in play.record().options


@pytest.mark.parametrize("defender", ["boromir", "pippin"])
def test_actions_sent_together_reveal_nothing_to_a_seat(defender: str) -> None:
    """Whether the second of two actions is refused must not depend on what the first one reveals."""
    game = bywater.load("confrontation")
    play = Play(game)
    play.state = game.position(
        {
            "turn": "dark",
            "light": {"figures": {"shire": ["frodo"], "eregion": [defender]}},
            "dark": {"figures": {"moria": ["saruman"], "mordor": ["orcs"]}},
        }
    )
    before = play.state.snapshot()
    with pytest.raises(IllegalAction, match="seat 1 must wait for the result of 'saruman moria-eregion'"):
        play.apply_all([game.action("saruman moria-eregion"), game.action("ban")], seat=1)
    assert play.state.snapshot() == before
    play.apply_all([game.action("saruman moria-eregion")], seat=1)


def test_a_hand_can_be_laid_in_one_list_of_actions() -> None:
    """A seat may send actions together that reveal something only to others."""
    game = bywater.load("towers")
    play = Play(game, 3)
    play.state = game.position(
        {
            "seats": 3,
            "laying": True,
            "hands": [{"green_strength": 2, "gandalf": 1}, {"blue_wisdom": 1}, {"grey_resolve": 1}],
        }
    )
    play.apply_all([game.action(text) for text in ("lead green_strength", "lay green_strength")], seat=0)
    assert play.state.actor == 1
