"""The event tiles: turned until an activity comes, and the effect of each (Q09, Q10, C1, R18, R25)."""

import random

import pytest

from bywater import CHANCE, IllegalAction

from .helpers import (
    ACTIVITIES,
    FRODO,
    PIPPIN,
    SAM,
    TILES,
    active,
    beginning,
    choices,
    dark,
    discards,
    do,
    drawn,
    everything,
    face_down,
    go,
    gone,
    hand,
    line,
    log_params,
    marker,
    offers,
    pay,
    place,
    pledge,
    prompt_of,
    sauron,
    shields,
    size,
    tile,
    tokens,
    watched,
)

# -- the stack of tiles -----------------------------------------------------------------------


def test_c1_there_are_23_tiles_each_as_likely() -> None:
    assert sum(TILES.values()) == 23
    state = beginning("", "")
    assert drawn(state) == pytest.approx({f"tile {name}": count / 23 for name, count in TILES.items()})


def test_q09_a_tile_that_was_turned_does_not_come_back() -> None:
    state = go(beginning("", ""), "tile ring_dark", "tile eye_or_two_dark", "refuse")
    assert prompt_of(state) == ("tile", CHANCE)
    assert drawn(state)["tile ring_dark"] == pytest.approx(1 / 21)
    assert "tile eye_or_two_dark" not in drawn(state)


def test_q09_tiles_are_turned_until_an_activity_comes() -> None:
    state = watched(beginning("", ""))
    go(state, "tile ring_dark", "tile ring_dark", "tile fighting")
    assert prompt_of(state) == ("cards", FRODO)
    assert [message["tile"] for message in log_params(state, "log-turned-tile")] == [
        "tile-ring_dark",
        "tile-ring_dark",
        "tile-fighting",
    ]


@pytest.mark.parametrize("name", ACTIVITIES)
def test_q09_after_an_activity_the_cards_come_and_no_tile(name: str) -> None:
    state = go(beginning("", "", place="mordor"), f"tile {name}")
    assert prompt_of(state) == ("cards", FRODO)
    assert sum(everything(state)["tiles"].values()) == 22


def test_q09_the_next_player_turns_a_new_tile() -> None:
    state = go(beginning("", ""), "tile fighting", "step back")
    assert (prompt_of(state), active(state)) == (("tile", CHANCE), SAM)
    assert drawn(state)["tile fighting"] == pytest.approx(2 / 22)


def test_r25_the_tiles_never_run_out() -> None:
    """In any order: the sixth sundial brings the sixth event, and the scenario ends before the tiles do."""
    for seed in range(20):
        rng = random.Random(seed)
        state = beginning("", "", place="shelobs_lair")
        left = 23
        while place(state) == "shelobs_lair" and not everything(state)["ending"]:
            if prompt_of(state) == ("tile", CHANCE):
                assert left > 0
                left -= 1
                state.apply(state.roll(rng))
            elif prompt_of(state) == ("die", CHANCE):
                do(state, "die blank")
            elif state.actor == CHANCE:
                state.apply(state.roll(rng))
            elif "refuse" in offers(state) and state.decision.kind != "shelob_appears":
                do(state, "refuse")
            else:
                do(state, sorted(choices(state))[0])
        assert left >= 0


def test_r25_the_last_tile_can_be_turned() -> None:
    """Before the last event one sundial remains, and possibly no other tile."""
    state = go(beginning("", "", tiles={"hiding": 1, "sundial": 1}, event=5), "tile hiding")
    assert line(state, "hiding") == 1


# -- activities -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ACTIVITIES)
def test_q10_an_activity_moves_its_line_by_one_and_the_space_is_carried_out(name: str) -> None:
    state = tile(name, "", "", place="mordor", active=SAM)
    assert {other: line(state, other) for other in ACTIVITIES} == {other: int(other == name) for other in ACTIVITIES}
    assert shields(state) == [0, 1], "every first space of Mordor has a shield, for the active player"
    assert prompt_of(state) == ("cards", SAM)


@pytest.mark.parametrize(
    ("where", "name", "left"),
    [
        ("moria", "friendship", {"travelling", "hiding", "fighting"}),
        ("helms_deep", "hiding", {"friendship", "travelling", "fighting"}),
        ("shelobs_lair", "friendship", {"travelling", "hiding", "fighting"}),
    ],
)
def test_r18_if_the_line_is_missing_the_active_player_moves_another(where: str, name: str, left: set[str]) -> None:
    state = tile(name, "white_joker", "", place=where)
    assert prompt_of(state) == ("choosing_line", FRODO)
    assert choices(state) == {f"advance {other}" for other in left}, "it must be one of them"
    do(state, "advance travelling")
    assert line(state, "travelling") == 1
    assert shields(state) == [1, 0], "and its space is carried out"
    assert prompt_of(state) == ("cards", FRODO)


def test_r18_if_the_line_is_finished_another_is_moved() -> None:
    state = tile("hiding", "", "", "", active=SAM, lines={"hiding": 7})
    assert prompt_of(state) == ("choosing_line", SAM)
    assert choices(state) == {"advance travelling", "advance fighting"}
    do(state, "advance fighting")
    assert (line(state, "hiding"), line(state, "fighting")) == (7, 1)


def test_r18_a_single_line_left_is_moved_at_once() -> None:
    state = tile("hiding", "", "", lines={"hiding": 7, "travelling": 7})
    assert line(state, "fighting") == 1
    assert prompt_of(state) == ("cards", FRODO)


def test_r18_a_line_with_room_may_not_be_exchanged() -> None:
    state = tile("hiding", "", "", lines={"hiding": 6})
    assert line(state, "hiding") == 7
    assert prompt_of(state) == ("cards", FRODO)


# -- the Ring and the eye ---------------------------------------------------------------------


def test_q10_ring_tile_the_bearer_goes_a_step_whoever_is_active() -> None:
    state = tile("ring_dark", "", "", "", active=SAM, bearer=PIPPIN, dark=[3, 3, 3])
    assert dark(state) == [3, 3, 4]
    assert (prompt_of(state), active(state)) == (("tile", CHANCE), SAM)


def test_q10_eye_tile_refused_sauron_comes_a_step() -> None:
    state = tile("eye_or_two_dark", "", "", active=SAM, dark=[1, 1])
    assert prompt_of(state) == ("demand", SAM)
    do(state, "refuse")
    assert (sauron(state), dark(state)) == (14, [1, 1])
    assert (prompt_of(state), active(state)) == (("tile", CHANCE), SAM)


@pytest.mark.parametrize("seat", [FRODO, SAM, PIPPIN])
def test_q10_eye_tile_any_one_player_goes_two_steps_instead(seat: int) -> None:
    state = pay(tile("eye_or_two_dark", "", "", "", active=SAM, dark=[1, 1, 1]), seat, "volunteer")
    assert dark(state) == [3 if other == seat else 1 for other in range(3)]
    assert sauron(state) == 15
    assert (prompt_of(state), active(state)) == (("tile", CHANCE), SAM)


def test_q10_eye_tile_one_volunteer_is_enough() -> None:
    state = pledge(tile("eye_or_two_dark", "", "", ""), SAM, "volunteer")
    assert prompt_of(state) == ("demand", FRODO)
    assert choices(state) == {"pay", "refuse"}
    with pytest.raises(IllegalAction):
        do(state, "volunteer")


def test_q10_eye_tile_the_two_steps_can_be_ones_last() -> None:
    state = pay(tile("eye_or_two_dark", "", "", "", sauron=10, dark=[0, 8, 0]), SAM, "volunteer")
    assert gone(state) == [SAM]
    assert prompt_of(state) == ("tile", CHANCE)


# -- sundials ---------------------------------------------------------------------------------


def test_q10_a_plain_sundial_brings_the_next_event() -> None:
    state = tile("sundial", "2 grey_fighting", "", event=1)
    assert marker(state) == 2
    assert prompt_of(state) == ("die", CHANCE), "the Watcher: nobody has a hiding symbol"


def test_q10_after_the_event_another_tile_is_turned() -> None:
    state = tile("sundial", "", "", active=SAM)
    assert (marker(state), sauron(state)) == (1, 14), "nobody can speak to the door"
    assert (prompt_of(state), active(state)) == (("tile", CHANCE), SAM)


def test_q10_three_cards_of_the_group_stop_the_sundial() -> None:
    state = tile("sundial_cards", "gimli, white_joker", "grey_hiding", "mithril")
    assert prompt_of(state) == ("demand", FRODO)
    pledge(state, FRODO, "gimli")
    with pytest.raises(IllegalAction):
        do(state, "pay")
    pledge(state, SAM, "grey_hiding")
    pledge(state, PIPPIN, "mithril")
    do(state, "pay")
    assert marker(state) == 0
    assert [hand(state, seat) for seat in range(3)] == [{"white_joker": 1}, {}, {}]
    assert discards(state) == {"grey_hiding": 1}
    assert prompt_of(state) == ("tile", CHANCE)


def test_q10_three_cards_may_come_from_one() -> None:
    state = pay(tile("sundial_cards", "3 white_joker", ""), FRODO, *["white_joker"] * 3)
    assert (marker(state), size(state, FRODO)) == (0, 0)


def test_q10_cards_and_not_symbols_are_counted() -> None:
    state = tile("sundial_cards", "arwen, galadriel", "")
    assert marker(state) == 1, "two cards are not three, though they bear four stars"


def test_q10_the_cards_may_be_kept_and_the_event_happens() -> None:
    state = do(tile("sundial_cards", "3 grey_hiding", ""), "refuse")
    assert marker(state) == 1
    assert size(state, FRODO) == 3
    assert sauron(state) == 14


def test_q10_nobody_gives_more_than_three_cards() -> None:
    state = pledge(tile("sundial_cards", "4 white_joker", "white_joker"), FRODO, *["white_joker"] * 3)
    assert choices(state) == {"pay", "refuse"}
    assert "interrupt sam" not in offers(state)


def test_q10_a_card_a_token_and_a_shield_stop_the_other_sundial() -> None:
    state = tile("sundial_items", "gimli", "", "", tokens=[{}, {"sun": 1, "ring": 1}, {}], shields=[0, 0, 2])
    pledge(state, FRODO, "gimli")
    pledge(state, SAM, "a sun")
    pledge(state, PIPPIN, "1 shield")
    do(state, "pay")
    assert marker(state) == 0
    assert (size(state, FRODO), tokens(state, SAM), shields(state)) == (0, {"ring": 1}, [0, 0, 1])
    assert prompt_of(state) == ("tile", CHANCE)


def test_q10_all_three_may_come_from_one() -> None:
    state = tile("sundial_items", "", "white_joker", tokens=[{}, {"heart": 1}], shields=[0, 1])
    pay(state, SAM, "white_joker", "a heart", "1 shield")
    assert (marker(state), tokens(state, SAM), shields(state), size(state, SAM)) == (0, {}, [0, 0], 0)


@pytest.mark.parametrize("token", ["ring", "heart", "sun"])
def test_q10_any_life_token_does(token: str) -> None:
    state = tile("sundial_items", "white_joker", "", tokens=[{token: 1}, {}], shields=[1, 0])
    pay(state, FRODO, "white_joker", f"a {token}", "1 shield")
    assert (marker(state), tokens(state, FRODO)) == (0, {})


@pytest.mark.parametrize(
    ("held", "life", "money"), [("", {"sun": 1}, 1), ("white_joker", {}, 1), ("white_joker", {"sun": 1}, 0)]
)
def test_q10_if_one_of_the_three_is_missing_the_event_happens(held: str, life: dict[str, int], money: int) -> None:
    state = tile("sundial_items", held, "", tokens=[life, {}], shields=[money, 0])
    assert marker(state) == 1
    assert (tokens(state, FRODO), shields(state)) == (life, [money, 0])


def test_q10_the_items_may_be_kept_and_the_event_happens() -> None:
    state = do(tile("sundial_items", "white_joker", "", tokens=[{"sun": 1}, {}], shields=[1, 0]), "refuse")
    assert (marker(state), size(state, FRODO), tokens(state, FRODO), shields(state)) == (1, 1, {"sun": 1}, [1, 0])


def test_q09_a_scenario_that_ends_stops_the_tiles() -> None:
    """The sixth event of Moria, by a sundial: no more tiles, and no cards."""
    state = watched(tile("sundial", "", "", event=5, dark=[1, 0], tiles=face_down(*["sundial"] * 6)))
    pay(state, FRODO, "volunteer")
    assert log_params(state, "log-scenario-over") == [{"place": "place-moria"}]
    assert log_params(state, "log-turned-tile") == []
    assert prompt_of(state) == ("draw", CHANCE), "the bearer of the next board draws"
