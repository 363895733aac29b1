"""The Ring: when it may be put on, what the die costs, and how far a marker then moves."""

import random
from typing import Any

import pytest

from bywater import CHANCE, IllegalAction, State
from bywater.games.quest.model import frames as k

from .helpers import (
    at_the_end,
    at_the_mountain,
    beginning,
    choices,
    choose,
    dark,
    do,
    event,
    everything,
    gone,
    hand,
    line,
    marker,
    offers,
    pass_quiet,
    place,
    prompt_of,
    restored,
    roll_chances,
    sauron,
    shields,
    table,
    tile,
    to_roll,
    tokens,
    why,
)
from .helpers_cards import after_a_card, each_is_prompted, interrupts, looked_at, may, turn_goes_on

SPACES = {"blank": 4, "one_dot": 3, "two_dots": 2, "three_dots": 1, "two_cards": 2, "eye": 3}


def put_on(state: State, bearer: str = "frodo") -> State:
    return do(state, f"interrupt {bearer}", "put on the ring")


# -- when ------------------------------------------------------------------------------------------


def moments() -> dict[str, State]:
    """Return moments at which the Ring may be put on: Sam bears it, Frodo is active."""
    more: dict[str, Any] = {"bearer": 1, "ring_used": False, "active": 0}
    return {
        "a tile was turned": looked_at("sundial", "", "", **more),
        "an activity was turned": looked_at("hiding", "", "", **more),
        "a tile asks for cards": tile("sundial_cards", "3 white_hiding", "", **more),
        "a tile asks for things": tile("sundial_items", "gimli", "", tokens=[{"sun": 1}, {}], shields=[1, 0], **more),
        "a tile asks for a volunteer": tile("eye_or_two_dark", "", "", **more),
        "a tile was carried out": turn_goes_on("", "", **more),
        "an activity was carried out": table("white_hiding", "", **more),
        "a card was carried out": after_a_card("grey_hiding", "", **more),
        "the ring is mine": event(6, "", "", place="mordor", **more),
    }


@pytest.mark.parametrize("name", list(moments()))
def test_q18_after_a_turned_tile_or_a_tile_or_card_carried_out_by_any_hobbit(name: str) -> None:
    state = moments()[name]
    assert "sam" in interrupts(state)
    do(state, "interrupt sam")
    assert may(state, "put on the ring")
    do(state, "put on the ring")
    assert prompt_of(state)[0] == "die"
    assert everything(state)["ring_used"] is True


def test_q18_after_the_second_card_too() -> None:
    state = after_a_card("grey_hiding, white_hiding", "", ring_used=False)
    do(state, "play grey_hiding")
    assert prompt_of(state) == ("quiet", 1)  # the turn is Sam's, no tile is turned yet
    assert "frodo" in interrupts(state)
    assert may(do(state, "interrupt frodo"), "put on the ring")


def test_q18_not_before_the_first_tile_of_a_scenario() -> None:
    state = beginning("white_hiding, elessar", "", ring_used=False, dark=[1, 0])
    do(state, "interrupt frodo")
    assert not may(state, "put on the ring")
    assert why(state, "put on the ring", 0) == "refused-ring-early"


def test_q18_after_a_card_though_the_phial_kept_all_tiles_face_down() -> None:
    """A card was carried out: that is enough, even if no tile was turned yet."""
    state = beginning("phial, white_hiding, grey_hiding", "", ring_used=False)
    do(state, "play phial", "play white_hiding")
    assert prompt_of(state) == ("cards", 0)
    do(state, "interrupt frodo")
    assert may(state, "put on the ring")


@pytest.mark.parametrize("cards", ["", "white_hiding, grey_hiding"])
def test_q18_the_phial_is_a_card_too(cards: str) -> None:
    """It prevented the first tile, and the Ring is available from then on, in the next turn as well."""
    state = beginning(f"phial, {cards}", "white_hiding", ring_used=False)
    do(state, "play phial")
    assert prompt_of(state) == ("cards", 0)
    assert may(do(state, "interrupt frodo"), "put on the ring")
    do(state, "done", "step back")
    assert prompt_of(state) == ("quiet", 1), "no tile was turned, but a card was carried out"
    assert may(do(state, "interrupt frodo"), "put on the ring")
    assert everything(restored(state)) == everything(state)


@pytest.mark.parametrize(
    ("deeds", "more"),
    [
        (("interrupt sam", "elessar sam"), {}),
        (
            ("interrupt frodo", "call gandalf", "healing sam"),
            {"shields": [5, 0], "gandalf": ["healing", "persistence"]},
        ),
    ],
    ids=["yellow", "gandalf"],
)
def test_q18_any_card_that_was_carried_out_opens_the_ring(deeds: tuple[str, ...], more: dict[str, Any]) -> None:
    state = beginning("white_hiding", "elessar", ring_used=False, dark=[0, 3], **more)
    assert not may(do(state, "interrupt frodo"), "put on the ring")
    do(state, "done")
    more = {**more, "dark": [0, 3]}
    state = beginning("white_hiding", "elessar, white_hiding", ring_used=False, **more)
    do(state, *deeds)
    if prompt_of(state)[0] == "interrupt" and prompt_of(state)[1] != 0:
        do(state, "done")
    if prompt_of(state)[0] == "quiet":
        do(state, "interrupt frodo")
    assert may(state, "put on the ring")


def test_q18_a_card_of_the_board_before_does_not_count() -> None:
    state = beginning("phial, white_joker", "", ring_used=False, lines={"fighting": 9})
    do(state, "play phial", "play white_joker on fighting")
    rng = random.Random(1)
    while place(state) != "helms_deep":
        state.apply(choose(state, rng))
    assert prompt_of(state)[0] == "tile", "nobody may do anything yet"
    assert everything(state)["ring_used"] is False


@pytest.mark.parametrize(
    "state",
    [
        event(1, "aragorn, elessar", "", dark=[1, 0], ring_used=False),
        event(5, "elessar, gimli, anduril, boromir", "", dark=[1, 0], ring_used=False),
        event(5, "elessar", "", place="shelobs_lair", dark=[1, 0], ring_used=False),
        each_is_prompted("watcher", "elessar, white_hiding", "", place="moria", dark=[1, 0], ring_used=False),
        do(to_roll(0, "elessar", "", dark=[1, 0], ring_used=False), "die one_dot"),
    ],
    ids=["speak friend", "orcs attack", "shelob appears", "watcher", "roll"],
)
def test_n5_not_inside_a_roll_or_an_event(state: State) -> None:
    do(state, "interrupt frodo")
    assert not may(state, "put on the ring")
    assert why(state, "put on the ring", 0) == "refused-ring-moment"


def test_q18_not_when_the_scenario_is_being_closed() -> None:
    state = at_the_end("elessar", "", dark=[1, 0], ring_used=False)
    do(state, "interrupt frodo")
    assert not may(state, "put on the ring")


def test_q18_not_in_a_haven() -> None:
    state = table(
        "elessar, aragorn",
        "",
        place="rivendell",
        stack=[["journey", 0, k.TEST_EACH, 0, 0]],
        ring_used=False,
        dark=[1, 0],
    )
    do(state, "interrupt frodo")
    assert not may(state, "put on the ring")


def test_q22_nobody_wears_it_at_the_mountain() -> None:
    state = at_the_mountain("elessar", "", ring_used=False, dark=[1, 0])
    do(state, "interrupt frodo")
    assert not may(state, "put on the ring")


def test_q18_only_the_bearer() -> None:
    state = table("white_hiding", "white_hiding", "", bearer=2, ring_used=False, active=0)
    for name, seat in (("frodo", 0), ("sam", 1)):
        do(state, f"interrupt {name}")
        assert not may(state, "put on the ring")
        assert why(state, "put on the ring", seat) == "refused-not-bearer"
        do(state, "done")
    assert may(do(state, "interrupt pippin"), "put on the ring")


def test_q18_once_a_scenario() -> None:
    state = put_on(table("white_hiding", "", ring_used=False))
    do(state, "die blank", "advance travelling")
    assert not may(state, "put on the ring")
    assert why(state, "put on the ring", 0) == "refused-ring-used"


def test_r31_anew_on_the_next_board() -> None:
    state = table("", "", place="lothlorien", stack=[["journey", 0, k.TEST_EACH + 1, 0, 0]], ring_used=True)
    roll_chances(state)
    assert place(state) == "helms_deep"
    assert everything(state)["ring_used"] is False


def test_r31_the_bearer_stays_the_bearer() -> None:
    state = put_on(table("", "", ring_used=False))
    do(state, "die blank", "advance travelling")
    assert everything(state)["bearer"] == 0


# -- the die ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "spaces"), SPACES.items())
def test_r20_four_less_the_printed_symbols(face: str, spaces: int) -> None:
    state = put_on(table("3 grey_hiding", "", place="mordor", ring_used=False))
    do(state, f"die {face}")
    while prompt_of(state)[0] == "losing":
        do(state, "discard grey_hiding")
    assert prompt_of(state) == ("choosing_line", 0)
    assert state.decision.fields == {"count": spaces}
    do(state, "advance travelling")
    assert line(state, "travelling") == spaces


@pytest.mark.parametrize(
    ("face", "spaces", "steps", "cards"), [("three_dots", 1, 1, 0), ("two_dots", 2, 1, 0), ("two_cards", 2, 0, 1)]
)
def test_r20_sam_suffers_one_but_the_printed_number_counts(face: str, spaces: int, steps: int, cards: int) -> None:
    state = put_on(table("", "3 grey_hiding", bearer=1, active=0, ring_used=False), "sam")
    do(state, f"die {face}")
    while prompt_of(state)[0] == "losing":
        do(state, "discard grey_hiding")
    assert state.decision.fields == {"count": spaces}
    assert dark(state) == [0, steps]
    assert hand(state, 1) == {"grey_hiding": 3 - cards}


@pytest.mark.parametrize(("face", "spaces"), [(face, spaces) for face, spaces in SPACES.items() if face != "blank"])
def test_r20_mithril_spares_the_bearer_and_changes_no_number(face: str, spaces: int) -> None:
    state = put_on(table("2 grey_hiding", "mithril", ring_used=False))
    do(state, f"die {face}")
    assert prompt_of(state) == ("after_roll", 1)
    do(state, "play mithril")
    assert (dark(state), sauron(state), hand(state, 0)) == ([0, 0], 15, {"grey_hiding": 2})
    assert state.decision.fields == {"count": spaces}


def test_r20_the_belt_is_not_prompted_for() -> None:
    state = put_on(table("", "belt", ring_used=False))
    assert prompt_of(state)[0] == "die"


def test_r20_the_bearer_suffers_before_the_line_moves() -> None:
    state = put_on(table("", "", ring_used=False))
    do(state, "die three_dots")
    assert dark(state) == [3, 0]
    assert line(state, "fighting") == 0
    assert prompt_of(state) == ("choosing_line", 0)


def test_r06_a_bearer_who_is_caught_moves_nothing() -> None:
    state = put_on(table("", "", ring_used=False, dark=[12, 0], lines={"fighting": 9}))
    do(state, "die three_dots")
    assert state.ending() == "caught"
    assert state.score() == [19, 19]


def test_r20_the_bearer_chooses_the_line_though_another_is_active() -> None:
    state = put_on(table("white_hiding", "", bearer=1, active=0, ring_used=False), "sam")
    do(state, "die blank")
    assert prompt_of(state) == ("choosing_line", 1)
    assert choices(state) == {"advance travelling", "advance hiding", "advance fighting"}
    do(state, "advance hiding")
    assert prompt_of(state) == ("cards", 0)  # the turn goes on where it was


# -- the line --------------------------------------------------------------------------------------


def test_r20_crossed_and_reached_spaces_give_nothing() -> None:
    state = put_on(table("", "", ring_used=False))
    do(state, "die blank", "advance hiding")
    assert line(state, "hiding") == 4
    assert hand(state, 0) == {}
    assert tokens(state, 0) == {}
    assert "book" in everything(state)["board_cards"]
    assert prompt_of(state)[0] == "cards"


def test_r20_neither_shields_nor_dice_nor_the_special_shield() -> None:
    state = put_on(
        table("", "", ring_used=False, lines={"fighting": 6}, tokens=[{"ring": 1, "heart": 1, "sun": 1}] * 2)
    )
    do(state, "die blank", "advance fighting")
    assert shields(state) == [0, 0]
    assert everything(state)["specials"] == {"1": 2, "2": 2, "3": 2}
    assert prompt_of(state)[0] == "draw"  # the scenario is over, and no die was rolled


def test_r20_the_move_stops_at_the_end_of_the_line() -> None:
    state = put_on(table("", "", ring_used=False, lines={"hiding": 6}))
    do(state, "die blank", "advance hiding")
    assert line(state, "hiding") == 7
    assert prompt_of(state)[0] == "cards"


def test_r20_finished_and_missing_lines_are_not_offered() -> None:
    state = put_on(table("", "", ring_used=False, lines={"hiding": 7}))
    do(state, "die blank")
    assert choices(state) == {"advance travelling", "advance fighting"}


def test_r20_it_can_end_the_scenario_and_the_turn() -> None:
    state = put_on(looked_at("sundial", "white_hiding", "", ring_used=False, lines={"fighting": 8}))
    do(state, "die blank", "advance fighting")
    pass_quiet(state)
    assert prompt_of(state)[0] == "draw"
    assert marker(state) == 0  # the sundial was never carried out
    assert dark(state) == [3, 3]  # missing tokens


def test_r21_onto_60_without_its_die_the_attempt_follows() -> None:
    state = put_on(event(6, "", "", place="mordor", lines={"travelling": 10}, ring_used=False))
    do(state, "die one_dot", "advance travelling")
    assert (place(state), line(state, "travelling")) == ("mount_doom", 13)
    assert everything(state)["bearer"] == -1
    assert prompt_of(state)[0] == "die"  # the attempt itself
    do(state, "die blank", "special shield 2")
    assert state.ending() == "destroyed"


def test_r07_too_short_and_sauron_takes_the_ring() -> None:
    state = put_on(event(6, "", "", place="mordor", lines={"travelling": 10}, ring_used=False))
    pass_quiet(do(state, "die two_dots", "advance travelling"))
    assert state.ending() == "seized"
    assert state.score() == [59, 59]


def test_r05_after_the_tile_and_before_the_marker_moves() -> None:
    state = put_on(looked_at("sundial", "", "", ring_used=False, lines={"travelling": 3, "hiding": 3}, event=3))
    pass_quiet(do(state, "die blank", "advance travelling"))
    assert marker(state) == 4  # the event takes place nevertheless
    assert line(state, "travelling") == 7


def test_r05_the_ring_finishes_a_line_in_time_for_the_event() -> None:
    lines = {"travelling": 3, "hiding": 7}
    state = put_on(looked_at("sundial", "", "", ring_used=False, lines=lines, event=3))
    pass_quiet(do(state, "die blank", "advance travelling"))
    assert (marker(state), sauron(state)) == (4, 15)  # both lines are complete: nothing happens
    assert prompt_of(state)[0] == "tile"


def test_two_cards_that_the_bearer_lacks() -> None:
    """R14, R28: the bearer has too few cards, and the game is lost."""
    state = put_on(table("grey_hiding", "", ring_used=False))
    do(state, "die two_cards")
    assert state.ending() == "want"
    assert gone(state) == [0]


def test_the_ring_lies_behind_the_bearers_interrupt() -> None:
    state = table("white_hiding", "", ring_used=False)
    assert "put on the ring" not in offers(state)
    with pytest.raises(IllegalAction):
        do(state, "put on the ring")
    assert why(state, "put on the ring", 0) == "refused-behind-interrupt"


def test_the_rings_roll_is_an_ordinary_chance() -> None:
    state = put_on(table("", "", ring_used=False))
    assert state.actor == CHANCE
    assert len(state.chances()) == 6
