"""Beliefs are exact: state by state in the right proportion, against every deal of labelled cards.

BYWATER_DEEP=1 follows ten times as many games.
"""

import os
import random
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import pytest

from bywater import CHANCE, OVER, WATCHER, BadView, State
from bywater.games.towers.belief import TowersBelief
from bywater.games.towers.pools import Pools
from bywater.testing.chance import chi_square_bound

from .belief_oracle import MOST_WORLDS, Oracle
from .helpers import (
    COLOURS,
    GAME,
    KINDS,
    QUALITIES,
    choose,
    in_rows,
    laying,
    play,
    row_table,
    set_up,
    table,
    to_the_end,
)

DEEP = 10 if os.environ.get("BYWATER_DEEP") == "1" else 1


# -- a game and its onlookers -----------------------------------------------------------------


class Followed:
    """A state that is played on, and an oracle for each viewer."""

    def __init__(self, state: State, viewers: Sequence[object]) -> None:
        self.state = state
        self.state.open_journal()
        self.oracles = [Oracle(state, viewer) for viewer in viewers]

    def apply(self, action: int) -> None:
        since = len(self.state.journal or [])
        discards: dict[str, int] = self.state.view(WATCHER)["discards"]
        self.state.apply(action)
        for oracle in self.oracles:
            oracle.read([entry.plain() for entry in self.state.journal_for(oracle.viewer, since)], discards)
        self.oracles = [oracle for oracle in self.oracles if len(oracle.worlds) <= MOST_WORLDS]

    def play(self, *lines: str) -> None:
        for line in lines:
            self.apply(GAME.action(line))

    def check(self, samples: int, rng: random.Random) -> None:
        for oracle in self.oracles:
            belief = GAME.belief(self.state.view(oracle.viewer))
            assert isinstance(belief, TowersBelief)
            same_cases(belief, oracle)
            same_chances(belief, oracle, samples, rng)


def cases_of(belief: TowersBelief) -> dict[tuple[tuple[int, int, str], ...], float]:
    """How likely the program thinks it that the cards shown were of these piles."""
    pools = belief.pools
    if pools is None:
        return {(): 1.0}
    found: dict[tuple[tuple[int, int, str], ...], float] = {}
    total = sum(pools.cases.values())
    for case, weight in pools.cases.items():
        shown: list[tuple[int, int, str]] = []
        for who, seat in enumerate(pools.hidden):
            for pool in range(len(pools.unseen)):
                for number, kind in enumerate(KINDS):
                    shown += [(seat, pool, kind)] * case[pools.place(who, pool, number)]
        found[tuple(sorted(shown))] = weight / total
    return found


def same_cases(belief: TowersBelief, oracle: Oracle) -> None:
    """Which pile each shown card was of: exactly the oracle's weights."""
    if not oracle.hidden:
        assert belief.pools is None
        return
    expected = oracle.shown()
    found = cases_of(belief)
    assert found.keys() == expected.keys()
    for shown, likely in expected.items():
        assert abs(found[shown] - likely) < 1e-9, (shown, found[shown], likely)


def same_chances(belief: TowersBelief, oracle: Oracle, samples: int, rng: random.Random) -> None:
    """Samples are worlds of the oracle, each as often as it should be."""
    expected = oracle.chances()
    drawn = Counter(oracle.seen_in(belief.sample(rng)) for _ in range(samples))
    assert drawn.keys() <= expected.keys()
    # Rare ones are thrown together, as chi-square wants it.
    often = {seen: likely for seen, likely in expected.items() if likely * samples >= 8}
    rare = 1 - sum(often.values())
    cells = [(drawn[seen], float(likely) * samples) for seen, likely in often.items()]
    if rare * samples >= 8:
        cells.append((samples - sum(drawn[seen] for seen in often), float(rare) * samples))
    excess = sum((found - wanted) ** 2 / wanted for found, wanted in cells)
    if len(cells) > 1:
        assert excess <= chi_square_bound(len(cells) - 1), (excess, cells)


# -- small tables -----------------------------------------------------------------------------


def hidden_cards(rng: random.Random, number: int) -> list[str]:
    """Few kinds, so that equal ones are among them."""
    few = rng.sample(KINDS, rng.randrange(2, 4))
    return [rng.choice(few) for _ in range(number)]


def thin_table(rng: random.Random) -> State:
    """Two to four players with few cards each, a small pile and few discards; the rest lies face up."""
    while True:
        seats = rng.randrange(2, 5)
        sizes = [rng.randrange(3) for _ in range(seats)]
        cards = hidden_cards(rng, sum(sizes) + 7)
        if any(cards.count(kind) > 5 for kind in cards) or sum(sizes) > 5:
            continue
        hands = [", ".join(cards.pop() for _ in range(size)) for size in sizes]
        if not hands[0]:
            continue
        return table(
            *hands,
            pile=", ".join(cards.pop() for _ in range(rng.randrange(3))),
            discards=", ".join(cards.pop() for _ in range(rng.randrange(1, 4))),
            rest="display",
            place=rng.choice(["fangorn", "edoras", "orthanc"]),
            options={"own": {"paths": [2, 1, 2, 1, 2, 1]}},
        )


def mostly_unseen(state: State, rng: random.Random) -> int:
    """Draws and lays down more often than it takes what lies open; lays rows more often than it passes."""
    if state.actor == CHANCE:
        return int(state.roll(rng))
    texts = {GAME.notation(code): int(code) for code in state.legal()}
    offers = [text for text in texts if text.startswith("offer")]
    lays = [text for text in texts if text.startswith(("lay", "lead"))]
    if "draw" in texts and rng.random() < 0.55:
        return texts["draw"]
    if offers and rng.random() < 0.7:
        return texts[rng.choice(offers)]
    if lays and rng.random() < 0.7:
        return texts[rng.choice(lays)]
    return rng.choice(list(texts.values()))


def follow(seed: int, steps: int, samples: int) -> Followed:
    rng, other = random.Random(seed), random.Random(seed)
    state = thin_table(rng)
    followed = Followed(state, [*range(state.seats), WATCHER, (0, state.seats - 1)])
    for _ in range(steps):
        if state.actor == OVER or not followed.oracles:
            break
        if state.actor != CHANCE or rng.random() < 0.3:
            followed.check(samples, other)
        followed.apply(mostly_unseen(state, rng))
    return followed


@pytest.mark.parametrize("first", range(0, 60 * DEEP, 6))
def test_t8_beliefs_are_exact_on_small_tables(first: int) -> None:
    """Before and after shuffles, for every seat, the watcher and one person on two seats."""
    for seed in range(first, first + 6):
        assert follow(seed, steps=26, samples=40).state.journal


def test_the_followed_tables_hold_all_that_can_be_learned() -> None:
    """Shuffles, one and more; cards shown that may be of either pile; cards known before others; cards laid."""
    seen: Counter[str] = Counter()
    for seed in range(60):
        followed = follow(seed, steps=26, samples=0)
        seen[f"poured {len(followed.state.position()['poured'])}"] += 1
        for oracle in followed.oracles:
            seen["unsure of the pile"] += len(oracle.shown()) > 1
            seen["shown after a shuffle"] += any(shown for shown in oracle.shown())
            seen["left to the end"] += 1
    assert seen["poured 1"] > 10
    assert seen["poured 2"] > 2
    assert seen["unsure of the pile"] > 20
    assert seen["shown after a shuffle"] > 40
    assert seen["left to the end"] > 100
