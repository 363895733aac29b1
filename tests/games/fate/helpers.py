"""Short descriptions of positions, and functions that play and read them.

A table is written as its players, each with two characters and where they stand:
`table({"frodo_sam": "the_shire", "legolas": "bree"}, {"aragorn": "bree", "arwen": "rivendell"}, acting="aragorn")`.
Alone, the one player has Frodo & Sam and four others, whose order is the row.
"""

import random
from typing import Any, Final

from bywater import CHANCE, OVER, State, load
from bywater.games.fate.model import frames as k

from .moments import parts, state_of

GAME: Final = load("fate")

# What is in the box, from the rulebook and the facts, not from the program.
SYMBOLS: Final = ("friendship", "valor", "stealth", "resistance")
REGIONS: Final = (
    *("eriador", "rhudaur", "enedwaith", "misty_mountains", "mirkwood", "dale"),
    *("rhovanion", "rohan", "gondor", "ithilien", "haradwaith", "mordor"),
)
REGION_CARDS: Final = tuple(f"{region}_{symbol}" for region in REGIONS for symbol in SYMBOLS)
EVENTS: Final = (
    *("red_arrow", "tom_bombadil", "council_of_elrond", "gwaihir", "rohan_horses", "orc_infighting", "lembas"),
    *("eagles", "elronds_foresight", "entmoot", "elven_cloaks", "palantir", "conflicting_orders", "gifts_elves"),
)
SKIES: Final = (
    *("druadan_forest", "dorwinion", "gladden_fields", "hollin", "mount_doom", "north_ithilien"),
    *("south_ithilien", "southern_mirkwood", "tharbad", "fangorn_forest", "druwaith_iaur", "emyn_muil"),
)
SHADOW_CARDS: Final = tuple(f"sh{number:02}" for number in range(1, 49))
RED_BACKS: Final = frozenset(
    f"sh{number:02}"
    for number in (3, 4, 5, 10, 11, 12, 14, 16, 17, 19, 21, 23, 24, 25, 27, 30, 34, 35, 36, 38, 39, 40, 41, 43)
)
HAVENS: Final = (
    *("grey_havens", "the_shire", "rivendell", "lorien", "helms_deep"),
    *("woodland_realm", "erebor", "minas_tirith", "dol_amroth"),
)
STRONGHOLDS: Final = ("moria", "isengard", "dol_guldur", "udun", "barad_dur", "minas_morgul", "umbar")
LEVELS: Final = ("introductory", "standard", "heroic", "epic", "legendary")

Cast = dict[str, str]

# -- making a table ---------------------------------------------------------------------------


def table(*players: Cast, acting: str = "", **words: Any) -> State:
    """The player of the acting character, else Frodo's, is to act. All other keys of a position can be given.

    Without players, the characters of the first game for two seats, or for `seats`, are at their starts. Hands and
    tokens may be given for the first seats only.
    """
    given: dict[str, Any] = {"seats": len(players) or 2, **words}
    if players:
        given["characters"] = {
            name: {"seat": seat, "place": place}
            for seat, player in enumerate(players)
            for name, place in player.items()
        }
        if len(players) == 1:
            given["row"] = [name for name in players[0] if name != "frodo_sam"]
    if acting:
        given["acting"] = acting
        for seat, player in enumerate(players):
            if acting in player:
                given.setdefault("active", seat)
    for part, nothing in (("hands", list), ("tokens", dict)):
        if part in given:
            rows = given[part]
            given[part] = [*rows, *[nothing() for _ in range(given["seats"] - len(rows))]]
    return state_of(given)


def without(*places: str, of: tuple[str, ...] = HAVENS) -> list[str]:
    """The printed havens, or strongholds, that have not changed."""
    return [place for place in of if place not in places]


def captured(*places: str) -> dict[str, list[str]]:
    """The words for strongholds that have become havens."""
    return {"havens": [*HAVENS, *places], "strongholds": without(*places, of=STRONGHOLDS)}


def fallen(*places: str) -> dict[str, list[str]]:
    """The words for havens that have become strongholds."""
    return {"havens": without(*places), "strongholds": [*STRONGHOLDS, *places]}


def pile(back: str, *gone: str) -> list[dict[str, Any]]:
    """A shadow pile of all ordinary cards except these, with the back of its top card revealed."""
    return [{"back": back, "unseen": [card for card in SHADOW_CARDS if card not in gone]}]


def flipped(card: str, back: str, *players: Cast, active: int = 0, more: int = 0, **words: Any) -> State:
    """The active player has flipped this shadow card, and it is carried out; the next one shows this back.

    `more` is the number of shadow cards still to come this turn; without any, the turn ends and the next player acts.
    """
    words.setdefault("levels", pile(back, card))
    words.setdefault("shadow_discard", [name for name in ("drums", "wheels") if name != card])
    number = {"drums": 48, "wheels": 49}.get(card, int(card[2:]) - 1 if card[2:].isdigit() else 0)
    frames = [["turn", active, k.TURN_PAUSES, more, 0, 0], ["shadow", active, number, k.SHADOW_RESOLVES, 0, 0]]
    return table(*players, active=active, stack=frames, resolving=[card], **words)


def advance(card: str, *players: Cast, **words: Any) -> State:
    return flipped(card, "red", *players, **words)


def reinforce(card: str, *players: Cast, **words: Any) -> State:
    return flipped(card, "black", *players, **words)


def darkened(*skies: str, players: tuple[Cast, ...] = (), active: int = 0, **words: Any) -> State:
    """The active player has drawn these Skies Darken cards, and they are carried out."""
    piles = list(range(len(skies), 4))  # each of them came from a pile of its own
    words.setdefault("dark_piles", piles)
    return table(
        *players, active=active, stack=[["turn", active, k.TURN_DARKENS, 0, 0, 0]], drawn_skies=list(skies), **words
    )


def to_draw(*players: Cast, active: int = 0, **words: Any) -> State:
    """The actions are over, and two cards are drawn next."""
    return table(*players, active=active, stack=[["turn", active, k.TURN_DRAWS, 0, 0, 0]], **words)


def to_flip(*players: Cast, active: int = 0, cards: int = 1, **words: Any) -> State:
    """This number of shadow cards is to come; there is a quiet moment before each."""
    words.setdefault("levels", pile("red"))
    return table(*players, active=active, stack=[["turn", active, k.TURN_PAUSES, cards, 0, 0]], **words)


# -- playing ----------------------------------------------------------------------------------


def do(state: State, *texts: str) -> State:
    """Apply actions and chance outcomes, given in notation, to this state, in place."""
    for text in texts:
        state.apply(GAME.action(text))
    return state


def roll_chances(state: State, seed: int = 0) -> State:
    """Apply chance outcomes until a seat is to act."""
    rng = random.Random(seed)
    while state.actor == CHANCE:
        state.apply(state.roll(rng))
    return state


def begun(seats: int = 2, seed: int = 0, **options: Any) -> State:
    """Return a new game after its set-up."""
    return roll_chances(GAME.start(seats, **options), seed)


def choose(state: State, rng: random.Random) -> int:
    """Choose a random action of the actor, or a chance outcome."""
    return int(state.roll(rng)) if state.actor == CHANCE else int(rng.choice(list(state.legal())))


def to_the_end(state: State, seed: int) -> State:
    """Play at random until the game is over."""
    rng = random.Random(seed)
    while state.actor != OVER:
        state.apply(choose(state, rng))
    return state


# -- reading ----------------------------------------------------------------------------------


def offers(state: State) -> set[str]:
    """Return the actor's choices, interrupts included."""
    return {GAME.notation(code) for code in state.legal()}


def offered(state: State, beginning: str) -> set[str]:
    """Return the rest of the actor's choices that begin with these words."""
    return {text[len(beginning) + 1 :] for text in offers(state) if text.startswith(beginning + " ")}


def prompt_of(state: State) -> tuple[str, int]:
    """Return the kind of the decision and its seat."""
    return state.decision.kind, state.decision.seat


def drawn(state: State) -> dict[str, float]:
    """The outcomes of chance, in notation, with their probabilities."""
    return {GAME.notation(code): chance for code, chance in state.chances()}


def dice(state: State) -> int:
    """Return the number of dice of the next roll."""
    assert state.decision.kind in ("search_roll", "battle_roll"), state.decision
    return int(state.decision.fields["dice"])


def read(state: State, word: str) -> Any:
    """Return a part of the position."""
    return parts(state)[word]


def hope(state: State) -> int:
    return int(read(state, "hope"))


def eye(state: State) -> str:
    return str(read(state, "eye"))


def nazgul(state: State, region: str) -> int:
    return int(read(state, "nazgul").get(region, 0))


def friends(state: State, place: str) -> dict[str, int]:
    found: dict[str, int] = read(state, "friends").get(place, {})
    return found


def shadow(state: State, place: str) -> int:
    return int(read(state, "shadow").get(place, 0))


def where(state: State, character: str) -> str:
    return str(read(state, "characters")[character]["place"])


def owner(state: State, character: str) -> int:
    return int(read(state, "characters")[character]["seat"])


def hand(state: State, seat: int) -> list[str]:
    found: list[str] = read(state, "hands")[seat]
    return found


def tokens(state: State, seat: int) -> dict[str, int]:
    found: dict[str, int] = read(state, "tokens")[seat]
    return found


def supply(state: State, people: str) -> int:
    """Return the armies of a people in the supply."""
    return int(state.view(0)["supply"].get(people, 0))


def shadow_supply(state: State) -> int:
    return int(state.view(0)["shadow_supply"])


def discard(state: State) -> list[str]:
    found: list[str] = read(state, "discard")
    return found


def is_haven(state: State, place: str) -> bool:
    return place in read(state, "havens")


def is_stronghold(state: State, place: str) -> bool:
    return place in read(state, "strongholds")


def taken(state: State) -> int:
    """Return the number of actions that the acting character has taken."""
    return int(read(state, "taken"))
