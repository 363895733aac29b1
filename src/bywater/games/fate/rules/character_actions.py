"""The actions of the acting character, and interrupts by other players."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.bits import BIT, lowest_bit
from bywater.games.fate.model import actions, board
from bywater.games.fate.model import cards as box
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.journal import ATTACKED
from bywater.games.fate.model.table import Table
from bywater.games.fate.rules import abilities, objectives, turn
from bywater.games.fate.rules.armies import can_muster, most_mustered, musters_freely
from bywater.games.fate.rules.battle import attack, most_dice
from bywater.games.fate.rules.hands import preparable, prepare, take_discarded
from bywater.games.fate.rules.havens import can_capture, capture_cost, other_capture_cost
from bywater.games.fate.rules.payment import begin_paying, could_pay
from bywater.games.fate.rules.proposals import forget_refusals
from bywater.games.fate.rules.trade import list_trades
from bywater.games.fate.rules.travel import begin_journey, destinations


def list_actions_here(table: Table, out: vec[i64]) -> vec[i64]:
    """List actions at the place of the acting character; their codes come before those of journeys and cards."""
    if turn.actions_left(table, table.acting) > 0:
        return _list_simple(table, out, table.acting, table.active, table.where[table.acting])
    return out


def list_actions_beyond(table: Table, out: vec[i64]) -> vec[i64]:
    """Journeys, trades, preparations and objectives, in the order of their codes."""
    character: i64 = table.acting
    seat: i64 = table.active
    left: i64 = turn.actions_left(table, character)
    place: i64 = table.where[character]
    if left > 0 or (turn.has_ride(table, character) and place < board.NOWHERE):
        out = actions.from_mask(out, actions.TRAVEL, destinations(table, character, seat))
    if left <= 0:
        return out
    out = list_trades(table, out, character, seat, place)
    out = actions.from_mask(out, actions.PREPARE, preparable(table, character, seat))
    out = objectives.list_objectives(table, out, character, seat, place)
    if character == box.GOLLUM and not table.used & k.USED_SLINKER:  # K31
        out = actions.from_mask(out, actions.SLINK, abilities.slinkable(table))
    return out


def _list_simple(table: Table, out: vec[i64], character: i64, seat: i64, place: i64) -> vec[i64]:
    if can_capture(table, character, place):
        if could_pay(table, seat, capture_cost(character)):
            out = append(out, actions.CAPTURE)
        other: i64 = other_capture_cost(table, character, place)
        if other and could_pay(table, seat, other):
            out = append(out, actions.CAPTURE_OTHERWISE)
    count: i64
    if can_muster(table, character, seat, place):
        for count in range(1, most_mustered(table, character, place) + 1):
            out = append(out, actions.MUSTER + count)
    if character != box.GOLLUM:
        for count in range(1, most_dice(table, place) + 1):
            out = append(out, actions.ATTACK + count)
    out = abilities.list_own_actions(table, out, character, seat, place)
    if objectives.can_fulfil(table, character, box.BLESSING) and table.settings.blessing_otherwise:
        if could_pay(table, seat, 3 * board.ONE_SYMBOL[board.STEALTH]):  # X1
            out = append(out, actions.BLESSING_OTHERWISE)
    return out


def do_action(table: Table, seat: i64, action: i64) -> None:
    """Carry out an action of the acting character; what costs symbols happens when they are paid."""
    character: i64 = table.acting
    place: i64 = table.where[character]
    table.then(k.AFTERWARDS)
    if action == actions.CAPTURE:
        begin_paying(table, seat, k.FOR_CAPTURE, capture_cost(character))
    elif action == actions.CAPTURE_OTHERWISE:
        begin_paying(table, seat, k.FOR_CAPTURE, other_capture_cost(table, character, place))
    elif action <= actions.MUSTER + 2:
        cost: i64 = board.ONE_SYMBOL[board.FRIENDSHIP]
        if musters_freely(character, board.MUSTERS[place]):
            cost = 0
        begin_paying(table, seat, k.FOR_MUSTER, cost, action - actions.MUSTER)
    elif action <= actions.ATTACK + 3:
        turn.use_action(table)
        table.note(ATTACKED, character, place, action - actions.ATTACK)
        attack(table, place, action - actions.ATTACK, k.BY_ATTACK, character)
    elif action == actions.OATH:
        begin_journey(table, seat, character, board.ERECH, k.PATHS_OF_THE_DEAD)
    elif action == actions.SONG:
        begin_paying(table, seat, k.FOR_SONG, 3 * board.ONE_SYMBOL[board.FRIENDSHIP])
    elif action == actions.BLESSING_OTHERWISE:
        begin_paying(table, seat, k.FOR_OBJECTIVE, 3 * board.ONE_SYMBOL[board.STEALTH], box.BLESSING)
    elif action <= actions.BLESSING_OTHERWISE:
        turn.use_action(table)
        abilities.use_ability(table, seat, action, place)
    elif action < actions.GIVE_TO:
        begin_journey(table, seat, character, action - actions.TRAVEL, k.BY_ACTION)
    elif action < actions.TAKE_FROM:
        table.ask(k.TRADING, seat, action - actions.GIVE_TO, 1)
    elif action < actions.PREPARE:
        table.ask(k.TRADING, seat, action - actions.TAKE_FROM, 0)
    elif action < actions.OBJECTIVE:
        turn.use_action(table)
        prepare(table, seat, character, action - actions.PREPARE)
    elif action < actions.PLEDGE:
        begin_paying(
            table,
            seat,
            k.FOR_OBJECTIVE,
            objectives.fulfil_cost(table, action - actions.OBJECTIVE),
            action - actions.OBJECTIVE,
        )
    elif action < actions.SLINK:
        turn.use_action(table)
        objectives.pledge(table, seat, place, action - actions.PLEDGE)
    else:
        turn.use_action(table)
        table.used |= k.USED_SLINKER
        take_discarded(table, seat, action - actions.SLINK)


def list_act(table: Table, out: vec[i64], seat: i64) -> vec[i64]:
    out = append(out, actions.DONE)
    if table.acting >= 0:
        out = list_actions_here(table, out)
    out = abilities.list_abilities(table, out, seat)
    out = list_interrupts(table, out)
    others: i64 = turn.actors(table)
    if table.acting >= 0:
        others &= ~BIT[table.acting]
    out = actions.from_mask(out, actions.ACT_AS, others)
    if table.acting >= 0:
        out = list_actions_beyond(table, out)
    return abilities.list_plays(table, out, seat)


def list_interrupts(table: Table, out: vec[i64]) -> vec[i64]:
    if table.seats == 1:
        return out
    return actions.from_mask(out, actions.INTERRUPT_OF, interrupt_mask(table))


def interrupt_mask(table: Table) -> i64:
    """The other players who could interrupt, as a mask."""  # F36
    asked: i64 = table.interrupts(BIT[table.seats] - 1)
    mask: i64 = 0
    while asked:
        seat: i64 = lowest_bit(asked)
        asked &= asked - 1
        if abilities.might_speak(table, seat):
            mask |= BIT[seat]
    return mask


def answer_act(table: Table, seat: i64, action: i64) -> None:
    if action == actions.DONE:
        table.pop()
        forget_refusals(table)  # nothing more is proposed in this turn
    elif actions.ACT_AS <= action < actions.TRAVEL:
        turn.act_as(table, action - actions.ACT_AS)
    elif is_anytime(action):
        abilities.do_anytime(table, seat, action)
    else:
        do_action(table, seat, action)


def is_anytime(action: i64) -> bool:
    """Whether this may be done at any time, so that it is no action."""
    return (
        action == actions.LADY
        or action == actions.DISTRACT
        or action == actions.SHOOT_NAZGUL
        or actions.PLAY <= action < actions.CARD
    )
