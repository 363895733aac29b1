"""Setting up: hobbits, Sauron, hands, the feature cards of the havens (Q01, Q02, Q05, R22)."""

import random
from collections import Counter
from typing import Any

import pytest

from bywater import CHANCE, BadOption, BadSeats, State
from bywater.games.quest.model import frames as k
from bywater.games.quest.presentation.page import FIRST_GAME

from .helpers import (
    DECK,
    FRODO,
    GAME,
    HOBBITS,
    LOTHLORIEN,
    RIVENDELL,
    active,
    bearer,
    dark,
    deck,
    discards,
    do,
    drawn,
    everything,
    hand,
    log_params,
    pass_quiet,
    place,
    prompt_of,
    sauron,
    shields,
    size,
    table,
    tokens,
    watched,
)

SEATS = (2, 3, 4, 5)
DEALS = {2: [4, 4], 3: [4, 4, 4], 4: [3, 3, 3, 3], 5: [3, 3, 2, 2, 2]}


def dealt_hands(seats: int, seed: int = 0, **options: Any) -> State:
    """The six cards each are dealt, and the Nazgul decision comes next."""
    rng = random.Random(seed)
    state = watched(GAME.start(seats, **options))
    for _ in range(6 * seats):
        state.apply(state.roll(rng))
    return state


def at_lothlorien(*hands: str, bearer: int = FRODO, **more: Any) -> State:
    """The haven is reached and its cards are about to be dealt."""
    return table(*hands, place="lothlorien", bearer=bearer, stack=[["journey", 0, k.ARRIVED, 0, 0]], **more)


# -- hobbits, Sauron, the Ring ----------------------------------------------------------------


def test_q01_it_is_a_game_for_two_to_five() -> None:
    assert GAME.seats == (2, 3, 4, 5)
    for seats in (1, 6, -1):
        with pytest.raises(BadSeats):
            GAME.start(seats)


@pytest.mark.parametrize("seats", SEATS)
def test_q01_hobbits_start_in_the_light_and_frodo_bears_the_ring(seats: int) -> None:
    state = GAME.start(seats)
    assert GAME.seat_names[:seats] == HOBBITS[:seats]
    assert dark(state) == [0] * seats
    assert bearer(state) == FRODO
    assert active(state) == FRODO
    assert place(state) == "bag_end"
    assert shields(state) == [0] * seats
    assert [tokens(state, seat) for seat in range(seats)] == [{}] * seats


@pytest.mark.parametrize("space", [15, 12, 10])
def test_q01_sauron_stands_where_the_players_chose(space: int) -> None:
    assert sauron(GAME.start(2, sauron=space)) == space


def test_q01_sauron_stands_on_12_unless_the_players_choose() -> None:
    assert sauron(GAME.start(3)) == 12


def test_q01_a_first_game_is_recommended_with_sauron_on_15() -> None:
    assert sauron(GAME.start(3, **FIRST_GAME)) == 15


@pytest.mark.parametrize("space", [9, 16, 0])
def test_q01_sauron_stands_nowhere_else(space: int) -> None:
    with pytest.raises(BadOption):
        GAME.start(2, sauron=space)


def test_q01_six_special_shields_lie_face_down() -> None:
    assert everything(GAME.start(2))["specials"] == {"1": 2, "2": 2, "3": 2}


def test_q01_all_five_cards_of_gandalf_lie_open() -> None:
    found = everything(GAME.start(4))["gandalf"]
    assert sorted(found) == ["foresight", "guidance", "healing", "magic", "persistence"]


# -- six Hobbit cards each --------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_q02_each_gets_six_hobbit_cards(seats: int) -> None:
    state = dealt_hands(seats, seed=seats)
    assert [size(state, seat) for seat in range(seats)] == [6] * seats
    assert sum(deck(state).values()) == 60 - 6 * seats
    assert discards(state) == {}
    assert all(kind in DECK for seat in range(seats) for kind in hand(state, seat))


def test_q02_the_deck_holds_sixty_cards_each_as_likely() -> None:
    state = GAME.start(2)
    assert sum(DECK.values()) == 60
    assert drawn(state) == pytest.approx({f"card {kind}": count / 60 for kind, count in DECK.items()})
    do(state, "card white_joker")
    assert drawn(state)["card white_joker"] == pytest.approx(11 / 59)
    assert drawn(state)["card grey_hiding"] == pytest.approx(5 / 59)


def test_q02_a_kind_that_is_used_up_comes_no_more() -> None:
    state = do(GAME.start(2), *["card grey_fighting"] * 5)
    assert "card grey_fighting" not in drawn(state)


# -- Elrond and Galadriel ---------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_q05_elrond_deals_by_the_number_of_players(seats: int) -> None:
    state = dealt_hands(seats, seed=seats)
    if prompt_of(state)[0] == "demand":
        do(state, "refuse")
    rng = random.Random(seats)
    got: Counter[str] = Counter()
    assert place(state) == "rivendell"
    assert prompt_of(state) == ("deal", CHANCE)
    while prompt_of(state) == ("deal", CHANCE):
        state.apply(state.roll(rng))
    for seat in range(seats):
        features = [kind for kind in hand(state, seat) if kind not in DECK]
        assert len(features) == DEALS[seats][seat]
        got.update(features)
    assert set(got) <= set(RIVENDELL)
    assert max(got.values()) == 1
    assert sum(got.values()) == (8 if seats == 2 else 12)


def test_q05_each_of_the_twelve_cards_is_as_likely() -> None:
    state = table("", "", place="rivendell", stack=[["journey", 0, k.ARRIVED, 0, 0]])
    assert drawn(state) == pytest.approx({f"card {kind}": 1 / 12 for kind in RIVENDELL})
    do(state, "card sting")
    assert drawn(state) == pytest.approx({f"card {kind}": 1 / 11 for kind in RIVENDELL if kind != "sting"})


def test_q05_what_two_players_leave_goes_to_the_box_unseen() -> None:
    """Nobody learns which four are left: they stay among the cards that might be anywhere."""
    state = watched(table("", "", place="rivendell", stack=[["journey", 0, k.ARRIVED, 0, 0]]))
    do(state, *[f"card {kind}" for kind in RIVENDELL[:8]])
    assert prompt_of(state) == ("passing", FRODO)
    left = set(RIVENDELL[8:])
    assert left <= set(everything(state)["in_play"])
    assert {message["card"] for message in log_params(state, "log-dealt")} == {f"card-{kind}" for kind in RIVENDELL[:8]}


def test_q05_with_five_the_bearer_and_his_left_neighbour_get_one_more() -> None:
    state = at_lothlorien("", "", "", "", "", bearer=3)
    do(state, *[f"card {kind}" for kind in LOTHLORIEN])
    assert [size(state, seat) for seat in range(5)] == [2, 2, 2, 3, 3]


def test_q05_dealing_begins_with_the_bearer() -> None:
    state = at_lothlorien("", "", "", bearer=1)
    do(state, *[f"card {kind}" for kind in LOTHLORIEN[:5]])
    assert [size(state, seat) for seat in range(3)] == [0, 4, 1]


@pytest.mark.parametrize(
    ("seats", "out", "sizes"),
    [(3, [2], [4, 4, 0]), (4, [1], [4, 0, 4, 4]), (5, [1], [3, 0, 3, 3, 3]), (5, [1, 4], [4, 0, 4, 4, 0])],
)
def test_q05_an_eliminated_hobbit_gets_no_card_and_the_deal_depends_on_the_others(
    seats: int, out: list[int], sizes: list[int]
) -> None:
    state = at_lothlorien(*[""] * seats, gone=out)
    while prompt_of(state) == ("deal", CHANCE):
        state.apply(state.roll(random.Random(3)))
    assert [size(state, seat) for seat in range(seats)] == sizes


def test_q05_the_bearer_alone_gets_four() -> None:
    """One hobbit left: as in a game of two, four cards."""
    state = at_lothlorien("", "", gone=[1])
    do(state, *[f"card {kind}" for kind in LOTHLORIEN[:4]])
    assert prompt_of(state) == ("die", CHANCE), "and has no joker for the Test"
    assert size(state, FRODO) == 4


# -- the first board --------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_q08_the_first_board_begins_with_the_bearer_and_all_tiles(seats: int) -> None:
    state = dealt_hands(seats, seed=1)
    rng = random.Random(seats)
    while place(state) != "moria":
        if state.actor == CHANCE:
            state.apply(state.roll(rng))
        else:
            state.apply(rng.choice(list(state.legal())))
    pass_quiet(state)
    assert prompt_of(state) == ("tile", CHANCE)
    assert active(state) == FRODO
    position = everything(state)
    assert sum(position["tiles"].values()) == 23
    assert position["lines"] == {"friendship": 0, "travelling": 0, "hiding": 0, "fighting": 0}
    assert position["event"] == 0
    assert sorted(position["board_cards"]) == ["book", "pipe"]
