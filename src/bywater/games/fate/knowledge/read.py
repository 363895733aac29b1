"""Read the parts of a table from a view or a position.

Missing parts have their defaults. BadPosition says which value is invalid. Whether the parts are consistent is checked
elsewhere: by `positions/validate.py`, and for views by comparing the view of the resulting state.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.core.bits import BIT, bit_count, names_in
from bywater.core.errors import BadPosition
from bywater.core.validate import (
    check_keys,
    flag_of,
    index_of,
    list_in,
    mask_of_names,
    mask_of_seats,
    number_of,
    row_in,
    table_in,
)
from bywater.games.fate.knowledge.view import ABILITIES_USED, DICE_DONE, GANDALFS
from bywater.games.fate.model import board
from bywater.games.fate.model import cards as box
from bywater.games.fate.model.dice import ONE_DIE
from bywater.games.fate.model.endings import ENDINGS
from bywater.games.fate.model.table import MAX_LEVELS, Table
from bywater.games.fate.rules import proposals, shadow_deck


def read_table(table: Table, data: dict[str, Any]) -> None:
    """Read everything except the stack and the parts that belong to pending decisions."""
    read_tracks(table, data)
    read_characters(table, data)
    read_objectives(table, data)
    read_map(table, data)
    read_hands(table, data)
    read_deck(table, data)
    read_shadow_deck(table, data)
    read_turn(table, data)


def refuse_if(condition: object, problem: str) -> None:
    """Raise BadPosition if the condition holds."""
    if condition:
        raise BadPosition(problem)


def read_tracks(table: Table, data: dict[str, Any]) -> None:
    table.hope = number_of(data.get("hope", table.hope), 0, board.MAX_HOPE, "hope")
    table.threat = number_of(data.get("threat", 0), 0, board.LAST_THREAT, "threat")
    table.eye = index_of(data.get("eye", board.REGIONS[table.eye]), board.REGIONS, "region")
    if "nazgul" in data:
        table.nazgul = vec[i64]([0] * board.NUM_REGIONS)
        for name, count in table_in(data, "nazgul").items():
            table.nazgul[index_of(name, board.REGIONS, "region")] = number_of(count, 0, board.NUM_NAZGUL, "nazgul")
    table.slain = number_of(data.get("slain", 0), 0, board.NUM_NAZGUL, "slain")
    if "nazgul" not in data and table.slain <= table.nazgul[board.MORDOR]:  # by default the slain ones come from Mordor
        table.nazgul[board.MORDOR] -= table.slain
    given = sum(table.nazgul) + table.slain
    if given > board.NUM_NAZGUL:
        raise BadPosition(f"nazgul: expected at most {board.NUM_NAZGUL} including the slain ones, got {given}")


def read_characters(table: Table, data: dict[str, Any]) -> None:
    """Read the characters with their seats and places; by default those of the first game at their starting places."""
    if "characters" not in data:
        given = enumerate(box.first_game_seats(table.seats))
        names = {name: {"seat": seat} for seat, names in given for name in names}
        data = {**data, "characters": {**names, **({"frodo_sam": {"seat": 0}} if table.seats == 1 else {})}}
    for name, part in table_in(data, "characters").items():
        character = index_of(name, box.CHARACTERS, "character")
        refuse_if(not isinstance(part, dict), f"{name}: expected a seat and a place, got {part!r}")
        check_keys(part, ("seat", "place"), name)
        table.roster |= BIT[character]
        table.owner_of[character] = number_of(part.get("seat"), -1, table.seats - 1, f"the seat of {name}")
        place = part.get("place", board.PLACES[box.STARTS[character]])
        table.where[character] = board.NOWHERE if place == "" else index_of(place, board.PLACES, "place")
    suggested = [name for name in data["characters"] if name != "frodo_sam"] if table.seats == 1 else []
    row = list_in(data, "row") if "row" in data else suggested
    for number, name in enumerate(row):
        refuse_if(number > 3 or table.seats > 1, "row: expected four characters, and only in a solo game")
        table.row |= (index_of(name, box.CHARACTERS, "character") + 1) * BIT[4 * number]
    table.white = index_of(data.get("gandalf", "grey"), GANDALFS, "Gandalf")
    table.waiting = number_of(data.get("waiting", -1), -1, table.seats - 1, "waiting") + 1
    table.successor = flag_of(data.get("successor", False), "successor")


def read_objectives(table: Table, data: dict[str, Any]) -> None:
    table.tasks = mask_in(data, "objectives", box.OBJECTIVES, 1) | BIT[box.DESTROY_RING]
    table.done = mask_in(data, "done", box.OBJECTIVES)
    table.slots = mask_in(data, "slots", board.REGIONS)
    table.shot = number_of(data.get("shot", 0), 0, 6, "shot")
    table.pledged = mask_in(data, "pledged", board.PEOPLES)
    table.oath = flag_of(data.get("oath", False), "oath")
    table.anduin_lost = flag_of(data.get("anduin_lost", False), "anduin_lost")


def packed_armies(given: Any, what: str) -> i64:
    refuse_if(not isinstance(given, dict), f"{what}: expected armies by people, got {given!r}")
    packed: i64 = 0
    for people, count in given.items():
        number: i64 = index_of(people, board.PEOPLES, "people")
        packed += number_of(count, 0, int(board.ARMIES[number]), what) * board.ONE_ARMY[number]
    return packed


def read_map(table: Table, data: dict[str, Any]) -> None:
    """Read armies, havens and strongholds, and compute the supplies."""
    for name, armies in table_in(data, "friends").items():
        table.friends[index_of(name, board.PLACES, "place")] = packed_armies(armies, name)
    for name, count in table_in(data, "shadow").items():
        table.shadow[index_of(name, board.PLACES, "place")] = number_of(count, 0, int(board.SHADOW_ARMIES), name)
    havens, strongholds = table.havens, table.strongholds
    table.havens = mask_in(data, "havens", board.PLACES, int(havens))
    table.strongholds = mask_in(data, "strongholds", board.PLACES, int(strongholds & ~table.havens))
    if "havens" not in data:
        table.havens &= ~table.strongholds
    refuse_if(table.havens & table.strongholds, "havens: expected each place as a haven or a stronghold, not both")
    if (table.havens | table.strongholds) & ~(
        board.HAVENS | board.STRONGHOLDS | BIT[board.DUNLAND] | BIT[board.OSGILIATH]
    ):
        raise BadPosition("havens: expected places that can be havens or strongholds")
    open_tasks: i64 = table.tasks & ~table.done
    for people in range(board.NUM_PEOPLES):
        most, name = int(board.ARMIES[people]), board.PEOPLES[people]
        given = sum(board.army_count(armies, people) for armies in table.friends)
        given += sum(board.army_count(box.RESERVES[task], people) for task in range(24) if (open_tasks >> task) & 1)
        refuse_if(given > most, f"friends: expected at most {most} armies of the people {name}, got {given}")
        table.supply += (most - given - board.army_count(table.supply, people)) * board.ONE_ARMY[people]
    given = int(sum(table.shadow))
    if (open_tasks >> box.EORED) & 1:
        given += bit_count(table.slots)
    if (open_tasks >> box.SIX) & 1:
        given += table.shot
    most = int(board.SHADOW_ARMIES)
    refuse_if(given > most, f"shadow: expected at most {most} armies, got {given}")
    table.shadow_supply = most - given


def read_hands(table: Table, data: dict[str, Any]) -> None:
    held = 0
    for seat, cards in enumerate(row_in(data, "hands", table.seats)):
        table.hands[seat] = mask_in({"hands": cards}, "hands", box.CARDS)
        refuse_if(held & table.hands[seat], "hands: expected each card in one hand, got one in two hands")
        held |= table.hands[seat]
    supply: i64 = table.token_supply
    for seat, tokens in enumerate(row_in(data, "tokens", table.seats)):
        table.tokens[seat] = packed_symbols(tokens, 15, True)
        supply = less_tokens(supply, table.tokens[seat])
    if ((table.tasks & ~table.done) >> box.HOBBITS) & 1:
        supply = less_tokens(supply, bit_count(table.pledged))
    table.token_supply = supply


def less_tokens(supply: i64, tokens: i64) -> i64:
    for symbol in range(4):
        held, left = (tokens >> (4 * symbol)) & 15, (supply >> (4 * symbol)) & 15
        refuse_if(held > left, f"tokens: expected at most {left} more of {board.SYMBOLS[symbol]}, got {held}")
    return supply - tokens


def packed_symbols(given: Any, most: int, tokens: bool) -> i64:
    refuse_if(not isinstance(given, dict), f"symbols: expected numbers by symbol, got {given!r}")
    packed: i64 = 0
    for name, count in given.items():
        symbol: i64 = index_of(name, board.SYMBOLS, "symbol")
        one: i64 = board.ONE_TOKEN[symbol] if tokens else board.ONE_SYMBOL[symbol]
        packed += number_of(count, 0, most, name) * one
    return packed


def read_turn(table: Table, data: dict[str, Any]) -> None:
    last = table.seats - 1
    table.solo_turn = number_of(data.get("solo_turn", 0), 0, 3 if table.seats == 1 else 0, "solo_turn")
    acting = data.get("acting", "")
    table.acting = -1 if acting == "" else index_of(acting, box.CHARACTERS, "character")
    default = max(0, int(table.owner_of[box.FRODO if table.acting < 0 else table.acting]))
    table.active = number_of(data.get("active", default), 0, last, "active")
    table.taken = number_of(data.get("taken", 0), 0, 4, "taken")
    table.first_taken = number_of(data.get("first_taken", -1), -1, 4, "first_taken")
    table.finished = mask_in(data, "finished", box.CHARACTERS)
    for name, count in table_in(data, "extras").items():
        table.extras += number_of(count, 0, 7, "extras") * BIT[3 * index_of(name, box.CHARACTERS, "character")]
    table.used = mask_in(data, "used", ABILITIES_USED)


def check_row(given: Any, keys: tuple[str, ...], what: str) -> None:
    """Raise BadPosition unless the value is a table with exactly these keys."""
    if isinstance(given, dict):
        check_keys(given, keys, what)
    if not isinstance(given, dict) or len(given) != len(keys):
        raise BadPosition(f"{what}: expected {', '.join(keys)}, got {given!r}")


def read_refused(table: Table, data: dict[str, Any]) -> None:
    """Read the proposals that were refused since the table changed."""  # N17
    last = table.seats - 1
    for given in list_in(data, "refused_cards"):
        check_row(given, ("card", "from", "to"), "refused_cards")
        giver = number_of(given["from"], 0, last, "refused_cards: from")
        taker = number_of(given["to"], 0, last, "refused_cards: to")
        if giver == taker or table.active not in (giver, taker):
            raise BadPosition("refused_cards: expected the active player and another seat")
        card: i64 = index_of(given["card"], box.CARDS, "card")
        if not ((table.hands[giver] & box.ALL_REGION_CARDS) >> card) & 1:
            raise BadPosition(f"refused_cards: expected a region card of seat {giver}, got {given['card']!r}")
        give: i64 = 1 if giver == table.active else 0
        proposals.refuse_card(table, card, taker if give else giver, give)
    for given in list_in(data, "refused_company"):
        check_row(given, ("character", "place"), "refused_company")
        character = index_of(given["character"], box.CHARACTERS, "character")
        if table.owner_of[character] in (-1, table.active):
            raise BadPosition(f"refused_company: expected a character of another seat, got {given['character']!r}")
        proposals.refuse_company(table, BIT[character], index_of(given["place"], board.PLACES, "place"))


def read_pending(table: Table, data: dict[str, Any]) -> None:
    """Read the parts that only views have: refused proposals, a company, a payment, a roll."""
    table.over = index_of(data.get("ending", ""), ENDINGS, "ending")
    read_refused(table, data)
    table.interrupted = mask_of_seats(data.get("interrupted", []), table.seats, "interrupted")
    table.riders = mask_in(data, "riders", box.CHARACTERS)
    table.party = mask_in(data, "party", box.CHARACTERS)
    table.load = packed_armies(data.get("load", {}), "load")
    table.due = packed_symbols(data.get("due", {}), 7, False)
    table.paying = mask_in(data, "paying", box.CARDS)
    table.paying_tokens = packed_symbols(data.get("paying_tokens", {}), 15, True)
    dice = list_in(data, "dice")
    refuse_if(len(dice) not in (0, 4), f"dice: expected a number for each of four faces, got {dice!r}")
    for face, count in enumerate(dice):
        table.dice += number_of(count, 0, 7, "dice") * ONE_DIE[face]
    table.dice_done = mask_in(data, "dice_done", DICE_DONE)
    table.turned = number_of(data.get("turned", 0), 0, 999, "turned")
    table.fallen = number_of(data.get("fallen", 0), 0, int(board.SHADOW_ARMIES), "fallen")
    table.picked = number_of(data.get("picked", 0), 0, 4095, "picked")


_PLAYER_CARDS: Final = (*box.CARDS, *[f"skies_{name}" for name in box.SKIES])


def mask_in(data: dict[str, Any], name: str, words: tuple[str, ...], default: int = 0) -> int:
    """Return the list of names under this key as a mask."""
    return mask_of_names(data[name], words, f"name in {name}") if name in data else default


def read_deck(table: Table, data: dict[str, Any]) -> None:
    """Read the player deck: known cards, discarded cards, and the size of each pile."""
    table.discard = mask_in(data, "discard", box.CARDS)
    seen: i64 = table.discard
    for seat in range(table.seats):
        refuse_if(seen & table.hands[seat], "discard: expected other cards, got one that is also in a hand")
        seen |= table.hands[seat]
    gone = mask_in(data, "skies_gone", box.SKIES)
    for number, name in enumerate(list_in(data, "drawn_skies")):
        card = index_of(name, box.SKIES, "Skies Darken card")
        refuse_if(number > 1 or gone & BIT[card], "drawn_skies: expected at most two cards that have not left the game")
        gone |= BIT[card]
        table.drawn_skies |= (card + 1) * BIT[4 * number]
    for number, name in enumerate(list_in(data, "tops")):
        card = index_of(name, _PLAYER_CARDS, "card")
        if number > 3 or (gone & BIT[card - box.FIRST_SKY] if card >= box.FIRST_SKY else seen & BIT[card]):
            raise BadPosition("tops: expected at most four cards that are not elsewhere")
        if card >= box.FIRST_SKY:
            gone |= BIT[card - box.FIRST_SKY]
        else:
            seen |= BIT[card]
        table.tops |= (card + 1) * BIT[7 * number]
    table.skies = box.ALL_SKIES & ~gone
    table.unseen = (box.ALL_REGION_CARDS | box.ALL_EVENTS) & ~seen
    unseen_events = bit_count(table.unseen & box.ALL_EVENTS)
    regions = bit_count(table.unseen & box.ALL_REGION_CARDS)
    left_out = len(box.EVENTS) - int(box.EVENTS_IN[table.seats])  # the other unseen events are in the deck
    default = max(0, unseen_events - left_out)
    table.events_in = number_of(data.get("events_in", default), 0, unseen_events, "events_in")
    read_piles(table, data, regions + int(table.events_in))


def read_piles(table: Table, data: dict[str, Any], cards: int) -> None:
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
    if any((table.dark >> pile) & 1 and not table.piles[pile] for pile in range(count)):
        raise BadPosition("dark_piles: expected piles with at least one card, got an empty one")
    if bit_count(table.dark) > bit_count(table.skies):
        raise BadPosition("dark_piles: expected at most one pile per Skies Darken card left")


def read_shadow_deck(table: Table, data: dict[str, Any]) -> None:
    """Read the levels from the top down; by default one level of all cards that are not named elsewhere."""
    table.shadow_discard = mask_in(data, "shadow_discard", box.SHADOW_CARDS, int(BIT[box.DRUMS] | BIT[box.WHEELS]))
    table.resolving = mask_in(data, "resolving", box.SHADOW_CARDS)
    used: i64 = table.shadow_discard | table.resolving
    refuse_if(table.shadow_discard & table.resolving, "shadow_discard: expected no card of this turn")
    whole = [{"unseen": names_in(box.ORDINARY_SHADOW & ~used, box.SHADOW_CARDS)}]
    levels = list_in(data, "levels") if "levels" in data else whole
    refuse_if(len(levels) > MAX_LEVELS, f"levels: expected at most {MAX_LEVELS}, got {len(levels)}")
    for number, given in enumerate(levels[::-1]):
        refuse_if(not isinstance(given, dict), f"levels: expected seen, back and unseen, got {given!r}")
        check_keys(given, ("seen", "back", "unseen"), "levels")
        table.layers[number] = mask_in(given, "unseen", box.SHADOW_CARDS)
        table.backs[number] = index_of(given.get("back", ""), box.BACKS, "back")
        cards: i64 = table.layers[number]
        for place, name in enumerate(list_in(given, "seen")):
            card = index_of(name, box.SHADOW_CARDS, "shadow card")
            if place > 1 or cards & BIT[card]:
                raise BadPosition("levels: expected at most two seen cards, none of them among the unseen")
            cards |= BIT[card]
            table.seen[number] |= (card + 1) * BIT[6 * place]
        refuse_if(cards & used, "levels: expected each card in one place, got one that is also somewhere else")
        used |= cards
        table.levels = number + 1
    if levels and "back" not in levels[0] and not table.seen[table.levels - 1]:
        names = list_in(levels[0], "unseen")  # by default the back of the first card named
        if names:
            table.backs[table.levels - 1] = shadow_deck.back_of(table, box.SHADOW_CARDS.index(names[0]))
