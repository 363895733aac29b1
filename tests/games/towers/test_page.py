"""Additions to the view for the browser, compared with scoring."""

import random
from itertools import combinations
from typing import Any

from bywater import CHANCE, OVER
from bywater.core.state import View
from bywater.games.towers.presentation.page import extras, forecast, score_next_place

from .helpers import GAME


def view_at(seats: int, **more: Any) -> View:
    """A view of the first seat on the way to Edoras, or of what is said instead."""
    position: dict[str, Any] = {
        "game": "towers",
        "seats": seats,
        "stage": 3,
        "step": 1,
        "tokens": {"edoras": [3, 5] if seats < 4 else [3, 5, 2]},
        "hands": [{"gandalf": 1}] * seats,
    }
    return GAME.position({**position, **more}).view(0)


ROWS = [
    {"green": {"quality": "resolve", "cards": 3, "gandalf": True}, "ochre": {"quality": "strength", "cards": 2}},
    {"blue": {"quality": "endurance", "cards": 2, "gandalf": True}, "grey": {"quality": "resolve", "cards": 1}},
    {"grey": {"quality": "endurance", "cards": 2}},
]


def test_a_tie_goes_to_the_seat_that_lays_first() -> None:  # T15, T16
    found = extras(view_at(3, rows=ROWS, ring=0))["forecast"]
    assert found["place"] == "edoras"
    assert found["signs"] == ["resolve", "endurance"]
    assert [(rank["seat"], rank["count"], rank["tokens"], rank["tied"]) for rank in found["ranks"]] == [
        (0, 4, [5], True),
        (1, 4, [3], True),
        (2, 2, [], False),
    ]
    assert found["ring"] == 0
    later = extras(view_at(3, rows=ROWS, ring=1))["forecast"]
    assert [rank["seat"] for rank in later["ranks"]] == [1, 0, 2]
    assert later["ring"] == 1


def test_a_seat_without_counted_cards_wins_nothing() -> None:  # T15, T17
    found = extras(view_at(3, rows=[{}, {}, ROWS[0]], ring=1))["forecast"]
    assert [(rank["seat"], rank["tokens"]) for rank in found["ranks"]] == [(2, [5]), (1, []), (0, [])]
    assert extras(view_at(3, rows=[{}, {}, {}], ring=1))["forecast"]["ring"] == 1


def test_two_players_sign_by_sign() -> None:  # P2, P3
    found = extras(view_at(2, rows=ROWS[:2], ring=0, tokens={"edoras": [2, 5]}))["forecast"]
    assert found["by_sign"] == [
        {"sign": "resolve", "token": 2, "counts": [4, 1], "winner": 0, "tied": False},
        {"sign": "endurance", "token": 5, "counts": [0, 3], "winner": 1, "tied": False},
    ]
    assert {rank["seat"]: rank["tokens"] for rank in found["ranks"]} == {0: [2], 1: [5]}
    assert found["ring"] == 1


def test_the_marker_on_its_way() -> None:
    assert extras(view_at(3))["marker"] == {"place": 3, "space": 1}
    laying = view_at(3, step=3, laying=True)
    assert extras(laying)["marker"] == {"place": 3, "space": 0}


def test_the_forecast_agrees_with_scoring() -> None:
    """In whole games: the forecast at the last `done` is what all seats win."""
    for seats in (2, 3, 5):
        rng = random.Random(seats)
        state = GAME.start(seats)
        compared = 0
        before: dict[str, Any] | None = None
        points = [0] * seats
        while state.actor != OVER:
            stage = state.view(0)["stage"]
            code = state.roll(rng) if state.actor == CHANCE else rng.choice(list(state.legal()))
            before = extras(state.view(0))["forecast"] if GAME.describe(code).text == "done" else None
            state.apply(code)
            view = state.view(0)
            if before is not None and (view["over"] or view["stage"] != stage):
                gained = [now - then for now, then in zip(view["points"], points, strict=True)]
                assert {rank["seat"]: sum(rank["tokens"]) for rank in before["ranks"]} == dict(enumerate(gained))
                assert before["ring"] == view["ring"]
                compared += 1
            points = view["points"]
        assert compared
        assert extras(state.view(0))["forecast"] is None
        assert extras(state.view(0))["marker"] == {"place": 6, "space": 0}


def counting(view: View, seat: int, signs: list[str]) -> str:
    rows = view["rows"][seat].values()
    return str(sum(row["cards"] + row["gandalf"] for row in rows if row["quality"] in signs))


def test_the_outlook_of_the_laying_seat_is_the_forecast_after_it() -> None:
    """In whole games, the forecast after laying is the entry of the earlier outlook for the same count."""
    for seats in (2, 3, 5):
        rng = random.Random(seats)
        state = GAME.start(seats)
        before: dict[str, dict[str, Any]] = {}
        seat = compared = 0
        while state.actor != OVER and compared < 60:
            code = state.roll(rng) if state.actor == CHANCE else rng.choice(list(state.legal()))
            if state.actor >= 0 and state.view(0)["decision"]["kind"] == "laying":
                seat = int(state.actor)
                assert (
                    extras(state.view((seat + 1) % seats))["outlook"] == {}
                )  # the cards that could be laid are private
                before = extras(state.view(seat))["outlook"]
                assert before
            state.apply(code)
            view = state.view(seat)
            if before and view["decision"]["kind"] == "laying" and state.actor == seat:
                found = extras(view)["forecast"]
                if seats > 2:
                    assert before[""][counting(view, seat, found["signs"])] == found
                else:
                    signs = [before[one["sign"]][counting(view, seat, [one["sign"]])] for one in found["by_sign"]]
                    assert signs == found["by_sign"]
                compared += 1
            before = {}
        assert compared > 20


def test_the_forecast_of_one_table_is_never_shown_at_another() -> None:
    """Forecasts are cached: tables that differ in relevant parts must not share them."""
    own = {"symbols": "twelve", "own": {"symbols": {"edoras": ["strength", "wisdom"]}}}
    differing: list[dict[str, Any]] = [
        {},
        {"ring": 1},
        {"tokens": {"edoras": [2, 5]}},
        {"options": own},
        {"rows": [ROWS[1], ROWS[0]]},
        {"stage": 4, "tokens": {"orthanc": [3, 5]}},
    ]
    views = [view_at(2, **{"rows": ROWS[:2], **more}) for more in differing]
    views.append(view_at(3, rows=ROWS, tokens={"edoras": [3, 5]}))
    found = [forecast(view) for view in views * 2]
    assert found == [score_next_place(view) for view in views * 2]
    assert all(one != other for one, other in combinations(found[: len(views)], 2))
