"""Tables in a few words for the tests of demands, cards, floors and rivals.

Cards are written as "2 white_hiding, gimli", tokens as "ring, 2 sun". Hobbits are seats: Frodo 0 to Fatty 4.
"""

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from hypothesis import settings

from bywater import CHANCE, OVER, State, load

GAME: Final = load("quest")
HOBBITS: Final = ("frodo", "sam", "pippin", "merry", "fatty")

# What is in the box, from the rulebook and the facts, not from the program.
TILES: Final = {
    "friendship": 3,
    "travelling": 3,
    "hiding": 3,
    "fighting": 3,
    "sundial": 6,
    "sundial_cards": 1,
    "sundial_items": 1,
    "ring_dark": 2,
    "eye_or_two_dark": 1,
}
DECK: Final = Counter(
    {
        **{f"white_{line}": 7 for line in ("friendship", "travelling", "hiding", "fighting")},
        "white_joker": 12,
        **{f"grey_{line}": 5 for line in ("friendship", "travelling", "hiding", "fighting")},
    }
)
RIVENDELL: Final = (
    "boromir gimli gandalf legolas aragorn glamdring anduril sting staff athelas miruvor mithril"
).split()
LOTHLORIEN: Final = (
    "elven_cloak elven_rope boat brooch galadriel arwen box_of_earth bow belt lembas elessar phial"
).split()
BOARD_CARDS: Final = {
    "moria": ["book", "pipe"],
    "helms_deep": ["theoden", "shadowfax", "eomer", "riders_of_rohan"],
    "shelobs_lair": ["faramir", "gollum"],
    "mordor": ["army_of_the_dead", "ghan", "eowyn"],
}
FEATURES: Final = {*RIVENDELL, *LOTHLORIEN, *[card for cards in BOARD_CARDS.values() for card in cards]}

# The same examples on every machine, without a clock and without a file.
examples = settings(deadline=None, derandomize=True, database=None, max_examples=25)


# -- making a table ---------------------------------------------------------------------------


def counted(words: str) -> dict[str, int]:
    """How many of each thing, from their short form."""
    found: Counter[str] = Counter()
    for part in words.split(","):
        match part.split():
            case [number, kind]:
                found[kind] += int(number)
            case [kind]:
                found[kind] += 1
    return dict(found)


def tiles_without(*turned: str) -> dict[str, int]:
    """The tiles that lie face down once these were turned."""
    left = Counter(TILES)
    left.subtract(turned)
    return dict(+left)


def table(
    *hands: str,
    stack: Sequence[Sequence[Any]] | None = None,
    tokens: Sequence[str] | None = None,
    options: dict[str, Any] | None = None,
    active: int = 0,
    discards: str = "",
    **more: Any,
) -> State:
    """A state with these hands, a hand a hobbit. Unless a stack is given, the active one is to play cards.

    One sundial has been turned already, so that the Ring may be put on.
    """
    position: dict[str, Any] = {
        "seats": len(hands),
        "hands": [counted(hand) for hand in hands],
        "options": options or {},
        "active": active,
        "tiles": tiles_without("sundial"),
        "discards": counted(discards),
        **more,
    }
    if tokens is not None:
        position["tokens"] = [counted(token) for token in tokens]
    if stack is not None:
        position["stack"] = [["journey", 0, 1, 0, 0], *[list(frame) for frame in stack]]
    return GAME.position(position)


def turned(tile: str, *hands: str, active: int = 0, **more: Any) -> State:
    """A tile is being carried out in the turn of the active hobbit."""
    number = list(TILES).index(tile) + 1
    return table(*hands, stack=[["turn", active, 5, number, 0]], active=active, **more)


def looked_at(tile: str, *hands: str, active: int = 0, **more: Any) -> State:
    """A tile has just been turned up: the quiet moment and the Staff come before it is carried out."""
    number = list(TILES).index(tile) + 1
    left = {"tiles": tiles_without("sundial", tile), **more}
    return table(*hands, stack=[["turn", active, 3, number, 0]], active=active, **left)


def event(place: str, number: int, *hands: str, **more: Any) -> State:
    """The marker goes to this event of the place, since the active hobbit turned a sundial."""
    return turned("sundial", *hands, place=place, event=number - 1, **more)


def rolling(seat: int, *hands: str, active: int = 0, **more: Any) -> State:
    """A hobbit has to roll the die during the turn of the active one."""
    return table(*hands, stack=[["turn", active, 7, 1, 0], ["roll", seat, 0, 0, 0]], active=active, **more)


def turn_begins(*hands: str, active: int = 0, **more: Any) -> State:
    return table(*hands, stack=[["turn", active, 0, 0, 0]], active=active, **more)


def scenario_ends(*hands: str, active: int = 0, **more: Any) -> State:
    return table(*hands, stack=[["turn", active, 7, 1, 0], ["scenario_ends", active, 0, 0, 0]], active=active, **more)


def each_is_asked(demand: int, *hands: str, place: str, active: int = 0, **more: Any) -> State:
    """Each hobbit is asked for something, from the active one on."""
    mask = 2 ** len(hands) - 1
    stack = [["turn", active, 0, 0, 0], ["each", active, mask, 2, demand]]
    return table(*hands, stack=stack, place=place, active=active, **more)


# -- playing ----------------------------------------------------------------------------------


def play(state: State, *lines: str) -> State:
    """Apply actions, given in notation, to this very state."""
    for line in lines:
        state.apply(GAME.action(line))
    return state


def may(state: State, text: str) -> bool:
    return state.allows(GAME.action(text))


def choose(state: State, rng: random.Random) -> int:
    if state.actor == CHANCE:
        return int(state.roll(rng))
    return int(rng.choice(list(state.legal())))


# -- reading ----------------------------------------------------------------------------------


def asked(state: State) -> tuple[str, int]:
    return (state.decision.kind, int(state.actor))


def offers(state: State) -> set[str]:
    return {GAME.notation(code) for code in state.legal()}


def starting(state: State, *words: str) -> set[str]:
    """The offers that begin like this."""
    return {text for text in offers(state) if text.startswith(words)}


def at(state: State, name: str) -> Any:
    """A part of the position."""
    return state.position()[name]


def hand(state: State, seat: int) -> dict[str, int]:
    found: dict[str, int] = at(state, "hands")[seat]
    return found


def pledged(state: State, seat: int) -> dict[str, int]:
    found: dict[str, int] = at(state, "pledged")[seat]["cards"]
    return found


def marks(state: State) -> int:
    """How many cards, tokens and shields are pledged."""
    return sum(
        sum(part["cards"].values()) + sum(part["tokens"].values()) + part["shields"] for part in at(state, "pledged")
    )


def deck(state: State) -> Counter[str]:
    """The Hobbit cards that lie nowhere in sight and in no hand."""
    position = state.position()
    rest = DECK.copy()
    for part in (position["discards"], position["shared"], *position["hands"]):
        rest.subtract({kind: number for kind, number in part.items() if kind in DECK})
    if position["turned_up"]:
        rest[position["turned_up"]] -= 1
    return rest


def why(state: State, text: str, seat: int) -> tuple[str, dict[str, int | str]]:
    """The key and the parameters of the refusal."""
    refusal = state.why(GAME.action(text), seat)
    assert refusal is not None, f"{text} is open to {seat}"
    return (refusal.key, dict(refusal.params))


def told(state: State, line: str) -> list[tuple[int, int, int, int, int]]:
    """What the journal of this state says of one action."""
    journal = state.open_journal()
    play(state, line)
    return [entry.plain() for entry in journal]


def is_over(state: State) -> bool:
    return int(state.actor) == OVER
