"""Short descriptions of positions, and functions that play and read them.

Cards are written as "2 white_hiding, gimli", one hand per player: Frodo, Sam, Pippin, Merry, Fatty. What is not
named has its usual place: Hobbit cards are in the deck, tokens and shields beside the board.

Sauron begins on 15 unless a test says otherwise, so that he catches nobody by accident.

The Ring counts as used unless a test says otherwise: a bearer who may put it on is prompted in every turn.
"""

import json
import random
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from bywater import CHANCE, OVER, Message, State, load
from bywater.core.frames import read_stack
from bywater.core.options import resolve_options
from bywater.games.quest.knowledge.read import fill_deck, read_pending
from bywater.games.quest.knowledge.view import open_table
from bywater.games.quest.model import frames as k
from bywater.games.quest.model.frames import KINDS, MAX_FRAMES
from bywater.games.quest.model.table import Table
from bywater.games.quest.positions.read import read_table
from bywater.games.quest.positions.write import write_table
from bywater.games.quest.rules.engine import proceed

GAME: Final = load("quest")

FRODO: Final = 0
SAM: Final = 1
PIPPIN: Final = 2
MERRY: Final = 3
FATTY: Final = 4
HOBBITS: Final = ("frodo", "sam", "pippin", "merry", "fatty")

# What is in the box, from the rulebook and the facts, not from the program.
ACTIVITIES: Final = ("friendship", "travelling", "hiding", "fighting")
DECK: Final = Counter(
    {
        **{f"white_{activity}": 7 for activity in ACTIVITIES},
        **{f"grey_{activity}": 5 for activity in ACTIVITIES},
        "white_joker": 12,
    }
)
RIVENDELL: Final = (
    *("boromir", "gimli", "gandalf", "legolas", "aragorn", "glamdring", "anduril", "sting"),
    *("staff", "athelas", "miruvor", "mithril"),
)
LOTHLORIEN: Final = (
    *("elven_cloak", "elven_rope", "boat", "brooch", "galadriel", "arwen", "box_of_earth", "bow"),
    *("belt", "lembas", "elessar", "phial"),
)
TILES: Final = Counter(
    {
        **dict.fromkeys(ACTIVITIES, 3),
        "sundial": 6,
        "sundial_cards": 1,
        "sundial_items": 1,
        "ring_dark": 2,
        "eye_or_two_dark": 1,
    }
)
FACES: Final = ("blank", "one_dot", "two_dots", "three_dots", "two_cards", "eye")

# The decisions that pass if nobody acts.
PASSING: Final = {
    "quiet": "pass",
    "interrupt": "done",
    "rivals": "done",
    "before_tile": "pass",
    "after_tile": "pass",
    "before_roll": "pass",
    "after_roll": "pass",
    "after_marker": "pass",
    "missing_tokens": "pass",
}
_TILE_ORDER: Final = (*ACTIVITIES, "sundial", "sundial_cards", "sundial_items", "ring_dark", "eye_or_two_dark")

PENDING: Final[tuple[str, ...]] = ("stack", "turned_up", "shared", "pledged", "guided", "volunteer", "interrupted")

# -- making a table ---------------------------------------------------------------------------


def cards(words: str) -> dict[str, int]:
    """Return the number of each card, from their short form."""
    found: Counter[str] = Counter()
    for part in words.split(","):
        match part.split():
            case [number, kind]:
                found[kind] += int(number)
            case [kind]:
                found[kind] += 1
    return dict(found)


def face_down(*turned: str) -> dict[str, int]:
    """Return all tiles except those that were turned."""
    return dict(TILES - Counter(turned))


def set_up(words: dict[str, Any]) -> State:
    """The state of a position's keys, with pending decisions and their data, which positions must not contain.

    Besides the keys of a position, `words` may hold the keys of pending decisions in a view: `stack`,
    `turned_up`, `shared`, `pledged`, `guided`, `volunteer`, `interrupted`. Without a stack the active player is to
    play cards. If the stack ends in something that continues by itself, it continues until a seat is to act.
    """
    words = {"seats": 4, "options": {}, **words}
    words["options"] = resolve_options(GAME.options, words["options"])
    pending = {name: words.pop(name) for name in PENDING if name in words}
    made = read_table(words)
    seats = int(made.seats)
    nothing = {"turned_up": "", "shared": {}, "pledged": [{}] * seats, "guided": False, "volunteer": -1}
    read_pending(made, {**nothing, "interrupted": [], **pending})
    fill_deck(made)
    turn = ["turn", int(made.active), k.TURN_ENDS, 1, 0]
    stack = pending.get("stack", [["journey", 0, k.PLAYING, 0, 0], turn, ["cards", int(made.active), 0, 0, 0]])
    for packed in read_stack(KINDS, [[*part, 0][:6] for part in stack], seats, MAX_FRAMES):
        made.push(packed)
    proceed(made)
    made.forget_observations()
    return made


def restored(state: State) -> State:
    """Return the same state, restored from its snapshot and text."""
    return GAME.restore(json.loads(json.dumps(state.snapshot())))


def table(
    *hands: str,
    place: str = "moria",
    active: int | None = None,
    stack: Sequence[Sequence[object]] | None = None,
    deck: str | None = None,
    ring_used: bool = True,
    options: dict[str, Any] | None = None,
    **more: Any,
) -> State:
    """A state in which the active player, the bearer unless named, is to play cards; a friendship tile was turned.

    All other keys of a position can be given: `dark`, `sauron`, `lines`, `event`, `shields`, `tokens`, `tiles`,
    `bearer`, `gone`... With `deck`, the Hobbit cards that are not named are in the discard pile.
    """
    held = [cards(hand) for hand in hands]
    words: dict[str, Any] = {
        "seats": len(hands),
        "options": {"sauron": 15, **(options or {})},
        "place": place,
        "hands": held,
        "ring_used": ring_used,
        "tiles": face_down("friendship"),
        **more,
    }
    if active is not None:
        words["active"] = active
    if stack is not None:
        words["stack"] = [list(part) for part in stack]
    if deck is not None:
        left = DECK - Counter(cards(deck))
        for hand_cards in held:
            left -= Counter(hand_cards)
        words["discards"] = {kind: count for kind, count in left.items() if kind in DECK and count}
    return set_up(words)


def beginning(*hands: str, active: int = FRODO, **more: Any) -> State:
    """A turn begins: the next step is a tile, or what comes before it. No tile was turned yet."""
    more.setdefault("tiles", dict(TILES))
    return table(
        *hands, active=active, stack=[["journey", 0, k.PLAYING, 0, 0], ["turn", active, k.TURN_BEGINS, 0, 0]], **more
    )


def tile(name: str, *hands: str, active: int = FRODO, **more: Any) -> State:
    """The active player has turned this tile, and its effect has begun."""
    more.setdefault("tiles", face_down(name))
    number = _TILE_ORDER.index(name) + 1
    return table(
        *hands, active=active, stack=[["journey", 0, k.PLAYING, 0, 0], ["turn", active, k.CARRY_OUT, number, 0]], **more
    )


def event(number: int, *hands: str, place: str = "moria", active: int = FRODO, **more: Any) -> State:
    """A sundial was turned, the marker has moved to this event, 1 to 6, and its effect has begun."""
    return tile("sundial", *hands, active=active, place=place, event=number - 1, **more)


def to_roll(seat: int, *hands: str, active: int | None = None, **more: Any) -> State:
    """This hobbit must roll the die, an ordinary roll; afterwards the active player's turn ends."""
    turn = seat if active is None else active
    frames = [["journey", 0, k.PLAYING, 0, 0], ["turn", turn, k.TURN_ENDS, 1, 0], ["roll", seat, k.PROMPT_BELT, 0, 0]]
    return table(*hands, active=turn, stack=frames, **more)


def at_the_end(*hands: str, active: int = FRODO, **more: Any) -> State:
    """The scenario has just ended; missing tokens are counted next."""
    return table(*hands, active=active, stack=[["journey", 0, k.CLOSING, active + 1, 0]], **more)


def at_the_mountain(*hands: str, active: int = FRODO, **more: Any) -> State:
    """Mordor is done, the Ring is at the mountain, and the active player is about to try."""
    frames = [["journey", 0, k.ARRIVED, 0, 0]]
    return table(*hands, place="mount_doom", active=active, stack=frames, lines={"travelling": 13}, **more)


# -- playing ----------------------------------------------------------------------------------


def do(state: State, *texts: str) -> State:
    """Apply actions, given in notation, to this state, in place."""
    for text in texts:
        state.apply(GAME.action(text))
    return state


def pass_quiet(state: State, *wanted: str) -> State:
    """Play `pass` or `done` until one of these decisions comes, or one that can't be passed."""
    while state.actor not in (CHANCE, OVER):
        kind = state.decision.kind
        if kind in wanted or kind not in PASSING:
            break
        do(state, PASSING[kind])
    return state


def go(state: State, *texts: str) -> State:
    """As `do`, but pass quiet moments until the action is possible."""
    for text in texts:
        while state.actor not in (CHANCE, OVER) and text not in offers(state) and state.decision.kind in PASSING:
            do(state, PASSING[state.decision.kind])
        do(state, text)
    return state


def pledge(state: State, seat: int, *things: str) -> State:
    """A hobbit pledges to the open demand, by an interrupt if another is prompted: "gimli", "2 shields"...

    A demand on one hobbit alone is paid as soon as it is met.
    """
    if state.actor != seat:
        do(state, f"interrupt {HOBBITS[seat]}")
    for thing in things:
        do(state, "volunteer" if thing == "volunteer" else f"pledge {thing}")
    if prompt_of(state) == ("interrupt", seat):
        do(state, "done")
    return state


def pay(state: State, seat: int, *things: str) -> State:
    """As `pledge`, and pay what was pledged."""
    demand = state.decision
    pledge(state, seat, *things)
    if state.actor not in (CHANCE, OVER) and "pay" in offers(state) and state.decision == demand:
        do(state, "pay")
    return state


def draw(state: State, *kinds: str) -> State:
    """Apply these cards as the next chance outcomes: drawn, dealt or turned up."""
    return go(state, *[f"card {kind}" for kind in kinds])


def choose(state: State, rng: random.Random) -> int:
    """Choose a random action of the actor, or a chance outcome."""
    return int(state.roll(rng)) if state.actor == CHANCE else int(rng.choice(list(state.legal())))


def roll_chances(state: State, seed: int = 0) -> State:
    """Apply chance outcomes until a seat is to act."""
    rng = random.Random(seed)
    while state.actor == CHANCE:
        state.apply(state.roll(rng))
    return state


def to_the_end(state: State, seed: int) -> State:
    """Play at random until the game is over."""
    rng = random.Random(seed)
    while state.actor != OVER:
        state.apply(choose(state, rng))
    return state


def watched(state: State) -> State:
    """The state with its journal open, for `log_params`."""
    state.open_journal()
    return state


# -- reading ----------------------------------------------------------------------------------


def everything(state: State) -> dict[str, Any]:
    """Return the whole table at any moment: the keys of a position, and the pending decisions."""
    assert isinstance(state, Table)
    return {**open_table(state), **write_table(state)}


def offers(state: State) -> set[str]:
    """Return the actor's choices, interrupts included."""
    return {GAME.notation(code) for code in state.legal()}


def choices(state: State) -> set[str]:
    """Return the actor's choices without interrupts."""
    return {text for text in offers(state) if not text.startswith("interrupt ")}


def prompt_of(state: State) -> tuple[str, int]:
    """Return the kind of the decision and its seat."""
    return state.decision.kind, state.decision.seat


def drawn(state: State) -> dict[str, float]:
    """The outcomes of chance, in notation, with their probabilities."""
    return {GAME.notation(code): chance for code, chance in state.chances()}


def there(counts: dict[str, int]) -> dict[str, int]:
    """Return the counts of a view that are not zero."""
    return {name: count for name, count in counts.items() if count}


def hand(state: State, seat: int) -> dict[str, int]:
    found: dict[str, int] = everything(state)["hands"][seat]
    return found


def size(state: State, seat: int) -> int:
    """Return the number of cards that a hobbit holds."""
    return sum(hand(state, seat).values())


def discards(state: State) -> dict[str, int]:
    found: dict[str, int] = everything(state)["discards"]
    return found


def deck(state: State) -> Counter[str]:
    """Return the Hobbit cards in the deck."""
    position = everything(state)
    left = DECK.copy()
    for part in (position["discards"], position["shared"], *position["hands"]):
        left.subtract({kind: count for kind, count in part.items() if kind in DECK})
    if position["turned_up"]:
        left[position["turned_up"]] -= 1
    return +left


def dark(state: State) -> list[int]:
    """Return the places of the hobbits on the corruption line."""
    return list(everything(state)["dark"])


def sauron(state: State) -> int:
    return int(everything(state)["sauron"])


def shields(state: State) -> list[int]:
    return list(everything(state)["shields"])


def tokens(state: State, seat: int) -> dict[str, int]:
    found: dict[str, int] = everything(state)["tokens"][seat]
    return found


def line(state: State, name: str) -> int:
    """Return the space of the marker of a line."""
    return int(everything(state)["lines"][name])


def marker(state: State) -> int:
    """Return the number of the event on which the event marker is, 0 before the first."""
    return int(everything(state)["event"])


def place(state: State) -> str:
    return str(everything(state)["place"])


def bearer(state: State) -> int:
    return int(everything(state)["bearer"])


def active(state: State) -> int:
    return int(everything(state)["active"])


def gone(state: State) -> list[int]:
    """Return the eliminated hobbits."""
    return list(everything(state)["gone"])


def moment(state: State) -> str:
    """Return the name of a quiet moment."""
    return str(state.decision["moment"])


def log(state: State, seats: object = FRODO) -> list[Message]:
    """Return the journal as these seats read it; it must have been opened before."""
    view = state.view(seats)
    lines = [GAME.log_line(entry.plain(), view) for entry in state.journal_for(seats)]
    return [line for line in lines if line is not None]


def log_params(state: State, key: str, seats: object = FRODO) -> list[dict[str, Any]]:
    """Return the parameters of all log lines with this key, in order."""
    return [dict(message.params) for message in log(state, seats) if message.key == key]


def why(state: State, text: str, seat: int) -> str:
    """Return the key of the refusal; empty if this seat may play the action."""
    message = state.why(GAME.action(text), seat)
    return "" if message is None else message.key
