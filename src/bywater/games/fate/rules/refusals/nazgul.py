"""Why Nazgûl of a region can't be moved: there are none, or others must move first."""

from bywater.core.frames import a_of, c_of
from bywater.core.message import Message
from bywater.games.fate.model import actions, names
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.table import Table


def no_summons(table: Table, region: int, _seat: int) -> Message:  # F43, E08
    if not table.nazgul[region]:
        return names.message("refused-no-nazgul", region=region)
    if region == c_of(table.top()):
        return names.message("refused-nazgul-there", region=region)
    deployed = a_of(table.top()) == k.SUMMON_DEPLOY
    return Message("refused-most-nazgul-first" if deployed else "refused-nearest-first")


def no_hunter(table: Table, number: int, _seat: int) -> Message:  # F42
    region = actions.NAZGUL_STEP_FROM[number]
    if not table.nazgul[region]:
        return names.message("refused-no-nazgul", region=region)
    return Message("refused-nearest-first")
