"""Beliefs in special cases: Mordor, Shadowfax, sides that are not stuck, private looks, cards and set-ups."""

import random
from collections import Counter
from typing import Any

import pytest

from bywater import WATCHER, BadView, State
from bywater.testing.chance import chi_square_bound
from tests.games.confrontation.belief_oracle import (
    ARAGORN,
    DAGORLAD,
    FRODO,
    MORDOR,
    SIDES,
    World,
    describe,
    places_in,
    world_in,
)
from tests.games.confrontation.belief_tracker import BeliefTracker
from tests.games.confrontation.helpers import GAME, play, table

LIGHT, DARK = 0, 1
PALANTIR = {"dark_specials": ["palantir"]}
SHADOWFAX = {"light_specials": ["shadowfax"]}


def drawn(state: State, side: int, viewer: int, number: int, seed: int = 1) -> Counter[World]:
    belief, rng = GAME.belief(state.view(viewer)), random.Random(seed)
    return Counter(world_in(belief.sample(rng), side, viewer) for _ in range(number))


def follows(found: Counter[Any], expected: dict[Any, int]) -> bool:
    """Whether draws have these proportions, without other or missing results."""
    assert set(found) == set(expected)
    total, draws = sum(expected.values()), found.total()
    likely = {key: draws * weight / total for key, weight in expected.items()}
    excess = sum((found[key] - likely[key]) ** 2 / likely[key] for key in expected)
    return excess <= chi_square_bound(len(expected) - 1)


# -- in proportion ----------------------------------------------------------------------------


def test_draws_follow_the_histories_and_nothing_else_comes_out() -> None:
    """M18: Gandalf was seen beside another figure; one of them joined a third, and one of these two moved on."""
    state = table("light", "arthedain gandalf merry, rhudaur sam, shire frodo", "eregion troll, mordor orcs nazgul")
    followed = BeliefTracker(state)
    followed.play("gandalf arthedain-eregion", "play dark_1", "play light_retreat", "retreat arthedain")
    followed.play("orcs mordor-gondor", "merry arthedain-rhudaur", "orcs gondor-rohan", "sam rhudaur-high_pass")
    assert followed.faults() == []
    oracle = followed.oracles[1]
    assert oracle.viewer == DARK
    assert len(set(oracle.worlds.values())) > 1  # or this would prove little
    assert follows(drawn(state, LIGHT, DARK, 3000), oracle.worlds)


def test_the_watcher_draws_both_sides_at_once() -> None:
    state = table("dark", "arthedain gandalf, shire frodo sam", "mirkwood balrog, fangorn troll, mordor orcs")
    followed = BeliefTracker(state).play(
        "balrog mirkwood-high_pass", "gandalf arthedain-rhudaur", "troll fangorn-misty_mountains"
    )
    belief, rng = GAME.belief(state.view(WATCHER)), random.Random(3)
    found: Counter[tuple[World, World]] = Counter()
    for _ in range(3000):
        sample = belief.sample(rng)
        found[world_in(sample, LIGHT, WATCHER), world_in(sample, DARK, WATCHER)] += 1
    light, dark = followed.oracles[2].worlds, followed.oracles[3].worlds
    assert follows(found, {(one, other): n * m for one, n in light.items() for other, m in dark.items()})


# -- Mordor -----------------------------------------------------------------------------------


def test_a_figure_in_mordor_is_not_frodo() -> None:
    """M14: he would have won."""
    state = table("light", "gondor sam, rohan frodo, shire merry", "high_pass orcs, rhudaur troll")
    followed = BeliefTracker(state).play("sam gondor-mordor")
    assert followed.faults(samples=20) == []
    assert not followed.oracles[1].could_stand(FRODO, MORDOR)
    assert len(followed.oracles[1].worlds) == 4
    assert follows(drawn(state, LIGHT, DARK, 400), followed.oracles[1].worlds)


@pytest.mark.parametrize("viewer", [DARK, WATCHER])
def test_no_figure_in_mordor_is_frodo_in_a_position_without_a_trail(viewer: int) -> None:
    """M14: also in a hand-written position, which says nothing about how it arose."""
    state = table("light", "mordor sam merry, shire frodo", "high_pass orcs, rhudaur troll")
    assert all(places[FRODO] != MORDOR for places, _ in drawn(state, LIGHT, viewer, 200))


# -- Shadowfax --------------------------------------------------------------------------------


def test_the_rider_that_had_to_stop_could_not_go_on() -> None:
    """D12: in Mordor only Aragorn could have, against Gondor; and Frodo would have won."""
    state = table("light", "dagorlad merry, shire frodo aragorn sam", "gondor orcs, high_pass troll", options=SHADOWFAX)
    followed = BeliefTracker(state).play("shadowfax", "merry dagorlad-mordor")
    assert followed.faults(samples=20) == []
    assert followed.oracles[1].could_stand(ARAGORN, 16)
    followed.play("pass")
    assert followed.faults(samples=20) == []
    assert followed.oracles[1].stopped > 0
    assert not followed.oracles[1].could_stand(ARAGORN, MORDOR)
    assert follows(drawn(state, LIGHT, DARK, 600), followed.oracles[1].worlds)


def test_a_rider_that_may_stop_reveals_nothing_by_stopping() -> None:
    """D12, the other reading."""
    options = {**SHADOWFAX, "shadowfax_may_stop": True}
    state = table("light", "dagorlad merry, shire frodo aragorn sam", "gondor orcs, high_pass troll", options=options)
    followed = BeliefTracker(state).play("shadowfax", "merry dagorlad-mordor", "pass")
    assert followed.faults(samples=20) == []
    assert followed.oracles[1].could_stand(ARAGORN, MORDOR)


@pytest.mark.parametrize("looked", ["", "palantir dagorlad"])
def test_a_rider_that_had_to_stop_reveals_nothing_about_a_defeated_aragorn(looked: str) -> None:
    """D12: he is out of the game, and can't be the one who stands anywhere."""
    options = {**SHADOWFAX, **PALANTIR}
    state = table("dark", "dagorlad merry sam, shire frodo", "gondor orcs, rhudaur troll", options=options)
    followed = BeliefTracker(state).play(*([looked] if looked else []), "troll rhudaur-arthedain")
    followed.play("shadowfax", "merry dagorlad-mordor", "pass")
    assert followed.faults(samples=20) == []
    assert follows(drawn(state, LIGHT, DARK, 400), followed.oracles[1].worlds)


# -- the side to move can move --------------------------------------------------------------------

BLOCKED = "mordor merry pippin gimli legolas, dagorlad aragorn frodo, gondor sam gandalf, rohan boromir"
NOT_FRODO = [["not", "frodo", "mordor", ""]]


def test_light_to_move_is_not_stuck() -> None:
    """M2, M15: all ways ahead are full, so Aragorn stands where he can attack Mirkwood."""
    state = table("light", BLOCKED, "mirkwood orcs, high_pass troll", light_trail=NOT_FRODO)
    oracle = BeliefTracker(state).oracles[1]
    assert oracle.stopped > 0
    assert all(places[ARAGORN] == DAGORLAD for places, _ in oracle.worlds)
    found = drawn(state, LIGHT, DARK, 300)
    assert all(places[ARAGORN] == DAGORLAD for places, _ in found)
    assert set(found) <= set(oracle.worlds)
    by_frodo = Counter(places[FRODO] for places, _ in oracle.worlds)
    frodo: Counter[int] = Counter()
    for (places, _), number in found.items():
        frodo[places[FRODO]] += number
    assert follows(frodo, by_frodo)


def test_light_that_played_a_card_instead_of_moving_was_not_stuck() -> None:
    """M2, M3 in the alternative reading: Gandalf the White does not save a stuck side, so Light had a move."""
    light = "mordor merry pippin gimli legolas, dagorlad aragorn frodo, gondor sam boromir"
    options = {"light_specials": ["gandalf_the_white"], "stuck_despite_special_card": True}
    state = table("light", light, "mirkwood orcs, high_pass troll", light_trail=NOT_FRODO, options=options)
    followed = BeliefTracker(state).play("gandalf_the_white")
    assert all(places[ARAGORN] == DAGORLAD for places, _ in followed.oracles[1].worlds)
    assert followed.faults(samples=50) == []


# -- private looks ------------------------------------------------------------------------------


def test_the_watcher_knows_that_dark_looked_but_not_at_whom() -> None:
    """D11."""
    state = table("dark", "arthedain sam merry, shire frodo pippin", "high_pass orcs", options=PALANTIR)
    followed = BeliefTracker(state).play("palantir arthedain")
    assert followed.faults(samples=20) == []
    assert len(followed.oracles[1].worlds) == 1
    assert len(followed.oracles[2].worlds) == 6
    assert follows(drawn(state, LIGHT, WATCHER, 600), followed.oracles[2].worlds)
    followed.play("orcs high_pass-rhudaur", "merry arthedain-eregion")
    assert followed.faults(samples=20) == []


@pytest.mark.parametrize("there", ["sam merry pippin", "sam merry pippin gimli"])
def test_the_watcher_follows_a_look_at_a_crowd_in_mordor(there: str) -> None:
    """D11: up to four figures stand there."""
    light = f"mordor {there}, shire frodo legolas"
    state = table("dark", light, "high_pass orcs", light_trail=NOT_FRODO, options=PALANTIR)
    followed = BeliefTracker(state).play("palantir mordor")
    assert followed.faults(samples=20) == []


def two_looks(*lines: str) -> tuple[State, State]:
    """The same game to the watcher: Dark looked at Pippin, or at Gimli, and then both stood together."""
    tables = []
    for first, second in (("pippin", "gimli"), ("gimli", "pippin")):
        light = f"arthedain {first}, shire frodo {second}"
        state = table("dark", light, "rhudaur witch_king, eregion warg, mordor orcs", options=PALANTIR)
        tables.append(play(state, "palantir arthedain", "orcs mordor-gondor", f"{second} shire-arthedain", *lines))
    return tables[0], tables[1]


PIPPIN_FALLS = ("witch_king rhudaur-arthedain", "defender pippin", "play dark_6", "play light_1")
GIMLI_FALLS = ("play dark_5", "play light_2")
FRODO_FALLS = ("orcs gondor-rohan", "frodo shire-cardolan", "warg eregion-cardolan", "play dark_6", "play light_1")


def test_a_look_stays_hidden_from_the_watcher_when_the_seen_figure_is_defeated() -> None:
    """D11: the watcher must not learn that Pippin was the figure that had been looked at."""
    for lines in ((), PIPPIN_FALLS, (*PIPPIN_FALLS, *GIMLI_FALLS)):
        one, other = two_looks(*lines)
        assert one.trace(WATCHER) == other.trace(WATCHER)
        assert one.view(WATCHER) == other.view(WATCHER)


def test_samples_keep_a_look_when_the_seen_figure_is_defeated() -> None:
    """D11: a sample for the watcher stays indistinguishable from the original."""
    rng = random.Random(5)
    for state in two_looks(*PIPPIN_FALLS):
        for _ in range(20):
            sample = GAME.belief(state.view(WATCHER)).sample(rng)
            again = GAME.restore(sample.snapshot())
            after = play(state.clone(), *GIMLI_FALLS).view(WATCHER)
            assert play(sample, *GIMLI_FALLS).view(WATCHER) == after
            assert play(again, *GIMLI_FALLS).view(WATCHER) == after


def test_the_end_reveals_a_look_in_trace_and_view() -> None:
    """D11: whatever a view reveals has changed the trace."""
    one, other = two_looks(*FRODO_FALLS)
    assert one.ending() == other.ending() == "frodo_defeated"
    assert (one.trace(WATCHER) == other.trace(WATCHER)) == (one.view(WATCHER) == other.view(WATCHER))


def test_light_is_prompted_by_public_knowledge_and_not_by_private_looks() -> None:
    """B7, D11: only Dark saw that Sam is not beside Frodo, and the prompt must not reveal it."""
    light = "arthedain frodo merry, shire sam"
    dark = "rhudaur witch_king, cardolan troll, mordor orcs"
    state = table("dark", light, dark, options=PALANTIR)
    play(state, "palantir arthedain", "witch_king rhudaur-arthedain", "fight frodo")
    assert state.decision.kind == "frodo_or_sam"
    assert state.actor == LIGHT


# -- hidden differences -------------------------------------------------------------------------

BESIDE_SAM = ("witch_king rhudaur-arthedain", "defender sam", "pass", "play dark_6")
TUNNEL = ("gimli eregion-fangorn", "pass", "orcs mordor-gondor")
ALIKE = {
    "B9: whether Frodo stands beside Sam": (
        DARK,
        ("dark", "arthedain sam frodo, shire merry", "rhudaur witch_king, cardolan troll", BESIDE_SAM),
        ("dark", "arthedain sam merry, shire frodo", "rhudaur witch_king, cardolan troll", BESIDE_SAM),
    ),
    "B7: whether Sam stands beside Frodo": (
        DARK,
        (
            "dark",
            "eregion frodo sam, shire merry",
            "misty_mountains warg, rhudaur troll, enedwaith balrog, moria witch_king",
            ("witch_king moria-eregion", "defender frodo", "pass", "play dark_retreat", "play light_1"),
        ),
        (
            "dark",
            "eregion frodo merry, shire sam",
            "misty_mountains warg, rhudaur troll, enedwaith balrog, moria witch_king",
            ("witch_king moria-eregion", "defender frodo", "pass", "play dark_retreat", "play light_1"),
        ),
    ),
    "D5: whether the Balrog stands in Moria": (
        LIGHT,
        ("light", "eregion gimli, shire frodo", "moria balrog, mordor orcs, dagorlad troll", TUNNEL),
        ("light", "eregion gimli, shire frodo", "moria troll, mordor orcs, dagorlad balrog", TUNNEL),
    ),
    "M1: who moved": (
        LIGHT,
        ("dark", "shire frodo", "mirkwood orcs troll, mordor nazgul", ("orcs mirkwood-high_pass",)),
        ("dark", "shire frodo", "mirkwood orcs troll, mordor nazgul", ("troll mirkwood-high_pass",)),
    ),
    "D10: who was called back": (
        LIGHT,
        ("dark", "shire frodo", "mirkwood orcs troll, mordor nazgul", ("recall orcs",)),
        ("dark", "shire frodo", "mirkwood orcs troll, mordor nazgul", ("recall troll",)),
    ),
    "D12: who rides, and how far it came through the tunnel": (
        DARK,
        (
            "light",
            "eregion gimli sam, shire frodo",
            "moria orcs, mordor balrog",
            ("shadowfax", "gimli eregion-fangorn", "pass", "gimli fangorn-rohan"),
        ),
        (
            "light",
            "eregion gimli sam, shire frodo",
            "moria orcs, mordor balrog",
            ("shadowfax", "sam eregion-fangorn", "pass", "sam fangorn-rohan"),
        ),
    ),
    "B16: which card lies face down": (
        LIGHT,
        ("dark", "rhudaur sam, shire frodo", "misty_mountains troll", ("troll misty_mountains-rhudaur", "play dark_6")),
        (
            "dark",
            "rhudaur sam, shire frodo",
            "misty_mountains troll",
            ("troll misty_mountains-rhudaur", "play dark_eye"),
        ),
    ),
}


@pytest.mark.parametrize("what", ALIKE)
def test_hidden_differences_are_not_observable(what: str) -> None:
    """Views, traces, journals, lists and refusals are the same, step by step."""
    viewer, *tables = ALIKE[what]
    options = {"light_specials": ["shadowfax"], "dark_specials": ["recall"]}
    one, other = (table(turn, light, dark, options=options) for turn, light, dark, _ in tables)
    for state in (one, other):
        state.open_journal()
    for lines in zip(tables[0][3], tables[1][3], strict=True):
        for state, line in zip((one, other), lines, strict=True):
            play(state, line)
        for reader in (viewer, WATCHER):
            assert one.view(reader) == other.view(reader)
            assert one.trace(reader) == other.trace(reader)
            read = [[entry.plain() for entry in state.journal_for(reader)] for state in (one, other)]
            assert read[0] == read[1]
            for code in range(GAME.num_actions):
                assert one.why(code, reader) == other.why(code, reader)
    assert one.view((LIGHT, DARK)) != other.view((LIGHT, DARK))


# -- cards and set-ups --------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [LIGHT, WATCHER])
def test_a_face_down_card_may_be_any_card_of_the_hand(viewer: int) -> None:
    """B16: nothing is known about it except that it is not in the discard."""
    state = table(
        "dark",
        "rhudaur sam, shire frodo",
        "misty_mountains troll, high_pass orcs",
        dark_spent="1 2 magic",
        light_spent="1 2 3",
    )
    play(state, "troll misty_mountains-rhudaur", "play dark_eye")
    belief, rng = GAME.belief(state.view(viewer)), random.Random(2)
    found = Counter(str(belief.sample(rng).view(DARK)["dark"]["chosen"]) for _ in range(1200))
    hand = ("dark_3", "dark_4", "dark_5", "dark_6", "dark_eye", "dark_retreat")
    assert follows(found, dict.fromkeys(hand, 1))


def test_a_partial_set_up_may_be_any_beginning_of_one() -> None:
    """S1: its progress is hidden; 1, 9, 72, 504 and 3,024 beginnings are equally likely."""
    state = GAME.start()
    play(state, "frodo at arthedain", "sam at cardolan")
    belief, rng = GAME.belief(state.view(DARK)), random.Random(4)
    samples = [belief.sample(rng) for _ in range(6000)]
    placed = Counter(sum(place != 17 for place in places_in(sample, LIGHT)) for sample in samples)
    assert follows(placed, {0: 1, 1: 9, 2: 72, 3: 504, 4: 3024})
    fours = [places_in(sample, LIGHT) for sample in samples if places_in(sample, LIGHT).count(17) == 5]
    for region in (1, 2, 3, 4):
        assert follows(Counter(places.index(region) for places in fours), dict.fromkeys(range(9), 1))


def test_a_finished_set_up_is_any_of_the_15120() -> None:
    """S1: each figure is in front, one of nine per region, or at home with four in nine."""
    state = GAME.start()
    play(
        state,
        *(
            f"{figure} at {region}"
            for figure, region in zip(
                ("frodo", "sam", "gimli", "merry", "boromir"),
                ("arthedain", "cardolan", "rhudaur", "eregion", "enedwaith"),
                strict=True,
            )
        ),
    )
    assert state.actor == DARK
    found = [places for places, _ in drawn(state, LIGHT, DARK, 3000)]
    assert len(found) > 2600  # 3,000 draws of 15,120 fall together about 280 times
    for figure in range(9):
        assert follows(Counter(places[figure] for places in found), {0: 4, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1})


# -- views that can't be ------------------------------------------------------------------------


def test_a_view_that_nothing_fits_is_refused() -> None:
    state = table("light", "gondor sam, rohan frodo, shire merry", "high_pass orcs, rhudaur troll")
    play(state, "sam gondor-mordor")
    view = state.view(DARK)
    GAME.belief(view).sample(random.Random(1))
    impossible = {**view, "light": {**view["light"], "trail": [["seen", "merry", "moria", ""]]}}
    with pytest.raises(BadView):
        GAME.belief(impossible)
    for word in ("light", "options", "looked"):
        with pytest.raises(BadView):
            GAME.belief({key: value for key, value in view.items() if key != word})


def test_worlds_can_be_described() -> None:
    state = table("light", "gondor sam, shire frodo", "high_pass orcs")
    assert describe((places_in(state, LIGHT), (1,)), LIGHT) == "frodo shire, sam gondor (looked at ['sam'])"
    assert SIDES == ("light", "dark")
