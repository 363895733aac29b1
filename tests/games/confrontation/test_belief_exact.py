"""Beliefs are exact: world by world in the right proportion, against all that could have been (M18, D5, D11, D12).

BYWATER_DEEP=1 follows ten times as many games.
"""

import os
import random
from collections import Counter
from typing import Any

import pytest

from bywater import OVER, WATCHER, BadPosition, State, load
from bywater.games.confrontation.model import journal as kinds
from bywater.games.confrontation.model.board import PLACES
from bywater.testing.walk import choose
from tests.games.confrontation.belief_oracle import NAMES, ROOM, set_ups
from tests.games.confrontation.belief_walk import Followed

GAME = load("confrontation")
DEEP = 10 if os.environ.get("BYWATER_DEEP") == "1" else 1
SPECIALS = {"light_specials": ["shadowfax", "gandalf_the_white"], "dark_specials": ["palantir", "recall"]}
REGIONS = PLACES[:16]


def options_for(rng: random.Random) -> dict[str, Any]:
    options: dict[str, Any] = dict(SPECIALS) if rng.random() < 0.8 else {}
    return options | {o.name: True for o in GAME.options if o.kind == "flag" and rng.random() < 0.2}


def stand(names: list[str], regions: list[str], rng: random.Random) -> dict[str, list[str]]:
    places: dict[str, list[str]] = {}
    for name in names:
        open_to = [region for region in regions if len(places.get(region, [])) < ROOM[REGIONS.index(region)]]
        places.setdefault(rng.choice(open_to), []).append(name)
    return places


def thin_table(rng: random.Random) -> State:
    """A few figures per side, anywhere on the map, at the start of a turn, with nothing known."""
    while True:
        light = ["frodo", *rng.sample(NAMES[0][1:], rng.randrange(2, 5))]
        if rng.random() < 0.3:
            light = sorted({*light, "sam"})
        dark = rng.sample(NAMES[1], rng.randrange(2, 6))
        ours = stand(light, list(REGIONS[:14]), rng)
        if rng.random() < 0.6:  # close together, and a figure may take the tunnel
            ours = stand(light, ["eregion", "arthedain", *rng.sample(REGIONS[5:14], 2)], rng)
        theirs = stand(dark, [region for region in REGIONS[1:] if region not in ours], rng)
        if "moria" not in {**ours, **theirs} and "balrog" not in dark:
            theirs["moria"] = ["balrog"]
        position = {"options": options_for(rng), "light": {"figures": ours}, "dark": {"figures": theirs}}
        try:
            return GAME.position({**position, "turn": rng.choice(["light", "dark"])})
        except BadPosition:
            continue  # the side to move is stuck


def choose_boldly(state: State, rng: random.Random) -> int:
    """A random action, but more often one that attacks: most is learned in battle."""
    if state.decision.kind == "turn" and rng.random() < 0.4:
        enemies = state.view(WATCHER)[("dark", "light")[state.actor]]["counts"]
        held = [place for place, count in enemies.items() if count]
        attacks = [code for code in state.legal() if GAME.describe(code).parts.get("to") in held]
        if attacks:
            return int(rng.choice(attacks))
    return choose(state, rng)


def follow(state: State, rng: random.Random, *, whole: bool, most: int, samples: int) -> Followed:
    followed = Followed(state, whole)
    for _ in range(most):
        assert followed.faults(samples, rng.randrange(1000)) == []
        if state.actor == OVER:
            break
        followed.apply(choose_boldly(state, rng))
    return followed


@pytest.mark.parametrize("first", range(0, 320 * DEEP, 20))
def test_beliefs_are_exact_from_positions_where_nothing_is_known(first: int) -> None:
    for seed in range(first, first + 20):
        rng = random.Random(seed)
        assert follow(thin_table(rng), rng, whole=False, most=60, samples=2).actions


@pytest.mark.parametrize("seed", range(6 * DEEP))
def test_beliefs_are_exact_over_all_set_ups(seed: int) -> None:
    """S1: each of the 15,120 set-ups of a side, through a few turns."""
    rng = random.Random(seed)
    state = GAME.start(2, **options_for(rng))
    while state.decision.kind == "place":
        state.apply(choose(state, rng))
    assert follow(state, rng, whole=True, most=16, samples=3).actions


def test_there_are_15120_set_ups_a_side() -> None:
    for side in (0, 1):
        assert len(set_ups(side)) == 9 * 8 * 7 * 6 * 5 == 15_120


def test_the_followed_games_cover_all_kinds_of_information() -> None:
    """Reveals, retreats, kills, the tunnel and its Balrog, all four special cards, and what a rider does."""
    seen: Counter[int] = Counter()
    special: Counter[int] = Counter()
    asked: Counter[str] = Counter()
    for seed in range(320):
        rng = random.Random(seed)
        state = thin_table(rng)
        state.open_journal()
        while state.actor != OVER:
            asked[state.decision.kind] += 1
            state.apply(choose_boldly(state, rng))
        entries = [entry.plain() for entry in state.journal_for(WATCHER)]
        seen.update(kind for kind, *_ in entries)
        special.update(a for kind, a, *_ in entries if kind == kinds.SPECIAL)
    for kind in (kinds.SHOWN, kinds.LEFT, kinds.DEFEATED, kinds.RETURNED, kinds.STRUCK, kinds.LOOKED, kinds.STOOD_IN):
        assert seen[kind] > 0, kind
    for question in ("tunnel", "gallop", "target", "frodo_or_sam", "linger", "defender"):
        assert asked[question] > 4, question
    assert all(special[card] > 20 for card in range(4))
