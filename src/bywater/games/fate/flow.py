"""What goes on by itself until somebody must be asked, or chance must speak."""

from mypy_extensions import i64

from bywater.core.stack import kind_of
from bywater.games.fate.battle import run_battle
from bywater.games.fate.choices import list_open
from bywater.games.fate.deck import run_looking
from bywater.games.fate.doing import answer
from bywater.games.fate.doing_map import company_goes
from bywater.games.fate.entries import (
    ENDED,
)
from bywater.games.fate.journey import run_journey
from bywater.games.fate.objectives import run_afterwards
from bywater.games.fate.perils import run_peril
from bywater.games.fate.search import run_search
from bywater.games.fate.setup import run_setup
from bywater.games.fate.shadow import (
    run_advance,
    run_drumbeat,
    run_eagles_call,
    run_order,
    run_shadow,
    run_skies,
)
from bywater.games.fate.shadow_deck import run_spying
from bywater.games.fate.state import (
    ACT,
    ADVANCE,
    AFTERWARDS,
    BATTLE,
    COMPANY_GOES,
    DRAW_CARD,
    DRUMBEAT,
    EAGLES_CALL,
    JOURNEY,
    LOOKING,
    ORDER,
    PAYING,
    PERIL,
    SEARCH,
    SETUP,
    SHADOW,
    SKIES_DARKEN,
    TURN,
    Table,
)
from bywater.games.fate.turn import run_turn


def proceed(table: Table) -> None:
    """Go on until there is a question, a chance, or the end. A question with a single answer is answered at once,
    unless the option `automatic` is off."""
    while True:
        if table.over:
            table.cut(0)
            table.note(ENDED, table.over)
            return
        packed: i64 = table.top()
        kind: i64 = kind_of(packed)
        if kind < ACT:
            go_on(table, packed, kind)
        elif kind >= DRAW_CARD:
            return
        else:
            codes = list_open(table)
            if kind == PAYING and not table.due:  # it costs nothing: that is no choice
                answer(table, codes[0])
                continue
            if len(codes) != 1 or not table.automatic:
                table.open_codes = codes
                return
            table.force(codes[0])
            answer(table, codes[0])


def go_on(table: Table, packed: i64, kind: i64) -> None:
    """One step of what needs nobody's answer."""
    if kind == AFTERWARDS:
        run_afterwards(table)
    elif kind == TURN:
        run_turn(table, packed)
    elif kind == JOURNEY:
        run_journey(table, packed)
    elif kind == BATTLE:
        run_battle(table, packed)
    elif kind == SEARCH:
        run_search(table, packed)
    elif kind == SHADOW:
        run_shadow(table, packed)
    elif kind == ADVANCE:
        run_advance(table, packed)
    elif kind == ORDER:
        run_order(table, packed)
    elif kind == SKIES_DARKEN:
        run_skies(table, packed)
    elif kind == SETUP:
        run_setup(table, packed)
    elif kind == DRUMBEAT:
        run_drumbeat(table, packed)
    elif kind == EAGLES_CALL:
        run_eagles_call(table, packed)
    elif kind == PERIL:
        run_peril(table, packed)
    elif kind == LOOKING:
        run_looking(table, packed)
    elif kind == COMPANY_GOES:
        company_goes(table, packed)
    else:
        run_spying(table, packed)
