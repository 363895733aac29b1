"""Nazgûl and the Eye: hunting, deploying and recalling."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.bits import BIT, append_codes, lowest_bit
from bywater.core.frames import a_of, b_of, c_of, with_b, with_c
from bywater.games.fate.model import actions, board, journal
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.table import Table


def move_eye(table: Table, region: i64) -> None:
    if table.eye != region:
        table.eye = region
        table.note(journal.EYE_WENT, region)


def move_nazgul(table: Table, region: i64, into: i64, count: i64 = 1) -> None:
    table.nazgul[region] -= count
    table.nazgul[into] += count
    table.note(journal.NAZGUL_WENT, region, into, count)


def recall(table: Table, region: i64, count: i64) -> None:
    """Move up to this many Nazgûl of a region to Mordor."""
    count = min(count, table.nazgul[region])
    if count and region != board.MORDOR:
        move_nazgul(table, region, board.MORDOR, count)


def remove_nazgul(table: Table, region: i64) -> bool:
    """Remove a Nazgûl of this region from the game. Returns False if there is none."""
    if not table.nazgul[region]:
        return False
    table.nazgul[region] -= 1
    table.note(journal.NAZGUL_REMOVED, region)
    return True


def has_nazgul_elsewhere(table: Table, region: i64) -> bool:
    other: i64
    for other in range(board.NUM_REGIONS):
        if other != region and table.nazgul[other]:
            return True
    return False


def nearest_hunter(table: Table, moved: i64) -> i64:
    """Return the distance from Frodo to the nearest Nazgûl elsewhere, except the one just moved; -1 if none."""  # F42
    home: i64 = table.frodo_region()
    best: i64 = -1
    region: i64
    for region in range(board.NUM_REGIONS):
        count: i64 = table.nazgul[region]
        if moved == region + 1:
            count -= 1
        if region != home and count > 0:
            steps: i64 = board.region_steps(region, home)
            if best < 0 or steps < best:
                best = steps
    return best


def deployable(table: Table) -> i64:
    """Return the regions that a Nazgûl may be deployed from, as a mask."""  # F43
    if table.eye != board.MORDOR and table.nazgul[board.MORDOR]:
        return BIT[board.MORDOR]
    best: i64 = 0
    mask: i64 = 0
    region: i64
    for region in range(board.NUM_REGIONS):
        count: i64 = table.nazgul[region]
        if region != table.eye and count:
            if count > best:
                best = count
                mask = BIT[region]
            elif count == best:
                mask |= BIT[region]
    return mask


def nearest_to_frodo(table: Table) -> i64:
    """Return the regions of the Nazgûl nearest to Frodo but not with him, as a mask."""  # E08
    steps: i64 = nearest_hunter(table, 0)
    mask: i64 = 0
    region: i64
    for region in range(board.NUM_REGIONS):
        if steps > 0 and table.nazgul[region] and board.region_steps(region, table.frodo_region()) == steps:
            mask |= BIT[region]
    return mask


def list_choices(table: Table, out: vec[i64], packed: i64, kind: i64) -> vec[i64]:
    if kind == k.HUNTING:
        return list_hunters(table, out, a_of(packed))
    what_for: i64 = a_of(packed)
    if what_for == k.SUMMON_DEPLOY:
        return append_codes(out, actions.NAZGUL_FROM, deployable(table))
    if what_for == k.SUMMON_EAGLES:
        return append_codes(out, actions.NAZGUL_FROM, nearest_to_frodo(table))
    mask: i64 = 0
    region: i64
    for region in range(board.NUM_REGIONS):
        if region != c_of(packed) and table.nazgul[region]:
            mask |= BIT[region]
    if not mask or (what_for == k.SUMMON_DISTRACT and b_of(packed) < 2):
        out = append(out, actions.DONE)
    return append_codes(out, actions.NAZGUL_FROM, mask)


def list_hunters(table: Table, out: vec[i64], moved: i64) -> vec[i64]:
    """List moves of the nearest Nazgûl towards Frodo."""  # F42, F44
    home: i64 = table.frodo_region()
    steps: i64 = nearest_hunter(table, moved)
    region: i64
    for region in range(board.NUM_REGIONS):
        count: i64 = table.nazgul[region]
        if moved == region + 1:
            count -= 1
        if count > 0 and region != home and board.region_steps(region, home) == steps:
            ways: i64 = board.NEXT_REGIONS[region]
            while ways:
                into: i64 = lowest_bit(ways)
                ways &= ways - 1
                if board.region_steps(into, home) == steps - 1:
                    out = append(out, actions.NAZGUL_CODE[region * board.NUM_REGIONS + into])
    return out


def answer(table: Table, packed: i64, kind: i64, _seat: i64, action: i64) -> None:
    if kind == k.HUNTING:  # F42: the Nazgûl that moves now does not make the next move
        table.pop()
        into: i64 = actions.NAZGUL_STEP_INTO[action - actions.NAZGUL_TO]
        move_nazgul(table, actions.NAZGUL_STEP_FROM[action - actions.NAZGUL_TO], into)
        table.replace_top(with_c(table.top(), into + 1))
        return
    if action != actions.DONE:
        move_nazgul(table, action - actions.NAZGUL_FROM, c_of(packed))
        if b_of(packed) > 1:
            table.replace_top(with_b(packed, b_of(packed) - 1))
            return
    table.pop()
