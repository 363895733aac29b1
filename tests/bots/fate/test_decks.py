"""Decisions about decks and tokens: foresight, the order of cards, gifts, the council, and sharing cards."""

from typing import Any

import pytest

from bywater.bots.fate.evaluation.values import card_worth
from bywater.bots.fate.planning.cards import shared_card, want_worth
from bywater.bots.fate.policy import event_targets
from bywater.games.fate.model import board
from bywater.games.fate.model import cards as box
from tests.bots.fate.helpers import FAR, RING_ONLY, choice, context_of, errands, table

WITH_GALADRIEL = {"frodo_sam": "rivendell", "legolas": "hollin", "galadriel": "lorien", "gimli": "erebor"}
SYMBOLS = {"friendship": 3, "valor": 3, "stealth": 3, "resistance": 3}

# The four cards seen by Elrond's Foresight, other words of the position, and the one that is taken.
FORESEEN: list[tuple[str, tuple[str, ...], dict[str, Any], str]] = [
    (
        "Resistance that the bearer lacks",
        ("gondor_resistance", "gondor_valor", "rohan_stealth", "dale_friendship"),
        {},
        "gondor_resistance",
    ),
    (
        "Stealth when he has more than five",
        ("gondor_resistance", "gondor_valor", "rohan_stealth", "dale_friendship"),
        {"tokens": [{"resistance": 6}, {}]},
        "rohan_stealth",
    ),
    (
        "an event when he has both",
        ("gondor_resistance", "gwaihir", "rohan_stealth", "dale_friendship"),
        {"tokens": [{"resistance": 6, "stealth": 8}, {}]},
        "gwaihir",
    ),
    (
        "Valor that an objective costs",
        ("gondor_resistance", "gondor_valor", "rohan_stealth", "dale_friendship"),
        {"tokens": [{"resistance": 6, "stealth": 8, "valor": 2}, {}], "objectives": ["destroy_ring", "subdue_umbar"]},
        "gondor_valor",
    ),
]


@pytest.mark.parametrize(("cards", "words", "taken"), [r[1:] for r in FORESEEN], ids=[r[0] for r in FORESEEN])
def test_which_card_foresight_takes(cards: tuple[str, ...], words: dict[str, Any], taken: str) -> None:
    words = {"objectives": RING_ONLY, "hands": [["elronds_foresight"], []], **words}
    state = table("frodo_sam", "play elronds_foresight", *(f"drawn {card}" for card in cards), **words)
    assert state.decision.kind == "foreseen"
    assert choice(state) == f"card {taken}"


def test_foresight_is_saved_for_the_turn_of_the_bearer() -> None:
    """The active player draws the card."""
    for who, played in (("frodo_sam", True), ("merry_pippin", False)):
        hands: list[list[str]] = [[], []]
        hands[0 if who == "frodo_sam" else 1] = ["elronds_foresight"]
        assert (choice(table(who, hands=hands, objectives=RING_ONLY)) == "play elronds_foresight") == played


# The cards in Galadriel's Mirror, other words of the position, and their order; her player draws the first two.
MIRROR: list[tuple[str, tuple[str, ...], dict[str, Any], list[str]]] = [
    (
        "Resistance first while the bearer lacks it, then Stealth",
        ("gondor_valor", "rohan_stealth", "gondor_resistance", "dale_friendship"),
        {},
        ["gondor_resistance", "rohan_stealth"],
    ),
    (
        "an event before a symbol that nobody needs",
        ("gondor_valor", "gwaihir", "rohan_valor", "mordor_valor"),
        {},
        ["gwaihir", "rohan_valor"],
    ),
    (
        "Skies Darken last",
        ("gondor_valor", "skies_hollin", "rohan_valor", "mordor_valor"),
        {},
        ["rohan_valor", "gondor_valor"],
    ),
]


@pytest.mark.parametrize(("cards", "words", "order"), [r[1:] for r in MIRROR], ids=[r[0] for r in MIRROR])
def test_in_which_order_the_mirror_leaves_the_cards(
    cards: tuple[str, ...], words: dict[str, Any], order: list[str]
) -> None:
    state = table(
        "galadriel",
        "mirror",
        *(f"drawn {card}" for card in cards),
        cast=WITH_GALADRIEL,
        objectives=RING_ONLY,
        tokens=[{"resistance": 3}, {"friendship": 1, "valor": 1}],
        **words,
    )
    found = []
    for _ in range(2):
        assert state.decision.kind == "ordering"
        found.append(choice(state).removeprefix("next "))
        state.play(f"next {found[-1]}")
    assert found == order


@pytest.mark.parametrize(
    ("tokens", "expected"),
    [
        ({"resistance": 1, "stealth": 1}, "hand resistance to first"),
        ({"stealth": 1, "valor": 2}, "hand stealth to first"),
        ({"friendship": 1, "valor": 2}, "pass"),
    ],
    ids=["Resistance", "Stealth without it", "nothing else"],
)
def test_what_the_bearer_is_given_at_the_council(tokens: dict[str, int], expected: str) -> None:
    words: dict[str, Any] = {"frodo_sam": "rivendell", "legolas": "lorien", "merry_pippin": "rivendell"}
    words.update(hands=[["council_of_elrond"], []], tokens=[{"valor": 1}, tokens], objectives=RING_ONLY)
    state = table("frodo_sam", "play council_of_elrond", **words)
    assert choice(state) == "done"
    state.play("done")
    while state.decision.seat == 0:
        assert choice(state) == "pass"  # the bearer gives nothing away
        state.play("pass")
    assert choice(state) == expected


# The places of those who meet, the tokens of their player, and whether the council is held for the blessing.
COUNCILS: list[tuple[str, dict[str, str], dict[str, int], bool]] = [
    ("both far from Rivendell", {"merry_pippin": "erebor", "eowyn": "dol_amroth"}, SYMBOLS, True),
    ("not without the symbols", {"merry_pippin": "erebor", "eowyn": "dol_amroth"}, {"friendship": 1}, False),
    ("not for a short way", {"merry_pippin": "rivendell", "eowyn": "hollin"}, SYMBOLS, False),
]


@pytest.mark.parametrize(("places", "tokens", "held"), [r[1:] for r in COUNCILS], ids=[r[0] for r in COUNCILS])
def test_when_a_council_is_held(places: dict[str, str], tokens: dict[str, int], held: bool) -> None:
    words: dict[str, Any] = {"objectives": ["destroy_ring", "blessing_elves"], "legolas": "umbar", **places}
    state = table("frodo_sam", frodo_sam="umbar", hands=[["council_of_elrond"], []], tokens=[{}, tokens], **words)
    context, found = context_of(state)
    assert event_targets.council_helps(context, found) == held
    assert (choice(state) == "play council_of_elrond") == held


# -- sharing cards ----------------------------------------------------------------------------


def test_what_another_card_is_worth_to_a_player() -> None:
    """The bearer wants Resistance; the payer of a meeting what it costs; the strongest Valor for a capture."""

    def want(seat: int, symbol: int, **words: Any) -> float:
        context, state = context_of(table("frodo_sam", **words))
        return want_worth(context, state, seat, symbol)

    assert want(0, board.RESISTANCE, objectives=RING_ONLY) == 3.0
    open_task = ["destroy_ring", "staff_broken"]
    assert 0.0 < want(0, board.RESISTANCE, objectives=open_task) < 3.0
    meeting: dict[str, Any] = {"objectives": ["destroy_ring", "blessing_elves"], "tokens": [{}, {"friendship": 2}]}
    meeting.update(merry_pippin="rivendell", eowyn="rivendell")
    near = want(1, board.FRIENDSHIP, **meeting)
    meeting["tokens"] = [{}, {"friendship": 1}]
    assert near > want(1, board.FRIENDSHIP, **meeting) > 0.0 == want(0, board.FRIENDSHIP, **meeting)
    capture: dict[str, Any] = {"objectives": ["destroy_ring", "subdue_umbar"]}
    valor = [want(1, board.VALOR, tokens=[{}, {"valor": count}], **capture) for count in range(4)]
    assert valor[2] > valor[1] > valor[0] == valor[3] == 0.0
    assert want(1, board.VALOR, objectives=RING_ONLY, tokens=[{}, {"valor": 2}]) == 0.0
    assert want(0, board.VALOR, tokens=[{"valor": 1}, {"valor": 2}], **capture) == 0.0


def test_the_bearer_wants_resistance_less_while_much_of_it_is_to_come() -> None:
    """Cards that are in the discard pile can't be drawn any more."""
    gone = [f"{region}_resistance" for region in board.REGIONS]
    tasks = ["destroy_ring", "staff_broken"]
    many, state = context_of(table("frodo_sam", objectives=tasks, tokens=[{"resistance": 3}, {}]))
    few, later = context_of(table("frodo_sam", objectives=tasks, tokens=[{"resistance": 3}, {}], discard=gone))
    assert want_worth(few, later, 0, board.RESISTANCE) > want_worth(many, state, 0, board.RESISTANCE) > 0.0


# The cards of Merry and Pippin's player, the tokens of both, and the card that is given to the bearer.
SHARED: list[tuple[str, list[str], list[dict[str, int]], str]] = [
    ("what the taker needs", ["eriador_valor", "eriador_resistance"], [{}, {}], "eriador_resistance"),
    (
        "else what the giver needs least",
        ["eriador_valor", "eriador_stealth"],
        [{"resistance": 5}, {}],
        "eriador_valor",
    ),
]


@pytest.mark.parametrize(("cards", "tokens", "expected"), [r[1:] for r in SHARED], ids=[r[0] for r in SHARED])
def test_which_card_is_handed_over(cards: list[str], tokens: list[dict[str, int]], expected: str) -> None:
    context, state = context_of(table("merry_pippin", hands=[[], cards], tokens=tokens, objectives=RING_ONLY))
    mask = int(state.hands[1])
    assert box.CARDS[int(shared_card(context, state, mask, 1, 0))] == expected


# Where Merry and Pippin, and Legolas of the bearer's player, are; the card; and the errand that shares it.
ERRANDS: list[tuple[str, dict[str, str], str, str]] = [
    ("at once in its region", {"merry_pippin": "bree", "legolas": "bree"}, "eriador_resistance", "give to first"),
    (
        "on the way to him there",
        {"merry_pippin": "bree", "legolas": "tharbad"},
        "eriador_resistance",
        "travel tharbad",
    ),
    (
        "where the card may change hands",
        {"merry_pippin": "hollin", "legolas": "hollin"},
        "eriador_resistance",
        "travel weather_hills",
    ),
]


@pytest.mark.parametrize(("places", "card", "errand"), [r[1:] for r in ERRANDS], ids=[r[0] for r in ERRANDS])
def test_errands_to_share_a_card(places: dict[str, str], card: str, errand: str) -> None:
    words: dict[str, Any] = {"frodo_sam": "umbar", "eowyn": "umbar", "objectives": RING_ONLY, "nazgul": FAR, **places}
    with_card = errands("merry_pippin", table("merry_pippin", hands=[[], [card]], **words))
    without = errands("merry_pippin", table("merry_pippin", **words))
    assert with_card.get(errand, 0.0) > without.get(errand, 0.0)


def test_boromir_is_not_given_resistance_to_carry() -> None:
    """He may not hand it over, so no errand of his shares it."""
    places = {"frodo_sam": "bree", "legolas": "umbar", "boromir": "bree", "eowyn": "umbar"}
    words: dict[str, Any] = {"cast": places, "objectives": RING_ONLY, "hands": [[], ["eriador_resistance"]]}
    assert "give to first" not in errands("boromir", table("boromir", **words))
    other = {"frodo_sam": "bree", "legolas": "umbar", "gimli": "bree", "eowyn": "umbar"}
    words["cast"] = other
    assert "give to first" in errands("gimli", table("gimli", **words))


def test_the_bearer_does_not_give_resistance_away() -> None:
    words: dict[str, Any] = {"objectives": ["destroy_ring", "secure_anduin"], "merry_pippin": "the_shire"}
    words.update(hands=[["eriador_resistance"], []], tokens=[{"resistance": 5}, {}])
    assert "give to second" not in errands("frodo_sam", table("frodo_sam", **words))


# -- preparing --------------------------------------------------------------------------------


def hand_of(count: int) -> list[str]:
    regions = ("dale", "mordor", "gondor", "rohan", "ithilien", "mirkwood", "rhovanion")
    return [f"{region}_valor" for region in regions[:count]]


def test_a_nearly_full_hand_is_prepared_in_the_own_turn() -> None:
    """Six of seven cards are many, but only for the player who draws next."""

    def rate(count: int, acting: str) -> float:
        state = table(acting, legolas="lorien", frodo_sam="bree", hands=[hand_of(count), []], objectives=RING_ONLY)
        return errands("legolas", state).get("prepare dale_valor", 0.0)

    assert rate(6, "legolas") > 2.0 * rate(5, "legolas") > 0.0
    assert rate(6, "legolas") > 2.0 * rate(6, "merry_pippin")


def test_frodo_s_support_makes_a_card_of_the_region_better() -> None:
    """K18: in Rivendell a card of Rhudaur brings a Friendship as well, once per turn."""
    words: dict[str, Any] = {"frodo_sam": "rivendell", "objectives": RING_ONLY}
    words["hands"] = [["rhudaur_valor", "dale_valor"], []]
    found = errands("frodo_sam", table("frodo_sam", **words))
    assert found["prepare rhudaur_valor"] > found["prepare dale_valor"] + 0.3
    used = errands("frodo_sam", table("frodo_sam", used=["elronds_support"], **words))
    assert used["prepare rhudaur_valor"] == used["prepare dale_valor"] == found["prepare dale_valor"]


def test_a_card_that_is_wanted_is_prepared_first() -> None:
    words: dict[str, Any] = {"legolas": "lorien", "frodo_sam": "bree", "objectives": ["destroy_ring", "subdue_umbar"]}
    hand = ["dale_valor", "dale_stealth", "dale_friendship"]
    state = table("legolas", hands=[hand, []], **words)
    context, found = context_of(state)
    worth = {name: card_worth(context, found, 0, box.CARDS.index(name)) for name in hand}
    rates = errands("legolas", state)
    assert sorted(hand, key=lambda name: rates[f"prepare {name}"]) == sorted(hand, key=lambda name: worth[name])
