"""Decisions about dice: rerolls and help in searches and battles, Valor after a battle, and losses."""

from typing import Any

import pytest

from bywater.bots.fate.policy.dice import battle_worth
from bywater.games.fate.model.dice import EXCHANGE, NAZGUL_FACE, ONE_DIE, OVERRUN, ROUT
from tests.bots.fate.helpers import FAR, choice, context_of, place, table

# What the search dice show, Frodo's tokens, hope, and the decision.
SEARCHES: list[tuple[str, str, dict[str, int], int, str]] = [
    ("a harmless roll", "searched 2 slip", {"resistance": 6, "stealth": 1}, 6, "pass"),
    ("Resistance is kept while the mountain needs more", "searched 1 slip 1 weary", {"resistance": 4}, 7, "pass"),
    ("a sixth Resistance is spent", "searched 1 slip 1 weary", {"resistance": 6}, 7, "reroll weary"),
    ("a spare Resistance is spent when hope is low", "searched 1 slip 1 weary", {"resistance": 6}, 3, "reroll weary"),
    ("the five for the mountain are not", "searched 1 slip 1 weary", {"resistance": 5}, 3, "pass"),
    ("but for the last hope", "searched 1 slip 1 weary", {"resistance": 5}, 1, "reroll weary"),
    ("an exposed die costs hope outside a haven", "searched 1 slip 1 exposed", {"resistance": 6}, 3, "reroll exposed"),
]


@pytest.mark.parametrize(
    ("dice", "tokens", "hope", "expected"), [r[1:] for r in SEARCHES], ids=[r[0] for r in SEARCHES]
)
def test_what_is_done_after_a_search(dice: str, tokens: dict[str, int], hope: int, expected: str) -> None:
    words: dict[str, Any] = {"nazgul": {"rhudaur": 2, "mordor": 7}, "eye": "eriador", "finished": ["legolas"]}
    own = {"stealth": 1, **tokens}
    state = table(
        "frodo_sam", "travel hollin", "search", dice, frodo_sam="rivendell", tokens=[own, {}], hope=hope, **words
    )
    if expected == "pass" and state.decision.kind != "rolled":
        return  # nothing could be done, so there was no prompt
    assert state.decision.kind == "rolled"
    assert choice(state) == expected


# Friendly and shadow armies at the Fords of Isen, the dice, the tokens of Éowyn's player, and the decision.
BATTLES: list[tuple[str, int, int, str, dict[str, int], str]] = [
    ("a won battle needs nothing", 3, 1, "fought 1 rout", {"resistance": 3, "valor": 3}, "pass"),
    ("a single loss is not worth a Resistance", 3, 2, "fought 1 rout 1 overrun", {"resistance": 3}, "pass"),
]


@pytest.mark.parametrize(
    ("friends", "shadow", "dice", "tokens", "expected"), [r[1:] for r in BATTLES], ids=[r[0] for r in BATTLES]
)
def test_what_is_done_after_a_battle_roll(
    friends: int, shadow: int, dice: str, tokens: dict[str, int], expected: str
) -> None:
    number = sum(int(word) for word in dice.split() if word.isdigit())
    words: dict[str, Any] = {"friends": {"fords_of_isen": {"rohan": friends}}, "shadow": {"fords_of_isen": shadow}}
    state = table("eowyn", f"attack {number}", dice, eowyn="fords_of_isen", nazgul=FAR, tokens=[{}, tokens], **words)
    assert (choice(state) if state.decision.kind == "rolled" else "pass") == expected


def worth(at: str, friends: int, shadow: int, *faces: int, cast: dict[str, str] | None = None, **words: Any) -> float:
    _, state = context_of(table("frodo_sam", cast=cast, shadow={at: shadow}, friends={at: {"rohan": friends}}, **words))
    return battle_worth(state, friends, place(at), sum(int(ONE_DIE[face]) for face in faces))


def test_what_dice_are_worth() -> None:
    ford = "fords_of_isen"
    assert worth(ford, 3, 3, ROUT) > worth(ford, 3, 3, EXCHANGE) > worth(ford, 3, 3, OVERRUN)
    assert worth(ford, 3, 3, NAZGUL_FACE, nazgul={"rohan": 1, "mordor": 8}) < worth(ford, 3, 3, NAZGUL_FACE, nazgul=FAR)
    assert worth("helms_deep", 3, 3, OVERRUN) > worth(ford, 3, 3, OVERRUN)  # a haven protects


def test_aragorn_doubles_routs_and_eowyn_defies_the_nazgul() -> None:
    ford = "fords_of_isen"
    aragorn = {"frodo_sam": "the_shire", "aragorn": ford, "merry_pippin": "the_shire", "gimli": "erebor"}
    eowyn = {"frodo_sam": "the_shire", "eowyn": ford, "merry_pippin": "the_shire", "gimli": "erebor"}
    neither = {"frodo_sam": "the_shire", "legolas": "lorien", "merry_pippin": "the_shire", "gimli": "erebor"}
    assert worth(ford, 3, 3, ROUT, cast=aragorn) > worth(ford, 3, 3, ROUT, cast=neither)
    ridden = {"rohan": 2, "mordor": 7}
    assert worth(ford, 3, 3, NAZGUL_FACE, cast=eowyn, nazgul=ridden) > worth(
        ford, 3, 3, NAZGUL_FACE, cast=neither, nazgul=ridden
    )


def test_a_fallen_haven_outweighs_all_armies() -> None:
    assert worth("helms_deep", 1, 3, EXCHANGE) < worth("fords_of_isen", 1, 3, EXCHANGE) - 3.0


def test_a_falling_haven_is_worth_a_resistance() -> None:
    """The last army of Helm's Deep would be exchanged: one of three faces keeps the haven."""
    words: dict[str, Any] = {"friends": {"helms_deep": {"rohan": 1}}, "shadow": {"helms_deep": 3}, "nazgul": FAR}
    state = table("eowyn", "attack 1", "fought 1 exchange", eowyn="helms_deep", tokens=[{}, {"resistance": 3}], **words)
    assert state.decision.kind == "rolled"
    assert choice(state) == "reroll exchange"
