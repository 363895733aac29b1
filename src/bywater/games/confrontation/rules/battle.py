"""Battles: the attacker meets the defenders one after the other until one side is alone.

The frame BATTLE holds the next step. A step that needs a decision pushes the decision on top of that frame.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.bits import BIT, append_codes, bit_count, lowest_bit
from bywater.core.frames import a_of, frame, kind_of
from bywater.core.seats import CHANCE
from bywater.games.confrontation.model import actions, journal, options
from bywater.games.confrontation.model import frames as k
from bywater.games.confrontation.model.board import DARK, GONDOR, LIGHT, OUT
from bywater.games.confrontation.model.cards import DECK, NO_CARD
from bywater.games.confrontation.model.endings import FRODO_DEFEATED
from bywater.games.confrontation.model.figures import SHELOB, side_of
from bywater.games.confrontation.model.table import Table
from bywater.games.confrontation.model.trail import record_move
from bywater.games.confrontation.rules.duel_cards import run_card_step
from bywater.games.confrontation.rules.ending import end_game
from bywater.games.confrontation.rules.outcome import defeat, show
from bywater.games.confrontation.rules.powers import prompt_light_power, use_powers
from bywater.games.confrontation.rules.specials import look, regions_to_look_at
from bywater.games.confrontation.rules.turn import end_turn


def begin_battle(table: Table, attacker: i64, field: i64) -> None:
    """Start the battle of a figure that was shown and has entered a region with enemies."""
    table.attacker = attacker
    table.field = field
    table.first = 1
    table.face_up |= BIT[attacker]
    table.truncate(0)
    table.push(frame(k.BATTLE, side_of(attacker), k.CHOOSE_DEFENDER))
    run(table)


def run(table: Table) -> None:
    """Run steps until a decision is needed or the battle is over."""
    while kind_of(table.top()) == k.BATTLE:
        step: i64 = a_of(table.top())
        if step == k.CHOOSE_DEFENDER:
            choose_defender(table)
        elif step == k.LIGHT_POWER:
            prompt_light_power(table)
        elif step == k.POWERS:
            use_powers(table)
        elif step == k.AFTERMATH:
            finish_duel(table)
        else:
            run_card_step(table, step)


# -- the defender -----------------------------------------------------------------------------


def defenders(table: Table) -> i64:
    """Return the figures that the attacker has to fight, as a mask."""
    return table.figures_in(1 - side_of(table.attacker), table.field)


def seen_by_attacker(table: Table) -> i64:
    """Return the figures that the attacker has seen in this turn, as a mask."""  # D1, D11
    return table.face_up if side_of(table.attacker) == LIGHT else table.face_up | table.looked


def nameable_defenders(table: Table) -> i64:
    """Return the defenders that the attacker may name, as a mask: those it has seen in this turn."""  # D1
    return defenders(table) & seen_by_attacker(table)


def hidden_defenders(table: Table) -> i64:
    """Return the defenders that only chance can pick, as a mask."""
    return defenders(table) & ~seen_by_attacker(table)


def may_look_now(table: Table) -> bool:
    """Whether Dark may use the Palantir before it picks a defender."""  # D11, the alternative timing
    later: bool = (table.flags & options.PALANTIR_ANY_TIME) != 0
    return later and side_of(table.attacker) == DARK and regions_to_look_at(table) != 0


def choose_defender(table: Table) -> None:
    """Choose the next defender: a named one, or one that chance picks among the hidden ones.

    The attacker is prompted only if it has a choice; a single known defender is chosen automatically.
    """  # D1
    if table.at[table.attacker] != table.field:  # B24, B18
        end_battle(table)
        return
    there: i64 = defenders(table)
    known: i64 = there & seen_by_attacker(table)
    hidden: i64 = there & ~known
    if not there:
        end_battle(table)
    elif may_look_now(table) or bit_count(known) + (1 if hidden else 0) > 1 or (known and not table.automatic):
        table.prompt(k.TARGET, side_of(table.attacker), table.attacker, table.field)
    elif known:
        table.add_forced(actions.FIGHT + lowest_bit(known))
        engage(table, lowest_bit(known))
    else:
        draw_defender(table, hidden)


def target_codes(table: Table, out: vec[i64]) -> vec[i64]:
    """List the choices of a defender: use the Palantir, attack a hidden defender, or name one."""
    if may_look_now(table):
        out = append_codes(out, actions.PALANTIR_CODE, regions_to_look_at(table))
    if hidden_defenders(table):
        out = append(out, actions.FIGHT_HIDDEN)
    return append_codes(out, actions.FIGHT, nameable_defenders(table))


def answer_target(table: Table, action: i64) -> None:
    if action == actions.FIGHT_HIDDEN:
        draw_defender(table, hidden_defenders(table))
    elif action >= actions.FIGHT:
        engage(table, action - actions.FIGHT)
    else:
        look(table, action - actions.PALANTIR_CODE)


def draw_defender(table: Table, hidden: i64) -> None:
    """Let chance pick among the hidden defenders, or take the only one."""
    if bit_count(hidden) == 1:
        engage(table, lowest_bit(hidden))
    else:
        table.push(frame(k.DEFENDER, CHANCE, table.attacker, table.field))


def engage(table: Table, defender: i64) -> None:
    """Show this defender and start the duel with it. The frame BATTLE must be on top."""
    if side_of(defender) == LIGHT:
        table.light_fighter = defender
        table.dark_fighter = table.attacker
    else:
        table.light_fighter = table.attacker
        table.dark_fighter = defender
    show(table, defender)
    table.go_to(k.LIGHT_POWER)


# -- after a duel -----------------------------------------------------------------------------


def finish_duel(table: Table) -> None:
    """Finish a duel: end the game if Frodo is lost; otherwise discard the cards, send Shelob home, and continue."""
    if table.is_frodo_lost():  # E1, K11
        if has_shelob_won(table) and not table.flags & options.SHELOB_STAYS:  # E6
            send_shelob_home(table)
        end_game(table, FRODO_DEFEATED)
        return
    table.light_card = NO_CARD
    table.dark_card = NO_CARD
    if table.hand == 0:  # K12
        table.hand = DECK[LIGHT] | DECK[DARK]
        table.emit(journal.RECYCLED)
    if has_shelob_won(table):
        send_shelob_home(table)
    table.first = 0
    table.clear_duel()
    table.go_to(k.CHOOSE_DEFENDER)


def end_battle(table: Table) -> None:
    """End the battle, and the turn with it."""
    table.clear_battle()
    end_turn(table)


def has_shelob_won(table: Table) -> bool:
    """Whether Shelob has defeated her opponent and is still in the region."""  # B19, B20
    return table.dark_fighter == SHELOB and table.at[SHELOB] == table.field and table.at[table.light_fighter] == OUT


def send_shelob_home(table: Table) -> None:
    """Put Shelob in Gondor after a victory, or out of the game if there is no room."""  # D6, B18, B19, B22, E6
    if table.field == GONDOR:  # B21
        return
    if table.count(LIGHT, GONDOR) or table.count(DARK, GONDOR) >= 2:
        defeat(table, SHELOB)
        return
    table.lift(SHELOB)
    table.put(SHELOB, GONDOR)
    table.emit(journal.RETURNED, SHELOB, GONDOR)
    record_move(table, SHELOB, table.field, GONDOR)
