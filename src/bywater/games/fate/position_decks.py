"""Reading a position's decks: what is known of them, how many cards are left, and which backs are shown."""

from typing import Any, Final

from mypy_extensions import i64

from bywater.core.codes import BIT
from bywater.core.errors import BadPosition
from bywater.core.reading import check_keys, index_of, list_in, number_of, row_in
from bywater.games.fate.board import DATA
from bywater.games.fate.cards import (
    ALL_EVENTS,
    ALL_REGION_CARDS,
    ALL_SKIES,
    BACKS,
    CARDS,
    DRUMS,
    FIRST_SKY,
    ORDINARY_SHADOW,
    SHADOW_CARDS,
    SKIES,
    WHEELS,
)
from bywater.games.fate.rules import FateState
from bywater.games.fate.shadow_deck import back_of
from bywater.games.fate.state import MOST_LEVELS
from bywater.games.fate.view import names_in

_PLAYER_CARDS: Final = (*CARDS, *[f"skies_{name}" for name in SKIES])
_FIRST_SEATS: Final = ("one", "two", "three", "four", "five")


def mask_in(data: dict[str, Any], name: str, words: tuple[str, ...], default: int = 0) -> int:
    """A list of names as a mask."""
    if name not in data:
        return default
    mask = 0
    for word in list_in(data, name):
        bit = BIT[index_of(word, words, f"name in {name}:")]
        if mask & bit:
            raise BadPosition(f"{name}: {word} is named twice")
        mask |= bit
    return mask


def read_deck(table: FateState, data: dict[str, Any]) -> None:
    """The player deck: what is known, what was thrown away, and how many cards each pile holds."""
    table.discard = mask_in(data, "discard", CARDS)
    seen: i64 = table.discard
    for seat in range(table.seats):
        if seen & table.hands[seat]:
            raise BadPosition("discard: a card is in a hand as well")
        seen |= table.hands[seat]
    gone = mask_in(data, "skies_gone", SKIES)
    for number, name in enumerate(list_in(data, "drawn_skies")):
        card = index_of(name, SKIES, "Skies Darken card")
        if number > 1 or gone & BIT[card]:
            raise BadPosition("drawn_skies: at most two, that have not left the game")
        gone |= BIT[card]
        table.drawn_skies |= (card + 1) * BIT[4 * number]
    for number, name in enumerate(list_in(data, "tops")):
        card = index_of(name, _PLAYER_CARDS, "card")
        if number > 3 or (gone & BIT[card - FIRST_SKY] if card >= FIRST_SKY else seen & BIT[card]):
            raise BadPosition("tops: at most four cards, that lie nowhere else")
        if card >= FIRST_SKY:
            gone |= BIT[card - FIRST_SKY]
        else:
            seen |= BIT[card]
        table.tops |= (card + 1) * BIT[7 * number]
    table.skies = ALL_SKIES & ~gone
    table.unseen = (ALL_REGION_CARDS | ALL_EVENTS) & ~seen
    unseen_events = bin(table.unseen & ALL_EVENTS).count("1")
    regions = bin(table.unseen & ALL_REGION_CARDS).count("1")
    usual = usual_events(table, unseen_events)
    table.events_in = number_of(data.get("events_in", usual), 0, unseen_events, "events_in")
    read_piles(table, data, regions + int(table.events_in))


def usual_events(table: FateState, unseen: int) -> int:
    """As many of the unseen events as are in the deck when none was drawn beyond those that are seen."""
    left_out = 14 - int(DATA["players"][_FIRST_SEATS[table.seats - 1]]["events"])
    return max(0, unseen - left_out)


def read_piles(table: FateState, data: dict[str, Any], cards: int) -> None:
    count = int(table.settings.skies)
    dark = list_in(data, "dark_piles") if "dark_piles" in data else list(range(count))
    for pile in dark:
        table.dark |= BIT[number_of(pile, 0, count - 1, "dark_piles")]
    if "piles" in data:
        for pile, size in enumerate(row_in(data, "piles", count)):
            table.piles[pile] = number_of(size, 0, 74, "piles")
    else:
        for pile in range(count):
            table.piles[pile] = cards // count + (1 if pile < cards % count else 0) + ((table.dark >> pile) & 1)
    held = sum(table.piles[pile] for pile in range(count)) - bin(table.dark).count("1")
    if any((table.dark >> pile) & 1 and not table.piles[pile] for pile in range(count)):
        raise BadPosition("dark_piles: an empty pile holds no card")
    if held != cards and setup_step(data) < 0:
        raise BadPosition(f"piles: expected {cards} cards besides Skies Darken, got {held}")
    if bin(table.dark).count("1") > bin(table.skies).count("1"):
        raise BadPosition("dark_piles: there are not so many Skies Darken cards left")


def setup_step(data: dict[str, Any]) -> int:
    """The step of a set-up that is going on; -1 if none is."""
    stack = data.get("stack")
    first = stack[0] if isinstance(stack, list) and stack else None
    if isinstance(first, list) and len(first) > 2 and first[0] == "setup":
        return number_of(first[2], 0, 5, "the step of the setup")
    return -1


def read_shadow_deck(table: FateState, data: dict[str, Any]) -> None:
    """Levels from the top; left out, one level of all that lies nowhere else."""
    table.shadow_discard = mask_in(data, "shadow_discard", SHADOW_CARDS, int(BIT[DRUMS] | BIT[WHEELS]))
    table.resolving = mask_in(data, "resolving", SHADOW_CARDS)
    used: i64 = table.shadow_discard | table.resolving
    if table.shadow_discard & table.resolving:
        raise BadPosition("shadow_discard: a card of this turn is not discarded yet")
    if "levels" in data:
        levels = list_in(data, "levels")
    else:
        levels = [{"unseen": names_in(ORDINARY_SHADOW & ~used, SHADOW_CARDS)}]
    if len(levels) > MOST_LEVELS:
        raise BadPosition(f"levels: expected at most {MOST_LEVELS}, got {len(levels)}")
    for number, given in enumerate(levels[::-1]):
        if not isinstance(given, dict):
            raise BadPosition(f"levels: expected seen, back and unseen, got {given!r}")
        check_keys(given, ("seen", "back", "unseen"), "levels")
        table.layers[number] = mask_in(given, "unseen", SHADOW_CARDS)
        table.backs[number] = index_of(given.get("back", ""), BACKS, "back")
        cards: i64 = table.layers[number]
        for place, name in enumerate(list_in(given, "seen")):
            card = index_of(name, SHADOW_CARDS, "shadow card")
            if place > 1 or cards & BIT[card]:
                raise BadPosition("levels: at most two cards are known, and none of them lies unseen")
            cards |= BIT[card]
            table.seen[number] |= (card + 1) * BIT[6 * place]
        if cards & used:
            raise BadPosition("levels: a card lies somewhere else as well")
        used |= cards
        table.levels = number + 1
    if levels and "back" not in levels[0] and not table.seen[table.levels - 1]:
        table.backs[table.levels - 1] = back_of_first(table, levels[0])


def back_of_first(table: FateState, level: dict[str, Any]) -> i64:
    """A back that is left out on top is that of the first card that is named."""
    names = list_in(level, "unseen")
    return back_of(table, index_of(names[0], SHADOW_CARDS, "shadow card")) if names else 0
