"""Fields of tensors, compared with other sources of the same information."""

import random
from typing import Any

import numpy as np
import pytest

import bywater
from bywater.adapters.observer import Observer, Tensor
from bywater.core.seats import CHANCE, OVER
from bywater.core.state import State
from bywater.games.confrontation.knowledge.memory import memory_of
from bywater.games.confrontation.model.board import PLACES
from bywater.games.confrontation.model.figures import FIGURES
from bywater.games.towers.model.cards import DECK


def _field(observer: Observer, tensor: Tensor, name: str) -> Tensor:
    field = next(field for field in observer.fields if field.name == name)
    return tensor[field.start : field.start + field.length]


def _states(id: str, seats: int, seed: int, **options: Any) -> list[State]:
    """The states of one random game at decisions of seats."""
    rng = random.Random(seed)
    state = bywater.load(id).start(seats, **options)
    found = []
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(state.roll(rng))
        else:
            found.append(state.clone())
            state.apply(rng.choice(list(state.legal())))
    return found


@pytest.mark.parametrize("specials", [[], ["palantir", "recall"]])
@pytest.mark.parametrize("seed", range(4))
def test_possible_places_of_enemies_are_those_of_the_memory(seed: int, specials: list[str]) -> None:
    observer = Observer(bywater.load("confrontation"))
    for state in _states("confrontation", 2, seed, dark_specials=specials)[12:]:
        for seat, enemy in ((0, "dark"), (1, "light")):
            view = state.view(seat)
            shares = _field(observer, observer.tensor(view), "enemy_may_stand").reshape(9, 17)
            may = {(FIGURES[(1 - seat) * 9 + f], PLACES[place]) for f, place in np.argwhere(shares > 0)}
            memory = memory_of(view).get(enemy, {})
            assert may == {
                (name, place) for place, sight in memory.items() for name in (*sight.certain, *sight.possible)
            }
            living = [f for f in range(9) if FIGURES[(1 - seat) * 9 + f] not in view[enemy]["out"]]
            assert shares[living].sum(axis=1) == pytest.approx(1.0, abs=1e-5)


def test_the_shares_are_those_of_the_belief() -> None:
    """Samples of a view place each figure in these proportions."""
    game = bywater.load("confrontation")
    observer = Observer(game)
    rng = random.Random(1)
    state = next(
        state
        for state in _states("confrontation", 2, 3)[25:]
        if state.actor == 0 and len(state.view(0)["dark"]["trail"]) > 3
    )
    view = state.view(0)
    shares = _field(observer, observer.tensor(view), "enemy_may_stand").reshape(9, 17)
    counted = np.zeros((9, 17))
    belief = game.belief(view)
    draws = 600
    for _ in range(draws):
        for place, names in belief.sample(rng).position()["dark"]["figures"].items():
            for name in names:
                counted[FIGURES.index(name) - 9, PLACES.index(place)] += 1 / draws
    assert np.abs(counted - shares).max() < 0.08
    assert np.count_nonzero((shares > 0) & (shares < 1)) > 0


@pytest.mark.parametrize("seed", range(3))
def test_the_shares_that_the_enemy_may_believe_are_those_of_its_own_tensor(seed: int) -> None:
    observer = Observer(bywater.load("confrontation"))
    for state in _states("confrontation", 2, seed, dark_specials=["palantir"]):
        light, dark = (observer.tensor(state.view(seat)) for seat in (0, 1))
        assert (_field(observer, light, "may_be_thought") == _field(observer, dark, "enemy_may_stand")).all()
        assert (_field(observer, dark, "may_be_thought") == _field(observer, light, "enemy_may_stand")).all()


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_unseen_cards_are_in_the_pile_or_in_hidden_hands(seats: int) -> None:
    observer = Observer(bywater.load("towers"))
    copies = np.array([int(DECK[kind]) for kind in range(17)])
    later = 0
    for state in _states("towers", seats, seed=2):
        view = state.view(1)
        tensor = observer.tensor(view)
        known = [sum(cards.values()) for cards in view["known"]]
        hidden = sum(size - known[seat] for seat, size in enumerate(view["hand_sizes"]) if seat != 1)
        unseen = (_field(observer, tensor, "unseen") * copies).sum()
        assert unseen == pytest.approx(view["pile_size"] + hidden, abs=1e-4)
        later += bool(_field(observer, tensor, "poured").any())
    assert later > 0 or seats < 5


@pytest.mark.parametrize("id", ["towers", "quest", "fate"])
def test_the_own_seat_comes_first(id: str) -> None:
    """The actor is the own seat for itself, and relative to the own seat for others."""
    observer = Observer(bywater.load(id))
    for state in _states(id, 4, seed=1)[::7]:
        for seat in range(4):
            actor = _field(observer, observer.tensor(state.view(seat)), "actor")
            assert np.flatnonzero(actor).tolist() == [(state.actor - seat) % 4]


def test_secret_hands_are_hidden_and_open_ones_are_not() -> None:
    observer = Observer(bywater.load("quest"))
    for hands, shown in (("described", [1, 1, 1, 0, 0]), ("secret", [1, 0, 0, 0, 0])):
        for state in _states("quest", 3, seed=1, hands=hands)[::9]:
            tensor = observer.tensor(state.view(2))
            assert _field(observer, tensor, "open_hands").tolist() == shown
            held = _field(observer, tensor, "hands").reshape(5, 44)
            assert held[[place for place in range(5) if not shown[place]]].sum() == 0
