"""Observation tensors depend only on views, are bounded, have one length and distinguish views."""

import ast
import inspect
import json
import random
from importlib import import_module
from typing import Any

import numpy as np
import pytest

import bywater
from bywater.adapters.observer import NoTensor, Observer
from bywater.core.seats import CHANCE
from bywater.core.state import State
from bywater.testing.plain_data import through_json
from tests.adapters.walks import views
from tests.conformance.toy import ToyGame

IDS = bywater.game_ids()

_LEVEL = {"seen": [], "back": "", "unseen": ["sh07"]}

# Fields that random play rarely reaches, each with a change of a view that affects only this field.
SELDOM: dict[str, dict[str, dict[str, Any]]] = {
    "confrontation": {"drawn": {"ending": "repetition"}, "repeated": {"repetition": {"times": 2}}},
    "quest": {
        "pours": {"poured": [{}]},
        "poured": {"poured": [{"white_joker": 3}]},
        "pledged_shields": {"pledged": [{"cards": {}, "tokens": {}, "shields": seat} for seat in range(3)]},
        "later_moment": {
            "decision": {"kind": "draw", "seat": -1, "fields": {"to": 0, "count": 6, "moment": "before_a_loss"}}
        },
    },
    "fate": {
        "slain": {"slain": 2},
        "oath": {"oath": True},
        "anduin_lost": {"anduin_lost": True},
        "successor": {"successor": True},
        "turned": {"turned": 0b101},
        "slots": {"slots": ["rohan"]},
        "pledged": {"pledged": ["dwarf"]},
        "paying": {"paying": ["eriador_valor"]},
        "paying_tokens": {"paying_tokens": {"stealth": 2}},
        "waiting": {"waiting": 1},
        "unwilling_seats": {"refused_cards": [{"card": "dale_valor", "from": 0, "to": 1}]},
        "refused_gifts": {"active": 0, "refused_cards": [{"card": "dale_valor", "from": 0, "to": 1}]},
        "refused_requests": {"active": 0, "refused_cards": [{"card": "dale_valor", "from": 1, "to": 0}]},
        "refused_company": {"refused_company": [{"character": "gimli", "place": "bree"}]},
        "below": {"levels": [{"seen": [], "back": "", "unseen": []}] * 4 + [_LEVEL]},
        "own_lines": {"own": {"lines": {"sh01": "umbar_blue"}}},
    },
}
# Fields with the same information about a refused proposal, once as a flag and once in full.
TOGETHER = {
    "unwilling_seats": ["refused_gifts"],
    "refused_gifts": ["unwilling_seats"],
    "refused_requests": ["unwilling_seats"],
    "refused_company": ["unwilling"],
}


@pytest.mark.parametrize("id", IDS)
def test_the_fields_cover_the_tensor_without_a_gap(id: str) -> None:
    observer = Observer(bywater.load(id))
    at = 0
    for field in observer.fields:
        assert (field.start, field.length > 0) == (at, True)
        assert not field.order or field.length % len(field.order) == 0, field.name
        at += field.length
    assert at == observer.size
    assert len({field.name for field in observer.fields}) == len(observer.fields)


@pytest.mark.parametrize("id", IDS)
def test_every_number_is_within_its_bounds_for_all_seats_and_options(id: str) -> None:
    game = bywater.load(id)
    observer = Observer(game)
    low, high = observer.bounds()
    used = np.zeros(observer.size, bool)
    for seat, view in views(game, every=4):
        tensor = observer.tensor(view)
        assert tensor.shape == (observer.size,)
        assert tensor.dtype == np.float32
        out = [field.name for field in observer.fields if _beyond(tensor, low, high, field.start, field.length)]
        assert out == [], (seat, out)
        used |= tensor != 0
    silent = [field.name for field in observer.fields if not used[field.start : field.start + field.length].any()]
    assert set(silent) <= set(SELDOM.get(id, {}))


def _beyond(tensor: Any, low: Any, high: Any, start: int, length: int) -> bool:
    part = slice(start, start + length)
    return bool((tensor[part] < low[part]).any() or (tensor[part] > high[part]).any())


@pytest.mark.parametrize(("id", "field"), [(id, field) for id in SELDOM for field in SELDOM[id]])
def test_rare_events_appear_in_their_fields(id: str, field: str) -> None:
    game = bywater.load(id)
    observer = Observer(game)
    view = {**game.start(min(3, max(game.seats))).view(0), "levels": [], "poured": [{}] if field == "poured" else []}
    change = SELDOM[id][field]
    if "own" in change:
        change = {"options": {**view["options"], **change}}
    moved = np.flatnonzero(observer.tensor({**view, **change}) != observer.tensor(view))
    assert len(moved) > 0
    fields = {found.name for found in observer.fields for at in moved if found.start <= at < found.start + found.length}
    assert fields == {field, *TOGETHER.get(field, ())}


@pytest.mark.parametrize("id", IDS)
def test_a_tensor_depends_only_on_the_view(id: str) -> None:
    """The same view, read from text, gives the same tensor; and the code that makes it never sees a state."""
    game = bywater.load(id)
    observer = Observer(game)
    for _, view in views(game, every=30):
        kept = json.dumps(view)
        tensor = observer.tensor(view)
        assert json.dumps(view) == kept
        assert (observer.tensor(through_json(view)) == tensor).all()
    module = import_module(f"bywater.games.{id}.knowledge.observation")
    names = {node.id for node in ast.walk(ast.parse(inspect.getsource(module))) if isinstance(node, ast.Name)}
    assert not names & {"State", "Table", "load", "restore"}


@pytest.mark.parametrize(("id", "options"), [("confrontation", {}), ("towers", {}), ("quest", {"hands": "secret"})])
def test_only_distinguishable_states_have_different_tensors(id: str, options: dict[str, Any]) -> None:
    game = bywater.load(id)
    observer = Observer(game)
    rng = random.Random(5)
    state = game.start(0, **options)
    differs = 0
    for _ in range(120):
        state.apply(_any(state, rng))
        if state.actor == bywater.OVER:
            break
        other = game.belief(state.view(0)).sample(rng)
        assert (observer.tensor(other.view(0)) == observer.tensor(state.view(0))).all()
        differs += int((observer.tensor(other.view(1)) != observer.tensor(state.view(1))).any())
    assert differs > 10


def _any(state: State, rng: random.Random) -> int:
    return int(state.roll(rng) if state.actor == CHANCE else rng.choice(list(state.legal())))


def test_a_used_array_is_overwritten() -> None:
    game = bywater.load("towers")
    observer = Observer(game)
    out = np.ones(observer.size, np.float32)
    view = game.start(3).view(1)
    observer.write(view, out)
    assert (out == observer.tensor(view)).all()


def test_the_mask_has_one_for_each_legal_code() -> None:
    game = bywater.load("confrontation")
    view = game.start().view(0)
    mask = Observer(game).mask(view["legal"])
    assert mask.shape == (game.num_actions,)
    assert np.flatnonzero(mask).tolist() == view["legal"]
    assert not Observer(game).mask([]).any()


def test_a_game_without_observations_is_refused() -> None:
    with pytest.raises(NoTensor, match=r"expected a module knowledge\.observation"):
        Observer(ToyGame())
