"""Random sequences of everything a client does: play, illegal actions, undo, saving, loading and looking ahead."""

import os
import pickle
import random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import bywater
from bywater import CHANCE, OVER, IllegalAction, Play, State, read_record, resume
from bywater.core.toml import to_toml
from bywater.testing import option_sets
from bywater.testing.comparison import appearance, memory
from bywater.testing.positions import position_of
from bywater.testing.walk import open_codes

EXAMPLES = 1600 if os.environ.get("BYWATER_DEEP") == "1" else 10 if os.environ.get("BYWATER_PURE") == "1" else 80
NUMBERS = st.integers(min_value=0, max_value=2**20)


class Table(RuleBasedStateMachine):
    """A game, and a copy of it that is often saved and loaded."""

    id = ""
    seats = 0

    def __init__(self) -> None:
        super().__init__()
        self.game = bywater.load(self.id)
        self.play = Play(self.game, self.seats)
        self.double: State = self.play.state.clone()
        self.kept: list[tuple[State, dict[str, Any], dict[str, Any]]] = []
        self.reveals: list[int] = [0]

    @initialize(number=NUMBERS)
    def begin(self, number: int) -> None:
        sets = option_sets(self.game)
        self.play = Play(self.game, self.seats, sets[number % len(sets)])
        self.double = self.play.state.clone()

    def _over(self) -> bool:
        return bool(self.play.state.actor == OVER)

    @precondition(lambda self: not self._over())
    @rule(numbers=st.lists(NUMBERS, min_size=1, max_size=12))
    def act(self, numbers: list[int]) -> None:
        for number in numbers:
            if not self._over():
                codes = open_codes(self.play.state)
                code = codes[number % len(codes)]
                self.play.apply(code)
                self.double.apply(code)
                self.reveals.append(int(self.play.state.reveals))

    @precondition(lambda self: self.play.state.actor == CHANCE)
    @rule(seed=NUMBERS)
    def roll(self, seed: int) -> None:
        code = int(self.play.state.roll(random.Random(seed)))
        assert code in open_codes(self.play.state)
        self.play.apply(code)
        self.double.apply(code)
        self.reveals.append(int(self.play.state.reveals))

    @rule(code=st.integers(min_value=-5, max_value=1100))
    def try_an_illegal_action(self, code: int) -> None:
        if not self._over() and code in open_codes(self.play.state):
            return
        before = (appearance(self.play.state), memory(self.play.state), list(self.play.actions))
        with pytest.raises(IllegalAction):
            self.play.apply(code)
        assert (appearance(self.play.state), memory(self.play.state), list(self.play.actions)) == before

    @precondition(lambda self: not self._over())
    @rule(number=NUMBERS)
    def all_or_nothing(self, number: int) -> None:
        codes = open_codes(self.play.state)
        before = (appearance(self.play.state), memory(self.play.state))
        with pytest.raises(IllegalAction):
            self.play.apply_all([codes[number % len(codes)], -1])
        assert (appearance(self.play.state), memory(self.play.state)) == before

    @rule(numbers=st.lists(NUMBERS, max_size=6))
    def look_ahead(self, numbers: list[int]) -> None:
        """Keep one clone unchanged, and continue another one."""
        clone, ahead = self.play.state.clone(), self.play.state.clone()
        self.kept = [*self.kept[-2:], (clone, appearance(clone), memory(clone))]
        for number in numbers:
            if ahead.actor != OVER:
                codes = open_codes(ahead)
                ahead.apply(codes[number % len(codes)])

    @rule(number=NUMBERS)
    def undo(self, number: int) -> None:
        length = len(self.play.actions) - number % 4
        if length < 0:
            return
        self.play.undo_to(length)
        self.double = self.play.state.clone()
        self.reveals = self.reveals[: length + 1]
        assert self.reveals[-1] == self.play.state.reveals

    @rule(how=st.sampled_from(["position", "text", "snapshot", "pickle", "sample"]))
    def load_the_copy(self, how: str) -> None:
        position = position_of(self.double)
        if how == "snapshot":
            self.double = self.game.restore(self.double.snapshot())
        elif how == "pickle":
            self.double = pickle.loads(pickle.dumps(self.double))
        elif how == "sample":
            view = self.double.view(tuple(range(self.double.seats)))
            self.double = self.game.belief(view).sample(random.Random(1))
        elif position is not None:
            self.double = self.game.position(position if how == "position" else to_toml(position))

    @rule()
    def load_the_record(self) -> None:
        before = (appearance(self.play.state), memory(self.play.state))
        self.play = resume(self.game, read_record(str(self.play.record())))
        assert (appearance(self.play.state), memory(self.play.state)) == before

    @precondition(lambda self: self.play.free_undo() >= 0)
    @rule()
    def free_undo_shows_nothing_hidden(self) -> None:
        """An action that is free to undo was a choice that revealed nothing to any seat."""
        length = self.play.free_undo()
        assert length == len(self.play.actions) - 1
        assert self.reveals[length] == self.play.state.reveals

    @invariant()
    def the_copy_is_the_same(self) -> None:
        assert appearance(self.double) == appearance(self.play.state)

    @invariant()
    def kept_clones_are_unchanged(self) -> None:
        for state, seen, remembered in self.kept:
            assert appearance(state) == seen
            assert memory(state) == remembered

    @invariant()
    def some_action_is_open_or_the_game_is_over(self) -> None:
        state = self.play.state
        assert self._over() == bool(state.ending())
        assert self._over() or len(open_codes(state)) > 0
        assert len(self.play.actions) <= self.game.max_length
        assert state.height <= self.game.max_frames


@pytest.mark.parametrize(
    ("id", "seats"), [(id, seats) for id in bywater.game_ids() for seats in bywater.load(id).seats]
)
def test_any_sequence_of_calls_keeps_the_contract(id: str, seats: int) -> None:
    machine = type(f"{id.title()}{seats}", (Table,), {"id": id, "seats": seats})
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=EXAMPLES, stateful_step_count=40, deadline=None, derandomize=True, database=None
        ),
    )
    assert issubclass(machine, Table)
