"""Pending effects are completed: the tile of an eliminated player (N7), a die or an event when Guidance ends a scenario
(N8)."""

from typing import Any

import pytest

from bywater.games.quest.model import frames as k

from .helpers import FRODO, GAME, SAM, do, everything, go, marker, pass_quiet, place, prompt_of, restored, sauron, table

FULL = {"ring": 1, "heart": 1, "sun": 1}


def near_the_end(stack: list[list[object]], **more: Any) -> Any:
    """Two spaces before the end of fighting, with five shields for a call and Guidance left."""
    words: dict[str, Any] = {
        "shields": [5, 0],
        "gandalf": ["guidance"],
        "tokens": [FULL, FULL],
        "lines": {"fighting": 8},
        "stack": [["journey", 0, k.PLAYING, 0, 0], *stack],
        **more,
    }
    return table("2 white_joker", "white_joker", **words)


def guide(state: Any, who: str = "frodo") -> Any:
    return do(state, f"interrupt {who}", "call gandalf", "guidance on fighting")


def test_n7_r25_a_sundial_still_moves_the_marker_when_the_active_hobbit_falls() -> None:
    hands = ("6 white_joker", "2 white_joker", "white_joker")
    frames = [["journey", 0, k.PLAYING, 0, 0], ["turn", SAM, k.TURN_TILE, 0, 0]]
    state = table(
        *hands,
        active=SAM,
        sauron=4,
        dark=[0, 3, 0],
        event=4,
        tiles={"sundial": 2, "hiding": 1},
        gandalf=[],
        ring_used=False,
        stack=frames,
    )
    do(state, "tile sundial", "interrupt frodo", "put on the ring", "die eye", "advance hiding")
    pass_quiet(state, "demand")
    assert marker(state) == 5
    assert prompt_of(state) == ("demand", 2), "the next player decides"
    do(state, "refuse")
    assert everything(state)["active"] == 2
    assert everything(restored(state)) == everything(state)


def test_n7_an_activity_is_lost_with_the_hobbit_who_turned_it() -> None:
    frames = [["journey", 0, k.PLAYING, 0, 0], ["turn", SAM, k.TURN_TILE, 0, 0]]
    state = table(
        "2 white_joker",
        "2 white_joker",
        "white_joker",
        active=SAM,
        sauron=4,
        dark=[0, 3, 0],
        gandalf=[],
        ring_used=False,
        stack=frames,
    )
    do(state, "tile travelling", "interrupt frodo", "put on the ring", "die eye", "advance hiding")
    pass_quiet(state, "cards")
    assert everything(state)["lines"]["travelling"] == 0
    assert everything(state)["active"] == 2


def test_an_eliminated_hobbit_can_not_end_an_interrupt() -> None:
    state = table(
        "2 white_joker", "2 white_joker", "", active=SAM, sauron=4, dark=[0, 3, 0], gandalf=[], ring_used=False
    )
    do(state, "interrupt frodo", "put on the ring", "die eye", "advance hiding")
    assert prompt_of(state) == ("interrupt", FRODO)
    assert not state.may_play(SAM, GAME.action("done"))
    assert state.view(SAM)["out_of_turn"] == []
    assert everything(restored(state)) == everything(state)


def test_n8_a_die_that_was_rolled_is_suffered_before_the_scenario_ends() -> None:
    state = near_the_end([["turn", 0, k.TURN_ENDS, 1, 0], ["roll", 0, k.LAST_MOMENT, 0, 0], ["die", -1, 0, 0, 0]])
    guide(do(state, "die three_dots"))
    go(state, "special shield 1", "die blank")
    pass_quiet(state)
    assert everything(state)["dark"][FRODO] == 3
    assert place(state) != "moria" or state.decision.kind != "cards"


def test_n8_shelob_appears_is_answered_before_the_scenario_ends() -> None:
    state = near_the_end(
        [["turn", 0, k.TURN_BEGINS, 5, 0], ["shelob_appears", 0, 0, 0, 0]],
        place="shelobs_lair",
        event=5,
        tiles={"sundial": 1},
    )
    before = sauron(state)
    guide(state)
    go(state, "refuse")
    assert sauron(state) == before - 2
    assert not everything(state)["stack"][1:] or everything(state)["stack"][1][0] != "turn"


@pytest.mark.parametrize("demand", [3, 4, 5])
def test_n8_r05_a_tile_that_was_only_turned_is_dropped(demand: int) -> None:
    state = near_the_end([["turn", 0, k.TURN_BEGINS, demand + 3, 0], ["demand", 0, demand, 0, 0]])
    before = sauron(state)
    guide(state)
    go(state, "special shield 1", "die blank")
    pass_quiet(state)
    assert sauron(state) == before
    assert everything(state)["stack"][0][2] != 1, "the scenario is being closed"


def test_foreseen_tiles_stay_behind_in_mordor() -> None:
    state = table(
        "white_travelling", "", place="mordor", lines={"travelling": 12}, foreseen=["sundial"], looker=0, gandalf=[]
    )
    go(state, "play white_travelling", "die blank")
    assert place(state) == "mount_doom"
    assert everything(state)["foreseen"] == []
    assert everything(restored(state)) == everything(state)


def test_n8_the_ring_still_moves_a_line_when_guidance_ends_the_board_inside_its_roll() -> None:
    state = near_the_end([["turn", 0, k.TURN_ENDS, 1, 0], ["cards", 0, 0, 0, 0]], ring_used=False)
    do(state, "interrupt frodo", "put on the ring", "die eye")
    guide(state)
    go(state, "special shield 1", "die blank")
    pass_quiet(state)
    assert prompt_of(state) == ("choosing_line", FRODO)
    assert everything(restored(state)) == everything(state)
    pass_quiet(do(state, "advance hiding"))
    assert everything(state)["stack"][0][2] != 1, "the scenario is being closed"
