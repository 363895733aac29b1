"""Gaining cards: one, or one laid face up and two for it; the display that is not refilled (T4-T7, T9)."""

from collections import Counter

import pytest

from bywater import CHANCE, BadNotation, IllegalAction, State

from .helpers import (
    DECK,
    GAME,
    KINDS,
    discards,
    display,
    drawn,
    hand,
    laying,
    offers,
    pass_all,
    pile,
    play,
    prompt_of,
    table,
    why,
)


def at_the_pile(state: State) -> bool:
    return prompt_of(state) == ("pile", CHANCE)


def usual() -> State:
    """Three players; the first holds wisdom and Gandalf, resolve and strength lie open, endurance is discarded."""
    return table(
        "2 green_wisdom, gandalf",
        "blue_strength",
        "grey_wisdom",
        display="2 ochre_resolve, blue_strength",
        discards="4 grey_endurance",
    )


# -- T4: what may be chosen -------------------------------------------------------------------


def test_t4_a_face_up_card_or_the_top_of_the_pile_or_laying_one_down() -> None:
    assert offers(usual()) == {
        "take ochre_resolve",
        "take blue_strength",
        "draw",
        "offer green_wisdom",
        "offer gandalf",
    }


def test_t4_discards_can_not_be_taken() -> None:
    state = usual()
    assert "take grey_endurance" not in offers(state)
    with pytest.raises(IllegalAction):
        play(state, "take grey_endurance")
    play(state, "offer gandalf")
    assert "take grey_endurance" not in offers(state)


def test_t4_another_players_cards_can_not_be_laid_down() -> None:
    assert "offer blue_strength" not in offers(usual())
    assert "offer grey_wisdom" not in offers(usual())


@pytest.mark.parametrize("kind", KINDS)
def test_t4_any_card_may_be_taken_and_any_laid_down(kind: str) -> None:
    state = table(kind, "gandalf", "gandalf", display=kind)
    assert {f"take {kind}", f"offer {kind}"} <= offers(state)
    play(state, f"offer {kind}", f"take {kind}", f"take {kind}")
    assert hand(state, 0) == {kind: 2}


# -- T4a: one card ----------------------------------------------------------------------------


def test_t4_taking_one_face_up_card_ends_the_turn() -> None:
    state = play(usual(), "take ochre_resolve")
    assert hand(state, 0) == {"green_wisdom": 2, "gandalf": 1, "ochre_resolve": 1}
    assert display(state) == {"ochre_resolve": 1, "blue_strength": 1}
    assert prompt_of(state) == ("gain", 1)


def test_t4_the_top_of_the_pile_may_be_any_card_left_there() -> None:
    state = play(usual(), "draw")
    assert at_the_pile(state)
    left = pile(state)
    total = sum(left.values())
    assert left["grey_endurance"] == 1, "four of the five are discarded"
    assert left["green_wisdom"] == 3
    assert drawn(state) == pytest.approx({f"card {kind}": number / total for kind, number in left.items()})


def test_t4_drawing_one_card_ends_the_turn() -> None:
    state = play(usual(), "draw", "card grey_endurance")
    assert hand(state, 0) == {"green_wisdom": 2, "gandalf": 1, "grey_endurance": 1}
    assert display(state) == {"ochre_resolve": 2, "blue_strength": 1}
    assert prompt_of(state) == ("gain", 1)


# -- T4b: one down, two up --------------------------------------------------------------------


def test_t4_a_card_laid_down_lies_face_up_among_the_others() -> None:
    state = play(usual(), "offer green_wisdom")
    assert hand(state, 0) == {"green_wisdom": 1, "gandalf": 1}
    assert display(state) == {"green_wisdom": 1, "ochre_resolve": 2, "blue_strength": 1}
    assert discards(state) == {"grey_endurance": 4}, "it does not go to the discards"
    assert prompt_of(state) == ("taking", 0)
    assert offers(state) == {"take green_wisdom", "take ochre_resolve", "take blue_strength", "draw"}


def test_t4_two_face_up_cards() -> None:
    state = play(usual(), "offer green_wisdom", "take ochre_resolve")
    assert prompt_of(state) == ("taking", 0)
    assert offers(state) == {"take green_wisdom", "take ochre_resolve", "take blue_strength", "draw"}
    play(state, "take ochre_resolve")
    assert hand(state, 0) == {"green_wisdom": 1, "gandalf": 1, "ochre_resolve": 2}
    assert display(state) == {"green_wisdom": 1, "blue_strength": 1}
    assert prompt_of(state) == ("gain", 1)


def test_t4_two_cards_from_the_pile() -> None:
    state = play(usual(), "offer green_wisdom", "draw")
    assert at_the_pile(state)
    play(state, "card grey_endurance")
    assert at_the_pile(state), "who draws blind draws both blind: no face-up card after it"
    assert "card grey_endurance" not in drawn(state), "the fifth was drawn just now"
    play(state, "card gandalf")
    assert hand(state, 0) == {"green_wisdom": 1, "gandalf": 2, "grey_endurance": 1}
    assert display(state) == {"green_wisdom": 1, "ochre_resolve": 2, "blue_strength": 1}
    assert prompt_of(state) == ("gain", 1)


def test_t4_one_face_up_card_and_then_one_from_the_pile() -> None:
    state = play(usual(), "offer green_wisdom", "take blue_strength", "draw")
    assert at_the_pile(state)
    play(state, "card grey_endurance")
    assert hand(state, 0) == {"green_wisdom": 1, "gandalf": 1, "blue_strength": 1, "grey_endurance": 1}
    assert display(state) == {"green_wisdom": 1, "ochre_resolve": 2}
    assert prompt_of(state) == ("gain", 1), "one card from the pile, not two"


def test_t4_only_one_card_may_be_laid_down_in_a_turn() -> None:
    state = play(usual(), "offer green_wisdom")
    assert not [text for text in offers(state) if text.startswith("offer")]
    play(state, "take ochre_resolve")
    assert not [text for text in offers(state) if text.startswith("offer")]


def test_t4_an_empty_hand_has_nothing_to_offer() -> None:
    state = table("", "gandalf", "gandalf", display="gandalf")
    assert offers(state) == {"take gandalf", "draw"}


def test_t4_the_hand_grows_by_one_in_every_way() -> None:
    ways = [
        ["take ochre_resolve"],
        ["draw", "card gandalf"],
        ["offer gandalf", "take gandalf", "take ochre_resolve"],
        ["offer gandalf", "take ochre_resolve", "take blue_strength"],
        ["offer gandalf", "draw", "card gandalf", "card gandalf"],
        ["offer gandalf", "take gandalf", "draw", "card grey_wisdom"],
    ]
    for way in ways:
        assert sum(hand(play(usual(), *way), 0).values()) == 4, way


# -- T5 ---------------------------------------------------------------------------------------


def test_t5_taking_back_what_was_laid_down_is_the_same_as_taking_one_card() -> None:
    around = play(usual(), "offer green_wisdom", "take green_wisdom", "take ochre_resolve")
    at_once = play(usual(), "take ochre_resolve")
    assert [hand(around, seat) for seat in range(3)] == [hand(at_once, seat) for seat in range(3)]
    assert display(around) == display(at_once)
    assert prompt_of(around) == prompt_of(at_once)
    drawn_around = play(usual(), "offer green_wisdom", "take green_wisdom", "draw", "card gandalf")
    drawn_at_once = play(usual(), "draw", "card gandalf")
    assert hand(drawn_around, 0) == hand(drawn_at_once, 0)
    assert display(drawn_around) == display(drawn_at_once)


# -- T6 ---------------------------------------------------------------------------------------


def test_t6_the_display_is_not_refilled() -> None:
    state = table("gandalf", "gandalf", "gandalf", display="gandalf, grey_wisdom", paths=[3, 2, 2, 3, 4, 4])
    play(state, "take gandalf", "take grey_wisdom")
    assert display(state) == {}
    play(state, "draw", "card blue_resolve")
    assert display(state) == {}


def test_t6_from_an_empty_display_nothing_can_be_taken() -> None:
    state = table("2 green_wisdom", "gandalf", "gandalf")
    assert offers(state) == {"draw", "offer green_wisdom"}


def test_t6_the_display_grows_by_what_is_laid_down() -> None:
    state = table("2 green_wisdom", "gandalf", "gandalf", display="4 ochre_resolve")
    play(state, "offer green_wisdom", "draw", "card gandalf", "card gandalf")
    assert display(state) == {"green_wisdom": 1, "ochre_resolve": 4}


def test_t6_a_card_laid_into_an_empty_display_may_be_taken_back() -> None:
    state = play(table("2 green_wisdom", "gandalf", "gandalf"), "offer green_wisdom")
    assert offers(state) == {"take green_wisdom", "draw"}
    play(state, "take green_wisdom")
    assert at_the_pile(state), "nothing else lies there: the second card can only be from the pile"
    play(state, "card grey_wisdom")
    assert hand(state, 0) == {"green_wisdom": 2, "grey_wisdom": 1}
    assert prompt_of(state) == ("gain", 1)


def test_t6_a_place_does_not_refill_the_display_either() -> None:
    state = pass_all(laying("gandalf", "gandalf", "gandalf", rows=["green endurance 3", "", ""], display="gandalf"))
    assert display(state) == {"gandalf": 1}


# -- T7 and T9 --------------------------------------------------------------------------------


def test_t7_there_is_no_pass() -> None:
    state = usual()
    assert "done" not in offers(state)
    assert why(state, "done", 0) == "refused-other-question"
    with pytest.raises(IllegalAction):
        play(state, "done")
    with pytest.raises(BadNotation):
        GAME.action("pass")


def test_t7_after_an_offer_two_cards_must_be_taken() -> None:
    state = play(usual(), "offer gandalf", "take gandalf")
    assert prompt_of(state) == ("taking", 0)
    assert state.decision.fields == {"left": 1}
    assert "done" not in offers(state)


def test_t9_there_is_no_hand_limit() -> None:
    everything = DECK - Counter({"gandalf": 4, "grey_wisdom": 5})
    full = ", ".join(f"{number} {kind}" for kind, number in everything.items())
    state = table(full, "gandalf", "gandalf", display="gandalf")
    assert {"take gandalf", "draw"} <= offers(state)
    play(state, "draw", "card grey_wisdom")
    assert sum(hand(state, 0).values()) == 96 - 9 + 1


# -- no prompt where all can see the answer ---------------------------------------------------


def test_t6_with_an_empty_hand_and_no_display_a_card_is_drawn_automatically() -> None:
    """All can see that there is no other way, so there is no decision."""
    state = play(table("gandalf", "", "gandalf"), "draw", "card grey_wisdom")
    assert at_the_pile(state)
    assert state.decision.fields == {"to": 1}
    play(state, "card blue_resolve")
    assert hand(state, 1) == {"blue_resolve": 1}
    assert prompt_of(state) == ("gain", 2)


def test_t8_with_an_empty_hand_and_one_kind_of_card_left_it_is_taken_automatically() -> None:
    state = table("", "", "gandalf", display="2 blue_resolve, grey_wisdom", pile="", rest=2)
    play(state, "take grey_wisdom")
    assert hand(state, 1) == {"blue_resolve": 1}
    assert prompt_of(state) == ("gain", 2)
