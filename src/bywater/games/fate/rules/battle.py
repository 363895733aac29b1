"""Battles: dice, losses on both sides, Valor spent afterwards, and havens that may fall."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.bits import BIT
from bywater.core.frames import a_of, b_of, c_of, seat_of, with_a, with_b
from bywater.games.fate.model import actions, board, journal
from bywater.games.fate.model import cards as box
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.dice import EXCHANGE, NAZGUL_FACE, OVERRUN, ROUT, showing
from bywater.games.fate.model.table import Table
from bywater.games.fate.rules import havens, honor, nazgul, payment, rolls
from bywater.games.fate.rules.armies import remove_friends, remove_shadow


def list_choices(table: Table, out: vec[i64], packed: i64, kind: i64) -> vec[i64]:
    number: i64
    if kind == k.LOSSES:
        for number in range(board.NUM_PEOPLES):
            if board.army_count(table.friends[b_of(packed)], number):
                out = append(out, actions.LOSE + number)
        return out
    if kind == k.MARSHAL:
        return append(append(out, actions.YES), actions.NO)
    out = append(out, actions.PASS)
    if kind == k.AFTER_BATTLE:  # F27: each Valor removes an army of the Shadow
        if table.shadow[a_of(table.below())] and table.has_symbol(seat_of(packed), board.VALOR):
            out = append(out, actions.SPEND_VALOR)
    else:
        for number in range(1, max_dice(table, a_of(packed)) + 1):
            out = append(out, actions.ATTACK + number)
    return out


def answer(table: Table, packed: i64, kind: i64, seat: i64, action: i64) -> None:
    if kind == k.LOSSES:
        remove_friends(table, b_of(packed), action - actions.LOSE, 1)
        if a_of(packed) > 1:
            table.replace_top(with_a(packed, a_of(packed) - 1))
        else:
            table.pop()
    elif kind == k.MARSHAL:
        table.pop()
        lose_friends(table, b_of(packed), a_of(packed) - (1 if action == actions.YES else 0))
    elif kind == k.AFTER_BATTLE:
        if action == actions.PASS:
            table.pass_window()
        else:
            payment.begin_paying(table, seat, k.FOR_VALOR, board.ONE_SYMBOL[board.VALOR])
    else:
        table.pop()
        if action != actions.PASS:
            attack(table, a_of(packed), action - actions.ATTACK, b_of(packed), table.acting)


def begin_battle(table: Table, place: i64, dice: i64, cause: i64) -> None:
    """Begin a battle with this many dice."""
    table.note(journal.BATTLE_BEGINS, place, dice, cause)
    table.clear_dice()
    table.fallen = 0
    table.push_step(k.BATTLE, place, k.BATTLE_ROLLED, cause)
    rolls.roll_dice(table, dice, 1)


def attack(table: Table, place: i64, dice: i64, cause: i64, attacker: i64) -> None:
    """Begin an attack of the Free Peoples, which moves the Eye."""  # F25
    nazgul.move_eye(table, board.REGION_OF[place])
    if attacker == box.EOMER and cause != k.BY_EVENT:  # O08
        if board.army_count(table.friends[place], board.ROHAN_PEOPLE):
            cause = k.BY_RIDERS
    begin_battle(table, place, dice, cause)


def max_dice(table: Table, place: i64) -> i64:
    """Return the maximum number of dice for an attack here; 0 if no attack is possible."""  # F25
    if not table.shadow[place]:
        return 0
    return min(board.armies_in(table.friends[place]), board.BATTLE_DICE)


def run_step(table: Table, packed: i64, _kind: i64) -> None:
    step: i64 = b_of(packed)
    place: i64 = a_of(packed)
    table.replace_top(with_b(packed, step + 1))
    if step == k.BATTLE_ROLLED:
        rolls.open_roll(table, 1)
    elif step == k.BATTLE_LOSSES:
        take_losses(table, place)
    elif step == k.BATTLE_HONOR:
        if not table.friends[place]:
            honor.reclaim_honor(table, place)
    elif step == k.BATTLE_AFTERMATH:  # N21
        if table.shadow[place]:
            table.open_window(k.AFTER_BATTLE, table.seats_at(place), table.active)
    elif step == k.BATTLE_SLOT:
        prompt_slot(table, packed)
    else:
        table.pop()
        table.clear_dice()
        table.fallen = 0
        havens.fall(table, place)


def take_losses(table: Table, place: i64) -> None:
    """Resolve the dice: remove armies of both sides, and Nazgûl that Éowyn destroys."""  # F26, F28
    routs: i64 = showing(table.dice, ROUT)
    exchanges: i64 = showing(table.dice, EXCHANGE)
    if table.is_at(box.ARAGORN, place):  # K02
        routs += routs
    table.fallen += remove_shadow(table, place, routs + exchanges)
    lost: i64 = exchanges
    if not (table.havens >> place) & 1:
        lost += showing(table.dice, OVERRUN)
    region: i64 = board.REGION_OF[place]
    strikes: i64 = showing(table.dice, NAZGUL_FACE)
    if table.is_at(box.EOWYN, place):  # K13
        while strikes and nazgul.remove_nazgul(table, region):
            table.slain += 1
            strikes -= 1
    elif table.nazgul[region]:
        lost += 2 * strikes
    riders: i64 = board.army_count(table.friends[place], board.ROHAN_PEOPLE)
    if lost and riders and table.is_at(box.EOMER, place):  # K11, N24
        armies: i64 = board.armies_in(table.friends[place])
        if table.settings.marshal_saves_last:  # X15
            lost = min(lost, armies)
        if lost == armies and table.is_open_task(box.HONOR) and table.is_at(box.BOROMIR, place):  # O16, N30
            table.prompt(k.MARSHAL, table.owner_of[box.EOMER], lost, place)
            return
        lost -= 1
    lose_friends(table, place, lost)


def lose_friends(table: Table, place: i64, count: i64) -> None:
    """Remove friendly armies. If some survive, the active player chooses the ones to lose."""  # F28
    armies: i64 = table.friends[place]
    if not armies or not count:
        return
    people: i64
    if count >= board.armies_in(armies):
        for people in range(board.NUM_PEOPLES):
            remove_friends(table, place, people, board.army_count(armies, people))
        return
    table.prompt(k.LOSSES, table.active, count, place)


def strike(table: Table) -> None:
    """Remove a shadow army for a Valor, and prompt the other players present again."""
    packed: i64 = table.top()
    place: i64 = a_of(table.below())
    table.fallen += remove_shadow(table, place, 1)
    table.replace_top(with_a(packed, table.seats_at(place) & ~BIT[seat_of(packed)]))


def prompt_slot(table: Table, packed: i64) -> None:
    """Prompt for putting a fallen army on Éomer's card, once per region."""  # O08
    if c_of(packed) != k.BY_RIDERS or not table.fallen or not table.is_open_task(box.EORED):
        return
    region: i64 = board.REGION_OF[a_of(packed)]
    if (box.EORED_SLOTS >> region) & 1 and not (table.slots >> region) & 1:
        table.prompt(k.MAY, table.owner_of[box.EOMER], k.MAY_SLOT, region)
