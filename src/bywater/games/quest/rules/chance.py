"""Chance points: the possible outcomes, their probabilities, random draws, and what each outcome does."""

from typing import Final

from mypy_extensions import i64

from bywater.core.bits import BIT, bit_count, count_packed, nth_bit, sum_packed
from bywater.core.errors import IllegalAction
from bywater.core.frames import a_of, b_of, frame, kind_of, with_b
from bywater.core.seats import CHANCE
from bywater.games.quest.model import actions as do
from bywater.games.quest.model import board, facts, journal
from bywater.games.quest.model import frames as k
from bywater.games.quest.model.cards import BITS, NUM_HOBBIT, NUM_KINDS, ONE, count_in
from bywater.games.quest.model.table import TAKEN_BITS, Table, specials_left, tiles_left
from bywater.games.quest.rules import dice, events, hands, journey, turn

_FIRST_FEATURE: Final[i64] = do.CARD + NUM_HOBBIT
_FACES: Final[i64] = sum(32**face for face in range(board.NUM_FACES))  # one way per face, packed like Hobbit cards
_MAX_OUTCOMES: Final = 9  # number of outcomes in one packed number, five bits each


def weight(table: Table, action: i64) -> i64:
    """Return the weight of an outcome at this chance point; 0 if it is impossible."""
    if kind_of(table.top()) == k.DEAL:
        feature: i64 = action - _FIRST_FEATURE
        if not 0 <= feature < NUM_KINDS - NUM_HOBBIT:
            return 0
        return (journey.to_deal(table) >> feature) & 1
    first, counts, _ = _outcomes(table)
    if not 0 <= action - first < _MAX_OUTCOMES:
        return 0
    return count_in(counts, action - first)


def _outcomes(table: Table) -> tuple[i64, i64, i64]:
    """Return the first outcome code of this chance point, the packed weights of the codes, and their sum."""
    kind: i64 = kind_of(table.top())
    if kind == k.DRAW or kind == k.TURN_UP:
        return do.CARD, table.deck, table.deck_size
    if kind == k.TILE_DRAW or kind == k.FORESIGHT_DRAW:
        return do.TILE, table.tiles, table.tiles_size
    if kind == k.DIE:
        return do.FACE, _FACES, board.NUM_FACES
    counts: i64 = 0
    value: i64
    for value in range(1, 4):
        counts += specials_left(table, value) * ONE[value]
    return do.SPECIAL_SHIELD, counts, sum_packed(counts, BITS)


def list_chances(table: Table) -> list[tuple[int, float]]:
    """Return every possible outcome with its probability."""
    first: i64 = _FIRST_FEATURE
    last: i64 = do.TILE
    if kind_of(table.top()) != k.DEAL:
        first = _outcomes(table)[0]
        last = first + _MAX_OUTCOMES
    weights = [(action, weight(table, action)) for action in range(first, last)]
    total = float(sum(each for _, each in weights))
    return [(action, float(each) / total) for action, each in weights if each]


def pick(table: Table, u: float) -> i64:
    """Return the outcome for a random number in [0, 1)."""
    if table.actor != CHANCE:
        raise IllegalAction("expected a chance point, got a decision of a seat or the end of the game")
    if kind_of(table.top()) == k.DEAL:
        cards: i64 = journey.to_deal(table)
        return _FIRST_FEATURE + nth_bit(cards, i64(u * float(bit_count(cards))))
    first, counts, total = _outcomes(table)
    place: i64 = i64(u * float(total)) - (counts & 31)
    while place >= 0:
        counts >>= 5
        first += 1
        place -= counts & 31
    return first


def apply(table: Table, packed: i64, kind: i64, action: i64) -> None:
    """Carry out a chance outcome."""
    if kind == k.DRAW:
        table.count_down(packed)
        hands.draw(table, a_of(packed), action - do.CARD)
    elif kind == k.TILE_DRAW:
        table.pop()
        table.tiles -= ONE[action - do.TILE]
        table.tiles_size -= 1
        table.reveal(31)
        turn.show_tile(table, action - do.TILE)
    elif kind == k.DIE:
        table.pop()
        table.reveal(31)
        dice.show_face(table, action - do.FACE)
    elif kind == k.DEAL:
        journey.deal(table, packed, action - do.CARD)
    elif kind == k.TURN_UP:
        _turn_up(table, packed, action - do.CARD)
    elif kind == k.FORESIGHT_DRAW:
        _foresee(table, packed, action - do.TILE)
    else:
        table.pop()
        _take_special(table, a_of(packed), action - do.SPECIAL_SHIELD)


def _turn_up(table: Table, packed: i64, kind: i64) -> None:
    """Turn up a card: to be shared, or to set the symbol of a demand."""  # R08, Q03
    table.pop()
    table.reveal(31)
    hands.take_from_deck(table, kind)
    table.emit(journal.TURNED_CARD, kind)
    if table.secret:
        table.note(facts.FACT_TURNED, 0, kind)
    if a_of(packed) != k.FOR_PREPARATIONS:
        table.turned_up = kind + 1
        events.demand(table, a_of(packed), events.payer_of(table, a_of(packed)))
        return
    table.shared += ONE[kind]
    if b_of(packed) > 1:
        table.push(with_b(packed, b_of(packed) - 1))
    else:
        table.prompt(k.SHARING, table.bearer)


def _foresee(table: Table, packed: i64, tile: i64) -> None:
    """Reveal one of the next tiles to the seat that looks, or to all."""
    seat: i64 = a_of(packed)
    table.tops |= (tile + 1) << (4 * (tiles_left(table) - table.tiles_size))
    table.tiles -= ONE[tile]
    table.tiles_size -= 1
    hands.reveal_to(table, seat)
    hands.emit_secret(table, journal.FORESAW, seat, tile)
    if b_of(packed) > 1:
        table.replace_top(with_b(packed, b_of(packed) - 1))
    else:
        table.replace_top(frame(k.FORESEEING, seat))


def _take_special(table: Table, seat: i64, value: i64) -> None:
    """Give a special shield to a hobbit. With rivals, its value is hidden."""  # Q17, V4
    table.specials -= BIT[4 * value]
    table.shields[seat] += value
    if table.rivals:
        table.taken[seat] |= value << (TAKEN_BITS * count_packed(table.taken[seat], TAKEN_BITS))
        table.reveal(BIT[seat])
        table.emit(journal.GOT_SPECIAL, seat, value, 0, 0, 2, BIT[seat])
    else:
        table.reveal(31)
        table.emit(journal.GOT_SPECIAL, seat, value)
    table.table_changed()
