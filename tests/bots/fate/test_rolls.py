"""Help for a roll: abilities that change dice, Tom Bombadil, Valor at a haven, and the perils of Moria and Shelob."""

from typing import Any

import pytest

from bywater.core.state import State
from tests.bots.fate.helpers import FAR, RING_ONLY, choice, table

WITH_ARAGORN = {"frodo_sam": "rivendell", "legolas": "lorien", "aragorn": "hollin", "gimli": "erebor"}
WITH_GANDALF = {"frodo_sam": "rivendell", "legolas": "lorien", "gandalf": "hollin", "gimli": "erebor"}
ALONE = {"frodo_sam": "rivendell", "legolas": "lorien", "aragorn": "edoras", "gimli": "erebor"}
WHITE: dict[str, Any] = {"gandalf": "white", "options": {"white_flame_on_searches": True}}


def searched(dice: str, cast: dict[str, str], **words: Any) -> State:
    """Frodo has gone from Rivendell to Hollin, and was searched with these dice."""
    number = sum(int(word) for word in dice.split() if word.isdigit())
    tokens = words.pop("tokens", [{}, {}])
    given = {"nazgul": {"rhudaur": number, "mordor": 9 - number}, "eye": "eriador", "finished": ["legolas"], **words}
    given["tokens"] = [{"stealth": 1, **tokens[0]}, tokens[1]]
    return table("frodo_sam", "travel hollin", "search", f"searched {dice}", cast=cast, **given)


# The dice, the characters, other words of the position, and what is done about the dice.
SEARCHES: list[tuple[str, str, dict[str, str], dict[str, Any], str]] = [
    ("Aragorn rolls a weary die again", "1 slip 1 weary", WITH_ARAGORN, {}, "ranger weary"),
    ("and an exposed one outside a haven", "1 slip 1 exposed", WITH_ARAGORN, {}, "ranger exposed"),
    ("a weary die before an exposed one", "1 weary 1 exposed", WITH_ARAGORN, {}, "ranger weary"),
    ("but no harmless one", "2 slip", WITH_ARAGORN, {}, "pass"),
    (
        "Gandalf the White turns a weary die",
        "1 slip 1 weary",
        WITH_GANDALF,
        {**WHITE, "tokens": [{}, {"valor": 1}]},
        "turn weary to slip",
    ),
    (
        "and an exposed one",
        "1 slip 1 exposed",
        WITH_GANDALF,
        {**WHITE, "tokens": [{}, {"valor": 1}]},
        "turn exposed to slip",
    ),
    (
        "Sam helps when hope is low",
        "1 slip 1 weary",
        ALONE,
        {"hope": 5, "tokens": [{"friendship": 1}, {}]},
        "ignore weary",
    ),
    (
        "Sam's aid is saved while hope is high",
        "1 slip 1 weary",
        ALONE,
        {"hope": 6, "tokens": [{"friendship": 1}, {}], "objectives": ["destroy_ring", "blessing_elves"]},
        "pass",
    ),
    (
        "Sam helps when only the Ring is left",
        "1 slip 1 weary",
        ALONE,
        {"hope": 6, "tokens": [{"friendship": 1}, {}], "objectives": RING_ONLY},
        "ignore weary",
    ),
    (
        "Sam helps an exposed Frodo",
        "1 slip 1 exposed",
        ALONE,
        {"hope": 5, "tokens": [{"friendship": 1}, {}]},
        "ignore exposed",
    ),
    (
        "Sam's Friendship goes before Resistance",
        "1 slip 1 weary",
        ALONE,
        {"hope": 3, "tokens": [{"friendship": 1, "resistance": 6}, {}]},
        "ignore weary",
    ),
    (
        "Tom Bombadil rolls three weary dice again",
        "3 weary",
        ALONE,
        {"hope": 6, "hands": [["tom_bombadil"], []]},
        "bombadil rerolls",
    ),
    ("not two of them", "1 slip 2 weary", ALONE, {"hope": 6, "hands": [["tom_bombadil"], []]}, "pass"),
    (
        "but two that would take the last hope",
        "1 slip 2 weary",
        ALONE,
        {"hope": 2, "hands": [["tom_bombadil"], []]},
        "bombadil rerolls",
    ),
]


@pytest.mark.parametrize(("dice", "cast", "words", "expected"), [r[1:] for r in SEARCHES], ids=[r[0] for r in SEARCHES])
def test_who_helps_frodo_after_a_search(dice: str, cast: dict[str, str], words: dict[str, Any], expected: str) -> None:
    state = searched(dice, cast, **words)
    assert state.decision.kind == "rolled"
    assert choice(state) == expected


def test_resistance_of_another_player_is_saved_while_the_bearer_lacks_some() -> None:
    """Legolas's player is the bearer; Aragorn's has the Resistance, and stands with Frodo."""
    beside = {"frodo_sam": "rivendell", "legolas": "lorien", "gimli": "hollin", "eowyn": "erebor"}
    words: dict[str, Any] = {"hope": 7}
    lacking = searched("1 slip 1 weary", beside, tokens=[{"resistance": 3}, {"resistance": 2}], **words)
    lacking.play("pass")
    assert (lacking.decision.seat, choice(lacking)) == (1, "pass")
    complete = searched("1 slip 1 weary", beside, tokens=[{"resistance": 5}, {"resistance": 2}], **words)
    complete.play("pass")
    assert (complete.decision.seat, choice(complete)) == (1, "reroll weary")
    in_need = searched("1 slip 1 weary", beside, tokens=[{"resistance": 3}, {"resistance": 2}], hope=4)
    in_need.play("pass")
    assert (in_need.decision.seat, choice(in_need)) == (1, "reroll weary")


# At the mountain: hope, the dice of the last search, and what is done. The five Resistance are paid before.
LAST_SEARCHES: list[tuple[str, int, str, str]] = [
    ("what is lost does not matter with hope left", 3, "5 slip 2 weary", "pass"),
    ("the last hope is fought for", 2, "5 slip 2 weary", "reroll weary"),
]


@pytest.mark.parametrize(
    ("hope", "dice", "expected"), [r[1:] for r in LAST_SEARCHES], ids=[r[0] for r in LAST_SEARCHES]
)
def test_the_last_search(hope: int, dice: str, expected: str) -> None:
    words: dict[str, Any] = {"nazgul": {"mordor": 3, "eriador": 6}, "shadow": {}, "objectives": RING_ONLY, "hope": hope}
    state = table(
        "frodo_sam", "objective destroy_ring", frodo_sam="mount_doom", tokens=[{"resistance": 7}, {}], **words
    )
    while state.decision.kind == "paying":
        state.play(choice(state))
    state.play(f"searched {dice}")
    assert state.decision.kind == "rolled"
    assert choice(state) == expected


# -- battles ----------------------------------------------------------------------------------


def fought(who: str, at: str, dice: str, armies: tuple[str, int, int], **words: Any) -> State:
    """This character has attacked at a place, with a people's armies against those of the Shadow, and rolled these."""
    people, friends, shadow = armies
    number = sum(int(word) for word in dice.split() if word.isdigit())
    cast = {"frodo_sam": "the_shire", "legolas": "lorien", who: at, "gimli": "erebor"}
    given = {"nazgul": FAR, "friends": {at: {people: friends}}, "shadow": {at: shadow}, **words}
    return table(who, f"attack {number}", f"fought {dice}", cast=cast, **given)


# Who attacks where, the dice, friendly and shadow armies, other words of the position, and what is done.
BATTLES: list[tuple[str, str, str, str, tuple[str, int, int], dict[str, Any], str]] = [
    ("Nenya rolls an overrun again", "galadriel", "fangorn_forest", "1 overrun", ("elf", 2, 2), {}, "nenya overrun"),
    ("Nenya leaves a rout", "galadriel", "fangorn_forest", "1 rout", ("elf", 2, 2), {}, "pass"),
    (
        "Nenya rolls the worse of two dice again",
        "galadriel",
        "fangorn_forest",
        "1 exchange 1 overrun",
        ("elf", 3, 3),
        {},
        "nenya overrun",
    ),
    (
        "the flame turns an overrun with a single Valor",
        "gandalf",
        "edoras",
        "1 overrun",
        ("rohan", 3, 3),
        {"tokens": [{}, {"valor": 1}]},
        "turn overrun to rout",
    ),
    (
        "not an exchange with the last three",
        "gandalf",
        "edoras",
        "1 exchange",
        ("rohan", 3, 3),
        {"tokens": [{}, {"valor": 3}]},
        "pass",
    ),
    (
        "Éowyn calls a Nazgûl down for her objective",
        "eowyn",
        "fords_of_isen",
        "1 overrun",
        ("rohan", 3, 3),
        {
            "objectives": ["destroy_ring", "shieldmaiden"],
            "nazgul": {"rohan": 2, "mordor": 7},
            "tokens": [{}, {"valor": 2}],
        },
        "defy overrun",
    ),
    (
        "not without Nazgûl in the region",
        "eowyn",
        "fords_of_isen",
        "1 overrun",
        ("rohan", 3, 3),
        {"objectives": ["destroy_ring", "shieldmaiden"], "tokens": [{}, {"valor": 2}]},
        "pass",
    ),
    (
        "the Resistance for the mountain is not for a ford",
        "gandalf",
        "edoras",
        "1 overrun",
        ("rohan", 3, 3),
        {"tokens": [{}, {"resistance": 1}]},
        "pass",
    ),
    (
        "a Nazgûl die with Nazgûl there is worth a Resistance where Aragorn leads",
        "aragorn",
        "edoras",
        "1 nazgul",
        ("rohan", 3, 3),
        {"nazgul": {"rohan": 2, "mordor": 7}, "tokens": [{}, {"resistance": 1}]},
        "reroll nazgul",
    ),
    (
        "without them it is harmless",
        "aragorn",
        "edoras",
        "1 nazgul",
        ("rohan", 3, 3),
        {"tokens": [{}, {"resistance": 1}]},
        "pass",
    ),
    (
        "Tom Bombadil saves a haven",
        "gandalf",
        "helms_deep",
        "1 exchange",
        ("rohan", 1, 3),
        {"hands": [[], ["tom_bombadil"]]},
        "bombadil rerolls",
    ),
    (
        "but no other place",
        "gandalf",
        "edoras",
        "1 exchange",
        ("rohan", 1, 3),
        {"hands": [[], ["tom_bombadil"]]},
        "pass",
    ),
]


@pytest.mark.parametrize(
    ("who", "at", "dice", "armies", "words", "expected"), [r[1:] for r in BATTLES], ids=[r[0] for r in BATTLES]
)
def test_what_changes_the_dice_of_a_battle(
    who: str, at: str, dice: str, armies: tuple[str, int, int], words: dict[str, Any], expected: str
) -> None:
    state = fought(who, at, dice, armies, **words)
    assert state.decision.kind == "rolled"
    assert choice(state) == expected


# Hope and Resistance of Frodo's player, who attacks at Helm's Deep, and whether the die is rolled again.
BEARER: list[tuple[str, int, int, bool]] = [
    ("the five of the bearer save a haven in despair", 3, 5, True),
    ("not with hope left", 7, 5, False),
    ("a sixth does", 7, 6, True),
]


@pytest.mark.parametrize(("hope", "resistance", "spent"), [r[1:] for r in BEARER], ids=[r[0] for r in BEARER])
def test_when_the_bearer_spends_resistance_in_a_battle(hope: int, resistance: int, spent: bool) -> None:
    cast = {"frodo_sam": "the_shire", "legolas": "helms_deep", "gimli": "erebor", "gandalf": "bree"}
    words: dict[str, Any] = {
        "friends": {"helms_deep": {"rohan": 1}},
        "shadow": {"helms_deep": 3},
        "nazgul": {"rohan": 1, "eriador": 8},
    }
    words.update(hope=hope, tokens=[{"resistance": resistance}, {}])
    state = table("legolas", "attack 1", "fought 1 exchange", cast=cast, **words)
    assert state.decision.kind == "rolled"
    assert (choice(state) == "reroll exchange") == spent


def test_faramir_turns_a_die_of_his_ambush() -> None:
    cast = {"frodo_sam": "the_shire", "legolas": "lorien", "faramir": "osgiliath", "gimli": "erebor"}
    words: dict[str, Any] = {"friends": {"osgiliath": {"gondor": 3}}, "shadow": {"north_ithilien": 3}, "nazgul": FAR}
    state = table("faramir", "travel north_ithilien", "take 3 gondor", cast=cast, tokens=[{}, {"stealth": 3}], **words)
    assert state.decision.kind == "ambushing"
    assert choice(state) == "attack 3"
    state.play("attack 3")
    state.play("fought 2 rout 1 overrun")
    assert choice(state) == "ambush overrun"


@pytest.mark.parametrize(
    ("valor", "shadow", "expected"),
    [(2, 2, "valor"), (1, 2, "valor"), (1, 3, "pass")],
    ids=["enough for all that are left", "enough for the last one", "not enough for two"],
)
def test_valor_saves_a_haven_without_armies(valor: int, shadow: int, expected: str) -> None:
    """The only army of Helm's Deep is exchanged for one of the Shadow, and the rest would take the haven."""
    state = fought("eowyn", "helms_deep", "1 exchange", ("rohan", 1, shadow), tokens=[{}, {"valor": valor}])
    assert state.decision.kind == "after_battle"
    assert choice(state) == expected


# -- Tom Bombadil's dice ----------------------------------------------------------------------


def test_the_dice_that_cost_hope_are_picked_to_be_rolled_again() -> None:
    state = searched("1 weary 1 exposed 1 recall", ALONE, hope=2, hands=[["tom_bombadil"], []])
    state.play("bombadil rerolls")
    for expected in ("die weary", "die exposed", "done"):
        assert choice(state) == expected
        state.play(expected)


def test_the_dice_of_a_battle_that_are_no_routs_are_picked() -> None:
    state = fought(
        "gandalf", "helms_deep", "1 rout 2 exchange", ("rohan", 3, 6), hands=[[], ["tom_bombadil"]], finished=["gimli"]
    )
    assert state.decision.kind == "rolled"
    state.play("bombadil rerolls")
    for _ in range(2):
        assert choice(state) == "die exchange"
        state.play("die exchange")


# -- perils -----------------------------------------------------------------------------------

# Whose tokens there are, hope, the dice, and what is spent against the Balrog.
BALROG: list[tuple[str, dict[str, int], int, str, str]] = [
    ("Resistance against the worst die", {"resistance": 1}, 8, "1 rout 1 exchange 1 nazgul", "disregard nazgul"),
    ("then against the next", {"resistance": 1}, 8, "1 rout 1 exchange 1 overrun", "disregard exchange"),
    ("and the last", {"resistance": 1}, 8, "2 rout 1 overrun", "disregard overrun"),
    ("Valor without Resistance", {"valor": 1}, 8, "2 rout 1 overrun", "spare"),
]


@pytest.mark.parametrize(("tokens", "hope", "dice", "expected"), [r[1:] for r in BALROG], ids=[r[0] for r in BALROG])
def test_what_is_spent_against_the_balrog(tokens: dict[str, int], hope: int, dice: str, expected: str) -> None:
    cast = {"frodo_sam": "the_shire", "legolas": "lorien", "gandalf": "moria", "gimli": "erebor"}
    state = table(
        "gandalf",
        "objective confront_balrog",
        f"fought {dice}",
        cast=cast,
        objectives=["destroy_ring", "confront_balrog"],
        tokens=[{}, tokens],
        hope=hope,
    )
    assert state.decision.kind == "in_peril"
    assert choice(state) == expected


@pytest.mark.parametrize(
    ("hope", "dice", "expected"),
    [
        (8, "2 rout 1 exchange", "done"),
        (2, "2 rout 1 exchange", "disregard exchange"),
        (8, "2 rout 1 nazgul", "disregard nazgul"),
    ],
    ids=["the five are kept", "but not for the last hope", "nor against a Nazgûl"],
)
def test_the_bearer_s_resistance_against_the_balrog(hope: int, dice: str, expected: str) -> None:
    cast = {"frodo_sam": "the_shire", "gandalf": "moria", "legolas": "lorien", "gimli": "erebor"}
    words: dict[str, Any] = {"objectives": ["destroy_ring", "confront_balrog"], "hope": hope}
    state = table(
        "gandalf", "objective confront_balrog", f"fought {dice}", cast=cast, tokens=[{"resistance": 5}, {}], **words
    )
    assert choice(state) == expected


@pytest.mark.parametrize(
    ("tokens", "expected"),
    [({"valor": 1, "friendship": 1}, "disregard exchange"), ({"friendship": 1}, "spare")],
    ids=["Valor first", "Friendship spares a hope without it"],
)
def test_what_is_spent_against_shelob(tokens: dict[str, int], expected: str) -> None:
    cast = {"frodo_sam": "minas_morgul", "legolas": "lorien", "gollum": "minas_morgul", "gimli": "erebor"}
    words: dict[str, Any] = {"objectives": ["destroy_ring", "shelobs_lair"], "nazgul": FAR, "tokens": [tokens, {}]}
    state = table("frodo_sam", "objective shelobs_lair", "fought 2 rout 1 exchange", cast=cast, **words)
    assert state.decision.kind == "in_peril"
    assert choice(state) == expected
