"""Reading a position: a table from plain data, with a worded error for whatever can't stand on it."""

from typing import Any, Final

from mypy_extensions import i64

from bywater.core.codes import BIT
from bywater.core.errors import BadPosition
from bywater.core.reading import check_keys, flag_of, index_of, list_in, number_of, row_in, table_in
from bywater.games.fate.board import (
    ARMIES,
    DATA,
    DUNLAND,
    HAVENS,
    LAST_THREAT,
    MORDOR,
    MOST_HOPE,
    NOWHERE,
    NUM_NAZGUL,
    NUM_PEOPLES,
    NUM_PLACES,
    NUM_REGIONS,
    ONE_ARMY,
    OSGILIATH,
    PEOPLES,
    PLACES,
    REGIONS,
    SHADOW_ARMIES,
    STRONGHOLDS,
    SYMBOLS,
    army_count,
)
from bywater.games.fate.cards import (
    ALL_REGION_CARDS,
    CARDS,
    CHARACTERS,
    DESTROY_RING,
    EORED,
    FRODO,
    HOBBITS,
    OBJECTIVES,
    RESERVES,
    SIX,
    STARTS,
)
from bywater.games.fate.dice import ONE_DIE
from bywater.games.fate.flow import proceed
from bywater.games.fate.frames import read_stack
from bywater.games.fate.position_decks import mask_in, read_deck, read_shadow_deck
from bywater.games.fate.proposals import refuse_card, refuse_company
from bywater.games.fate.rules import FateState
from bywater.games.fate.settings import Settings
from bywater.games.fate.soundness import check
from bywater.games.fate.state import ENDINGS
from bywater.games.fate.symbols import ONE_SYMBOL, ONE_TOKEN
from bywater.games.fate.view import ABILITIES_USED, DICE_DONE, GANDALFS

_OPEN: Final = (
    "game rules seats options stack hope threat eye nazgul friends shadow havens strongholds characters "
    "row gandalf waiting successor hands tokens piles dark_piles events_in tops discard drawn_skies "
    "skies_gone levels shadow_discard resolving objectives done slots shot slain pledged oath anduin_lost "
    "active solo_turn acting taken first_taken finished extras used refused_cards refused_company floored "
    "riders party load due paying paying_tokens dice dice_done turned fallen picked ending "
)
_WORDS: Final = tuple(_OPEN.split())


def new_table(seats: int, options: dict[str, Any]) -> FateState:
    table = FateState(seats, Settings(options), None)
    table.automatic = bool(options["automatic"])
    return table


def read_position(position: dict[str, Any]) -> FateState:
    """The state of a complete position; the cards that are nowhere else lie unseen in the deck.

    If the stack ends in something that goes on by itself, it goes on until somebody is asked.
    """
    check_keys(position, _WORDS, "position")
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
    """Without a stack the active player is to act, unless the game is over."""
    if table.over:
        return []
    seat = int(table.active)
    return [["turn", seat, 1, 0, 0, 0], ["act", seat, 0, 0, 0, 0]]


def proceed_safely(table: FateState) -> None:
    """Go on from a stack that was read; a question without answers can't come about."""
    if table.over:
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
    table.slain = number_of(data.get("slain", 0), 0, NUM_NAZGUL, "slain")
    if "nazgul" not in data and table.slain <= table.nazgul[MORDOR]:  # those who are left out fell in Mordor
        table.nazgul[MORDOR] -= table.slain
    given = sum(table.nazgul[region] for region in range(NUM_REGIONS)) + table.slain
    if given > NUM_NAZGUL:
        raise BadPosition(f"nazgul: expected at most {NUM_NAZGUL} with those that are slain, got {given}")
    table.over = index_of(data.get("ending", ""), ENDINGS, "ending")


def read_characters(table: FateState, data: dict[str, Any]) -> None:
    """Who plays whom, and where they stand; left out, the first game's characters at their start."""
    if "characters" not in data:
        names = suggested_seats(table.seats)
        data = {**data, "characters": names}
    for name, part in table_in(data, "characters").items():
        character = index_of(name, CHARACTERS, "character")
        if not isinstance(part, dict):
            raise BadPosition(f"{name}: expected a seat and a place, got {part!r}")
        check_keys(part, ("seat", "place"), name)
        table.roster |= BIT[character]
        table.owner_of[character] = number_of(part.get("seat"), -1, table.seats - 1, f"the seat of {name}")
        place = part.get("place", PLACES[STARTS[character]])
        table.where[character] = NOWHERE if place == "" else index_of(place, PLACES, "place")
    row = list_in(data, "row") if "row" in data else row_of(table, list(data["characters"]))
    for number, name in enumerate(row):
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


def row_of(table: FateState, names: list[str]) -> list[str]:
    """Alone, the row of characters is as they are named."""
    return [name for name in names if name != "frodo_sam"] if table.seats == 1 else []


def read_objectives(table: FateState, data: dict[str, Any]) -> None:
    table.tasks = mask_in(data, "objectives", OBJECTIVES, 1) | BIT[DESTROY_RING]
    table.done = mask_in(data, "done", OBJECTIVES)
    table.slots = mask_in(data, "slots", REGIONS)
    table.shot = number_of(data.get("shot", 0), 0, 6, "shot")
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
    havens, strongholds = table.havens, table.strongholds
    table.havens = mask_in(data, "havens", PLACES, int(havens))
    table.strongholds = mask_in(data, "strongholds", PLACES, int(strongholds & ~table.havens))
    if "havens" not in data:
        table.havens &= ~table.strongholds
    if table.havens & table.strongholds:
        raise BadPosition("havens: a place is a haven or a stronghold, not both")
    if (table.havens | table.strongholds) & ~(HAVENS | STRONGHOLDS | BIT[DUNLAND] | BIT[OSGILIATH]):
        raise BadPosition("havens: a place is named that never is one, nor a stronghold")
    open_tasks: i64 = table.tasks & ~table.done
    for people in range(NUM_PEOPLES):
        left = int(ARMIES[people]) - sum(army_count(table.friends[place], people) for place in range(NUM_PLACES))
        left -= sum(army_count(RESERVES[task], people) for task in range(24) if (open_tasks >> task) & 1)
        if left < 0:
            most, given = int(ARMIES[people]), int(ARMIES[people]) - left
            raise BadPosition(f"friends: expected at most {most} armies of the people {PEOPLES[people]}, got {given}")
        table.supply += left * ONE_ARMY[people] - army_count(table.supply, people) * ONE_ARMY[people]
    left = int(SHADOW_ARMIES) - sum(table.shadow[place] for place in range(NUM_PLACES))
    if (open_tasks >> EORED) & 1:
        left -= bin(table.slots).count("1")
    if (open_tasks >> SIX) & 1:
        left -= table.shot
    if left < 0:
        raise BadPosition(f"shadow: expected at most {SHADOW_ARMIES} armies, got {SHADOW_ARMIES - left}")
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
        held, left = (tokens >> (4 * symbol)) & 15, (supply >> (4 * symbol)) & 15
        if held > left:
            raise BadPosition(f"tokens: expected at most {left} more of {SYMBOLS[symbol]}, got {held}")
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


def read_turn(table: FateState, data: dict[str, Any]) -> None:
    last = table.seats - 1
    table.solo_turn = number_of(data.get("solo_turn", 0), 0, 3 if table.seats == 1 else 0, "solo_turn")
    acting = data.get("acting", "")
    table.acting = -1 if acting == "" else index_of(acting, CHARACTERS, "character")
    default = max(0, int(table.owner_of[FRODO if table.acting < 0 else table.acting]))
    table.active = number_of(data.get("active", default), 0, last, "active")
    table.taken = number_of(data.get("taken", 0), 0, 4, "taken")
    table.first_taken = number_of(data.get("first_taken", -1), -1, 4, "first_taken")
    table.finished = mask_in(data, "finished", CHARACTERS)
    for name, count in table_in(data, "extras").items():
        table.extras += number_of(count, 0, 7, "extras") * BIT[3 * index_of(name, CHARACTERS, "character")]
    table.used = mask_in(data, "used", ABILITIES_USED)
    read_refused(table, data)
    table.floored = seats_mask(data, "floored", table.seats)


def check_row(given: Any, keys: tuple[str, ...], what: str) -> None:
    """Refuse what is not a table with exactly these keys."""
    if isinstance(given, dict):
        check_keys(given, keys, what)
    if not isinstance(given, dict) or len(given) != len(keys):
        raise BadPosition(f"{what}: expected {', '.join(keys)}, got {given!r}")


def read_refused(table: FateState, data: dict[str, Any]) -> None:
    """The proposals that were refused since the table changed."""  # N17
    last = table.seats - 1
    for given in list_in(data, "refused_cards"):
        check_row(given, ("card", "from", "to"), "refused_cards")
        giver = number_of(given["from"], 0, last, "refused_cards: from")
        taker = number_of(given["to"], 0, last, "refused_cards: to")
        if giver == taker or table.active not in (giver, taker):
            raise BadPosition("refused_cards: a card goes between the active player and another")
        card: i64 = index_of(given["card"], CARDS, "card")
        if not ((table.hands[giver] & ALL_REGION_CARDS) >> card) & 1:
            raise BadPosition(f"refused_cards: player {giver} holds no region card {given['card']!r}")
        give: i64 = 1 if giver == table.active else 0
        refuse_card(table, card, taker if give else giver, give)
    for given in list_in(data, "refused_company"):
        check_row(given, ("character", "place"), "refused_company")
        character = index_of(given["character"], CHARACTERS, "character")
        if table.owner_of[character] in (-1, table.active):
            raise BadPosition(f"refused_company: nobody else plays {given['character']!r}")
        refuse_company(table, BIT[character], index_of(given["place"], PLACES, "place"))


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
    table.turned = number_of(data.get("turned", 0), 0, 999, "turned")
    table.fallen = number_of(data.get("fallen", 0), 0, int(SHADOW_ARMIES), "fallen")
    table.picked = number_of(data.get("picked", 0), 0, 4095, "picked")
