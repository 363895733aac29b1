"""Why somebody, a place, a number, armies or Nazgûl can't be named now."""

from mypy_extensions import i64

from bywater.core.message import Message
from bywater.core.stack import a_of, b_of, c_of, d_of
from bywater.games.fate.actions import NAZGUL_FROM, NAZGUL_STEP_FROM, NAZGUL_TO, TAKE_ARMIES, TAKEN_COUNT, TAKEN_PEOPLE
from bywater.games.fate.board import NOWHERE, army_count
from bywater.games.fate.cards import GOLLUM
from bywater.games.fate.choices_map import loadable
from bywater.games.fate.decisions import PLACINGS
from bywater.games.fate.naming import character, objective, people, place, region
from bywater.games.fate.proposals import company_refused
from bywater.games.fate.state import (
    AT_EAGLES,
    AT_GATHER_FROM,
    CHOOSING,
    COMPANY,
    HUNTING,
    LOADING,
    LOSSES,
    NUMBERING,
    PLACING,
    SUMMON_DEPLOY,
    SUMMONING,
    TO_COUNCIL,
    TO_TRAVEL,
    Table,
)


def _other_question() -> Message:
    return Message("refused-other-question")


def no_companion(table: Table, kind: i64, whom: i64) -> Message:
    """Somebody who can't come along."""  # F15
    if kind != COMPANY:
        return _other_question()
    packed: i64 = table.top()
    params: dict[str, int | str] = {"character": character(whom)}
    if not (table.roster >> whom) & 1:
        return Message("refused-not-in-game", params)
    if table.where[whom] >= NOWHERE:
        return Message("refused-off-board", params)
    if (table.party >> whom) & 1:
        return Message("refused-along-already", params)
    if b_of(packed) == TO_TRAVEL:
        if table.where[whom] != table.where[d_of(table.under())]:
            return Message("refused-not-with-you", params)
        into: i64 = c_of(table.under())
        if (company_refused(table, into) >> whom) & 1:
            return Message("refused-unwilling", {**params, "place": place(into)})
    elif whom >= a_of(packed):
        return Message("refused-there-now" if b_of(packed) == TO_COUNCIL else "refused-not-with-ents", params)
    return Message("refused-order-company")


def no_army(table: Table, kind: i64, action: int) -> Message:
    """Armies that can't come along, or be brought."""
    packed: i64 = table.top()
    folk: i64 = TAKEN_PEOPLE[action - TAKE_ARMIES]
    count: i64 = TAKEN_COUNT[action - TAKE_ARMIES]
    if kind == COMPANY:
        if b_of(packed) != TO_TRAVEL:
            return Message("refused-without-armies")
        if d_of(table.under()) == GOLLUM:
            return Message("refused-gollum")
        here: i64 = table.where[d_of(table.under())]
        if army_count(table.friends[here], folk) < count:
            return Message("refused-too-few-armies", {"people": people(folk), "place": place(here)})
        return Message("refused-order-company")
    if kind != LOADING:
        return _other_question()
    if army_count(loadable(table, packed), folk) < count:
        if army_count(table.friends[b_of(packed)], folk) < count:
            return Message("refused-too-few-armies", {"people": people(folk), "place": place(b_of(packed))})
        return Message("refused-other-people", {"objective": objective(d_of(table.under()))})
    if folk < c_of(packed):
        return Message("refused-order-company")
    return Message("refused-too-many-armies", {"count": d_of(packed)})


def no_one(table: Table, kind: i64, whom: i64) -> Message:
    """A character whom an event can't choose: all on the board, but for Lembas."""  # E07, E08, E11, E12
    if kind != CHOOSING:
        return _other_question()
    params: dict[str, int | str] = {"character": character(whom)}
    if not (table.roster >> whom) & 1:
        return Message("refused-not-in-game", params)
    if table.where[whom] >= NOWHERE:
        return Message("refused-off-board", params)
    return Message("refused-lembas", params)


def no_place(table: Table, kind: i64, where: i64) -> Message:
    """A place that is not meant: each question has its own."""
    if kind != PLACING:
        return _other_question()
    packed: i64 = table.top()
    what_for: i64 = a_of(packed)
    params: dict[str, int | str] = {"place": place(where)}
    if what_for == AT_EAGLES:
        params["character"] = character(b_of(packed))
    elif what_for == AT_GATHER_FROM:
        params["objective"] = objective(d_of(packed))
    return Message(f"refused-place-{PLACINGS[what_for]}", params)


def no_number(table: Table, kind: i64) -> Message:
    if kind != NUMBERING:
        return _other_question()
    return Message("refused-number", {"least": b_of(table.top()), "count": c_of(table.top())})


def no_loss(table: Table, kind: i64, folk: i64) -> Message:
    if kind != LOSSES:
        return _other_question()
    return Message("refused-too-few-armies", {"people": people(folk), "place": place(b_of(table.top()))})


def no_nazgul(table: Table, kind: i64, action: int) -> Message:
    """Nazgûl that don't move: there are none, or others come first."""  # F42, F43, E08
    if action < NAZGUL_TO:
        origin: i64 = action - NAZGUL_FROM
        if kind != SUMMONING:
            return _other_question()
        if not table.nazgul[origin]:
            return Message("refused-no-nazgul", {"region": region(origin)})
        if origin == c_of(table.top()):
            return Message("refused-nazgul-there", {"region": region(origin)})
        if a_of(table.top()) == SUMMON_DEPLOY:
            return Message("refused-most-nazgul-first")
        return Message("refused-nearest-first")
    if kind != HUNTING:
        return _other_question()
    origin = NAZGUL_STEP_FROM[action - NAZGUL_TO]
    if not table.nazgul[origin]:
        return Message("refused-no-nazgul", {"region": region(origin)})
    return Message("refused-nearest-first")
