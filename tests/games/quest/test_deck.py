"""Shuffling the discards into a new deck, and conservation of cards, tiles, tokens, shields and hobbits."""

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bywater import OVER, State
from bywater.games.quest.model import frames as k
from bywater.games.quest.state import QuestState

from .helpers import (
    DECK,
    GAME,
    LOTHLORIEN,
    RIVENDELL,
    TILES,
    choose,
    deck,
    discards,
    do,
    drawn,
    everything,
    go,
    hand,
    prompt_of,
    set_up,
    shields,
    size,
    table,
)
from .helpers_cards import BOARD_CARDS, examples, favourable, may

FEATURES = {*RIVENDELL, *LOTHLORIEN, *[card for cards in BOARD_CARDS.values() for card in cards]}
LENGTHS = {
    "moria": {"friendship": 0, "travelling": 7, "hiding": 7, "fighting": 10},
    "helms_deep": {"friendship": 7, "travelling": 10, "hiding": 0, "fighting": 10},
    "shelobs_lair": {"friendship": 0, "travelling": 10, "hiding": 7, "fighting": 10},
    "mordor": {"friendship": 7, "travelling": 13, "hiding": 7, "fighting": 7},
}

# -- R26, N1 ---------------------------------------------------------------------------------------


def test_r26_an_empty_deck_is_made_new_from_the_hobbit_cards_thrown_away() -> None:
    state = table("", "", deck="white_joker")
    assert sum(deck(state).values()) == 1
    do(state, "draw", "card white_joker")
    assert sum(deck(state).values()) == 59
    assert discards(state) == {}
    assert drawn(state)["card white_joker"] == pytest.approx(11 / 59)


def test_n1_it_is_made_new_when_a_card_is_wanted_and_not_before() -> None:
    state = table("", "", deck="2 white_joker")
    do(state, "draw", "card white_joker", "card white_joker")
    assert sum(deck(state).values()) == 0
    assert sum(discards(state).values()) == 58


def test_r26_if_nothing_is_left_no_card_is_drawn() -> None:
    """Sixty cards in two hands, and none to draw."""
    half = {kind: number for kind, number in DECK.items() if kind.startswith("white")}
    rest = {kind: number for kind, number in DECK.items() if kind.startswith("grey")}
    state = set_up({"seats": 2, "hands": [half, rest], "ring_used": True})
    do(state, "draw")
    assert size(state, 0) == 40
    assert prompt_of(state)[0] == "tile"


def test_r26_one_card_left_of_two_wanted() -> None:
    some = {**DECK, "white_joker": 11}
    state = set_up({"seats": 2, "hands": [some, {}], "ring_used": True})
    do(state, "draw", "card white_joker")
    assert size(state, 0) == 60
    assert prompt_of(state)[0] == "tile"


def test_r26_feature_cards_never_come_back() -> None:
    state = table("gimli", "", deck="white_joker")
    do(state, "interrupt frodo", "discard gimli", "draw", "card white_joker")
    assert "card gimli" not in drawn(state)
    assert "gimli" not in everything(state)["in_play"]


def test_r26_a_new_deck_is_covered() -> None:
    state = table("", "", deck="white_joker")
    used = GAME.coverage(do(state, "draw"), GAME.action("card white_joker"))
    assert used == ["deck made new"]


def test_r26_a_card_turned_up_is_not_in_the_new_deck_until_it_is_laid_down() -> None:
    """R09: it is open while it sets the symbol."""
    stack = [["journey", 0, k.PLAYING, 0, 0], ["turn", 0, k.TURN_BEGINS, 0, 0], ["turn_up", -1, 8, 1, 0]]
    state = table("2 white_hiding", "", stack=stack, event=3, deck="grey_hiding")
    do(state, "card grey_hiding")
    assert prompt_of(state) == ("demand", 0)
    assert everything(state)["turned_up"] == "grey_hiding"
    assert sum(deck(state).values()) == 0
    assert discards(state).get("grey_hiding", 0) == 4
    do(state, "pledge white_hiding", "pledge white_hiding")
    assert discards(state)["grey_hiding"] == 5


def test_n1_a_card_turned_up_from_an_empty_deck() -> None:
    stack = [["journey", 0, k.PLAYING, 0, 0], ["turn", 0, k.CARRY_OUT, 5, 0]]
    state = table("2 white_hiding", "", stack=stack, event=2, deck="")
    assert prompt_of(state)[0] == "turn_up"
    assert sum(deck(state).values()) == 58


# -- conservation ----------------------------------------------------------------------------------


def check_hobbit_cards(state: State, position: dict[str, Any]) -> None:
    """Sixty cards: in hands, in the deck, discarded, turned up, or being shared."""
    assert isinstance(state, QuestState)
    counts: Counter[str] = Counter()
    for part in (position["discards"], position["shared"], *position["hands"]):
        counts.update({kind: number for kind, number in part.items() if kind in DECK})
    if position["turned_up"]:
        counts[position["turned_up"]] += 1
    left = Counter({kind: (int(state.deck) >> (5 * place)) & 31 for place, kind in enumerate(DECK_ORDER)})
    assert counts + left == DECK
    assert sum(left.values()) == state.deck_size
    assert [sum(cards.values()) for cards in position["hands"]] == list(state.sizes)


DECK_ORDER = (
    *[f"white_{line}" for line in ("friendship", "travelling", "hiding", "fighting")],
    "white_joker",
    *[f"grey_{line}" for line in ("friendship", "travelling", "hiding", "fighting")],
)


def check_feature_cards(position: dict[str, Any], gone_for_good: set[str]) -> None:
    """Each at most once, in one place; a card that left the game never returns."""
    held = [kind for cards in position["hands"] for kind in cards if kind in FEATURES]
    everywhere = held + position["board_cards"]
    assert len(everywhere) == len(set(everywhere))
    assert not set(everywhere) & gone_for_good
    assert set(held) <= set(position["in_play"])
    assert set(position["board_cards"]) <= {card for cards in BOARD_CARDS.values() for card in cards}


def check_tiles(position: dict[str, Any]) -> None:
    counts = Counter(position["tiles"])
    assert all(counts[name] <= TILES[name] for name in counts)
    assert not Counter(position["foreseen"]) - counts


def check_tokens(position: dict[str, Any]) -> None:
    """Five rings, three hearts, three suns in total."""
    total: Counter[str] = Counter()
    for tokens in position["tokens"]:
        total.update(tokens)
    assert all(total[name] <= most for name, most in (("ring", 5), ("heart", 3), ("sun", 3)))


def check_shields(state: State, position: dict[str, Any]) -> None:
    """Six special shields; never more shields than in the box."""
    specials = Counter(position["specials"])
    for taken in position.get("taken", []):
        specials.update(str(value) for value in taken)
    assert all(0 <= specials[value] <= 2 for value in ("1", "2", "3"))
    if everything(state)["options"]["competitive"]:
        assert all(specials[value] == 2 for value in ("1", "2", "3"))
    assert all(number >= 0 for number in position["shields"])
    assert sum(position["shields"]) <= 62


def check_line(state: State, position: dict[str, Any]) -> None:
    """Every hobbit is between 0 and 15, and those in the game are on the light side of Sauron."""
    assert 0 <= position["sauron"] <= 15
    assert all(0 <= at <= 15 for at in position["dark"])
    if not position["ending"]:
        for seat in range(state.seats):
            if seat not in position["gone"]:
                assert position["dark"][seat] < position["sauron"]
        if position["bearer"] >= 0:
            assert position["bearer"] not in position["gone"]
    if position["place"] in LENGTHS:
        for name, length in LENGTHS[position["place"]].items():
            assert 0 <= position["lines"][name] <= length
    assert 0 <= position["event"] <= 6


def check_who_is_out(state: State, position: dict[str, Any]) -> None:
    """R27: an eliminated hobbit holds neither cards nor tokens and is never prompted."""
    for seat in position["gone"]:
        assert position["hands"][seat] == {}
        assert position["tokens"][seat] == {}
        assert state.actor != seat
        assert state.view(seat)["out_of_turn"] == []


def check_pledges(position: dict[str, Any]) -> None:
    """Pledges are in the hands, and exist only while a demand is open."""
    open_demand = any(frame[0] in ("demand", "pledging") for frame in position["stack"])
    for seat, part in enumerate(position["pledged"]):
        assert not Counter(part["cards"]) - Counter(position["hands"][seat])
        assert not Counter(part["tokens"]) - Counter(position["tokens"][seat])
        assert part["shields"] <= position["shields"][seat]
        assert open_demand or not (part["cards"] or part["tokens"] or part["shields"])
    if not open_demand:
        assert not position["guided"]
        assert position["volunteer"] == -1


def options_of(rng: random.Random) -> dict[str, Any]:
    return {
        "sauron": rng.choice([10, 12, 15]),
        "preparations": rng.random() < 0.5,
        "heir": rng.random() < 0.5,
        "clockwise": rng.random() < 0.5,
        "competitive": rng.random() < 0.4,
        "hands": rng.choice(["described", "secret"]),
    }


def follow(state: State, rng: random.Random, good_share: float) -> None:
    """Play to the end, with all checks at every step."""
    gone_for_good: set[str] = set()
    in_play: set[str] = set()
    gandalf = ["foresight", "magic", "healing", "guidance", "persistence"]
    tile_count = 0
    where = ""
    length = 0
    while True:
        position = everything(state)
        check_hobbit_cards(state, position)
        left = in_play - set(position["in_play"])
        gone_for_good |= left
        in_play = set(position["in_play"])
        check_feature_cards(position, gone_for_good)
        check_tiles(position)
        check_tokens(position)
        check_shields(state, position)
        check_line(state, position)
        check_who_is_out(state, position)
        check_pledges(position)
        assert set(position["gandalf"]) <= set(gandalf), "a card of Gandalf is used once"
        gandalf = position["gandalf"]
        tiles = sum(position["tiles"].values())
        if position["place"] == where and position["stack"]:
            assert tiles <= tile_count or tiles == 23
        where, tile_count = position["place"], tiles
        if state.actor == OVER:
            break
        state.apply(favourable(state, rng, good_share) if good_share else choose(state, rng))
        length += 1
    assert length < GAME.max_length
    assert state.ending() in ("destroyed", "failed", "caught", "want", "seized", "joined")


@examples
@given(st.integers(0, 10**6), st.sampled_from([2, 3, 4, 5]), st.sampled_from([0.0, 0.8, 0.97]))
def test_nothing_is_created_or_lost(seed: int, seats: int, good_share: float) -> None:
    """Over all options and numbers of players, at every step of whole games."""
    rng = random.Random(seed)
    state = GAME.start(seats, **options_of(rng))
    follow(state, rng, good_share)


@examples
@given(st.integers(0, 10**6), st.sampled_from([2, 3, 4, 5]), st.sampled_from(["shelobs_lair", "mordor", "mount_doom"]))
def test_nothing_is_created_or_lost_on_the_later_boards(seed: int, seats: int, where: str) -> None:
    """The same from where chance seldom comes: full hands, many shields, hobbits in the light."""
    rng = random.Random(seed)
    pool = [*DECK.elements(), *RIVENDELL, *LOTHLORIEN]
    rng.shuffle(pool)
    state = set_up(
        {
            "seats": seats,
            "options": options_of(rng),
            "place": where,
            "hands": [dict(Counter(pool[8 * seat : 8 * seat + 8])) for seat in range(seats)],
            "shields": [rng.randrange(9) for _ in range(seats)],
            "dark": [rng.randrange(4) for _ in range(seats)],
            "stack": [["journey", 0, k.ARRIVED, 0, 0]],
        }
    )
    follow(state, rng, 0.9)


@pytest.mark.parametrize("seed", range(8))
def test_r25_the_tiles_never_run_out(seed: int) -> None:
    rng = random.Random(seed)
    state = GAME.start(2 + seed % 4)
    turned = 0
    while state.actor != OVER:
        if state.decision.kind == "tile":
            turned += 1
            assert sum(everything(state)["tiles"].values()) > 0
        state.apply(favourable(state, rng))
    assert turned > 0


def test_special_shields_come_from_the_six() -> None:
    state = table("white_fighting", "", lines={"fighting": 9}, specials={"1": 0, "2": 1, "3": 2})
    do(state, "play white_fighting")
    assert drawn(state) == pytest.approx({"special shield 2": 1 / 3, "special shield 3": 2 / 3})
    do(state, "special shield 3")
    assert everything(state)["specials"] == {"1": 0, "2": 1, "3": 1}
    assert shields(state)[0] == 3


def test_cards_that_were_never_dealt_stay_unseen() -> None:
    """Two players get four of the twelve each; the other four are in no hand and stay in the box."""
    state = table("", "", place="rivendell", stack=[["journey", 0, k.ARRIVED, 0, 0]])
    go(state, *[f"card {kind}" for kind in RIVENDELL[:8]])
    held = {*hand(state, 0), *hand(state, 1)}
    assert held == set(RIVENDELL[:8])
    assert set(RIVENDELL) <= set(everything(state)["in_play"])
    assert not may(state, "card staff")
