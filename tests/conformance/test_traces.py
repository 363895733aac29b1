"""Traces as keys of search trees: one trace per history, and one view per trace."""

import os
from typing import Any

import pytest

import bywater
from bywater.testing import Walk
from bywater.testing.comparison import difference

GAMES = 400 if os.environ.get("BYWATER_DEEP") == "1" else 10 if os.environ.get("BYWATER_PURE") == "1" else 40
TABLES = [(id, seats) for id in bywater.game_ids() for seats in bywater.load(id).seats]


def walks(id: str, seats: int) -> list[Walk]:
    """Games with the same beginning, and with full sets as options."""
    game = bywater.load(id)
    full = {option.name: list(option.choices) for option in game.options if option.kind == "set"}
    return [Walk(game, seats, full, seed) for seed in range(GAMES)]


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_two_histories_never_share_a_trace(id: str, seats: int) -> None:
    known: dict[tuple[int, int], int] = {}
    for walk in walks(id, seats):
        read: dict[int, tuple[Any, ...]] = dict.fromkeys(walk.viewers(), ())
        told = 0
        for state in walk:
            for viewer in walk.viewers():
                read[viewer] += tuple(entry.plain() for entry in state.journal_for(viewer, told))
                history = hash(read[viewer])
                assert known.setdefault((viewer, int(state.trace(viewer))), history) == history, str(walk)
            told = len(state.journal or [])
    assert len(known) > GAMES


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_equal_traces_have_equal_views(id: str, seats: int) -> None:
    known: dict[tuple[int, int], Any] = {}
    for walk in walks(id, seats):
        for state in walk:
            for viewer in walk.viewers():
                view = state.view(viewer)
                before = known.setdefault((viewer, int(state.trace(viewer))), view)
                assert before == view, f"viewer {viewer}: {difference(before, view)}\n{walk}"
    assert len(known) > GAMES
