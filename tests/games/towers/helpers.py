"""Short descriptions of positions, and functions that play and read them.

Cards are written as "2 green_wisdom, gandalf", rows as "green wisdom 2, blue strength 1 gandalf".
"""

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from hypothesis import settings

from bywater import CHANCE, OVER, Message, State, load
from bywater.games.towers.knowledge import view
from bywater.games.towers.state import TowersState

GAME: Final = load("towers")

# the content of the box, from the rulebook instead of the program
COLOURS: Final = ("green", "ochre", "blue", "grey")
QUALITIES: Final = ("strength", "wisdom", "endurance", "resolve")
KINDS: Final = (*[f"{colour}_{quality}" for colour in COLOURS for quality in QUALITIES], "gandalf")
DECK: Final = Counter({kind: 16 if kind == "gandalf" else 5 for kind in KINDS})
PLACES: Final = ("rohan", "fangorn", "edoras", "orthanc", "helms_deep", "minas_tirith")
SYMBOLS: Final[dict[str, list[str]]] = {
    "rohan": ["endurance"],
    "fangorn": ["wisdom", "strength"],
    "edoras": ["resolve", "endurance"],
    "orthanc": ["wisdom", "resolve"],
    "helms_deep": ["strength", "endurance"],
    "minas_tirith": ["strength", "wisdom", "resolve"],
}
PATHS: Final = [2, 2, 3, 3, 4, 4]

# the same examples on every machine, without a deadline and without a database
examples = settings(deadline=None, derandomize=True, database=None, max_examples=60)

# -- making a table ---------------------------------------------------------------------------


def cards(words: str) -> dict[str, int]:
    """How many of each card, from their short form."""
    found: Counter[str] = Counter()
    for part in words.split(","):
        match part.split():
            case [number, kind]:
                found[kind] += int(number)
            case [kind]:
                found[kind] += 1
    return dict(found)


def row_table(words: str) -> dict[str, dict[str, Any]]:
    """The rows of one player, from their short form."""
    rows: dict[str, dict[str, Any]] = {}
    for part in words.split(","):
        if part.strip():
            colour, quality, number, *gandalf = part.split()
            rows[colour] = {"quality": quality, "cards": int(number), "gandalf": gandalf == ["gandalf"]}
    return rows


def in_rows(rows: dict[str, dict[str, Any]]) -> Counter[str]:
    """The cards that lie in the rows of one player."""
    found: Counter[str] = Counter()
    for colour, row in rows.items():
        found[f"{colour}_{row['quality']}"] += row["cards"]
        found["gandalf"] += int(row["gandalf"])
    return found


def table(
    *hands: str,
    rows: Sequence[str] = (),
    known: Sequence[str] = (),
    display: str = "",
    discards: str = "",
    pile: str | None = None,
    rest: str | int = "discards",
    tokens: dict[str, list[int]] | None = None,
    place: str = "",
    ring: int = 0,
    options: dict[str, Any] | None = None,
    **more: Any,
) -> State:
    """A state on the first space of the path to a place: the ring holder is to gain a card.

    One hand per seat. Cards that are not named are in the pile; if the pile is named, in `rest`: the discards,
    the display, or the hand of this seat. Before Rohan nothing can have been laid or discarded, so with rows the
    place is Edoras, with discards Fangorn, unless it is named. Other path cards than those of the box are set by the
    option `own`.
    """
    seats = len(hands)
    at: dict[str, Counter[str]] = {"display": Counter(cards(display)), "discards": Counter(cards(discards))}
    held = [Counter(cards(hand)) for hand in hands]
    laid = [row_table(row) for row in rows]
    if pile is not None:
        left = DECK.copy()
        for part in (*at.values(), *held, *[in_rows(row) for row in laid], Counter(cards(pile))):
            left.subtract(part)
        assert min(left.values()) >= 0, "more cards than in the box"
        goes_to = at[rest] if isinstance(rest, str) else held[rest]
        goes_to.update(+left)
    place = place or ("edoras" if any(rows) else "fangorn" if at["discards"] else "rohan")
    options = dict(options or {})
    if sorted(more.get("paths", PATHS)) != PATHS:
        options["own"] = {**options.get("own", {}), "paths": more["paths"]}
    return GAME.position(
        {
            "seats": seats,
            "options": options,
            "hands": [dict(hand) for hand in held],
            "known": [cards(words) for words in known],
            "rows": laid,
            "display": dict(at["display"]),
            "discards": dict(at["discards"]),
            "tokens": tokens if tokens is not None else default_tokens(seats, place),
            "stage": PLACES.index(place) + 1,
            "ring": ring,
            **more,
        }
    )


def laying(*hands: str, place: str = "", ring: int = 0, turn: int | None = None, **more: Any) -> State:
    """A state at a place (Rohan, or Edoras if rows lie there): the ring holder, or the seat `turn`, is to lay rows."""
    seat = ring if turn is None else turn
    place = place or ("edoras" if any(more.get("rows", ())) else "rohan")
    return table(
        *hands,
        place=place,
        ring=ring,
        order=(seat - ring) % len(hands),
        laying=True,
        **more,
    )


def default_tokens(seats: int, first: str = "rohan") -> dict[str, list[int]]:
    """One token less than players at each place from this one on; one a symbol for two."""
    ahead = PLACES[PLACES.index(first) :]
    return {place: [5, 4, 3, 2][: len(SYMBOLS[place]) if seats == 2 else seats - 1] for place in ahead}


# -- playing ----------------------------------------------------------------------------------


def play(state: State, *lines: str) -> State:
    """Apply actions, given in notation, to this very state."""
    for line in lines:
        state.apply(GAME.action(line))
    return state


def pass_all(state: State) -> State:
    """All remaining seats of this place lay nothing, and the place is scored."""
    while state.decision.kind == "laying":
        play(state, "done")
    return state


def scored(*rows: str, place: str = "rohan", ring: int = 0, **more: Any) -> State:
    """The state after a place was scored with these rows. At Rohan they are laid there, elsewhere they are old."""
    if place == "rohan":
        held = [in_rows(row_table(row)) + Counter(gandalf=1) for row in rows]
        state = laying(*[", ".join(f"{n} {kind}" for kind, n in hand.items()) for hand in held], ring=ring, **more)
        for step in range(len(rows)):
            lay_rows(state, rows[(ring + step) % len(rows)])
            if step < len(rows) - 1:
                play(state, "done")
    else:
        holding = ["gandalf"] * len(rows)  # an empty hand would be skipped; Gandalf alone can't be laid
        state = laying(*holding, rows=rows, place=place, ring=ring, **more)
    state.open_journal()
    return pass_all(state)


def lay_rows(state: State, words: str) -> State:
    """The actor lays these new rows."""
    for colour, row in sorted(row_table(words).items(), key=lambda item: COLOURS.index(item[0])):
        card = f"{colour}_{row['quality']}"
        play(state, f"lead {card}" if row["gandalf"] else f"lay {card}", *[f"lay {card}"] * (row["cards"] - 1))
    return state


def choose(state: State, rng: random.Random) -> int:
    """A random action of the actor, or a chance outcome."""
    return int(state.roll(rng)) if state.actor == CHANCE else int(rng.choice(list(state.legal())))


def to_the_end(state: State, seed: int) -> State:
    rng = random.Random(seed)
    while state.actor != OVER:
        state.apply(choose(state, rng))
    return state


def set_up(seats: int, seed: int = 0, **options: Any) -> State:
    """A table after the set-up, before the first choice."""
    rng = random.Random(seed)
    state = GAME.start(seats, **options)
    while state.actor == CHANCE:
        state.apply(state.roll(rng))
    return state


# -- reading ----------------------------------------------------------------------------------


def offers(state: State) -> set[str]:
    """The texts of the legal actions."""
    return {GAME.notation(code) for code in state.legal()}


def prompt_of(state: State) -> tuple[str, int]:
    """The kind of the decision, and the seat that decides."""
    return state.decision.kind, state.decision.seat


def drawn(state: State) -> dict[str, float]:
    """The outcomes of chance, in notation, with their probabilities."""
    return {GAME.notation(code): chance for code, chance in state.chances()}


def whole(state: State) -> dict[str, Any]:
    """The public table and the hands at any moment, without kinds that have no cards."""
    assert isinstance(state, TowersState)
    seats = range(state.seats)
    hands = [view.counts(state.hands, seat * len(KINDS), False) for seat in seats]
    return {**view.open_table(state, False), "hands": hands, "drawn": [view.drawn_by(state, s, False) for s in seats]}


def hand(state: State, seat: int) -> dict[str, int]:
    found: dict[str, int] = whole(state)["hands"][seat]
    return found


def display(state: State) -> dict[str, int]:
    found: dict[str, int] = whole(state)["display"]
    return found


def discards(state: State) -> dict[str, int]:
    found: dict[str, int] = whole(state)["discards"]
    return found


def rows(state: State, seat: int) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = whole(state)["rows"][seat]
    return found


def won(state: State, seat: int) -> list[int]:
    found: list[int] = whole(state)["won"][seat]
    return found


def all_won(state: State) -> list[list[int]]:
    return [won(state, seat) for seat in range(state.seats)]


def tokens(state: State, place: str) -> list[int]:
    """The tokens that lie at a place, from the left."""
    return [value for value in whole(state)["tokens"][place] if value]


def ring(state: State) -> int:
    return int(whole(state)["ring"])


def pile(state: State) -> Counter[str]:
    """The remaining cards."""
    all_open = whole(state)
    left = DECK.copy()
    for part in (all_open["display"], all_open["discards"], *all_open["hands"]):
        left.subtract(part)
    for row in all_open["rows"]:
        left.subtract(in_rows(row))
    return Counter({kind: number for kind, number in left.items() if number})


def seen(state: State, seats: object) -> Any:
    """A view without the kinds of cards that are missing."""
    return _without_zeros(state.view(seats))


def _without_zeros(part: Any) -> Any:
    if isinstance(part, dict):
        return {name: _without_zeros(inner) for name, inner in part.items() if name not in KINDS or inner}
    return [_without_zeros(inner) for inner in part] if isinstance(part, list) else part


def log(state: State, seats: object) -> list[Message]:
    """The journal as these seats read it; it must have been opened before."""
    seen_now = state.view(seats)
    lines = [GAME.log_line(entry.plain(), seen_now) for entry in state.journal_for(seats)]
    return [line for line in lines if line is not None]


def counted(state: State) -> dict[int, int]:
    """How many cards counted for each seat when the last place was scored."""
    found = [message.params for message in log(state, 0) if message.key == "log-counted"]
    return {int(str(params["seat"]).removeprefix("seat-")) - 1: int(params["count"]) for params in found}


def why(state: State, text: str, seat: int) -> str:
    """The key of the refusal; empty if this seat may play the action."""
    message = state.why(GAME.action(text), seat)
    return "" if message is None else message.key
