"""Set-up: armies, objectives, characters, hands and decks. Every draw is a chance point."""

from mypy_extensions import i64

from bywater.core.bits import BIT, bit_count, lowest_bit
from bywater.core.errors import BadOption
from bywater.core.frames import a_of, b_of, frame, kind_of, with_a, with_b
from bywater.core.seats import CHANCE
from bywater.games.fate.model import board, journal
from bywater.games.fate.model import cards as box
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.table import Table
from bywater.games.fate.rules import armies, characters, honor, player_deck, shadow_deck


def characters_wanted(seats: i64) -> i64:
    """Return the number of characters in the game."""  # F05, F51
    if seats == 1:
        return 5
    return 2 * seats


def uses_of(table: Table, task: i64) -> i64:
    """Return the characters that an objective requires, as a mask."""  # F05, X12
    if task == box.DWARVEN_LANDS and table.settings.no_gimli:
        return 0
    return box.USES[task]


def required(table: Table) -> i64:
    """Return the characters that the objectives require, as a mask."""
    mask: i64 = 0
    tasks: i64 = table.tasks
    while tasks:
        mask |= uses_of(table, lowest_bit(tasks))
        tasks &= tasks - 1
    return mask


def begin(table: Table) -> None:
    """Set up everything that involves no chance, and push steps for the rest."""
    options = table.settings.options
    _place_armies(table)
    table.tasks = BIT[box.DESTROY_RING]
    chosen: list[str] = []
    if "objectives" in options["own"]:
        chosen = options["own"]["objectives"]
    elif options["objectives"] != "random":
        chosen = board.DATA["scenarios"][options["objectives"]]["objectives"]
    for name in chosen:
        set_task(table, box.OBJECTIVES.index(name))
    if bit_count(required(table)) > characters_wanted(table.seats):
        wanted, most = bit_count(required(table)), characters_wanted(table.seats)
        raise BadOption(f"option objectives: expected at most {most} required characters, got {wanted}")
    _seat_characters(table, _suggested(table))
    table.push(frame(k.SETUP, 0, k.SETUP_TASKS))


def draws_tasks(table: Table) -> bool:
    """Whether chance chooses the objectives."""
    options = table.settings.options
    return options["objectives"] == "random" and "objectives" not in options["own"]


def _place_armies(table: Table) -> None:
    """Place the armies that are printed on the board."""  # F01
    place: i64
    for place in range(board.NUM_PLACES):
        table.friends[place] = board.ARMIES_AT_START[place]
        table.supply -= board.ARMIES_AT_START[place]
        if board.SHADOW_AT_START[place]:
            armies.add_shadow(table, place, board.SHADOW_AT_START[place])


def _suggested(table: Table) -> list[list[str]]:
    """Return the chosen characters by seat, or for a solo game the row of four; empty if they are dealt."""  # F06, F51
    options = table.settings.options
    given: list[list[str]] = []
    if "characters" in options["own"]:
        given = options["own"]["characters"]
    elif options["characters"] == "first_game" and not draws_tasks(table):  # the required characters are known
        given = box.first_game_seats(table.seats)
    else:
        return []
    _check_seats(table, given)
    names = [name for seat in given for name in seat]
    mask = sum(2 ** box.CHARACTERS.index(name) for name in names) | 2**box.FRODO
    if required(table) & ~mask:
        if "characters" not in options["own"]:
            return []  # N6: the objectives require others, so all are dealt
        raise BadOption("option characters: expected all characters that the objectives require, got too few of them")
    return given


def _check_seats(table: Table, given: list[list[str]]) -> None:
    each = 4 if table.seats == 1 else 2
    names = [name for seat in given for name in seat]
    if len(given) != table.seats or any(len(seat) != each for seat in given):
        raise BadOption(f"option characters: expected {each} for each of {table.seats} seats")
    if len(set(names)) != len(names):
        raise BadOption("option characters: expected different characters, got one twice")
    if ("frodo_sam" in names) == (table.seats == 1):
        raise BadOption("option characters: expected Frodo & Sam once, or not at all in the row of a solo game")
    both = any("frodo_sam" in seat and "gollum" in seat for seat in given)
    if both and (table.tasks >> box.SHELOB) & 1:
        raise BadOption("option characters: expected Frodo and Gollum at two seats in Shelob's Lair, got them at one")


def _seat_characters(table: Table, given: list[list[str]]) -> None:
    if not given:
        return
    for seat, names in enumerate(given):
        for place, name in enumerate(names):
            character = box.CHARACTERS.index(name)
            table.roster |= BIT[character]
            table.owner_of[character] = seat
            if table.seats == 1:
                table.row |= (character + 1) * BIT[4 * place]
    if table.seats == 1:
        table.roster |= BIT[box.FRODO]
        table.owner_of[box.FRODO] = 0


def run_step(table: Table, packed: i64, _kind: i64) -> None:
    step: i64 = a_of(packed)
    if step == k.SETUP_TASKS:
        if draws_tasks(table) and bit_count(table.tasks) < table.settings.tasks:
            table.push(frame(k.DEAL_TASK, CHANCE))
            return
        set_up_tasks(table)
        table.roster |= required(table)
    elif step == k.SETUP_ROSTER:
        if bit_count(table.roster) < characters_wanted(table.seats):
            table.push(frame(k.JOIN, CHANCE, k.JOIN_ROSTER))
            return
        if table.seats == 1:
            table.owner_of[box.FRODO] = 0
    elif step == k.SETUP_SEATS:
        seat: i64 = seat_to_fill(table)
        if seat >= 0:
            table.push(frame(k.JOIN, CHANCE, k.JOIN_SEAT, seat))
            return
        place_characters(table)
        table.layers[0] = box.ORDINARY_SHADOW
        table.levels = 1
        next_step(table, packed, board.OPENING_CARDS)
        return
    elif step == k.SETUP_SHADOW:
        if b_of(packed):
            table.replace_top(with_b(packed, b_of(packed) - 1))
            table.push(frame(k.FLIP, CHANCE, 0, k.FLIP_OPENING))
            return
        # F07: events are mixed in, then hands are dealt face up
        table.events_in = box.EVENTS_IN[table.seats]
        next_step(table, packed, table.seats * box.OPENING_HAND[table.seats])
        return
    elif step == k.SETUP_HANDS:
        left: i64 = b_of(packed)
        if left:
            table.replace_top(with_b(packed, left - 1))
            seat = table.seats - 1 - (left - 1) // box.OPENING_HAND[table.seats]
            table.push(frame(k.DRAW_CARD, CHANCE, k.DRAW_OPENING, seat))
            return
        make_piles(table)
        next_step(table, packed, 0)
        shadow_deck.show_top_back(table)  # the back is shown before the first turn
        return
    else:
        table.pop()
        table.active = first_player(table)
        table.note(journal.SET_UP, table.active)
        table.push(frame(k.TURN, table.active, k.TURN_BEGINS))
        return
    next_step(table, packed, 0)


def next_step(table: Table, packed: i64, count: i64) -> None:
    """Go to the next set-up step, with this number of draws."""
    table.replace_top(with_b(with_a(packed, a_of(packed) + 1), count))


def set_up_tasks(table: Table) -> None:
    """Place the pieces that the objectives add to the board."""  # F04, X10
    task: i64
    for task in range(box.NUM_OBJECTIVES):
        if (table.tasks >> task) & 1 and not (task == box.STAFF_BROKEN and table.settings.staff_unarmed):
            for place, count in box.set_up_armies(task):
                armies.add_shadow(table, place, count)


def opening_card(table: Table, card: i64) -> None:
    """Resolve an opening shadow card: add its army, and discard it."""  # F01
    table.pop()
    table.layers[0] &= ~BIT[card]
    table.shadow_discard |= BIT[card]
    armies.add_shadow(table, board.LINE_PLACES[table.settings.lines[card] * board.LINE_ROOM], 1)


def make_piles(table: Table) -> None:
    """Divide the remaining cards into piles, the larger ones on top, each with a Skies Darken card."""  # F08
    cards: i64 = player_deck.unseen_in_deck(table)
    count: i64 = table.settings.skies
    pile: i64
    for pile in range(count):
        table.piles[pile] = cards // count + 1
        if pile < cards % count:
            table.piles[pile] += 1
        table.dark |= BIT[pile]


def first_player(table: Table) -> i64:
    """Return the player with the lowest region card; in a first game, Frodo's player."""  # F09, N7
    if table.settings.frodo_begins:
        return table.owner_of[box.FRODO]
    best: i64 = -1
    lowest_number: i64 = 0
    seat: i64
    for seat in range(table.seats):
        cards: i64 = table.hands[seat] & box.ALL_REGION_CARDS
        while cards:
            number: i64 = box.NUMBERS[lowest_bit(cards)]
            cards &= cards - 1
            if best < 0 or number < lowest_number:
                best = seat
                lowest_number = number
    if best < 0:
        return table.owner_of[box.FRODO]
    return best


def weight(table: Table, packed: i64, number: i64) -> i64:
    """Return the weight of drawing this objective or character next; 0 if it is impossible."""
    if kind_of(packed) == k.DEAL_TASK:
        return task_weight(table, number)
    return join_weight(table, packed, number)


def total_weight(table: Table, packed: i64) -> i64:
    total: i64 = 0
    number: i64
    for number in range(box.NUM_OBJECTIVES):
        total += weight(table, packed, number)
    return total


def drawn_at(table: Table, packed: i64, at: float) -> i64:
    """Return the objective or character for a random number in [0, 1)."""
    place: i64 = i64(at * float(total_weight(table, packed)))
    number: i64 = 0
    while True:
        place -= weight(table, packed, number)
        if place < 0:
            return number
        number += 1


def drawn(table: Table, packed: i64, number: i64) -> None:
    """Add an objective or a character to the game."""
    table.pop()
    if kind_of(packed) == k.DEAL_TASK:
        set_task(table, number)
    elif a_of(packed) == k.JOIN_SUCCESSOR:
        honor.succeed(table, b_of(packed), number)
    elif a_of(packed) == k.JOIN_ROSTER:
        table.roster |= BIT[number]
    else:
        table.owner_of[number] = b_of(packed)
        if table.seats == 1:
            place: i64 = 0
            while (table.row >> (4 * place)) & 15:
                place += 1
            table.row |= (number + 1) * BIT[4 * place]


def task_weight(table: Table, task: i64) -> i64:
    """Return the number of ways to draw the remaining objectives after this one so that their characters fit."""  # F05
    if (table.tasks >> task) & 1:
        return 0
    left: i64 = table.settings.tasks - bit_count(table.tasks) - 1
    if table.roster:  # the characters are chosen, so objectives must not require others
        return 1 if fits_roster(table, task) else 0
    room: i64 = characters_wanted(table.seats) - bit_count(required(table) | BIT[box.FRODO])
    with_hero: i64 = 0
    without: i64 = 0
    other: i64
    for other in range(box.NUM_OBJECTIVES):
        if not (table.tasks >> other) & 1 and other != task:
            if uses_of(table, other) & ~BIT[box.FRODO]:
                with_hero += 1
            else:
                without += 1
    if uses_of(table, task) & ~BIT[box.FRODO]:
        room -= 1
    if room < 0:
        return 0
    ways: i64 = 0
    heroes: i64
    for heroes in range(left + 1):
        if heroes <= room:
            ways += choose(with_hero, heroes) * choose(without, left - heroes)
    return ways


def fits_roster(table: Table, task: i64) -> bool:
    """Whether the chosen characters suit an objective. In Shelob's Lair no player has both Frodo and Gollum."""  # O24
    if task == box.SHELOB and table.seats > 1 and table.owner_of[box.FRODO] == table.owner_of[box.GOLLUM]:
        return False
    return not uses_of(table, task) & ~table.roster


def choose(n: i64, size: i64) -> i64:
    """Return the number of subsets of this size of n elements."""
    if size > n:
        return 0
    ways: i64 = 1
    i: i64
    for i in range(size):
        ways = ways * (n - i) // (i + 1)
    return ways


def set_task(table: Table, task: i64) -> None:
    """Add an objective to the game and set aside the armies it reserves."""  # F04
    if not (table.tasks >> task) & 1:
        table.tasks |= BIT[task]
        table.supply -= box.RESERVES[task]
        table.note(journal.TASK_SET, task)


def owned_by(table: Table, seat: i64) -> i64:
    """Return the characters of a seat, on the board or not, as a mask; seat -1 means those without a seat."""
    mask: i64 = 0
    character: i64
    for character in range(box.NUM_CHARACTERS):
        if (table.roster >> character) & 1 and table.owner_of[character] == seat:
            mask |= BIT[character]
    return mask


def seat_to_fill(table: Table) -> i64:
    """Return the first seat that still needs a character; -1 if none does."""
    if not owned_by(table, -1):
        return -1
    seat: i64
    for seat in range(table.seats):
        if table.seats == 1 or bit_count(owned_by(table, seat)) < 2:
            return seat
    return -1


def join_weight(table: Table, packed: i64, character: i64) -> i64:
    """Return the weight of dealing this character next. An objective may keep Frodo and Gollum apart."""  # F05, O24
    if a_of(packed) != k.JOIN_SEAT:
        return (honor.unused(table) >> character) & 1
    pool: i64 = owned_by(table, -1)
    if not (pool >> character) & 1:
        return 0
    if table.seats == 1 or not (table.tasks >> box.SHELOB) & 1:
        return 1
    seat: i64 = b_of(packed)
    both: i64 = BIT[box.FRODO] | BIT[box.GOLLUM]
    if pool & both != both:
        other: i64 = box.FRODO if character == box.GOLLUM else box.GOLLUM
        if (character == box.FRODO or character == box.GOLLUM) and table.owner_of[other] == seat:
            return 0
        return 1
    # neither is dealt: count the ways in which they get different seats
    cards: i64 = bit_count(pool)
    second: bool = bit_count(owned_by(table, seat)) == 1
    if character == box.FRODO or character == box.GOLLUM:
        if second:
            return (cards - 1) * (cards - 2)
        return (cards - 2) * (cards - 2)
    hands: i64 = (cards - 1) // 2
    return (cards - 1) * (cards - 2) - 2 * hands


def place_characters(table: Table) -> None:
    character: i64
    for character in range(box.NUM_CHARACTERS):
        if (table.roster >> character) & 1:
            table.note(journal.JOINED, table.owner_of[character], character)
            characters.move_character(table, character, box.STARTS[character])
