"""Journeys: Frodo's next place and who leads him, who meets whom, who comes along, and when to hide."""

from typing import Any

import pytest

from bywater.bots.fate.evaluation.context import GOAL_GO_ON, GOAL_JOIN, GOAL_NONE
from bywater.bots.fate.planning import meetings
from bywater.bots.fate.planning.ring_bearer import find_next_place, stealth_to_keep
from bywater.bots.fate.policy.travel import errand_of_journey
from bywater.bots.fate.policy.turn import analyse, errands_of, worth_of_four, worth_of_three
from bywater.core.state import State
from bywater.games.fate.model import board
from bywater.games.fate.model import cards as box
from tests.bots.fate.helpers import BOTH, FAR, FATE, RING_ONLY, character, choice, context_of, errands, place, table

READY = [{"resistance": 5, "stealth": 6}, {}]
STAFF = ["destroy_ring", "staff_broken"]
SYMBOLS = {"friendship": 3, "valor": 3, "stealth": 3, "resistance": 3}


# -- Frodo ------------------------------------------------------------------------------------

# Frodo's place, other words of the position, and what he does.
STEPS: list[tuple[str, str, dict[str, Any], str]] = [
    ("he stays in a quiet region", "edoras", {"nazgul": {"dale": 9}, "eye": "dale", "objectives": STAFF}, "done"),
    (
        "he leaves it when the Nazgûl and the Eye come",
        "edoras",
        {"nazgul": {"rohan": 5, "mordor": 4}, "eye": "rohan", "objectives": STAFF},
        "travel druadan_forest",
    ),
    (
        "Shelob's lair first, while it is an objective",
        "minas_morgul",
        {"nazgul": FAR, "objectives": ["destroy_ring", "shelobs_lair"], "tokens": READY},
        "objective shelobs_lair",
    ),
    (
        "on to the mountain when it is completed",
        "minas_morgul",
        {
            "nazgul": FAR,
            "objectives": ["destroy_ring", "shelobs_lair"],
            "done": ["shelobs_lair"],
            "tokens": READY,
        },
        "travel udun",
    ),
    (
        "to the meeting that he pays for",
        "hollin",
        {
            "nazgul": FAR,
            "merry_pippin": "rivendell",
            "legolas": "umbar",
            "eowyn": "umbar",
            "tokens": [{"friendship": 3}, {}],
        },
        "travel rivendell",
    ),
]


@pytest.mark.parametrize(("start", "words", "expected"), [r[1:] for r in STEPS], ids=[r[0] for r in STEPS])
def test_where_frodo_goes(start: str, words: dict[str, Any], expected: str) -> None:
    given: dict[str, Any] = {"objectives": BOTH, "eye": "mordor", "hope": 8, "finished": ["legolas"], **words}
    assert choice(table("frodo_sam", frodo_sam=start, **given)) == expected


def next_worth(state: State, goal: int = GOAL_NONE, **weights: float) -> float:
    """What Frodo's next step is worth with this goal."""
    context, found = context_of(state)
    context.focus[box.FRODO] = goal
    for name, value in weights.items():
        setattr(context.weights, name, value)
    analyse(context, found)
    find_next_place(context, found)
    return float(context.next_worth)


def test_what_makes_a_step_towards_mordor_worth_more() -> None:
    """The goal of going on, completed objectives, and the end of the deck."""
    words: dict[str, Any] = {"frodo_sam": "tharbad", "nazgul": FAR, "tokens": READY, "eye": "eriador"}
    tasks = ["destroy_ring", "blessing_elves", "staff_broken"]
    base = next_worth(table("frodo_sam", objectives=tasks, **words))
    assert base > 0.0
    assert next_worth(table("frodo_sam", objectives=tasks, **words), GOAL_GO_ON) > base
    assert next_worth(table("frodo_sam", objectives=tasks, done=["staff_broken"], **words)) > base


def test_without_a_better_place_frodo_has_no_next_one() -> None:
    words: dict[str, Any] = {"objectives": BOTH, "nazgul": FAR, "tokens": READY, "eye": "mordor"}
    context, state = context_of(table("frodo_sam", frodo_sam="osgiliath", **words))
    find_next_place(context, state)
    assert (int(context.next_place), float(context.next_worth)) == (-1, 0.0)


def test_stealth_for_the_roads_ahead_is_kept() -> None:
    """The roads from South Ithilien into Mordor cost Stealth; only what is left may hide him."""
    words: dict[str, Any] = {"frodo_sam": "osgiliath", "nazgul": FAR, "objectives": RING_ONLY}
    context, _ = context_of(table("frodo_sam", tokens=READY, **words))
    assert context.setting_out
    first = int(context.road.first(place("mount_doom")))
    assert stealth_to_keep(context, first) == context.road.stealth_after(place("mount_doom"), first) > 0
    waiting, _ = context_of(table("frodo_sam", tokens=[{"stealth": 6}, {}], **words))
    assert stealth_to_keep(waiting, first) == 0


def test_merry_and_pippin_can_lure_as_many_nazgul_as_they_have_friendship_for() -> None:
    """Two per Friendship, up to five in their region, none from inside Mordor."""

    def drainable(friendship: int, at: str = "edoras", **words: Any) -> int:
        nazgul = words.pop("nazgul", {"mordor": 9})
        tokens = [{"resistance": 4}, {"friendship": friendship}]
        state = table("frodo_sam", merry_pippin=at, tokens=tokens, nazgul=nazgul, objectives=RING_ONLY)
        return int(context_of(state)[0].drainable)

    assert [drainable(count) for count in range(4)] == [0, 2, 4, 5]
    assert drainable(3, nazgul={"rohan": 3, "mordor": 6}) == 2
    assert drainable(3, nazgul={"mordor": 1, "eriador": 8}) == 1
    assert drainable(3, at="udun") == 0


# -- leading and joining ------------------------------------------------------------------------


def test_another_character_leads_frodo_out_of_danger() -> None:
    """Merry and Pippin stand with him under the Eye, and take him along."""
    words: dict[str, Any] = {"frodo_sam": "rivendell", "merry_pippin": "rivendell", "objectives": RING_ONLY}
    words.update(eye="rhudaur", tokens=[{}, {"stealth": 3}], finished=["eowyn"], used=["loyal_friend"])
    state = table("merry_pippin", nazgul={"rhudaur": 4, "mordor": 5}, **words)
    step = choice(state)
    assert step.startswith("travel ")
    state.play(step)
    assert (state.decision.kind, choice(state)) == ("company", "take along frodo_sam")
    calm = table("merry_pippin", nazgul=FAR, **{**words, "eye": "mordor"})
    assert (
        errands("merry_pippin", calm).get(step, 0.0)
        < errands("merry_pippin", table("merry_pippin", nazgul={"rhudaur": 4, "mordor": 5}, **words))[step]
    )


@pytest.mark.parametrize(
    ("stealth", "tokens", "joins"),
    [(2, READY[0], True), (1, READY[0], False), (2, {"stealth": 6}, False)],
    ids=["with two Stealth", "not with one", "not before he sets out"],
)
def test_who_joins_frodo_on_his_way(stealth: int, tokens: dict[str, int], joins: bool) -> None:
    words: dict[str, Any] = {"frodo_sam": "minas_tirith", "eowyn": "edoras", "objectives": RING_ONLY, "hope": 8}
    state = table("eowyn", nazgul=FAR, tokens=[tokens, {"stealth": stealth}], **words)
    assert (errands("eowyn", state).get("travel druadan_forest", 0.0) > 0.3) == joins


def test_a_character_of_the_bearer_does_not_lead_frodo() -> None:
    """Frodo can act in the same turn, so it gains nothing."""
    words: dict[str, Any] = {"objectives": RING_ONLY, "nazgul": {"rhudaur": 4, "mordor": 5}, "eye": "rhudaur"}
    own = {"frodo_sam": "rivendell", "legolas": "rivendell", "gimli": "erebor", "eowyn": "edoras"}
    other = {"frodo_sam": "rivendell", "gimli": "erebor", "legolas": "rivendell", "eowyn": "edoras"}
    tokens = [{"stealth": 3}, {"stealth": 3}]
    led = errands("legolas", table("legolas", cast=other, tokens=tokens, **words))
    alone = errands("legolas", table("legolas", cast=own, tokens=tokens, **words))
    assert max([rate for step, rate in led.items() if step.startswith("travel ")]) > max(
        [0.0, *(rate for step, rate in alone.items() if step.startswith("travel "))]
    )


def test_a_goal_brings_a_character_to_frodo() -> None:
    words: dict[str, Any] = {"frodo_sam": "edoras", "eowyn": "minas_tirith", "objectives": RING_ONLY, "nazgul": FAR}
    context, state = context_of(table("eowyn", **words))
    assert "travel druadan_forest" not in errands("eowyn", table("eowyn", **words))
    context.focus[box.EOWYN] = GOAL_JOIN
    analyse(context, state)
    assert errand_of_journey(context, state, box.EOWYN, place("druadan_forest")) >= 0


# -- meetings ---------------------------------------------------------------------------------


def chosen(**words: Any) -> tuple[set[str], float]:
    """Who meets for the blessing, and the payable share."""
    context, _ = context_of(table("frodo_sam", objectives=BOTH, nazgul=FAR, **words))
    who = {box.CHARACTERS[int(context.payer[box.BLESSING])], box.CHARACTERS[int(context.other[box.BLESSING])]}
    return who, float(context.readiness[box.BLESSING])


def test_who_is_chosen_for_a_meeting() -> None:
    """Those who are near; a player with the price; the bearer's characters, who should get the token."""
    places = {"frodo_sam": "umbar", "legolas": "hollin", "merry_pippin": "hollin", "eowyn": "umbar"}
    assert chosen(**places, tokens=[SYMBOLS, {}])[0] == {"legolas", "merry_pippin"}
    places["eowyn"], places["merry_pippin"] = "hollin", "umbar"
    assert chosen(**places, tokens=[SYMBOLS, {}])[0] == {"legolas", "eowyn"}


@pytest.mark.parametrize(("friendship", "ready"), [(3, 1.0), (2, 0.5), (1, 0.2), (0, 0.2)])
def test_how_ready_a_meeting_is(friendship: int, ready: float) -> None:
    places = {"legolas": "rivendell", "merry_pippin": "rivendell"}
    assert chosen(**places, tokens=[{"friendship": friendship}, {}])[1] == ready


def test_travellers_at_one_place_go_to_the_meeting_together() -> None:
    """Merry and Pippin lead Éowyn from Hollin to Rivendell."""
    words: dict[str, Any] = {"merry_pippin": "hollin", "eowyn": "hollin", "legolas": "umbar", "frodo_sam": "umbar"}
    state = table("eowyn", "travel rivendell", objectives=BOTH, tokens=[{}, SYMBOLS], nazgul=FAR, **words)
    assert choice(state) == "take along merry_pippin"
    alone = {**words, "merry_pippin": "rivendell"}
    state = table("eowyn", objectives=BOTH, tokens=[{}, SYMBOLS], nazgul=FAR, finished=["merry_pippin"], **alone)
    assert choice(state) == "travel rivendell"


def test_leaving_a_meeting_place_costs_what_the_meeting_is_worth() -> None:
    """The nearer the other one is, the more; at most two hope."""
    words: dict[str, Any] = {"legolas": "rivendell", "frodo_sam": "umbar", "eowyn": "umbar"}
    waits = []
    for at in ("hollin", "tharbad", "dunland"):
        state = table("legolas", merry_pippin=at, objectives=BOTH, tokens=[SYMBOLS, {}], nazgul=FAR, **words)
        context, found = context_of(state)
        waits.append(meetings.waiting_worth(context, found, box.LEGOLAS))
    assert waits == sorted(waits, reverse=True)
    assert 0.0 < waits[-1] <= waits[0] <= 2.0
    context, found = context_of(table("legolas", merry_pippin="hollin", objectives=RING_ONLY, **words))
    assert meetings.waiting_worth(context, found, box.LEGOLAS) == 0.0


def test_a_character_who_waits_has_no_small_errand_elsewhere() -> None:
    """The prospect of the blessing keeps Legolas in Rivendell; without it he goes to fight."""
    words: dict[str, Any] = {"legolas": "rivendell", "merry_pippin": "hollin", "nazgul": FAR, "eowyn": "umbar"}
    words.update(friends={"weather_hills": {"elf": 3}}, shadow={"weather_hills": 1}, tokens=[SYMBOLS, {}])
    waits = errands("legolas", table("legolas", objectives=BOTH, **words))["travel weather_hills"]
    goes = errands("legolas", table("legolas", objectives=RING_ONLY, **words))["travel weather_hills"]
    assert goes > 0.0
    assert waits < goes - 1.0


# -- who comes along ----------------------------------------------------------------------------


def test_characters_with_the_same_way_travel_together() -> None:
    """Merry and Pippin go from the Shire towards Rivendell; Éowyn comes if she is to meet them there."""
    words: dict[str, Any] = {"eowyn": "the_shire", "frodo_sam": "grey_havens", "tokens": [{}, {"friendship": 3}]}
    together = table("merry_pippin", "travel bree", objectives=BOTH, **words)
    assert choice(together) == "take along eowyn"
    apart = table("merry_pippin", "travel bree", objectives=RING_ONLY, **words)
    assert choice(apart) == "done"


def test_merry_and_pippin_stay_behind_for_a_meeting() -> None:
    """They come with Frodo to sing for him, unless someone is waiting for them."""
    words: dict[str, Any] = {"frodo_sam": "hollin", "merry_pippin": "hollin", "legolas": "rivendell", "nazgul": FAR}
    tokens = [SYMBOLS, {}]
    awaited = table("frodo_sam", "travel dunland", objectives=BOTH, tokens=tokens, **words)
    free = table("frodo_sam", "travel dunland", objectives=RING_ONLY, tokens=tokens, **words)
    assert (choice(awaited), choice(free)) == ("done", "take along merry_pippin")


def test_armies_that_an_objective_wants_come_part_of_the_way() -> None:
    """Éowyn goes from Edoras to Minas Tirith on an errand of her own; Rohan is wanted there for the Challenge."""
    words: dict[str, Any] = {"friends": {"edoras": {"rohan": 3}}, "nazgul": FAR}
    wanted = table("eowyn", "travel druadan_forest", objectives=["destroy_ring", "challenge_sauron"], **words)
    assert choice(wanted) == "take 2 rohan"
    unwanted = table("eowyn", "travel druadan_forest", objectives=RING_ONLY, **words)
    assert choice(unwanted) == "done"


def test_frodo_takes_no_armies_along() -> None:
    words: dict[str, Any] = {"friends": {"edoras": {"rohan": 3}}, "nazgul": FAR, "frodo_sam": "edoras"}
    words.update(merry_pippin="umbar", eowyn="umbar", objectives=["destroy_ring", "challenge_sauron"])
    state = table("frodo_sam", "travel druadan_forest", **words)
    assert state.decision.kind != "company" or choice(state) == "done"


# -- hiding -----------------------------------------------------------------------------------

# Nazgûl in the region, Stealth, other words of the position, and whether Frodo hides on the way to Hollin.
HIDING: list[tuple[str, int, int, dict[str, Any], bool]] = [
    ("from one die with plenty of Stealth", 1, 8, {}, True),
    ("from one die with some", 1, 4, {}, True),
    ("not with the last two", 1, 2, {}, False),
    ("from two dice with the last two", 2, 2, {}, True),
]


@pytest.mark.parametrize(("nazgul", "stealth", "words", "hides"), [r[1:] for r in HIDING], ids=[r[0] for r in HIDING])
def test_when_frodo_hides(nazgul: int, stealth: int, words: dict[str, Any], hides: bool) -> None:
    given: dict[str, Any] = {"nazgul": {"rhudaur": nazgul, "mordor": 9 - nazgul}, "eye": "eriador", **words}
    given.update(finished=["legolas"], tokens=[{"stealth": stealth}, {}], objectives=BOTH)
    state = table("frodo_sam", "travel hollin", frodo_sam="rivendell", **given)
    assert state.decision.kind == "hiding"
    assert choice(state) == ("stealth" if hides else "search")


def test_frodo_does_not_spend_stealth_that_the_roads_cost() -> None:
    """Into Mordor with just the Stealth for the way he is searched; with one more he hides."""
    words: dict[str, Any] = {"frodo_sam": "south_ithilien", "objectives": RING_ONLY, "hope": 8, "finished": ["legolas"]}
    words.update(nazgul={"mordor": 1, "eriador": 8}, shadow={})
    context, _ = context_of(table("frodo_sam", tokens=[{"resistance": 5, "stealth": 6}, {}], **words))
    need = int(context.road.stealth[place("mount_doom")])
    step = f"travel {board.PLACES[int(context.road.first(place('mount_doom')))]}"
    for more, expected in ((0, "search"), (1, "stealth")):
        tokens = [{"resistance": 5, "stealth": need + more}, {}]
        state = table("frodo_sam", step, tokens=tokens, **words)
        assert state.decision.kind == "hiding"
        assert choice(state) == expected


# -- who acts first -----------------------------------------------------------------------------


def start(active: int, **words: Any) -> State:
    """The beginning of a turn, when no character acts yet."""
    places = {"frodo_sam": "the_shire", "legolas": "woodland_realm", "merry_pippin": "the_shire", "eowyn": "edoras"}
    places.update({name: words.pop(name) for name in [*words] if name in places})
    characters = {name: {"seat": number // 2, "place": at} for number, (name, at) in enumerate(places.items())}
    return FATE.position({"seats": 2, "active": active, "characters": characters, **words})


def test_the_character_with_the_single_errand_acts_first() -> None:
    """Four actions are worth more to the one with several things to do."""
    words: dict[str, Any] = {"objectives": RING_ONLY, "nazgul": FAR}
    musters = {"eowyn": "helms_deep", "friends": {"helms_deep": {"rohan": 1}}, "shadow": {"fords_of_isen": 4}}
    assert choice(start(1, **musters, **words)) == "act merry_pippin"


def test_frodo_does_not_begin_without_an_errand() -> None:
    quiet = start(0, objectives=BOTH, nazgul=FAR, eye="mordor", frodo_sam="osgiliath", tokens=READY)
    assert choice(quiet) == "act legolas"


def test_three_and_four_actions_count_what_can_be_repeated() -> None:
    """Legolas's token and cards are gains of one action; a muster is not."""
    words: dict[str, Any] = {"objectives": RING_ONLY, "nazgul": FAR, "legolas": "umbar"}
    context, state = context_of(table("legolas", **words))

    found = errands_of(context, state, character("legolas"))
    best, often = float(found.best_rate()), float(found.best_often())
    assert best > often
    assert worth_of_three(found) == pytest.approx(best + 2 * often)
    assert worth_of_four(found) == pytest.approx(best + 3 * often)


def test_the_turn_ends_when_nothing_is_worth_an_action() -> None:
    words: dict[str, Any] = {"objectives": RING_ONLY, "nazgul": FAR, "finished": ["frodo_sam"], "legolas": "umbar"}
    assert choice(table("legolas", used=["walk_silently"], **words)) == "done"
    assert choice(table("legolas", **words)) == "walk silently"
