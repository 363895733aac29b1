"""Battles: dice, losses on both sides, Valor, and a haven that may fall."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.codes import BIT, CHANCE
from bywater.core.stack import a_of, b_of, c_of, frame, seat_of, with_a, with_b
from bywater.games.fate.actions import LOSE, PASS, SPEND_VALOR
from bywater.games.fate.board import (
    BATTLE_DICE,
    NUM_PEOPLES,
    REGION_OF,
    ROHAN_PEOPLE,
    VALOR,
    armies_in,
    army_count,
)
from bywater.games.fate.cards import ARAGORN, EOMER, EORED, EORED_SLOTS, EOWYN
from bywater.games.fate.dice import EXCHANGE, NAZGUL_FACE, OVERRUN, ROUT, showing
from bywater.games.fate.effects import move_eye, remove_friends, remove_nazgul, remove_shadow
from bywater.games.fate.entries import (
    BATTLE_BEGINS,
)
from bywater.games.fate.havens import fall
from bywater.games.fate.honor import reclaim_honor
from bywater.games.fate.rolls import open_roll
from bywater.games.fate.state import (
    AFTER_BATTLE,
    BATTLE,
    BATTLE_ROLL,
    BY_EVENT,
    BY_RIDERS,
    LOSSES,
    MAY,
    MAY_SLOT,
    Table,
)


def begin_battle(table: Table, place: i64, dice: i64, cause: i64) -> None:
    """Roll so many dice for a battle here."""
    table.note(BATTLE_BEGINS, place, dice, cause)
    table.dice = 0
    table.dice_done = 0
    table.turned = 0
    table.fallen = 0
    table.then(BATTLE, place, 0, cause)
    table.push(frame(BATTLE_ROLL, CHANCE, dice))


def attack(table: Table, place: i64, dice: i64, cause: i64, attacker: i64) -> None:
    """An attack of the Free Peoples draws the Eye."""  # F25
    move_eye(table, REGION_OF[place])
    if attacker == EOMER and cause != BY_EVENT and army_count(table.friends[place], ROHAN_PEOPLE):  # O08
        cause = BY_RIDERS
    begin_battle(table, place, dice, cause)


def most_dice(table: Table, place: i64) -> i64:
    """With how many dice one may attack here; 0 if one can't."""  # F25
    if not table.shadow[place]:
        return 0
    dice: i64 = armies_in(table.friends[place])
    if dice > BATTLE_DICE:
        return BATTLE_DICE
    return dice


def run_battle(table: Table, packed: i64) -> None:
    step: i64 = b_of(packed)
    place: i64 = a_of(packed)
    table.swap(with_b(packed, step + 1))
    if step == 0:
        open_roll(table, 1)
    elif step == 1:
        take_losses(table, place)
    elif step == 2:
        if not table.friends[place]:
            reclaim_honor(table, place)
    elif step == 3:  # N21
        if table.shadow[place]:
            table.open_window(AFTER_BATTLE, table.seats_at(place), table.active)
    elif step == 4:
        offer_slot(table, packed)
    else:
        table.pop()
        table.dice = 0
        table.fallen = 0
        fall(table, place)


def take_losses(table: Table, place: i64) -> None:
    """What the dice say: armies of both sides are lost, and Nazgûl strike or are struck."""  # F26, F28
    routs: i64 = showing(table.dice, ROUT)
    exchanges: i64 = showing(table.dice, EXCHANGE)
    if table.is_at(ARAGORN, place):  # K02
        routs += routs
    table.fallen += remove_shadow(table, place, routs + exchanges)
    lost: i64 = exchanges
    if not (table.havens >> place) & 1:
        lost += showing(table.dice, OVERRUN)
    region: i64 = REGION_OF[place]
    strikes: i64 = showing(table.dice, NAZGUL_FACE)
    if table.is_at(EOWYN, place):  # K13
        while strikes and remove_nazgul(table, region):
            table.slain += 1
            strikes -= 1
    elif table.nazgul[region]:
        lost += 2 * strikes
    if lost and table.is_at(EOMER, place) and army_count(table.friends[place], ROHAN_PEOPLE):  # K11, N24
        if table.settings.marshal_saves_last and lost > armies_in(table.friends[place]):  # X15
            lost = armies_in(table.friends[place])
        lost -= 1
    lose_friends(table, place, lost)


def lose_friends(table: Table, place: i64, count: i64) -> None:
    """Friendly armies are lost; the active player chooses which."""  # F28
    armies: i64 = table.friends[place]
    if not armies or not count:
        return
    people: i64
    if count >= armies_in(armies):
        for people in range(NUM_PEOPLES):
            remove_friends(table, place, people, army_count(armies, people))
        return
    table.ask(LOSSES, table.active, count, place)


def list_losses(table: Table, out: vec[i64], packed: i64) -> vec[i64]:
    people: i64
    for people in range(NUM_PEOPLES):
        if army_count(table.friends[b_of(packed)], people):
            out = append(out, LOSE + people)
    return out


def choose_loss(table: Table, packed: i64, people: i64) -> None:
    remove_friends(table, b_of(packed), people, 1)
    if a_of(packed) > 1:
        table.swap(with_a(packed, a_of(packed) - 1))
    else:
        table.pop()


def list_valor(table: Table, out: vec[i64], packed: i64) -> vec[i64]:
    """After the dice, each Valor of those present removes an army of the Shadow."""  # F27
    out = append(out, PASS)
    if table.shadow[a_of(table.under())] and table.has_symbol(seat_of(packed), VALOR):
        out = append(out, SPEND_VALOR)
    return out


def strike(table: Table) -> None:
    """Valor was spent; the window is on top again, and everybody is asked again."""
    packed: i64 = table.top()
    place: i64 = a_of(table.under())
    table.fallen += remove_shadow(table, place, 1)
    table.swap(with_a(packed, table.seats_at(place) & ~BIT[seat_of(packed)]))


def offer_slot(table: Table, packed: i64) -> None:
    """Éomer's attack with Riders may put one of the fallen on his card, once for each region."""  # O08
    if c_of(packed) != BY_RIDERS or not table.fallen or not table.is_open_task(EORED):
        return
    region: i64 = REGION_OF[a_of(packed)]
    if (EORED_SLOTS >> region) & 1 and not (table.slots >> region) & 1:
        table.ask(MAY, table.owner_of[EOMER], MAY_SLOT, region)
