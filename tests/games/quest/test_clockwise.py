"""V3: the next player begins the next scenario, instead of the Ring-bearer."""

from typing import Any

import pytest

from bywater import State
from bywater.games.quest.model import frames as k

from .helpers import active, bearer, choices, do, pass_quiet, place, prompt_of, roll_chances, table
from .helpers_cards import main_line_ends

CLOCKWISE = {"clockwise": True}
FULL = {"ring": 1, "heart": 1, "sun": 1}


def next_board(*hands: str, **more: Any) -> State:
    """The scenario ends; all offers before the next board are declined."""
    state = main_line_ends(*hands, **more)
    here = place(state)
    while place(state) in (here, "lothlorien"):
        roll_chances(state)
        pass_quiet(state)
        if state.actor >= 0 and place(state) in (here, "lothlorien"):
            kind = prompt_of(state)[0]
            do(state, {"demand": "refuse", "offer": "pass"}.get(kind, sorted(choices(state))[0]))
    return state


@pytest.mark.parametrize(
    ("where", "following"), [("moria", "helms_deep"), ("helms_deep", "shelobs_lair"), ("shelobs_lair", "mordor")]
)
def test_v3_the_next_player_clockwise_begins(where: str, following: str) -> None:
    tokens = [FULL, FULL, {**FULL, "ring": 3}, FULL]
    state = next_board("", "", "", "", place=where, active=0, tokens=tokens, options=CLOCKWISE)
    assert place(state) == following
    assert bearer(state) == 2
    assert active(state) == 1


@pytest.mark.parametrize("where", ["moria", "helms_deep", "shelobs_lair"])
def test_q08_without_it_the_bearer_begins(where: str) -> None:
    tokens = [FULL, FULL, {**FULL, "ring": 3}, FULL]
    state = next_board("", "", "", "", place=where, active=0, tokens=tokens)
    assert bearer(state) == 2
    assert active(state) == 2


def test_v3_after_the_last_seat_comes_the_first() -> None:
    state = next_board(
        "", "", "", place="helms_deep", active=2, tokens=[FULL, {**FULL, "ring": 3}, FULL], options=CLOCKWISE
    )
    assert active(state) == 0


def test_v3_an_eliminated_hobbit_is_skipped() -> None:
    tokens = [{**FULL, "ring": 3}, {}, FULL]
    more: dict[str, Any] = {"gone": [1], "dark": [0, 15, 0], "tokens": tokens, "options": CLOCKWISE}
    state = next_board("", "", "", place="helms_deep", active=0, **more)
    assert active(state) == 2


def test_v3_the_first_scenario_begins_with_the_bearer() -> None:
    state = table("", "", place="rivendell", bearer=1, stack=[["journey", 0, k.TEST_EACH + 1, 0, 0]], options=CLOCKWISE)
    roll_chances(state)
    assert place(state) == "moria"
    assert active(state) == 1


def test_v3_in_lothlorien_the_bearer_still_leads() -> None:
    """R01: in Lothlórien the Ring-bearer begins, whoever was active last."""
    tokens = [FULL, FULL, {**FULL, "ring": 3}]
    state = main_line_ends("", "", "", active=0, tokens=tokens, shields=[2, 2, 2], options=CLOCKWISE)
    while prompt_of(state)[0] != "offer":
        roll_chances(state)
        pass_quiet(state)
    assert prompt_of(state) == ("offer", 2)
