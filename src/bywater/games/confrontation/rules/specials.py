"""The four special cards of the variant, each usable once per game."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.bits import BIT, append_codes
from bywater.games.confrontation.model import actions, board, cards, journal, options
from bywater.games.confrontation.model import frames as k
from bywater.games.confrontation.model.board import DARK, LIGHT, OUT, ROAD
from bywater.games.confrontation.model.figures import ARAGORN, EACH, GANDALF, PIPPIN
from bywater.games.confrontation.model.table import Table
from bywater.games.confrontation.model.trail import record_absence, record_move, record_seen, record_unseen_move
from bywater.games.confrontation.rules.moves import goals, steps
from bywater.games.confrontation.rules.repetition import forget_loop

# -- conditions -------------------------------------------------------------------------------


def has_special(table: Table, special: i64) -> bool:
    """Whether this special card was dealt and is not yet used."""  # D13
    return (table.specials & BIT[special]) != 0


def special_codes(table: Table, side: i64, out: vec[i64]) -> vec[i64]:
    """List the special cards that a side may use at the start of its turn."""
    if side == LIGHT:
        if may_shadowfax_run(table):
            out = append(out, actions.SHADOWFAX_CODE)
        if may_gandalf_return(table):
            out = append(out, actions.WHITE_CODE)
        return out
    out = append_codes(out, actions.PALANTIR_CODE, regions_to_look_at(table))
    return append_codes(out, actions.RECALL_CODE, figures_to_recall(table) >> EACH)


def can_replace_turn(table: Table, side: i64) -> bool:
    """Whether a side has a special card that takes the place of the turn."""  # D10
    return may_gandalf_return(table) if side == LIGHT else figures_to_recall(table) != 0


def may_shadowfax_run(table: Table) -> bool:
    """Whether a figure can make the extra step of Shadowfax."""
    if not has_special(table, cards.SHADOWFAX):
        return False
    figure: i64
    for figure in range(EACH):
        if table.at[figure] < ROAD and steps(table, table.at[figure]):
            return True
    return False


def may_gandalf_return(table: Table) -> bool:
    """Whether Gandalf the White can be used: no Dark and at most one Light figure is in Fangorn."""
    return (
        has_special(table, cards.GANDALF_THE_WHITE)
        and table.at[GANDALF] == OUT
        and table.count(DARK, board.FANGORN) == 0
        and table.count(LIGHT, board.FANGORN) < 2
    )


def figures_to_recall(table: Table) -> i64:
    """Return the Dark figures that can be recalled, as a mask. Mordor needs room and must have no Light figure."""
    if (
        not has_special(table, cards.RECALL)
        or table.count(LIGHT, board.MORDOR)
        or table.count(DARK, board.MORDOR) >= board.CAPACITY[board.MORDOR]
    ):
        return 0
    mask: i64 = 0
    figure: i64
    for figure in range(EACH, 2 * EACH):
        if table.at[figure] != board.MORDOR and table.at[figure] < ROAD:
            mask |= BIT[figure]
    return mask


def regions_to_look_at(table: Table) -> i64:
    """Return the regions that the Palantir can show, as a mask: those with Light figures, except the Shire."""
    if not has_special(table, cards.PALANTIR):
        return 0
    return table.occupied[LIGHT] & ~BIT[board.SHIRE]


# -- effects ----------------------------------------------------------------------------------


def ride_shadowfax(table: Table) -> None:
    """Prompt Light for a figure and its extra step; the regular move of this figure follows."""  # D12
    _spend(table, cards.SHADOWFAX, LIGHT)
    table.prompt(k.STEP, LIGHT)


def return_gandalf(table: Table) -> None:
    """Put the defeated Gandalf in Fangorn, in place of the turn."""  # D10
    _spend(table, cards.GANDALF_THE_WHITE, LIGHT)
    if table.flags & options.STUCK_DESPITE_CARD:
        record_possible_movers(table)
    table.put(GANDALF, board.FANGORN)
    table.reveal(3)
    table.emit(journal.RETURNED, GANDALF, board.FANGORN)
    record_move(table, GANDALF, OUT, board.FANGORN)


def record_possible_movers(table: Table) -> None:
    """Record that Light had a move. If only Aragorn can have had it, his region is one that lets him attack."""  # M3
    attackers: i64 = 0
    region: i64
    for region in range(16):
        if table.count(LIGHT, region):
            if goals(table, PIPPIN, region):
                return
            if goals(table, ARAGORN, region):
                attackers |= BIT[region]
    for region in range(16):
        if table.count(LIGHT, region) and not board.has(attackers, region):
            record_absence(table, ARAGORN, region)


def look(table: Table, region: i64) -> None:
    """Show the Light figures of a region to Dark only. Dark can name them for the rest of this turn."""  # D11
    _spend(table, cards.PALANTIR, DARK)
    table.reveal(3)
    figure: i64
    for figure in range(EACH):
        if table.at[figure] == region:
            table.looked |= BIT[figure]
            table.emit(journal.LOOKED, region, figure, 0, 0, 2, 3)
            record_seen(table, figure, region, 1)


def recall(table: Table, figure: i64) -> None:
    """Put a Dark figure back in Mordor, in place of the turn."""  # D10
    _spend(table, cards.RECALL, DARK)
    start: i64 = table.at[figure]
    table.lift(figure)
    table.put(figure, board.MORDOR)
    table.emit(journal.SPECIAL, cards.RECALL, DARK, start, figure + 1, 8, 2)
    record_unseen_move(table, DARK, start, board.MORDOR)


def _spend(table: Table, special: i64, side: i64) -> None:
    table.specials &= ~BIT[special]
    forget_loop(table)
    if special != cards.RECALL:
        table.emit(journal.SPECIAL, special, side)
