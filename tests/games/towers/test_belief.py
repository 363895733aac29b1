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
from bywater.games.towers.knowledge.belief import TowersBelief
from bywater.games.towers.knowledge.pools import Pools
from bywater.testing.chance import chi_square_bound
from bywater.testing.positions import position_of

from .belief_oracle import MAX_WORLDS, Oracle
from .helpers import (
    GAME,
    KINDS,
    choose,
    laying,
    play,
    set_up,
    table,
    to_the_end,
    whole,
)

PURE = os.environ.get("BYWATER_PURE") == "1"
DEEP = 10 if os.environ.get("BYWATER_DEEP") == "1" else 1


# -- a game and its viewers -------------------------------------------------------------------


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
        self.oracles = [oracle for oracle in self.oracles if len(oracle.worlds) <= MAX_WORLDS]

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
    """The probability, by the program, that the shown cards came from these piles."""
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
    # Rare ones are combined for the chi-square test.
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
    few = rng.sample(KINDS, rng.randrange(3, 5))
    return [rng.choice(few) for _ in range(number)]


def thin_table(rng: random.Random) -> State:
    """Two to four players with few cards each, a small pile and few discards; the rest lies face up."""
    while True:
        seats = rng.randrange(2, 5)
        sizes = [rng.randrange(4) for _ in range(seats)]
        cards = hidden_cards(rng, sum(sizes) + 8)
        if any(cards.count(kind) > 5 for kind in cards) or not 4 <= sum(sizes) <= 6:
            continue
        hands = [", ".join(cards.pop() for _ in range(size)) for size in sizes]
        if not hands[0]:
            continue
        return table(
            *hands,
            pile=", ".join(cards.pop() for _ in range(rng.randrange(3))),
            discards=", ".join(cards.pop() for _ in range(rng.randrange(3, 6))),
            rest="display",
            place=rng.choice(["fangorn", "edoras", "orthanc"]),
            options={"own": {"paths": [2, 1, 2, 1, 2, 1]}},
        )


def mostly_unseen(state: State, rng: random.Random) -> int:
    """Draws and discards more often than it takes open cards; lays rows more often than it passes."""
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


def follow(seed: int, steps: int, few: int, many: int) -> Followed:
    """A small table, played on; sometimes many samples are drawn, else few."""
    rng, other = random.Random(seed), random.Random(seed)
    state = thin_table(rng)
    followed = Followed(state, [*range(state.seats), WATCHER, (0, state.seats - 1)])
    for _ in range(steps):
        if state.actor == OVER or not followed.oracles:
            break
        if state.actor != CHANCE or rng.random() < 0.3:
            followed.check(many if other.random() < 0.1 else few, other)
        followed.apply(mostly_unseen(state, rng))
    return followed


@pytest.mark.parametrize("first", range(0, 30 * DEEP, 6))
def test_t8_beliefs_are_exact_on_small_tables(first: int) -> None:
    """Before and after shuffles, for every seat, the watcher and one person on two seats."""
    for seed in range(first, first + 6):
        assert follow(seed, steps=26, few=6, many=200).state.journal


def test_the_followed_tables_cover_all_kinds_of_information() -> None:
    """Shuffles, one and more; cards shown that may be of either pile; cards known before others; cards laid."""
    seen: Counter[str] = Counter()
    for seed in range(20):
        followed = follow(seed, steps=26, few=0, many=0)
        seen[f"poured {len(whole(followed.state)['poured'])}"] += 1
        for oracle in followed.oracles:
            seen["unsure of the pile"] += len(oracle.shown()) > 1
            seen["shown after a shuffle"] += any(shown for shown in oracle.shown())
            seen["left to the end"] += 1
    assert seen["poured 1"] > 4
    assert seen["poured 2"] > 4
    assert seen["unsure of the pile"] > 20
    assert seen["shown after a shuffle"] > 40
    assert seen["left to the end"] > 80


# -- by hand ----------------------------------------------------------------------------------


def drawn_hands(state: State, viewer: object, seat: int, samples: int = 3000) -> dict[tuple[str, ...], float]:
    """How often each hand of a seat comes out of the belief."""
    rng = random.Random(7)
    belief = GAME.belief(state.view(viewer))
    found: Counter[tuple[str, ...]] = Counter()
    for _ in range(samples):
        hand: dict[str, int] = whole(belief.sample(rng))["hands"][seat]
        found[tuple(sorted(Counter(hand).elements()))] += 1
    return {hand: number / samples for hand, number in found.items()}


Chances = dict[tuple[str, ...], Fraction]


def close(found: dict[tuple[str, ...], float], expected: Chances) -> bool:
    """The same hands, each within four standard deviations of 3000 samples."""
    assert found.keys() == expected.keys()
    return all(abs(found[hand] - p) < 4 * (float(p * (1 - p)) / 3000) ** 0.5 + 1e-9 for hand, p in expected.items())


STRENGTH, WISDOM, RESOLVE = "blue_strength", "green_wisdom", "grey_resolve"


def two_hidden(pile: str = "", discards: str = "", **more: Any) -> State:
    """Seats 1 and 2 hold wisdom and strength, one each; seat 0 knows that only these two are hidden."""
    return table(
        "gandalf", WISDOM, STRENGTH, pile=pile, discards=discards, rest="display", place="fangorn", ring=1, **more
    )


def test_before_a_shuffle_every_unseen_card_is_alike() -> None:
    """Two wisdom, one strength and one resolve among two hands of one and a pile of two."""
    state = table("gandalf", WISDOM, WISDOM, pile=f"{STRENGTH}, {RESOLVE}", rest="display")
    expected: Chances = {(WISDOM,): Fraction(1, 2), (STRENGTH,): Fraction(1, 4), (RESOLVE,): Fraction(1, 4)}
    assert close(drawn_hands(state, 0, 1), expected)
    assert close(drawn_hands(state, 0, 2), expected)
    assert drawn_hands(state, 0, 0, 20) == {("gandalf",): 1.0}


def test_openly_taken_cards_are_in_every_sample() -> None:
    state = table(
        "gandalf", f"{WISDOM}, {RESOLVE}", STRENGTH, known=["", WISDOM, ""], pile=RESOLVE, rest="display", step=2
    )
    expected = {
        tuple(sorted((WISDOM, other))): p for other, p in ((RESOLVE, Fraction(2, 3)), (STRENGTH, Fraction(1, 3)))
    }
    assert close(drawn_hands(state, 0, 1), expected)


def test_t8_a_card_shown_after_a_shuffle_may_be_of_either_pile() -> None:
    """Seat 1 held wisdom or strength, drew wisdom or resolve, and shows wisdom.

    Four histories: both were wisdom and the old or the new one was shown; the old one was wisdom and resolve was drawn;
    the old one was strength and wisdom was drawn.
    """
    state = two_hidden(discards=f"{WISDOM}, {RESOLVE}")
    play(state, "draw", f"card {RESOLVE}", "take ochre_wisdom", "take ochre_wisdom")
    play(state, f"offer {WISDOM}", "take ochre_wisdom", "take ochre_wisdom")
    known = ("ochre_wisdom", "ochre_wisdom")
    assert close(
        drawn_hands(state, 0, 1),
        {
            tuple(sorted((WISDOM, *known))): Fraction(2, 4),
            tuple(sorted((RESOLVE, *known))): Fraction(1, 4),
            tuple(sorted((STRENGTH, *known))): Fraction(1, 4),
        },
    )
    belief = GAME.belief(state.view(0))
    assert isinstance(belief, TowersBelief)
    assert cases_of(belief) == pytest.approx({((1, 0, WISDOM),): 0.5, ((1, 1, WISDOM),): 0.5})


def test_t8_the_other_hand_follows_from_a_shown_card() -> None:
    """If the old wisdom was seat 1's, seat 2 holds strength."""
    state = two_hidden(discards=f"{WISDOM}, {RESOLVE}")
    play(state, "draw", f"card {RESOLVE}", "take ochre_wisdom", "take ochre_wisdom", f"offer {WISDOM}")
    found = drawn_hands(state, 0, 2)
    assert close(
        found,
        {
            tuple(sorted((STRENGTH, "ochre_wisdom"))): Fraction(3, 4),
            tuple(sorted((WISDOM, "ochre_wisdom"))): Fraction(1, 4),
        },
    )


def test_t8_a_card_that_only_the_new_pile_held() -> None:
    state = two_hidden(discards=f"{WISDOM}, {RESOLVE}")
    play(state, "draw", f"card {RESOLVE}", "take ochre_wisdom", "take ochre_wisdom", f"offer {RESOLVE}")
    assert close(drawn_hands(state, 0, 1), {(WISDOM,): Fraction(1, 2), (STRENGTH,): Fraction(1, 2)})


def test_t8_a_copy_taken_openly_is_shown_first_and_teaches_nothing() -> None:
    state = two_hidden(discards=f"{WISDOM}, {RESOLVE}", paths=[2, 3, 2, 3, 4, 4])
    play(state, "draw", f"card {RESOLVE}", "take ochre_wisdom", "take ochre_wisdom", "take ochre_wisdom")
    before = drawn_hands(state, 0, 1)
    assert all("ochre_wisdom" in hand for hand in before)
    play(state, "take gandalf", "take gandalf", "offer ochre_wisdom")
    after = drawn_hands(state, 0, 1)
    assert {tuple(sorted((*hand, "ochre_wisdom"))) for hand in after} == before.keys()


def test_t8_the_viewer_knows_what_it_drew_itself() -> None:
    """Seat 0 drew the resolve of the new pile, so no other seat can have it."""
    state = table(
        "gandalf", WISDOM, STRENGTH, discards=f"{WISDOM}, {RESOLVE}", pile="", rest="display", place="fangorn"
    )
    play(state, "draw", f"card {RESOLVE}", "draw", f"card {WISDOM}")
    assert all(RESOLVE not in hand for hand in drawn_hands(state, 0, 1, 200))
    assert any(RESOLVE in hand for hand in drawn_hands(state, 2, 1, 200))
    assert any(RESOLVE in hand for hand in drawn_hands(state, WATCHER, 0, 200))


def test_every_state_that_fits_comes_out_and_no_other() -> None:
    """Support, by the oracle, on one table of each kind: before a shuffle, after one, and after cards were shown."""
    followed = Followed(two_hidden(discards=f"2 {WISDOM}, 2 {RESOLVE}"), [0, WATCHER])
    rng = random.Random(1)
    for line in ("draw", f"card {WISDOM}", "draw", f"card {RESOLVE}", "take ochre_wisdom", f"offer {WISDOM}", "draw"):
        followed.play(line)
        for oracle in followed.oracles:
            belief = GAME.belief(followed.state.view(oracle.viewer))
            drawn = {oracle.seen_in(belief.sample(rng)) for _ in range(600)}
            assert drawn == oracle.chances().keys()


def test_t11_gandalf_and_the_card_he_leads_are_both_shown() -> None:
    hands = ("gandalf", f"2 {WISDOM}, gandalf", STRENGTH)
    state = laying(*hands, pile="gandalf", rest="display", ring=1, place="fangorn")
    followed = Followed(state, [0, 2, WATCHER])
    followed.play(f"lead {WISDOM}")
    followed.check(400, random.Random(2))
    followed.play(f"lay {WISDOM}")
    followed.check(400, random.Random(3))


def test_no_case_that_fits_is_dropped() -> None:
    """Eleven cards were shown, and each may have been from either pile."""
    pools = Pools([0], [22], [[2] * 11 + [0] * 6, [2] * 11 + [0] * 6])
    pools.pour()
    for _ in range(22):
        pools.draw(0)
    for kind in range(11):
        pools.show(0, kind)
    assert len(pools.cases) == 2**11


# -- whole games ------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("long", [False, True], ids=["usual", "long"])
def test_a_sample_has_the_view_for_which_it_was_drawn(seats: int, long: bool) -> None:
    """A long game shuffles the discards: with four and five seats several times. Each shuffle multiplies the cases, so
    the interpreted build, fifty times slower, plays five seats up to the second one instead of the fourth."""
    paths = [4, 3, 4, 3, 4, 3] if PURE and seats == 5 else [5, 4, 5, 4, 5, 4]
    rng = random.Random(seats)
    state = GAME.start(seats, **({"own": {"paths": paths}} if long else {}))
    shuffles = 0
    while True:
        shuffles = max(shuffles, len(whole(state)["poured"]))
        if rng.random() < 0.04 or state.actor == OVER:
            for viewer in (*range(seats), WATCHER, (0, seats - 1)):
                view = state.view(viewer)
                sample = GAME.belief(view).sample(rng)
                assert sample.view(viewer) == view
                position = position_of(sample)
                if position is not None:
                    assert GAME.position(position).position() == position
        if state.actor == OVER:
            break
        state.apply(mostly_unseen(state, rng))
    assert not long or shuffles >= min(seats - 2, 2)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_sample_can_be_played_to_the_end(seats: int) -> None:
    state = set_up(seats, 3)
    rng = random.Random(4)
    for _ in range(120):
        if state.actor != OVER:
            state.apply(choose(state, rng))
    for viewer in (0, WATCHER):
        sample = GAME.belief(state.view(viewer)).sample(rng)
        assert to_the_end(sample, 5).ending() == "minas_tirith"
        assert whole(sample) != whole(state)


def test_samples_differ_and_do_not_change_the_table() -> None:
    state = set_up(4, 3)
    before = state.snapshot()
    rng = random.Random(1)
    belief = GAME.belief(state.view(0))
    hands = {str(whole(belief.sample(rng))["hands"][1:]) for _ in range(20)}
    assert len(hands) == 20
    assert state.snapshot() == before


def test_without_hidden_cards_one_state_fits() -> None:
    state = to_the_end(set_up(3, 1), 1)
    for viewer in (0, WATCHER):
        assert whole(GAME.belief(state.view(viewer)).sample(random.Random(1))) == whole(state)
    playing = set_up(3, 1)
    assert whole(GAME.belief(playing.view((0, 1, 2))).sample(random.Random(1))) == whole(playing)


# -- views that no state fits -----------------------------------------------------------------


@pytest.mark.parametrize(
    "change",
    [
        {"pile_size": 3},
        {"hand_sizes": [6, 6, 7]},
        {"display": {"gandalf": 16}},
        {"known": [{}, {"gandalf": 16}, {}]},
        {"hands": {"0": {"gandalf": 17}}},
        {"paths": [9] * 6},
        {"poured": [{"gandalf": 2}], "trail": [[0, "poured"], [1, "green_wisdom"], [1, "green_wisdom"]]},
    ],
    ids=str,
)
def test_a_view_that_no_state_fits_is_refused(change: dict[str, Any]) -> None:
    view = set_up(3, 1).view(0)
    with pytest.raises(BadView):
        GAME.belief({**view, **change})


@pytest.mark.parametrize("word", ["seats", "options", "hands", "hand_sizes", "pile_size", "drawn"])
def test_an_incomplete_view_is_refused(word: str) -> None:
    view = set_up(3, 1).view(0)
    del view[word]
    with pytest.raises(BadView):
        GAME.belief(view)
