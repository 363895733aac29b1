"""Decisions of the bots in clear positions: attacks on unknown figures, duels, retreats, and reasons."""

import random
from typing import Any

import pytest
from librt.random import Random

from bywater.bots.confrontation.evaluation.values import chance, features_of, light_log_odds
from bywater.bots.confrontation.policy.duel import RING_LOST, Duel, DuelBook, cards_of, solve_duel
from bywater.bots.confrontation.policy.greedy_guide import material
from bywater.bots.confrontation.policy.guide import ConfrontationGuide, winning_move
from bywater.bots.confrontation.reasons import reasons
from bywater.core.state import State
from bywater.games.confrontation.model.cards import CARDS, DECK
from bywater.games.confrontation.state import ConfrontationState
from tests.bots.confrontation.test_duellist import in_duel
from tests.bots.confrontation.test_positions import GAME, answer, table

BOTH = ["greedy@200", "duellist@400"]
LIGHT, DARK = 0, 1

# -- moves ------------------------------------------------------------------------------------

# Whose turn, the figures of Light and Dark, those that were seen, and the move.
MOVES: list[tuple[str, str, str, str, tuple[str, ...], str]] = [
    (
        "Frodo past a figure that stands beside the way",
        "light",
        "dagorlad frodo, shire sam pippin merry",
        "gondor troll, mordor warg",
        ("troll",),
        "frodo dagorlad-mordor",
    ),
    (
        "the third of Dark through an open gate",
        "dark",
        "gap_of_rohan frodo, rohan sam",
        "shire orcs saruman, arthedain warg, mordor troll",
        (),
        "warg arthedain-shire",
    ),
]


@pytest.mark.parametrize("spec", BOTH)
@pytest.mark.parametrize(
    ("turn", "light", "dark", "seen", "expected"), [r[1:] for r in MOVES], ids=[r[0] for r in MOVES]
)
def test_which_move_is_made(turn: str, light: str, dark: str, seen: tuple[str, ...], expected: str, spec: str) -> None:
    assert answer(spec, table(turn, light, dark, seen=seen)) == expected


# Whose turn, both sides' figures, and the winning move; "" if there is none.
WINS: list[tuple[str, str, str, str, str]] = [
    ("Frodo next to Mordor", "light", "gondor frodo, shire sam", "rohan orcs", "frodo gondor-mordor"),
    ("Frodo two steps away", "light", "rohan frodo, shire sam", "gondor orcs", ""),
    ("the third in the Shire", "dark", "gondor frodo", "shire orcs warg, arthedain troll", "troll arthedain-shire"),
    ("the third against a defender", "dark", "gondor frodo, shire sam", "arthedain troll, cardolan warg", ""),
    ("the second in the Shire", "dark", "gondor frodo", "shire orcs, arthedain troll", ""),
]


@pytest.mark.parametrize(("turn", "light", "dark", "expected"), [row[1:] for row in WINS], ids=[row[0] for row in WINS])
def test_a_move_that_wins_at_once_is_recognised(turn: str, light: str, dark: str, expected: str) -> None:
    state = table(turn, light, dark)
    assert isinstance(state, ConfrontationState)
    code = int(winning_move(state))
    assert (GAME.notation(code) if code >= 0 else "") == expected
    if expected:
        assert GAME.notation(int(ConfrontationGuide().choose(state, Random(1)))) == expected


@pytest.mark.parametrize("spec", BOTH)
def test_frodo_leaves_a_battle_that_he_would_lose(spec: str) -> None:
    """B10: he may retreat sideways before the cards."""
    state = table(
        "dark", "fangorn frodo, shire sam gandalf", "gondor balrog, mordor warg orcs", "balrog gondor-fangorn"
    )
    assert answer(spec, state).startswith("retreat ")


# -- duels ------------------------------------------------------------------------------------


def shares(
    light: str, dark: str, light_hand: str, dark_hand: str, side: int, dark_attacks: bool = True
) -> dict[str, float]:
    """How often the solution of a duel plays each card of a side."""
    hands = ([f"light_{card}" for card in light_hand.split()], [f"dark_{card}" for card in dark_hand.split()])
    state = in_duel(light, dark, hands, dark_attacks=dark_attacks)
    names = [CARDS[card].partition("_")[2] for card in cards_of(state.hand & DECK[side])]
    return dict(zip(names, (float(share) for share in solve_duel(state)[side]), strict=True))


# Both figures, both hands, the side, and the card that it nearly always plays.
DUELS: list[tuple[str, str, str, str, str, int, str]] = [
    ("a won battle costs the lowest card", "sam", "troll", "1 2 5", "1 2 6", DARK, "1"),
    ("a lost battle costs the lowest card", "pippin", "troll", "1 2 3", "4 5 6", LIGHT, "1"),
    ("the only card that saves Frodo", "frodo", "nazgul", "1 5", "1 2", LIGHT, "5"),
    ("the lowest card that surely wins", "aragorn", "saruman", "3 5", "1 2", LIGHT, "3"),
    ("a retreat for Frodo against a stronger figure", "frodo", "witch_king", "1 retreat", "5 6", LIGHT, "retreat"),
]


@pytest.mark.parametrize(
    ("light", "dark", "light_hand", "dark_hand", "side", "expected"), [r[1:] for r in DUELS], ids=[r[0] for r in DUELS]
)
def test_which_card_is_played(light: str, dark: str, light_hand: str, dark_hand: str, side: int, expected: str) -> None:
    found = shares(light, dark, light_hand, dark_hand, side)
    assert max(found, key=lambda card: found[card]) == expected
    assert found[expected] > 0.75


def test_magic_fetches_the_card_that_wins() -> None:
    """The discard pile has a 5: Magic beats what the hand alone can't."""
    found = shares("aragorn", "nazgul", "1 magic", "3 4", LIGHT)
    assert found["magic"] > 0.9


def test_frodo_s_defeat_costs_the_game() -> None:
    """No other loss costs as much, so everything is spent to prevent it."""
    light, dark = CARDS.index("light_1"), CARDS.index("dark_6")
    assert Duel(in_duel("frodo", "nazgul")).outcome(light, dark) < -RING_LOST
    assert -RING_LOST < Duel(in_duel("gandalf", "witch_king")).outcome(light, dark) < 0.0


def test_cards_are_mixed_where_either_may_be_right() -> None:
    """A certain card could be answered: the solution mixes the cards of both sides."""
    found = shares("aragorn", "balrog", "1 2 3 4 5", "1 2 3 4 5", LIGHT)
    assert max(found.values()) < 0.95


def test_a_solved_duel_is_cached() -> None:
    book = DuelBook()
    state = in_duel("aragorn", "balrog")
    first = book.mix(state, LIGHT)
    assert list(book.mix(state, LIGHT)) == list(first)
    assert len(book.pages) == 1
    book.mix(in_duel("pippin", "balrog"), LIGHT)
    assert len(book.pages) == 2


# -- the evaluation ---------------------------------------------------------------------------


def odds(turn: str, light: str, dark: str, **hands: str) -> float:
    state = table(turn, light, dark, **hands)  # type: ignore[arg-type]
    assert isinstance(state, ConfrontationState)
    return light_log_odds(state)


# Two positions of which the first is better for Light.
BETTER: list[tuple[str, tuple[str, str, str], tuple[str, str, str]]] = [
    ("Frodo near Mordor", ("light", "gondor frodo", "shire orcs"), ("light", "arthedain frodo", "shire orcs")),
    (
        "a stronger friend",
        ("light", "shire frodo gandalf", "mordor orcs"),
        ("light", "shire frodo pippin", "mordor orcs"),
    ),
    ("one enemy fewer", ("light", "shire frodo", "mordor orcs"), ("light", "shire frodo", "mordor orcs balrog")),
]


@pytest.mark.parametrize(("better", "worse"), [row[1:] for row in BETTER], ids=[row[0] for row in BETTER])
def test_which_position_is_better_for_light(better: tuple[str, str, str], worse: tuple[str, str, str]) -> None:
    assert odds(*better) > odds(*worse)
    first, second = table(*better), table(*worse)
    assert isinstance(first, ConfrontationState)
    assert isinstance(second, ConfrontationState)
    assert material(first) > material(second)


def test_strong_cards_are_worth_more_than_weak_ones() -> None:
    position = ("light", "shire frodo", "mordor warg")
    assert odds(*position, light_hand="5", dark_hand="1") > odds(*position, light_hand="1", dark_hand="1")
    assert odds(*position, light_hand="1", dark_hand="6") < odds(*position, light_hand="1", dark_hand="1")
    assert chance(0.0) == 0.5


def test_a_threat_to_frodo_is_a_feature() -> None:
    near, far = table("light", "fangorn frodo", "gondor warg"), table("light", "fangorn frodo", "mordor warg")
    assert isinstance(near, ConfrontationState)
    assert isinstance(far, ConfrontationState)
    assert features_of(near)[3] > features_of(far)[3] == 0.0


# -- reasons ----------------------------------------------------------------------------------

# Whose turn, both sides' figures, what leads to the decision, those that were seen, the action, and the first reason.
REASONS: list[tuple[str, str, str, str, tuple[str, ...], tuple[str, ...], str, str]] = [
    (
        "Frodo arrives",
        "light",
        "gondor frodo, shire sam",
        "rohan orcs",
        (),
        (),
        "frodo gondor-mordor",
        "why-frodo-arrives",
    ),
    (
        "the Shire is taken",
        "dark",
        "gondor frodo",
        "shire orcs warg, arthedain troll",
        (),
        (),
        "troll arthedain-shire",
        "why-shire-taken",
    ),
    (
        "a known Frodo is attacked",
        "dark",
        "gap_of_rohan frodo, shire sam",
        "rohan warg, mordor orcs",
        (),
        ("frodo",),
        "warg rohan-gap_of_rohan",
        "why-attack-frodo",
    ),
    (
        "a known weaker figure is attacked",
        "light",
        "gap_of_rohan gandalf, shire frodo",
        "rohan saruman, mordor orcs",
        (),
        ("saruman",),
        "gandalf gap_of_rohan-rohan",
        "why-attack-stronger",
    ),
    (
        "Frodo comes nearer to Mordor",
        "light",
        "gap_of_rohan frodo, shire sam",
        "mordor orcs",
        (),
        (),
        "frodo gap_of_rohan-rohan",
        "why-frodo-nearer",
    ),
    (
        "Frodo leaves the battle",
        "dark",
        "fangorn frodo, shire sam gandalf",
        "gondor troll, mordor warg orcs",
        ("troll gondor-fangorn",),
        (),
        "",
        "why-frodo-flees",
    ),
]


@pytest.mark.parametrize(
    ("turn", "light", "dark", "then", "seen", "action", "key"), [r[1:] for r in REASONS], ids=[r[0] for r in REASONS]
)
def test_why_an_action_is_good(
    turn: str, light: str, dark: str, then: tuple[str, ...], seen: tuple[str, ...], action: str, key: str
) -> None:
    state: State = table(turn, light, dark, *then, seen=seen)
    view: Any = state.view(state.actor)
    retreats = [code for code in view["legal"] if GAME.describe(code).kind == "retreat"]
    code = GAME.action(action) if action else random.Random(1).choice(retreats)
    assert code in view["legal"]
    assert reasons(GAME, view, code, None)[0].key == key
