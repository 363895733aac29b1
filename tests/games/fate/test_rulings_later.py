"""Rulings N24 to N28, which came from a comparison of the rules with the rulebook."""

from typing import Any

import bywater
from bywater.core.state import State
from bywater.games.fate.model import frames as k

from .moments import parts, state_of

GAME = bywater.load("fate")
LEVELS = [{"back": "red", "unseen": ["sh05", "sh06"]}]


def table(**parts: Any) -> State:
    return state_of({"seats": 2, "levels": LEVELS, **parts})


def open_to(state: State) -> set[str]:
    return {GAME.notation(action) for action in state.legal()}


def play(state: State, *texts: str) -> None:
    for text in texts:
        state.apply(GAME.action(text))


def with_eomer(armies: dict[str, int]) -> State:
    """Éomer and Gimli at the Fords of Isen, with armies and Nazgûl around."""
    people = {
        "frodo_sam": {"seat": 0, "place": "bree"},
        "eomer": {"seat": 0, "place": "fords_of_isen"},
        "gimli": {"seat": 1, "place": "erebor"},
        "eowyn": {"seat": 1, "place": "edoras"},
    }
    return table(
        characters=people,
        acting="eomer",
        nazgul={"rohan": 1},
        friends={"fords_of_isen": armies},
        shadow={"fords_of_isen": 3},
    )


def test_n24_one_loss_is_taken_off_before_the_armies_are_counted() -> None:
    state = with_eomer({"rohan": 1})
    play(state, "attack 1", "fought 1 nazgul")  # two losses, less one, for one army
    assert parts(state)["friends"] == {}
    spared = with_eomer({"rohan": 1})
    play(spared, "attack 1", "fought 1 exchange")
    assert parts(spared)["friends"] == {"fords_of_isen": {"rohan": 1}}


def test_n24_without_riders_both_are_lost() -> None:
    state = with_eomer({"gondor": 1})
    play(state, "attack 1", "fought 1 nazgul")
    assert parts(state)["friends"] == {}


def test_n25_a_character_who_gives_way_is_done_even_without_an_action() -> None:
    state = table()
    assert {"act frodo_sam", "act legolas"} <= open_to(state)
    play(state, "act legolas", "act frodo_sam")
    assert "act legolas" not in open_to(state)
    assert state.view(0)["finished"] == ["legolas"]


def test_n25_nothing_done_leaves_four_actions_to_the_other() -> None:
    state = table(nazgul={"mordor": 9})
    play(state, "act legolas", "act frodo_sam")
    for place in ("sarn_ford", "bree", "sarn_ford", "bree"):
        assert f"travel {place}" in open_to(state)
        play(state, f"travel {place}")
        if state.decision.kind == "company":
            play(state, "done")  # Merry and Pippin stay in the Shire
    assert not any(text.startswith("travel") for text in open_to(state))


def test_n26_a_people_still_musters_where_its_haven_has_fallen() -> None:
    havens = [place for place in state_of({"seats": 2}).view(0)["havens"] if place != "lorien"]
    state = table(
        characters={
            "frodo_sam": {"seat": 0, "place": "bree"},
            "legolas": {"seat": 0, "place": "lorien"},
            "gimli": {"seat": 1, "place": "erebor"},
            "eowyn": {"seat": 1, "place": "edoras"},
        },
        acting="legolas",
        havens=havens,
        strongholds=["lorien", "isengard"],
        shadow={"lorien": 2},
        tokens=[{"friendship": 1}, {}],
    )
    assert "muster 1" in open_to(state)
    play(state, "muster 1")
    assert parts(state)["friends"]["lorien"] == {"elf": 1}


def test_n27_on_the_paths_of_the_dead_the_road_is_free_but_frodo_hides_or_is_searched() -> None:
    state = table(
        characters={
            "frodo_sam": {"seat": 0, "place": "edoras"},
            "aragorn": {"seat": 0, "place": "edoras"},
            "gimli": {"seat": 1, "place": "erebor"},
            "eowyn": {"seat": 1, "place": "helms_deep"},
        },
        objectives=["destroy_ring", "oathbreakers"],
        acting="aragorn",
        nazgul={"gondor": 1},
        tokens=[{"stealth": 1}, {}],
    )
    play(state, "paths of the dead", "take along frodo_sam")
    assert open_to(state) == {"stealth", "search"}
    play(state, "stealth")
    view = state.view(0)
    assert view["characters"]["aragorn"]["place"] == view["characters"]["frodo_sam"]["place"] == "erech"
    assert not any(view["tokens"][0].values())
    assert view["oath"]


def reinforced(shadow: int) -> State:
    """Isengard is a haven with Riders in it, and a card reinforces it."""
    start = state_of({"seats": 2}).view(0)
    return state_of(
        {
            "seats": 2,
            "havens": [*start["havens"], "isengard"],
            "strongholds": [place for place in start["strongholds"] if place != "isengard"],
            "friends": {"isengard": {"rohan": 2}},
            "shadow": {"isengard": shadow} if shadow else {},
            "levels": [{"seen": ["sh11"], "back": "black", "unseen": ["sh01", "sh02", "sh07", "sh08"]}],
            "stack": [["turn", 0, k.TURN_FLIPS, 1, 0, 0]],
        }
    )


def test_n28_at_a_captured_place_those_who_stand_there_already_fight() -> None:
    state = reinforced(1)
    assert parts(state)["shadow"] == {"isengard": 1}  # none was added
    assert state.decision.kind == "battle_roll"
    assert state.decision.fields == {"dice": 1}


def test_n28_without_armies_of_the_shadow_there_is_no_battle() -> None:
    state = reinforced(0)
    assert "isengard" not in parts(state)["shadow"]
    assert not any(frame[0] == "battle" for frame in state.view(0)["stack"])
