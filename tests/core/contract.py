"""Checks of the contract along random games."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from bywater.core.errors import IllegalAction
from bywater.core.frames import kind_of
from bywater.core.journal import Entry
from bywater.core.message import Message
from bywater.core.seats import CHANCE, OVER, WATCHER

from .sketches.table import Sketch, SketchGame


def choose(state: Sketch, rng: random.Random, avoided: range = range(0)) -> int:
    """A random action or chance outcome. Codes in `avoided` are taken only if there is no other."""
    if state.actor == CHANCE:
        return state.roll(rng)
    codes = list(state.legal())
    return rng.choice([code for code in codes if code not in avoided] or codes)


def walk(game: SketchGame, seed: int, avoided: range = range(0), **options: Any) -> Iterator[Sketch]:
    """All states of a random game, including the last one. The yielded state changes between two yields."""
    rng = random.Random(seed)
    state = game.start(**options)
    assert isinstance(state, Sketch)
    for _ in range(game.max_length):
        yield state
        if state.actor == OVER:
            return
        state.apply(choose(state, rng, avoided))
    raise AssertionError(f"the game is longer than its max_length of {game.max_length}")


def until(game: SketchGame, state: Sketch, *actions: str) -> Sketch:
    """The state after these actions, by their texts."""
    for text in actions:
        state.apply(game.action(text))
    return state


def texts(game: SketchGame, state: Sketch) -> list[str]:
    return [game.notation(action) for action in state.legal()]


def everything(state: Sketch) -> tuple[object, ...]:
    """Everything that a refused action must not change."""
    entries = None if state.journal is None else [entry.plain() for entry in state.journal]
    return (state.snapshot(), list(state.traces), state.reveals, state.height, entries)


def check_choices(game: SketchGame, state: Sketch) -> None:
    """The list is never empty, ascends, and holds only the actor's codes; at a chance point the probabilities sum to
    1."""
    codes = list(state.legal())
    if state.actor >= 0:
        assert codes, state.decision
        assert codes == sorted(set(codes))
        assert codes[0] >= 0
        assert codes[-1] < game.num_actions
        assert state.decision.seat == state.actor
        assert state.chances() == []
    else:
        assert codes == []
    if state.actor == CHANCE:
        outcomes = state.chances()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        assert all(chance > 0 for _, chance in outcomes)
        assert all(game.num_actions <= code < game.num_actions + game.num_chances for code, _ in outcomes)
        assert state.chance_source
    if state.actor == OVER:
        assert state.ending()
        assert all(-1 <= number <= 1 for number in state.returns())
    else:
        assert not state.ending()


def check_refusals(game: SketchGame, state: Sketch) -> None:
    """Illegal actions are refused, change nothing, and have a reason for every seat that may not play them."""
    before = everything(state)
    open_now = {code for code, _ in state.chances()} | set(state.legal())
    for action in range(-2, game.num_actions + game.num_chances + 2):
        assert state.allows(action) == (action in open_now)
        if action not in open_now:
            with pytest.raises(IllegalAction):
                state.apply(action)
        for seat in range(state.seats):
            reason = state.why(action, seat)
            assert (reason is None) == state.may_play(seat, action)
            assert reason is None or isinstance(reason, Message)
    assert everything(state) == before


def check_out_of_turn_seats(state: Sketch) -> None:
    """`out_of_turn_seat` is a seat of the table, and the actor for all actions but interrupts and their end."""
    for action in state.legal():
        owner = state.out_of_turn_seat(action)
        assert 0 <= owner < state.seats
        assert state.may_play(state.actor, action)
        assert state.may_play(owner, action)
        for seat in range(state.seats):
            assert state.may_play(seat, action) == (seat in (state.actor, owner))
            view = state.view(seat)
            assert (action in view["legal"]) == (seat == state.actor)
            assert (action in view["out_of_turn"]) == (seat == owner != state.actor)
    assert state.view(WATCHER)["legal"] == state.view(WATCHER)["out_of_turn"] == []


def check_copies(game: SketchGame, state: Sketch, rng: random.Random) -> None:
    """A copy is equal and independent of its original."""
    before = everything(state)
    copy = state.clone()
    assert copy.snapshot() == state.snapshot()
    assert list(copy.traces) == list(state.traces)
    assert copy.reveals == state.reveals
    assert copy.journal is None
    for _ in range(8):
        if copy.actor == OVER:
            break
        copy.apply(choose(copy, rng))
    assert everything(state) == before
    again = game.restore(state.snapshot())
    assert again.snapshot() == state.snapshot()
    assert list(again.legal()) == list(state.legal())


def seen(state: Sketch, seat: int) -> tuple[object, ...]:
    """Everything that a seat observes of a state: its view, trace, refusals and journal."""
    reasons: list[object] = []
    if seat != WATCHER:
        for action in range(state.num_actions):
            reason = state.why(action, seat)
            reasons.append(reason.plain() if reason else None)
    return (state.view(seat), state.trace(seat), state.reveals, reasons, _plain(state.journal_for(seat)))


def _plain(entries: list[Entry]) -> list[tuple[int, int, int, int, int]]:
    return [entry.plain() for entry in entries]


def check_twins(
    one: Sketch, other: Sketch, seat: int, rng: random.Random, steps: int, revealed: Callable[[Sketch], object]
) -> int:
    """Play two states that differ only in hidden information in parallel; the seat must observe no difference.

    Stop when the rules reveal the difference to all (`revealed`). Return the number of compared states.
    """
    one.open_journal()
    other.open_journal()
    compared = 0
    for _ in range(steps):
        if revealed(one) != revealed(other):
            break
        assert seen(one, seat) == seen(other, seat)
        assert one.actor == other.actor
        if one.actor == OVER:
            break
        if one.actor == seat:
            assert list(one.legal()) == list(other.legal())
        common = [a for a in _open(one) if other.allows(a)]
        if not common:
            break
        action = rng.choice(common)
        one.apply(action)
        other.apply(action)
        compared += 1
    return compared


def _open(state: Sketch) -> list[int]:
    return [code for code, _ in state.chances()] if state.actor == CHANCE else list(state.legal())


def check_traces(games: list[Iterator[Sketch]], seats: list[int]) -> int:
    """Equal traces have equal views. Returns how often a trace occurred again."""
    views: dict[tuple[int, int], object] = {}
    again = 0
    for game in games:
        for state in game:
            for seat in seats:
                key = (seat, state.trace(seat))
                view = state.view(seat)
                again += key in views
                assert views.setdefault(key, view) == view
    return again


def kinds_on_stack(state: Sketch) -> list[int]:
    return [kind_of(state.stack[level]) for level in range(state.height)]


def find(game: SketchGame, wanted: Callable[[Sketch], bool], seeds: range, **options: Any) -> Sketch:
    """The first state of random games that fulfils the condition."""
    for seed in seeds:
        for state in walk(game, seed, **options):
            if wanted(state):
                copy = state.clone()
                assert isinstance(copy, Sketch)
                return copy
    raise AssertionError("expected a state that fulfils the condition, found none")
