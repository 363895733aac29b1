"""Reading a position: a table from plain data, with a worded error for whatever can't stand on it."""

from typing import Any, Final

from mypy_extensions import i64

from bywater.core.codes import BIT
from bywater.core.errors import BadPosition
from bywater.core.reading import flag_of, index_of, list_in, number_of, row_in, table_in
from bywater.games.fate.board import (
    ARMIES,
    DATA,
    LAST_THREAT,
    MOST_HOPE,
    NOWHERE,
    NUM_NAZGUL,
    NUM_PEOPLES,
    NUM_PLACES,
    NUM_REGIONS,
    ONE_ARMY,
    PEOPLES,
    PLACES,
    REGIONS,
    SHADOW_ARMIES,
    SYMBOLS,
    army_count,
)
from bywater.games.fate.cards import (
    ALL_EVENTS,
    ALL_REGION_CARDS,
    ALL_SKIES,
    BACKS,
    CARDS,
    CHARACTERS,
    DESTROY_RING,
    DRUMS,
    EORED,
    FIRST_SKY,
    FRODO,
    HOBBITS,
    OBJECTIVES,
    ORDINARY_SHADOW,
    RESERVES,
    SHADOW_CARDS,
    SIX,
    SKIES,
    STARTS,
    WHEELS,
)
from bywater.games.fate.dice import ONE_DIE
from bywater.games.fate.flow import proceed
from bywater.games.fate.frames import read_stack
from bywater.games.fate.rules import FateState
from bywater.games.fate.soundness import check
from bywater.games.fate.state import ENDINGS, MOST_LEVELS, Settings
from bywater.games.fate.symbols import ONE_SYMBOL, ONE_TOKEN
from bywater.games.fate.view import ABILITIES_USED, DICE_DONE, GANDALFS

_OPEN: Final = (
    "game rules seats options stack hope threat eye nazgul friends shadow havens strongholds characters "
    "row gandalf waiting successor hands tokens piles dark_piles events_in tops discard drawn_skies "
    "skies_gone levels shadow_discard resolving objectives done slots shot slain pledged oath anduin_lost "
    "active solo_turn acting taken first_taken finished extras used unwilling unwilling_seats floored "
    "riders party load due paying paying_tokens dice dice_done turned fallen picked ending "
)
_WORDS: Final = tuple(_OPEN.split())
_PLAYER_CARDS: Final = (*CARDS, *[f"skies_{name}" for name in SKIES])
_FIRST_SEATS: Final = ("one", "two", "three", "four", "five")


def new_table(seats: int, options: dict[str, Any]) -> FateState:
    return FateState(seats, Settings(options), None)


def read_position(position: dict[str, Any]) -> FateState:
    """The state of a complete position; the cards that are nowhere else lie unseen in the deck.

    If the stack ends in something that goes on by itself, it goes on until somebody is asked.
    """
    for word in position:
        if word not in _WORDS:
            raise BadPosition(f"a position has no {word!r}; it has: {', '.join(_WORDS)}")
    table = new_table(position["seats"], position["options"])
    read_table(table, position)
    read_stack(table, position.get("stack", _the_active_acts(table)))
    check(table)
    proceed_safely(table)
    for seat in range(table.seats + 1):  # what went on by itself belongs to the position: traces begin here
        table.traces[seat] = 0
    table.shown = 0
    table.learned = 0
    return table


def _the_active_acts(table: FateState) -> list[list[object]]:
    """Without a stack the active player is to act."""
    seat = int(table.active)
    return [["turn", seat, 1, 0, 0, 0], ["act", seat, 0, 0, 0, 0]]


def proceed_safely(table: FateState) -> None:
    """Go on from a stack that was read; a question without answers can't come about."""
    if table.over:
        if table.height:
            raise BadPosition("the game is over, and somebody is asked")
        return
    proceed(table)
    if table.actor >= 0 and not len(table.open_codes):
        raise BadPosition("somebody is asked, with nothing to choose")


def read_table(table: FateState, data: dict[str, Any]) -> None:
    """Everything but the stack."""
    read_tracks(table, data)
    read_characters(table, data)
    read_objectives(table, data)
    read_map(table, data)
    read_hands(table, data)
    read_deck(table, data)
    read_shadow_deck(table, data)
    read_turn(table, data)
    read_pending(table, data)


def mask_in(data: dict[str, Any], name: str, words: tuple[str, ...], default: int = 0) -> int:
    """A list of names as a mask."""
    if name not in data:
        return default
    mask = 0
    for word in list_in(data, name):
        bit = BIT[index_of(word, words, name)]
        if mask & bit:
            raise BadPosition(f"{name}: {word} is named twice")
        mask |= bit
    return mask


def seats_mask(data: dict[str, Any], name: str, seats: int) -> int:
    mask = 0
    for seat in list_in(data, name):
        mask |= BIT[number_of(seat, 0, seats - 1, name)]
    return mask


def read_tracks(table: FateState, data: dict[str, Any]) -> None:
    table.hope = number_of(data.get("hope", table.hope), 0, MOST_HOPE, "hope")
    table.threat = number_of(data.get("threat", 0), 0, LAST_THREAT, "threat")
    table.eye = index_of(data.get("eye", REGIONS[table.eye]), REGIONS, "region")
    if "nazgul" in data:
        for region in range(NUM_REGIONS):
            table.nazgul[region] = 0
        for name, count in table_in(data, "nazgul").items():
            table.nazgul[index_of(name, REGIONS, "region")] = number_of(count, 0, NUM_NAZGUL, "nazgul")
        if sum(table.nazgul[region] for region in range(NUM_REGIONS)) > NUM_NAZGUL:
            raise BadPosition("nazgul: there are only nine of them")
    table.over = index_of(data.get("ending", ""), ENDINGS, "ending")


def read_characters(table: FateState, data: dict[str, Any]) -> None:
    """Who plays whom, and where they stand; left out, the first game's characters at their start."""
    if "characters" not in data:
        names = suggested_seats(table.seats)
        data = {**data, "characters": names, "row": data.get("row", row_of(names))}
    for name, part in table_in(data, "characters").items():
        character = index_of(name, CHARACTERS, "character")
        if not isinstance(part, dict) or not set(part) <= {"seat", "place"}:
            raise BadPosition(f"{name}: a seat and a place are wanted, not {part!r}")
        table.roster |= BIT[character]
        table.owner_of[character] = number_of(part.get("seat"), -1, table.seats - 1, f"the seat of {name}")
        place = part.get("place", PLACES[STARTS[character]])
        table.where[character] = NOWHERE if place == "" else index_of(place, PLACES, "place")
    for number, name in enumerate(list_in(data, "row")):
        if number > 3 or table.seats > 1:
            raise BadPosition("row: four characters, in a game alone")
        table.row |= (index_of(name, CHARACTERS, "character") + 1) * BIT[4 * number]
    table.white = index_of(data.get("gandalf", "grey"), GANDALFS, "Gandalf")
    table.waiting = number_of(data.get("waiting", -1), -1, table.seats - 1, "waiting") + 1
    table.successor = flag_of(data.get("successor", False), "successor")


def suggested_seats(seats: int) -> dict[str, dict[str, object]]:
    """The characters of a first game."""
    first = DATA["first_game"]
    given = [[*first["solo"], "frodo_sam"]] if seats == 1 else first["seats"][:seats]
    return {name: {"seat": seat} for seat, names in enumerate(given) for name in names}


def row_of(names: dict[str, dict[str, object]]) -> list[str]:
    alone = all(part["seat"] == 0 for part in names.values())
    return [name for name in names if name != "frodo_sam"] if alone else []


def read_objectives(table: FateState, data: dict[str, Any]) -> None:
    table.tasks = mask_in(data, "objectives", OBJECTIVES, 1) | BIT[DESTROY_RING]
    table.done = mask_in(data, "done", OBJECTIVES)
    table.slots = mask_in(data, "slots", REGIONS)
    table.shot = number_of(data.get("shot", 0), 0, 6, "shot")
    table.slain = number_of(data.get("slain", 0), 0, NUM_NAZGUL, "slain")
    table.pledged = mask_in(data, "pledged", PEOPLES)
    table.oath = flag_of(data.get("oath", False), "oath")
    table.anduin_lost = flag_of(data.get("anduin_lost", False), "anduin_lost")


def packed_armies(given: Any, what: str) -> i64:
    if not isinstance(given, dict):
        raise BadPosition(f"{what}: armies by people are wanted, not {given!r}")
    packed: i64 = 0
    for people, count in given.items():
        number: i64 = index_of(people, PEOPLES, "people")
        packed += number_of(count, 0, int(ARMIES[number]), what) * ONE_ARMY[number]
    return packed


def read_map(table: FateState, data: dict[str, Any]) -> None:
    """Armies, havens and strongholds; the supplies follow from them."""
    for name, armies in table_in(data, "friends").items():
        table.friends[index_of(name, PLACES, "place")] = packed_armies(armies, name)
    for name, count in table_in(data, "shadow").items():
        table.shadow[index_of(name, PLACES, "place")] = number_of(count, 0, int(SHADOW_ARMIES), name)
    table.havens = mask_in(data, "havens", PLACES, int(table.havens))
    table.strongholds = mask_in(data, "strongholds", PLACES, int(table.strongholds))
    open_tasks: i64 = table.tasks & ~table.done
    for people in range(NUM_PEOPLES):
        left = int(ARMIES[people]) - sum(army_count(table.friends[place], people) for place in range(NUM_PLACES))
        left -= sum(army_count(RESERVES[task], people) for task in range(24) if (open_tasks >> task) & 1)
        if left < 0:
            raise BadPosition(f"friends: there are not so many armies of the people {PEOPLES[people]}")
        table.supply += left * ONE_ARMY[people] - army_count(table.supply, people) * ONE_ARMY[people]
    left = int(SHADOW_ARMIES) - sum(table.shadow[place] for place in range(NUM_PLACES))
    if (open_tasks >> EORED) & 1:
        left -= bin(table.slots).count("1")
    if (open_tasks >> SIX) & 1:
        left -= table.shot
    if left < 0:
        raise BadPosition("shadow: there are not so many armies of the Shadow")
    table.shadow_supply = left


def read_hands(table: FateState, data: dict[str, Any]) -> None:
    held = 0
    for seat, cards in enumerate(row_in(data, "hands", table.seats)):
        table.hands[seat] = mask_in({"hands": cards}, "hands", CARDS)
        if held & table.hands[seat]:
            raise BadPosition("hands: a card is in two hands")
        held |= table.hands[seat]
    supply: i64 = table.token_supply
    for seat, tokens in enumerate(row_in(data, "tokens", table.seats)):
        table.tokens[seat] = packed_symbols(tokens, 15, True)
        supply = less_tokens(supply, table.tokens[seat])
    if ((table.tasks & ~table.done) >> HOBBITS) & 1:
        supply = less_tokens(supply, bin(table.pledged).count("1"))
    table.token_supply = supply


def less_tokens(supply: i64, tokens: i64) -> i64:
    for symbol in range(4):
        if (tokens >> (4 * symbol)) & 15 > (supply >> (4 * symbol)) & 15:
            raise BadPosition(f"tokens: there are not so many of {SYMBOLS[symbol]}")
    return supply - tokens


def packed_symbols(given: Any, most: int, tokens: bool) -> i64:
    if not isinstance(given, dict):
        raise BadPosition(f"symbols and their numbers are wanted, not {given!r}")
    packed: i64 = 0
    for name, count in given.items():
        symbol: i64 = index_of(name, SYMBOLS, "symbol")
        one: i64 = ONE_TOKEN[symbol] if tokens else ONE_SYMBOL[symbol]
        packed += number_of(count, 0, most, name) * one
    return packed


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
    if held != cards and not is_dealing(data):
        raise BadPosition(f"piles: they hold {held} cards besides Skies Darken, and {cards} lie nowhere else")
    if bin(table.dark).count("1") > bin(table.skies).count("1"):
        raise BadPosition("dark_piles: there are not so many Skies Darken cards left")


def is_dealing(data: dict[str, Any]) -> bool:
    """While the game is set up there are no piles yet."""
    stack = data.get("stack")
    return isinstance(stack, list) and bool(stack) and stack[0][0] == "setup"


def read_shadow_deck(table: FateState, data: dict[str, Any]) -> None:
    """Levels from the top; left out, one level of all that lies nowhere else."""
    table.shadow_discard = mask_in(data, "shadow_discard", SHADOW_CARDS, int(BIT[DRUMS] | BIT[WHEELS]))
    table.resolving = mask_in(data, "resolving", SHADOW_CARDS)
    used: i64 = table.shadow_discard | table.resolving
    if table.shadow_discard & table.resolving:
        raise BadPosition("shadow_discard: a card of this turn is not discarded yet")
    if "levels" not in data:
        table.layers[0] = ORDINARY_SHADOW & ~used
        table.levels = 1
        return
    levels = list_in(data, "levels")
    if len(levels) > MOST_LEVELS - 1:
        raise BadPosition("levels: there can't be so many")
    for number, given in enumerate(levels[::-1]):
        if not isinstance(given, dict) or not set(given) <= {"seen", "back", "unseen"}:
            raise BadPosition(f"levels: seen, back and unseen are wanted, not {given!r}")
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


def read_turn(table: FateState, data: dict[str, Any]) -> None:
    last = table.seats - 1
    default = int(table.owner_of[FRODO]) if table.owner_of[FRODO] >= 0 else 0
    table.active = number_of(data.get("active", default), 0, last, "active")
    table.solo_turn = number_of(data.get("solo_turn", 0), 0, 3 if table.seats == 1 else 0, "solo_turn")
    acting = data.get("acting", "")
    table.acting = -1 if acting == "" else index_of(acting, CHARACTERS, "character")
    table.taken = number_of(data.get("taken", 0), 0, 4, "taken")
    table.first_taken = number_of(data.get("first_taken", -1), -1, 4, "first_taken")
    table.finished = mask_in(data, "finished", CHARACTERS)
    for name, count in table_in(data, "extras").items():
        table.extras += number_of(count, 0, 3, "extras") * BIT[3 * index_of(name, CHARACTERS, "character")]
    table.used = mask_in(data, "used", ABILITIES_USED)
    table.unwilling = mask_in(data, "unwilling", CHARACTERS)
    for seat in list_in(data, "unwilling_seats"):
        table.unwilling |= BIT[16 + number_of(seat, 0, last, "unwilling_seats")]
    table.floored = seats_mask(data, "floored", table.seats)


def read_pending(table: FateState, data: dict[str, Any]) -> None:
    """What is being put together: a company, a payment, a roll."""
    table.riders = mask_in(data, "riders", CHARACTERS)
    table.party = mask_in(data, "party", CHARACTERS)
    table.load = packed_armies(data.get("load", {}), "load")
    table.due = packed_symbols(data.get("due", {}), 7, False)
    table.paying = mask_in(data, "paying", CARDS)
    table.paying_tokens = packed_symbols(data.get("paying_tokens", {}), 15, True)
    dice = list_in(data, "dice")
    if len(dice) not in (0, 4):
        raise BadPosition(f"dice: a number for each of four faces is wanted, not {dice!r}")
    for face, count in enumerate(dice):
        table.dice += number_of(count, 0, 7, "dice") * ONE_DIE[face]
    table.dice_done = mask_in(data, "dice_done", DICE_DONE)
    table.turned = number_of(data.get("turned", 0), 0, 7, "turned")
    table.fallen = number_of(data.get("fallen", 0), 0, int(SHADOW_ARMIES), "fallen")
    table.picked = number_of(data.get("picked", 0), 0, 4095, "picked")
