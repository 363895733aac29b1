"""The main decisions of players: actions of characters, interrupts, events, and discards from a full hand."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.bits import BIT, append_codes, bit_count, lowest_bit
from bywater.core.frames import seat_of
from bywater.games.fate.model import actions, board, journal
from bywater.games.fate.model import cards as box
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.table import Table
from bywater.games.fate.rules import abilities, armies, battle, events, hands, havens, objectives, trade, travel, turn
from bywater.games.fate.rules.payment import begin_paying, could_pay


def list_choices(table: Table, out: vec[i64], packed: i64, kind: i64) -> vec[i64]:
    seat: i64 = seat_of(packed)
    if kind == k.ACT:
        return _list_act(table, append(out, actions.DONE), seat)
    if kind == k.HAND_FULL:  # F35
        if bit_count(table.hands[seat]) <= board.HAND_LIMIT:
            return append(out, actions.DONE)
        return append_codes(events.list_events(table, out, seat), actions.DISCARD, table.hands[seat])
    if kind == k.INTERRUPT:
        out = abilities.list_abilities(table, append(out, actions.DONE), seat)
    else:
        out = abilities.list_abilities(table, append(out, actions.PASS), seat)
        out = _list_interrupts(table, out)
    return abilities.list_plays(table, out, seat)


def answer(table: Table, _packed: i64, kind: i64, seat: i64, action: i64) -> None:
    if action == actions.DONE or action == actions.PASS:
        table.pop()
        if kind == k.ACT:
            table.forget_refusals()  # no more proposals in this turn
    elif actions.INTERRUPT_OF <= action < actions.ACT_AS:
        table.note(journal.BEGAN_INTERRUPT, action - actions.INTERRUPT_OF)
        table.push_interrupt(k.INTERRUPT, action - actions.INTERRUPT_OF)
    elif kind == k.HAND_FULL and action >= actions.DISCARD:
        hands.discard_card(table, seat, action - actions.DISCARD)
    elif kind != k.ACT or abilities.is_anytime(action):
        abilities.do_anytime(table, seat, action)
    elif actions.ACT_AS <= action < actions.TRAVEL:
        turn.act_as(table, action - actions.ACT_AS)
    else:
        do_action(table, seat, action)


def _list_act(table: Table, out: vec[i64], seat: i64) -> vec[i64]:
    character: i64 = table.acting
    left: i64 = 0
    others: i64 = turn.actors(table)
    if character >= 0:
        left = turn.actions_left(table, character)
        others &= ~BIT[character]
    if left > 0:
        out = _list_here(table, out, character, seat, table.where[character])
    out = abilities.list_abilities(table, out, seat)
    out = _list_interrupts(table, out)
    out = append_codes(out, actions.ACT_AS, others)
    if character >= 0:
        out = _list_beyond(table, out, character, seat, left)
    return abilities.list_plays(table, out, seat)


def _list_interrupts(table: Table, out: vec[i64]) -> vec[i64]:
    """List the interrupts of other players."""  # F36
    if table.seats == 1:
        return out
    seats: i64 = table.interrupts(BIT[table.seats] - 1)
    while seats:
        seat: i64 = lowest_bit(seats)
        seats &= seats - 1
        if abilities.can_interrupt(table, seat):
            out = append(out, actions.INTERRUPT_OF + seat)
    return out


def _list_here(table: Table, out: vec[i64], character: i64, seat: i64, place: i64) -> vec[i64]:
    """List actions at the place of the acting character; their codes come before those of journeys and cards."""
    if havens.can_capture(table, character, place):
        if could_pay(table, seat, havens.capture_cost(character)):
            out = append(out, actions.CAPTURE)
        other: i64 = havens.other_capture_cost(table, character, place)
        if other and could_pay(table, seat, other):
            out = append(out, actions.CAPTURE_OTHERWISE)
    count: i64
    if armies.can_muster(table, character, seat, place):
        for count in range(1, armies.max_mustered(table, character, place) + 1):
            out = append(out, actions.MUSTER + count)
    if character != box.GOLLUM:
        for count in range(1, battle.max_dice(table, place) + 1):
            out = append(out, actions.ATTACK + count)
    out = abilities.list_own_actions(table, out, character, seat, place)
    if objectives.can_fulfil(table, character, box.BLESSING) and table.settings.blessing_otherwise:
        if could_pay(table, seat, 3 * board.ONE_SYMBOL[board.STEALTH]):  # X1
            out = append(out, actions.BLESSING_OTHERWISE)
    return out


def _list_beyond(table: Table, out: vec[i64], character: i64, seat: i64, left: i64) -> vec[i64]:
    """List journeys, trades, preparations and objectives, in the order of their codes."""
    place: i64 = table.where[character]
    if left > 0 or (turn.has_ride(table, character) and place < board.NOWHERE):
        out = append_codes(out, actions.TRAVEL, travel.destinations(table, character, seat))
    if left <= 0:
        return out
    out = trade.list_trades(table, out, character, seat, place)
    out = append_codes(out, actions.PREPARE, hands.preparable(table, character, seat))
    out = objectives.list_objectives(table, out, character, seat, place)
    if character == box.GOLLUM and not table.used & k.USED_SLINKER:  # K31
        out = append_codes(out, actions.SLINK, abilities.slinkable(table))
    return out


def do_action(table: Table, seat: i64, action: i64) -> None:
    """Carry out an action of the acting character. If it costs symbols, it takes effect after the payment."""
    character: i64 = table.acting
    place: i64 = table.where[character]
    table.push_step(k.AFTERWARDS)
    if action == actions.CAPTURE:
        begin_paying(table, seat, k.FOR_CAPTURE, havens.capture_cost(character))
    elif action == actions.CAPTURE_OTHERWISE:
        begin_paying(table, seat, k.FOR_CAPTURE, havens.other_capture_cost(table, character, place))
    elif action <= actions.MUSTER + 2:
        cost: i64 = board.ONE_SYMBOL[board.FRIENDSHIP]
        if armies.musters_freely(character, board.MUSTERS[place]):
            cost = 0
        begin_paying(table, seat, k.FOR_MUSTER, cost, action - actions.MUSTER)
    elif action <= actions.ATTACK + 3:
        turn.use_action(table)
        table.note(journal.ATTACKED, character, place, action - actions.ATTACK)
        battle.attack(table, place, action - actions.ATTACK, k.BY_ATTACK, character)
    elif action == actions.OATH:
        travel.begin_journey(table, seat, character, board.ERECH, k.PATHS_OF_THE_DEAD)
    elif action == actions.SONG:
        begin_paying(table, seat, k.FOR_SONG, 3 * board.ONE_SYMBOL[board.FRIENDSHIP])
    elif action == actions.BLESSING_OTHERWISE:
        begin_paying(table, seat, k.FOR_OBJECTIVE, 3 * board.ONE_SYMBOL[board.STEALTH], box.BLESSING)
    elif action <= actions.BLESSING_OTHERWISE:
        turn.use_action(table)
        abilities.use_ability(table, seat, action, place)
    elif action < actions.GIVE_TO:
        travel.begin_journey(table, seat, character, action - actions.TRAVEL, k.BY_ACTION)
    elif action < actions.TAKE_FROM:
        table.prompt(k.TRADING, seat, action - actions.GIVE_TO, 1)
    elif action < actions.PREPARE:
        table.prompt(k.TRADING, seat, action - actions.TAKE_FROM, 0)
    elif action < actions.OBJECTIVE:
        turn.use_action(table)
        hands.prepare(table, seat, character, action - actions.PREPARE)
    elif action < actions.PLEDGE:
        task: i64 = action - actions.OBJECTIVE
        begin_paying(table, seat, k.FOR_OBJECTIVE, objectives.fulfil_cost(table, task), task)
    elif action < actions.SLINK:
        turn.use_action(table)
        objectives.pledge(table, seat, place, action - actions.PLEDGE)
    else:
        turn.use_action(table)
        table.used |= k.USED_SLINKER
        hands.take_discarded(table, seat, action - actions.SLINK)
