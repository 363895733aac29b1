"""Duels with texts and retreats, the greedy bot's material, doubts, features, set-ups, and reasons."""

import random
from typing import Any

import pytest
from librt.random import Random
from librt.vecs import vec

from bywater.bots.confrontation.bot import DuellistBot
from bywater.bots.confrontation.evaluation.inference import HELD_BACK, LET_PASS, MAX_DOUBT, Inference, wins
from bywater.bots.confrontation.evaluation.values import CARD, NUM_FEATURES, PLACES, chance, features_of
from bywater.bots.confrontation.policy.deployment import SLOTS, WORTH, worth
from bywater.bots.confrontation.policy.duel import (
    FLIGHT,
    RING_LOST,
    Duel,
    DuelBook,
    best_answer,
    card_values,
    cards_of,
    has_seen,
    hidden_card,
    solve_duel,
)
from bywater.bots.confrontation.policy.greedy_guide import DARK_STEP, FIGURE, FRODO_STEP, GreedyGuide, material
from bywater.bots.confrontation.policy.guide import ConfrontationGuide
from bywater.bots.confrontation.policy.matrix_game import normalise, solve
from bywater.bots.confrontation.reasons import reasons
from bywater.core.state import State
from bywater.games.confrontation.model.board import REGIONS
from bywater.games.confrontation.model.cards import CARDS, DECK
from bywater.games.confrontation.model.figures import EACH, FIGURES, STRENGTH
from bywater.games.confrontation.state import ConfrontationState
from tests.bots.confrontation.test_duellist import in_duel
from tests.bots.confrontation.test_positions import GAME, table

LIGHT, DARK = 0, 1


def card(name: str) -> int:
    return CARDS.index(name)


def game_of(state: State) -> ConfrontationState:
    assert isinstance(state, ConfrontationState)
    return state


# -- duels ------------------------------------------------------------------------------------


def outcome(light: str, dark: str, light_card: str, dark_card: str, dark_attacks: bool = True) -> float:
    """What a pair of cards gains for Light, without the cards that are spent."""
    one, other = card(f"light_{light_card}"), card(f"dark_{dark_card}")
    state = in_duel(light, dark, dark_attacks=dark_attacks)
    return Duel(state).outcome(one, other) + CARD[one] + CARD[other]


# Both figures, a pair of cards, and the sign of Light's gain.
CLASHES: list[tuple[str, str, str, str, str, int]] = [
    ("a higher total wins", "aragorn", "nazgul", "5", "1", 1),
    ("a lower one loses", "pippin", "nazgul", "1", "5", -1),
    ("a cloak makes the other's number count nothing", "aragorn", "saruman", "cloak", "6", -1),
    ("the Eye voids the cloak", "aragorn", "saruman", "cloak", "eye", -1),
    ("Frodo's loss is worse than any other", "frodo", "nazgul", "1", "6", -1),
]


@pytest.mark.parametrize(
    ("light", "dark", "light_card", "dark_card", "sign"), [r[1:] for r in CLASHES], ids=[r[0] for r in CLASHES]
)
def test_who_gains_by_a_pair_of_cards(light: str, dark: str, light_card: str, dark_card: str, sign: int) -> None:
    gain = outcome(light, dark, light_card, dark_card)
    assert (gain > 0) - (gain < 0) == sign


def test_both_may_fall() -> None:
    """Equal totals: each side's gain is the other's loss, and both are counted."""
    state = in_duel("aragorn", "saruman")
    duel = Duel(state)
    light, dark = FIGURES.index("aragorn"), FIGURES.index("saruman")
    difference = int(STRENGTH[dark]) - int(STRENGTH[light])
    pair = next((one, other) for one in range(1, 6) for other in range(1, 6) if one - other == difference)
    both = outcome("aragorn", "saruman", str(pair[0]), str(pair[1]))
    assert both == pytest.approx(duel.dark_loss - duel.light_loss)


def test_the_cloak_hides_the_dark_number() -> None:
    assert outcome("aragorn", "nazgul", "cloak", "6") == pytest.approx(outcome("aragorn", "nazgul", "cloak", "1"))
    assert outcome("aragorn", "nazgul", "1", "6") < outcome("aragorn", "nazgul", "1", "1")


def test_a_noble_sacrifice_takes_both() -> None:
    duel = Duel(in_duel("pippin", "balrog"))
    assert outcome("pippin", "balrog", "sacrifice", "6") == pytest.approx(duel.dark_loss - duel.light_loss)
    assert outcome("pippin", "balrog", "sacrifice", "eye") == pytest.approx(-duel.light_loss)


def test_the_troll_s_card_does_not_work() -> None:
    """Its text: neither numbers nor texts of Dark's card count."""
    assert outcome("aragorn", "troll", "5", "6") == pytest.approx(outcome("aragorn", "troll", "5", "1"))
    assert outcome("aragorn", "troll", "5", "eye") == pytest.approx(outcome("aragorn", "troll", "5", "1"))


def test_an_attacker_pays_for_leaving_the_battle() -> None:
    """The move must be repeated later; a defender leaves for nothing."""
    assert Duel(in_duel("aragorn", "nazgul", dark_attacks=True)).light_flight == 0.0
    assert Duel(in_duel("aragorn", "nazgul", dark_attacks=True)).dark_flight == FLIGHT
    assert Duel(in_duel("aragorn", "nazgul", dark_attacks=False)).light_flight == FLIGHT
    assert Duel(in_duel("aragorn", "nazgul", dark_attacks=False)).dark_flight == 0.0


def test_a_retreat_is_taken_only_when_it_is_better() -> None:
    """The loser of the numbers leaves; the winner stays and gains what the card without a number gains."""
    assert outcome("pippin", "balrog", "retreat", "6") > outcome("pippin", "balrog", "1", "6")
    assert outcome("aragorn", "nazgul", "retreat", "1") == pytest.approx(0.0)


def test_frodo_s_loss_is_that_of_the_ring() -> None:
    frodo, other = Duel(in_duel("frodo", "nazgul")), Duel(in_duel("pippin", "nazgul"))
    assert frodo.light_loss > RING_LOST > other.light_loss > 0.0


def test_what_a_side_has_seen() -> None:
    """Light sees Dark's card only against Gandalf's attack; otherwise a face-down card may still be in the hand."""
    state = in_duel("gandalf", "saruman", dark_attacks=False)
    assert not has_seen(state, LIGHT)
    state.apply(GAME.action("play dark_6"))
    assert has_seen(state, LIGHT)
    assert not has_seen(state, DARK)
    hidden = in_duel("aragorn", "nazgul")
    assert hidden_card(hidden, LIGHT) == 0
    hidden.apply(GAME.action("play dark_4"))
    assert not has_seen(hidden, LIGHT)
    assert hidden_card(hidden, LIGHT) == 1 << card("dark_4")
    assert hidden_card(hidden, DARK) == 0


def test_a_seen_card_is_answered_with_certainty() -> None:
    hands = (["light_1", "light_4", "light_5"], ["dark_1", "dark_2", "dark_6"])
    state = in_duel("gandalf", "saruman", hands, dark_attacks=False)
    state.apply(GAME.action("play dark_6"))
    book = DuelBook()
    expected = best_answer(Duel(state), cards_of(state.hand & DECK[LIGHT]), state.dark_card)
    assert list(book.shares(state, LIGHT)) == [float(one == expected) for one in cards_of(state.hand & DECK[LIGHT])]
    assert {int(book.choose(state, LIGHT, Random(seed))) for seed in range(5)} == {int(expected)}


def test_a_mixed_strategy_is_drawn_by_its_shares() -> None:
    state = in_duel("aragorn", "balrog", ([f"light_{n}" for n in range(1, 6)], [f"dark_{n}" for n in range(1, 6)]))
    book = DuelBook()
    cards = [int(one) for one in cards_of(state.hand & DECK[DARK])]
    shares = dict(zip(cards, (float(share) for share in book.shares(state, DARK)), strict=True))
    rng = Random(7)
    drawn = [int(book.choose(state, DARK, rng)) for _ in range(1500)]
    for one in cards:
        assert drawn.count(one) / 1500 == pytest.approx(shares[one], abs=0.05)


def test_the_values_of_cards_are_those_of_the_solution() -> None:
    """Cards that are mixed are worth the same; none is worth more."""
    state = in_duel("aragorn", "balrog", ([f"light_{n}" for n in range(1, 6)], [f"dark_{n}" for n in range(1, 6)]))
    for side in (LIGHT, DARK):
        found = card_values(state, side)
        mix = [float(share) for share in solve_duel(state)[side]]
        used = [value for value, share in zip(found, mix, strict=True) if share > 0.1]
        assert max(used) - min(used) < 0.05
        assert max(found) < max(used) + 0.05
        assert all(-1.0 <= value <= 1.0 for value in found)


def test_strategies_are_normalised() -> None:
    mix = vec[float]([0.0] * 4)
    normalise(vec[float]([1.0, 3.0, 0.0, 0.0]), mix)
    assert list(mix) == [0.25, 0.75, 0.0, 0.0]
    normalise(vec[float]([0.0] * 4), mix)
    assert list(mix) == [0.25] * 4


def test_a_dominated_column_is_not_played() -> None:
    rows, columns = solve(vec[float]([1.0, 4.0, 2.0, 5.0]), 2, 2, 500)
    assert columns[0] > 0.99
    assert rows[1] > 0.99


# -- evaluation -------------------------------------------------------------------------------


# The position, the number of the feature, and its value.
FEATURES: list[tuple[str, tuple[str, str, str], int, float]] = [
    ("Light to move", ("light", "shire frodo", "mordor orcs"), 0, 1.0),
    ("Dark to move", ("dark", "shire frodo", "mordor orcs"), 0, 0.0),
    ("one of Dark in the Shire", ("light", "gondor frodo", "shire orcs"), 1, 1.0),
    ("two of them", ("light", "gondor frodo", "shire orcs warg"), 1, 0.0),
    ("two of Dark in the Shire", ("light", "gondor frodo", "shire orcs warg"), 2, 1.0),
    ("a threat with Light to move", ("light", "fangorn frodo", "gondor orcs, rohan warg"), 3, 1.0),
    ("a threat with Dark to move", ("dark", "fangorn frodo", "gondor orcs"), 4, 1.0),
    ("but not for the other feature", ("dark", "fangorn frodo", "gondor orcs"), 3, 0.0),
    ("Frodo next to Mordor while Dark moves", ("dark", "gondor frodo", "rohan orcs"), 5, 1.0),
    ("not while Light moves", ("light", "gondor frodo", "rohan orcs"), 5, 0.0),
    ("not farther away", ("dark", "rohan frodo", "gondor orcs"), 5, 0.0),
]


@pytest.mark.parametrize(("words", "number", "value"), [r[1:] for r in FEATURES], ids=[r[0] for r in FEATURES])
def test_the_features_of_a_position(words: tuple[str, str, str], number: int, value: float) -> None:
    found = features_of(game_of(table(*words)))
    assert len(found) == NUM_FEATURES
    assert found[number] == value


def test_more_ways_to_go_are_a_feature() -> None:
    one = features_of(game_of(table("light", "shire frodo", "mordor orcs")))
    more = features_of(game_of(table("light", "shire frodo, arthedain sam", "mordor orcs, gondor warg")))
    assert more[6] > one[6] > 0.0
    assert more[7] > one[7] > 0.0


def test_log_odds_become_probabilities() -> None:
    assert [chance(odds) for odds in (-30.0, 0.0, 30.0)] == pytest.approx([0.0, 0.5, 1.0], abs=1e-9)
    assert chance(1.0) == pytest.approx(1.0 - chance(-1.0))


def test_material_counts_figures_and_progress() -> None:
    home = material(game_of(table("light", "shire frodo sam", "mordor orcs")))
    ahead = material(game_of(table("light", "arthedain frodo, shire sam", "mordor orcs")))
    assert ahead - home == pytest.approx(FRODO_STEP)
    assert material(game_of(table("light", "shire frodo, arthedain sam", "mordor orcs"))) == home
    nearer = material(game_of(table("light", "shire frodo sam", "gondor orcs")))
    assert home - nearer == pytest.approx(DARK_STEP)
    alone = material(game_of(table("light", "shire frodo", "mordor orcs")))
    assert home - alone == pytest.approx(FIGURE + float(STRENGTH[FIGURES.index("sam")]))


def test_the_greedy_guide_sees_the_answer_that_wins() -> None:
    """After Light's move Dark takes the Shire; if that is prevented, the material counts."""
    open_gate = game_of(table("dark", "gondor gandalf, rohan frodo", "shire orcs warg, cardolan troll, mordor balrog"))
    guide = GreedyGuide()
    guide.finish(open_gate, Random(1))
    assert guide.worth(open_gate) == [-1.0, 1.0]
    kept = game_of(table("dark", "shire gandalf, rohan frodo", "arthedain warg, cardolan troll, mordor balrog"))
    guide.finish(kept, Random(1))
    light, dark = guide.worth(kept)
    assert light == -dark
    assert -1.0 < light < 1.0


def test_a_playout_ends_after_its_turns() -> None:
    for turns in (1, 3):
        state = game_of(table("light", "shire frodo sam gandalf, arthedain pippin", "mordor orcs warg troll"))
        before = int(state.turns)
        ConfrontationGuide(turns).finish(state, Random(3))
        assert state.turns == before + turns or state.height == 0


# -- doubts ------------------------------------------------------------------------------------


# The hunter, the prey, and whether the hunter expects to win.
HUNTERS: list[tuple[str, str, bool]] = [
    ("legolas", "nazgul", True),
    ("nazgul", "legolas", False),
    ("gimli", "orcs", True),
    ("boromir", "warg", False),
    ("warg", "boromir", True),
    ("boromir", "balrog", False),
    ("balrog", "boromir", False),
    ("balrog", "gandalf", False),
    ("balrog", "pippin", True),
    ("warg", "frodo", True),
    ("gandalf", "saruman", False),
]


@pytest.mark.parametrize(("hunter", "prey", "sure"), HUNTERS, ids=[f"{row[0]} and {row[1]}" for row in HUNTERS])
def test_who_expects_to_win(hunter: str, prey: str, sure: bool) -> None:
    assert wins(FIGURES.index(hunter), FIGURES.index(prey)) == sure


def watched(*moves: str, seen: bool = True, dark: str = "balrog") -> list[float]:
    """Return Light's doubts after these moves: Pippin is in the Gap of Rohan, one Dark figure behind him in Rohan."""
    position: dict[str, Any] = {
        "turn": "light",
        "turns": 5,
        "light": {
            "figures": {"shire": ["frodo", "sam", "merry"], "gap_of_rohan": ["pippin"]},
            "trail": [["seen", "pippin", "gap_of_rohan", ""]] if seen else [],
        },
        "dark": {"figures": {"rohan": [dark], "mirkwood": ["orcs"], "mordor": ["warg", "troll"]}},
    }
    state: Any = GAME.position(position)
    inference = Inference()
    inference.update(state.view(0))
    for number, move in enumerate(moves):
        state.apply(GAME.action(move))
        if number % 2:
            inference.update(state.view(0))
    return inference.doubts


def doubt(doubts: list[float], figure: str, region: str = "rohan") -> float:
    return doubts[FIGURES.index(figure) * PLACES + REGIONS.index(region)]


QUIET = ("merry shire-arthedain", "warg mordor-gondor")


def test_only_the_hunters_of_known_prey_are_doubted() -> None:
    found = watched(*QUIET)
    assert doubt(found, "balrog") == HELD_BACK
    assert doubt(found, "warg") == 0.0
    assert doubt(found, "balrog", "mordor") == 0.0
    assert doubt(watched(*QUIET, seen=False), "balrog") == 0.0


def test_doubts_grow_up_to_their_maximum_and_end_with_a_move() -> None:
    later = ("merry arthedain-rhudaur", "troll mordor-dagorlad")
    assert doubt(watched(*QUIET, *later), "balrog") == min(MAX_DOUBT, 2 * HELD_BACK)
    joined = watched(*QUIET, "merry arthedain-rhudaur", "warg gondor-rohan")
    assert doubt(joined, "balrog") == 0.0
    assert max(MAX_DOUBT, LET_PASS) >= LET_PASS > 0.0


def test_a_new_game_begins_without_doubts() -> None:
    bot = DuellistBot(GAME, random.Random(1))
    bot.recall([{"turns": 9, "viewers": [0]}, [1.0] * (2 * EACH * PLACES)])
    state = table("light", "shire frodo sam", "mordor orcs")
    assert not any(bot.inference.update(state.view(0)))
    assert bot.memory()[0] == state.view(0)


# -- set-ups ----------------------------------------------------------------------------------


def test_a_set_up_is_worth_the_sum_of_its_places() -> None:
    """Each figure at its region; those behind the last region stay at home."""
    row = SLOTS + 1
    order = [3, 1, 2, 0, 4, 5, 6]
    placed = sum(WORTH[figure * row + number] for number, figure in enumerate(order[:SLOTS]))
    home = sum(WORTH[figure * row + SLOTS] for figure in order[SLOTS:])
    assert worth(order, 0) == pytest.approx(placed + home)
    assert worth(order[:1], 2) == WORTH[3 * row + 2]


# -- reasons ----------------------------------------------------------------------------------


# Whose turn, both sides' figures, those that were seen, the action, and the keys of its reasons.
MOVES: list[tuple[str, str, str, str, tuple[str, ...], str, list[str]]] = [
    (
        "Frodo escapes",
        "light",
        "arthedain frodo, shire sam",
        "eregion warg, mordor orcs",
        (),
        "frodo arthedain-rhudaur",
        ["why-frodo-escapes"],
    ),
    (
        "a friend comes to Frodo",
        "light",
        "rohan frodo, gap_of_rohan gandalf, shire sam",
        "mordor orcs",
        (),
        "gandalf gap_of_rohan-rohan",
        ["why-beside-frodo"],
    ),
    (
        "a friend goes before Frodo",
        "light",
        "rohan frodo gandalf, shire sam",
        "mordor orcs",
        (),
        "gandalf rohan-gondor",
        ["why-before-frodo"],
    ),
    (
        "Dark comes nearer to the Shire",
        "dark",
        "gondor frodo, shire sam",
        "rhudaur orcs, mordor warg",
        (),
        "orcs rhudaur-arthedain",
        ["why-dark-nearer"],
    ),
    (
        "a known stronger figure is attacked",
        "light",
        "gap_of_rohan pippin, shire frodo",
        "rohan balrog, mordor orcs",
        ("balrog",),
        "pippin gap_of_rohan-rohan",
        ["why-attack-known"],
    ),
]


@pytest.mark.parametrize(
    ("turn", "light", "dark", "seen", "action", "keys"), [r[1:] for r in MOVES], ids=[r[0] for r in MOVES]
)
def test_why_a_move_is_good(
    turn: str, light: str, dark: str, seen: tuple[str, ...], action: str, keys: list[str]
) -> None:
    view = table(turn, light, dark, seen=seen).view(LIGHT if turn == "light" else DARK)
    code = GAME.action(action)
    assert code in view["legal"]
    found = [message.key for message in reasons(GAME, view, code, None)]
    assert found[: len(keys)] == keys


def test_an_unknown_figure_is_attacked_to_find_out_or_because_most_are_weaker() -> None:
    """Against the same hidden figures the Balrog is stronger than most, and the Warg is not."""
    keys = {}
    for hunter in ("balrog", "warg"):
        state = table("dark", "gap_of_rohan gandalf, shire frodo sam aragorn", f"rohan {hunter}, mordor orcs")
        view = state.view(DARK)
        found = reasons(GAME, view, GAME.action(f"{hunter} rohan-gap_of_rohan"), None)
        keys[hunter] = [message.key for message in found]
    assert keys["balrog"][:2] == ["why-may-be-frodo", "why-mostly-weaker"]
    assert keys["warg"][0] == "why-may-be-frodo"


# Light's figure, Dark's figure, Light's hand, the card, and the keys of its reasons.
PLAYED: list[tuple[str, str, str, list[str], str, list[str]]] = [
    ("a text", "aragorn", "nazgul", ["1", "cloak"], "cloak", ["why-text-card"]),
    ("a strong card is saved", "aragorn", "nazgul", ["1", "5"], "1", ["why-saves-card"]),
    ("the best card makes up", "pippin", "nazgul", ["1", "5"], "5", ["why-makes-up"]),
    ("the best card makes sure", "gandalf", "warg", ["1", "5"], "5", ["why-makes-sure", "why-already-ahead"]),
    ("Frodo fights for all", "frodo", "nazgul", ["1", "5"], "5", ["why-frodo-fights", "why-makes-up"]),
]


@pytest.mark.parametrize(
    ("light", "dark", "hand", "played", "keys"), [r[1:] for r in PLAYED], ids=[r[0] for r in PLAYED]
)
def test_why_a_card_is_played(light: str, dark: str, hand: list[str], played: str, keys: list[str]) -> None:
    state = in_duel(light, dark, ([f"light_{one}" for one in hand], ["dark_1", "dark_2"]))
    state.apply(GAME.action("play dark_1"))
    code = GAME.action(f"play light_{played}")
    assert code in state.legal()
    assert [message.key for message in reasons(GAME, state.view(LIGHT), code, None)] == keys


def test_why_a_figure_is_placed() -> None:
    view: Any = GAME.start().view(0)
    keys = {}
    for code in view["legal"]:
        done = GAME.describe(code)
        keys[done.parts["figure"]] = reasons(GAME, view, code, None)[0].key
    assert keys["frodo"] == "why-place-frodo"
    assert keys["gandalf"] == "why-place-strong"
    assert keys["pippin"] == "why-place-weak"
