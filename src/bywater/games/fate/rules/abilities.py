"""Abilities of characters: those that are played at any time, and those that are actions."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.bits import BIT, append_codes, lowest_bit
from bywater.core.frames import frame
from bywater.core.seats import CHANCE
from bywater.games.fate.model import actions, board, journal
from bywater.games.fate.model import cards as box
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.table import Table
from bywater.games.fate.rules import armies, events, hands, hope, nazgul, payment, player_deck, turn


def can_shoot(table: Table, seat: i64) -> bool:
    """Whether a player has Legolas on the board and a Stealth to spend."""  # K34
    return (
        table.owner_of[box.LEGOLAS] == seat
        and table.where[box.LEGOLAS] < board.NOWHERE
        and table.has_symbol(seat, board.STEALTH)
    )


def can_shoot_nazgul(table: Table) -> bool:
    """Whether Legolas's region has a Nazgûl and is not Mordor."""
    region: i64 = board.REGION_OF[table.where[box.LEGOLAS]]
    return region != board.MORDOR and table.nazgul[region] > 0


def in_range(table: Table) -> i64:
    """Return the places at which Legolas can shoot, as a mask: his own and its neighbours."""  # K34
    return board.ROADS[table.where[box.LEGOLAS]] | BIT[table.where[box.LEGOLAS]]


def can_distract(table: Table, seat: i64) -> bool:
    """Whether a player can use Merry and Pippin to draw Nazgûl: fewer than four here, others elsewhere."""  # K37
    if (
        table.owner_of[box.MERRY] != seat
        or table.where[box.MERRY] >= board.NOWHERE
        or not table.has_symbol(seat, board.FRIENDSHIP)
    ):
        return False
    region: i64 = board.REGION_OF[table.where[box.MERRY]]
    return table.nazgul[region] < 4 and nazgul.has_nazgul_elsewhere(table, region)


def can_draw_event(table: Table, seat: i64) -> bool:
    """Whether a player can use Galadriel at a haven to draw an event that was left out."""  # K21, X4
    if table.owner_of[box.GALADRIEL] != seat or table.where[box.GALADRIEL] >= board.NOWHERE:
        return False
    if not (table.havens >> table.where[box.GALADRIEL]) & 1 or player_deck.events_left_out(table) <= 0:
        return False
    return table.has_symbol(seat, lady_symbol(table))


def lady_symbol(table: Table) -> i64:
    if table.settings.lady_friendship:
        return board.FRIENDSHIP
    return board.STEALTH


def list_abilities(table: Table, out: vec[i64], seat: i64) -> vec[i64]:
    """List abilities whose codes come before those of journeys and cards."""
    if can_draw_event(table, seat):
        out = append(out, actions.LADY)
    if can_distract(table, seat):
        out = append(out, actions.DISTRACT)
    if can_shoot(table, seat) and can_shoot_nazgul(table):
        out = append(out, actions.SHOOT_NAZGUL)
    return out


def is_anytime(action: i64) -> bool:
    """Whether this can be done at any time, without spending an action."""
    if action == actions.LADY or action == actions.DISTRACT or action == actions.SHOOT_NAZGUL:
        return True
    return actions.PLAY <= action < actions.CARD


def can_interrupt(table: Table, seat: i64) -> bool:
    """Whether a player has any ability or event to interrupt with, without building the list."""  # F36
    cards: i64 = (table.hands[seat] & box.ALL_EVENTS) >> box.FIRST_EVENT
    while cards:
        if events.is_playable(table, lowest_bit(cards)):
            return True
        cards &= cards - 1
    if can_draw_event(table, seat) or can_distract(table, seat):
        return True
    if not can_shoot(table, seat):
        return False
    return can_shoot_nazgul(table) or armies.with_armies(table.shadow, in_range(table)) != 0


def list_plays(table: Table, out: vec[i64], seat: i64) -> vec[i64]:
    """List events and Legolas's targets, whose codes come after those of other abilities."""
    out = events.list_events(table, out, seat)
    if can_shoot(table, seat):
        out = append_codes(out, actions.SHOOT, armies.with_armies(table.shadow, in_range(table)))
    return out


def do_anytime(table: Table, seat: i64, action: i64) -> None:
    table.changed()
    table.push_step(k.AFTERWARDS)
    if action == actions.LADY:
        payment.begin_paying(table, seat, k.FOR_LADY, board.ONE_SYMBOL[lady_symbol(table)])
    elif action == actions.DISTRACT:
        payment.begin_paying(table, seat, k.FOR_DISTRACTION, board.ONE_SYMBOL[board.FRIENDSHIP])
    elif action == actions.SHOOT_NAZGUL:
        payment.begin_paying(table, seat, k.FOR_SHOT, board.ONE_SYMBOL[board.STEALTH], board.NOWHERE)
    elif action >= actions.SHOOT:
        payment.begin_paying(table, seat, k.FOR_SHOT, board.ONE_SYMBOL[board.STEALTH], action - actions.SHOOT)
    else:
        events.play_event(table, seat, action - actions.PLAY)


def paid(table: Table, seat: i64, what_for: i64, target: i64) -> None:
    """Carry out an ability after its payment."""
    if what_for == k.FOR_SONG:  # K38
        turn.use_action(table)
        hope.gain_hope(table, 2)
    elif what_for == k.FOR_DISTRACTION:  # K37: up to two Nazgûl come
        table.note(journal.USED, seat, actions.DISTRACT)
        table.prompt(k.SUMMONING, seat, k.SUMMON_DISTRACT, 2, board.REGION_OF[table.where[box.MERRY]])
    elif what_for == k.FOR_LADY:  # K21: draw an event that was left out at set-up
        table.note(journal.USED, seat, actions.LADY)
        table.push(frame(k.DRAW_CARD, CHANCE, k.DRAW_LADY, seat))
    else:  # K34, O12
        table.note(journal.USED, seat, actions.SHOOT)
        if target == board.NOWHERE:
            nazgul.move_nazgul(table, board.REGION_OF[table.where[box.LEGOLAS]], board.MORDOR)
            return
        armies.remove_shadow(table, target, 1)
        if table.is_open_task(box.SIX):
            table.prompt(k.MAY, seat, k.MAY_SIX)


def list_own_actions(table: Table, out: vec[i64], character: i64, seat: i64, place: i64) -> vec[i64]:
    """List the actions that are abilities of this character."""
    if character == box.ARAGORN:
        if table.done and table.shadow[place] and not table.used & k.USED_ANDURIL:  # K03
            out = append(out, actions.ANDURIL)
        if place == board.EDORAS and table.is_open_task(box.OATHBREAKERS) and not table.oath:  # O06
            out = append(out, actions.OATH)
    elif character == box.FARAMIR:
        if can_be_wise(table, place):
            out = append(out, actions.WISDOM)
    elif character == box.GALADRIEL:
        if player_deck.cards_left(table):  # K22
            out = append(out, actions.MIRROR)
    elif character == box.GIMLI:
        if not table.used & k.USED_CRAFT and hands.has_token(table, board.VALOR):  # K28
            out = append(out, actions.CRAFT)
    elif character == box.LEGOLAS:
        if not table.used & k.USED_WALK and hands.has_token(table, board.STEALTH):  # K33
            out = append(out, actions.WALK)
    elif character == box.MERRY:
        if not table.used & k.USED_FRIEND and hands.has_token(table, board.FRIENDSHIP):  # K36
            out = append(out, actions.FRIEND)
        if can_sing(table, seat, place):
            out = append(out, actions.SONG)
    return out


def use_ability(table: Table, seat: i64, action: i64, place: i64) -> None:
    """Carry out an ability that is an action."""
    table.note(journal.USED, seat, action)
    if action == actions.ANDURIL:  # K03
        table.used |= k.USED_ANDURIL
        armies.remove_shadow(table, place, 1)
    elif action == actions.WISDOM:  # K16
        table.used |= k.USED_WISDOM
        hands.take_discarded(table, seat, 4 * board.REGION_OF[place] + board.RESISTANCE)
    elif action == actions.MIRROR:  # K22
        player_deck.look(table, seat, 4, k.LOOK_MIRROR)
    elif action == actions.CRAFT:  # K28
        table.used |= k.USED_CRAFT
        hands.gain_token(table, seat, board.VALOR)
    elif action == actions.WALK:  # K33
        table.used |= k.USED_WALK
        hands.gain_token(table, seat, board.STEALTH)
    elif action == actions.FRIEND:  # K36
        table.used |= k.USED_FRIEND
        hands.gain_token(table, seat, board.FRIENDSHIP)


def can_sing(table: Table, seat: i64, place: i64) -> bool:
    """Whether Merry and Pippin are with Frodo and can pay three Friendship, and hope is below its maximum."""  # K38
    if not table.is_at(box.FRODO, place) or table.hope >= board.MAX_HOPE:
        return False
    return payment.could_pay(table, seat, 3 * board.ONE_SYMBOL[board.FRIENDSHIP])


def can_be_wise(table: Table, place: i64) -> bool:
    """Whether Faramir can take this region's discarded Resistance card: at a haven, once per turn."""  # K16
    if table.used & k.USED_WISDOM or not (table.havens >> place) & 1:
        return False
    return (table.discard >> (4 * board.REGION_OF[place] + board.RESISTANCE)) & 1 == 1


def slinkable(table: Table) -> i64:
    """Return the cards that Gollum may take from the discard, as a mask."""  # K31, X9
    if table.settings.slinker_any:
        return table.discard
    return table.discard & box.WITH_SYMBOL[board.STEALTH]
