"""Quiet moments and interrupts: events and abilities at any time, but not during an unfinished procedure (F36)."""

from typing import Any, Final

import pytest

from bywater import CHANCE, IllegalAction, State

from .helpers import (
    GAME,
    do,
    hand,
    hope,
    offered,
    offers,
    pile,
    prompt_of,
    read,
    shadow,
    table,
    to_draw,
    to_flip,
    tokens,
)

FIRST: Final = {"frodo_sam": "bree", "gimli": "erebor"}
SECOND: Final = {"legolas": "erebor", "aragorn": "edoras"}
THIRD: Final = {"eowyn": "lorien", "eomer": "helms_deep"}


def acting(**words: Any) -> State:
    return table(FIRST, SECOND, THIRD, acting="gimli", **words)


# -- interrupts -----------------------------------------------------------------------------------


def test_f36_a_player_plays_an_event_in_anothers_turn_without_an_action() -> None:
    state = acting(hands=[[], ["tom_bombadil"]])
    assert offered(state, "interrupt") == {"second"}
    do(state, "interrupt second")
    assert prompt_of(state) == ("interrupt", 1)
    assert offers(state) == {"done", "play tom_bombadil"}
    do(state, "play tom_bombadil")
    assert (hope(state), hand(state, 1), read(state, "discard")) == (7, [], ["tom_bombadil"])
    assert prompt_of(state) == ("act", 0)
    assert read(state, "taken") == 0


def test_f36_the_active_player_plays_events_before_between_and_after_actions() -> None:
    words: dict[str, Any] = {"hands": [["gifts_elves"]]}
    assert "play gifts_elves" in offers(table(FIRST, SECOND, THIRD, **words))
    state = acting(**words)
    assert "play gifts_elves" in offers(state)
    do(state, "craft")
    assert "play gifts_elves" in offers(state)
    do(state, "play gifts_elves", "gift stealth to third")
    assert tokens(state, 2) == {"stealth": 1}
    assert prompt_of(state) == ("act", 0)
    assert read(state, "taken") == 1


def test_f36_after_the_last_action_there_is_time_for_an_event() -> None:
    state = acting(hands=[["gifts_elves"]], taken=4, finished=["frodo_sam"], first_taken=1)
    assert prompt_of(state) == ("act", 0)
    assert offers(state) == {"done", "play gifts_elves"}


def test_f36_a_seat_with_nothing_to_play_is_not_prompted() -> None:
    assert not offered(acting(hands=[[], ["dale_valor"], []]), "interrupt")


def test_f36_its_owner_takes_an_interrupt_and_the_interrupted_seat_may_end_it() -> None:
    state = acting(hands=[[], ["tom_bombadil"]])
    interrupt = GAME.action("interrupt second")
    assert state.out_of_turn_seat(interrupt) == 1
    assert state.may_play(1, interrupt)
    assert not state.may_play(2, interrupt)
    do(state, "interrupt second")
    assert state.out_of_turn_seat(GAME.action("done")) == 0
    assert state.may_play(0, GAME.action("done"))
    assert not state.may_play(2, GAME.action("done"))
    assert not state.may_play(0, GAME.action("play tom_bombadil"))


def test_f36_a_seat_has_one_interrupt_until_the_table_has_changed() -> None:
    state = acting(hands=[[], ["tom_bombadil"]])
    do(state, "interrupt second", "done")
    assert not offered(state, "interrupt")
    with pytest.raises(IllegalAction):
        do(state, "interrupt second")
    do(state, "craft")
    assert offered(state, "interrupt") == {"second"}


def test_f36_on_its_interrupt_a_seat_may_play_several_things() -> None:
    state = acting(hands=[[], ["tom_bombadil", "gifts_elves"]])
    do(state, "interrupt second", "play tom_bombadil")
    assert prompt_of(state) == ("interrupt", 1)
    do(state, "play gifts_elves", "gift valor to first")
    assert (hope(state), tokens(state, 0)) == (7, {"valor": 1})
    assert prompt_of(state) == ("act", 0)


def test_f36_abilities_of_any_turn_are_used_on_an_interrupt() -> None:
    state = acting(tokens=[{}, {"stealth": 1}], shadow={"lake_town": 2})
    assert offered(state, "interrupt") == {"second"}
    do(state, "interrupt second", "shoot lake_town")
    assert (shadow(state, "lake_town"), tokens(state, 1)) == (1, {})


def test_n4_an_event_that_would_do_nothing_cannot_be_played() -> None:
    assert not offered(acting(hands=[[], ["tom_bombadil"]], hope=8), "interrupt")
    assert "play orc_infighting" not in offers(acting(hands=[["orc_infighting"]]))
    assert "play orc_infighting" in offers(acting(hands=[["orc_infighting"]], shadow={"nurn": 1}))


# -- quiet moments ----------------------------------------------------------------------------


def test_f36_before_each_shadow_card_there_is_a_quiet_moment_for_all() -> None:
    state = to_flip(FIRST, SECOND, THIRD, cards=2, hands=[[], ["tom_bombadil"], ["gifts_elves"]])
    assert prompt_of(state) == ("quiet", 0)
    assert offers(state) == {"pass", "interrupt second", "interrupt third"}
    do(state, "interrupt second", "play tom_bombadil")
    assert hope(state) == 7
    assert offers(state) == {"pass", "interrupt third"}
    do(state, "pass", "flipped sh05", "back red")
    assert prompt_of(state) == ("quiet", 0)  # and again before the second card
    assert offers(state) == {"pass", "interrupt third"}


def test_f36_without_anything_to_play_there_is_no_quiet_moment() -> None:
    assert prompt_of(to_flip(FIRST, SECOND, THIRD, hands=[["dale_valor"], [], []])) == ("flip", CHANCE)


def test_f36_after_the_two_cards_an_event_may_be_played_before_the_shadow_comes() -> None:
    state = do(to_draw(FIRST, SECOND, THIRD, levels=pile("red")), "drawn tom_bombadil", "drawn dale_valor")
    assert prompt_of(state) == ("quiet", 0)
    assert "play tom_bombadil" in offers(state)


def test_f36_the_turn_waits_for_nobody_between_its_two_cards() -> None:
    state = do(to_draw(FIRST, SECOND, THIRD, hands=[["tom_bombadil"]]), "drawn dale_valor")
    assert prompt_of(state) == ("draw", CHANCE)


# -- not during procedures --------------------------------------------------------------------


def test_f36_not_within_a_journey_a_payment_or_a_question() -> None:
    state = table(
        {"frodo_sam": "rivendell", "gimli": "rivendell"},
        *[SECOND, THIRD],
        acting="gimli",
        hands=[["gifts_elves", "dale_stealth", "rohan_stealth"], ["tom_bombadil"]],
    )
    do(state, "travel carrock")
    assert offers(state) == {"done", "take along frodo_sam"}
    do(state, "done")
    assert offers(state) == {"spend dale_stealth", "spend rohan_stealth"}


def test_f36_not_within_another_event() -> None:
    state = acting(hands=[["palantir", "tom_bombadil"], ["gifts_elves"]])
    do(state, "play palantir")
    assert prompt_of(state)[0] == "choosing"
    assert not {text for text in offers(state) if text.startswith(("interrupt", "play"))}


def test_f36_not_within_a_shadow_card() -> None:
    state = to_flip(FIRST, SECOND, THIRD, hands=[["tom_bombadil"], ["gifts_elves"]], nazgul={"misty_mountains": 1})
    do(state, "pass", "flipped sh04", "back black")
    assert prompt_of(state) == ("hunting", 0)
    assert offers(state) == {"nazgul misty_mountains-rhudaur", "nazgul misty_mountains-enedwaith"}


def test_f36_lembas_only_while_the_active_player_acts() -> None:
    assert "play lembas" in offers(acting(hands=[["lembas"]]))
    assert prompt_of(to_flip(FIRST, SECOND, THIRD, hands=[["lembas"]])) == ("flip", CHANCE)
