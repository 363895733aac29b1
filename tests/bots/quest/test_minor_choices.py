"""Minor decisions: cards to lose and to pass on, offers, the order of tiles, and who gets a card."""

from typing import Any

import pytest

from tests.bots.quest.helpers import choice, hands, table

DIE = ("interrupt frodo", "put on the ring", "die two_cards")
RIVENDELL = tuple(
    f"card {name}"
    for name in (
        *("boromir", "gimli", "gandalf", "legolas", "aragorn", "glamdring"),
        *("anduril", "sting", "staff", "athelas", "miruvor", "mithril"),
    )
)


def hand_after_loss(state: Any, seat: int) -> dict[str, int]:
    """What a hobbit keeps of its hand after the loss that is to be decided next."""
    while state.decision.kind != "losing":
        state.play("pass")
    while state.actor >= 0 and state.decision.kind == "losing":
        state.play(choice(state))
    return {card: count for card, count in state.view(seat)["hands"][str(seat)].items() if count}


@pytest.mark.parametrize(
    ("hand", "kept"),
    [
        ({"white_joker": 2, "grey_friendship": 1, "white_friendship": 1}, {"white_joker": 2}),
        ({"white_joker": 1, "grey_hiding": 1, "grey_fighting": 2}, {"white_joker": 1, "grey_fighting": 1}),
        ({"mithril": 1, "white_hiding": 1, "grey_friendship": 1}, {"mithril": 1}),
        ({"miruvor": 1, "white_joker": 1, "grey_fighting": 1}, {"white_joker": 1}),
    ],
    ids=["jokers are kept", "the joker is kept", "mithril is kept", "miruvor is not"],
)
def test_the_cheapest_cards_are_lost(hand: dict[str, int], kept: dict[str, int]) -> None:
    """The die of the Ring costs Frodo two cards."""
    state = table(*DIE, ring_used=False, card_used=True, hands=hands(hand), dark=[1, 0, 0, 0])
    assert hand_after_loss(state, 0) == kept


def test_sam_loses_one_card_where_others_lose_two() -> None:
    """Sam's text: the die costs him at most one card."""
    cards = hands({}, {"white_joker": 1, "grey_hiding": 1, "grey_fighting": 1})
    words: dict[str, Any] = {"bearer": 1, "active": 1, "hands": cards, "dark": [0, 1, 0, 0]}
    then = ("interrupt sam", "put on the ring", "die two_cards")
    state = table(*then, ring_used=False, card_used=True, **words)
    assert hand_after_loss(state, 1) == {"white_joker": 1, "grey_fighting": 1}


def test_a_gift_is_worth_more_to_the_receiver() -> None:
    """In Rivendell each hobbit passes a card on: Frodo keeps what he uses as jokers."""
    cards = [{"white_hiding": 2}, {"white_fighting": 2}, {"white_joker": 1, "grey_hiding": 1}, {"white_friendship": 3}]
    state = table(*RIVENDELL, place="rivendell", hands=cards)
    assert state.decision.kind == "passing"
    given = choice(state)
    assert given.startswith("give ")
    assert given != "give white_hiding"


@pytest.mark.parametrize(
    ("tops", "expected"),
    [
        (["sundial", "fighting", "eye_or_two_dark"], "next fighting"),
        (["sundial", "ring_dark", "sundial_cards"], "next ring_dark"),
        (["hiding", "fighting", "sundial"], "next fighting"),
        (["sundial", "sundial_items", "sundial_cards"], "next sundial_cards"),
    ],
    ids=["an activity first", "the mildest of the others", "the better activity", "a sundial that can be paid"],
)
def test_foresight_puts_activities_first(tops: list[str], expected: str) -> None:
    """An activity ends the turn's tiles, so the others come later or never."""
    cards = hands({"white_hiding": 3}, {"white_fighting": 3}, {"white_travelling": 3}, {"white_friendship": 3})
    then = ("interrupt frodo", "call gandalf", "foresight frodo", *(f"tile {name}" for name in tops))
    state = table(*then, shields=[5, 0, 0, 0], hands=cards)
    assert state.decision.kind == "foreseeing"
    assert choice(state) == expected


LOTHLORIEN = tuple(
    f"card {name}"
    for name in (
        *("elven_cloak", "elven_rope", "boat", "brooch", "galadriel", "arwen"),
        *("box_of_earth", "bow", "belt", "lembas", "elessar", "phial"),
    )
)


@pytest.mark.parametrize(
    ("dark", "expected"), [(12, "buy a step"), (1, "pass")], ids=["a step near Sauron", "nothing far from Sauron"]
)
def test_shields_in_lothlorien_buy_only_what_is_worth_more(dark: int, expected: str) -> None:
    """Two shields count towards a call for Gandalf, and many cards were just dealt."""
    state = table(*LOTHLORIEN, place="lothlorien", dark=[dark, 0, 0, 0], shields=[2, 0, 0, 0], hands=hands({}))
    assert state.decision.kind == "offer"
    assert choice(state) == expected
