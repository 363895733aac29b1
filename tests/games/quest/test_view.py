"""Views: the table, the seat's own cards, the prompt, and no hidden information."""

import json
import random
from typing import Any

import pytest

from bywater import CHANCE, OVER, WATCHER, State

from .helpers import GAME, at_the_end, beginning, do, event, offers, table, there, tile, to_roll
from .helpers_cards import RIVALS, SECRET, each_is_prompted, favourable, looked_at, shown

OPEN = (
    *("place", "sauron", "dark", "gone", "bearer", "active", "lines", "event", "ring_used", "gandalf", "board_cards"),
    *("turned_up", "discards", "tiles", "tokens", "pledged", "guided", "volunteer", "interrupted", "hand_sizes"),
    *("deck_size", "open_shields", "special_shields", "stack", "decision", "actor"),
)


def test_the_open_table_is_the_same_for_all() -> None:
    state = table("gimli", "white_hiding", "", shields=[3, 1, 0], tokens=[{"sun": 1}, {}, {}], options=SECRET)
    views = [state.view(seat) for seat in (0, 1, 2, WATCHER)]
    for name in OPEN:
        assert all(view[name] == views[0][name] for view in views), name


def test_a_view_says_what_lies_on_the_table() -> None:
    more: dict[str, Any] = {"dark": [2, 1], "sauron": 12, "lines": {"fighting": 3}, "event": 2, "shields": [4, 1]}
    view = table("gimli, 2 white_hiding", "sting", tokens=[{"ring": 2}, {}], **more).view(1)
    assert view["game"] == "quest"
    assert view["seats"] == 2
    assert view["viewers"] == [1]
    assert (view["dark"], view["sauron"], view["event"]) == ([2, 1], 12, 2)
    assert view["lines"] == {"friendship": 0, "travelling": 0, "hiding": 0, "fighting": 3}
    assert view["hand_sizes"] == [3, 1]
    assert view["deck_size"] == 58
    assert view["shields"] == {"0": 4, "1": 1}
    assert view["tokens"] == [{"ring": 2, "heart": 0, "sun": 0}, {"ring": 0, "heart": 0, "sun": 0}]
    assert view["score"] == [13, 13]
    assert view["returns"] == [0.0, 0.0]


def test_only_the_actor_has_a_list() -> None:
    state = table("gimli", "sting")
    assert state.view(0)["legal"] == list(state.legal())
    assert state.view(1)["legal"] == []
    assert state.view(WATCHER)["legal"] == []
    assert state.view([0, 1])["legal"] == list(state.legal())
    assert state.view([0, 1])["out_of_turn"] == []


def test_views_share_nothing_with_the_state() -> None:
    state = table("gimli", "sting")
    before = json.dumps(state.view(0))
    view = state.view(0)
    view["dark"][0] = 9
    view["hands"]["0"]["gimli"] = 7
    view["lines"]["hiding"] = 3
    view["pledged"][0]["cards"]["gimli"] = 1
    assert json.dumps(state.view(0)) == before


def test_views_show_only_the_size_of_the_deck() -> None:
    view = table("gimli", "sting", options=SECRET).view(0)
    assert "deck" not in view
    assert view["deck_size"] == 60


def test_of_the_tiles_all_see_which_are_left_but_not_their_order() -> None:
    state = table("", "")
    assert state.view(0)["tiles"]["friendship"] == 2
    assert state.view(0)["foreseen"] == []


# -- prompts ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "kind", "rule", "numbers"),
    [
        (table("", ""), "cards", "Q11", {"played": 0}),
        (do(table("white_hiding, grey_hiding", ""), "play white_hiding"), "cards", "Q11", {"played": 1}),
        (beginning("", "", shields=[5, 0]), "quiet", "R05", {"moment": "before_a_tile"}),
        (looked_at("hiding", "", "", shields=[5, 0]), "quiet", "R05", {"moment": "after_a_tile", "tile": "hiding"}),
        (
            do(to_roll(1, "elessar", "", dark=[1, 0], active=0), "die two_dots"),
            "quiet",
            "R05",
            {"moment": "after_a_roll", "hobbit": 1, "face": "two_dots"},
        ),
        (event(6, "", "", place="mordor", shields=[5, 0]), "quiet", "R05", {"moment": "last_event"}),
        (at_the_end("", "elessar", dark=[1, 0]), "quiet", "R05", {"moment": "end_of_scenario"}),
        (to_roll(1, "belt", "", active=0), "before_roll", "Q26", {"hobbit": 1}),
        (do(to_roll(1, "mithril", "", active=0), "die eye"), "after_roll", "Q26", {"hobbit": 1, "face": "eye"}),
        (beginning("phial", ""), "before_tile", "Q26", {}),
        (looked_at("sundial_items", "staff", ""), "after_tile", "Q26", {"tile": "sundial_items"}),
        (event(4, "", "", shields=[5, 0]), "after_marker", "Q25", {"event": "trapped"}),
        (at_the_end("athelas", ""), "missing_tokens", "Q26", {"hobbit": 0}),
        (event(1, "aragorn", ""), "demand", "R32", {"demand": "speak_friend"}),
        (tile("eye_or_two_dark", "", "", options=RIVALS), "pledging", "V4", {"demand": "eye_or_two_dark"}),
        (
            do(table("", "", shields=[0, 5], dark=[1, 1]), "interrupt sam", "call gandalf"),
            "gandalf_called",
            "R17",
            {"caller": 1},
        ),
        (do(to_roll(0, "3 white_hiding, gimli", ""), "die two_cards"), "losing", "R14", {"count": 1}),
        (tile("friendship", "", ""), "choosing_line", "R18", {"count": 1}),
        (event(1, "", "", place="mordor", shields=[3, 0]), "offer", "R29", {"count": 3}),
        (event(5, "", "", place="shelobs_lair"), "shelob_appears", "R13", {}),
        (do(table("", ""), "draw"), "draw", "R26", {"to": 0, "count": 2}),
        (to_roll(1, "", "", active=0), "die", "Q14", {"hobbit": 1}),
        (beginning("", ""), "tile", "Q09", {}),
    ],
)
def test_the_decision_names_its_rule_and_its_numbers(
    state: State, kind: str, rule: str, numbers: dict[str, int]
) -> None:
    decision = state.view(0)["decision"]
    assert (decision["kind"], decision["rule"], decision["fields"]) == (kind, rule, numbers)
    assert decision["seat"] == state.actor


def test_a_finished_game_asks_nothing() -> None:
    state = do(to_roll(0, "", "", dark=[14, 0]), "die one_dot")
    view = state.view(1)
    assert (view["decision"]["kind"], view["actor"], view["legal"]) == ("over", OVER, [])
    assert view["ending"] == "caught"
    assert view["returns"] == state.returns()


def test_a_turned_up_card_lies_open() -> None:
    state = shown("grey_hiding", "stone_in_the_well", "2 white_hiding", "", place="moria", options=SECRET)
    assert state.view(1)["turned_up"] == "grey_hiding"


def test_pledges_are_seen_by_all() -> None:
    state = do(event(5, "boromir, gimli", "anduril", options=SECRET), "pledge boromir")
    for seat in (0, 1, WATCHER):
        pledged = state.view(seat)["pledged"][0]
        assert (there(pledged["cards"]), there(pledged["tokens"]), pledged["shields"]) == ({"boromir": 1}, {}, 0)


def test_several_seats_of_one_person_know_what_each_knows() -> None:
    state = table("gimli", "sting", "white_hiding", options=SECRET)
    view = state.view([0, 2])
    assert view["viewers"] == [0, 2]
    assert set(view["hands"]) == {"0", "2"}


@pytest.mark.parametrize("options", [{}, SECRET, RIVALS, {**RIVALS, **SECRET}])
def test_views_are_plain_data_in_whole_games(options: dict[str, Any]) -> None:
    rng = random.Random(5)
    state = GAME.start(4, **options)
    kinds = set()
    while state.actor != OVER:
        if state.decision.kind not in kinds or rng.random() < 0.1:
            kinds.add(state.decision.kind)
            for seats in (0, 3, [1, 2], WATCHER):
                view = state.view(seats)
                assert json.loads(json.dumps(view)) == view
        state.apply(favourable(state, rng))
    assert len(kinds) > 8


def test_the_same_history_gives_the_same_trace_and_another_another() -> None:
    one, two, three = (table("gimli, sting", "") for _ in range(3))
    do(one, "play gimli")
    do(two, "play gimli")
    do(three, "play sting on fighting")
    for seat in (0, 1):
        assert one.trace(seat) == two.trace(seat)
        assert one.trace(seat) != three.trace(seat)


def test_shown_grows_at_chance_points_only() -> None:
    state = table("gimli, white_hiding", "", options=SECRET)
    before = state.reveals
    do(state, "draw")
    assert state.reveals == before
    do(state, "card white_joker")
    assert state.reveals > before


@pytest.mark.parametrize(("seat", "seen"), [(0, True), (1, False), (2, False)])
def test_what_a_secret_draw_shows_to_whom(seat: int, seen: bool) -> None:
    state = do(table("", "", "", options=SECRET), "draw", "card white_joker")
    assert (state.reveals_to(seat) > 0) == seen


def test_a_watcher_sees_a_demand_but_no_choice() -> None:
    state = each_is_prompted("watcher", "white_hiding", "", place="moria")
    view = state.view(WATCHER)
    assert view["decision"]["kind"] == "demand"
    assert view["viewers"] == [WATCHER]
    assert view["legal"] == []
    assert state.actor != CHANCE
    assert offers(state)
