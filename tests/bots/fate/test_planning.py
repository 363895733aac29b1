"""Errands: captures, attacks, raids, defence, and armies for objectives; what each is worth, and to whom."""

from typing import Any

import pytest

from bywater.bots.fate.evaluation import resources
from bywater.bots.fate.evaluation.context import GOAL_DEFEND, GOAL_JOIN, GOAL_RAID, Context
from bywater.bots.fate.planning import objectives, reinforcements
from bywater.bots.fate.policy.turn import analyse, errands_of
from bywater.core.state import State
from bywater.games.fate.model import actions as act
from bywater.games.fate.model import board
from bywater.games.fate.model import cards as box
from bywater.games.fate.state import FateState
from tests.bots.fate.helpers import (
    FAR,
    FATE,
    MARCH_ON_HELMS_DEEP,
    RING_ONLY,
    character,
    choice,
    context_of,
    errands,
    place,
    table,
)

UMBAR = ["destroy_ring", "subdue_umbar"]
VALOR = [{}, {"valor": 3}]
FAR_AWAY = {"merry_pippin": "grey_havens", "frodo_sam": "ered_luin"}


def two(acting: str, at: str, other: str, there: str) -> dict[str, str]:
    """Frodo and the hobbits in the north-west, and two characters of the second and first player elsewhere."""
    return {"frodo_sam": "ered_luin", other: there, acting: at, "merry_pippin": "grey_havens"}


# -- captures ---------------------------------------------------------------------------------

# Who is where, other words of the position, and the action.
CAPTURES: list[tuple[str, str, str, dict[str, Any], str]] = [
    ("with three Valor", "eowyn", "umbar", {"tokens": VALOR}, "capture"),
    ("Boromir with two", "boromir", "umbar", {"tokens": [{}, {"valor": 2}]}, "capture"),
    ("on the way there", "eowyn", "harondor", {"tokens": VALOR}, "travel umbar"),
]


@pytest.mark.parametrize(("who", "at", "words", "expected"), [r[1:] for r in CAPTURES], ids=[r[0] for r in CAPTURES])
def test_a_stronghold_that_an_objective_wants_is_captured(
    who: str, at: str, words: dict[str, Any], expected: str
) -> None:
    words = {"objectives": UMBAR, "friends": {"umbar": {"gondor": 1}}, "nazgul": FAR, **words}
    assert choice(table(who, cast=two(who, at, "legolas", "woodland_realm"), **words)) == expected


# What the position of a capture lacks.
NO_CAPTURES: list[tuple[str, dict[str, Any]]] = [
    ("without the Valor", {"tokens": [{}, {"valor": 2}]}),
    ("without an army there", {"friends": {}}),
    ("with the Shadow there", {"shadow": {"umbar": 1}}),
]


@pytest.mark.parametrize("words", [row[1] for row in NO_CAPTURES], ids=[row[0] for row in NO_CAPTURES])
def test_when_no_capture_is_planned(words: dict[str, Any]) -> None:
    given: dict[str, Any] = {"objectives": UMBAR, "friends": {"umbar": {"gondor": 1}}, "tokens": VALOR, "nazgul": FAR}
    for at in ("umbar", "harondor"):
        cast = two("eowyn", at, "legolas", "woodland_realm")
        whole = errands("eowyn", table("eowyn", cast=cast, **given))
        found = errands("eowyn", table("eowyn", cast=cast, **{**given, **words}))
        planned = "capture" if at == "umbar" else "travel umbar"
        assert found.get(planned, 0.0) < whole[planned]


def test_only_faramir_captures_osgiliath_for_his_objective() -> None:
    words: dict[str, Any] = {"objectives": ["destroy_ring", "secure_anduin"], "friends": {"osgiliath": {"gondor": 1}}}
    words.update(tokens=VALOR, nazgul=FAR)
    faramir = {"frodo_sam": "ered_luin", "legolas": "lorien", "faramir": "osgiliath", "eowyn": "osgiliath"}
    assert "capture" in errands("faramir", table("faramir", cast=faramir, **words))
    assert "capture" not in errands("eowyn", table("eowyn", cast=faramir, **words))


def test_other_prices_of_a_capture_are_paid() -> None:
    """O18: Minas Morgul may be captured for three Stealth."""
    words: dict[str, Any] = {"objectives": ["destroy_ring", "infiltrate_morgul"], "nazgul": FAR}
    words["friends"] = {"minas_morgul": {"gondor": 1}}
    cast = two("eowyn", "minas_morgul", "legolas", "woodland_realm")
    assert choice(table("eowyn", cast=cast, tokens=[{}, {"stealth": 3}], **words)).startswith("capture ")
    assert "capture" not in choice(table("eowyn", cast=cast, tokens=[{}, {"stealth": 2}], **words))


def test_valor_that_objectives_will_cost_is_not_spent_on_other_strongholds() -> None:
    """Umbar brings hope and ends its musters, but the capture of Isengard costs three Valor."""
    words: dict[str, Any] = {"friends": {"umbar": {"gondor": 1}}, "nazgul": FAR}
    cast = two("eowyn", "umbar", "legolas", "woodland_realm")
    for tasks, valor, spent in (
        (RING_ONLY, 3, True),
        (["destroy_ring", "staff_broken"], 3, False),
        (["destroy_ring", "staff_broken"], 6, True),
    ):
        state = table("eowyn", cast=cast, objectives=tasks, tokens=[{}, {"valor": valor}], **words)
        context, found = context_of(state)
        assert objectives.may_spend_valor(context, found, 1) == spent
        assert ("capture" in errands("eowyn", state)) == spent


def test_strongholds_that_muster_armies_are_the_better_prize() -> None:
    """Lines begin at Umbar; none begins at Udûn. With little hope either is worth more."""
    context, _ = context_of(table("eowyn", hope=8))
    assert objectives.prize(context, place("umbar")) > objectives.prize(context, place("udun")) == 2.0
    poor, _ = context_of(table("eowyn", hope=2))
    assert objectives.prize(poor, place("udun")) > 2.0


# -- visits -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("at", "tokens", "expected"),
    [
        ("moria", {"resistance": 1, "valor": 2}, "objective confront_balrog"),
        ("hollin", {"resistance": 1, "valor": 2, "friendship": 1}, "travel moria"),
    ],
    ids=["at once in Moria", "on the way there"],
)
def test_gandalf_confronts_the_balrog(at: str, tokens: dict[str, int], expected: str) -> None:
    words: dict[str, Any] = {"objectives": ["destroy_ring", "confront_balrog"], "nazgul": FAR}
    state = table("gandalf", cast=two("gandalf", at, "legolas", "woodland_realm"), tokens=[{}, tokens], **words)
    assert choice(state) == expected


def test_the_balrog_is_not_confronted_unprepared() -> None:
    """Two Valor and a Resistance spare hope, so without them nobody goes."""
    words: dict[str, Any] = {"objectives": ["destroy_ring", "confront_balrog"], "nazgul": FAR}
    cast = two("gandalf", "moria", "legolas", "woodland_realm")
    for tokens in ({"valor": 2}, {"resistance": 1, "valor": 1}):
        state = table("gandalf", cast=cast, tokens=[{}, tokens], **words)
        assert choice(state) != "objective confront_balrog"


def test_aragorn_takes_the_paths_of_the_dead() -> None:
    words: dict[str, Any] = {"objectives": ["destroy_ring", "oathbreakers"], "nazgul": FAR, "shadow": {"pelargir": 1}}
    here = table("aragorn", cast=two("aragorn", "edoras", "legolas", "woodland_realm"), **words)
    assert choice(here) == "paths of the dead"
    near = table("aragorn", cast=two("aragorn", "helms_deep", "legolas", "woodland_realm"), **words)
    assert choice(near) == "travel edoras"
    sworn = table("aragorn", cast=two("aragorn", "helms_deep", "legolas", "woodland_realm"), oath=True, **words)
    assert choice(sworn) != "travel edoras"


# -- attacks ----------------------------------------------------------------------------------


def test_a_battle_far_away_is_left_to_those_who_are_nearer() -> None:
    """Legolas is two steps from Dunland, and Éowyn is there."""
    words: dict[str, Any] = {"friends": {"dunland": {"rohan": 3}}, "shadow": {"dunland": 1}, "nazgul": FAR}
    words.update(objectives=RING_ONLY, legolas="helms_deep", **FAR_AWAY)
    near = errands("legolas", table("legolas", eowyn="dunland", **words))
    alone = errands("legolas", table("legolas", eowyn="dol_amroth", **words))
    assert 0.0 < near["travel fords_of_isen"] < 0.5 * alone["travel fords_of_isen"]


def test_eomer_fights_for_his_objective() -> None:
    """A battle that counts for the objective is worth one more to that character alone."""
    words: dict[str, Any] = {"friends": {"fords_of_isen": {"rohan": 3}}, "shadow": {"fords_of_isen": 2}, "nazgul": FAR}
    cast = {"frodo_sam": "ered_luin", "legolas": "fords_of_isen", "eomer": "fords_of_isen", "gimli": "erebor"}
    eored = errands("eomer", table("eomer", cast=cast, objectives=["destroy_ring", "ride_eored"], **words))
    ring = errands("eomer", table("eomer", cast=cast, objectives=RING_ONLY, **words))
    assert eored["attack 2"] > ring["attack 2"] + 1.0
    other = errands("legolas", table("legolas", cast=cast, objectives=["destroy_ring", "ride_eored"], **words))
    assert other["attack 2"] < eored["attack 2"] - 0.9


def test_boromir_seeks_a_last_stand_in_company() -> None:
    """O16: his objective wants his last army lost where another character stands with him."""
    words: dict[str, Any] = {
        "shadow": {"fords_of_isen": 3},
        "nazgul": FAR,
        "objectives": ["destroy_ring", "boromir_honor"],
    }
    cast = {"frodo_sam": "ered_luin", "legolas": "fords_of_isen", "boromir": "fords_of_isen", "gimli": "erebor"}
    alone = {**cast, "legolas": "lorien"}
    one, two_armies = {"fords_of_isen": {"gondor": 1}}, {"fords_of_isen": {"gondor": 2}}
    together = errands("boromir", table("boromir", cast=cast, friends=one, **words))["attack 1"]
    assert together > errands("boromir", table("boromir", cast=alone, friends=one, **words)).get("attack 1", 0.0) + 2.0
    assert together > errands("boromir", table("boromir", cast=cast, friends=two_armies, **words)).get("attack 2", 0.0)


def test_spare_armies_raid_an_army_next_to_them() -> None:
    """Three armies of Edoras outnumber the one at Druadan Forest; a single one does not fight three."""
    words: dict[str, Any] = {"eowyn": "edoras", "nazgul": FAR, "objectives": RING_ONLY, **FAR_AWAY}
    raid = "travel druadan_forest"
    strong = errands("eowyn", table("eowyn", friends={"edoras": {"rohan": 3}}, shadow={"druadan_forest": 1}, **words))
    weak = errands("eowyn", table("eowyn", friends={"edoras": {"rohan": 1}}, shadow={"druadan_forest": 3}, **words))
    assert strong.get(raid, 0.0) > weak.get(raid, 0.0)
    assert strong[raid] == max(strong.values())
    peace = errands("eowyn", table("eowyn", friends={"edoras": {"rohan": 3}}, **words))
    assert raid not in peace


def test_a_raid_takes_the_armies_along() -> None:
    """Éowyn alone is no danger to the Shadow."""
    words: dict[str, Any] = {"eowyn": "edoras", "nazgul": FAR, "objectives": RING_ONLY, **FAR_AWAY}
    state = table(
        "eowyn", "travel druadan_forest", friends={"edoras": {"rohan": 3}}, shadow={"druadan_forest": 1}, **words
    )
    assert choice(state) == "take 3 rohan"


# -- defence ----------------------------------------------------------------------------------


def threatened(**words: Any) -> dict[str, Any]:
    given: dict[str, Any] = {"friends": {"helms_deep": {"rohan": 1}}, "shadow": {"fords_of_isen": 3}, "nazgul": FAR}
    return {**given, "objectives": RING_ONLY, **FAR_AWAY, **MARCH_ON_HELMS_DEEP, **words}


def test_who_musters_for_a_haven_in_danger() -> None:
    """Éowyn musters in Rohan for nothing, Legolas for Friendship."""
    free = errands("eowyn", table("eowyn", eowyn="helms_deep", **threatened()))["muster 1"]
    words = threatened(tokens=[{"friendship": 2}, {}])
    paid = errands("legolas", table("legolas", legolas="helms_deep", **words))["muster 1"]
    assert free > paid > 0.0
    words = threatened()
    assert "muster 1" not in errands("legolas", table("legolas", legolas="helms_deep", **words))


def test_a_haven_out_of_danger_needs_no_muster() -> None:
    safe = threatened(friends={"helms_deep": {"rohan": 6}})
    assert errands("eowyn", table("eowyn", eowyn="helms_deep", **safe)).get("muster 1", 0.0) < 0.2
    calm = threatened(shadow={})
    assert "muster 1" not in errands("eowyn", table("eowyn", eowyn="helms_deep", **calm))


def test_gandalf_musters_two_armies_at_once() -> None:
    cast = two("gandalf", "helms_deep", "legolas", "woodland_realm")
    words = threatened(tokens=[{}, {"friendship": 2}])
    for name in FAR_AWAY:
        del words[name]
    assert "muster 2" in errands("gandalf", table("gandalf", cast=cast, **words))


def test_armies_march_to_a_haven_in_danger() -> None:
    """Those of Edoras, which is no haven, go to Helm's Deep with Éowyn."""
    words = threatened(friends={"helms_deep": {"rohan": 1}, "edoras": {"rohan": 3}}, eowyn="edoras")
    found = errands("eowyn", table("eowyn", **words))
    assert found["travel helms_deep"] > 0.5
    state = table("eowyn", "travel helms_deep", **words)
    assert choice(state).startswith("take ")


# -- armies for objectives ----------------------------------------------------------------------


def test_the_fewer_armies_are_missing_the_more_each_is_worth() -> None:
    tasks = ["destroy_ring", "dwarven_lands"]

    def worth(dwarves: int) -> float:
        friends = {"ered_luin": {"dwarf": dwarves}} if dwarves else {}
        context, state = context_of(table("frodo_sam", objectives=tasks, friends=friends))
        return reinforcements.army_worth(context, state, box.OBJECTIVES.index("dwarven_lands"))

    assert worth(0) < worth(1) < worth(2) < worth(3)
    context, _ = context_of(table("frodo_sam"))
    assert worth(3) <= context.weights.most_for_an_army


# Who is where, the friendly armies, and the first step of bringing armies for an objective.
BRINGING: list[tuple[str, str, str, dict[str, Any], str]] = [
    ("Gimli musters Dwarves at Ered Luin", "gimli", "ered_luin", {}, "muster 1"),
    ("Dwarves march with him", "gimli", "iron_hills", {"iron_hills": {"dwarf": 3}}, "travel dorwinion"),
]


@pytest.mark.parametrize(("who", "at", "friends", "expected"), [r[1:] for r in BRINGING], ids=[r[0] for r in BRINGING])
def test_the_first_step_of_bringing_armies(who: str, at: str, friends: dict[str, Any], expected: str) -> None:
    tasks = ["destroy_ring", "dwarven_lands" if at == "ered_luin" else "arwen_banner"]
    cast = {"frodo_sam": "bree", "legolas": "lorien", who: at, "arwen": "minas_tirith"}
    found = errands(who, table(who, cast=cast, objectives=tasks, friends=friends, nazgul=FAR))
    none = errands(who, table(who, cast=cast, objectives=RING_ONLY, friends=friends, nazgul=FAR))
    assert found.get(expected, 0.0) > none.get(expected, 0.0) + 0.1


def test_armies_are_not_taken_from_a_place_that_needs_them() -> None:
    """Light in Mirkwood wants an Elf at both places; the second one at the road may go on, the only one stays."""
    words: dict[str, Any] = {
        "objectives": ["destroy_ring", "light_mirkwood"],
        "legolas": "old_forest_road",
        "nazgul": FAR,
    }
    step = "travel southern_mirkwood"
    spare = errands("legolas", table("legolas", friends={"old_forest_road": {"elf": 2}}, **words))
    bound = errands("legolas", table("legolas", friends={"old_forest_road": {"elf": 1}}, **words))
    assert spare.get(step, 0.0) > 1.0 > bound.get(step, 0.0)


def test_an_errand_is_left_to_a_character_who_is_better_placed() -> None:
    words: dict[str, Any] = {"objectives": ["destroy_ring", "dwarven_lands"], "nazgul": FAR}
    cast = {"frodo_sam": "bree", "legolas": "grey_havens", "gimli": "ered_luin", "eowyn": "edoras"}
    beside = table("legolas", cast=cast, tokens=[{"friendship": 4}, {}], **words)
    alone = table("legolas", cast={**cast, "gimli": "umbar"}, tokens=[{"friendship": 4}, {}], **words)
    step = "travel ered_luin"
    assert 0.0 < errands("legolas", beside)[step] < 0.5 * errands("legolas", alone)[step]


# -- goals ------------------------------------------------------------------------------------


def with_goal(state: State, who: str, goal: int) -> dict[str, float]:
    """The errands of a character with this goal: first actions and their best rates."""
    assert isinstance(state, FateState)
    context = Context()
    context.focus[character(who)] = goal
    analyse(context, state)
    planned = errands_of(context, state, character(who))
    best: dict[str, float] = {}
    for number in range(planned.count):
        text = FATE.notation(int(planned.code[number]))
        best[text] = max(best.get(text, -1.0), float(planned.rate[number]))
    return best


def test_a_goal_makes_its_errands_keener_and_others_less() -> None:
    """Éowyn may muster at Helm's Deep; at Edoras she may raid the army next to it."""
    defence = table("eowyn", **threatened(eowyn="helms_deep"))
    assert with_goal(defence, "eowyn", GOAL_DEFEND)["muster 1"] > 2.0 * errands("eowyn", defence)["muster 1"]
    raid = table("eowyn", eowyn="edoras", friends={"edoras": {"rohan": 3}}, shadow={"druadan_forest": 1}, nazgul=FAR)
    step = "travel druadan_forest"
    without = errands("eowyn", raid)[step]
    assert with_goal(raid, "eowyn", GOAL_RAID)[step] > 2.0 * without
    assert with_goal(raid, "eowyn", GOAL_DEFEND)[step] < 0.5 * without


def test_a_character_joins_frodo_to_lead_him() -> None:
    words: dict[str, Any] = {"frodo_sam": "rivendell", "merry_pippin": "hollin", "eowyn": "hollin", "nazgul": FAR}
    state = table("eowyn", objectives=RING_ONLY, **words)
    assert max(with_goal(state, "eowyn", GOAL_JOIN).values()) > max(
        [0.0, *(rate for rate in errands("eowyn", state).values())]
    )


# -- resources --------------------------------------------------------------------------------


def test_gandalf_rides_two_steps_at_once_without_armies() -> None:
    cast = two("gandalf", "edoras", "legolas", "woodland_realm")
    context, state = context_of(table("gandalf", cast=cast))
    goal = place("minas_tirith")
    assert resources.way(context, state, box.GANDALF, goal, False) == act.TRAVEL + goal
    assert resources.way(context, state, box.GANDALF, goal, True) == act.TRAVEL + place("druadan_forest")
    there = resources.steps(context, state, box.GANDALF, goal)
    assert there == pytest.approx(1.2)


def test_armies_of_a_scarce_people_are_left_for_the_objective() -> None:
    """Dwarves are scarce unless Gimli, who musters them, is there; without an objective nothing is."""
    words: dict[str, Any] = {"objectives": ["destroy_ring", "arwen_banner"]}
    gimli = two("gimli", "edoras", "legolas", "woodland_realm")
    for cast, tasks, scarce in (
        (two("arwen", "edoras", "legolas", "woodland_realm"), words["objectives"], True),
        (gimli, words["objectives"], False),
        (two("arwen", "edoras", "legolas", "woodland_realm"), RING_ONLY, False),
    ):
        acting = next(name for name in ("arwen", "gimli") if name in cast)
        context, state = context_of(table(acting, cast=cast, objectives=tasks))
        assert resources.is_scarce(context, state, board.DWARF) == scarce


@pytest.mark.parametrize(("supply", "more"), [(12, 0.0), (11, 0.06), (0, 0.72)])
def test_shadow_armies_are_worth_more_when_their_supply_runs_out(supply: int, more: float) -> None:
    context, state = context_of(table("frodo_sam"))
    state.shadow_supply = supply
    assert resources.shortage(context, state) == pytest.approx(context.weights.short + more)


# -- details of errands -------------------------------------------------------------------------


def test_a_raid_needs_spare_armies_and_a_place_with_the_shadow() -> None:
    """From Edoras to Druadan Forest; the only army of a haven in danger stays."""
    words: dict[str, Any] = {"eowyn": "edoras", "nazgul": FAR, "objectives": RING_ONLY, **FAR_AWAY}
    raid = "travel druadan_forest"

    def rate(friends: int, shadow: int, **more: Any) -> float:
        given = {**words, "friends": {"edoras": {"rohan": friends}}, "shadow": {"druadan_forest": shadow}, **more}
        return errands("eowyn", table("eowyn", **given)).get(raid, 0.0)

    assert rate(3, 1) > 0.0
    assert rate(3, 1, eowyn="umbar") == 0.0
    assert rate(3, 1) > rate(3, 1, nazgul={"gondor": 3, "mordor": 6})


def test_missing_armies_of_a_raid_are_mustered_first() -> None:
    """Éowyn musters at Edoras before she rides against the army next to it."""
    words: dict[str, Any] = {"eowyn": "edoras", "nazgul": FAR, "objectives": RING_ONLY, **FAR_AWAY}
    alone = errands("eowyn", table("eowyn", friends={}, shadow={"druadan_forest": 2}, **words))
    assert alone["muster 1"] > 0.0
    assert "travel druadan_forest" not in alone
    peace = errands("eowyn", table("eowyn", friends={}, **words))
    assert "muster 1" not in peace


def test_honor_wants_a_single_army_in_company() -> None:
    """O16: Boromir leads one army to the Shadow with a companion; without one the stand counts less."""
    words: dict[str, Any] = {
        "shadow": {"fords_of_isen": 3},
        "nazgul": FAR,
        "objectives": ["destroy_ring", "boromir_honor"],
        "friends": {"edoras": {"gondor": 2}},
    }
    cast = {"frodo_sam": "ered_luin", "legolas": "edoras", "boromir": "edoras", "gimli": "erebor"}
    state = table("boromir", cast=cast, **words)
    found = errands("boromir", state)
    step = max(found, key=lambda text: found[text])
    assert step == "travel helms_deep"
    state.play(step)
    assert choice(state) == "take along legolas"
    state.play("take along legolas")
    while state.actor >= 0 and state.decision.kind in ("consent", "may"):
        state.play(choice(state))
    assert choice(state) == "take 1 gondor"


def test_only_the_hunter_of_an_objective_brings_armies_for_it() -> None:
    """The place where Éomer has to fight is no errand of others, who may still bring armies elsewhere."""
    words: dict[str, Any] = {"shadow": {"fords_of_isen": 3}, "nazgul": FAR, "friends": {"edoras": {"rohan": 4}}}
    cast = {"frodo_sam": "ered_luin", "legolas": "edoras", "eomer": "edoras", "gimli": "erebor"}
    tasks = ["destroy_ring", "ride_eored"]
    eomer = errands("eomer", table("eomer", cast=cast, objectives=tasks, **words))
    others = errands("legolas", table("legolas", cast=cast, objectives=tasks, **words))
    assert eomer["travel helms_deep"] > others.get("travel helms_deep", 0.0) + 0.3


def test_a_wanted_stronghold_gets_an_army_before_its_capture() -> None:
    """Isengard is empty: one army is enough, and Éowyn brings it from the fords."""
    words: dict[str, Any] = {"eowyn": "fords_of_isen", "nazgul": FAR, **FAR_AWAY}
    words["friends"] = {"fords_of_isen": {"rohan": 2}}
    tasks = ["destroy_ring", "staff_broken"]
    found = errands("eowyn", table("eowyn", objectives=tasks, **words))
    none = errands("eowyn", table("eowyn", objectives=RING_ONLY, **words))
    assert found["travel isengard"] > 1.0 > none.get("travel isengard", 0.0)
    state = table("eowyn", "travel isengard", objectives=tasks, **words)
    assert choice(state) == "take 1 rohan"


def test_spare_valor_sends_an_army_to_an_empty_stronghold() -> None:
    """With three Valor beyond what objectives cost, hope and the musters of Umbar are worth an army."""
    words: dict[str, Any] = {"friends": {"pelargir": {"gondor": 2}}, "nazgul": FAR, "objectives": RING_ONLY}
    cast = two("eowyn", "pelargir", "legolas", "woodland_realm")
    rich = errands("eowyn", table("eowyn", cast=cast, tokens=VALOR, **words))
    poor = errands("eowyn", table("eowyn", cast=cast, tokens=[{}, {"valor": 2}], **words))
    assert rich.get("travel umbar", 0.0) > 0.1 > poor.get("travel umbar", 0.0)


def test_gandalf_needs_half_as_many_actions_for_musters() -> None:
    """His errand of two armies counts as one action, so it is worth more than that of another."""
    words: dict[str, Any] = {"objectives": ["destroy_ring", "dwarven_lands"], "nazgul": FAR}

    def rate(who: str) -> float:
        cast = {"frodo_sam": "bree", "legolas": "umbar", who: "ered_luin", "merry_pippin": "umbar"}
        context, state = context_of(table(who, cast=cast, tokens=[{}, {"friendship": 4}], **words))
        reinforcements.find_source(context, state, character(who), place("ered_luin"), board.DWARF, 2, 3.0, False, 0)
        return float(context.found_rate)

    assert rate("gandalf") > 1.4 * rate("aragorn") > 0.0


def test_armies_that_would_be_lost_alone_are_worth_less() -> None:
    """An errand to clear a place wants three armies together; one of them counts a third."""
    words: dict[str, Any] = {"objectives": RING_ONLY, "nazgul": FAR, **FAR_AWAY}

    def rate(armies: int, together: bool) -> float:
        context, state = context_of(table("eowyn", eowyn="edoras", friends={"edoras": {"rohan": armies}}, **words))
        state.supply = 0
        reinforcements.find_source(
            context, state, box.EOWYN, place("helms_deep"), board.ROHAN_PEOPLE, 3, 3.0, together, 0
        )
        return float(context.found_rate)

    assert rate(3, True) == rate(3, False)
    assert rate(1, True) == pytest.approx(rate(1, False) / 3)


def test_armies_on_the_way_come_as_far_as_they_are_missing() -> None:
    """Towards Minas Tirith the two of Rohan that the Challenge wants; not away from it, and none for other tasks."""
    words: dict[str, Any] = {"friends": {"edoras": {"rohan": 4}}, "nazgul": FAR}
    context, state = context_of(table("eowyn", objectives=["destroy_ring", "challenge_sauron"], **words))
    edoras = place("edoras")
    towards = resources.on_the_way(context, state, edoras, place("druadan_forest"))
    assert board.army_count(towards, board.ROHAN_PEOPLE) == 2
    assert resources.on_the_way(context, state, edoras, place("helms_deep")) == 0
    assert resources.on_the_way(context, state, place("bree"), place("tharbad")) == 0
    context, state = context_of(table("eowyn", objectives=RING_ONLY, **words))
    assert resources.on_the_way(context, state, edoras, place("druadan_forest")) == 0


def test_an_errand_belongs_to_the_nearer_character() -> None:
    """More than a step nearer; Frodo and Gollum don't count."""
    words: dict[str, Any] = {"legolas": "edoras", "merry_pippin": "umbar", "eowyn": "fords_of_isen"}
    context, state = context_of(table("legolas", frodo_sam="isengard", **words))
    share = context.weights.left_to_others
    assert resources.nearer_share(context, state, box.LEGOLAS, place("druadan_forest")) == 1.0
    assert resources.nearer_share(context, state, box.LEGOLAS, place("isengard")) == share
    assert resources.nearer_share(context, state, box.EOWYN, place("isengard")) == 1.0
    words["eowyn"] = "dol_amroth"
    context, state = context_of(table("legolas", frodo_sam="isengard", **words))
    assert resources.nearer_share(context, state, box.LEGOLAS, place("isengard")) == 1.0


def test_who_draws_the_eye_by_a_battle() -> None:
    """It is worth something to leave Frodo's region, and costs something to come to it."""
    words: dict[str, Any] = {"frodo_sam": "rivendell", "nazgul": {"rhudaur": 4, "mordor": 5}}
    home, elsewhere = board.REGIONS.index("rhudaur"), board.REGIONS.index("rohan")
    context, state = context_of(table("frodo_sam", eye="rhudaur", **words))
    assert resources.eye_worth(context, state, elsewhere) > 0.0
    assert resources.eye_worth(context, state, home) == 0.0
    context, state = context_of(table("frodo_sam", eye="mordor", **words))
    assert resources.eye_worth(context, state, home) < 0.0
    assert resources.eye_worth(context, state, elsewhere) == 0.0


def test_eomer_saves_an_army_in_a_battle() -> None:
    """N24: with Rohan under him one loss is spared; without it he is like the others."""
    words: dict[str, Any] = {"nazgul": FAR, "shadow": {"fords_of_isen": 3}}
    cast = {"frodo_sam": "ered_luin", "legolas": "edoras", "eomer": "edoras", "gimli": "erebor"}

    def worth(who: str, people: str) -> float:
        context, state = context_of(table("eomer", cast=cast, friends={"fords_of_isen": {people: 3}}, **words))
        return resources.attack_worth(context, state, character(who), place("fords_of_isen"), 3)

    assert worth("eomer", "rohan") > worth("legolas", "rohan")
    assert worth("eomer", "elf") == worth("legolas", "elf")
