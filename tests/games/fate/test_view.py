"""Views: the whole table, since hands are open; the prompt; and the seat's own list of choices."""

import json
import random
from typing import Any, Final

import pytest

from bywater import OVER, WATCHER, State
from bywater.games.fate.model.board import PEOPLES, PLACES, REGIONS, SYMBOLS

from .helpers import GAME, advance, darkened, do, table, to_draw, to_flip
from .moments import parts
from .walks import walk

OWN = ("viewers", "legal", "out_of_turn")
PAIR = ({"frodo_sam": "bree", "gimli": "erebor"}, {"legolas": "bree", "aragorn": "bree"})


def armed(**words: Any) -> State:
    """Frodo acts at Bree beside Legolas and Aragorn, with friends and foes around."""
    more = {"friends": {"bree": {"elf": 2, "dwarf": 1}}, "shadow": {"bree": 2}, "nazgul": {"eriador": 3}, **words}
    return table(*PAIR, acting="frodo_sam", **more)


def test_all_seats_see_the_same_but_their_own_list() -> None:
    """F07: hands are open."""
    state = table(*PAIR, hands=[["lembas"], ["gwaihir"]], tokens=[{"valor": 2}, {}])
    views = [state.view(seats) for seats in (0, 1, WATCHER, (0, 1))]
    for view in views:
        assert {word: part for word, part in view.items() if word not in OWN} == {
            word: part for word, part in views[0].items() if word not in OWN
        }
    assert [view["viewers"] for view in views] == [[0], [1], [WATCHER], [0, 1]]


def test_a_view_says_what_lies_on_the_table() -> None:
    view = armed(hope=5, threat=3, tokens=[{"valor": 2}], hands=[["lembas"]]).view(1)
    assert (view["game"], view["seats"], view["hope"], view["threat_cards"]) == ("fate", 2, 5, 3)
    assert view["friends"]["bree"] == {"elf": 2, "dwarf": 1, "rohan": 0, "gondor": 0}
    assert view["tokens"][0] == {"friendship": 0, "valor": 2, "stealth": 0, "resistance": 0}
    assert view["supply"] == {"elf": 7, "dwarf": 7, "rohan": 8, "gondor": 10}
    assert view["shadow_supply"] == 46
    assert view["token_supply"] == {"friendship": 9, "valor": 7, "stealth": 9, "resistance": 9}
    assert view["hands"] == [["lembas"], []]
    assert view["characters"]["legolas"] == {"seat": 1, "place": "bree"}
    assert view["acting"] == "frodo_sam"
    assert (view["returns"], view["score"]) == ([0.0, 0.0], [0, 0])


COUNTED: Final[dict[str, tuple[str, ...]]] = {
    "nazgul": REGIONS,
    "shadow": PLACES,
    "supply": PEOPLES,
    "load": PEOPLES,
    "token_supply": SYMBOLS,
    "due": SYMBOLS,
    "paying_tokens": SYMBOLS,
}


@pytest.mark.parametrize("seed", range(3))
def test_a_view_names_what_is_zero_and_a_position_leaves_it_out(seed: int) -> None:
    for state in walk(seed, 60):
        view, position = state.view(0), parts(state)
        for name, keys in COUNTED.items():
            assert tuple(view[name]) == keys
        for armies in view["friends"].values():
            assert tuple(armies) == PEOPLES
        for held in view["tokens"]:
            assert tuple(held) == SYMBOLS
        assert set(view["extras"]) == set(view["characters"])
        for name in ("nazgul", "shadow", "load", "due", "paying_tokens", "extras"):
            assert position[name] == {key: count for key, count in view[name].items() if count}
        for held, kept in zip(view["tokens"], position["tokens"], strict=True):
            assert kept == {key: count for key, count in held.items() if count}
        assert set(view["friends"]) == set(PLACES)
        assert set(position["friends"]) == {place for place, armies in view["friends"].items() if any(armies.values())}
        assert all(armies and all(armies.values()) for armies in position["friends"].values())


def test_what_a_view_says_is_its_own() -> None:
    """Changing a view changes no other."""
    state = armed()
    state.view(0)["shadow"]["rivendell"] = 5
    assert state.view(0)["shadow"]["rivendell"] == 0


def test_only_the_actor_has_a_list() -> None:
    state = armed()
    assert state.view(0)["legal"] == list(state.legal())
    assert state.view(1)["legal"] == state.view(WATCHER)["legal"] == []
    assert state.view((0, 1))["legal"] == list(state.legal())


def test_f36_an_interrupt_may_be_taken_at_will_and_ended_by_the_interrupted_seat() -> None:
    state = armed(hands=[[], ["lembas", "gwaihir"]])
    assert [GAME.notation(code) for code in state.view(1)["out_of_turn"]] == ["interrupt second"]
    assert state.view(WATCHER)["out_of_turn"] == []
    do(state, "interrupt second")
    assert [GAME.notation(code) for code in state.view(0)["out_of_turn"]] == ["done"]
    assert state.view(1)["out_of_turn"] == []


def test_views_share_nothing_with_the_state() -> None:
    state = armed(hands=[["lembas"]])
    before = json.dumps(state.view(0))
    view = state.view(0)
    view["hands"][0].clear()
    view["friends"]["bree"]["elf"] = 9
    view["characters"]["gimli"]["place"] = "bree"
    view["options"]["level"] = "epic"
    view["levels"][0]["unseen"].pop()
    assert json.dumps(state.view(0)) == before


def test_no_view_reveals_the_order_of_a_deck() -> None:
    view = table().view(0)
    assert view["tops"] == []
    assert view["levels"][0]["seen"] == []
    assert len(view["levels"][0]["unseen"]) == 48


@pytest.mark.parametrize(
    ("state", "kind", "rule", "fields"),
    [
        (table(), "act", "F11", {}),
        (to_draw(), "draw", "F32", {"what_for": "turn", "to": 0}),
        (to_flip(*PAIR, hands=[["gifts_elves"]]), "quiet", "F36", {}),
        (do(to_flip(), "flipped sh03"), "back", "F37", {}),
        (do(armed(), "travel weather_hills"), "company", "F15", {"what_for": "travel"}),
        (
            do(armed(), "travel weather_hills", "take along legolas", "done"),
            "consent",
            "F15",
            {"what_for": "travel"},
        ),
        (
            do(armed(tokens=[{"stealth": 1}]), "travel weather_hills", "done"),
            "hiding",
            "F17",
            {},
        ),
        (do(armed(), "travel weather_hills", "done"), "search_roll", "F18", {"dice": 3}),
        (do(armed(), "attack 3"), "battle_roll", "F26", {"dice": 3}),
        (
            do(armed(tokens=[{"resistance": 1}]), "attack 3", "fought 3 rout"),
            "rolled",
            "F20",
            {"battle": 1},
        ),
        (
            do(armed(), "attack 2", "fought 1 rout 1 exchange"),
            "losses",
            "F28",
            {"count": 1, "place": "bree"},
        ),
        (
            do(armed(hands=[["orc_infighting"]]), "play orc_infighting"),
            "numbering",
            "F46",
            {"what_for": "infighting", "least": 1, "most": 2, "place": "bree"},
        ),
        (do(armed(hands=[["gifts_elves"]]), "play gifts_elves"), "gifting", "E14", {}),
        (advance("sh03", *PAIR, shadow={"bree": 1}), "act", "F11", {}),
    ],
)
def test_the_decision_names_its_rule_and_what_it_is_about(
    state: State, kind: str, rule: str, fields: dict[str, Any]
) -> None:
    decision = state.view(0)["decision"]
    assert (decision["kind"], decision["rule"], decision["fields"]) == (kind, rule, fields)
    assert decision["seat"] == state.actor


def test_f48_a_finished_game_asks_nothing() -> None:
    state = darkened("hollin", players=PAIR, hope=2, eye="eriador")
    view = state.view(1)
    assert (view["decision"]["kind"], view["actor"], view["legal"]) == ("over", OVER, [])
    assert view["ending"] == "despair"
    assert view["returns"] == state.returns() == [-1.0, -1.0]


@pytest.mark.parametrize("seed", range(5))
def test_views_are_plain_data_in_whole_games(seed: int) -> None:
    rng = random.Random(seed)
    kinds = set()
    for state in walk(500 + seed, 200, 1 + seed):
        if state.decision.kind not in kinds or rng.random() < 0.1:
            kinds.add(state.decision.kind)
            for seats in (0, WATCHER, tuple(range(state.seats))):
                view = state.view(seats)
                assert json.loads(json.dumps(view)) == view
    assert len(kinds) > 8


def test_the_same_history_gives_the_same_trace_and_another_another() -> None:
    one, two, three = (armed() for _ in range(3))
    do(one, "travel the_shire")
    do(two, "travel the_shire")
    do(three, "travel tharbad")
    for seat in (0, 1, WATCHER):
        assert one.trace(seat) == two.trace(seat)
        assert one.trace(seat) != three.trace(seat)


def test_shown_grows_at_chance_points_only() -> None:
    state = armed()
    before = state.reveals
    do(state, "attack 1")
    assert state.reveals == before
    do(state, "fought 1 rout")
    assert state.reveals > before
