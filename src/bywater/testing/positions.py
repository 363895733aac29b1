"""A position is complete: a state that was written down and read again plays on as if nothing had happened."""

import copy

from bywater.core.codes import OVER
from bywater.core.state import State
from bywater.core.text import to_toml
from bywater.testing.plain import not_plain, through_json
from bywater.testing.snapshot import difference, memory, snapshot
from bywater.testing.walk import Walk


def positions(walk: Walk) -> None:
    """Positions are plain data, can be read back (as data, JSON and TOML), and play on alike."""
    for state in walk:
        written = state.position()
        walk.need(not not_plain(written), f"in the position, {not_plain(written)}")
        walk.need(through_json(written) == written, "the position does not come back from JSON")
        given = copy.deepcopy(written)
        read = walk.game.position(given)
        walk.need(given == written, "reading a position changed it")
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
            walk.need(memory(read) == memory(fresh), "one position read twice went on in two ways")
            walk.need(memory(read) == memory(by_text), "a position and its text went on in two ways")


def _same(walk: Walk, state: State, read: State, how: str) -> None:
    one, other = snapshot(state), snapshot(read)
    walk.need(one == other, f"{how}, it differs in {difference(one, other)}")
