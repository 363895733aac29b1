"""Skies Darken: its four steps, and two at once (F33, F34, F56, F59)."""

from typing import Any, Final

import pytest

from bywater import CHANCE, OVER, State
from bywater.games.fate.model import frames as k

from .helpers import (
    SHADOW_CARDS,
    SKIES,
    darkened,
    dice,
    do,
    drawn,
    eye,
    friends,
    hand,
    hope,
    offers,
    pile,
    prompt_of,
    read,
    shadow,
    shadow_supply,
    to_draw,
)

PLAYERS: Final = ({"frodo_sam": "the_shire", "legolas": "erebor"}, {"gimli": "iron_hills", "boromir": "umbar"})


def sky(*skies: str, **words: Any) -> State:
    return darkened(*skies, players=PLAYERS, **words)


def test_f33_the_threat_grows_by_one_box() -> None:
    assert read(sky("hollin"), "threat") == 1
    state = sky("hollin", threat=3)
    assert read(state, "threat") == 4
    assert state.view(0)["threat_cards"] == 4


def test_f56_on_its_last_box_the_threat_stays() -> None:
    state = sky("hollin", threat=6)
    assert read(state, "threat") == 6
    assert state.view(0)["threat_cards"] == 5


def test_f33_the_eye_comes_to_frodo() -> None:
    state = sky("hollin", eye="rohan")
    assert (eye(state), hope(state)) == ("eriador", 6)


def test_f33_or_costs_two_hope_if_it_is_there() -> None:
    state = sky("hollin", eye="eriador")
    assert (eye(state), hope(state)) == ("eriador", 4)


@pytest.mark.parametrize("place", SKIES)
def test_f33_three_armies_come_to_the_place_of_the_card(place: str) -> None:
    state = sky(place, shadow={"nurn": 2})
    assert read(state, "shadow") == {"nurn": 2, place: 3}
    assert shadow_supply(state) == 43
    assert hope(state) == 4


@pytest.mark.parametrize(("left", "cost"), [(3, 0), (2, 1), (1, 2), (0, 3)])
def test_f33_each_missing_army_costs_a_hope(left: int, cost: int) -> None:
    state = sky("hollin", eye="rohan", shadow={"nurn": 48 - left})
    assert shadow(state, "hollin") == left
    assert hope(state) == 6 - cost


def test_f33_f50_where_friends_stand_there_is_a_battle_and_the_eye_does_not_follow_it() -> None:
    state = sky("hollin", friends={"hollin": {"elf": 2}}, eye="rohan")
    assert dice(state) == 3
    assert eye(state) == "eriador"
    do(state, "fought 1 rout 2 overrun")
    assert (shadow(state, "hollin"), friends(state, "hollin"), eye(state)) == (2, {}, "eriador")


def test_f33_without_friends_there_is_none() -> None:
    assert prompt_of(sky("hollin", friends={"rivendell": {"elf": 2}})) == ("back", CHANCE)


def test_f33_the_discard_is_shuffled_onto_the_pile() -> None:
    gone = ["sh01", "sh05", "sh09", "drums", "wheels"]
    state = sky("hollin", eye="rohan", shadow_discard=gone, levels=pile("black", *gone))
    assert read(state, "shadow_discard") == []
    top, below = read(state, "levels")
    assert set(top["unseen"]) == set(gone)
    assert below == {"seen": [], "back": "black", "unseen": [card for card in SHADOW_CARDS if card not in gone]}
    assert drawn(state) == pytest.approx({"back red": 2 / 5, "back black": 3 / 5})  # sh05 and the Drums are red
    do(state, "back red")
    assert prompt_of(state) == ("flip", CHANCE)
    assert drawn(state) == pytest.approx({"flipped sh05": 1 / 2, "flipped drums": 1 / 2})


def test_f33_the_battle_is_fought_before_the_discard_is_shuffled() -> None:
    state = sky("hollin", friends={"hollin": {"elf": 1}})
    assert read(state, "shadow_discard") == ["drums", "wheels"]
    do(state, "fought 3 rout")
    assert read(state, "shadow_discard") == []


def test_f34_the_card_leaves_the_game_and_is_not_replaced() -> None:
    state = to_draw(*PLAYERS, piles=[1, 19, 19, 19], eye="rohan")
    do(state, "drawn skies_hollin", "drawn rohan_valor")
    assert hand(state, 0) == ["rohan_valor"]
    assert read(state, "skies_gone") == ["hollin"]
    assert state.decision.kind == "back"
    assert "hollin" not in read(state, "drawn_skies")


def test_f32_f34_both_cards_are_drawn_before_skies_darken_is_carried_out() -> None:
    state = to_draw(*PLAYERS, piles=[1, 19, 19, 19])
    do(state, "drawn skies_hollin")
    assert prompt_of(state) == ("draw", CHANCE)
    assert (read(state, "threat"), shadow(state, "hollin")) == (0, 0)
    assert read(state, "drawn_skies") == ["hollin"]


def test_f34_two_at_once_are_carried_out_one_after_the_other() -> None:
    state = to_draw(*PLAYERS, piles=[1, 1, 28, 28], eye="rohan", shadow={"nurn": 44})
    do(state, "drawn skies_hollin", "drawn skies_tharbad")
    # the first has moved the Eye, brought three of four armies and shuffled the discard
    assert prompt_of(state) == ("back", CHANCE)
    assert (read(state, "threat"), eye(state), hope(state)) == (1, "eriador", 6)
    assert (shadow(state, "hollin"), shadow(state, "tharbad")) == (3, 0)
    assert read(state, "shadow_discard") == []
    do(state, "back red")
    # the second finds the Eye with Frodo, one army left, and nothing to shuffle
    assert (read(state, "threat"), eye(state), hope(state)) == (2, "eriador", 2)
    assert (shadow(state, "hollin"), shadow(state, "tharbad")) == (3, 1)
    assert len(read(state, "levels")) == 2
    assert set(read(state, "skies_gone")) == {"hollin", "tharbad"}
    assert state.view(0)["back"] == "red"
    assert hand(state, 0) == []


def test_f34_the_first_card_is_done_with_its_battle_and_its_shuffle_before_the_second_begins() -> None:
    words: dict[str, Any] = {"friends": {"hollin": {"elf": 1}, "tharbad": {"elf": 1}}, "eye": "rohan"}
    state = sky("tharbad", "hollin", **words)
    assert dice(state) == 3
    assert (shadow(state, "tharbad"), shadow(state, "hollin"), read(state, "threat")) == (3, 0, 1)
    do(state, "fought 3 rout")
    assert prompt_of(state) == ("back", CHANCE)
    assert shadow(state, "hollin") == 0
    do(state, "back black")
    assert dice(state) == 3
    assert (shadow(state, "tharbad"), shadow(state, "hollin"), read(state, "threat")) == (0, 3, 2)
    assert hope(state) == 4


READY: Final[dict[str, Any]] = {
    "hands": [["eriador_stealth", "gifts_elves"], ["tom_bombadil", "orc_infighting"]],
    "tokens": [{"stealth": 2}, {}],
    "shadow": {"nurn": 3, "lake_town": 1},
    "eye": "rohan",
}


def test_f59_nothing_can_be_played_between_two_cards_drawn_together() -> None:
    """Events and Legolas's arrow would all have an effect, but wait until both cards are carried out."""
    state = to_draw(*PLAYERS, piles=[1, 1, 26, 26], **READY)
    do(state, "drawn skies_hollin", "drawn skies_tharbad")
    assert prompt_of(state) == ("back", CHANCE)  # the first is done: its shuffled pile shows a back
    assert (shadow(state, "hollin"), shadow(state, "tharbad")) == (3, 0)
    do(state, "back red")
    assert (shadow(state, "hollin"), shadow(state, "tharbad")) == (3, 3)  # the second follows, and nobody was prompted
    assert prompt_of(state) == ("quiet", 0)  # now all of it is possible
    assert {"play gifts_elves", "interrupt second"} <= offers(state)


def test_f59_in_a_battle_of_the_first_only_what_dice_allow_can_be_played() -> None:
    state = to_draw(*PLAYERS, piles=[1, 1, 26, 26], friends={"hollin": {"elf": 1}}, **READY)
    do(state, "drawn skies_hollin", "drawn skies_tharbad")
    assert dice(state) == 3
    do(state, "fought 3 overrun")
    assert prompt_of(state) == ("rolled", 1)
    assert offers(state) == {"pass", "bombadil rerolls"}


def test_f34_then_as_many_shadow_cards_come_as_the_new_threat_says() -> None:
    state = do(sky("hollin", threat=1, levels=pile("red")), "back red")
    assert prompt_of(state) == ("flip", CHANCE)
    assert read(state, "stack") == [
        ["turn", 0, k.TURN_PAUSES, 2, 0, 0],
        ["shadow", 0, 0, k.SHADOW_SHOWS_BACK, 0, 0],
        ["flip", -1, 1, 0, 0, 0],
    ]


def test_f48_skies_darken_can_end_the_game_at_once() -> None:
    state = sky("hollin", hope=2)
    assert (state.actor, state.ending()) == (OVER, "despair")
    assert hope(state) == 0
    assert hope(sky("hollin", hope=3)) == 1
