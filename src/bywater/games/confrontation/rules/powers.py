"""Powers of figures that apply before cards: Frodo and Pippin flee, Sam helps, Saruman bans cards, and so on."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.bits import append_codes
from bywater.core.frames import kind_of
from bywater.games.confrontation.model import actions, figures, journal
from bywater.games.confrontation.model import frames as k
from bywater.games.confrontation.model.board import DARK, LIGHT
from bywater.games.confrontation.model.cases import may_stand
from bywater.games.confrontation.model.options import SAM_FIRST_ONLY
from bywater.games.confrontation.model.table import Table
from bywater.games.confrontation.rules.moves import ways_out
from bywater.games.confrontation.rules.outcome import defeat, defeat_both, leave, show

# -- Frodo, Sam and Pippin --------------------------------------------------------------------


def prompt_light_power(table: Table) -> None:
    """Prompt Light for the power of Frodo, Sam or Pippin; none of them works against the Warg."""  # B10, B11, B23
    table.go_to(k.POWERS)
    if table.dark_fighter == figures.WARG:
        return
    figure: i64 = table.light_fighter
    if table.attacker == figure:
        if figure == figures.PIPPIN and ways_out(table, figures.PIPPIN):  # D4
            table.prompt_in_duel(k.FLEE, LIGHT)
    elif figure == figures.FRODO:
        if ways_out(table, figures.FRODO) or may_friend_be_near(table):  # B1, B7
            table.prompt_in_duel(k.FRODO_OR_SAM, LIGHT)
    elif figure == figures.SAM and not orcs_strike_first(table) and may_friend_be_near(table):  # B9
        table.prompt_in_duel(k.FRODO_OR_SAM, LIGHT)


def light_power_codes(table: Table, out: vec[i64]) -> vec[i64]:
    """List the choices about Light's power: flee with Frodo or Pippin, fight with Sam, or pass."""
    if table.light_fighter == figures.FRODO or kind_of(table.top()) == k.FLEE:
        out = append_codes(out, actions.RETREAT, ways_out(table, table.light_fighter))
    if kind_of(table.top()) == k.FRODO_OR_SAM and is_friend_near(table):
        out = append(out, actions.SAM_CODE)
    return append(out, actions.PASS)


def answer_light_power(table: Table, action: i64) -> None:
    if action == actions.SAM_CODE:
        substitute_sam(table)
    elif action != actions.PASS:
        leave(table, table.light_fighter, action - actions.RETREAT)


def may_friend_be_near(table: Table) -> bool:
    """Whether, by public knowledge, both Frodo and Sam may be in this region."""  # B7, B8, B9
    friend: i64 = figures.SAM if table.light_fighter == figures.FRODO else figures.FRODO
    if friend == figures.SAM and not table.first and table.flags & SAM_FIRST_ONLY:
        return False
    return table.count(LIGHT, table.field) > 1 and may_stand(table, friend, table.field)


def is_friend_near(table: Table) -> bool:
    """Whether Light can use Sam's power in this duel."""
    friend: i64 = figures.SAM if table.light_fighter == figures.FRODO else figures.FRODO
    return table.at[friend] == table.field and may_friend_be_near(table)


def substitute_sam(table: Table) -> None:
    """Let Sam fight at Frodo's side, or in his place. Both are shown, and Sam has strength 5."""  # B7, B9
    friend: i64 = figures.SAM if table.light_fighter == figures.FRODO else figures.FRODO
    table.emit(journal.STOOD_IN, table.light_fighter)
    show(table, friend)
    table.light_fighter = figures.SAM
    table.sam_beside = 1


# -- figures that win without cards -----------------------------------------------------------


def orcs_strike_first(table: Table) -> bool:
    """Whether the Orcs attack and this is their first duel of the turn."""  # B5
    return table.dark_fighter == figures.ORCS and table.attacker == figures.ORCS and table.first != 0


def defeats_at_once(light: i64, dark: i64) -> bool:
    """Whether the Light figure's text names this Dark figure."""  # B13
    return (
        (light == figures.MERRY and dark == figures.WITCH_KING)
        or (light == figures.LEGOLAS and dark == figures.NAZGUL)
        or (light == figures.GIMLI and dark == figures.ORCS)
    )


def use_powers(table: Table) -> None:
    """Apply the texts of the fighters: Light's first, then Dark's."""
    table.go_to(k.AFTERMATH)
    if table.light_gone:  # the Light figure has fled
        return
    light: i64 = table.light_fighter
    dark: i64 = table.dark_fighter
    if light == figures.BOROMIR and dark != figures.WARG:  # B12, B11
        defeat_both(table)
    elif defeats_at_once(light, dark):
        defeat(table, dark)
    elif orcs_strike_first(table):  # B6
        defeat(table, light)
    else:
        table.go_to(k.DARK_CARD)
        if dark == figures.SARUMAN:  # B14, B15
            table.prompt_in_duel(k.BAN, DARK)


# -- Saruman ----------------------------------------------------------------------------------


def answer_ban(table: Table, action: i64) -> None:
    """Apply the choice whether Saruman forbids cards to both sides, so that strength alone decides."""  # B14
    if action == actions.BAN:
        table.emit(journal.BANNED)
        table.go_to(k.NUMBERS)
