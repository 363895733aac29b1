"""Checks of positions and snapshots: a state that is written and read plays on like the original."""

import copy
import json

from bywater.core.errors import BadPosition
from bywater.core.seats import OVER
from bywater.core.state import Position, State
from bywater.core.toml import to_toml
from bywater.testing.comparison import appearance, difference, memory
from bywater.testing.plain_data import find_not_plain, through_json
from bywater.testing.walk import Walk


def snapshots(walk: Walk) -> None:
    """Every state can be restored from its snapshot, with its traces and through JSON."""
    for state in walk:
        written = state.snapshot()
        walk.check(not find_not_plain(written), f"in the snapshot, {find_not_plain(written)}")
        read = walk.game.restore(json.loads(json.dumps(written)))
        walk.check(
            read.snapshot() == written,
            f"expected an equal snapshot of the restored state; it differs in {difference(written, read.snapshot())}",
        )
        walk.check(
            read is not state and read.journal is None, "expected a new state without a journal, got one with a journal"
        )
        _same(walk, state, read, "restored")
        walk.check(
            memory(read)["traces"] == memory(state)["traces"],
            "expected the same traces in the restored state, got others",
        )
        if state.actor != OVER and walk.sometimes(4):
            went_on = state.clone()
            for made in (went_on, read):
                made.apply(walk.next)
            _same(walk, went_on, read, "restored and played on")


def positions(walk: Walk) -> None:
    """Positions are plain data, are read back equal (from data, JSON and TOML), and lead to the same states."""
    found = 0
    for state in walk:
        written = position_of(state)
        if written is None:
            continue
        found += 1
        walk.check(not find_not_plain(written), f"in the position, {find_not_plain(written)}")
        walk.check(through_json(written) == written, "expected the same position from JSON, got another")
        given = copy.deepcopy(written)
        read = walk.game.position(given)
        walk.check(given == written, "reading a position changed it")
        walk.check(
            read.position() == written,
            f"expected the same position again; it differs in {difference(written, read.position())}",
        )
        _same(walk, state, read, "read from its position")
        if not walk.sometimes(2):
            continue
        by_text = walk.game.position(to_toml(written))
        _same(walk, state, by_text, "read from its position as TOML")
        if state.actor != OVER:
            fresh = walk.game.position(state.position())
            for made in (read, by_text, fresh):
                made.open_journal()
                made.apply(walk.next)
            went_on = state.clone()
            went_on.apply(walk.next)
            _same(walk, went_on, read, "read from its position and played on")
            walk.check(
                memory(read) == memory(fresh),
                "expected equal histories from one position read twice, got different ones",
            )
            walk.check(
                memory(read) == memory(by_text),
                "expected equal histories from a position and its TOML text, got different ones",
            )
    walk.check(found > 0, "expected a position of at least one state, got none")


def position_of(state: State) -> Position | None:
    """The position of a state at the start of a turn; None in the middle of one."""
    try:
        return state.position()
    except BadPosition:
        return None


def _same(walk: Walk, state: State, read: State, how: str) -> None:
    one, other = appearance(state), appearance(read)
    walk.check(one == other, f"{how}, the state differs in {difference(one, other)}")
