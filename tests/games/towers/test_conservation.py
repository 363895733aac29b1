"""Cards, tokens and points are conserved in whole games, and capacities suffice."""

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bywater import CHANCE, OVER, WATCHER, State
from bywater.games.towers.model.table import MAX_EPOCHS, TRAIL_ROOM
from bywater.games.towers.state import TowersState
from bywater.testing.positions import position_of

from .helpers import DECK, GAME, KINDS, PLACES, choose, drawn, examples, in_rows, offers, pile, whole

FACTS = 7 * TRAIL_ROOM
LONG = {"own": {"paths": [5] * 6}}


def check_cards(state: State) -> None:
    """Ninety-six, each of them in one place; the sizes that all see are those of what is there."""
    assert isinstance(state, TowersState)
    table, view = whole(state), state.view(WATCHER)
    held = Counter({kind: int(state.pile[number]) for number, kind in enumerate(KINDS)})
    assert min(held.values()) >= 0
    assert sum(held.values()) == view["pile_size"]
    assert +held == pile(state)
    for part in (table["display"], table["discards"], *table["hands"]):
        held.update(part)
    for row in table["rows"]:
        held.update(in_rows(row))
    assert held == DECK
    assert [sum(hand.values()) for hand in table["hands"]] == view["hand_sizes"]
    if state.decision.kind in ("pile", "deal", "turn_up"):
        size = view["pile_size"]
        assert drawn(state) == pytest.approx({f"card {kind}": n / size for kind, n in pile(state).items()})


def check_tokens(state: State, laid: Counter[int]) -> Counter[int]:
    """No token appears from nowhere once all are laid; points are what was won."""
    table = whole(state)
    open_there = Counter(value for place in PLACES for value in table["tokens"][place] if value)
    now = open_there + Counter(value for tokens in table["won"] for value in tokens)
    assert all(number <= 6 for number in now.values())
    if laid:
        assert now <= laid
    assert state.score() == [sum(tokens) for tokens in table["won"]]
    if table["stage"]:
        scored = PLACES[: table["stage"] - (0 if table["over"] else 1)]
        assert all(not any(table["tokens"][place]) for place in scored)
    return now if state.decision.kind == "gain" else laid


def check_rows(state: State) -> None:
    for rows in whole(state)["rows"]:
        assert all(1 <= row["cards"] <= 5 for row in rows.values())


def options_of(seed: int) -> dict[str, Any]:
    rng = random.Random(seed)
    return {
        "symbols": rng.choice(["twelve", "eleven", "ten"]),
        "own": rng.choice([{}, {}, {"paths": [rng.randrange(1, 6) for _ in range(6)]}]),
    }


@examples
@given(st.integers(0, 10**6), st.sampled_from([2, 3, 4, 5]))
def test_cards_tokens_and_rows_add_up_at_every_step(seed: int, seats: int) -> None:
    rng = random.Random(seed)
    state = GAME.start(seats, **options_of(seed))
    laid: Counter[int] = Counter()
    length = 0
    while True:
        check_cards(state)
        laid = check_tokens(state, laid)
        check_rows(state)
        table = whole(state)
        assert len(table["poured"]) <= max(table["stage"] - 1, 0), "at most one shuffle after each place"
        if state.actor == OVER:
            break
        state.apply(choose(state, rng))
        length += 1
    assert length <= GAME.max_length
    assert len(table["poured"]) <= 5


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_copy_played_on_never_touches_its_ancestor(seats: int) -> None:
    rng = random.Random(seats)
    state = GAME.start(seats, **LONG)
    while state.actor != OVER:
        before, seen = state.snapshot(), [state.trace(seat) for seat in (*range(seats), WATCHER)]
        copy = state.clone()
        assert copy.snapshot() == before
        for _ in range(4):
            if copy.actor != OVER:
                copy.apply(choose(copy, rng))
        assert state.snapshot() == before
        assert [state.trace(seat) for seat in (*range(seats), WATCHER)] == seen
        state.apply(choose(state, rng))


# -- draws by chance --------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 5])
def test_draws_follow_the_chances_exactly(seats: int) -> None:
    """Each outcome has its share of the unit interval, and so of even steps along it."""
    rng = random.Random(seats)
    state = GAME.start(seats)
    kinds = set()
    while state.actor != OVER:
        kind = state.decision.kind
        if state.actor == CHANCE and (kind not in kinds or rng.random() < 0.1):
            kinds.add(kind)
            steps = 2 * 3 * 5 * 7 * sum(pile(state).values()) if kind in ("deal", "turn_up", "pile") else 24 * 23 * 5
            picked = Counter(int(state.pick((step + 0.5) / steps)) for step in range(steps))
            for code, likely in state.chances():
                assert abs(picked.pop(code) - likely * steps) <= 1
            assert not picked
        state.apply(choose(state, rng))
    assert {"ring", "path", "token", "deal", "turn_up", "pile"} <= kinds


# -- the worst players for the memory of the table --------------------------------------------


def hungry(state: State, rng: random.Random) -> str:
    """Always lays one down and draws two unseen; at a place replaces rows rather than extending them."""
    texts = sorted(offers(state))
    kind = state.decision.kind
    if kind == "gain":
        unknown = [text for text in texts if text.startswith("offer ")]
        seat = state.decision.seat
        known = whole(state)["known"][seat]
        secret = [text for text in unknown if not known.get(text.split()[1])]
        return rng.choice(secret or unknown or texts)
    if kind == "taking":
        return "draw" if "draw" in texts else rng.choice(texts)
    rows = whole(state)["rows"][state.decision.seat]
    lays = [text for text in texts if text != "done"]
    fresh = [text for text in lays if text.split()[1].split("_")[0] not in rows]
    other = [text for text in lays if (row := rows.get(text.split()[1].split("_")[0])) and row["quality"] not in text]
    return rng.choice(other or fresh or lays or texts)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("seats", [4, 5])
def test_t8_the_trail_has_room_for_players_who_always_draw_two(seats: int, seed: int) -> None:
    """Five spaces a path: shuffles and facts stay within the room that every table has."""
    rng = random.Random(seed)
    state = GAME.start(seats, **LONG)
    length = facts = shuffles = 0
    while state.actor != OVER:
        table = whole(state)
        facts = max(facts, len(table["trail"]))
        shuffles = max(shuffles, len(table["poured"]))
        if length % 50 == 0:
            check_cards(state)
            position = position_of(state)
            assert position is None or GAME.position(position).position() == position
        state.apply(state.roll(rng) if state.actor == CHANCE else GAME.action(hungry(state, rng)))
        length += 1
    assert 3 <= shuffles < MAX_EPOCHS
    assert 60 < facts <= FACTS
    assert length <= GAME.max_length


def test_t8_the_trail_has_room_for_more_than_can_happen() -> None:
    """Thirty spaces, five players, two cards each; every card gained is shown once at most; five shuffles."""
    drawn_unseen = 30 * 5 * 2
    shown = 30 * 5 * 2 + 5 * 6
    assert drawn_unseen + shown + MAX_EPOCHS <= FACTS


def test_the_longest_game_is_within_its_bound() -> None:
    """The set-up; one offer, two choices and two draws per turn; every card laid once per place."""
    set_up = 1 + 6 + 24 + 2 + 5 * 6 + 4
    gains = 30 * 5 * 4
    layings = 6 * (96 + 5)
    assert set_up + gains + layings <= GAME.max_length
