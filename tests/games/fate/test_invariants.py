"""Invariants in random play: nothing is lost and nothing appears."""

import random
from typing import Any

import pytest

import bywater
from bywater.core.state import State, View
from bywater.games.fate.model.board import ARMIES, DATA, NUM_NAZGUL, PEOPLES, SHADOW_ARMIES, SYMBOLS, TOKENS_EACH
from bywater.games.fate.model.cards import CARDS, LEVELS, SCENARIOS, SHADOW_CARDS, SKIES
from bywater.games.fate.model.options import FLAGS

GAME = bywater.load("fate")


def options_of(rng: random.Random) -> dict[str, Any]:
    """Random options."""
    scenario = rng.choice(["random", "random", *SCENARIOS])
    options: dict[str, Any] = {
        "level": rng.choice(LEVELS if scenario == "random" else DATA["scenarios"][scenario]["levels"]),
        "objectives": scenario,
        "characters": rng.choice(["random", "first_game"]),
        "begins": rng.choice(["rulebook", "frodo", "lowest"]),
    }
    return {**options, **{flag: rng.random() < 0.2 for flag in FLAGS}}


def is_open(view: View, objective: str) -> bool:
    return objective in view["objectives"] and objective not in view["done"]


def check_armies(view: View) -> None:
    """F01: every army is on the board, in the supply, or on an objective."""
    for number, people in enumerate(PEOPLES):
        count = view["supply"].get(people, 0) + sum(armies.get(people, 0) for armies in view["friends"].values())
        for objective in view["objectives"]:
            if is_open(view, objective):
                count += DATA["objectives"][objective].get("reserve", {}).get(people, 0)
        assert count == ARMIES[number], people
    on_cards = len(view["slots"]) if is_open(view, "ride_eored") else 0
    on_cards += view["shot"] if is_open(view, "that_makes_six") else 0
    assert sum(view["shadow"].values()) + view["shadow_supply"] + on_cards == SHADOW_ARMIES
    assert sum(view["nazgul"].values()) + view["slain"] == NUM_NAZGUL


def check_cards(view: View) -> None:
    """F07, F08, F32: every player card is in one place, and the piles hold what nobody has seen."""
    hands = [card for hand in view["hands"] for card in hand]
    known = hands + view["discard"] + [card for card in view["tops"] if not card.startswith("skies_")]
    assert len(known) == len(set(known))
    assert set(known) <= set(CARDS)
    unseen = len([card for card in CARDS[:48] if card not in known]) + view["events_in"]
    assert sum(view["piles"]) == unseen + len(view["dark_piles"])
    skies = view["skies_gone"] + view["drawn_skies"] + [card[6:] for card in view["tops"] if card.startswith("skies_")]
    assert len(skies) == len(set(skies))
    assert set(skies) <= set(SKIES)
    assert len(skies) + len(view["dark_piles"]) == len(view["piles"])


def check_shadow_deck(view: View) -> None:
    """F37, F55: every shadow card is in one place, and the back of the top one is visible."""
    cards = view["shadow_discard"] + view["resolving"]
    for level in view["levels"]:
        cards = cards + level["seen"] + level["unseen"]
    assert len(cards) == len(set(cards))
    assert set(cards) <= set(SHADOW_CARDS)
    assert len(cards) >= len(SHADOW_CARDS) - 2
    assert view["back"] in ("red", "black")


def check_tokens(view: View) -> None:
    """F13: nine tokens of each symbol."""
    for symbol in SYMBOLS:
        count = view["token_supply"].get(symbol, 0) + sum(held.get(symbol, 0) for held in view["tokens"])
        if symbol == "friendship" and is_open(view, "hobbits_loyalty"):
            count += len(view["pledged"])
        assert count == TOKENS_EACH, symbol


def check_rest(view: View) -> None:
    assert 0 <= view["hope"] <= 8
    assert not set(view["havens"]) & set(view["strongholds"])
    assert view["characters"]["frodo_sam"]["place"]  # K17: the Ring-bearer never leaves the board
    for hand, _ in zip(view["hands"], view["tokens"], strict=True):  # F35
        assert len(hand) <= 7 or view["decision"]["kind"] not in ("act", "quiet")


def check(state: State) -> None:
    view = state.view(bywater.WATCHER)
    if view["stack"] and view["stack"][0][0] == "setup":
        return
    check_armies(view)
    check_cards(view)
    check_tokens(view)
    check_rest(view)
    if state.actor >= 0:
        check_shadow_deck(view)


def rich_position(rng: random.Random, seats: int) -> dict[str, Any]:
    """A table with full hands and many pieces, so that random play lasts longer."""
    state = GAME.start(seats, **options_of(rng))
    while state.actor < 0 or state.decision.kind != "act":
        state.apply(state.roll(rng) if state.actor == bywater.CHANCE else rng.choice(list(state.legal())))
    position = state.position()
    position["hope"] = 8
    position["tokens"] = [dict.fromkeys(SYMBOLS, 1) for _ in range(seats)]
    return position


@pytest.mark.parametrize("seed", range(40))
def test_nothing_is_lost_and_nothing_appears(seed: int) -> None:
    rng = random.Random(seed)
    state = GAME.position(rich_position(rng, rng.choice(GAME.seats)))
    check(state)
    for _ in range(400):
        if state.actor == bywater.OVER:
            break
        state.apply(state.roll(rng) if state.actor == bywater.CHANCE else rng.choice(list(state.legal())))
        check(state)


@pytest.mark.parametrize("seed", range(10))
def test_chances_add_up_and_pick_agrees(seed: int) -> None:
    rng = random.Random(seed)
    state = GAME.start(rng.choice(GAME.seats), **options_of(rng))
    for _ in range(200):
        if state.actor == bywater.OVER:
            break
        if state.actor == bywater.CHANCE:
            chances = dict(state.chances())
            assert sum(chances.values()) == pytest.approx(1.0)
            picked = state.roll(rng)
            assert chances[picked] > 0.0
            state.apply(picked)
        else:
            state.apply(rng.choice(list(state.legal())))
