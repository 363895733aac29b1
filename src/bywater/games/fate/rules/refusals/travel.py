"""Why a journey can't be made, and why characters and armies can't come along."""

from bywater.core.frames import a_of, b_of, c_of, d_of
from bywater.core.message import Message
from bywater.games.fate.model import actions, board, names
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.cards import GANDALF, GOLLUM
from bywater.games.fate.model.table import Table
from bywater.games.fate.rules import proposals, travel


def no_road(table: Table, into: int, _seat: int, here: int) -> Message:
    return _no_road_for(table.acting, here, into)


def _no_road_for(character: int, here: int, into: int) -> Message:  # F14, F16, K25
    if here == into:
        return names.message("refused-there-already", place=into)
    if (board.ROADS[here] >> into) & 1 and board.cost_of(here, into):
        return names.message("refused-road-cost", place=into, cost=travel.road_cost(character, here, into))
    if character == GANDALF and not (travel.within_two(here) >> into) & 1:
        return names.message("refused-no-road-for-two", place=into)
    return names.message("refused-no-road", place=into)


def no_ride(table: Table, into: int, _seat: int) -> Message:
    """Why a character can't ride or walk there: horses can't use special roads, Elven cloaks can."""  # E05, E11
    here = a_of(table.top())
    alone = c_of(table.top())
    if alone:
        return _no_road_for(alone - 1, here, into)
    if (board.ROADS[here] >> into) & 1 and board.cost_of(here, into):
        return names.message("refused-special-road", place=into)
    return _no_road_for(-1, here, into)


def no_companion(table: Table, character: int, _seat: int) -> Message:  # F15
    least, what_for = a_of(table.top()), b_of(table.top())
    if not (table.roster >> character) & 1:
        return names.message("refused-not-in-game", character=character)
    if table.where[character] >= board.NOWHERE:
        return names.message("refused-off-board", character=character)
    if (table.party >> character) & 1:
        return names.message("refused-along-already", character=character)
    if what_for == k.TO_TRAVEL:
        journey = table.below()
        if table.where[character] != table.where[d_of(journey)]:
            return names.message("refused-not-with-you", character=character)
        if (proposals.company_refused(table, c_of(journey)) >> character) & 1:
            return names.message("refused-unwilling", character=character, place=c_of(journey))
    elif character >= least:
        there = "refused-there-now" if what_for == k.TO_COUNCIL else "refused-not-with-ents"
        return names.message(there, character=character)
    return Message("refused-order-company")


def no_company(table: Table, number: int, _seat: int) -> Message:
    """Why these armies can't come along on a journey."""  # F15
    people = actions.TAKEN_PEOPLE[number]
    if b_of(table.top()) != k.TO_TRAVEL:
        return Message("refused-without-armies")
    leader = d_of(table.below())
    if leader == GOLLUM:
        return Message("refused-gollum")
    here = table.where[leader]
    if board.army_count(table.friends[here], people) < actions.TAKEN_COUNT[number]:
        return names.message("refused-too-few-armies", people=people, place=here)
    return Message("refused-order-company")
