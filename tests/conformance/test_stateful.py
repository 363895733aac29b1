"""People don't play in order: they try what is not allowed, take back, save, load and look ahead in between."""

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
from bywater.core.text import to_toml
from bywater.testing import option_sets
from bywater.testing.snapshot import memory, snapshot
from bywater.testing.walk import open_codes

EXAMPLES = 1600 if os.environ.get("BYWATER_DEEP") == "1" else 10 if os.environ.get("BYWATER_PURE") == "1" else 80
NUMBERS = st.integers(min_value=0, max_value=2**20)


class Table(RuleBasedStateMachine):
    """A game at a table, and a double of it that is written down and read again at every chance."""

    id = ""
    seats = 0

    def __init__(self) -> None:
        super().__init__()
        self.game = bywater.load(self.id)
        self.play = Play(self.game, self.seats)
        self.double: State = self.play.state.clone()
        self.kept: list[tuple[State, dict[str, Any], dict[str, Any]]] = []
        self.shown: list[int] = [0]

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
                self.play.do(code)
                self.double.apply(code)
                self.shown.append(int(self.play.state.shown))

    @precondition(lambda self: self.play.state.actor == CHANCE)
    @rule(seed=NUMBERS)
    def roll(self, seed: int) -> None:
        code = int(self.play.state.roll(random.Random(seed)))
        assert code in open_codes(self.play.state)
        self.play.do(code)
        self.double.apply(code)
        self.shown.append(int(self.play.state.shown))

    @rule(code=st.integers(min_value=-5, max_value=1100))
    def try_what_is_not_allowed(self, code: int) -> None:
        if not self._over() and code in open_codes(self.play.state):
            return
        before = (snapshot(self.play.state), memory(self.play.state), list(self.play.actions))
        with pytest.raises(IllegalAction):
            self.play.do(code)
        assert (snapshot(self.play.state), memory(self.play.state), list(self.play.actions)) == before

    @precondition(lambda self: not self._over())
    @rule(number=NUMBERS)
    def all_or_nothing(self, number: int) -> None:
        codes = open_codes(self.play.state)
        before = (snapshot(self.play.state), memory(self.play.state))
        with pytest.raises(IllegalAction):
            self.play.do_all([codes[number % len(codes)], -1])
        assert (snapshot(self.play.state), memory(self.play.state)) == before

    @rule(numbers=st.lists(NUMBERS, max_size=6))
    def look_ahead(self, numbers: list[int]) -> None:
        """A clone is kept as it is, and another is played on."""
        clone, ahead = self.play.state.clone(), self.play.state.clone()
        self.kept = [*self.kept[-2:], (clone, snapshot(clone), memory(clone))]
        for number in numbers:
            if ahead.actor != OVER:
                codes = open_codes(ahead)
                ahead.apply(codes[number % len(codes)])

    @rule(number=NUMBERS)
    def take_back(self, number: int) -> None:
        length = len(self.play.actions) - number % 4
        if length < 0:
            return
        self.play.back_to(length)
        self.double = self.play.state.clone()
        self.shown = self.shown[: length + 1]
        assert self.shown[-1] == self.play.state.shown

    @rule(how=st.sampled_from(["position", "text", "pickle", "sample"]))
    def load_the_double(self, how: str) -> None:
        position = self.double.position()
        if how == "pickle":
            self.double = pickle.loads(pickle.dumps(self.double))
        elif how == "sample":
            view = self.double.view(tuple(range(self.double.seats)))
            self.double = self.game.belief(view).sample(random.Random(1))
        else:
            self.double = self.game.position(position if how == "position" else to_toml(position))

    @rule()
    def load_the_record(self) -> None:
        before = (snapshot(self.play.state), memory(self.play.state))
        self.play = resume(self.game, read_record(str(self.play.record())))
        assert (snapshot(self.play.state), memory(self.play.state)) == before

    @precondition(lambda self: self.play.free_undo() >= 0)
    @rule()
    def free_undo_shows_nothing_hidden(self) -> None:
        """What may be taken back for nothing was somebody's own choice, and nobody learned of anything by it."""
        length = self.play.free_undo()
        assert length == len(self.play.actions) - 1
        assert self.shown[length] == self.play.state.shown

    @invariant()
    def the_double_is_the_same(self) -> None:
        assert snapshot(self.double) == snapshot(self.play.state)

    @invariant()
    def what_was_kept_is_as_it_was(self) -> None:
        for state, seen, remembered in self.kept:
            assert snapshot(state) == seen
            assert memory(state) == remembered

    @invariant()
    def somebody_can_act_or_it_is_over(self) -> None:
        state = self.play.state
        assert self._over() == bool(state.ending())
        assert self._over() or len(open_codes(state)) > 0
        assert len(self.play.actions) <= self.game.max_length
        assert state.height <= self.game.max_frames


@pytest.mark.parametrize(
    ("id", "seats"), [(id, seats) for id in bywater.game_ids() for seats in bywater.load(id).seats]
)
def test_anything_goes_at_a_table(id: str, seats: int) -> None:
    machine = type(f"{id.title()}{seats}", (Table,), {"id": id, "seats": seats})
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=EXAMPLES, stateful_step_count=40, deadline=None, derandomize=True, database=None
        ),
    )
    assert issubclass(machine, Table)
