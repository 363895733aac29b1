"""Short descriptions of positions for the tests of characters and events, and functions that play and read them.

A player is written as "frodo_sam bree, gandalf": characters with their places, at their start if none is named.
Hands are "eriador_stealth lembas", tokens "2 stealth, valor", armies "2 elf, gondor".
Unless a test says otherwise all Nazgûl are in Mordor, so that there are no searches elsewhere, and the Eye is in
Dale, where nobody goes, so that a test sees it move.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from bywater import CHANCE, State, load
from bywater.games.fate.model import frames as k

from .moments import parts, state_of

GAME: Final = load("fate")
SEATS: Final = ("first", "second", "third", "fourth", "fifth")
SYMBOLS: Final = ("friendship", "valor", "stealth", "resistance")

# The two players of most tests. Gimli is far away and does nothing by himself.
WITH_FRODO: Final = "frodo_sam, gimli"


def counted(words: str) -> dict[str, int]:
    """Return the counts by name, from "2 elf, gondor"."""
    found: dict[str, int] = {}
    for part in words.split(","):
        match part.split():
            case [number, name]:
                found[name] = int(number)
            case [name]:
                found[name] = 1
    return found


def _seated(players: Sequence[str]) -> dict[str, dict[str, object]]:
    people: dict[str, dict[str, object]] = {}
    for seat, names in enumerate(players):
        for part in names.split(","):
            match part.split():
                case [name, place]:
                    people[name] = {"seat": seat, "place": "" if place == "nowhere" else place}
                case [name]:
                    people[name] = {"seat": seat}
    return people


def table(
    *players: str,
    hands: Sequence[str] = (),
    tokens: Sequence[str] = (),
    friends: Mapping[str, str] | None = None,
    shadow: Mapping[str, int] | None = None,
    acting: str = "",
    turn_of: int | None = None,
    **more: Any,
) -> State:
    """A state in which a player is to act: that of the acting character, or Frodo's.

    All other keys of a position can be given: `hope`, `eye`, `nazgul`, `havens`, `discard`, `objectives`, `done`...
    """
    seats = len(players)
    people = _seated(players)
    words: dict[str, Any] = {
        "seats": seats,
        "characters": people,
        "hands": [hand.split() for hand in [*hands, *[""] * (seats - len(hands))]],
        "tokens": [counted(held) for held in [*tokens, *[""] * (seats - len(tokens))]],
        "friends": {place: counted(armies) for place, armies in (friends or {}).items()},
        "shadow": dict(shadow or {}),
        "nazgul": {"mordor": 9},
        "eye": "dale",
        **more,
    }
    if acting:
        words["acting"] = acting
        words["active"] = people[acting]["seat"]
    if turn_of is not None:
        words["active"] = turn_of
    if seats == 1 and "row" not in more:
        words["row"] = [name for name in people if name != "frodo_sam"]
    return state_of(words)


def done_one(**more: Any) -> dict[str, Any]:
    """One objective besides the Ring, already completed."""
    return {"objectives": ["destroy_ring", "challenge_sauron"], "done": ["challenge_sauron"], **more}


def before_shadow_card(*players: str, turn_of: int = 0, **more: Any) -> State:
    """The active player has acted and drawn; one shadow card is about to be turned up."""
    return table(*players, turn_of=turn_of, stack=[["turn", turn_of, k.TURN_PAUSES, 1, 0, 0]], **more)


def reinforced(card: str, *players: str, **more: Any) -> State:
    """This shadow card was turned up, and a black back is on top: its place is reinforced, and its order carried
    out."""
    number = int(card.removeprefix("sh")) - 1
    frames = [["turn", 0, k.TURN_COUNTS_SHADOW, 0, 0, 0], ["shadow", 0, number, k.SHADOW_RESOLVES, 0, 0]]
    deck = [{"back": "black", "unseen": [f"sh{other:02d}" for other in range(1, 49) if other != number + 1]}]
    return table(*players, stack=frames, levels=deck, resolving=[card], **more)


# -- playing ----------------------------------------------------------------------------------


def do(state: State, *texts: str) -> State:
    """Apply actions, given in notation, to this state, in place."""
    for text in texts:
        state.apply(GAME.action(text))
    return state


def passes(state: State) -> State:
    """Pass for everybody who is prompted about the rolled dice."""
    while state.actor >= 0 and state.decision.kind in ("rolled", "after_battle"):
        do(state, "pass")
    return state


# -- reading ----------------------------------------------------------------------------------


def offers(state: State) -> set[str]:
    """Return the actor's choices."""
    return {GAME.notation(code) for code in state.legal()}


def offered(state: State, *begins: str) -> set[str]:
    """Return the actor's choices that begin with one of these words."""
    return {text for text in offers(state) if any(text == word or text.startswith(f"{word} ") for word in begins)}


def prompt_of(state: State) -> tuple[str, int]:
    """Return the kind of the decision and its seat."""
    return state.decision.kind, state.decision.seat


def dice(state: State) -> int:
    """Return the number of dice of the next roll."""
    assert state.actor == CHANCE
    assert state.decision.kind in ("search_roll", "battle_roll")
    return int(state.decision.fields["dice"])


def drawn(state: State) -> dict[str, float]:
    """The outcomes of chance, in notation, with their probabilities."""
    return {GAME.notation(code): chance for code, chance in state.chances()}


def hope(state: State) -> int:
    return int(parts(state)["hope"])


def eye(state: State) -> str:
    return str(parts(state)["eye"])


def nazgul(state: State, region: str) -> int:
    return int(parts(state)["nazgul"].get(region, 0))


def all_nazgul(state: State) -> int:
    return sum(parts(state)["nazgul"].values())


def where(state: State, character: str) -> str:
    return str(parts(state)["characters"][character]["place"])


def hand(state: State, seat: int) -> set[str]:
    return set(parts(state)["hands"][seat])


def tokens(state: State, seat: int) -> dict[str, int]:
    return dict(parts(state)["tokens"][seat])


def discard(state: State) -> set[str]:
    return set(parts(state)["discard"])


def friends(state: State, place: str) -> dict[str, int]:
    return dict(parts(state)["friends"].get(place, {}))


def shadow(state: State, place: str) -> int:
    return int(parts(state)["shadow"].get(place, 0))


def havens(state: State) -> set[str]:
    return set(parts(state)["havens"])


def used(state: State) -> set[str]:
    return set(parts(state)["used"])


def taken(state: State) -> int:
    """Return the number of actions of the acting character, without extra ones."""
    return int(parts(state)["taken"])


def kinds(words: Iterable[str]) -> set[str]:
    """Return the first word of each."""
    return {word.split()[0] for word in words}
