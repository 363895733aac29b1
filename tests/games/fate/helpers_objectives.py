"""Short descriptions of positions for objectives, conflicts of sources and rulings, and functions that use them.

Characters are one string per seat, with a place unless they are at their start: "frodo_sam@bree gimli".
"""

from collections.abc import Sequence
from typing import Any, Final

from bywater import CHANCE, State, load
from bywater.games.fate.model import frames as k

from .moments import parts, state_of

GAME: Final = load("fate")

ACTING: Final = [["turn", 0, k.TURN_DRAWS, 0, 0, 0], ["act", 0, 0, 0, 0, 0]]
ORDINARY: Final = tuple(f"sh{number:02}" for number in range(1, 49))
SHADOW_CARDS: Final = (*ORDINARY, "drums", "wheels")
REGIONS: Final = (
    *("eriador", "rhudaur", "enedwaith", "misty_mountains", "mirkwood", "dale"),
    *("rhovanion", "rohan", "gondor", "ithilien", "haradwaith", "mordor"),
)
ERIADOR: Final = ("grey_havens", "ered_luin", "the_shire", "bree", "sarn_ford", "weather_hills", "tharbad")
HARADWAITH: Final = ("harondor", "near_harad", "umbar")
MIRKWOOD: Final = ("woodland_realm", "old_forest_road", "southern_mirkwood", "dol_guldur")
ROHAN: Final = ("fords_of_isen", "helms_deep", "edoras", "eastemnet")
DALE: Final = ("erebor", "lake_town", "iron_hills")
HAVENS: Final = [
    *("grey_havens", "the_shire", "rivendell", "lorien", "helms_deep"),
    *("woodland_realm", "erebor", "minas_tirith", "dol_amroth"),
]
STRONGHOLDS: Final = ["moria", "isengard", "dol_guldur", "udun", "barad_dur", "minas_morgul", "umbar"]


# -- making a table ---------------------------------------------------------------------------


def cards(symbol: str, count: int) -> list[str]:
    """Return this number of region cards with this symbol."""
    return [f"{region}_{symbol}" for region in REGIONS[:count]]


def seated(*seats: str) -> dict[str, dict[str, object]]:
    """Return the characters of each player and their places; "-" is off the board."""
    found: dict[str, dict[str, object]] = {}
    for seat, names in enumerate(seats):
        for word in names.split():
            name, _, place = word.partition("@")
            found[name] = {"seat": seat}
            if place:
                found[name]["place"] = "" if place == "-" else place
    return found


def captured(*places: str) -> dict[str, list[str]]:
    """Return the havens and strongholds after these were captured."""
    return {
        "havens": [*HAVENS, *places],
        "strongholds": [place for place in STRONGHOLDS if place not in places],
    }


def fallen(*places: str, **more: list[str]) -> dict[str, list[str]]:
    """Return the havens and strongholds after these havens fell."""
    havens = more.get("havens", HAVENS)
    strongholds = more.get("strongholds", STRONGHOLDS)
    return {"havens": [place for place in havens if place not in places], "strongholds": [*strongholds, *places]}


def each(places: tuple[str, ...], people: str = "elf", count: int = 1) -> dict[str, dict[str, int]]:
    return {place: {people: count} for place in places}


def words_for(*seats: str, **more: Any) -> dict[str, Any]:
    """A position: the characters, and empty hands and tokens unless they are given."""
    words: dict[str, Any] = {"seats": len(seats), "options": {}, "characters": seated(*seats), **more}
    words.setdefault("levels", [{"back": "red", "unseen": list(ORDINARY)}])
    if len(seats) == 1:
        words.setdefault("row", [name for name in words["characters"] if name != "frodo_sam"])
    for word in ("hands", "tokens"):
        if word in words:
            empty: list[Any] = [[] if word == "hands" else {} for _ in seats]
            words[word] = [*words[word], *empty[len(words[word]) :]]
    return words


def table(*seats: str, **more: Any) -> State:
    """The first player is to act, with `acting` if named. All keys of a position can be given."""
    return state_of({"active": 0, **words_for(*seats, **more)})


def afterwards(*seats: str, **more: Any) -> State:
    """Right after an event: objectives that hold are completed, and havens fall."""
    return table(*seats, stack=[*ACTING, ["afterwards", 0, 0, 0, 0, 0]], **more)


def shadow_card(card: str, back: str, *seats: str, **more: Any) -> State:
    """The last shadow card of a turn is carried out; this back is on top of the deck."""
    left = [name for name in ORDINARY if name != card]
    laid = [name for name in ("drums", "wheels") if name != card]
    words = {
        "levels": [{"back": back, "unseen": left}],
        "shadow_discard": laid,
        "resolving": [card],
        "stack": [
            ["turn", 0, k.TURN_PAUSES, 0, 0, 0],
            ["shadow", 0, SHADOW_CARDS.index(card), k.SHADOW_RESOLVES, 0, 0],
        ],
        **more,
    }
    return table(*seats, **words)


def skies_darken(places: Sequence[str], *seats: str, **more: Any) -> State:
    """The active player has drawn these Skies Darken cards, which are carried out."""
    count = len(places)
    words = {
        "dark_piles": list(range(count, 4)),
        "drawn_skies": list(places),
        "stack": [["turn", 0, k.TURN_DARKENS, 0, 0, 0]],
    }
    return table(*seats, **{**words, **more})


def battle(place: int, dice: int, cause: int = 0) -> list[list[object]]:
    """A stack with a battle that is about to be rolled, in the shadow step of a turn."""
    return [
        ["turn", 0, k.TURN_PAUSES, 0, 0, 0],
        ["afterwards", 0, 0, 0, 0, 0],
        ["battle", 0, place, k.BATTLE_ROLLED, cause, 0],
        ["battle_roll", CHANCE, dice, 0, 0, 0],
    ]


def starts(seats: int, *objectives: str, **options: Any) -> State:
    """A game with these objectives at its first draw: everything without chance has been done."""
    own = {"objectives": list(objectives), **options.pop("own", {})}
    return GAME.start(seats=seats, own=own, **options)


# -- playing ----------------------------------------------------------------------------------


def do(state: State, *texts: str) -> State:
    """Apply these actions one after the other; a chance outcome where chance decides."""
    for text in texts:
        state.apply(GAME.action(text))
    return state


def legal(state: State) -> set[str]:
    """Return the legal actions in notation."""
    return {GAME.notation(action) for action in state.legal()}


def chances(state: State) -> dict[str, float]:
    """Return the outcomes of chance with their probabilities."""
    return {GAME.notation(action): share for action, share in state.chances()}


def by_chance(state: State, at: float = 0.5) -> State:
    """Apply chance outcomes until a seat is to act."""
    while state.actor == CHANCE:
        state.apply(state.pick(at))
    return state


# -- reading ----------------------------------------------------------------------------------


def at(state: State, word: str) -> Any:
    """Return a key of the position."""
    return parts(state)[word]


def seen(state: State, word: str) -> Any:
    """Return a key of the public view: supplies, for example, are in no position."""
    return state.view(0)[word]


def prompt_of(state: State) -> str:
    return state.decision.kind


def done(state: State, objective: str) -> bool:
    found: list[str] = at(state, "done")
    return objective in found


def hope(state: State) -> int:
    return int(at(state, "hope"))


def shadow(state: State, place: str) -> int:
    return int(at(state, "shadow").get(place, 0))


def friends(state: State, place: str) -> dict[str, int]:
    found: dict[str, int] = at(state, "friends").get(place, {})
    return found


def place_of(state: State, character: str) -> str:
    return str(at(state, "characters")[character]["place"])


def tokens(state: State, seat: int = 0) -> dict[str, int]:
    found: dict[str, int] = at(state, "tokens")[seat]
    return found


def token_supply(state: State, symbol: str) -> int:
    return int(seen(state, "token_supply").get(symbol, 0))


def supply(state: State, people: str) -> int:
    return int(seen(state, "supply").get(people, 0))
