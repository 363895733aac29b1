"""Different views have different observation tensors."""

import json
from typing import Any

import pytest

import bywater
from bywater.adapters.observer import Observer
from tests.adapters.walks import neighbours

# Parts of a view that are summarised, so that views that differ only in them may have equal tensors.
SUMMED_UP = {"quest": {"trail"}}


@pytest.mark.parametrize("id", bywater.game_ids())
def test_views_that_differ_give_tensors_that_differ(id: str) -> None:
    game = bywater.load(id)
    observer = Observer(game)
    seen: set[str] = set()
    by_tensor: dict[tuple[int, bytes], dict[str, Any]] = {}
    same: list[set[str]] = []
    for seat, view in neighbours(game, every=12, codes=6):
        text = json.dumps(view)
        if text in seen:
            continue
        seen.add(text)
        other = by_tensor.setdefault((seat, observer.tensor(view).tobytes()), view)
        if other is not view:
            same.append({name for name in view if view[name] != other[name]})
    assert len(seen) > 500
    assert len(same) < len(seen) / 500
    assert [parts for parts in same if not parts <= SUMMED_UP.get(id, set())] == []
