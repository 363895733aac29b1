"""Whether a game that is being set up is as set-up makes it: the same steps are taken again, and must lead here."""

from typing import Final

from mypy_extensions import i64

from bywater.core.codes import BIT, lowest, size
from bywater.core.errors import BadOption, BadPosition
from bywater.core.stack import a_of, b_of, kind_of, seat_of
from bywater.games.fate.board import DATA, OPENING_CARDS
from bywater.games.fate.cards import (
    ALL_EVENTS,
    CHARACTERS,
    FRODO,
    GOLLUM,
    NUM_CHARACTERS,
    NUM_OBJECTIVES,
    ORDINARY_SHADOW,
    SHELOB,
)
from bywater.games.fate.setup import (
    begin,
    characters_wanted,
    draws_tasks,
    held_by,
    join_weight,
    make_piles,
    opening_card,
    place_characters,
    required,
    seat_to_fill,
    set_up_tasks,
    task_weight,
    unseated,
)
from bywater.games.fate.state import (
    DEAL_TASK,
    DRAW_CARD,
    FLIP,
    JOIN,
    JOIN_ROSTER,
    JOIN_SEAT,
    SHOW_BACK,
    Table,
)
from bywater.games.fate.view import whole_table

_PLAYERS: Final = ("one", "two", "three", "four", "five")
_CHANCES: Final = (DEAL_TASK, JOIN, JOIN, FLIP, DRAW_CARD, SHOW_BACK)  # of each step


def check_setup(table: Table) -> None:
    """Refuse a half set-up table that set-up doesn't make."""
    packed: i64 = table.stack[0]
    step, left = a_of(packed), b_of(packed)
    waits = 1 if table.height > 1 else 0
    if seat_of(packed) or (left and step not in (3, 4)) or (waits and kind_of(table.top()) != _CHANCES[step]):
        raise BadPosition("setup: it is at another step")
    again = Table(table.seats, table.settings, None)
    try:
        begin(again)
    except BadOption as error:
        raise BadPosition(f"setup: {error}") from None
    _deal_tasks(table, again, int(step), waits)
    _choose_characters(table, again, int(step), waits)
    if step >= 2:
        _seat_characters(table, again, int(step), waits)
    if step >= 3:
        place_characters(again)
        _open_shadow_cards(table, again, int(OPENING_CARDS) - (int(left) + waits if step == 3 else 0))
    if step >= 4:
        _deal_hands(table, again, int(left) if step == 4 else 0, waits if step == 4 else 0)
    if step == 5:
        if waits != (0 if table.backs[0] else 1):
            raise BadPosition("setup: the back of the card on top is shown once")
        make_piles(again)
        again.backs[0] = table.backs[0]
    expected, found = whole_table(again), whole_table(table)
    for word in expected:
        if word != "stack" and expected[word] != found[word]:
            raise BadPosition(f"setup: {word} is not as set-up makes it")


def _deal_tasks(table: Table, again: Table, step: int, waits: int) -> None:
    """The objectives by chance are as many as can be, and could be completed."""  # F04, F05
    missing = table.settings.tasks - size(table.tasks) if draws_tasks(table) else 0
    if again.tasks & ~table.tasks or missing < 0 or (not draws_tasks(table) and again.tasks != table.tasks):
        raise BadPosition("objectives: they are not those of the options")
    if missing and step:
        raise BadPosition("objectives: some are still to be dealt")
    if not step and waits != (1 if missing else 0):
        raise BadPosition("objectives: all of them are dealt, or none is drawn")
    if missing and not sum(task_weight(table, task) for task in range(NUM_OBJECTIVES)):
        raise BadPosition("objectives: they can't be completed")
    again.tasks = table.tasks
    if size(required(again) | BIT[FRODO]) > characters_wanted(table.seats):
        raise BadPosition("objectives: they require more characters than there are in this game")
    if step:
        set_up_tasks(again)
        again.roster |= required(again)


def _choose_characters(table: Table, again: Table, step: int, waits: int) -> None:
    missing = characters_wanted(table.seats) - size(table.roster)
    if again.roster & ~table.roster or missing < 0 or (not step and again.roster != table.roster):
        raise BadPosition("characters: they are not those of the options")
    if (missing and step > 1) or (step == 1 and waits and (not missing or a_of(table.top()) != JOIN_ROSTER)):
        raise BadPosition("characters: there are more or fewer than so many play")
    again.roster = table.roster


def _seat_characters(table: Table, again: Table, step: int, waits: int) -> None:
    """Seat after seat is filled; Frodo and Gollum may have to be kept apart."""  # F05, F51, O24
    if table.seats == 1:
        again.owner_of[FRODO] = 0
    for character in range(NUM_CHARACTERS):
        if again.owner_of[character] >= 0 and again.owner_of[character] != table.owner_of[character]:
            raise BadPosition(f"characters: {CHARACTERS[character]} is another's")
        again.owner_of[character] = table.owner_of[character]
    seat = int(seat_to_fill(table))
    if (seat >= 0 and step > 2) or (step == 2 and waits != (1 if seat >= 0 else 0)):
        raise BadPosition("characters: some are still to be dealt")
    if table.seats == 1:
        _make_row(table, again)
    for other in range(table.seats if table.seats > 1 else 0):
        held = held_by(table, other)
        if held != (2 if other < seat or seat < 0 else 0) and (other != seat or held > 1):
            raise BadPosition("characters: every player has two, dealt one after the other")
    owner = table.owner_of[FRODO]
    if table.seats > 1 and (table.tasks >> SHELOB) & 1 and 0 <= owner == table.owner_of[GOLLUM]:
        raise BadPosition("characters: in Shelob's Lair one player can't have both Frodo and Gollum")
    if step == 2 and waits:
        packed: i64 = table.top()
        if a_of(packed) != JOIN_SEAT or b_of(packed) != seat:
            raise BadPosition("characters: another seat is filled")
        if not sum(join_weight(table, packed, character) for character in range(NUM_CHARACTERS)):
            raise BadPosition("characters: they can't be dealt")


def _make_row(table: Table, again: Table) -> None:
    """Alone, the row is filled in the order of the deal."""
    row: i64 = table.row
    found: i64 = BIT[FRODO]
    while row:
        character = (row & 15) - 1
        if character < 0 or character >= NUM_CHARACTERS or (found >> character) & 1:
            raise BadPosition("row: a character stands in it once")
        found |= BIT[character]
        row >>= 4
    if found != table.roster & ~unseated(table) or (again.row and again.row != table.row):
        raise BadPosition("row: it is made of the characters that were dealt")
    again.row = table.row


def _open_shadow_cards(table: Table, again: Table, count: int) -> None:
    opened: i64 = table.shadow_discard & ORDINARY_SHADOW
    if size(opened) != count:
        raise BadPosition("shadow_discard: more or fewer cards were turned up")
    again.layers[0] = ORDINARY_SHADOW & ~opened
    again.levels = 1
    while opened:
        opening_card(again, lowest(opened))
        opened &= opened - 1


def _deal_hands(table: Table, again: Table, left: int, waits: int) -> None:
    """Hand after hand is dealt."""  # F07
    each = int(DATA["players"][_PLAYERS[table.seats - 1]]["hand"])
    dealt = int(table.seats) * each - left - waits
    if waits and b_of(table.top()) != table.seats - 1 - left // each:
        raise BadPosition("hands: another is dealt to")
    events = int(DATA["players"][_PLAYERS[table.seats - 1]]["events"])
    for seat in range(int(table.seats)):
        if size(table.hands[seat]) != min(each, max(0, dealt - seat * each)):
            raise BadPosition("hands: more or fewer cards were dealt")
        again.hands[seat] = table.hands[seat]
        again.unseen &= ~table.hands[seat]
        events -= int(size(table.hands[seat] & ALL_EVENTS))
    if events < 0:
        raise BadPosition("hands: there are not so many events in the deck")
    again.events_in = events
