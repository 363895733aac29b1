"""When an event or an ability is used, and when it is kept."""

from typing import Any

import pytest

from bywater.bots.fate.policy import event_targets, events
from tests.bots.fate.helpers import FAR, MARCH_ON_HELMS_DEEP, RING_ONLY, character, choice, context_of, place, table

READY = [{"resistance": 5, "stealth": 6}, {}]
NEAR_MORDOR: dict[str, Any] = {
    "frodo_sam": "south_ithilien",
    "objectives": RING_ONLY,
    "tokens": READY,
    "nazgul": {"mordor": 5, "eriador": 4},
    "hope": 8,
}
ARMY_AT_THE_FORDS: dict[str, Any] = {
    "shadow": {"fords_of_isen": 2},
    "nazgul": FAR,
    **MARCH_ON_HELMS_DEEP,
}

# The event in the hand of Frodo's player, other words of the position, and whether it is played.
EVENTS: list[tuple[str, str, dict[str, Any], bool]] = [
    ("Gifts from the Elves at once", "gifts_elves", {}, True),
    ("Tom Bombadil in despair", "tom_bombadil", {"hope": 2}, True),
    ("Tom Bombadil not before", "tom_bombadil", {"hope": 6}, False),
    ("Foresight in the bearer's turn", "elronds_foresight", {}, True),
    ("Orc Infighting next to a weak haven", "orc_infighting", ARMY_AT_THE_FORDS, True),
    ("Orc Infighting not far from havens", "orc_infighting", {"shadow": {"umbar": 4}}, False),
    ("Conflicting Orders for an army next to a haven", "conflicting_orders", ARMY_AT_THE_FORDS, True),
    ("Conflicting Orders not far from havens", "conflicting_orders", {"shadow": {"umbar": 4}}, False),
    ("the Palantír when Frodo sets out", "palantir", NEAR_MORDOR, True),
    ("the Palantír not before", "palantir", {"nazgul": {"mordor": 5, "eriador": 4}}, False),
    ("Elven Cloaks on the way into Mordor", "elven_cloaks", NEAR_MORDOR, True),
    ("Elven Cloaks not without Nazgûl there", "elven_cloaks", {**NEAR_MORDOR, "nazgul": FAR}, False),
    ("Lembas for Frodo on the way", "lembas", {**NEAR_MORDOR, "finished": ["legolas"]}, True),
    ("Lembas are kept for the way", "lembas", {"finished": ["legolas"]}, False),
    (
        "the Red Arrow to a weak haven",
        "red_arrow",
        {
            "friends": {"grey_havens": {"elf": 3}},
            "shadow": {"fords_of_isen": 3},
            "objectives": RING_ONLY,
            **MARCH_ON_HELMS_DEEP,
        },
        True,
    ),
    ("the Red Arrow not without danger", "red_arrow", {"friends": {"grey_havens": {"elf": 3}}}, False),
]


@pytest.mark.parametrize(("event", "words", "played"), [row[1:] for row in EVENTS], ids=[row[0] for row in EVENTS])
def test_when_an_event_is_played(event: str, words: dict[str, Any], played: bool) -> None:
    state = table("frodo_sam", hands=[[event], []], **words)
    assert (choice(state) == f"play {event}") == played


@pytest.mark.parametrize(("hope", "played"), [(2, True), (6, False)])
def test_another_player_s_event_gets_an_interrupt(hope: int, played: bool) -> None:
    state = table("frodo_sam", hands=[[], ["tom_bombadil"]], hope=hope)
    assert (choice(state) == "interrupt second") == played
    if played:
        state.play("interrupt second")
        assert choice(state) == "play tom_bombadil"


def test_where_events_are_used() -> None:
    words: dict[str, Any] = {
        "friends": {"grey_havens": {"elf": 3}},
        "objectives": RING_ONLY,
    }
    context, state = context_of(table("frodo_sam", shadow={"fords_of_isen": 2, "umbar": 5}, nazgul=FAR, **words))
    assert event_targets.infighting(context, state) == place("fords_of_isen")
    assert event_targets.orders_from(context, state) == place("fords_of_isen")
    assert event_targets.orders_to(context, state, place("fords_of_isen")) not in (place("helms_deep"), place("edoras"))
    assert event_targets.arrow_to(context, state) == place("helms_deep")
    assert event_targets.arrow_from(context, state) == place("grey_havens")


def test_the_ents_march_on_isengard_for_the_objective() -> None:
    context, state = context_of(table("frodo_sam", objectives=["destroy_ring", "staff_broken"]))
    assert event_targets.ents_to(context, state) == place("isengard")
    context, state = context_of(table("frodo_sam", objectives=RING_ONLY))
    assert event_targets.ents_to(context, state) == -1


def test_the_decoy_is_far_from_frodo_and_mordor() -> None:
    context, state = context_of(table("frodo_sam", **NEAR_MORDOR))
    assert event_targets.decoy(context, state) == character("legolas")
    places: dict[str, Any] = {"legolas": "osgiliath", "merry_pippin": "osgiliath", "eowyn": "osgiliath"}
    context, state = context_of(table("frodo_sam", **NEAR_MORDOR, **places))
    assert event_targets.decoy(context, state) == -1


# Where Merry and Pippin are, other words of the position, and whether they lure Nazgûl away.
DISTRACTIONS: list[tuple[str, dict[str, Any], bool]] = [
    (
        "Frodo before the mountain",
        {"frodo_sam": "udun", "objectives": RING_ONLY, "tokens": [*READY[:1], {"friendship": 2}]},
        True,
    ),
    ("not without Friendship", {"frodo_sam": "udun", "objectives": RING_ONLY, "tokens": READY}, False),
    (
        "Nazgûl around Frodo under the Eye",
        {
            "frodo_sam": "rivendell",
            "eye": "rhudaur",
            "nazgul": {"rhudaur": 4, "mordor": 5},
            "tokens": [{}, {"friendship": 6}],
        },
        True,
    ),
    (
        "not under an Eye elsewhere",
        {
            "frodo_sam": "rivendell",
            "eye": "mordor",
            "nazgul": {"rhudaur": 4, "mordor": 5},
            "tokens": [{}, {"friendship": 6}],
        },
        False,
    ),
]


@pytest.mark.parametrize(("words", "expected"), [r[1:] for r in DISTRACTIONS], ids=[r[0] for r in DISTRACTIONS])
def test_when_nazgul_are_lured_away(words: dict[str, Any], expected: bool) -> None:
    words = {"nazgul": {"mordor": 5, "dale": 4}, "hope": 8, "merry_pippin": "edoras", **words}
    context, state = context_of(table("frodo_sam", **words))
    assert events.wants_distraction(context, state) == expected


@pytest.mark.parametrize(
    ("shadow", "friends", "target"),
    [(1, 0, "fords_of_isen"), (0, 0, ""), (1, 8, "")],
    ids=["an army next to an empty haven", "no army", "an army that endangers nothing"],
)
def test_when_legolas_shoots(shadow: int, friends: int, target: str) -> None:
    words: dict[str, Any] = {"shadow": {"fords_of_isen": shadow}, "friends": {"helms_deep": {"rohan": friends}}}
    words = {"tokens": [{"stealth": 9}, {}], "objectives": RING_ONLY, "nazgul": FAR, **words, **MARCH_ON_HELMS_DEEP}
    context, state = context_of(table("legolas", legolas="helms_deep", **words))
    assert events.best_shot(context, state, 0) == (place(target) if target else -1)


# -- the choices of an event ------------------------------------------------------------------


def followed(state: Any) -> list[str]:
    """The choices of the rules of thumb up to the next action or chance outcome."""
    done: list[str] = []
    while state.actor >= 0 and state.decision.kind != "act" and len(done) < 10:
        done.append(choice(state))
        state.play(done[-1])
    return done


TWO_ARMIES: dict[str, Any] = {**ARMY_AT_THE_FORDS, "shadow": {"fords_of_isen": 2, "umbar": 4}}
EYE_ON_RIVENDELL: dict[str, Any] = {
    "frodo_sam": "rivendell",
    "merry_pippin": "edoras",
    "eye": "rhudaur",
    "nazgul": {"rhudaur": 4, "mordor": 5},
    "tokens": [{}, {"friendship": 6}],
}
GARRISON_AT_UMBAR: dict[str, Any] = {
    "objectives": ["destroy_ring", "subdue_umbar"],
    "friends": {"umbar": {"gondor": 1}},
    "tokens": [{}, {"valor": 3}],
}

# The event, other words of the position, and the choices that follow.
CHOICES: list[tuple[str, str, dict[str, Any], list[str]]] = [
    ("Orc Infighting at the haven", "orc_infighting", TWO_ARMIES, ["at fords_of_isen", "number 2"]),
    (
        "Conflicting Orders away from the haven",
        "conflicting_orders",
        TWO_ARMIES,
        ["at fords_of_isen", "at dunland", "number 2"],
    ),
    (
        "the Red Arrow from a safe haven to the one in danger",
        "red_arrow",
        {
            "friends": {"grey_havens": {"elf": 3}},
            "shadow": {"fords_of_isen": 3},
            "objectives": RING_ONLY,
            **MARCH_ON_HELMS_DEEP,
        },
        ["take 3 elf", "at helms_deep"],
    ),
    ("the Gifts are Resistance for the bearer", "gifts_elves", {}, ["gift resistance to first"]),
    ("the Gifts are Stealth with five Resistance", "gifts_elves", {"tokens": READY}, ["gift stealth to first"]),
    (
        "the Palantír draws Nazgûl from Mordor to the decoy",
        "palantir",
        NEAR_MORDOR,
        ["who legolas", *["nazgul from mordor"] * 3],
    ),
    (
        "Elven Cloaks lead Frodo into Mordor",
        "elven_cloaks",
        NEAR_MORDOR,
        ["who frodo_sam", "travel minas_morgul", "travel udun"],
    ),
    (
        "the Ents march on Isengard",
        "entmoot",
        {"objectives": ["destroy_ring", "staff_broken"], "shadow": {"isengard": 2}},
        ["number 3", "at isengard"],
    ),
    ("the Eagles carry a character with Valor to a garrison", "eagles", GARRISON_AT_UMBAR, ["who eowyn", "at umbar"]),
    (
        "horses are not for Frodo",
        "rohan_horses",
        {"legolas": "edoras", "frodo_sam": "edoras"},
        ["at the_shire", "done"],
    ),
]


@pytest.mark.parametrize(("event", "words", "expected"), [row[1:] for row in CHOICES], ids=[row[0] for row in CHOICES])
def test_how_an_event_is_used(event: str, words: dict[str, Any], expected: list[str]) -> None:
    assert followed(table("frodo_sam", f"play {event}", hands=[[event], []], **words)) == expected


def test_nazgul_are_lured_away_from_frodo() -> None:
    state = table("merry_pippin", "distract", **EYE_ON_RIVENDELL)
    assert followed(state) == ["nazgul from rhudaur"] * 2


def test_the_council_brings_those_who_meet_and_gives_the_bearer_a_token() -> None:
    """E03: Merry and Pippin are far from Rivendell; Resistance is what the bearer needs."""
    symbols = {"friendship": 3, "valor": 3, "stealth": 3, "resistance": 3}
    words: dict[str, Any] = {"objectives": ["destroy_ring", "blessing_elves"], "tokens": [{}, symbols]}
    words.update(hands=[["council_of_elrond"], []], merry_pippin="erebor", eowyn="dol_amroth")
    state = table("frodo_sam", "play council_of_elrond", **words)
    assert followed(state) == ["take along merry_pippin", "yes", "hand resistance to first"]
