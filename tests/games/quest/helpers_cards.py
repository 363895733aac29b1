"""Further short descriptions of tables and pledges: for the tests of demands, cards, interrupts and rivals."""

import random
from typing import Any, Final

from hypothesis import settings

from bywater import CHANCE, State
from bywater.games.quest.model import frames as k

from .helpers import GAME, TILES, everything, face_down, offers, prompt_of, restored, table

JOURNEY: Final = ["journey", 0, k.PLAYING, 0, 0]
SECRET: Final = {"hands": "secret"}
RIVALS: Final = {"competitive": True, "hands": "described"}
BOARD_CARDS: Final = {
    "moria": ("book", "pipe"),
    "helms_deep": ("theoden", "shadowfax", "eomer", "riders_of_rohan"),
    "shelobs_lair": ("faramir", "gollum"),
    "mordor": ("army_of_the_dead", "ghan", "eowyn"),
}

# The same examples on every machine, without a deadline and a database.
examples = settings(deadline=None, derandomize=True, database=None, max_examples=20)


def looked_at(name: str, *hands: str, active: int = 0, **more: Any) -> State:
    """A tile has just been turned up: a quiet moment and the Staff come before its effect."""
    more.setdefault("tiles", face_down(name))
    number = list(TILES).index(name) + 1
    return table(*hands, active=active, stack=[JOURNEY, ["turn", active, k.TILE_TURNED, number, 0]], **more)


def turn_goes_on(*hands: str, active: int = 0, **more: Any) -> State:
    """The active player is about to turn another tile; a Ring tile was turned before."""
    more.setdefault("tiles", face_down("ring_dark"))
    return table(*hands, active=active, stack=[JOURNEY, ["turn", active, k.TURN_BEGINS, 0, 0]], **more)


def after_a_card(*hands: str, colour: int = 0, active: int = 0, **more: Any) -> State:
    """The active player has played a card, white (0) or grey (1), and may play another."""
    stack = [JOURNEY, ["turn", active, k.TURN_ENDS, 1, 0], ["cards", active, 1 + colour, 0, 0]]
    return table(*hands, active=active, stack=stack, **more)


def main_line_ends(*hands: str, active: int = 0, **more: Any) -> State:
    """The scenario ends in the turn of the active player."""
    stack = [JOURNEY, ["turn", active, k.TURN_ENDS, 1, 0], ["scenario_ends", active, 0, 0, 0]]
    return table(*hands, active=active, stack=stack, **more)


def each_is_prompted(demand: str, *hands: str, place: str, active: int = 0, **more: Any) -> State:
    """A demand on each hobbit, from the active one on."""
    number = list(GAME.data["demands"]).index(demand)
    stack = [
        JOURNEY,
        ["turn", active, k.TURN_BEGINS, 0, 0],
        ["each", active, 2 ** len(hands) - 1, k.EACH_MEETS_DEMAND, number],
    ]
    return table(*hands, active=active, stack=stack, place=place, **more)


def shown(kind: str, demand: str, *hands: str, place: str, seat: int = 0, active: int = 0, **more: Any) -> State:
    """A Hobbit card was turned up, and sets the demand on one hobbit."""
    number = list(GAME.data["demands"]).index(demand)
    stack = [JOURNEY, ["turn", active, k.TURN_BEGINS, 0, 0], ["demand", seat, number, 0, 0]]
    return table(*hands, active=active, stack=stack, place=place, turned_up=kind, **more)


def starting(state: State, *words: str) -> set[str]:
    """Return the offers that begin with this text."""
    return {text for text in offers(state) if text.startswith(words)}


def pledges(state: State) -> set[str]:
    return starting(state, "pledge")


def interrupts(state: State) -> set[str]:
    return {text.removeprefix("interrupt ") for text in starting(state, "interrupt ")}


def marked(state: State, seat: int) -> dict[str, int]:
    """Return the pledged cards of a hand."""
    found: dict[str, int] = everything(state)["pledged"][seat]["cards"]
    return found


def marks(state: State) -> int:
    """Return the number of pledged cards, tokens and shields in total."""
    return sum(
        sum(part["cards"].values()) + sum(part["tokens"].values()) + part["shields"]
        for part in everything(state)["pledged"]
    )


def again(state: State) -> State:
    """Return the state restored from its snapshot; check that its views are equal."""
    read = restored(state)
    assert everything(read) == everything(state)
    assert list(read.legal()) == list(state.legal())
    views = [state.view(seat) for seat in range(state.seats)]
    assert [read.view(seat) for seat in range(read.seats)] == views
    return state


def may(state: State, text: str) -> bool:
    return state.allows(GAME.action(text))


def refusal(state: State, text: str, seat: int) -> tuple[str, dict[str, Any]]:
    """Return the key and the parameters of a refusal."""
    message = state.why(GAME.action(text), seat)
    assert message is not None, f"{text} is open to {seat}"
    return message.key, dict(message.params)


def in_turn(state: State, kind: str, answer: str) -> list[int]:
    """Return the seats that are prompted one after the other if each gives this answer."""
    seats: list[int] = []
    while prompt_of(state)[0] == kind:
        seats.append(prompt_of(state)[1])
        state.apply(GAME.action(answer))
    return seats


_GOOD_OUTCOMES: Final = ("die blank", "tile friendship", "tile travelling", "tile hiding", "tile fighting")
_LIKED: Final = (
    *("pay", "pledge", "play", "healing", "elessar", "step back", "call", "magic", "guidance", "put on", "buy"),
    *("interrupt", "persistence", "lembas", "foresight", "advance", "prepare", "next", "miruvor", "volunteer"),
)


def favourable(state: State, rng: random.Random, good_share: float = 0.7) -> int:
    """An action of whoever is to act, with a preference for what brings the Ring on, and for good outcomes of chance.

    Random play alone hardly ever leaves the first boards.
    """
    if state.actor == CHANCE:
        good = [code for code, _ in state.chances() if GAME.notation(code) in _GOOD_OUTCOMES]
        return int(rng.choice(good)) if good and rng.random() < good_share else int(state.roll(rng))
    codes = list(state.legal())
    liked = [code for code in codes if GAME.notation(code).startswith(_LIKED)]
    return int(rng.choice(liked if liked and rng.random() < 0.8 else codes))
