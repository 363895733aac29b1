"""Short descriptions of positions of The Lord of the Rings, and the decisions of the rules of thumb in them."""

import random
from typing import Any

import bywater
from bywater.bots import make_bot
from bywater.bots.quest.evaluation.features import Features
from bywater.core.state import State
from bywater.games.quest.state import QuestState

QUEST = bywater.load("quest")
NO_CARDS: list[dict[str, int]] = [{}, {}, {}, {}]
CALL = ("interrupt sam", "call gandalf")
FEW_EACH: list[dict[str, int]] = [
    {"white_hiding": 2, "grey_fighting": 2},
    {"white_fighting": 3},
    {"white_travelling": 3},
    {"white_friendship": 3},
]
"""Three or four cards for each of four hobbits."""


def table(*then: str, **words: Any) -> State:
    """Frodo's turn with four hobbits, and actions to play from there.

    The Ring was used and Sauron stands on 15, unless the words of the position say otherwise.
    """
    return QUEST.position({"seats": 4, "ring_used": True, "sauron": 15, "hands": NO_CARDS, "then": list(then), **words})


def hands(frodo: dict[str, int], *others: dict[str, int]) -> list[dict[str, int]]:
    """Frodo's hand and those of the others, which are empty if not given."""
    return [frodo, *others, *NO_CARDS][:4]


def choice(state: State, spec: str = "cautious") -> str:
    """What a bot chooses for the acting seat."""
    return QUEST.notation(make_bot(spec, QUEST, random.Random(1)).choose(state.view(state.actor)))


def facts(*then: str, **words: Any) -> tuple[Features, QuestState]:
    """The features of a position and its table, for the functions of `evaluation`."""
    state = table(*then, **words)
    assert isinstance(state, QuestState)
    features = Features()
    features.update(state)
    return features, state
