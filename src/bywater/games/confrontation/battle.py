"""A battle: the attacker meets the defenders one after the other until one side is alone.

The frame BATTLE says which step comes next. A step that needs an answer puts its question on top.
"""

from typing import Final

from mypy_extensions import i64

from bywater.core.codes import BIT, CHANCE, lowest, size
from bywater.core.stack import a_of, frame, kind_of
from bywater.games.confrontation.actions import FIGHT
from bywater.games.confrontation.board import DARK, GONDOR, LIGHT, OUT
from bywater.games.confrontation.cards import DECK, NO_CARD
from bywater.games.confrontation.duel_cards import AFTERMATH, DARK_CARD, go_to, run_step
from bywater.games.confrontation.ending import end_game
from bywater.games.confrontation.figures import (
    BOROMIR,
    FRODO,
    GIMLI,
    LEGOLAS,
    MERRY,
    NAZGUL,
    ORCS,
    PIPPIN,
    SAM,
    SARUMAN,
    SHELOB,
    WARG,
    WITCH_KING,
    side_of,
)
from bywater.games.confrontation.knowledge import may_stand
from bywater.games.confrontation.moves import ways_out
from bywater.games.confrontation.outcome import defeat, defeat_both, show
from bywater.games.confrontation.state import (
    BANNING,
    BATTLE,
    DEFENDER,
    FLEE,
    FRODO_DEFEATED,
    FRODO_OR_SAM,
    PALANTIR_ANY_TIME,
    RECYCLED,
    RETURNED,
    SAM_FIRST_ONLY,
    SHELOB_STAYS,
    STOOD_IN,
    TARGET,
    Table,
)
from bywater.games.confrontation.trail import moved
from bywater.games.confrontation.turn import end_turn, regions_to_look_at

# The steps of a battle against one defender; those with cards are in duel_cards.py.
CHOOSE: Final = 0
LIGHT_POWER: Final = 1
POWERS: Final = 2


def begin_battle(table: Table, attacker: i64, field: i64) -> None:
    """A figure has entered a region with enemies, and is shown."""
    table.attacker = attacker
    table.field = field
    table.first = 1
    table.face_up |= BIT[attacker]
    table.cut(0)
    table.push(frame(BATTLE, side_of(attacker), CHOOSE))
    run(table)


def run(table: Table) -> None:
    """Go through the steps until somebody must be asked, or the battle is over."""
    while kind_of(table.top()) == BATTLE:
        step: i64 = a_of(table.top())
        if step == CHOOSE:
            choose_defender(table)
        elif step == LIGHT_POWER:
            offer_light_power(table)
        elif step == POWERS:
            use_powers(table)
        elif step == AFTERMATH:
            tidy_up(table)
        else:
            run_step(table, step)


# -- whom to fight ----------------------------------------------------------------------------


def defenders(table: Table) -> i64:
    return table.figures_in(1 - side_of(table.attacker), table.field)


def shown_to_attacker(table: Table) -> i64:
    """The figures that the attacker has seen in this turn."""  # D1, D11
    return table.face_up if side_of(table.attacker) == LIGHT else table.face_up | table.looked


def aims(table: Table) -> i64:
    """The defenders that the attacker may name: those shown in this turn."""  # D1
    return defenders(table) & shown_to_attacker(table)


def hidden_defenders(table: Table) -> i64:
    return defenders(table) & ~shown_to_attacker(table)


def may_look_now(table: Table) -> bool:
    """Whether Dark, about to pick a defender, may use the Palantir first."""  # D11, the other timing
    return side_of(table.attacker) == DARK and (table.flags & PALANTIR_ANY_TIME) != 0 and regions_to_look_at(table) != 0


def choose_defender(table: Table) -> None:
    """One of those who are shown, if the attacker likes, or chance among the hidden ones.

    Where nobody is shown there is nothing to choose; where the only one left is shown, it is met automatically.
    """  # D1
    if table.at[table.attacker] != table.field:  # B24, B18
        end_turn(table)
        return
    there: i64 = defenders(table)
    known: i64 = there & shown_to_attacker(table)
    hidden: i64 = there & ~known
    if not there:
        end_turn(table)
    elif may_look_now(table) or size(known) + (1 if hidden else 0) > 1 or (known and not table.automatic):
        table.ask(TARGET, side_of(table.attacker))
    elif known:
        table.force(FIGHT + lowest(known))
        engage(table, lowest(known))
    else:
        draw_defender(table, hidden)


def draw_defender(table: Table, hidden: i64) -> None:
    """Chance picks among the hidden defenders; a single one needs no chance."""
    if size(hidden) == 1:
        engage(table, lowest(hidden))
    else:
        table.push(frame(DEFENDER, CHANCE))


def engage(table: Table, defender: i64) -> None:
    """Both fighters are shown. The frame BATTLE must be on top."""
    if side_of(defender) == LIGHT:
        table.light_fighter = defender
        table.dark_fighter = table.attacker
    else:
        table.light_fighter = table.attacker
        table.dark_fighter = defender
    table.sam_beside = 0
    table.light_void = 0
    table.dark_fetched = 0
    table.dark_played_retreat = 0
    table.light_gone = 0
    table.dark_gone = 0
    show(table, defender)
    go_to(table, LIGHT_POWER)


# -- what the figures can do ------------------------------------------------------------------


def offer_light_power(table: Table) -> None:
    """Frodo may flee or send Sam, Sam may show Frodo, Pippin may flee: not against the Warg."""  # B10, B11, B23
    go_to(table, POWERS)
    if table.dark_fighter == WARG:
        return
    figure: i64 = table.light_fighter
    if table.attacker == figure:
        if figure == PIPPIN and ways_out(table, PIPPIN):  # D4
            table.ask(FLEE, LIGHT)
    elif figure == FRODO:
        if ways_out(table, FRODO) or friend_may_be_near(table):  # B1, B7
            table.ask(FRODO_OR_SAM, LIGHT)
    elif figure == SAM and not orcs_strike_first(table) and friend_may_be_near(table):  # B9
        table.ask(FRODO_OR_SAM, LIGHT)


def friend_may_be_near(table: Table) -> bool:
    """Whether, by what Dark knows, the other of Frodo and Sam could stand in this region too."""  # B7, B8, B9
    friend: i64 = SAM if table.light_fighter == FRODO else FRODO
    if friend == SAM and not table.first and table.flags & SAM_FIRST_ONLY:
        return False
    return table.count(LIGHT, table.field) > 1 and may_stand(table, friend, table.field)


def friend_is_near(table: Table) -> bool:
    """Whether Light can really use Sam's power in this duel."""
    friend: i64 = SAM if table.light_fighter == FRODO else FRODO
    return table.at[friend] == table.field and friend_may_be_near(table)


def stand_in(table: Table) -> None:
    """Sam fights beside Frodo, or in his place. Both are shown, and Sam counts 5."""  # B7, B9
    friend: i64 = SAM if table.light_fighter == FRODO else FRODO
    table.tell(STOOD_IN, table.light_fighter)
    show(table, friend)
    table.light_fighter = SAM
    table.sam_beside = 1


def orcs_strike_first(table: Table) -> bool:
    """The Orcs attack, and this is the first figure they meet in the turn."""  # B5
    return table.dark_fighter == ORCS and table.attacker == ORCS and table.first != 0


def use_powers(table: Table) -> None:
    """What the figures' texts do before any card: Light's first, then Dark's."""
    if table.light_gone:  # fled
        go_to(table, AFTERMATH)
        return
    light: i64 = table.light_fighter
    dark: i64 = table.dark_fighter
    if dark != WARG:
        if light == BOROMIR:  # B12
            defeat_both(table)
            go_to(table, AFTERMATH)
            return
        if (
            (light == MERRY and dark == WITCH_KING)
            or (light == LEGOLAS and dark == NAZGUL)
            or (light == GIMLI and dark == ORCS)
        ):  # B13
            defeat(table, dark)
            go_to(table, AFTERMATH)
            return
    if orcs_strike_first(table):  # B6
        defeat(table, light)
        go_to(table, AFTERMATH)
        return
    go_to(table, DARK_CARD)
    if dark == SARUMAN:  # B14, B15
        table.ask(BANNING, DARK)


# -- what comes of it -------------------------------------------------------------------------


def tidy_up(table: Table) -> None:
    """The duel is over: Frodo lost or not, cards away, Shelob home, and the next defender."""
    if table.frodo_is_lost():  # E1, K11
        if shelob_won(table) and not table.flags & SHELOB_STAYS:  # E6
            send_shelob_home(table)
        end_game(table, FRODO_DEFEATED)
        return
    table.light_card = NO_CARD
    table.dark_card = NO_CARD
    if table.hand == 0:  # K12
        table.hand = DECK[LIGHT] | DECK[DARK]
        table.tell(RECYCLED)
    if shelob_won(table):
        send_shelob_home(table)
    table.first = 0
    go_to(table, CHOOSE)


def shelob_won(table: Table) -> bool:
    """Shelob has defeated her foe. If she fell with it, she is no longer there."""  # B19, B20
    return table.dark_fighter == SHELOB and table.at[SHELOB] == table.field and table.at[table.light_fighter] == OUT


def send_shelob_home(table: Table) -> None:
    """Shelob has defeated a figure: she is put in Gondor, or lost if there is no room."""  # D6, B18, B19, B22, E6
    if table.field == GONDOR:  # B21
        return
    if table.count(LIGHT, GONDOR) or table.count(DARK, GONDOR) >= 2:
        defeat(table, SHELOB)
        return
    table.lift(SHELOB)
    table.put(SHELOB, GONDOR)
    table.tell(RETURNED, SHELOB, GONDOR)
    moved(table, SHELOB, table.field, GONDOR)
