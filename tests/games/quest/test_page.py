"""The data that the page gets beyond the view, compared with what the rules then do."""

import json
import random
from pathlib import Path
from typing import Any

from bywater import CHANCE, OVER, load
from bywater.core.seats import WATCHER
from bywater.core.state import View
from bywater.games.quest.model import frames as k
from bywater.games.quest.model.board import DATA, PLACES
from bywater.games.quest.model.cards import KINDS
from bywater.games.quest.presentation.page import extras

from .helpers import FRODO, GAME, PIPPIN, SAM, cards, dark, do, pass_quiet, pledge, prompt_of, set_up, tile, to_roll

PRINTED = Path(__file__).parents[3] / "web/src/scenes/quest/printed.json"


def demand(number: int, seat: int = SAM, **more: Any) -> Any:
    """A table in Moria with a demand on the active player."""
    position: dict[str, Any] = {
        "game": "quest",
        "seats": 3,
        "active": seat,
        "event": 5,
        "hands": [cards("white_fighting"), cards("2 grey_fighting, gimli, mithril"), cards("white_joker")],
        "stack": [["journey", 0, k.PLAYING, 0, 0], ["turn", seat, k.PLAY_CARDS, 5, 0], ["demand", seat, number, 0, 0]],
    }
    return set_up({**position, **more})


def printed() -> dict[str, Any]:
    """Return what is printed on boards and cards, according to `web/src/scenes/quest/printed.json`."""
    return {
        "places": list(PLACES),
        "cards": {
            kind: [one["colour"], one["symbol"], one["stars"]]
            for kind, one in ((kind, DATA["cards"][kind]) for kind in KINDS)
        },
        "boards": {
            name: {
                "events": list(board["events"]),
                "lines": [
                    {"line": line, "spaces": one["spaces"], "scores": one.get("scores", [])}
                    for line, one in sorted(board["lines"].items(), key=lambda item: not item[1]["main"])
                ],
            }
            for name, board in DATA["boards"].items()
        },
    }


def test_the_printed_boards_and_cards_of_the_page_are_those_of_the_game() -> None:
    assert json.loads(PRINTED.read_text(encoding="utf-8")) == printed()


def test_a_group_demand_is_a_row_of_slots() -> None:  # M5, R02, R04
    found = extras(demand(9).view(SAM))["demand"]
    assert found["name"] == "orcs_attack"
    assert (found["from"], found["payer"]) == ("group", SAM)
    assert found["wants"] == ["fighting"] * 5
    assert found["worth"] == {
        str(SAM): {
            "grey_fighting": {"symbol": "fighting", "stars": 1},
            "gimli": {"symbol": "fighting", "stars": 2},
        }
    }
    frodo = extras(demand(9).view(FRODO))["demand"]
    assert frodo["worth"] == {str(FRODO): {"white_fighting": {"symbol": "joker", "stars": 1}}}


def test_missing_symbols_are_shown() -> None:
    state = pass_quiet(tile("sundial_items", "3 white_hiding, elessar", "", dark=[2, 0], ring_used=True))
    assert extras(state.view(FRODO))["demand"]["lacks"] == {"token": 1, "shield": 1}
    assert extras(demand(9).view(SAM))["demand"]["lacks"] == {}  # jokers count
    hands = [cards("white_fighting"), cards("grey_hiding, elessar"), cards("")]
    poor = demand(9, hands=hands, dark=[2, 0, 0])
    assert extras(poor.view(SAM))["demand"]["lacks"] == {"symbol": 4}
    secret = demand(9, hands=hands, dark=[2, 0, 0], options={"hands": "secret"})
    assert extras(secret.view(SAM))["demand"]["lacks"] == {}  # the hands of others are unknown


def test_pledges_are_shown_to_all() -> None:
    state = demand(9)
    state.apply(GAME.action("pledge grey_fighting"))
    given = extras(state.view(PIPPIN))["demand"]["given"]
    assert given == [{"seat": SAM, "card": "grey_fighting", "symbol": "fighting", "stars": 1, "count": 1}]


def test_refusing_shows_where_sauron_would_come_to() -> None:  # M5
    state = demand(9, sauron=12)
    assert extras(state.view(SAM))["refused"] == 10
    state.apply(GAME.action("interrupt pippin"))
    assert extras(state.view(SAM))["refused"] == 10
    assert extras(demand(7, sauron=12).view(SAM))["refused"] == -1  # the die is rolled instead


def test_what_a_choice_would_change_on_the_corruption_line_is_what_the_rules_then_do() -> None:  # N5
    eye = pass_quiet(tile("eye_or_two_dark", "elessar", "gimli", "mithril", active=SAM, sauron=9, dark=[1, 2, 3]))
    found = {one["by"]: one for one in extras(eye.view([FRODO, SAM]))["then"]}
    assert set(found) == {"refuse", "volunteer", "interrupt frodo"}  # Pippin belongs to another
    assert (found["refuse"]["sauron"], found["refuse"]["dark"]) == (8, {})
    assert (found["volunteer"]["sauron"], found["volunteer"]["dark"]) == (-1, {str(SAM): 4})
    assert found["interrupt frodo"] == {
        "by": "interrupt frodo",
        "kind": "volunteer",
        "dark": {str(FRODO): 3},
        "sauron": -1,
    }
    assert extras(eye.view(WATCHER))["then"] == []

    do(eye, "interrupt frodo")
    speaking = {one["by"]: one["dark"] for one in extras(eye.view(FRODO))["then"]}
    assert speaking["elessar pippin"] == {str(PIPPIN): 2}
    assert speaking["volunteer"] == {str(FRODO): 3}
    pledge(eye, FRODO, "volunteer")
    assert [one["dark"] for one in extras(eye.view(SAM))["then"] if one["kind"] == "pay"] == [{str(FRODO): 3}]
    do(eye, "pay")
    assert dark(eye)[FRODO] == 3


def test_a_roll_that_may_be_ignored_shows_where_it_would_lead() -> None:
    rolled = do(pass_quiet(to_roll(PIPPIN, "", "", "mithril", dark=[0, 0, 1], sauron=12)), "die two_dots")
    assert prompt_of(rolled) == ("after_roll", PIPPIN)
    assert [one["dark"] for one in extras(rolled.view(PIPPIN))["then"]] == [{str(PIPPIN): 3}]


def test_what_lies_behind_an_own_interrupt() -> None:  # N5
    state = demand(9)
    view = state.view(PIPPIN)
    assert view["legal"] == []
    assert "pledge white_joker" in extras(view)["behind"][str(PIPPIN)]
    assert extras(state.view(WATCHER))["behind"] == {}


def test_the_stops_of_a_haven() -> None:
    state = load("quest").start(2)
    rng = random.Random(1)
    seen: set[tuple[str, int]] = set()
    while state.view(0)["place"] != "moria" and state.actor != OVER:
        view = state.view(0)
        seen.add((view["place"], extras(view)["stop"]))
        state.apply(state.roll(rng) if state.actor == CHANCE else rng.choice(list(state.legal())))
    assert {("bag_end", 0), ("bag_end", 2), ("rivendell", 0), ("rivendell", 1), ("rivendell", 2)} <= seen
    assert extras(state.view(0))["stop"] == -1


def test_it_is_plain_data_from_the_view_alone_all_along() -> None:
    settings: list[dict[str, Any]] = [{}, {"hands": "secret"}, {"competitive": True}]
    for number, options in enumerate(settings):
        game = load("quest")
        state = game.start(3, **options)
        rng = random.Random(number)
        while state.actor != OVER:
            if state.actor >= 0:
                for eyes in (0, [0, 1], WATCHER):
                    view: View = state.view(eyes)
                    before = json.dumps(view, sort_keys=True)
                    found = extras(view)
                    assert json.loads(json.dumps(found)) == found
                    assert json.dumps(view, sort_keys=True) == before
            state.apply(state.roll(rng) if state.actor == CHANCE else rng.choice(list(state.legal())))
