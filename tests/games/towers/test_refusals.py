"""Refusals: every illegal action has a reason, and legal actions have none."""

import random

import pytest

from bywater import WATCHER, IllegalAction, State

from .helpers import GAME, choose, laying, pass_all, play, set_up, table, why


def params(state: State, text: str, seat: int) -> dict[str, object]:
    refusal = state.why(GAME.action(text), seat)
    assert refusal is not None
    return dict(refusal.params)


# -- none exactly when legal ------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_there_is_no_reason_exactly_when_it_is_legal(seats: int) -> None:
    rng = random.Random(seats)
    state = GAME.start(seats)
    kinds = set()
    while not state.ending():
        kind = state.decision.kind
        if kind not in kinds or rng.random() < 0.1:
            kinds.add(kind)
            legal = set(state.legal())
            for seat in (*range(seats), WATCHER):
                for code in range(GAME.num_actions + GAME.num_chances):
                    open_to_seat = seat == state.actor and code in legal
                    assert (state.why(code, seat) is None) == open_to_seat, (kind, seat, GAME.notation(code))
        state.apply(choose(state, rng))
    assert {"ring", "path", "token", "deal", "turn_up", "gain", "taking", "pile", "laying"} <= kinds


def test_what_is_refused_changes_nothing() -> None:
    states = [
        set_up(3),
        play(table("2 green_wisdom", "gandalf", "", display="gandalf"), "offer green_wisdom"),
        play(table("2 green_wisdom", "gandalf", "", display="gandalf"), "draw"),
        play(laying("2 green_wisdom, blue_wisdom", "gandalf", "gandalf"), "lay green_wisdom"),
    ]
    for state in states:
        before = state.snapshot()
        may = {code for code in range(GAME.num_actions + GAME.num_chances) if state.allows(code)}
        for code in set(range(-3, GAME.num_actions + GAME.num_chances + 3)) - may:
            with pytest.raises(IllegalAction):
                state.apply(code)
        assert state.snapshot() == before


# -- all decisions ----------------------------------------------------------------------------


def test_when_the_game_is_over() -> None:
    state = pass_all(laying("gandalf", "gandalf", "gandalf", place="minas_tirith"))
    for text in ("done", "draw", "take gandalf"):
        assert why(state, text, 0) == "refused-over"


def test_no_such_action() -> None:
    state = table("gandalf", "gandalf", "gandalf")
    for code in (-1, GAME.num_actions, GAME.num_actions + GAME.num_chances, 10**6):
        refusal = state.why(code, 0)
        assert refusal is not None
        assert refusal.key == "refused-unknown"


def test_out_of_turn() -> None:
    state = table("green_wisdom", "blue_wisdom", "gandalf", display="gandalf")
    for seat in (1, 2, WATCHER):
        for text in ("draw", "take gandalf", "offer blue_wisdom", "done"):
            assert why(state, text, seat) == "refused-not-asked"


def test_while_chance_decides_no_seat_may_act() -> None:
    state = play(table("green_wisdom", "blue_wisdom", "gandalf"), "draw")
    assert why(state, "draw", 0) == "refused-not-asked"
    assert why(GAME.start(3), "done", 1) == "refused-not-asked"


def test_another_question() -> None:
    state = table("green_wisdom", "gandalf", "gandalf", display="gandalf")
    for text in ("lay green_wisdom", "lead green_wisdom", "done"):
        assert why(state, text, 0) == "refused-other-question", text
    play(state, "offer green_wisdom")
    for text in ("lay green_wisdom", "lead green_wisdom", "done"):
        assert why(state, text, 0) == "refused-other-question", text
    at_place = laying("green_wisdom", "gandalf", "gandalf", display="gandalf")
    for text in ("draw", "take gandalf", "offer green_wisdom"):
        assert why(at_place, text, 0) == "refused-other-question", text


# -- gaining ----------------------------------------------------------------------------------


def test_t4_a_card_that_is_not_displayed() -> None:
    state = table("2 green_wisdom", "blue_wisdom", "gandalf", display="gandalf", discards="grey_wisdom")
    for text in ("take green_wisdom", "take blue_wisdom", "take grey_wisdom"):
        assert why(state, text, 0) == "refused-not-displayed"
    assert params(state, "take grey_wisdom", 0) == {"card": "card-grey_wisdom"}
    play(state, "offer green_wisdom")
    assert why(state, "take green_wisdom", 0) == ""
    assert why(state, "take blue_wisdom", 0) == "refused-not-displayed"


def test_t4_a_card_that_is_not_in_the_hand() -> None:
    state = table("2 green_wisdom", "blue_wisdom", "gandalf", display="gandalf")
    assert why(state, "offer blue_wisdom", 0) == "refused-not-in-hand"
    assert why(state, "offer gandalf", 0) == "refused-not-in-hand"
    assert params(state, "offer gandalf", 0) == {"card": "card-gandalf"}


def test_t4_a_second_card_laid_down() -> None:
    state = play(table("2 green_wisdom, gandalf", "", "", display="gandalf"), "offer green_wisdom")
    for text in ("offer green_wisdom", "offer gandalf", "offer blue_wisdom"):
        assert why(state, text, 0) == "refused-offered-already"
    play(state, "take gandalf")
    assert why(state, "offer gandalf", 0) == "refused-offered-already"


def test_t8_nothing_hidden_left_to_draw() -> None:
    state = table("2 green_wisdom", "gandalf", "", display="2 grey_wisdom", pile="", rest=2)
    assert why(state, "draw", 0) == "refused-no-pile"


def test_t8_too_few_hidden_cards_left_to_draw() -> None:
    state = table("2 green_wisdom", "gandalf", "", display="2 grey_wisdom", pile="gandalf", rest=2)
    assert why(state, "draw", 0) == ""
    play(state, "offer green_wisdom")
    assert why(state, "draw", 0) == "refused-too-few"
    assert why(play(state, "take grey_wisdom"), "draw", 0) == ""


# -- laying -----------------------------------------------------------------------------------


def test_t10_a_card_to_lay_that_is_not_in_the_hand() -> None:
    state = laying("green_wisdom, gandalf", "blue_wisdom", "gandalf")
    assert why(state, "lay blue_wisdom", 0) == "refused-not-in-hand"
    assert why(state, "lead blue_wisdom", 0) == "refused-not-in-hand"
    assert params(state, "lay blue_wisdom", 0)["card"] == "card-blue_wisdom"


def test_t11_no_gandalf_in_the_hand() -> None:
    state = laying("2 green_wisdom", "gandalf", "gandalf")
    assert why(state, "lead green_wisdom", 0) == "refused-no-gandalf"


def test_t11_gandalf_comes_too_late() -> None:
    old = laying("2 green_wisdom, gandalf", "gandalf", "gandalf", rows=["green wisdom 1", "", ""])
    assert why(old, "lead green_wisdom", 0) == "refused-gandalf-late"
    assert params(old, "lead green_wisdom", 0) == {"card": "card-green_wisdom", "colour": "colour-green"}
    new = play(laying("3 green_wisdom, 2 gandalf", "gandalf", "gandalf"), "lead green_wisdom")
    assert why(new, "lead green_wisdom", 0) == "refused-gandalf-late"


def test_t13_a_row_that_was_touched_in_this_turn() -> None:
    state = laying("green_strength, green_wisdom, gandalf", "gandalf", "gandalf")
    play(state, "lay green_strength")
    assert why(state, "lay green_wisdom", 0) == "refused-row-touched"
    assert why(state, "lead green_wisdom", 0) == "refused-row-touched"
    assert params(state, "lay green_wisdom", 0) == {"card": "card-green_wisdom", "colour": "colour-green"}


def test_cards_are_laid_in_one_order() -> None:
    state = laying("green_wisdom, ochre_wisdom, blue_wisdom, gandalf", "gandalf", "gandalf")
    play(state, "lay ochre_wisdom")
    assert why(state, "lay green_wisdom", 0) == "refused-order"
    assert why(state, "lead green_wisdom", 0) == "refused-order"
    assert why(state, "lay blue_wisdom", 0) == ""


def test_every_refusal_of_the_game_is_tested_here() -> None:
    """The keys that the words must know; a new one needs a test in this file."""
    rng = random.Random(3)
    seen = set()
    for seats in (2, 3, 5):
        state = set_up(seats, seats)
        while not state.ending():
            for code in range(-1, GAME.num_actions + 1):
                refusal = state.why(code, rng.randrange(seats))
                if refusal is not None:
                    seen.add(refusal.key)
            state.apply(choose(state, rng))
    known = {
        "refused-over",
        "refused-unknown",
        "refused-not-asked",
        "refused-other-question",
        "refused-not-displayed",
        "refused-not-in-hand",
        "refused-offered-already",
        "refused-no-pile",
        "refused-too-few",
        "refused-no-gandalf",
        "refused-gandalf-late",
        "refused-row-touched",
        "refused-order",
    }
    assert seen <= known
    assert known - seen <= {"refused-over", "refused-no-pile", "refused-too-few"}
