"""Games in progress: applying one or several actions, undo, and records."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bywater.core.errors import BadRecord, BywaterError, IllegalAction
from bywater.core.play import Play, resume
from bywater.core.record import Record, digest_of, read_record

from .helpers import GAME, at_turn, examples, finished, play_on, unfinished


def everything(play: Play) -> tuple[object, ...]:
    state = play.state
    return (state.snapshot(), list(state.traces), state.reveals, len(state.journal or []), play.actions[:])


def test_an_action_is_applied_and_recorded() -> None:
    play = Play(GAME)
    action = play.state.legal()[0]
    play.apply(action)
    assert play.actions == [action]
    assert play.record().lines == [GAME.notation(action)]
    assert play.state.journal


def test_an_illegal_action_changes_nothing() -> None:
    play = unfinished(12)
    before = everything(play)
    illegal = next(a for a in range(GAME.num_actions) if not play.state.allows(a))
    with pytest.raises(IllegalAction):
        play.apply(illegal)
    assert everything(play) == before


@examples
@given(st.integers(0, 24), st.integers(0, 6), st.integers(0, 6))
def test_several_actions_are_applied_all_or_none(steps: int, number: int, place: int) -> None:
    play = unfinished(steps)
    following = unfinished(steps + number).actions[steps:]
    spoiled = [*following]
    spoiled.insert(min(place, len(spoiled)), GAME.num_actions + GAME.num_chances)
    before = everything(play)
    with pytest.raises(IllegalAction):
        play.apply_all(spoiled)
    assert everything(play) == before
    play.apply_all(following)
    assert everything(play) == everything(unfinished(steps + number))


@examples
@given(st.integers(0, 28), st.integers(0, 28))
def test_undo_restores_the_earlier_state(steps: int, length: int) -> None:
    play = unfinished(steps)
    if length > len(play.actions):
        with pytest.raises(BywaterError, match="expected a length from 0"):
            play.undo_to(length)
        return
    play.undo_to(length)
    assert everything(play) == everything(unfinished(length))


def test_a_finished_game_can_be_undone() -> None:
    play = unfinished(10_000)
    assert play.state.ending()
    play.undo_to(5)
    assert everything(play) == everything(unfinished(5))
    assert play.record().digest == ""


def test_undo_to_an_invalid_length_is_refused() -> None:
    with pytest.raises(BywaterError):
        unfinished(3).undo_to(-1)


def test_without_actions_there_is_nothing_to_undo() -> None:
    assert Play(GAME).free_undo() == -1


def test_undo_of_an_action_that_revealed_nothing_is_free() -> None:
    play = unfinished(1)
    assert play.free_undo() == 0
    play.undo_to(play.free_undo())
    assert play.actions == []


@pytest.mark.parametrize("seed", range(1, 6))
def test_undo_is_free_exactly_if_nothing_hidden_was_revealed(seed: int) -> None:
    play = Play(GAME)
    free = 0
    while not play.state.ending():
        actor, shown = play.state.actor, play.state.reveals
        play_on(play, seed + len(play.actions), 1)
        expected = len(play.actions) - 1 if actor >= 0 and play.state.reveals == shown else -1
        assert play.free_undo() == expected
        free += expected >= 0
    assert 0 < free < len(play.actions)


def test_undo_of_a_chance_outcome_is_never_free() -> None:
    play = Play(GAME)
    seed = 0
    while play.state.actor != -1:
        if play.state.ending():
            play = Play(GAME)
        seed += 1
        play_on(play, seed, 1)
    play.apply(play.state.chances()[0][0])
    assert play.free_undo() == -1


def test_the_record_of_a_finished_game_has_a_digest() -> None:
    play = unfinished(10_000)
    assert play.record().digest == digest_of(play.state)
    assert unfinished(20).record().digest == ""


@pytest.mark.parametrize("steps", [0, 7, 20, 10_000])
def test_a_game_is_resumed_from_its_record(steps: int) -> None:
    play = unfinished(steps)
    again = resume(GAME, read_record(str(play.record())))
    assert everything(again) == everything(play)
    assert again.record() == play.record()
    assert again.free_undo() == play.free_undo()


def test_a_resumed_game_keeps_its_options() -> None:
    play = play_on(Play(GAME, 2, {"dark_specials": ["palantir"], "magic_compulsory": True}), 3, 15)
    again = resume(GAME, read_record(str(play.record())))
    assert again.state.snapshot() == play.state.snapshot()
    assert again.state.options["magic_compulsory"] is True


def test_a_game_from_a_position_is_resumed_and_undone_to_it() -> None:
    start = at_turn(15).state.position()
    play = resume(GAME, Record("confrontation", GAME.rules, 2, {}, [], start=start))
    assert play.state.position() == start
    play_on(play, 2, 6)
    again = resume(GAME, read_record(str(play.record())))
    assert again.state.snapshot() == play.state.snapshot()
    play.undo_to(0)
    assert play.state.position() == start


def test_a_damaged_record_is_not_resumed() -> None:
    record = finished()
    record.lines[4] = "no such action"
    with pytest.raises(BadRecord):
        resume(GAME, record)


def test_a_play_begins_from_a_position_and_records_it() -> None:
    play = Play(GAME, start={"turn": "light", "light": {"figures": {"shire": ["frodo", "sam"]}}})
    play.apply(GAME.action("sam shire-cardolan"))
    again = resume(GAME, read_record(str(play.record())))
    assert again.state.snapshot() == play.state.snapshot()
    start = play.record().start
    assert start is not None
    assert start["options"] == play.options == again.options
