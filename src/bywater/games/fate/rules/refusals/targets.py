"""Why a character, a place, a number or armies can't be chosen for an event or objective."""

from bywater.core.frames import a_of, b_of, c_of, d_of
from bywater.core.message import Message
from bywater.games.fate.model import actions, board, names
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.table import Table
from bywater.games.fate.rules.targets import loadable


def no_choice(table: Table, character: int, _seat: int) -> Message:
    """Why an event can't choose this character: it is off the board, or excluded by Lembas."""  # E07
    if not (table.roster >> character) & 1:
        return names.message("refused-not-in-game", character=character)
    on_board = table.where[character] < board.NOWHERE
    return names.message("refused-lembas" if on_board else "refused-off-board", character=character)


def no_place(table: Table, place: int, _seat: int) -> Message:
    """Why this place can't be chosen, with a message key per purpose."""
    packed = table.top()
    purpose = a_of(packed)
    about: dict[str, int] = {}
    if purpose == k.AT_EAGLES:
        about["character"] = b_of(packed)
    elif purpose == k.AT_GATHER_FROM:
        about["objective"] = d_of(packed)
    return names.message(f"refused-place-{k.PLACINGS[purpose]}", place=place, **about)


def no_number(table: Table, _number: int, _seat: int) -> Message:
    return names.message("refused-number", least=b_of(table.top()), count=c_of(table.top()))


def no_load(table: Table, number: int, _seat: int) -> Message:
    """Why an event or objective can't move these armies."""
    packed = table.top()
    people, count, here = actions.TAKEN_PEOPLE[number], actions.TAKEN_COUNT[number], b_of(packed)
    if board.army_count(loadable(table, packed), people) < count:
        if board.army_count(table.friends[here], people) < count:
            return names.message("refused-too-few-armies", people=people, place=here)
        return names.message("refused-other-people", objective=d_of(table.below()))
    if people < c_of(packed):
        return Message("refused-order-company")
    return names.message("refused-too-many-armies", count=d_of(packed))
