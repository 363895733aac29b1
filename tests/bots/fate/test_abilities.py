"""Abilities of characters, as actions and at any time: when each is worth its price, and when it is not."""

from typing import Any

import pytest

from bywater.bots.fate.planning.objectives import promised_friendship
from bywater.bots.fate.policy import events
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


def cast(who: str, at: str) -> dict[str, str]:
    """A cast in which this character is of the second player, and nobody stands nearby."""
    return {"frodo_sam": "rivendell", "legolas": "hollin", who: at, "merry_pippin": "grey_havens"}


# Who acts and where, other words of the position, and the action.
ACTIONS: list[tuple[str, str, str, dict[str, Any], str]] = [
    ("Gimli makes a token", "gimli", "erebor", {}, "craft"),
    ("once per turn", "gimli", "erebor", {"used": ["dwarven_craft"]}, "act merry_pippin"),
    ("Faramir takes Resistance back", "faramir", "minas_tirith", {"discard": ["gondor_resistance"]}, "wisdom"),
    ("not that of another region", "faramir", "minas_tirith", {"discard": ["rohan_resistance"]}, "act merry_pippin"),
    (
        "Andúril strikes once an objective is completed",
        "aragorn",
        "bree",
        {"shadow": {"bree": 1}, "objectives": BOTH, "done": BOTH[1:]},
        "anduril",
    ),
    ("not before", "aragorn", "bree", {"shadow": {"bree": 1}, "objectives": BOTH}, "act merry_pippin"),
    ("Gollum takes Stealth back", "gollum", "bree", {"discard": ["gondor_stealth"]}, "slink gondor_stealth"),
    (
        "and no other symbol",
        "gollum",
        "bree",
        {"discard": ["dale_valor"], "options": {"slinker_takes_any_card": True}},
        "act merry_pippin",
    ),
]


@pytest.mark.parametrize(("who", "at", "words", "expected"), [r[1:] for r in ACTIONS], ids=[r[0] for r in ACTIONS])
def test_which_ability_is_an_action(who: str, at: str, words: dict[str, Any], expected: str) -> None:
    words = {"objectives": RING_ONLY, "nazgul": FAR, **words}
    assert choice(table(who, cast=cast(who, at), **words)) == expected


def rate(who: str, action: str, state: Any) -> float:
    return errands(who, state).get(action, 0.0)


def test_a_token_is_worth_its_symbol() -> None:
    """Stealth up to seven for the bearer; Valor if an objective costs some; Friendship while it can lure Nazgûl."""
    at_home = {"frodo_sam": "rivendell", "legolas": "hollin", "gimli": "erebor", "merry_pippin": "grey_havens"}

    def walk(stealth: int) -> float:
        return rate(
            "legolas",
            "walk silently",
            table("legolas", cast=at_home, tokens=[{"stealth": stealth}, {}], objectives=RING_ONLY),
        )

    assert walk(0) == walk(1) > walk(2) == walk(6) > walk(7) > 0

    def craft(tasks: list[str], valor: int) -> float:
        return rate("gimli", "craft", table("gimli", cast=at_home, tokens=[{}, {"valor": valor}], objectives=tasks))

    umbar = ["destroy_ring", "subdue_umbar"]
    assert craft(umbar, 2) == craft(umbar, 1) > craft(umbar, 0) > craft(RING_ONLY, 0) == craft(umbar, 3)

    def friend(friendship: int) -> float:
        tokens = [{}, {"friendship": friendship}]
        return rate(
            "merry_pippin",
            "loyal friend",
            table("merry_pippin", cast=at_home, tokens=tokens, objectives=RING_ONLY),
        )

    assert friend(0) == friend(7) > friend(8) > 0


def test_anduril_counts_what_the_army_blocks_and_endangers() -> None:
    """An army on a place that an objective wants cleared is worth more, and so is one next to a haven."""
    done = {"done": ["blessing_elves"], "nazgul": FAR}

    def anduril(at: str, tasks: list[str], **words: Any) -> float:
        state = table("aragorn", cast=cast("aragorn", at), shadow={at: 3}, objectives=[*BOTH, *tasks], **done, **words)
        return rate("aragorn", "anduril", state)

    assert anduril("pelargir", []) < anduril("pelargir", ["oathbreakers"]) - 1.0
    helm = {"friends": {"helms_deep": {"rohan": 1}}, **MARCH_ON_HELMS_DEEP}
    assert anduril("fords_of_isen", [], **helm) > anduril("hollin", [], **helm)


# -- songs ------------------------------------------------------------------------------------

# Hope, the Friendship of the hobbits' player, whether they are with Frodo, and the action.
SONGS: list[tuple[str, int, int, str, str]] = [
    ("before hope is low", 5, 3, "the_shire", "song"),
    ("not while a token is worth more", 6, 3, "the_shire", "loyal friend"),
    ("the third Friendship comes first", 3, 2, "the_shire", "loyal friend"),
    ("on the way to Frodo with enough", 2, 3, "bree", "travel the_shire"),
]


@pytest.mark.parametrize(("hope", "friendship", "at", "expected"), [r[1:] for r in SONGS], ids=[r[0] for r in SONGS])
def test_when_the_hobbits_sing(hope: int, friendship: int, at: str, expected: str) -> None:
    words: dict[str, Any] = {"tokens": [{}, {"friendship": friendship}], "objectives": RING_ONLY}
    words.update(merry_pippin=at, finished=["eowyn"], used=["loyal_friend"] if at != "the_shire" else [], nazgul=FAR)
    assert choice(table("merry_pippin", hope=hope, **words)) == expected


def test_friendship_promised_to_a_meeting_is_not_sung_away() -> None:
    """The blessing costs three Friendship; with six there are three for a song."""

    def song(friendship: int, tasks: list[str]) -> float:
        tokens = [{}, {"friendship": friendship}]
        state = table("merry_pippin", hope=3, tokens=tokens, objectives=tasks, nazgul=FAR, eowyn="rivendell")
        return rate("merry_pippin", "song", state)

    assert song(3, RING_ONLY) > 0.0
    assert song(3, BOTH) == song(5, BOTH) == 0.0
    assert song(6, BOTH) > 0.0


def test_what_a_meeting_promises() -> None:
    """Only if the player of Merry and Pippin pays for it."""
    for payer, promised in ((1, 3), (0, 0)):
        tokens = [{"friendship": 3 * (1 - payer)}, {"friendship": 3 * payer}]
        words: dict[str, Any] = {"legolas": "rivendell", "merry_pippin": "rivendell", "eowyn": "rivendell"}
        context, state = context_of(table("merry_pippin", tokens=tokens, objectives=BOTH, **words))
        assert promised_friendship(context, state) == promised
    context, state = context_of(table("merry_pippin", objectives=RING_ONLY))
    assert promised_friendship(context, state) == 0


# -- at any time ------------------------------------------------------------------------------

# Where Galadriel is, the Stealth of her player, other words, and whether she draws an event.
LADY: list[tuple[str, str, int, dict[str, Any], bool]] = [
    ("with two Stealth at a haven", "lorien", 2, {}, True),
    ("not with her last Stealth", "lorien", 1, {}, False),
    ("not outside a haven", "fangorn_forest", 2, {}, False),
]


@pytest.mark.parametrize(("at", "stealth", "words", "drawn"), [r[1:] for r in LADY], ids=[r[0] for r in LADY])
def test_when_galadriel_draws_an_event(at: str, stealth: int, words: dict[str, Any], drawn: bool) -> None:
    tokens = [{}, {"stealth": stealth}]
    state = table("galadriel", cast=cast("galadriel", at), tokens=tokens, objectives=RING_ONLY, **words)
    assert (choice(state) == "lady of light") == drawn


def test_the_bearer_keeps_the_stealth_that_galadriel_would_spend() -> None:
    places = {"frodo_sam": "rivendell", "galadriel": "lorien", "legolas": "hollin", "merry_pippin": "grey_havens"}
    state = table("galadriel", cast=places, tokens=[{"stealth": 5}, {}], objectives=RING_ONLY)
    assert FATE.action("lady of light") in state.legal()
    assert choice(state) != "lady of light"


# The Stealth of the bearer's player, who has Legolas, the shadow army and the garrison of Helm's Deep, and the shot.
SHOTS: list[tuple[str, int, dict[str, Any], str]] = [
    ("an army that endangers a haven", 8, {"shadow": {"fords_of_isen": 1}}, "shoot fords_of_isen"),
    ("the one at hand, not the one out of reach", 8, {"shadow": {"isengard": 2, "umbar": 5}}, ""),
    ("no army without Stealth", 0, {"shadow": {"fords_of_isen": 1}}, ""),
]


@pytest.mark.parametrize(("stealth", "words", "expected"), [r[1:] for r in SHOTS], ids=[r[0] for r in SHOTS])
def test_what_legolas_shoots_at(stealth: int, words: dict[str, Any], expected: str) -> None:
    words = {"tokens": [{"stealth": stealth}, {}], "objectives": RING_ONLY, "nazgul": FAR, **words}
    state = table("legolas", legolas="helms_deep", **words, **MARCH_ON_HELMS_DEEP)
    found = choice(state)
    assert found == expected if expected else not found.startswith("shoot")


def test_stealth_has_no_price_while_each_shot_counts_for_an_objective() -> None:
    """O12: an army that endangers nothing is shot at for the objective alone."""
    words: dict[str, Any] = {"tokens": [{"stealth": 3}, {}], "shadow": {"umbar": 1}, "nazgul": FAR}
    for tasks, shot in ((["destroy_ring", "that_makes_six"], True), (RING_ONLY, False)):
        context, state = context_of(table("legolas", legolas="umbar", objectives=tasks, **words))
        assert (events.best_shot(context, state, 0) == place("umbar")) == shot


def test_the_last_army_of_a_wanted_place_is_the_better_target() -> None:
    """Both armies are out of reach of havens; one alone blocks the objective."""
    words: dict[str, Any] = {"tokens": [{"stealth": 9}, {}], "nazgul": FAR, "legolas": "lamedon"}
    words["shadow"] = {"pelargir": 1, "erech": 2}
    context, state = context_of(table("legolas", objectives=["destroy_ring", "oathbreakers"], **words))
    assert events.best_shot(context, state, 0) == place("pelargir")
    words["shadow"] = {"pelargir": 2, "erech": 1}
    context, state = context_of(table("legolas", objectives=["destroy_ring", "oathbreakers"], **words))
    assert events.best_shot(context, state, 0) == place("erech")


# Words of the position, and whether Merry and Pippin lure Nazgûl.
LURES: list[tuple[str, dict[str, Any], bool]] = [
    ("two Nazgûl around Frodo under the Eye", {}, True),
    ("not for one of them", {"nazgul": {"rhudaur": 1, "mordor": 8}}, False),
    ("not into a region with four", {"nazgul": {"rhudaur": 2, "rohan": 4, "mordor": 3}}, False),
    ("not into Frodo's region", {"merry_pippin": "hollin"}, False),
    ("not into Mordor", {"merry_pippin": "udun"}, False),
    ("not with Friendship that an objective costs", {"tokens": [{}, {"friendship": 3}], "objectives": BOTH}, False),
    ("but with one more", {"tokens": [{}, {"friendship": 4}], "objectives": BOTH}, True),
]


@pytest.mark.parametrize(("words", "lured"), [r[1:] for r in LURES], ids=[r[0] for r in LURES])
def test_when_nazgul_are_lured_from_frodo(words: dict[str, Any], lured: bool) -> None:
    given: dict[str, Any] = {"frodo_sam": "rivendell", "eye": "rhudaur", "nazgul": {"rhudaur": 2, "mordor": 7}}
    given.update(merry_pippin="edoras", tokens=[{}, {"friendship": 2}], objectives=RING_ONLY)
    state = table("merry_pippin", **{**given, **words})
    assert (choice(state) == "distract") == lured


def test_who_could_want_something_at_any_time() -> None:
    """The owners of these three characters, and whoever has an event."""
    places = {"frodo_sam": "bree", "gimli": "erebor", "eowyn": "edoras", "aragorn": "bree"}
    _, state = context_of(table("eowyn", cast=places, hands=[["eagles"], ["dale_valor"]]))
    assert [events.may_want_anything(state, seat) for seat in (0, 1)] == [True, False]
    for who in ("merry_pippin", "legolas", "galadriel"):
        _, state = context_of(
            table("eowyn", cast={"frodo_sam": "bree", "gimli": "erebor", "eowyn": "edoras", who: "bree"})
        )
        assert [events.may_want_anything(state, seat) for seat in (0, 1)] == [False, True]
