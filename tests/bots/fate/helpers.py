"""Short descriptions of positions of Fate of the Fellowship, and the decisions of the rules of thumb in them."""

import random
from typing import Any

import bywater
from bywater.bots.fate.bot import RulesOfThumbBot
from bywater.bots.fate.evaluation.context import Context
from bywater.bots.fate.policy.turn import analyse, errands_of
from bywater.core.state import State
from bywater.games.fate.model import board
from bywater.games.fate.model import cards as box
from bywater.games.fate.state import FateState

FATE = bywater.load("fate")
FIRST_GAME = {"frodo_sam": "the_shire", "legolas": "woodland_realm", "merry_pippin": "the_shire", "eowyn": "edoras"}
FAR = {"eriador": 9}
"""All Nazgûl at the other end of the map from Mordor."""
RING_ONLY = ["destroy_ring"]
BOTH = ["destroy_ring", "blessing_elves"]
MARCH_ON_HELMS_DEEP: dict[str, Any] = {
    "threat": 4,
    "levels": [{"back": "black", "unseen": ["sh07", "sh08", "sh11", "sh12"]}],
}
"""The next shadow cards let the lines through the Fords of Isen advance."""

RED_BACKS = {"sh03", "sh04", "sh05", "sh10", "sh11", "sh12", "drums"}
"""Those of the shadow cards named in these tests that have a red back."""


def table(acting: str, *then: str, cast: dict[str, str] | None = None, **words: Any) -> State:
    """A turn of this character of two players, and actions to play from there.

    `cast` has the four characters with their places, the first two of seat 0. Without it they are those of the first
    game, whose places may be given by name.
    """
    places = cast or {name: words.pop(name, home) for name, home in FIRST_GAME.items()}
    seats = {name: number // 2 for number, name in enumerate(places)}
    characters = {name: {"seat": seats[name], "place": place} for name, place in places.items()}
    position = {"seats": 2, "characters": characters, "active": seats[acting], "acting": acting, "then": list(then)}
    return FATE.position({**position, **words})


def turned_up(card: str, back: str, *then: str, **words: Any) -> State:
    """Frodo's turn is over, this shadow card is turned up, and the card below it has this back."""
    others = {"red": ("sh03", "sh05", "sh11"), "black": ("sh01", "sh07", "sh13")}[back]
    levels = [
        {
            "back": "red" if card in RED_BACKS else "black",
            "unseen": [card, *(other for other in others if other != card)],
        }
    ]
    laid = [special for special in ("drums", "wheels") if special != card]
    ended = ("done", "drawn gondor_valor", "drawn rohan_valor", f"flipped {card}")
    words = {"finished": ["legolas"], "levels": levels, "shadow_discard": laid, **words}
    return table("frodo_sam", *ended, *then, **words)


def choice(state: State) -> str:
    """What the rules of thumb choose for the acting seat."""
    return FATE.notation(RulesOfThumbBot(FATE, random.Random(0)).choose(state.view(state.actor)))


def context_of(state: State) -> tuple[Context, FateState]:
    """The context of a position and its table, for the functions of `evaluation` and `planning`."""
    assert isinstance(state, FateState)
    context = Context()
    analyse(context, state)
    return context, state


def errands(who: str, state: State) -> dict[str, float]:
    """The errands of a character: the first action of each, and the best rate of those that begin with it."""
    context, found = context_of(state)
    planned = errands_of(context, found, character(who))
    best: dict[str, float] = {}
    for number in range(planned.count):
        text = FATE.notation(int(planned.code[number]))
        best[text] = max(best.get(text, -1.0), float(planned.rate[number]))
    return best


def place(name: str) -> int:
    return board.PLACES.index(name)


def character(name: str) -> int:
    return box.CHARACTERS.index(name)


def objective(name: str) -> int:
    return box.OBJECTIVES.index(name)
