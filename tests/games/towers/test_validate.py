"""Positions that no game can reach are refused; the error says what was expected and what was given (V1 to V13)."""

import copy
import json
import random
import re
from typing import Any

import pytest

from bywater import CHANCE, OVER, BadPosition
from bywater.testing.positions import position_of

from .helpers import (
    GAME,
    PLACES,
    QUALITIES,
    cards,
    choose,
    default_tokens,
    lay_rows,
    laying,
    offers,
    play,
    prompt_of,
    set_up,
    table,
)

Change = dict[str, Any]

EDORAS: dict[str, Any] = {
    "seats": 3,
    "paths": [2, 2, 3, 3, 4, 4],
    "stage": 3,
    "step": 3,
    "ring": 0,
    "order": 1,
    "laying": True,
    "rows": [
        {"green": {"quality": "resolve", "cards": 2, "gandalf": True}, "ochre": {"quality": "strength", "cards": 2}},
        {"blue": {"quality": "wisdom", "cards": 3}},
        {},
    ],
    "hands": [
        {"green_resolve": 1, "blue_strength": 1},
        {"gandalf": 1, "blue_endurance": 2, "grey_resolve": 1},
        {"grey_endurance": 2, "green_wisdom": 1},
    ],
    "known": [{}, {"gandalf": 1}, {}],
    "won": [[4], [5, 2], []],
    "tokens": {"edoras": [5, 3], "orthanc": [4, 3], "helms_deep": [3, 2], "minas_tirith": [5, 4]},
    "display": {"ochre_endurance": 1},
    "discards": {"gandalf": 2},
}
ROHAN: dict[str, Any] = {"seats": 3, "hands": [{"gandalf": 1}] * 3, "tokens": default_tokens(3)}
TWO: dict[str, Any] = {"seats": 2, "hands": [{"gandalf": 1}] * 2, "tokens": default_tokens(2)}
GAIN: Change = {"laying": False}


def refused(base: dict[str, Any], change: Change, expected: str) -> None:
    assert GAME.position(base).actor != OVER
    with pytest.raises(BadPosition) as caught:
        GAME.position({**copy.deepcopy(base), **change})
    assert re.search(expected, str(caught.value)), str(caught.value)


def tokens(**places: list[int]) -> Change:
    return {"tokens": {**EDORAS["tokens"], **places}}


# -- V1 to V3: paths, marker, turns -----------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"paths": [2, 2, 3, 3, 4, 5]}, r"paths: expected the cards \[2, 2, 3, 3, 4, 4\] in some order, got"),
        ({"paths": [3, 3, 3, 3, 3, 3]}, "paths: expected the cards"),
        ({"paths": [2, 2, 3, 3, 4, 0]}, "path"),
        ({"options": {"own": {"paths": [1, 2, 3, 4, 5, 5]}}}, r"paths: expected the cards \[1, 2, 3, 4, 5, 5\]"),
    ],
    ids=str,
)
def test_v1_the_path_cards_are_those_of_the_box(change: Change, expected: str) -> None:
    refused(EDORAS, change, expected)


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"step": 2}, "step: expected 3: rows are laid when the marker is at the end of its path, got 2"),
        ({"step": 0}, "step: expected 3"),
        ({"step": 4}, "step: expected 3"),
        ({"stage": 7}, "stage: .*0 to 6"),
        ({**GAIN, "step": 0}, "step: expected a space from 1 to 3 of this path, got 0"),
        ({**GAIN, "step": 4}, "step: expected a space from 1 to 3 of this path, got 4"),
    ],
    ids=str,
)
def test_v2_rows_are_laid_at_the_end_of_a_path_and_cards_gained_on_it(change: Change, expected: str) -> None:
    refused(EDORAS, change, expected)


FINISHED: dict[str, Any] = {"over": True, "laying": False, "stage": 6, "step": 4, "order": 3, "tokens": {}}


def test_v2_a_finished_game_can_be_written() -> None:
    assert GAME.position({**EDORAS, **FINISHED}).actor == OVER


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"stage": 5}, r"stage: expected 6 \(Minas Tirith\) once the game is over, got 5"),
        ({"step": 3}, "step: expected 4, the end of the last path, got 3"),
        ({"order": 2}, "order: expected 3, since all have laid, got 2"),
        ({"tokens": {"minas_tirith": [5, 4]}}, "tokens at minas_tirith: expected none, since the place has been"),
        ({"laying": True}, "laying: expected false once the game is over, got True"),
        ({"poured": [{"gandalf": 1}]}, "poured and trail: expected none once all hands are open"),
        ({"won": [[2] * 6, [], []]}, "won by seat 0: expected at most 5 tokens"),
        ({"matched": [0, 0, 3], "ring": 2, "won": [[], [], [4]], "rows": [{}] * 3}, "won by seat 2: expected a 5"),
        ({"over": 1}, "over: .*true or false"),
    ],
    ids=str,
)
def test_v2_the_end_comes_when_all_have_laid_at_minas_tirith(change: Change, expected: str) -> None:
    with pytest.raises(BadPosition, match=expected):
        GAME.position({**EDORAS, **FINISHED, **change})


def test_v3_some_seat_has_not_had_its_turn() -> None:
    refused(EDORAS, {"order": 3}, "order: expected a number from 0 to 2 of seats that had their turn, got 3")
    refused(EDORAS, {"order": 4}, "order: .*0 to 3")


@pytest.mark.parametrize(("ring", "order", "seat"), [(0, 0, 0), (0, 2, 2), (2, 0, 2), (2, 2, 1)])
def test_v3_every_seat_has_one_turn_from_the_ring_holder_on(ring: int, order: int, seat: int) -> None:
    given = {"seats": 3, "hands": [{"gandalf": 1}] * 3, "ring": ring, "order": order}
    assert prompt_of(GAME.position(given)) == ("gain", seat)
    assert prompt_of(GAME.position({**given, "laying": True})) == ("laying", seat)


# -- V4: the set-up ---------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_v4_a_position_can_be_the_beginning_of_the_set_up(seats: int) -> None:
    state = GAME.start(seats, symbols="eleven")
    assert state.position() == {
        "game": "towers",
        "rules": 1,
        "seats": seats,
        "options": state.options,
        "stage": 0,
    }
    again = GAME.position(state.position())
    assert again.snapshot() == state.snapshot()


@pytest.mark.parametrize("change", [{"ring": 1}, {"hands": []}, {"tokens": {}}, {"laying": True}], ids=str)
def test_v4_before_the_set_up_nothing_lies_on_the_table(change: Change) -> None:
    refused({"seats": 3, "stage": 0}, change, "before the set-up: unknown key")


def test_v4_in_the_set_up_there_is_no_position() -> None:
    state = GAME.start(3)
    rng = random.Random(1)
    state.apply(state.roll(rng))
    while state.actor == CHANCE:
        with pytest.raises(BadPosition, match=r"the start of a turn.*in the set-up"):
            state.position()
        state.apply(state.roll(rng))
    assert state.position()["stage"] == 1


# -- V5 to V7: tokens and the ring ------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (tokens(edoras=[5, 4, 3, 2]), r"tokens at edoras: expected 2 \(3 seats\), got \[5, 4, 3, 2\]"),
        (tokens(edoras=[5]), r"tokens at edoras: expected 2 \(3 seats\), got \[5\]"),
        (tokens(orthanc=[]), r"tokens at orthanc: expected 2 \(3 seats\), got \[\]"),
        (tokens(edoras=[5, 0, 3]), "tokens at edoras: expected 2"),
        (tokens(edoras=[0, 3]), "tokens at edoras: expected 2"),
        (tokens(rohan=[2, 2]), "tokens at rohan: expected none, since the place has been scored"),
        (tokens(minas_tirith=[4, 3]), r"tokens at minas_tirith: expected at least one 5, got \[4, 3, 0, 0\]"),
        (
            tokens(edoras=[5, 5], orthanc=[5, 5], helms_deep=[5, 3]),
            "tokens of 5: expected at most 6 on the table and won, got 7",
        ),
        ({"won": [[2, 2], [2, 2], []], **tokens(edoras=[2, 2], orthanc=[2, 3])}, "tokens of 2: expected at most 6"),
    ],
    ids=str,
)
def test_v5_each_place_ahead_has_its_tokens_and_the_box_six_of_each_value(change: Change, expected: str) -> None:
    refused(EDORAS, change, expected)


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"tokens": {**TWO["tokens"], "rohan": [5, 4]}}, r"tokens at rohan: expected 1 \(one per sign\), got \[5, 4\]"),
        ({"tokens": {**TWO["tokens"], "fangorn": [5]}}, r"tokens at fangorn: expected 2 \(one per sign\), got \[5\]"),
        ({"tokens": {**TWO["tokens"], "minas_tirith": [4, 3, 2]}}, "tokens at minas_tirith: expected at least one 5"),
    ],
    ids=str,
)
def test_v5_p1_two_players_have_a_token_per_sign(change: Change, expected: str) -> None:
    refused(TWO, change, expected)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("stage", [1, 3, 6])
def test_v5_places_that_are_left_out_get_tokens_as_a_game_might_have_them(seats: int, stage: int) -> None:
    state = GAME.position({"seats": seats, "stage": stage, "hands": [{"gandalf": 1}] * seats})
    found = state.position()["tokens"]
    for number, place in enumerate(PLACES, 1):
        laid = [value for value in found[place] if value]
        assert len(laid) == (0 if number < stage else len(default_tokens(seats)[place]))
    assert 5 in found["minas_tirith"]
    given = {"seats": seats, "hands": [{"gandalf": 1}] * seats, "tokens": {"rohan": [2] * (seats - 1)}}
    assert GAME.position(given).position()["tokens"]["rohan"][: seats - 1] == [2] * (seats - 1)


@pytest.mark.parametrize(
    ("base", "change", "expected"),
    [
        (ROHAN, {"won": [[5], [], []], "tokens": {}}, "won: expected at most 0 tokens from the places scored so far"),
        (EDORAS, {"won": [[4, 4], [3, 3], [2]]}, "won: expected at most 4 tokens from the places scored so far, got 5"),
        (EDORAS, {"won": [[4, 4, 2], [5], []]}, "won by seat 0: expected at most 2 tokens, one for each place scored"),
        (TWO, {"stage": 2, "tokens": {}, "won": [[5], [4]]}, "won: expected at most 1 tokens"),
    ],
    ids=str,
)
def test_v6_a_seat_wins_one_token_at_a_place(base: dict[str, Any], change: Change, expected: str) -> None:
    refused(base, change, expected)


def test_v6_t15_the_highest_token_of_a_place_is_won_first() -> None:
    """With four players a 2 that is won alone leaves two more 2s that went out; here one is left for that."""
    ahead = {"fangorn": [2, 2, 3], "edoras": [2, 2, 3], "minas_tirith": [5, 4, 3]}
    given = {"seats": 4, "stage": 2, "hands": [{"gandalf": 1}] * 4, "tokens": ahead, "won": [[3], [], [], []]}
    assert GAME.position(given).score() == [3, 0, 0, 0]
    with pytest.raises(BadPosition, match="won: expected higher tokens: 2 of at most 2 must have left the game, and"):
        GAME.position({**given, "won": [[2], [], [], []]})


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"won": [[], [5, 2], [4]]}, "won by seat 0, which has the ring: expected a token"),
        ({"won": [[2], [5, 5], []]}, "expected a 5 or more: seat 1 has won a token at every place, got"),
        ({"won": [[2, 2], [5, 3], []]}, "expected a 3 or more: seat 1 has won a token at every place, got"),
    ],
    ids=str,
)
def test_v7_t15_the_ring_goes_with_the_highest_token(change: Change, expected: str) -> None:
    refused(EDORAS, change, expected)


def test_v7_p2_with_two_players_the_ring_goes_with_the_last_sign() -> None:
    """Rohan and Fangorn have three signs; a seat with the ring and no token has lost only Fangorn's first sign."""
    given = {"seats": 2, "stage": 3, "hands": [{"gandalf": 1}] * 2, "tokens": {}}
    assert GAME.position({**given, "won": [[], [5]]}).score() == [0, 5]
    assert GAME.position({**given, "won": [[2], [5, 4]]}).score() == [2, 9]
    with pytest.raises(BadPosition, match="expected a token: with 2, the other seat has won a last sign"):
        GAME.position({**given, "won": [[], [5, 4]]})


# -- V8: the last counting --------------------------------------------------------------------

COUNTED: dict[str, Any] = {
    **EDORAS,
    "step": 1,
    "order": 0,
    "laying": False,
    "known": [],
    "lead": 2,
    "matched": [4, 3, 0],
    "rows": [
        {"ochre": {"quality": "strength", "cards": 3}, "green": {"quality": "resolve", "cards": 1}},
        {"blue": {"quality": "wisdom", "cards": 2}},
        {"blue": {"quality": "resolve", "cards": 2}},
    ],
}


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"matched": [3, 4, 0]}, "ring: expected seat 1, after"),
        ({"matched": [4, 4, 0], "lead": 1}, "ring: expected seat 1, after"),
        ({"matched": [4, 3, 1]}, "matched of seat 2: expected 0, according to its rows, got 1"),
        ({"matched": [3, 0, 0]}, "matched of seat 0: expected a number from 4 to 8, according to its rows, got 3"),
        ({"matched": [9, 3, 0]}, "matched of seat 0: expected a number from 4 to 8, according to its rows, got 9"),
        ({"matched": [4, 0, 0]}, "matched of seat 1: expected 2, according to its rows, got 0"),
        ({"matched": [25, 3, 0]}, "matched: .*0 to 24"),
        ({"matched": [0, 0, 0]}, "lead: expected 0: if no card counted, the ring stays, got 2"),
        ({"won": [[4], [], []]}, r"won by seat 1: expected a token, since its cards counted"),
        ({"lead": 3}, "lead: .*0 to 2"),
    ],
    ids=str,
)
def test_v8_what_was_counted_last_agrees_with_ring_tokens_and_rows(change: Change, expected: str) -> None:
    refused(COUNTED, change, expected)


def test_v8_nothing_was_counted_before_the_first_place() -> None:
    refused(ROHAN, {"matched": [1, 0, 0]}, "matched and lead: expected zeros before the first place is scored")
    refused(ROHAN, {"lead": 1}, "matched and lead: expected zeros before the first place is scored")


def test_v8_p3_with_two_players_the_ring_is_with_a_seat_that_counted_or_began() -> None:
    given = {"seats": 2, "stage": 3, "hands": [{"gandalf": 1}] * 2, "won": [[3], [5]], "lead": 0, "ring": 0}
    rows = [{}, {"blue": {"quality": "wisdom", "cards": 2}}]
    assert GAME.position({**given, "rows": rows, "matched": [0, 3]}).actor == 0
    with pytest.raises(BadPosition, match="ring: expected seat 1 or 1, after"):
        GAME.position({**given, "rows": rows, "matched": [0, 3], "lead": 1})


# -- V9, V10: rows and discards ---------------------------------------------------------------

WISDOM: dict[str, Any] = {"blue": {"quality": "wisdom", "cards": 2}}


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"discards": {"gandalf": 1}}, "discards: expected none before the first place is scored, got 1"),
        ({"rows": [WISDOM, {}, {}]}, "row blue of seat 0: expected none before the seat has laid at the first place"),
        (
            {"rows": [{}, WISDOM, {}], "laying": True, "order": 1},
            "row blue of seat 1: expected none before the seat has laid",
        ),
        (
            {"rows": [{}, {}, WISDOM], "laying": True, "order": 1},
            "row blue of seat 2: expected none before the seat has laid",
        ),
    ],
    ids=str,
)
def test_v9_before_the_first_place_nothing_is_laid_or_discarded(change: Change, expected: str) -> None:
    refused(ROHAN, change, expected)


def test_v9_rows_that_were_laid_at_the_first_place_are_accepted() -> None:
    state = laying("2 green_wisdom, blue_wisdom, gandalf", "gandalf", "gandalf")
    lay_rows(state, "green wisdom 2")
    play(state, "done")
    assert GAME.position(state.position()).position() == state.position()


def test_v10_within_a_turn_there_is_no_position() -> None:
    state = laying("2 green_wisdom, blue_wisdom", "gandalf", "gandalf")
    assert GAME.position(state.position()).view(0) == state.view(0)
    play(state, "lay green_wisdom")
    with pytest.raises(BadPosition, match="the start of a turn, got the decision 'laying'"):
        state.position()
    gaining = play(table("gandalf", "gandalf", "gandalf", display="2 green_wisdom"), "offer gandalf")
    with pytest.raises(BadPosition, match=r"'taking' .*use snapshot"):
        gaining.position()
    play(gaining, "take green_wisdom", "draw")
    with pytest.raises(BadPosition, match=r"'pile' .*use snapshot"):
        gaining.position()
    play(gaining, "card green_strength")
    assert prompt_of(GAME.position(gaining.position())) == ("gain", 1)


def test_v10_actions_lead_on_from_the_start_of_a_turn() -> None:
    """`then` plays them, so a position can lead to any decision."""
    start = laying("2 green_wisdom, blue_wisdom", "gandalf", "gandalf").position()
    state = GAME.position({**start, "then": ["lay green_wisdom", "lay green_wisdom"]})
    assert state.view(0)["touched"] == ["green"]
    assert offers(state) == {"lay blue_wisdom", "done"}
    with pytest.raises(BadPosition, match=r"then, action 2: .*lay green_strength"):
        GAME.position({**start, "then": ["lay green_wisdom", "lay green_strength"]})


# -- V11, V12: what is known ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("base", "change", "expected"),
    [
        (EDORAS, {"known": [{"gandalf": 1}, {}, {}]}, "known|is known to hold"),
        (EDORAS, {"hands": [], **GAIN}, "known of seat 1: expected at most 0 gandalf, as in its hand, got 1"),
        (ROHAN, {"known": [{}, {"gandalf": 1}, {}]}, "known of seat 1: expected at most 0 cards taken openly so far"),
    ],
    ids=str,
)
def test_v11_what_was_taken_openly_is_held_and_was_taken(base: dict[str, Any], change: Change, expected: str) -> None:
    refused(base, change, expected)


def shuffled() -> dict[str, Any]:
    """The discards have been shuffled; all seats have drawn from them, and seat 0 has shown a card."""
    state = table(
        "2 blue_strength",
        "gandalf",
        "gandalf",
        discards="3 grey_wisdom, 2 gandalf",
        display="2 ochre_wisdom",
        pile="",
        rest=2,
    )
    play(state, "draw", "card grey_wisdom", "draw", "card gandalf", "draw", "card grey_wisdom")
    play(state, "offer blue_strength", "take ochre_wisdom", "take ochre_wisdom")
    return state.position()


def with_trail(*facts: list[Any]) -> Change:
    return {"trail": [[0, "poured"], *facts]}


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"poured": [], "drawn": [[], [], []], "trail": [[0, "drew"]]}, "trail: expected nothing before the discards"),
        ({"poured": [{}]}, "poured, pile 1: expected cards, got none"),
        ({"poured": [{"grey_wisdom": 3, "gandalf": 3}]}, "drawn from pile 1: expected 2 gandalf .* got 1"),
        ({"poured": [{"grey_wisdom": 3, "gandalf": 2}] * 2, "drawn": [[{}] * 2] * 3}, "poured: expected at most 1"),
        ({"discards": {"ochre_wisdom": 1}}, "poured: expected at most 0 shuffles by now, got 1|at most 5 ochre_wisdom"),
        ({"drawn": [[{"grey_wisdom": 1}], [{}], [{"grey_wisdom": 1}]]}, "drawn from pile 1: expected 1 gandalf"),
        ({"drawn": []}, "drawn from pile 1: expected"),
        ({"trail": []}, "trail: expected 1 shuffles as in poured, got 0"),
        ({"trail": [[0, "drew"], [0, "poured"]]}, "trail: expected a shuffle as the first fact"),
        ({"trail": [[1, "poured"]]}, "trail: expected .* for a shuffle, got seat 1"),
        (with_trail([0, "drew"], [1, "drew"]), "trail: expected 1 draws of seat 2 from pile 1, got 0"),
        (
            with_trail([0, "grey_wisdom"], [0, "drew"], [1, "drew"], [2, "drew"], [0, "grey_wisdom"]),
            "trail: expected at most 5 grey_wisdom at the first shuffle, got 7",
        ),
        (
            {
                "hands": [cards("blue_strength, 2 ochre_wisdom"), *shuffled()["hands"][1:]],
                "display": cards("blue_strength, grey_wisdom"),
            }
            | with_trail([0, "grey_wisdom"], [0, "drew"], [1, "drew"], [2, "drew"], [0, "blue_strength"]),
            "trail: expected cards that seat 0 can have held, got grey_wisdom",
        ),
        (
            {"drawn": [[{"gandalf": 1}], [{"grey_wisdom": 1}], [{"grey_wisdom": 1}]]},
            "drawn: expected gandalf in the hand",
        ),
    ],
    ids=str,
)
def test_v12_the_trail_agrees_with_shuffles_draws_and_hands(change: Change, expected: str) -> None:
    base = shuffled()
    assert GAME.position(base).position() == base
    refused(base, change, expected)


# -- V13: keys --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"hand": []}, "unknown .*'hand'; did you mean 'hands'"),
        ({"rows": [{"green": {"quality": "wisdom", "card": 2}}, {}, {}]}, "'card'; did you mean 'cards'"),
        ({"rows": [{"green": {"qualty": "wisdom"}}, {}, {}]}, "'qualty'; did you mean 'quality'"),
        ({"rows": [{"green": {"quality": "wisdom", "gandalv": True}}, {}, {}]}, "'gandalv'; did you mean 'gandalf'"),
        ({"rows": [{"gren": {"quality": "wisdom"}}, {}, {}]}, "'gren'; did you mean 'green'"),
        ({"rows": [{"green": {"quality": "wisdon"}}, {}, {}]}, "'wisdon'; did you mean 'wisdom'"),
        ({"tokens": {"rohn": [5, 4]}}, "'rohn'; did you mean 'rohan'"),
        ({"hands": [{"green_wisdm": 1}, {}, {}]}, "'green_wisdm'; did you mean 'green_wisdom'"),
        ({"known": [{"gandlf": 1}, {}, {}]}, "'gandlf'; did you mean 'gandalf'"),
        ({"display": {"gandlf": 1}}, "'gandlf'; did you mean 'gandalf'"),
        ({"discards": {"gandlf": 1}}, "'gandlf'; did you mean 'gandalf'"),
        ({"poured": [{"gandlf": 1}]}, "'gandlf'; did you mean 'gandalf'"),
        ({"stack": [["laying", 1, 0, 0]]}, "expected the start of a turn, got a stack of decisions"),
        ({"touched": ["green"]}, "unknown key 'touched'"),
    ],
    ids=str,
)
def test_v13_an_unknown_key_is_refused_at_every_level(change: Change, expected: str) -> None:
    refused(EDORAS, change, expected)


def everything() -> dict[str, Any]:
    """A position with something in every part of it."""
    shown = {**shuffled(), "matched": [0, 0, 0]}
    row = {"blue": {"quality": "resolve", "cards": 1, "gandalf": True}}
    hands = copy.deepcopy(shown["hands"])
    hands[2]["blue_resolve"] -= 1
    hands[2]["gandalf"] -= 1
    shown["won"] = [[4], [], []]
    return {
        **shown,
        "hands": hands,
        "rows": [{}, {}, row],
        "known": [*shown["known"][:2], {"blue_resolve": 1}],
        "discards": {},
    }


def keys_of(part: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path to every key at every level, but for those of the options, which are checked elsewhere."""
    if isinstance(part, list):
        return [found for number, inner in enumerate(part) for found in keys_of(inner, (*path, number))]
    if not isinstance(part, dict) or path[:1] == ("options",):
        return []
    return [found for name, inner in part.items() for found in [(*path, name), *keys_of(inner, (*path, name))]]


@pytest.mark.parametrize("path", keys_of(everything()), ids=lambda path: ".".join(map(str, path)))
def test_v13_every_key_misspelt_is_refused_with_the_right_one(path: tuple[Any, ...]) -> None:
    base = everything()
    assert GAME.position(base).position() == base
    inside: Any = base
    for step in path[:-1]:
        inside = inside[step]
    name = path[-1]
    inside[f"{name}x"] = inside.pop(name)
    with pytest.raises(BadPosition, match=rf"'{name}x'; did you mean .*'{name}'"):
        GAME.position(base)


@pytest.mark.parametrize(
    "change",
    [
        {"rules": 0},
        {"rules": 99},
        {"rules": "1"},
        {"over": 0},
        {"rows": [{"green": {"quality": "wisdom", "gandalf": 1}}, {}, {}]},
        {"rows": [{"green": {"cards": 1}}, {}, {}]},
        {"laying": 1},
    ],
    ids=str,
)
def test_v13_values_of_another_type_are_refused(change: Change) -> None:
    refused(EDORAS, change, "")


# -- what is possible -------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(3))
def test_every_table_of_a_game_is_accepted(seats: int, seed: int) -> None:
    """V1 to V13: players who lay much, and those who lay little, along long paths and short ones."""
    rng = random.Random(seed)
    own: list[dict[str, Any]] = [
        {},
        {"paths": [5] * 6},
        {"paths": [1, 1, 2, 5, 3, 1], "symbols": {"rohan": QUALITIES[:3]}},
    ]
    state = GAME.start(seats, own=json.loads(json.dumps(own[seed])))
    while state.actor != OVER:
        position = position_of(state)
        if position is not None:
            assert GAME.position(json.loads(json.dumps(position))).position() == position
        codes = list(state.legal())
        if state.decision.kind == "laying" and len(codes) > 1 and rng.random() < seed / 3:
            state.apply(rng.choice(codes[:-1]))
        else:
            state.apply(choose(state, rng))
    assert GAME.position(state.position()).position() == state.position()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_states_after_a_small_table_are_accepted(seats: int) -> None:
    """A position with few cards, played on: what it leads to can be written and read again."""
    rng = random.Random(seats)
    state = GAME.position({"seats": seats, "stage": 2, "hands": [{"gandalf": 1}] * seats, "discards": {"gandalf": 2}})
    while state.actor != OVER:
        state.apply(choose(state, rng))
        position = position_of(state)
        if position is not None:
            assert GAME.position(position).position() == position


def test_a_table_after_its_set_up_is_accepted() -> None:
    for seats in (2, 3, 4, 5):
        state = set_up(seats, seats)
        assert GAME.position(state.position()).view(0) == state.view(0)


def test_v13_a_row_says_how_many_cards_it_has() -> None:
    with pytest.raises(BadPosition, match=r"row green of seat 0, cards: .*1 to 5.*None"):
        GAME.position({"seats": 3, "stage": 2, "rows": [{"green": {"quality": "wisdom"}}, {}, {}]})
