"""Clear positions of The Confrontation, and the bots' decisions in them."""

import random
from typing import Any

import pytest

import bywater
from bywater.bots import make_bot
from bywater.core.state import State

GAME = bywater.load("confrontation")

BOTH = ["greedy@200", "duellist@400"]


def table(
    turn: str, light: str, dark: str, *then: str, seen: tuple[str, ...] = (), light_hand: str = "", dark_hand: str = ""
) -> State:
    """A turn in the middle of a game: the places of the figures, and what follows. `seen` are known to the other
    side."""
    sides: dict[str, Any] = {}
    for side, words, hand in (("light", light, light_hand), ("dark", dark, dark_hand)):
        places = {place: figures for place, *figures in (part.split() for part in words.split(","))}
        trail = [
            ["seen", figure, place, ""] for place, figures in places.items() for figure in figures if figure in seen
        ]
        sides[side] = {"figures": places, "trail": trail}
        if hand:
            sides[side]["hand"] = [f"{side}_{card}" for card in hand.split()]
    return GAME.position({"turn": turn, "turns": 5, **sides, "then": list(then)})


def answer(spec: str, state: State, seed: int = 1) -> str:
    return GAME.notation(make_bot(spec, GAME, random.Random(seed)).choose(state.view(state.actor)))


@pytest.mark.parametrize("spec", BOTH)
def test_frodo_enters_mordor(spec: str) -> None:
    assert answer(spec, table("light", "gondor frodo, shire sam pippin", "rohan orcs, mordor warg")) == (
        "frodo gondor-mordor"
    )


@pytest.mark.parametrize("spec", BOTH)
def test_frodo_enters_mordor_past_known_enemies(spec: str) -> None:
    """It no longer matters who could attack him in the next turn."""
    state = table(
        "light", "dagorlad frodo, eregion gimli", "gondor warg, rohan orcs, mordor troll balrog", seen=("warg",)
    )
    assert answer(spec, state) == "frodo dagorlad-mordor"


@pytest.mark.parametrize("spec", BOTH)
def test_the_third_dark_figure_enters_the_shire(spec: str) -> None:
    state = table("dark", "gondor gandalf, rohan frodo", "shire orcs warg, cardolan troll, mordor balrog")
    assert answer(spec, state) == "troll cardolan-shire"


def test_light_attacks_the_third_dark_figure_at_the_shire() -> None:
    """Two Dark figures are in the Shire, and the Troll would be the third: Aragorn attacks it from the side."""
    state = table(
        "light",
        "arthedain gandalf aragorn, rhudaur frodo, gap_of_rohan sam",
        "shire orcs warg, cardolan troll, mordor balrog",
        seen=("troll",),
    )
    assert answer("duellist@400", state) == "aragorn arthedain-cardolan"


@pytest.mark.parametrize("spec", BOTH)
def test_dark_attacks_frodo_where_it_has_seen_him(spec: str) -> None:
    state = table("dark", "gap_of_rohan frodo, shire sam gandalf", "rohan warg, mordor orcs balrog", seen=("frodo",))
    assert answer(spec, state) == "warg rohan-gap_of_rohan"


@pytest.mark.parametrize("spec", BOTH)
@pytest.mark.parametrize(
    ("hunter", "prey", "turn"),
    [
        ("orcs", "gandalf", "dark"),
        ("legolas", "nazgul", "light"),
        ("merry", "witch_king", "light"),
        ("boromir", "balrog", "light"),
    ],
)
def test_a_hunter_attacks_the_prey_that_it_has_seen(hunter: str, prey: str, turn: str, spec: str) -> None:
    """The texts of these figures decide the battle before any card: it costs nothing, or Boromir for the Balrog."""
    if turn == "dark":
        state = table(
            turn, f"gap_of_rohan {prey}, shire sam frodo pippin", f"rohan {hunter}, mordor warg", seen=(prey,)
        )
        assert answer(spec, state) == f"{hunter} rohan-gap_of_rohan"
    else:
        home = " ".join(name for name in ("frodo", "sam", "pippin", "merry") if name != hunter)
        state = table(turn, f"gap_of_rohan {hunter}, shire {home}", f"rohan {prey}, mordor warg orcs", seen=(prey,))
        assert answer(spec, state) == f"{hunter} gap_of_rohan-rohan"


@pytest.mark.parametrize("spec", BOTH)
def test_frodo_retreats_from_the_troll(spec: str) -> None:
    """B10: he could stay and be defeated."""
    state = table("dark", "fangorn frodo, shire sam gandalf", "gondor troll, mordor warg orcs", "troll gondor-fangorn")
    assert answer(spec, state).startswith("retreat ")


@pytest.mark.parametrize("spec", BOTH)
@pytest.mark.parametrize(("dark_card", "hand", "best"), [("6", "1 3 4", "4"), ("1", "1 4 5", "1")])
def test_the_lowest_card_that_wins_answers_a_card_that_gandalf_has_seen(
    dark_card: str, hand: str, best: str, spec: str
) -> None:
    """Gandalf's 5 and the Orcs' 2: against a 6 it takes a 4, against a 1 the lowest card is enough."""
    state = table(
        "light",
        "gap_of_rohan gandalf, shire frodo sam",
        "rohan orcs, mordor warg troll",
        "gandalf gap_of_rohan-rohan",
        f"play dark_{dark_card}",
        light_hand=hand,
        dark_hand="1 2 6",
    )
    assert answer(spec, state) == f"play light_{best}"


def test_a_battle_that_is_won_anyway_costs_the_lowest_card() -> None:
    """The Troll's 9 beats Sam's 3 with any card of Light's hand: Dark keeps its 6."""
    state = table(
        "dark",
        "gap_of_rohan sam, shire frodo gandalf",
        "rohan troll, mordor warg orcs",
        "troll rohan-gap_of_rohan",
        light_hand="1 2 5",
        dark_hand="1 2 6",
    )
    assert answer("duellist@50", state) == "play dark_1"
