"""What happened: each entry of the journal as a line of the log."""

from collections.abc import Callable
from typing import Final

from bywater.core.message import Message
from bywater.games.fate.actions import (
    ANDURIL,
    CRAFT,
    DISTRACT,
    FRIEND,
    LADY,
    MIRROR,
    SHOOT,
    WALK,
    WISDOM,
)
from bywater.games.fate.board import LINES, THREAT
from bywater.games.fate.cards import BACKS, EORED, FIRST_SKY, ORDERS, SHADOW_CARDS
from bywater.games.fate.dice import BATTLE_FACES, BATTLE_NAMES, SEARCH_FACES, SEARCH_NAMES
from bywater.games.fate.entries import (
    ACTS,
    ADVANCES,
    AGREED,
    ATTACKED,
    BACK_SHOWN,
    BATTLE_BEGINS,
    CALLED_OFF,
    CAME_ALONG,
    CAPTURED,
    COMPLETED,
    DARKENED,
    DISCARDED,
    DISCARDED_TOKEN,
    DREW,
    ENDED,
    EYE_WENT,
    FLIPPED_CARD,
    FOUGHT_DICE,
    FRIENDS_ADDED,
    FRIENDS_LOST,
    FRIENDS_MOVED,
    GAVE_CARD,
    GOLLUM_TEMPTS,
    GOT_TOKEN,
    HAVEN_FELL,
    HOPE_GAINED,
    HOPE_LOST,
    IGNORED_DIE,
    JOINED,
    LEFT_BOARD,
    LOOKED_AT,
    MOVED_CHARACTER,
    MUSTERED,
    NAZGUL_REMOVED,
    NAZGUL_WENT,
    NO_CARD,
    OPENED_WITH,
    ORDERED,
    PLAYED_EVENT,
    PREPARED,
    PROGRESS,
    PUT_BACK,
    PUT_ON_CARD,
    REFUSED,
    REINFORCES,
    REMOVED_CARD,
    REROLLED,
    RESHUFFLED,
    RETURNED,
    RING_WORN,
    SEARCH_BEGINS,
    SEARCHED_DICE,
    SET_UP,
    SHADOW_ADDED,
    SHADOW_REMOVED,
    SHADOW_WENT,
    SHUFFLED_ON,
    SPARED,
    SPECIAL_SHADOW,
    SPENT,
    SPENT_TOKEN,
    SPIED_CARD,
    TASK_SET,
    THREAT_GREW,
    TOKEN_GIVEN,
    TOOK_CARD,
    TOOK_FLOOR,
    TURN_OF,
    TURNED_DIE,
    USED,
    WENT,
)
from bywater.games.fate.naming import (
    Params,
    card,
    character,
    dice,
    event,
    face,
    is_special,
    objective,
    people,
    place,
    region,
    seat,
    shadow_card,
    symbol,
    thrown,
)
from bywater.games.fate.state import ENDINGS

# Why a battle is fought, and why hope is lost, in the order of the numbers of the rules.
CAUSES: Final = ("shadow", "attack", "ambush", "event", "riders")
LOSSES: Final = (
    "other",
    "no_armies",
    "gollum",
    "eye",
    "ring",
    "search",
    "haven",
    "no_card",
    "peril",
    "wheels",
)
ABILITIES: Final = {
    ANDURIL: "anduril",
    WISDOM: "wisdom_of_the_eldar",
    MIRROR: "mirror",
    CRAFT: "dwarven_craft",
    WALK: "walk_silently",
    FRIEND: "loyal_friend",
    LADY: "lady_of_light",
    DISTRACT: "distract",
    int(SHOOT): "sure_shot",
}


def recount(entry: tuple[int, int, int, int, int]) -> Message | None:
    """A line of the log; None for what only the traces need."""
    kind, a, b, c, d = entry
    if kind in _PLAIN:
        return Message(_PLAIN[kind])
    if kind in _OF_ONE:
        key, name, named = _OF_ONE[kind]
        return Message(key, {name: named(a)})
    if kind in _OF_SEATS:
        key, name, named = _OF_SEATS[kind]
        return Message(key, {"seat": seat(a), name: named(b)})
    for tell in (_of_the_table, _of_journeys, _of_armies, _of_dice, _of_the_shadow, _of_cards):
        told = tell(kind, a, b, c, d)
        if told is not None:
            return told
    return None


_PLAIN: Final = {
    CALLED_OFF: "log-called-off",
    RING_WORN: "log-ring",
    SHUFFLED_ON: "log-shuffled-on",
    RESHUFFLED: "log-reshuffled",
}
_OF_ONE: Final[dict[int, tuple[str, str, Callable[[int], str]]]] = {
    SET_UP: ("log-set-up", "seat", seat),
    TASK_SET: ("log-task", "objective", objective),
    TURN_OF: ("log-turn", "seat", seat),
    ACTS: ("log-acts", "character", character),
    AGREED: ("log-agreed", "seat", seat),
    REFUSED: ("log-refused", "seat", seat),
    CAPTURED: ("log-captured", "place", place),
    HAVEN_FELL: ("log-haven-fell", "place", place),
    EYE_WENT: ("log-eye", "region", region),
    NAZGUL_REMOVED: ("log-nazgul-removed", "region", region),
    NO_CARD: ("log-no-card", "seat", seat),
    DARKENED: ("log-darkened", "place", place),
    COMPLETED: ("log-completed", "objective", objective),
    LEFT_BOARD: ("log-left", "character", character),
    RETURNED: ("log-returned", "character", character),
    GOLLUM_TEMPTS: ("log-gollum", "place", place),
    SPARED: ("log-spared", "seat", seat),
    TOOK_FLOOR: ("log-floor", "seat", seat),
}
_OF_SEATS: Final[dict[int, tuple[str, str, Callable[[int], str]]]] = {
    JOINED: ("log-joined", "character", character),
    OPENED_WITH: ("log-dealt", "card", card),
    SPENT: ("log-spent", "card", card),
    GOT_TOKEN: ("log-got-token", "symbol", symbol),
    DISCARDED: ("log-discarded", "card", card),
    DISCARDED_TOKEN: ("log-discarded-token", "symbol", symbol),
    PLAYED_EVENT: ("log-event", "event", event),
    LOOKED_AT: ("log-looked", "card", card),
    TOOK_CARD: ("log-took-card", "card", card),
}


def _of_the_table(kind: int, a: int, b: int, c: int, _d: int) -> Message | None:
    """Hope, threat, objectives and the end."""
    if kind == HOPE_LOST:
        return Message(f"log-hope-lost-{LOSSES[c]}", {"count": a, "hope": b})
    if kind == HOPE_GAINED:
        return Message("log-hope-gained", {"count": a, "hope": b})
    if kind == THREAT_GREW:
        return Message("log-threat", {"count": int(THREAT[a])})
    if kind == PROGRESS:
        return Message("log-pledged", {"objective": objective(a), "people": people(b)})
    if kind == PUT_ON_CARD:
        if a == EORED:
            return Message("log-on-card-region", {"objective": objective(a), "region": region(b)})
        return Message("log-on-card", {"objective": objective(a), "count": b})
    if kind == ENDED:
        return Message(f"log-ended-{ENDINGS[a]}")
    return None


def _of_journeys(kind: int, a: int, b: int, c: int, _d: int) -> Message | None:
    if kind == WENT:
        return Message("log-went", {"character": character(a), "origin": place(b), "place": place(c)})
    if kind == CAME_ALONG:
        return Message("log-came-along", {"character": character(a), "place": place(b)})
    if kind == MOVED_CHARACTER:
        return Message("log-came", {"character": character(a), "place": place(b)})
    if kind == MUSTERED:
        return Message("log-mustered", {"character": character(a), "place": place(b)})
    if kind == ATTACKED:
        return Message("log-attacked", {"character": character(a), "place": place(b), "count": c})
    if kind == SEARCH_BEGINS:
        return Message("log-search", {"place": place(a), "count": b})
    if kind == BATTLE_BEGINS:
        return Message(f"log-battle-{CAUSES[c]}", {"place": place(a), "count": b})
    return None


def _of_armies(kind: int, a: int, b: int, c: int, d: int) -> Message | None:
    if kind == SHADOW_ADDED:
        return Message("log-shadow-added", {"place": place(a), "count": b})
    if kind == SHADOW_REMOVED:
        return Message("log-shadow-removed", {"place": place(a), "count": b})
    if kind == SHADOW_WENT:
        return Message("log-shadow-went", {"origin": place(a), "place": place(b), "count": c})
    if kind == FRIENDS_ADDED:
        return Message("log-friends-added", {"place": place(a), "people": people(b), "count": c})
    if kind == FRIENDS_LOST:
        return Message("log-friends-lost", {"place": place(a), "people": people(b), "count": c})
    if kind == FRIENDS_MOVED:
        params: Params = {"origin": place(a), "place": place(b), "people": people(c), "count": d}
        return Message("log-friends-moved", params)
    if kind == NAZGUL_WENT:
        return Message("log-nazgul", {"region": region(a), "into": region(b), "count": c})
    return None


def _of_dice(kind: int, a: int, b: int, c: int, d: int) -> Message | None:
    if kind == SEARCHED_DICE:
        return Message("log-searched", dice(thrown(SEARCH_NAMES[a], SEARCH_FACES), False))
    if kind == FOUGHT_DICE:
        return Message("log-fought", dice(thrown(BATTLE_NAMES[a], BATTLE_FACES), True))
    if kind == REROLLED:
        params: Params = {"seat": seat(a), "face": face(b, c == 1), "count": max(d, 1)}
        return Message("log-rerolled-bombadil" if d else "log-rerolled", params)
    if kind == TURNED_DIE:
        return Message("log-turned", {"seat": seat(a), "face": face(b, d == 1), "into": face(c, d == 1)})
    if kind == IGNORED_DIE:
        return Message("log-ignored", {"seat": seat(a), "face": face(b, c == 1)})
    return None


def _of_the_shadow(kind: int, a: int, b: int, _c: int, _d: int) -> Message | None:
    if kind == BACK_SHOWN:
        return Message("log-back", {"back": f"back-{BACKS[a]}"})
    if kind == ADVANCES:
        return Message("log-advances", {"line": f"line-{LINES[a]}"})
    if kind == REINFORCES:
        return Message("log-reinforces", {"place": place(a), "order": f"order-{ORDERS[b]}"})
    if kind == ORDERED:
        return Message("log-ordered", {"order": f"order-{ORDERS[a]}"})
    if kind == SPECIAL_SHADOW:
        return Message("log-special", {"card": f"shadow-{SHADOW_CARDS[a]}"})
    if kind in (FLIPPED_CARD, REMOVED_CARD, PUT_BACK):
        keys = {FLIPPED_CARD: "log-flipped", REMOVED_CARD: "log-removed", PUT_BACK: "log-put-back"}
        return Message(keys[kind] + ("-special" if is_special(a) else ""), shadow_card(a))
    if kind == SPIED_CARD:
        return Message("log-spied-special" if is_special(b) else "log-spied", {"seat": seat(a), **shadow_card(b)})
    return None


def _of_cards(kind: int, a: int, b: int, c: int, _d: int) -> Message | None:
    if kind == DREW:
        return Message("log-drew-skies" if b >= FIRST_SKY else "log-drew", {"seat": seat(a), "card": card(b)})
    if kind == GAVE_CARD:
        return Message("log-gave-card", {"seat": seat(a), "other": seat(b), "card": card(c)})
    if kind == TOKEN_GIVEN:
        return Message("log-gave-token", {"seat": seat(a), "other": seat(b), "symbol": symbol(c)})
    if kind == SPENT_TOKEN:
        return Message("log-spent-token", {"seat": seat(a), "symbol": symbol(b), "count": c})
    if kind == PREPARED:
        if c:
            return Message("log-prepared-free", {"card": card(b)})
        return Message("log-prepared", {"character": character(a), "card": card(b)})
    if kind == USED and b in ABILITIES:
        return Message("log-used", {"seat": seat(a), "ability": f"ability-{ABILITIES[b]}"})
    return None
