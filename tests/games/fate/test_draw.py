"""Drawing two cards, an empty deck, the hand limit, and how likely each card is (F08, F32, F35)."""

from collections import Counter
from math import isclose
from typing import Any, Final

import pytest

from bywater import CHANCE, OVER, State
from bywater.games.fate.model import frames as k

from .helpers import (
    EVENTS,
    GAME,
    REGION_CARDS,
    SKIES,
    darkened,
    discard,
    do,
    drawn,
    hand,
    hope,
    offered,
    offers,
    pile,
    prompt_of,
    read,
    table,
    to_draw,
    to_flip,
)

SEVEN: Final = [
    "dale_valor",
    "dale_stealth",
    "rohan_valor",
    "rohan_stealth",
    "gondor_valor",
    "gondor_stealth",
    "eagles",
]
# With two players six events are in the deck; all cards but these are discarded in what follows.
GONE: Final = [*REGION_CARDS, *EVENTS[:6]]


def nearly_empty(*left: str, **words: Any) -> Any:
    """The deck holds only these region cards, in its last pile."""
    return to_draw(
        discard=[card for card in GONE if card not in left],
        dark_piles=[],
        piles=[0, 0, 0, len(left)],
        skies_gone=list(SKIES[:4]),
        **words,
    )


# -- drawing ----------------------------------------------------------------------------------


def test_f32_the_active_player_draws_two_cards() -> None:
    state = to_draw(active=1)
    assert prompt_of(state) == ("draw", CHANCE)
    do(state, "drawn rohan_valor", "drawn lembas")
    assert hand(state, 1) == ["rohan_valor", "lembas"]
    assert hand(state, 0) == []
    assert state.decision.kind != "draw"


def test_f32_cards_that_are_held_or_discarded_are_not_drawn() -> None:
    state = to_draw(hands=[["rohan_valor", "lembas"], ["dale_stealth"]], discard=["gondor_valor", "eagles"])
    outcomes = drawn(state)
    for card in ("rohan_valor", "lembas", "dale_stealth", "gondor_valor", "eagles"):
        assert f"drawn {card}" not in outcomes
    assert isclose(sum(outcomes.values()), 1.0)


def test_f32_with_one_card_left_it_is_drawn_and_a_hope_lost_for_the_missing_one() -> None:
    state = nearly_empty("rohan_valor")
    do(state, "drawn rohan_valor")
    assert hand(state, 0) == ["rohan_valor"]
    assert hope(state) == 5
    assert state.decision.kind in ("flip", "back")


def test_f32_an_empty_deck_costs_two_hope_and_the_discard_is_not_shuffled() -> None:
    state = nearly_empty()
    assert hope(state) == 4
    assert (hand(state, 0), len(discard(state))) == ([], 54)


@pytest.mark.parametrize(("before", "ending"), [(3, ""), (2, "despair"), (1, "despair")])
def test_f32_f48_an_empty_deck_can_end_the_game(before: int, ending: str) -> None:
    state = nearly_empty(hope=before)
    assert state.ending() == ending
    assert (state.actor == OVER) == bool(ending)


def test_f32_a_deck_of_two_is_drawn_without_loss() -> None:
    state = do(nearly_empty("rohan_valor", "dale_valor"), "drawn dale_valor", "drawn rohan_valor")
    assert hope(state) == 6


# -- probabilities ----------------------------------------------------------------------------


def test_f08_skies_darken_is_one_of_the_cards_of_its_pile_whichever_comes_first() -> None:
    state = to_draw(piles=[5, 17, 18, 18])
    outcomes = drawn(state)
    assert {text: chance for text, chance in outcomes.items() if "skies_" in text} == pytest.approx(
        {f"drawn skies_{place}": 1 / 5 / 12 for place in SKIES}
    )
    assert sum(chance for text, chance in outcomes.items() if "skies_" not in text) == pytest.approx(4 / 5)
    do(state, "drawn rohan_valor")  # then it is one of four, so that the second card is as likely to be it
    assert drawn(state)["drawn skies_hollin"] == pytest.approx(1 / 4 / 12)


def test_f08_the_last_card_of_a_pile_without_its_skies_darken_is_that() -> None:
    state = to_draw(piles=[1, 19, 19, 19])
    assert drawn(state) == pytest.approx({f"drawn skies_{place}": 1 / 12 for place in SKIES})
    do(state, "drawn skies_tharbad")
    outcomes = drawn(state)  # from the next pile, which has its own
    assert outcomes["drawn skies_hollin"] == pytest.approx(1 / 19 / 11)
    assert "drawn skies_tharbad" not in outcomes
    assert outcomes["drawn rohan_valor"] == pytest.approx(18 / 19 / 54)
    assert outcomes["drawn eagles"] == pytest.approx(18 / 19 / 54 * 6 / 14)
    assert isclose(sum(outcomes.values()), 1.0)


def test_f07_f08_events_come_by_how_many_of_the_unseen_are_in_the_deck() -> None:
    """Of 14 events 8 were left out; two were seen, so 4 of 12 are in the deck of 52."""
    state = to_draw(hands=[["lembas"], []], discard=["eagles"], dark_piles=[1, 2, 3], skies_gone=["hollin"])
    outcomes = drawn(state)
    assert read(state, "events_in") == 4
    assert outcomes["drawn gwaihir"] == pytest.approx(1 / 52 * 4 / 12)
    assert outcomes["drawn dale_valor"] == pytest.approx(1 / 52)
    assert not [text for text in outcomes if "skies_" in text]
    assert isclose(sum(outcomes.values()), 1.0)


def test_f08_a_card_known_to_lie_on_top_is_drawn_without_chance() -> None:
    state = to_draw(tops=["rohan_valor", "skies_hollin"], dark_piles=[1, 2, 3], piles=[12, 15, 15, 14])
    assert hand(state, 0) == ["rohan_valor"]
    assert read(state, "skies_gone") == ["hollin"]
    assert read(state, "threat") == 1


def test_f32_the_whole_chances_of_two_cards_are_those_of_a_shuffled_pile() -> None:
    """Both orders of two cards are equally likely, and so is Skies Darken in either place."""
    state = to_draw(piles=[4, 18, 18, 18])
    one = drawn(state)["drawn rohan_valor"] * drawn(do(state.clone(), "drawn rohan_valor"))["drawn skies_hollin"]
    other = drawn(state)["drawn skies_hollin"] * drawn(do(state.clone(), "drawn skies_hollin"))["drawn rohan_valor"]
    assert one == pytest.approx(other)
    assert one == pytest.approx(1 / 4 / 12 / 54)


# -- the hand limit ---------------------------------------------------------------------------


def test_f35_a_player_with_more_than_seven_cards_discards_down_to_seven() -> None:
    state = do(to_draw(hands=[SEVEN]), "drawn mordor_valor", "drawn mordor_stealth")
    assert prompt_of(state) == ("hand_full", 0)
    assert offered(state, "discard") == {*SEVEN, "mordor_valor", "mordor_stealth"}
    do(state, "discard dale_valor")
    assert prompt_of(state) == ("hand_full", 0)
    assert len(hand(state, 0)) == 8
    do(state, "discard mordor_stealth")
    assert len(hand(state, 0)) == 7
    assert set(discard(state)) == {"dale_valor", "mordor_stealth"}
    assert state.decision.kind != "hand_full"


def test_f35_seven_cards_may_be_kept() -> None:
    state = do(to_draw(hands=[SEVEN[:5]]), "drawn mordor_valor", "drawn mordor_stealth")
    assert len(hand(state, 0)) == 7
    assert state.decision.kind != "hand_full"


def test_f35_instead_of_a_discard_an_event_may_be_played() -> None:
    state = do(to_draw(hands=[[*SEVEN[:6], "tom_bombadil"]]), "drawn mordor_valor", "drawn mordor_stealth")
    do(state, "play tom_bombadil")
    assert hope(state) == 7
    assert prompt_of(state) == ("hand_full", 0)
    do(state, "discard dale_valor")
    assert len(hand(state, 0)) == 7


def test_f35_tokens_do_not_count() -> None:
    state = do(
        to_draw(hands=[SEVEN[:5]], tokens=[{"valor": 5, "stealth": 5}]), "drawn mordor_valor", "drawn mordor_stealth"
    )
    assert state.decision.kind != "hand_full"


def test_f35_no_player_can_continue_with_eight_cards() -> None:
    state = do(to_draw(hands=[SEVEN]), "drawn mordor_valor", "drawn mordor_stealth")
    assert not {"done", "pass"} & offers(state)


def test_f35_skies_darken_comes_before_the_hand_limit() -> None:
    state = darkened("hollin", hands=[[*SEVEN, "mordor_valor"]])
    assert state.decision.kind == "back"
    assert read(state, "threat") == 1
    do(state, "back red")
    assert prompt_of(state) == ("hand_full", 0)


def test_f35_a_shot_is_no_way_to_a_smaller_hand() -> None:
    state = table(
        {"legolas": "erebor", "gimli": "erebor"},
        {"frodo_sam": "bree", "eowyn": "edoras"},
        active=0,
        hands=[[*SEVEN, "mordor_stealth"]],
        shadow={"lake_town": 2},
        stack=[["turn", 0, k.TURN_CHECKS_HAND, 0, 0, 0]],
    )
    assert prompt_of(state) == ("hand_full", 0)
    assert not offered(state, "shoot")


# -- dice and chance points -------------------------------------------------------------------


def chance_points() -> list[State]:
    """Return one chance point of each kind, including uneven ones."""
    shelob = GAME.start(2, own={"objectives": ["shelobs_lair"]}, characters="random")
    attack = table(
        {"legolas": "osgiliath", "arwen": "bree"},
        {"frodo_sam": "the_shire", "gimli": "erebor"},
        acting="legolas",
        friends={"osgiliath": {"elf": 2}},
        shadow={"osgiliath": 1},
    )
    journey = table(acting="frodo_sam", nazgul={"eriador": 2})
    return [
        GAME.start(2, objectives="random", level="heroic"),
        do(shelob, "joins arwen", "joins gimli", "joins arwen"),
        to_draw(hands=[["lembas"]], piles=[4, 18, 18, 17]),
        to_draw(hands=[["lembas"]], piles=[18, 18, 18, 2], dark_piles=[1, 2, 3], skies_gone=["hollin"]),
        to_flip(levels=pile("black")),
        do(to_flip(levels=pile("black")), "flipped sh01"),
        do(attack, "attack 2"),
        do(journey, "travel bree", "done"),
    ]


@pytest.mark.parametrize("number", range(8))
def test_chance_is_rolled_as_its_probabilities_say(number: int) -> None:
    state = chance_points()[number]
    assert state.actor == CHANCE
    places = 18 * 997
    found = Counter(GAME.notation(state.pick((at + 0.5) / places)) for at in range(places))
    expected = drawn(state)
    assert sum(expected.values()) == pytest.approx(1.0)
    assert set(found) == set(expected)
    for text, share in expected.items():
        assert found[text] / places == pytest.approx(share, abs=0.002)


def test_f08_f32_when_only_skies_darken_is_left_nothing_else_can_come() -> None:
    state = to_draw(discard=list(GONE), dark_piles=[3], piles=[0, 0, 0, 1], skies_gone=list(SKIES[:3]))
    assert prompt_of(state) == ("draw", CHANCE)
    chances = state.chances()
    assert len(chances) == len(SKIES) - 3
    assert isclose(sum(chance for _, chance in chances), 1.0)
    assert all(GAME.notation(action).startswith("drawn skies_") for action, _ in chances)
