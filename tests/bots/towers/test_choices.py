"""What the guide and the greedy bot decide: which cards to gain, which rows to lay, and when to stop."""

import random
from typing import Any

import pytest

from bywater.bots.towers.bot import GreedyBot
from bywater.bots.towers.evaluation.points import points_now, token_of_rank
from bywater.bots.towers.evaluation.values import CardValues
from bywater.bots.towers.evaluation.visible_table import table_of
from bywater.bots.towers.planning.turn_plans import baseline_of, plans_of
from bywater.bots.towers.policy.end_of_row import last_to_lay, may_stop, points_after
from bywater.bots.towers.policy.guide import HALVING, LASTING, TowersGuide
from bywater.bots.towers.policy.rows import best_quality
from bywater.bots.towers.reasons import reasons
from bywater.core.state import State
from bywater.games.towers.model.cards import GANDALF, KINDS
from bywater.games.towers.rules.scoring import signs_of
from bywater.games.towers.state import TowersState
from tests.games.towers.helpers import GAME, cards, row_table

STRENGTH, WISDOM, ENDURANCE = range(3)
ROHAN, FANGORN, EDORAS, ORTHANC, HELMS_DEEP, MINAS_TIRITH = range(1, 7)


def table(kind: str, hand: str, rows: tuple[str, ...] = (), seats: int = 3, **more: Any) -> State:
    """Seat 0 is to act; the others hold one card each."""
    others = [{"grey_resolve": 1}] * (seats - 1)
    position = {
        "seats": seats,
        "laying": kind == "laying",
        "hands": [cards(hand), *others],
        "rows": [row_table(words) for words in (*rows, *[""] * seats)[:seats]],
        **more,
    }
    return GAME.position(position)


def greedy(state: State) -> str:
    """What the greedy bot chooses for the acting seat."""
    return GAME.notation(GreedyBot(GAME, random.Random(0)).choose(state.view(state.actor)))


# The hand, the open cards, other words of the position, and what is gained.
GAINS: list[tuple[str, str, str, dict[str, Any], str]] = [
    ("the card of a collection", "2 blue_endurance", "blue_endurance, green_strength", {}, "take blue_endurance"),
    ("a Gandalf for rows in hand", "4 blue_endurance, 4 green_endurance", "gandalf, grey_resolve", {}, "take gandalf"),
    ("no Gandalf without rows to lead", "", "gandalf, green_endurance", {}, "take green_endurance"),
    (
        "the sign of the last place, not one that counts no more",
        "green_wisdom",
        "green_endurance, green_wisdom",
        {"stage": MINAS_TIRITH},
        "take green_wisdom",
    ),
    (
        "no second quality beside a longer row",
        "",
        "blue_resolve, ochre_resolve",
        {"stage": EDORAS, "rows": [row_table("blue endurance 3"), {}, {}]},
        "take ochre_resolve",
    ),
    ("an unseen card when no open one counts", "4 green_wisdom", "green_endurance", {"stage": MINAS_TIRITH}, "draw"),
    (
        "two useful cards for a useless one",
        "grey_endurance, 2 green_wisdom, 2 blue_wisdom",
        "green_wisdom, blue_wisdom",
        {"stage": MINAS_TIRITH},
        "offer grey_endurance",
    ),
    (
        "nothing useful is offered",
        "2 green_wisdom, 2 blue_wisdom",
        "green_wisdom, grey_endurance",
        {"stage": MINAS_TIRITH},
        "take green_wisdom",
    ),
]


@pytest.mark.parametrize(
    ("hand", "shown", "words", "expected"), [row[1:] for row in GAINS], ids=[row[0] for row in GAINS]
)
def test_what_is_gained(hand: str, shown: str, words: dict[str, Any], expected: str) -> None:
    words = {**words}
    rows = words.pop("rows", [{}, {}, {}])
    state = GAME.position({**table("gain", hand, display=cards(shown), **words).position(), "rows": rows})
    assert greedy(state) == expected


def test_the_greedy_bot_thinks_of_the_next_place_first() -> None:
    """At Orthanc wisdom counts now and at the end; endurance twice, but later."""
    shown = cards("green_wisdom, green_endurance")
    state = table("gain", "", display=shown, stage=ORTHANC)
    assert greedy(state) == "take green_wisdom"
    state = table("gain", "", display=shown, stage=HELMS_DEEP)
    assert greedy(state) == "take green_endurance"


# The place, the hand, the own row, and the quality to lay in green (-1 for none).
LAYING: list[tuple[str, int, str, str, int]] = [
    ("a new row", ROHAN, "2 green_endurance", "", ENDURANCE),
    ("nothing that does not count", ROHAN, "2 green_wisdom", "", -1),
    ("the longer of two qualities", FANGORN, "2 green_wisdom, green_strength", "", WISDOM),
    ("the row on the table grows", FANGORN, "green_wisdom, green_strength", "green wisdom 2", WISDOM),
    ("a long row is not thrown away for one card", EDORAS, "green_endurance", "green wisdom 3", -1),
    ("but for more than half as many", EDORAS, "2 green_endurance", "green wisdom 3", ENDURANCE),
    ("at the last place nothing is saved", MINAS_TIRITH, "green_strength", "green endurance 3", STRENGTH),
    ("a Gandalf makes a short row longer", FANGORN, "green_strength, gandalf", "green endurance 2", STRENGTH),
]


@pytest.mark.parametrize(("place", "hand", "row", "quality"), [r[1:] for r in LAYING], ids=[r[0] for r in LAYING])
def test_which_quality_is_laid(place: int, hand: str, row: str, quality: int) -> None:
    state = table("laying", hand, (row,), stage=place)
    assert isinstance(state, TowersState)
    green = next(number for number, kind in enumerate(KINDS) if kind.startswith("green")) // 4
    assert best_quality(state, 0, green, signs_of(state, place)) == quality


def last_at(place: int, **more: Any) -> dict[str, Any]:
    """Seat 0 lays as the last of three at a place."""
    return {"stage": place, "ring": 1, "order": 2, **more}


# The hand, the rows of all, other words of the position, and whether laying may stop.
STOPS: list[tuple[str, str, tuple[str, ...], dict[str, Any], bool]] = [
    (
        "a higher token is there to win",
        "3 blue_endurance",
        ("", "green endurance 2"),
        last_at(ROHAN, tokens={"rohan": [5, 3]}),
        False,
    ),
    (
        "the best token is won",
        "blue_endurance",
        ("green endurance 3", "green resolve 2"),
        last_at(EDORAS, tokens={"edoras": [5, 3]}),
        True,
    ),
    (
        "no cards can win it",
        "blue_endurance",
        ("", "green endurance 4", "grey resolve 3"),
        last_at(EDORAS, tokens={"edoras": [5, 3]}),
        True,
    ),
    (
        "another seat lays later",
        "blue_endurance",
        ("green endurance 4",),
        {"stage": EDORAS, "tokens": {"edoras": [5, 3]}},
        False,
    ),
    (
        "never at the last place",
        "blue_strength",
        ("green strength 5",),
        last_at(MINAS_TIRITH, tokens={"minas_tirith": [5, 3]}),
        False,
    ),
]


@pytest.mark.parametrize(
    ("hand", "rows", "words", "expected"), [row[1:] for row in STOPS], ids=[row[0] for row in STOPS]
)
def test_when_laying_stops(hand: str, rows: tuple[str, ...], words: dict[str, Any], expected: bool) -> None:
    state = table("laying", hand, rows, **words)
    assert isinstance(state, TowersState)
    assert may_stop(state, 0) == expected
    assert last_to_lay(state) == ("order" in words)


def test_points_of_a_place() -> None:
    rows = ("blue endurance 2", "green endurance 3", "")
    state = table("laying", "2 blue_endurance", rows, **last_at(EDORAS, tokens={"edoras": [5, 3]}))
    assert isinstance(state, TowersState)
    before = state.position()
    assert [int(points_now(state, seat)) for seat in range(3)] == [3, 5, 0]
    assert points_after(state, 0) == 5
    assert state.position() == before
    assert [int(token_of_rank(state, rank)) for rank in range(3)] == [5, 3, 0]


def test_two_players_score_each_sign() -> None:
    """P2: the first sign of Helm's Deep has a token for itself."""
    rows = ("green strength 3", "blue endurance 2")
    state = table("laying", "", rows, seats=2, stage=HELMS_DEEP, tokens={"helms_deep": [5, 2]}, ring=1)
    assert isinstance(state, TowersState)
    assert [int(points_now(state, seat)) for seat in (0, 1)] == [5, 2]


# -- the values of cards ----------------------------------------------------------------------


def gains(hand: str, row: str = "", by_tokens: bool = False, **words: Any) -> dict[str, int]:
    """What one more of each kind would add, with half the value for each later place."""
    seen = table_of(table("gain", hand, (row,), display={"grey_resolve": 1}, **words).view(0))
    values = CardValues(LASTING if by_tokens else HALVING, by_tokens)
    values.update(seen, 0)
    return {kind: int(values.gains[number]) for number, kind in enumerate((*KINDS[:16], "gandalf"))}


def test_what_a_card_adds() -> None:
    empty = gains("")
    assert empty["green_endurance"] > empty["green_wisdom"] > 0
    held = gains("2 green_endurance")
    assert held["blue_endurance"] == empty["blue_endurance"]
    assert held["green_endurance"] == empty["green_endurance"]
    assert held["gandalf"] > empty["gandalf"] == 0
    assert gains("", stage=MINAS_TIRITH)["green_endurance"] == 0


def test_a_second_quality_of_a_colour_adds_only_what_is_longer() -> None:
    held = gains("2 green_wisdom", stage=FANGORN)
    assert held["green_strength"] < held["blue_strength"]
    assert gains("grey_resolve", "green wisdom 3", stage=FANGORN)["green_strength"] < held["blue_strength"]


def test_tokens_of_a_place_count_for_the_fitted_guide() -> None:
    rich = gains("", by_tokens=True, stage=HELMS_DEEP, tokens={"helms_deep": [3, 2], "minas_tirith": [5, 5]})
    poor = gains("", by_tokens=True, stage=HELMS_DEEP, tokens={"helms_deep": [3, 2], "minas_tirith": [5, 2]})
    assert rich["green_wisdom"] > poor["green_wisdom"]
    assert rich["green_endurance"] == poor["green_endurance"]


def test_a_lost_card_costs_what_it_added() -> None:
    seen = table_of(table("gain", "2 green_endurance, gandalf", display={"grey_resolve": 1}).view(0))
    values = CardValues(HALVING, False)
    values.update(seen, 0)
    endurance = KINDS.index("green_endurance")
    assert values.loss(endurance) > 0
    assert values.loss(GANDALF) > 0
    assert int(values.cards[endurance]) == 2


# -- plans and reasons ------------------------------------------------------------------------


def test_the_baseline_is_the_guide_s_own_plan() -> None:
    seen = table_of(table("laying", "2 green_wisdom, green_strength, gandalf, blue_resolve", stage=FANGORN).view(0))
    plans = plans_of(seen)
    own = plans[baseline_of(seen, plans, TowersGuide())]
    assert [GAME.notation(code) for code in own] == ["lead green_wisdom", "lay green_wisdom", "done"]


# The kind of decision, the hand, the own row, other words, the action, and the first reason.
REASONS: list[tuple[str, str, str, str, dict[str, Any], str, str]] = [
    ("a Gandalf", "gain", "", "", {"display": cards("gandalf")}, "take gandalf", "why-gandalf"),
    (
        "a row that grows",
        "gain",
        "",
        "blue endurance 2",
        {"display": cards("blue_endurance"), "stage": EDORAS},
        "take blue_endurance",
        "why-row-grows",
    ),
    (
        "more of the same",
        "gain",
        "2 blue_endurance",
        "",
        {"display": cards("blue_endurance")},
        "take blue_endurance",
        "why-more-of-it",
    ),
    (
        "a sign that counts next",
        "gain",
        "",
        "",
        {"display": cards("blue_endurance")},
        "take blue_endurance",
        "why-counts-next-and-later",
    ),
    (
        "a sign that counts later",
        "gain",
        "",
        "",
        {"display": cards("blue_wisdom")},
        "take blue_wisdom",
        "why-counts-later",
    ),
    ("nothing open counts", "gain", "", "", {"display": cards("blue_wisdom")}, "draw", "why-draw-none-counts"),
    (
        "a token is won",
        "laying",
        "2 green_endurance",
        "",
        {"tokens": {"rohan": [5, 3]}},
        "lay green_endurance",
        "why-lay-wins",
    ),
    (
        "cards are kept for later",
        "laying",
        "green_endurance",
        "",
        {"tokens": {"rohan": [5, 3]}},
        "done",
        "why-kept-for",
    ),
]


@pytest.mark.parametrize(
    ("kind", "hand", "row", "words", "action", "key"), [r[1:] for r in REASONS], ids=[r[0] for r in REASONS]
)
def test_why_an_action_is_good(kind: str, hand: str, row: str, words: dict[str, Any], action: str, key: str) -> None:
    view = table(kind, hand, (row,), **words).view(0)
    code = GAME.action(action)
    assert code in view["legal"]
    assert reasons(GAME, view, code, None)[0].key == key
