"""Choices of places and characters, candidates of the search, goals and playouts, and reasons, one by one."""

from typing import Any

import pytest
from librt.random import Random

from bywater.bots.fate import planners
from bywater.bots.fate.evaluation.context import GOAL_DEFAULT, GOAL_GO_ON, GOAL_JOIN, GOAL_NONE, GOAL_SET_OUT, Errands
from bywater.bots.fate.planning.candidates import MAX_TRIED, candidates_of
from bywater.bots.fate.policy import event_targets
from bywater.bots.fate.policy.guide import FateGuide, is_new_turn
from bywater.core.state import State
from bywater.games.fate.model import cards as box
from bywater.games.fate.rules.player_deck import cards_left
from bywater.games.fate.state import FateState
from tests.bots.fate.helpers import (
    BOTH,
    FAR,
    FATE,
    MARCH_ON_HELMS_DEEP,
    RING_ONLY,
    choice,
    context_of,
    errands,
    place,
    table,
)

READY = [{"resistance": 5, "stealth": 6}, {}]
WEAK_HELM: dict[str, Any] = {
    "friends": {"helms_deep": {"rohan": 1}},
    "shadow": {"fords_of_isen": 4},
    "nazgul": FAR,
    **MARCH_ON_HELMS_DEEP,
}


def game_of(state: State) -> FateState:
    assert isinstance(state, FateState)
    return state


# -- places -----------------------------------------------------------------------------------


def cast(who: str, at: str, other: str = "lorien") -> dict[str, str]:
    return {"frodo_sam": "bree", "legolas": other, who: at, "merry_pippin": "grey_havens"}


# Where Gollum prepares a card, other words of the position, and where the shadow army there goes.
CUNNING: list[tuple[str, str, dict[str, Any], str]] = [
    ("away from a haven in danger", "fords_of_isen", {**WEAK_HELM, "shadow": {"fords_of_isen": 3}}, "at dunland"),
    ("nowhere, if it endangers none", "umbar", {"shadow": {"umbar": 3}, "nazgul": FAR}, "pass"),
]


@pytest.mark.parametrize(("at", "words", "expected"), [r[1:] for r in CUNNING], ids=[r[0] for r in CUNNING])
def test_where_gollum_leads_the_shadow(at: str, words: dict[str, Any], expected: str) -> None:
    hands = [[], ["rohan_valor"]]
    state = table("gollum", "prepare rohan_valor", cast=cast("gollum", at), hands=hands, **words)
    assert state.decision.kind == "placing"
    assert choice(state) == expected


# Who stands where, the prepared card, other words, and where Arwen sends an Elf.
AID: list[tuple[str, dict[str, str], str, dict[str, Any], str]] = [
    (
        "to a haven in danger",
        {"frodo_sam": "bree", "legolas": "lorien", "arwen": "rivendell", "eowyn": "helms_deep"},
        "rohan_valor",
        {**WEAK_HELM, "friends": {"rivendell": {"elf": 2}, "helms_deep": {"rohan": 1}}},
        "at helms_deep",
    ),
    (
        "not to a safe one",
        {"frodo_sam": "bree", "legolas": "lorien", "arwen": "rivendell", "eowyn": "helms_deep"},
        "rohan_valor",
        {"friends": {"rivendell": {"elf": 2}, "helms_deep": {"rohan": 1}}, "nazgul": FAR, "objectives": RING_ONLY},
        "pass",
    ),
    (
        "where an objective needs it",
        {"frodo_sam": "bree", "legolas": "old_forest_road", "arwen": "rivendell", "eowyn": "edoras"},
        "mirkwood_valor",
        {
            "friends": {"rivendell": {"elf": 2}},
            "nazgul": FAR,
            "objectives": ["destroy_ring", "light_mirkwood"],
        },
        "at old_forest_road",
    ),
]


@pytest.mark.parametrize(("who", "card", "words", "expected"), [r[1:] for r in AID], ids=[r[0] for r in AID])
def test_where_arwen_sends_an_army(who: dict[str, str], card: str, words: dict[str, Any], expected: str) -> None:
    state = table("arwen", f"prepare {card}", cast=who, hands=[[], [card]], **words)
    assert state.decision.kind == "placing"
    assert choice(state) == expected


# The objectives, other words of the position, and where the Ents march.
ENTS: list[tuple[str, dict[str, Any], str]] = [
    ("to Isengard for its objective", {"objectives": ["destroy_ring", "staff_broken"]}, "at isengard"),
    ("to a haven next to Fangorn in danger", {"objectives": RING_ONLY, **WEAK_HELM}, "at helms_deep"),
    ("nowhere else", {"objectives": RING_ONLY}, "pass"),
]


@pytest.mark.parametrize(("words", "expected"), [r[1:] for r in ENTS], ids=[r[0] for r in ENTS])
def test_where_the_ents_march(words: dict[str, Any], expected: str) -> None:
    state = table("frodo_sam", "play entmoot", "number 2", hands=[["entmoot"], []], **words)
    assert choice(state) == expected


def test_the_ents_are_saved_while_few_elves_are_left() -> None:
    """With fewer than two in the supply the event is not worth its card."""
    words: dict[str, Any] = {"objectives": ["destroy_ring", "staff_broken"], "hands": [["entmoot"], []]}
    whole = int(table("frodo_sam", friends={}, **words).view(0)["supply"]["elf"])
    for left, played in ((2, True), (1, False)):
        state = table("frodo_sam", friends={"grey_havens": {"elf": whole - left}}, **words)
        assert (choice(state) == "play entmoot") == played


def test_who_is_carried_by_the_eagles() -> None:
    """Whom an objective needs far away; without such a need anyone but Frodo."""
    words: dict[str, Any] = {"hands": [["eagles"], []], "nazgul": FAR}
    idle = table("frodo_sam", "play eagles", objectives=RING_ONLY, **words)
    assert choice(idle).startswith("who ")
    assert choice(idle) != "who frodo_sam"
    blessing: dict[str, Any] = {"objectives": BOTH, "tokens": [{}, {"friendship": 3}]}
    blessing.update(merry_pippin="dol_amroth", eowyn="rivendell", frodo_sam="umbar", legolas="umbar")
    context, state = context_of(table("frodo_sam", **blessing, **words))
    found = event_targets.eagles_ride(context, state)
    assert found % 64 == place("rivendell")
    assert found // 64 in (box.MERRY, box.LEGOLAS)
    blessing.update(merry_pippin="hollin", legolas="hollin")
    context, state = context_of(table("frodo_sam", **blessing, **words))
    assert event_targets.eagles_ride(context, state) == -1
    blessing.update(merry_pippin="dol_amroth", legolas="umbar")
    blessing["tokens"] = [{}, {"friendship": 1}]
    context, state = context_of(table("frodo_sam", **blessing, **words))
    assert event_targets.eagles_ride(context, state) == -1


def test_the_eagles_carry_someone_who_can_capture_a_stronghold() -> None:
    """Only with the Valor, and only if nobody who has it is near."""
    words: dict[str, Any] = {"objectives": ["destroy_ring", "subdue_umbar"], "friends": {"umbar": {"gondor": 1}}}

    def rider(**more: Any) -> int:
        context, state = context_of(table("frodo_sam", **{**words, **more}))
        return int(event_targets.eagles_ride(context, state))

    assert rider(tokens=[{}, {"valor": 3}]) == 64 * box.EOWYN + place("umbar")
    assert rider(tokens=[{}, {"valor": 2}]) == -1
    assert rider(tokens=[{}, {"valor": 3}], eowyn="harondor") == -1
    assert rider(tokens=[{}, {"valor": 3}], friends={}) == -1


def test_who_wears_the_cloaks() -> None:
    """They hide whoever travels with them, which is for Frodo alone."""
    state = table("frodo_sam", "play elven_cloaks", hands=[["elven_cloaks"], []], nazgul=FAR, finished=["legolas"])
    assert (state.decision.kind, choice(state)) == ("choosing", "who frodo_sam")


@pytest.mark.parametrize(
    ("places", "expected"),
    [
        ({"merry_pippin": "umbar", "legolas": "lorien", "eowyn": "edoras"}, "legolas"),
        ({"merry_pippin": "umbar", "legolas": "edoras", "eowyn": "grey_havens"}, "eowyn"),
        ({"merry_pippin": "edoras", "legolas": "udun", "eowyn": "hollin"}, "merry_pippin"),
    ],
    ids=["far from Mordor", "the farthest", "neither in Mordor nor with Frodo"],
)
def test_who_draws_the_eye_away(places: dict[str, Any], expected: str) -> None:
    context, state = context_of(table("frodo_sam", frodo_sam="rivendell", **places))
    assert box.CHARACTERS[event_targets.decoy(context, state)] == expected


def test_rides_that_lead_nowhere_are_declined() -> None:
    """Horses are for armies and others; the Cloaks only for Frodo's way to the mountain."""
    horses = table("frodo_sam", "play rohan_horses", "at edoras", hands=[["rohan_horses"], []], eowyn="edoras")
    assert (horses.decision.kind, choice(horses)) == ("riding", "done")
    words: dict[str, Any] = {"hands": [["elven_cloaks"], []], "objectives": BOTH}
    cloaks = table("frodo_sam", "play elven_cloaks", "who frodo_sam", frodo_sam="edoras", **words)
    assert (cloaks.decision.kind, choice(cloaks)) == ("riding", "done")


def test_nazgul_that_follow_the_eagles_are_the_nearest() -> None:
    """E08: Frodo flies to Edoras, and the nearest regions are emptied first."""
    words: dict[str, Any] = {"hands": [["eagles"], []], "nazgul": {"eriador": 3, "gondor": 3, "mordor": 3}}
    state = table("frodo_sam", "play eagles", "who frodo_sam", "at edoras", **words)
    seen = []
    while state.actor >= 0 and state.decision.kind == "summoning":
        seen.append(choice(state).removeprefix("nazgul from "))
        state.play(f"nazgul from {seen[-1]}")
    assert seen
    assert seen == sorted(seen, key=lambda region: ("gondor", "eriador", "mordor").index(region))


# -- candidates and plans -----------------------------------------------------------------------


def candidates(state: State) -> list[str]:
    context, found = context_of(state)
    own = FATE.action(choice(state))
    return [FATE.notation(int(code)) for code in candidates_of(context, found, own)]


def test_candidates_of_an_action_are_its_best_errands() -> None:
    """In the order of their rates, all of them legal, at most ten and the other character."""
    words: dict[str, Any] = {"eowyn": "helms_deep", **WEAK_HELM}
    state = table("eowyn", **words)
    found = candidates(state)
    legal = {FATE.notation(code) for code in state.legal()}
    assert set(found) <= legal
    assert len(found) == len(set(found)) <= MAX_TRIED + 2
    rates = errands("eowyn", state)
    tried = [text for text in found[1:] if text in rates]
    assert [rates[text] for text in tried] == sorted((rates[text] for text in tried), reverse=True)
    assert all(rates[text] > 0.0 for text in tried)
    assert "act merry_pippin" in found


def test_events_and_abilities_at_any_time_are_candidates() -> None:
    words: dict[str, Any] = {"hands": [["eagles", "dale_valor"], []], "tokens": [{"stealth": 2}, {}], "nazgul": FAR}
    found = candidates(table("legolas", **words, shadow={"old_forest_road": 1}))
    assert "play eagles" in found
    assert not any(text.startswith(("interrupt", "give", "card")) for text in found)


def test_all_answers_of_a_short_decision_are_candidates() -> None:
    """And long lists are left to the rules of thumb."""
    few = table("frodo_sam", "travel bree")
    assert few.decision.kind == "company"
    assert sorted(candidates(few)) == sorted(FATE.notation(code) for code in few.legal())
    many = table("frodo_sam", "play eagles", "who legolas", hands=[["eagles"], []])
    assert len(many.legal()) > 14
    assert candidates(many) == [choice(many)]


def test_plans_are_goals_of_the_characters_that_matter() -> None:
    """With two players those of all characters, with three those of the active player; Frodo has his own."""
    guide = FateGuide()
    two = game_of(table("merry_pippin", objectives=BOTH))
    count = int(guide.num_plans(two))
    who = [int(one) for one in guide.plan_who]
    goals = [int(goal) for goal in guide.plan_what]
    assert (who[0], goals[0], len(who)) == (-1, -1, count)
    assert set(who[1:]) == {box.FRODO, box.LEGOLAS, box.MERRY, box.EOWYN}
    for one, goal in zip(who[1:], goals[1:], strict=True):
        if goal >= GOAL_NONE:
            assert (one == box.FRODO) == (goal > GOAL_JOIN)
        else:
            assert goal == box.BLESSING
    assert GOAL_DEFAULT not in goals[1:]
    assert GOAL_GO_ON in goals
    characters = {name: {"seat": number // 2, "place": "bree"} for number, name in enumerate(box.CHARACTERS[:6])}
    characters["frodo_sam"] = {"seat": 0, "place": "bree"}
    del characters[box.CHARACTERS[0]]
    three = game_of(FATE.position({"seats": 3, "active": 1, "characters": characters, "objectives": BOTH}))
    guide.num_plans(three)
    assert {int(three.owner_of[int(one)]) for one in guide.plan_who[1:]} == {1}


def test_adopted_goals_are_followed_by_another_guide() -> None:
    guide, other = FateGuide(), FateGuide()
    state = game_of(table("merry_pippin", objectives=BOTH))
    plan = next(number for number in range(1, int(guide.num_plans(state))) if guide.plan_what[number] == GOAL_SET_OUT)
    guide.adopt(plan)
    other.follow(guide.following())
    assert other.following() == guide.following()
    assert other.context.focus[box.FRODO] == GOAL_SET_OUT
    guide.adopt(0)
    assert guide.context.focus[box.FRODO] == GOAL_DEFAULT


@pytest.mark.parametrize("turns", [1, 2])
def test_a_playout_ends_after_its_turns(turns: int) -> None:
    """Two player cards are drawn per turn."""
    state = game_of(table("merry_pippin", nazgul=FAR, objectives=RING_ONLY))
    before = int(cards_left(state))
    count = FateGuide(turns).finish(state, Random(1))
    assert count > 0
    assert state.over or (is_new_turn(state) and before - cards_left(state) >= 2 * turns)
    assert state.over or before - cards_left(state) < 2 * turns + 2


def test_a_guide_without_planners_finds_no_errands() -> None:
    """Each planner adds the errands of its kind."""
    words: dict[str, Any] = {"eowyn": "helms_deep", **WEAK_HELM}
    state = game_of(table("eowyn", finished=["merry_pippin"], **words))
    assert FATE.notation(int(FateGuide().answer(state))) == "muster 1"
    without = FateGuide(planners=planners.all_but("defence", "raids", "hosts"))
    assert FATE.notation(int(without.answer(state))) != "muster 1"


def test_more_errands_than_there_is_room_for_are_left_out() -> None:
    found = Errands()
    for number in range(300):
        found.offer(float(number), number)
    assert found.count == 256
    assert found.best_rate() == 255.0


# -- reasons ----------------------------------------------------------------------------------


# Who acts, what leads to the decision, other words, the action, and the keys of its reasons.


# -- when events are saved ------------------------------------------------------------------------


def test_lembas_are_for_the_turn_of_their_player() -> None:
    """They are played by whoever acts, for a character with more to do than actions."""
    words: dict[str, Any] = {"eowyn": "umbar", "objectives": ["destroy_ring", "subdue_umbar"], "nazgul": FAR}
    words.update(friends={"umbar": {"gondor": 1}}, tokens=[{}, {"valor": 3}])
    for seat, wanted in ((1, True), (0, False)):
        context, state = context_of(table("eowyn", **words))
        assert event_targets.wants_lembas(context, state, seat) == wanted
    words["tokens"] = [{}, {}]
    context, state = context_of(table("eowyn", **words))
    assert not event_targets.wants_lembas(context, state, 1)


def test_orc_infighting_removes_two_armies_where_they_do_most_harm() -> None:
    """Two armies next to a weak haven, or two on a place that an objective wants cleared."""
    context, state = context_of(table("frodo_sam", **{**WEAK_HELM, "shadow": {"fords_of_isen": 4, "umbar": 5}}))
    assert event_targets.infighting(context, state) == place("fords_of_isen")
    words: dict[str, Any] = {
        "shadow": {"pelargir": 2, "umbar": 2},
        "nazgul": FAR,
        "friends": {"pelargir": {"gondor": 1}},
    }
    blocked, other = context_of(table("frodo_sam", objectives=["destroy_ring", "oathbreakers"], **words))
    free, same = context_of(table("frodo_sam", objectives=RING_ONLY, **words))
    pelargir = place("pelargir")
    difference = event_targets.infighting_worth(blocked, other, pelargir) - event_targets.infighting_worth(
        free, same, pelargir
    )
    assert difference == pytest.approx(1.2)
    calm, empty = context_of(table("frodo_sam", shadow={}))
    assert event_targets.infighting(calm, empty) == -1


def test_the_red_arrow_calls_from_the_haven_with_most_to_spare() -> None:
    """Nobody is called if no haven is in danger, or if none can spare an army."""
    words: dict[str, Any] = {**WEAK_HELM, "objectives": RING_ONLY}

    def called(friends: dict[str, dict[str, int]], **more: Any) -> int:
        context, state = context_of(table("frodo_sam", **{**words, "friends": friends, **more}))
        return int(event_targets.arrow_from(context, state))

    helm = {"helms_deep": {"rohan": 1}}
    assert called({**helm, "grey_havens": {"elf": 3}, "erebor": {"dwarf": 1}}) == place("grey_havens")
    assert called({**helm, "grey_havens": {"elf": 1}, "erebor": {"dwarf": 3}}) == place("erebor")
    assert called(helm) == -1
    assert called({**helm, "grey_havens": {"elf": 3}}, shadow={}) == -1
