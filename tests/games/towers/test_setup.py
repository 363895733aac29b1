"""Setting up: the road, the tokens, the hands and the display, each draw by its chance (T1, T2, P1)."""

import random
from collections import Counter
from fractions import Fraction
from itertools import pairwise, permutations

import pytest

from bywater import CHANCE, WATCHER, BadSeats, State

from .helpers import (
    DECK,
    GAME,
    KINDS,
    PATHS,
    PLACES,
    display,
    drawn,
    hand,
    log,
    pile,
    play,
    prompt_of,
    ring,
    set_up,
    to_the_end,
    tokens,
    whole,
)

PATH_LINES = [f"path of {spaces}" for spaces in PATHS]
SEATS = (2, 3, 4, 5)


def with_tokens(seats: int, *values: int) -> State:
    """The road is laid and these tokens are set out, from Rohan on."""
    return play(GAME.start(seats), "ring to 0", *PATH_LINES, *[f"token {value}" for value in values])


def near(chances: dict[str, float]) -> dict[str, Fraction]:
    """Probabilities as the fractions they stand for."""
    return {text: Fraction(chance).limit_denominator(1000) for text, chance in chances.items()}


# -- the ring and the road --------------------------------------------------------------------


def test_it_is_a_game_for_two_to_five() -> None:
    assert GAME.seats == (2, 3, 4, 5)
    for seats in (1, 6, -1):
        with pytest.raises(BadSeats):
            GAME.start(seats)


@pytest.mark.parametrize("seats", SEATS)
def test_t1_any_seat_may_begin_and_has_the_ring(seats: int) -> None:
    state = GAME.start(seats)
    assert prompt_of(state) == ("ring", CHANCE)
    assert near(drawn(state)) == {f"ring to {seat}": Fraction(1, seats) for seat in range(seats)}
    assert ring(play(state, f"ring to {seats - 1}")) == seats - 1


def test_t1_the_seven_places_lie_in_their_order() -> None:
    """From Amon Hen, where the marker begins, to Minas Tirith."""
    state = GAME.start(3)
    state.open_journal()
    to_the_end(state, 1)
    told = log(state, WATCHER)
    ways = [(line.params["from"], line.params["to"]) for line in told if line.key == "log-path"]
    road = ["place-amon_hen", *[f"place-{place}" for place in PLACES]]
    assert ways == list(pairwise(road))
    assert [line.params["place"] for line in told if line.key == "log-arrived"] == road[1:]
    assert list(state.view(WATCHER)["symbols"]) == list(PLACES)


def test_t1_six_path_cards_are_shuffled() -> None:
    """Two cards of each length: ninety orders, all equally likely."""
    orders = set(permutations(PATHS))
    assert len(orders) == 90
    for order in orders:
        state = play(GAME.start(4), "ring to 2")
        likely = Fraction(1)
        for spaces in order:
            assert prompt_of(state)[0] == "path"
            likely *= near(drawn(state))[f"path of {spaces}"]
            play(state, f"path of {spaces}")
        assert likely == Fraction(1, 90)
        assert whole(state)["paths"] == list(order)


def test_t1_no_path_card_is_laid_twice() -> None:
    state = play(GAME.start(3), "ring to 0", "path of 2", "path of 2", "path of 4")
    assert near(drawn(state)) == {"path of 3": Fraction(2, 3), "path of 4": Fraction(1, 3)}
    play(state, "path of 3", "path of 3")
    assert near(drawn(state)) == {"path of 4": Fraction(1)}


def test_t1_own_path_cards_are_shuffled_too() -> None:
    state = play(GAME.start(3, own={"paths": [1, 1, 1, 5, 5, 2]}), "ring to 0")
    assert near(drawn(state)) == {"path of 1": Fraction(1, 2), "path of 2": Fraction(1, 6), "path of 5": Fraction(1, 3)}


# -- the tokens -------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "used"), [(3, 12), (4, 18), (5, 24)])
def test_t1_one_token_less_than_players_at_each_place(seats: int, used: int) -> None:
    for seed in range(5):
        state = set_up(seats, seed)
        assert [len(tokens(state, place)) for place in PLACES] == [seats - 1] * 6
        assert sum(len(tokens(state, place)) for place in PLACES) == used


@pytest.mark.parametrize(("symbols", "used"), [("twelve", 12), ("eleven", 11), ("ten", 10)])
def test_p1_for_two_one_token_a_symbol(symbols: str, used: int) -> None:
    state = set_up(2, symbols=symbols)
    signs = state.view(0)["symbols"]
    assert {place: len(tokens(state, place)) for place in PLACES} == {place: len(signs[place]) for place in PLACES}
    assert sum(len(tokens(state, place)) for place in PLACES) == used


def test_p1_for_two_one_token_per_symbol_of_custom_data() -> None:
    own = {"symbols": {"rohan": ["wisdom", "strength", "resolve"], "minas_tirith": ["wisdom"]}}
    state = set_up(2, own=own)
    assert len(tokens(state, "rohan")) == 3
    assert tokens(state, "minas_tirith") == [5]


@pytest.mark.parametrize("seats", SEATS)
def test_t1_there_are_six_tokens_of_each_value(seats: int) -> None:
    for seed in range(10):
        laid = Counter(value for place in PLACES for value in tokens(set_up(seats, seed), place))
        assert set(laid) <= {2, 3, 4, 5}
        assert max(laid.values()) <= 6
    if seats == 5:
        assert laid == {2: 6, 3: 6, 4: 6, 5: 6}, "all of them, 84 points, are used by five"


def test_t1_each_token_is_drawn_from_those_left() -> None:
    state = with_tokens(4)
    assert near(drawn(state)) == {f"token {value}": Fraction(1, 4) for value in (2, 3, 4, 5)}
    play(state, "token 5")
    quarters = {2: 6, 3: 6, 4: 6, 5: 5}
    assert near(drawn(state)) == {f"token {value}": Fraction(left, 23) for value, left in quarters.items()}
    play(state, *["token 2"] * 6)
    assert near(drawn(state)) == {f"token {value}": Fraction(left, 17) for value, left in {3: 6, 4: 6, 5: 5}.items()}


def test_t1_tokens_lie_in_the_order_drawn() -> None:
    state = with_tokens(4, 2, 5, 3, 4, 4, 2)
    assert tokens(state, "rohan") == [2, 5, 3]
    assert tokens(state, "fangorn") == [4, 4, 2]


# -- a five at Minas Tirith -------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_t2_there_is_always_a_five_at_minas_tirith(seats: int) -> None:
    for seed in range(25):
        assert 5 in tokens(set_up(seats, seed), "minas_tirith")


@pytest.mark.parametrize("last", [(5, 2), (2, 5), (5, 5)])
def test_t2_nothing_is_swapped_if_chance_gave_one(last: tuple[int, int]) -> None:
    state = with_tokens(3, 4, 4, 3, 3, 2, 2, 4, 3, 2, 4, *last)
    assert prompt_of(state)[0] == "deal"
    assert tokens(state, "minas_tirith") == list(last)


@pytest.mark.parametrize(
    ("seats", "last"),
    [(2, [5, 2, 2]), (2, [2, 5, 2]), (2, [2, 2, 5]), (4, [2, 3, 5]), (5, [5, 4, 4, 4]), (5, [4, 4, 4, 5])],
    ids=str,
)
def test_t2_the_five_may_lie_anywhere_at_minas_tirith(seats: int, last: list[int]) -> None:
    """Before it lie the lowest tokens that are left."""
    left = Counter({2: 6, 3: 6, 4: 6, 5: 6}) - Counter(last)
    before = sorted(left.elements())[: {2: 9, 4: 15, 5: 20}[seats]]
    state = with_tokens(seats, *before, *last)
    assert tokens(state, "minas_tirith") == last
    assert prompt_of(state)[0] == "deal"


def without_a_five() -> State:
    """Three players; three fives lie at Rohan and Edoras, three are in the box."""
    return with_tokens(3, 5, 5, 3, 3, 2, 5, 4, 3, 2, 4, 2, 3)


def test_t2_each_token_of_minas_tirith_is_as_likely_to_go() -> None:
    state = without_a_five()
    assert prompt_of(state) == ("swap_out", CHANCE)
    assert near(drawn(state)) == {"swap token 1": Fraction(1, 2), "swap token 2": Fraction(1, 2)}


@pytest.mark.parametrize("slot", [1, 2])
def test_t2_each_five_elsewhere_or_in_the_box_is_as_likely_to_come(slot: int) -> None:
    state = play(without_a_five(), f"swap token {slot}")
    assert prompt_of(state) == ("swap_in", CHANCE)
    assert near(drawn(state)) == {
        "for the 5 at rohan 1": Fraction(1, 6),
        "for the 5 at rohan 2": Fraction(1, 6),
        "for the 5 at edoras 2": Fraction(1, 6),
        "for a 5 of the box": Fraction(3, 6),
    }


def test_t2_a_five_from_elsewhere_changes_places() -> None:
    state = play(without_a_five(), "swap token 2", "for the 5 at edoras 2")
    assert tokens(state, "minas_tirith") == [2, 5]
    assert tokens(state, "edoras") == [2, 3]
    assert tokens(state, "rohan") == [5, 5], "nothing else is touched"
    assert prompt_of(state)[0] == "deal"


def test_t2_a_five_from_the_box_sends_the_other_there() -> None:
    state = play(without_a_five(), "swap token 1", "for a 5 of the box")
    assert tokens(state, "minas_tirith") == [5, 3]
    assert {place: tokens(state, place) for place in PLACES[:5]} == {
        "rohan": [5, 5],
        "fangorn": [3, 3],
        "edoras": [2, 5],
        "orthanc": [4, 3],
        "helms_deep": [2, 4],
    }
    assert prompt_of(state)[0] == "deal"


def test_t2_with_five_players_the_box_is_empty() -> None:
    state = with_tokens(5, *[5] * 6, *[4] * 6, *[3] * 6, *[2] * 6)
    assert near(drawn(state)) == {f"swap token {slot}": Fraction(1, 4) for slot in (1, 2, 3, 4)}
    play(state, "swap token 4")
    fives = ["rohan 1", "rohan 2", "rohan 3", "rohan 4", "fangorn 1", "fangorn 2"]
    assert near(drawn(state)) == {f"for the 5 at {where}": Fraction(1, 6) for where in fives}
    play(state, "for the 5 at fangorn 2")
    assert tokens(state, "minas_tirith") == [2, 2, 2, 5]
    assert tokens(state, "fangorn") == [5, 2, 4, 4]


def test_t2_p1_with_two_players_a_place_has_as_many_tokens_as_symbols() -> None:
    state = with_tokens(2, 2, 3, 3, 4, 4, 2, 2, 3, 3, 4, 2, 2)
    assert near(drawn(state)) == {f"swap token {slot}": Fraction(1, 3) for slot in (1, 2, 3)}
    play(state, "swap token 1")
    assert near(drawn(state)) == {"for a 5 of the box": Fraction(1)}
    assert tokens(play(state, "for a 5 of the box"), "minas_tirith") == [5, 2, 2]


def test_t2_the_swap_is_in_the_log() -> None:
    for line, key in (("for the 5 at rohan 1", "log-swapped-with"), ("for a 5 of the box", "log-swapped")):
        state = play(without_a_five(), "swap token 1")
        state.open_journal()
        assert [message.key for message in log(play(state, line), WATCHER)] == [key]


# -- the cards --------------------------------------------------------------------------------


def test_t1_ninety_six_cards_five_of_each_kind_and_sixteen_gandalfs() -> None:
    assert len(KINDS) == 17
    assert sum(DECK.values()) == 96
    state = with_tokens(3, *[5, 4] * 6)
    assert prompt_of(state)[0] == "deal"
    assert near(drawn(state)) == {f"card {kind}": Fraction(number, 96) for kind, number in DECK.items()}


def test_t1_each_card_is_drawn_from_those_left() -> None:
    state = with_tokens(3, *[5, 4] * 6)
    play(state, *["card green_wisdom"] * 5, "card gandalf")
    left = DECK - Counter({"green_wisdom": 5, "gandalf": 1})
    assert near(drawn(state)) == {f"card {kind}": Fraction(number, 90) for kind, number in left.items()}


@pytest.mark.parametrize("seats", SEATS)
def test_t1_six_cards_each_and_four_face_up(seats: int) -> None:
    state = set_up(seats, 3)
    assert [sum(hand(state, seat).values()) for seat in range(seats)] == [6] * seats
    assert sum(display(state).values()) == 4
    assert sum(pile(state).values()) == state.view(WATCHER)["pile_size"] == 96 - 6 * seats - 4
    assert whole(state)["discards"] == {}
    assert whole(state)["rows"] == [{}] * seats
    assert whole(state)["won"] == [[]] * seats


def test_t1_cards_go_where_chance_deals_them() -> None:
    """Six cards for each seat, then the display."""
    state = with_tokens(3, *[5, 4] * 6)
    sequence = iter(["blue_resolve", "grey_endurance", "gandalf"])
    given: dict[int, str] = {}
    while state.decision.kind == "deal":
        to = state.decision.fields["to"]
        if to not in given:
            given[to] = next(sequence)
        play(state, f"card {given[to]}" if sum(hand(state, to).values()) < 5 else "card ochre_strength")
    assert {seat: hand(state, seat) for seat in range(3)} == {
        seat: {kind: 5, "ochre_strength": 1} for seat, kind in given.items()
    }
    assert prompt_of(state) == ("turn_up", CHANCE)
    play(state, "card gandalf", "card green_wisdom", "card gandalf", "card grey_wisdom")
    assert display(state) == {"gandalf": 2, "green_wisdom": 1, "grey_wisdom": 1}


@pytest.mark.parametrize("seats", SEATS)
def test_t1_t3_the_ring_holder_begins_on_the_first_space(seats: int) -> None:
    for seed in range(4):
        state = set_up(seats, seed)
        assert prompt_of(state) == ("gain", ring(state))
        assert (whole(state)["stage"], whole(state)["step"]) == (1, 1)


def test_t1_before_the_journey_the_marker_is_at_amon_hen() -> None:
    state = GAME.start(3)
    assert (whole(state)["stage"], whole(state)["step"]) == (0, 0)


def test_t1_every_draw_of_the_set_up_follows_its_chances() -> None:
    """The ring, six paths, the tokens, perhaps a swap, the hands, the display: all by chance."""
    for seats, laid in ((2, 12), (3, 12), (4, 18), (5, 24)):
        rng = random.Random(seats)
        state = GAME.start(seats)
        kinds: Counter[str] = Counter()
        while state.actor == CHANCE:
            kinds[state.decision.kind] += 1
            assert abs(sum(drawn(state).values()) - 1) < 1e-9
            action = state.roll(rng)
            assert GAME.notation(action) in drawn(state)
            state.apply(action)
        swaps = kinds.pop("swap_out", 0)
        assert kinds.pop("swap_in", 0) == swaps <= 1
        assert kinds == {"ring": 1, "path": 6, "token": laid, "deal": 6 * seats, "turn_up": 4}
