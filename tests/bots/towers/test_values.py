"""The values of cards, rows and tokens in The Two Towers, plans of a turn of laying, and reasons, one by one."""

import random
from typing import Any

import pytest

from bywater.bots.towers.evaluation.points import points_now, token_of_rank
from bywater.bots.towers.evaluation.values import CardValues, best_of, greater, lesser
from bywater.bots.towers.evaluation.visible_table import table_of
from bywater.bots.towers.planning.turn_plans import plans_of, with_cards
from bywater.bots.towers.policy.end_of_row import last_to_lay, lay_on_trial, may_stop, points_after
from bywater.bots.towers.policy.guide import HALVING, TowersGuide
from bywater.bots.towers.policy.rows import next_card
from bywater.bots.towers.reasons import reasons
from bywater.core.seats import CHANCE, OVER
from bywater.core.state import State
from bywater.games.towers.model.cards import GANDALF, KINDS
from bywater.games.towers.state import TowersState
from tests.bots.towers.test_choices import (
    EDORAS,
    FANGORN,
    HELMS_DEEP,
    MINAS_TIRITH,
    ROHAN,
    greedy,
    last_at,
    table,
)
from tests.games.towers.helpers import GAME, cards

FULL = 1024  # the value of a card that counts at the next place


def state_of(*words: Any, **more: Any) -> TowersState:
    found = table(*words, **more)
    assert isinstance(found, TowersState)
    return found


def values_of(hand: str, row: str = "", stage: int = ROHAN, **words: Any) -> CardValues:
    """The values for seat 0, with half the value for each later place."""
    found = CardValues(HALVING, False)
    shown = words.pop("display", {"grey_resolve": 1})
    found.update(table_of(table("gain", hand, (row,), display=shown, stage=stage, **words).view(0)), 0)
    return found


def gain(kind: str, hand: str = "", row: str = "", stage: int = ROHAN) -> int:
    found = values_of(hand, row, stage)
    return int(found.gains[GANDALF if kind == "gandalf" else KINDS.index(kind)])


# -- values of cards --------------------------------------------------------------------------


def test_a_card_that_counts_next_is_worth_more_than_one_that_counts_later() -> None:
    """Endurance counts at Rohan, wisdom not before Fangorn; each later place is worth half as much."""
    assert gain("green_endurance") >= FULL > gain("green_wisdom") > 0
    assert gain("green_wisdom", stage=FANGORN) >= FULL


def test_the_card_of_the_own_row_counts_with_it() -> None:
    """A row of endurance grows; another quality of its colour would begin again."""
    row = "green endurance 3"
    assert gain("green_endurance", row=row, stage=EDORAS) > gain("green_strength", row=row, stage=HELMS_DEEP) - FULL
    assert gain("green_resolve", row=row, stage=EDORAS) < gain("blue_resolve", row=row, stage=EDORAS)


def test_a_gandalf_counts_for_each_new_row_that_could_use_one() -> None:
    """One row in hand uses one Gandalf; a second Gandalf needs a second row."""
    assert gain("gandalf", "2 green_endurance") > gain("gandalf", "2 green_endurance, gandalf") >= 0
    assert gain("gandalf", "2 green_endurance, 2 blue_endurance, gandalf") > gain(
        "gandalf", "2 green_endurance, gandalf"
    )


def test_a_lost_card_costs_no_more_than_it_added() -> None:
    """Losing one of two equal cards costs what the second one had added."""
    for hand, kind in (("2 green_endurance", "green_endurance"), ("green_wisdom, blue_wisdom", "blue_wisdom")):
        held = values_of(hand)
        number = KINDS.index(kind)
        fewer = hand.replace("2 green_endurance", "green_endurance").replace(", blue_wisdom", "")
        assert held.loss(number) == values_of(fewer).gains[number]


def test_a_card_of_a_shorter_row_is_lost_for_nothing() -> None:
    """Two qualities of one colour count at the same place: the longer one is laid, the other is spare."""
    held = values_of("3 green_wisdom, green_strength", stage=FANGORN)
    strength, wisdom = KINDS.index("green_strength"), KINDS.index("green_wisdom")
    assert held.loss(strength) < held.loss(wisdom)


def test_a_gandalf_that_no_row_can_use_costs_nothing() -> None:
    assert values_of("gandalf").loss(GANDALF) == 0
    assert values_of("gandalf, 2 green_endurance").loss(GANDALF) > 0
    assert values_of("2 gandalf, 2 green_endurance", stage=MINAS_TIRITH).loss(GANDALF) == 0


def test_the_longest_row_of_a_colour() -> None:
    """The quality of the present row is left out, and so are signs that do not count."""
    held = values_of("3 green_wisdom, 2 green_strength", stage=FANGORN)
    first = KINDS.index("green_strength") // 4 * 4
    wisdom, strength = KINDS.index("green_wisdom") - first, KINDS.index("green_strength") - first
    both = 1 << wisdom | 1 << strength
    assert best_of(held.cards, first, both, -1) == 3
    assert best_of(held.cards, first, both, wisdom) == 2
    assert best_of(held.cards, first, 1 << strength, -1) == 2
    assert best_of(held.cards, first, 0, -1) == 0
    assert (lesser(1, 2), greater(1, 2)) == (1, 2)


# -- gaining ----------------------------------------------------------------------------------


# The hand, the open cards, other words of the position, and what the greedy bot does.
GAINS: list[tuple[str, str, str, dict[str, Any], str]] = [
    ("two of a kind lie open", "grey_endurance", "2 green_wisdom", {"stage": MINAS_TIRITH}, "offer grey_endurance"),
    ("only one useful card lies open", "blue_wisdom", "green_wisdom", {"stage": MINAS_TIRITH}, "take green_wisdom"),
    (
        "the first of two that are equal",
        "",
        "green_wisdom, blue_wisdom",
        {"stage": MINAS_TIRITH, "hand": ""},
        "take",
    ),
]


@pytest.mark.parametrize(("hand", "shown", "words", "expected"), [r[1:] for r in GAINS], ids=[r[0] for r in GAINS])
def test_what_is_gained(hand: str, shown: str, words: dict[str, Any], expected: str) -> None:
    words = {key: value for key, value in words.items() if key != "hand"}
    assert greedy(table("gain", hand, display=cards(shown), **words)).startswith(expected)


def test_an_unseen_card_is_worth_the_mean_of_the_unseen_ones() -> None:
    """With the useful cards in view, the pile holds fewer of them."""
    guide = TowersGuide(HALVING, by_tokens=False)

    def unseen(hand: str) -> int:
        seen = table_of(table("gain", hand, display=cards("grey_resolve"), stage=MINAS_TIRITH).view(0))
        guide.cards.update(seen, 0)
        return int(guide.mean_unseen(seen, 0))

    assert unseen("green_endurance") > unseen("4 green_wisdom, 4 blue_wisdom, 4 ochre_wisdom") >= 0


def test_the_winner_is_worth_one_and_the_others_less_by_rank() -> None:
    """After the last place: the returns of the losers are halved and shifted below zero."""
    state = GAME.start(3)
    rng = random.Random(2)
    while state.actor != OVER:
        state.apply(state.roll(rng) if state.actor == CHANCE else rng.choice(list(state.legal())))
    returns = state.returns()
    assert max(returns) == 1.0
    expected = [value if value == 1.0 else value / 2 - 0.5 for value in returns]
    assert TowersGuide().worth(state) == expected
    assert all(value <= 0.0 for value in expected if value != 1.0)


# -- laying -----------------------------------------------------------------------------------


# The place, the hand, the own row, and the next code.
NEXT: list[tuple[str, int, str, str, str]] = [
    ("nothing counts", ROHAN, "2 green_wisdom", "", "done"),
    ("a row that counts", ROHAN, "2 green_endurance", "", "lay green_endurance"),
    ("a Gandalf leads the only row", ROHAN, "2 green_endurance, gandalf", "", "lead green_endurance"),
    (
        "a Gandalf waits for the longer row",
        ROHAN,
        "green_endurance, 2 blue_endurance, gandalf",
        "",
        "lay green_endurance",
    ),
    (
        "two Gandalfs lead both",
        ROHAN,
        "green_endurance, 2 blue_endurance, 2 gandalf",
        "",
        "lead green_endurance",
    ),
    (
        "a row that is there needs none",
        EDORAS,
        "green_endurance, gandalf",
        "green endurance 2",
        "lay green_endurance",
    ),
]


@pytest.mark.parametrize(("place", "hand", "row", "expected"), [r[1:] for r in NEXT], ids=[r[0] for r in NEXT])
def test_which_card_is_laid_next(place: int, hand: str, row: str, expected: str) -> None:
    state = state_of("laying", hand, (row,), stage=place)
    assert GAME.notation(int(next_card(state, 0))) == expected


def test_a_card_on_trial_changes_hand_and_row_alone() -> None:
    state = state_of("laying", "2 green_endurance, gandalf", ("", "blue endurance 2"), **last_at(ROHAN))
    kind = KINDS.index("green_endurance")
    colour = kind // 4
    before = [int(state.hands[number]) for number in (kind, GANDALF)]
    lay_on_trial(state, 0, GAME.action("lead green_endurance"))
    assert [int(state.hands[number]) for number in (kind, GANDALF)] == [before[0] - 1, before[1] - 1]
    assert state.touched >> colour & 1
    lay_on_trial(state, 0, GAME.action("lay green_endurance"))
    assert int(state.hands[kind]) == before[0] - 2
    assert points_now(state, 0) > 0


@pytest.mark.parametrize(
    ("others", "order", "last"),
    [([1, 1], 0, False), ([1, 1], 2, True), ([0, 0], 0, True), ([0, 1], 1, True), ([1, 0], 1, False)],
    ids=[
        "two more to lay",
        "the last in order",
        "nobody has cards",
        "the one with cards was first",
        "the one with cards is next",
    ],
)
def test_who_lays_last(others: list[int], order: int, last: bool) -> None:
    state = state_of("laying", "green_endurance", stage=ROHAN, ring=(3 - order) % 3, order=order)
    for seat, count in enumerate(others, 1):
        state.hand_sizes[seat] = count
    assert last_to_lay(state) == last


def test_stopping_needs_the_same_points() -> None:
    """Three cards beat two; the fourth brings no more."""
    rows = ("green endurance 2", "blue endurance 3", "")
    behind = state_of("laying", "2 green_endurance", rows, **last_at(EDORAS, tokens={"edoras": [5, 3]}))
    assert points_after(behind, 0) > points_now(behind, 0)
    assert not may_stop(behind, 0)
    rows = ("green endurance 3", "blue endurance 2", "")
    ahead = state_of("laying", "2 green_endurance", rows, **last_at(EDORAS, tokens={"edoras": [5, 3]}))
    assert points_after(ahead, 0) == points_now(ahead, 0)
    assert may_stop(ahead, 0)


# -- points -----------------------------------------------------------------------------------


def test_ties_go_to_the_ring_and_then_clockwise() -> None:
    rows = ("green endurance 2", "blue endurance 2", "ochre endurance 2")
    for ring, expected in ((0, [5, 3, 0]), (1, [0, 5, 3]), (2, [3, 0, 5])):
        state = state_of("laying", "", rows, stage=EDORAS, ring=ring, order=0, tokens={"edoras": [5, 3]})
        assert [int(points_now(state, seat)) for seat in range(3)] == expected


def test_without_counted_cards_there_are_no_points() -> None:
    rows = ("green wisdom 4", "blue endurance 1", "")
    state = state_of("laying", "", rows, stage=EDORAS, tokens={"edoras": [5, 3]})
    assert [int(points_now(state, seat)) for seat in range(3)] == [0, 5, 0]


def test_equal_tokens_are_counted_one_by_one() -> None:
    state = state_of("laying", "", stage=MINAS_TIRITH, tokens={"minas_tirith": [5, 5]})
    assert [int(token_of_rank(state, rank)) for rank in range(4)] == [5, 5, 0, 0]


# -- plans ------------------------------------------------------------------------------------


def plans(hand: str, row: str = "", stage: int = ROHAN, **words: Any) -> set[tuple[str, ...]]:
    seen = table_of(table("laying", hand, (row,), stage=stage, **words).view(0))
    return {tuple(GAME.notation(int(code)) for code in plan) for plan in plans_of(seen)}


def test_each_colour_is_laid_or_left() -> None:
    found = plans("green_endurance, blue_endurance, grey_wisdom")
    assert found == {
        ("done",),
        ("lay green_endurance", "done"),
        ("lay blue_endurance", "done"),
        ("lay green_endurance", "lay blue_endurance", "done"),
    } or found == {
        ("done",),
        ("lay green_endurance", "done"),
        ("lay blue_endurance", "done"),
        ("lay blue_endurance", "lay green_endurance", "done"),
    }


def test_a_row_that_is_there_gets_no_gandalf() -> None:
    found = plans("green_endurance, gandalf, grey_wisdom", "green endurance 2", EDORAS)
    assert ("lay green_endurance", "done") in found
    assert not any("lead green_endurance" in plan for plan in found)


def test_a_plan_has_every_card_of_its_row() -> None:
    kind = KINDS.index("green_endurance")
    assert [GAME.notation(code) for code in with_cards([], kind, 3, 0)] == ["lay green_endurance"] * 3
    assert [GAME.notation(code) for code in with_cards([], kind, 2, 1)] == [
        "lead green_endurance",
        "lay green_endurance",
    ]


# -- reasons ----------------------------------------------------------------------------------


def keys(state: State, action: str) -> list[str]:
    view = state.view(0)
    code = GAME.action(action)
    assert code in view["legal"]
    return [message.key for message in reasons(GAME, view, code, None)]


# The kind of decision, the hand, all rows, other words, the action, and the keys of its reasons.
REASONS: list[tuple[str, str, str, tuple[str, ...], dict[str, Any], str, list[str]]] = [
    (
        "a card that another seat collects",
        "gain",
        "",
        ("", "blue endurance 2"),
        {"display": cards("blue_endurance"), "stage": EDORAS},
        "take blue_endurance",
        ["why-counts-next-and-later", "why-denies"],
    ),
    (
        "a sign that counts at the last place alone",
        "gain",
        "",
        (),
        {"display": cards("blue_wisdom"), "stage": MINAS_TIRITH},
        "take blue_wisdom",
        ["why-counts-next"],
    ),
    (
        "few open cards count",
        "gain",
        "",
        (),
        {"display": cards("blue_endurance, green_wisdom")},
        "draw",
        ["why-draw-few-count"],
    ),
    (
        "an offer of a card that never counts again",
        "gain",
        "grey_endurance",
        (),
        {"display": cards("green_wisdom"), "stage": MINAS_TIRITH},
        "offer grey_endurance",
        ["why-offer-never", "why-offer-takes"],
    ),
    (
        "an offer of a card that counts late, with nothing to take",
        "gain",
        "grey_wisdom",
        (),
        {"display": cards("blue_wisdom")},
        "offer grey_wisdom",
        ["why-offer-late", "why-offer-two"],
    ),
    (
        "a row that overtakes another seat and stays",
        "laying",
        "2 green_endurance",
        ("green endurance 2", "blue endurance 2"),
        {"stage": EDORAS, "tokens": {"edoras": [5, 3]}, "ring": 1, "order": 2},
        "lay green_endurance",
        ["why-lay-wins", "why-lay-overtakes"],
    ),
    (
        "a Gandalf leads a new row",
        "laying",
        "green_endurance, gandalf",
        (),
        {"tokens": {"rohan": [5, 3]}},
        "lead green_endurance",
        ["why-lay-wins", "why-stays", "why-lead"],
    ),
    (
        "the seat that is first stops",
        "laying",
        "green_endurance",
        ("green endurance 3",),
        {"stage": EDORAS, "tokens": {"edoras": [5, 3]}},
        "done",
        ["why-first-already", "why-kept-for"],
    ),
    (
        "a Gandalf is kept",
        "laying",
        "gandalf, grey_endurance",
        (),
        {"stage": MINAS_TIRITH, "tokens": {"minas_tirith": [5, 3]}},
        "done",
        ["why-keeps-gandalf"],
    ),
]


@pytest.mark.parametrize(
    ("kind", "hand", "rows", "words", "action", "expected"), [r[1:] for r in REASONS], ids=[r[0] for r in REASONS]
)
def test_why_an_action_is_good(
    kind: str, hand: str, rows: tuple[str, ...], words: dict[str, Any], action: str, expected: list[str]
) -> None:
    found = keys(table(kind, hand, rows, **words), action)
    assert [key for key in found if key in expected] == expected
    assert found[0] in expected


def test_a_row_of_a_spent_quality_is_replaced() -> None:
    """At Minas Tirith endurance counts no more, so nothing is lost by a new row."""
    state = table(
        "laying",
        "green_wisdom",
        ("green endurance 3",),
        stage=MINAS_TIRITH,
        tokens={"minas_tirith": [5, 3]},
    )
    assert "why-row-spent" in keys(state, "lay green_wisdom")
    early = table("laying", "green_wisdom", ("green endurance 3",), stage=FANGORN, tokens={"fangorn": [5, 3]})
    assert "why-row-spent" not in keys(early, "lay green_wisdom")
