"""Cards and tokens: which are discarded, spent, prepared, given and kept."""

from typing import Any

import pytest

from bywater.bots.fate.evaluation.values import card_worth, symbol_worth
from bywater.bots.fate.planning.cards import want_worth
from bywater.games.fate.model import board
from bywater.games.fate.model import cards as box
from tests.bots.fate.helpers import RING_ONLY, choice, context_of, table

SEVEN = [
    *("eriador_friendship", "rohan_friendship", "rohan_valor", "dale_valor"),
    *("dale_stealth", "eriador_stealth", "rohan_resistance"),
]


def discarded(hand: list[str], *drawn: str, **words: Any) -> str:
    state = table(
        "frodo_sam", "done", *(f"drawn {card}" for card in drawn), hands=[hand, []], finished=["legolas"], **words
    )
    assert state.decision.kind == "hand_full"
    return choice(state)


# The hand of Frodo's player, the drawn cards, other words of the position, and what goes first.
DISCARDS: list[tuple[str, list[str], tuple[str, str], dict[str, Any], str]] = [
    ("Valor that no objective needs", SEVEN, ("gondor_resistance", "gondor_valor"), {}, "discard dale_valor"),
    (
        "Friendship while an objective needs Valor",
        SEVEN,
        ("gondor_resistance", "gondor_valor"),
        {"objectives": ["destroy_ring", "subdue_umbar"]},
        "discard eriador_friendship",
    ),
    (
        "not the Resistance for the mountain",
        ["eriador_resistance", "rohan_resistance", "dale_resistance", *SEVEN[:4]],
        ("gondor_resistance", "mordor_resistance"),
        {"objectives": RING_ONLY},
        "discard dale_valor",
    ),
    (
        "an event that helps is played instead",
        [*SEVEN[:6], "gifts_elves"],
        ("gondor_resistance", "gondor_valor"),
        {},
        "play gifts_elves",
    ),
]


@pytest.mark.parametrize(
    ("hand", "drawn", "words", "expected"), [r[1:] for r in DISCARDS], ids=[r[0] for r in DISCARDS]
)
def test_what_a_full_hand_discards(
    hand: list[str], drawn: tuple[str, str], words: dict[str, Any], expected: str
) -> None:
    assert discarded(hand, *drawn, **words) == expected


def test_cards_are_spent_before_tokens() -> None:
    words: dict[str, Any] = {"hands": [["eriador_friendship"], []], "tokens": [{"friendship": 1}, {}]}
    state = table("legolas", "muster 1", legolas="edoras", **words)
    assert state.decision.kind == "paying"
    assert choice(state) == "spend eriador_friendship"


@pytest.mark.parametrize(
    ("hand", "prepares"), [(SEVEN, True), (SEVEN[:2], False)], ids=["with a full hand", "not with two cards"]
)
def test_when_frodo_prepares_cards(hand: list[str], prepares: bool) -> None:
    words: dict[str, Any] = {"finished": ["legolas"], "tokens": [{"stealth": 1}, {}], "objectives": RING_ONLY}
    state = table("frodo_sam", frodo_sam="minas_tirith", hands=[hand, []], **words)
    assert choice(state).startswith("prepare ") == prepares


# The hands of both players in Eriador, other words, and what Merry and Pippin do at Frodo's place.
SHARING: list[tuple[str, list[list[str]], dict[str, Any], str]] = [
    ("Resistance goes to the bearer", [[], ["eriador_resistance"]], {}, "give to first"),
    ("not to a bearer with five", [[], ["eriador_resistance"]], {"tokens": [{"resistance": 5}, {}]}, "loyal friend"),
    ("not a card of another region", [[], ["gondor_resistance"]], {}, "loyal friend"),
    ("not other symbols without a need", [[], ["eriador_valor"]], {}, "loyal friend"),
]


@pytest.mark.parametrize(("cards", "words", "expected"), [row[1:] for row in SHARING], ids=[row[0] for row in SHARING])
def test_when_a_card_is_given(cards: list[list[str]], words: dict[str, Any], expected: str) -> None:
    assert choice(table("merry_pippin", hands=cards, finished=["eowyn"], objectives=RING_ONLY, **words)) == expected


def test_the_needed_card_is_given() -> None:
    state = table(
        "merry_pippin", "give to first", hands=[[], ["eriador_stealth", "eriador_resistance", "eriador_valor"]]
    )
    assert choice(state) == "card eriador_resistance"


def test_a_proposal_is_accepted() -> None:
    state = table(
        "merry_pippin", "give to first", "card eriador_resistance", hands=[[], ["eriador_resistance", "eriador_valor"]]
    )
    if state.actor == 0:
        assert choice(state) == "yes"


def test_what_symbols_are_worth() -> None:
    context, state = context_of(table("frodo_sam", objectives=["destroy_ring", "subdue_umbar"]))

    def worth(seat: int, symbol: int, have: int) -> float:
        return symbol_worth(context, state, seat, symbol, have)

    bearer, other = 0, 1
    assert (
        worth(bearer, board.RESISTANCE, 5) > worth(other, board.RESISTANCE, 5) > worth(bearer, board.RESISTANCE, 6) - 1
    )
    assert worth(bearer, board.RESISTANCE, 5) > worth(bearer, board.RESISTANCE, 6)
    assert worth(bearer, board.STEALTH, 7) > worth(bearer, board.STEALTH, 8)
    assert worth(other, board.VALOR, 3) > worth(other, board.VALOR, 4)
    assert worth(other, board.FRIENDSHIP, 3) > worth(other, board.FRIENDSHIP, 4)


def test_an_event_is_kept_rather_than_a_symbol_that_nobody_needs() -> None:
    hand = ["dale_valor", "eagles"]
    context, state = context_of(table("frodo_sam", objectives=RING_ONLY, hands=[hand, []]))
    event, valor = (box.CARDS.index(name) for name in ("eagles", "dale_valor"))
    assert card_worth(context, state, 0, event) > card_worth(context, state, 0, valor)


def test_who_wants_another_symbol() -> None:
    context, state = context_of(table("frodo_sam", objectives=RING_ONLY, tokens=[{"resistance": 4}, {}]))
    assert want_worth(context, state, 0, board.RESISTANCE) > 0.0
    assert want_worth(context, state, 1, board.RESISTANCE) == 0.0
    context, state = context_of(table("frodo_sam", objectives=RING_ONLY, tokens=[{"resistance": 5}, {}]))
    assert want_worth(context, state, 0, board.RESISTANCE) == 0.0
