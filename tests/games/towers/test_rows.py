"""Laying rows: one colour and one quality, Gandalf at the head, extending and replacing (T10-T13)."""

import random
from collections import Counter
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bywater import BadNotation, IllegalAction, State

from .helpers import (
    COLOURS,
    DECK,
    GAME,
    KINDS,
    QUALITIES,
    discards,
    examples,
    hand,
    in_rows,
    laying,
    offers,
    pass_all,
    play,
    prompt_of,
    ring,
    row_table,
    rows,
)


def alone(held: str, row: str = "", **more: Any) -> State:
    """The first of three is to lay; the others hold a card that can't be laid and have no rows."""
    return laying(held, "gandalf", "gandalf", rows=[row, "", ""], **more)


def layable(state: State) -> set[str]:
    return offers(state) - {"done"}


# -- T10: turns -------------------------------------------------------------------------------


@pytest.mark.parametrize("holder", [0, 1, 2, 3])
def test_t10_every_seat_lays_once_from_the_ring_holder_clockwise(holder: int) -> None:
    state = laying("2 green_wisdom", "2 blue_wisdom", "2 ochre_wisdom", "2 grey_wisdom", ring=holder)
    order = []
    while state.decision.kind == "laying":
        order.append(prompt_of(state)[1])
        play(state, "done")
    assert order == [(holder + step) % 4 for step in range(4)]
    assert prompt_of(state)[0] == "gain", "then the place is scored at once, and the next round begins"


def test_t10_a_player_may_pass() -> None:
    state = play(alone("3 green_endurance"), "done")
    assert rows(state, 0) == {}
    assert hand(state, 0) == {"green_endurance": 3}
    assert prompt_of(state) == ("laying", 1)


def test_t10_any_number_of_cards_may_be_laid() -> None:
    state = alone("5 green_wisdom, 3 ochre_strength, blue_endurance, gandalf")
    play(state, *["lay green_wisdom"] * 5, *["lay ochre_strength"] * 2, "lead blue_endurance", "done")
    assert rows(state, 0) == row_table("green wisdom 5, ochre strength 2, blue endurance 1 gandalf")
    assert hand(state, 0) == {"ochre_strength": 1}
    assert prompt_of(state) == ("laying", 1)


def test_t10_after_the_last_card_of_the_hand_the_turn_is_over() -> None:
    state = play(alone("2 green_wisdom"), "lay green_wisdom")
    assert prompt_of(state) == ("laying", 0)
    play(state, "lay green_wisdom")
    assert prompt_of(state) == ("laying", 1)


def test_t10_an_empty_hand_is_skipped() -> None:
    state = laying("gandalf", "", "gandalf")
    assert prompt_of(play(state, "done")) == ("laying", 2)


def test_t10_no_seat_can_lay_at_all() -> None:
    """All hands are empty: the place is scored immediately."""
    state = laying("gandalf", "", "", rows=["", "green endurance 2", ""])
    assert ring(play(state, "done")) == 1


def test_t10_cards_that_match_no_symbol_of_the_place_may_be_laid() -> None:
    """At Rohan only endurance counts."""
    state = alone(", ".join(f"{colour}_strength" for colour in COLOURS))
    assert layable(state) == {f"lay {colour}_strength" for colour in COLOURS}


# -- T10: rows --------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "gandalf"])
def test_t10_any_quality_card_may_begin_a_row(kind: str) -> None:
    colour, quality = kind.split("_")
    state = play(alone(f"2 {kind}, gandalf"), f"lay {kind}")
    assert rows(state, 0) == {colour: {"quality": quality, "cards": 1, "gandalf": False}}


def test_t10_a_row_is_of_one_quality() -> None:
    """Not even in one turn can a colour show two."""
    state = play(alone("2 green_strength, 2 green_wisdom, 2 green_resolve"), "lay green_wisdom")
    assert layable(state) == {"lay green_wisdom"}


def test_t10_a_row_is_of_one_colour() -> None:
    state = play(alone("green_wisdom, ochre_wisdom, blue_wisdom"), "lay green_wisdom", "lay ochre_wisdom", "done")
    assert rows(state, 0) == row_table("green wisdom 1, ochre wisdom 1")


def test_t10_several_rows_may_show_the_same_quality() -> None:
    state = alone(", ".join(f"2 {colour}_wisdom" for colour in COLOURS))
    for colour in COLOURS:
        play(state, *[f"lay {colour}_wisdom"] * 2)
    assert rows(state, 0) == row_table(", ".join(f"{colour} wisdom 2" for colour in COLOURS))


def test_t10_rows_of_different_qualities_lie_side_by_side() -> None:
    state = alone("green_strength, ochre_wisdom, blue_endurance, grey_resolve")
    play(state, "lay green_strength", "lay ochre_wisdom", "lay blue_endurance", "lay grey_resolve")
    laid = "green strength 1, ochre wisdom 1, blue endurance 1, grey resolve 1"
    assert rows(state, 0) == row_table(laid)


def test_t10_every_seat_has_its_own_rows() -> None:
    state = laying("green_wisdom, gandalf", "green_strength, gandalf", "gandalf")
    play(state, "lay green_wisdom", "done", "lay green_strength", "done")
    assert rows(state, 0) == row_table("green wisdom 1")
    assert rows(state, 1) == row_table("green strength 1")
    assert discards(state) == {}


# -- T11: Gandalf -----------------------------------------------------------------------------


def test_t11_gandalf_may_head_a_new_row() -> None:
    state = play(alone("2 green_wisdom, 2 gandalf"), "lead green_wisdom")
    assert rows(state, 0) == row_table("green wisdom 1 gandalf")
    assert hand(state, 0) == {"green_wisdom": 1, "gandalf": 1}


def test_t11_gandalf_needs_a_quality_card_beside_him() -> None:
    state = alone("3 gandalf")
    assert offers(state) == {"done"}
    for text in ("lay gandalf", "lead gandalf"):
        with pytest.raises(BadNotation):
            GAME.action(text)


def test_t11_without_gandalf_in_hand_no_row_is_headed_by_him() -> None:
    assert layable(alone("2 green_wisdom")) == {"lay green_wisdom"}


def test_t11_one_gandalf_a_row() -> None:
    state = play(alone("3 green_wisdom, 3 gandalf"), "lead green_wisdom")
    assert layable(state) == {"lay green_wisdom"}
    with pytest.raises(IllegalAction):
        play(state, "lead green_wisdom")


def test_t11_a_row_begun_without_gandalf_gets_none_in_the_same_turn() -> None:
    state = play(alone("3 green_wisdom, gandalf"), "lay green_wisdom")
    assert layable(state) == {"lay green_wisdom"}


@pytest.mark.parametrize("row", ["green wisdom 2", "green wisdom 2 gandalf"])
def test_t11_no_gandalf_is_added_to_an_old_row(row: str) -> None:
    state = alone("2 green_wisdom, 2 gandalf", row)
    assert layable(state) == {"lay green_wisdom"}
    play(state, "lay green_wisdom")
    assert layable(state) == {"lay green_wisdom"}


def test_t11_every_new_row_may_have_its_gandalf() -> None:
    state = alone(", ".join(f"{colour}_wisdom" for colour in COLOURS) + ", 4 gandalf, grey_strength")
    play(state, *[f"lead {colour}_wisdom" for colour in COLOURS])
    assert rows(state, 0) == row_table(", ".join(f"{colour} wisdom 1 gandalf" for colour in COLOURS))
    assert hand(state, 0) == {"grey_strength": 1}


def test_t11_each_gandalf_is_used_once() -> None:
    state = play(alone("green_wisdom, ochre_wisdom, gandalf"), "lead green_wisdom")
    assert layable(state) == {"lay ochre_wisdom"}


# -- T12: extending ---------------------------------------------------------------------------


@pytest.mark.parametrize("head", ["", " gandalf"])
def test_t12_an_old_row_is_extended_with_its_own_colour_and_quality(head: str) -> None:
    state = play(alone("2 green_wisdom, gandalf", f"green wisdom 2{head}"), "lay green_wisdom")
    assert rows(state, 0) == row_table(f"green wisdom 3{head}")
    play(state, "lay green_wisdom")
    assert rows(state, 0) == row_table(f"green wisdom 4{head}")
    assert discards(state) == {}


def test_t12_the_quality_in_another_colour_is_another_row() -> None:
    state = play(alone("ochre_wisdom, gandalf", "green wisdom 2"), "lay ochre_wisdom")
    assert rows(state, 0) == row_table("green wisdom 2, ochre wisdom 1")


def test_t12_old_rows_stay_from_place_to_place() -> None:
    state = pass_all(alone("gandalf", "green wisdom 2 gandalf, blue strength 1"))
    assert rows(state, 0) == row_table("green wisdom 2 gandalf, blue strength 1")


# -- T13: replacing ---------------------------------------------------------------------------


def test_t13_another_quality_of_the_colour_discards_the_old_row() -> None:
    state = play(alone("2 green_strength, gandalf", "green wisdom 3"), "lay green_strength")
    assert rows(state, 0) == row_table("green strength 1")
    assert discards(state) == {"green_wisdom": 3}
    play(state, "lay green_strength")
    assert rows(state, 0) == row_table("green strength 2")


def test_t13_the_old_rows_gandalf_goes_too() -> None:
    state = play(alone("2 green_strength", "green wisdom 3 gandalf"), "lay green_strength")
    assert rows(state, 0) == row_table("green strength 1")
    assert discards(state) == {"green_wisdom": 3, "gandalf": 1}


@pytest.mark.parametrize("head", ["", " gandalf"])
def test_t13_t11_the_new_row_may_have_a_gandalf_from_the_hand(head: str) -> None:
    state = play(alone("2 green_strength, gandalf", f"green wisdom 1{head}"), "lead green_strength")
    assert rows(state, 0) == row_table("green strength 1 gandalf")
    assert discards(state) == {"green_wisdom": 1} | ({"gandalf": 1} if head else {})


def test_t13_other_rows_stay() -> None:
    old = "green wisdom 1, ochre wisdom 2, blue resolve 3 gandalf"
    state = laying("green_strength, gandalf", "gandalf", "gandalf", rows=[old, "green wisdom 2", ""])
    play(state, "lay green_strength")
    assert rows(state, 0) == row_table("green strength 1, ochre wisdom 2, blue resolve 3 gandalf")
    assert rows(state, 1) == row_table("green wisdom 2")
    assert discards(state) == {"green_wisdom": 1}


def test_t13_every_colour_may_be_replaced_once_in_a_turn() -> None:
    old = ", ".join(f"{colour} wisdom 1" for colour in COLOURS)
    state = alone(", ".join(f"{colour}_resolve" for colour in COLOURS), old)
    play(state, *[f"lay {colour}_resolve" for colour in COLOURS])
    assert rows(state, 0) == row_table(", ".join(f"{colour} resolve 1" for colour in COLOURS))
    assert discards(state) == {f"{colour}_wisdom": 1 for colour in COLOURS}


def test_t13_a_row_begun_in_this_turn_is_not_replaced_in_it() -> None:
    state = play(alone("green_strength, green_wisdom, green_resolve, 2 gandalf"), "lay green_strength")
    assert layable(state) == set()
    for text in ("lay green_wisdom", "lead green_wisdom", "lay green_resolve"):
        with pytest.raises(IllegalAction):
            play(state, text)


def test_t13_a_row_extended_in_this_turn_is_not_replaced_in_it() -> None:
    state = play(
        alone("green_strength, green_wisdom, green_resolve, 2 gandalf", "green strength 2"), "lay green_strength"
    )
    assert layable(state) == set()


def test_t13_a_row_that_replaced_another_is_not_replaced_in_the_same_turn() -> None:
    state = alone("green_strength, green_wisdom, green_resolve, gandalf", "green endurance 1")
    play(state, "lead green_strength")
    assert layable(state) == set()


def test_t13_touched_rows_do_not_bind_the_next_seat() -> None:
    state = laying("green_strength, gandalf", "green_strength, gandalf", "gandalf", rows=["", "green wisdom 1", ""])
    play(state, "lay green_strength", "done", "lay green_strength")
    assert rows(state, 1) == row_table("green strength 1")
    assert discards(state) == {"green_wisdom": 1}


def test_t13_a_row_touched_at_one_place_may_be_replaced_at_the_next() -> None:
    state = alone("green_strength, green_wisdom, gandalf", paths=[2, 1, 2, 3, 3, 4], display="3 gandalf")
    play(state, "lay green_strength", "done", "done", "done", *["take gandalf"] * 3)
    assert prompt_of(state) == ("laying", 0)
    assert "lay green_wisdom" in layable(state)


def test_t13_no_row_is_cleared_without_a_replacement() -> None:
    """A row is cleared only for another quality of its colour."""
    state = alone("gandalf, blue_wisdom", "green wisdom 2, ochre strength 1 gandalf")
    assert offers(state) == {"lay blue_wisdom", "lead blue_wisdom", "done"}
    play(state, "done")
    assert rows(state, 0) == row_table("green wisdom 2, ochre strength 1 gandalf")


# -- everything together ----------------------------------------------------------------------

Layout = tuple[tuple[tuple[str, int, bool] | None, ...], tuple[tuple[str, int], ...]]
"""The row of each colour, and what is left in the hand."""


def by_the_rules(held: Counter[str], old: dict[str, dict[str, Any]]) -> set[Layout]:
    """All layouts by T10 to T13: per colour nothing, or cards of one quality, with or without Gandalf."""
    ways: list[list[tuple[str, str, int, bool]]] = []
    for colour in COLOURS:
        of_colour = [(colour, "", 0, False)]
        for quality in QUALITIES:
            for number in range(1, held[f"{colour}_{quality}"] + 1):
                of_colour.append((colour, quality, number, False))
                if old.get(colour, {}).get("quality") != quality:
                    of_colour.append((colour, quality, number, True))
        ways.append(of_colour)
    found: set[Layout] = set()
    for way in product(*ways):
        left = held.copy()
        left["gandalf"] -= sum(lead for *_, lead in way)
        if left["gandalf"] < 0:
            continue
        after: list[tuple[str, int, bool] | None] = []
        for colour, quality, number, lead in way:
            row = old.get(colour)
            if number:
                left[f"{colour}_{quality}"] -= number
            if not number:
                after.append((row["quality"], row["cards"], row["gandalf"]) if row else None)
            elif row and row["quality"] == quality:
                after.append((quality, row["cards"] + number, row["gandalf"]))
            else:
                after.append((quality, number, lead))
        found.add((tuple(after), tuple(sorted((+left).items()))))
    return found


def by_playing(state: State) -> set[Layout]:
    """Every way to end the turn of seat 0 that the program allows."""
    found: set[Layout] = set()
    open_states = [state]
    while open_states:
        now = open_states.pop()
        if prompt_of(now) != ("laying", 0):
            mine = rows(now, 0)
            row = [mine.get(colour) for colour in COLOURS]
            found.add(
                (
                    tuple((r["quality"], r["cards"], r["gandalf"]) if r else None for r in row),
                    tuple(sorted(hand(now, 0).items())),
                )
            )
            gone = Counter(hand(state, 0)) + in_rows(rows(state, 0))
            assert Counter(hand(now, 0)) + in_rows(mine) + Counter(discards(now)) == gone
            continue
        for code in now.legal():
            after = now.clone()
            after.apply(code)
            open_states.append(after)
    return found


@examples
@given(st.integers(0, 10**6))
def test_t10_t11_t12_t13_every_allowed_layout_can_be_laid_and_no_other(seed: int) -> None:
    """Cards are laid one by one in one order, but no layout is out of reach."""
    rng = random.Random(seed)
    colours = rng.sample(COLOURS, 2)
    old = {}
    for colour in colours:
        if rng.random() < 0.6:
            old[colour] = f"{colour} {rng.choice(QUALITIES)} {rng.randrange(1, 3)}{rng.choice(['', ' gandalf'])}"
    old_rows = row_table(", ".join(old.values()))
    box = DECK - in_rows(old_rows)
    held: Counter[str] = Counter()
    for _ in range(rng.randrange(2, 7)):
        kind = rng.choice(["gandalf", *[f"{colour}_{quality}" for colour in colours for quality in QUALITIES]])
        if held[kind] < box[kind]:
            held[kind] += 1
    state = laying(
        ", ".join(f"{number} {kind}" for kind, number in held.items()),
        "gandalf",
        "gandalf",
        rows=[", ".join(old.values()), "", ""],
        place="helms_deep",
    )
    assert by_playing(state) == by_the_rules(held, old_rows)
