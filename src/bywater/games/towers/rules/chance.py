"""Chance points: the possible outcomes, their probabilities, and random draws."""

from mypy_extensions import i64

from bywater.core.errors import IllegalAction
from bywater.core.frames import kind_of
from bywater.games.towers.model import actions as act
from bywater.games.towers.model import frames as k
from bywater.games.towers.model.board import MAX_SPACES, MINAS_TIRITH
from bywater.games.towers.model.cards import NUM_KINDS
from bywater.games.towers.model.table import Table
from bywater.games.towers.rules.setup import paths_left, tokens_left


def weight(table: Table, action: i64) -> i64:
    """Return the weight of an outcome at this chance point; 0 if it is impossible."""
    kind: i64 = kind_of(table.top())
    first, end = codes_at(table, kind)
    if not first <= action < end:
        return 0
    if is_card_draw(kind):
        return table.pile[action - act.CARD]
    if kind == k.TOKEN:
        return tokens_left(table, action - act.TOKEN + 2)
    if kind == k.PATH:
        return paths_left(table, action - act.PATH + 1)
    if kind == k.SWAP_IN:  # T2
        if action == act.CARD - 1:
            return tokens_left(table, 5)
        return 1 if table.tokens[action - act.SWAP_IN] == 5 else 0
    return 1


def is_card_draw(kind: i64) -> bool:
    """Whether the outcome of this kind of chance point is a card of the pile."""
    return kind == k.PILE or kind == k.DEAL or kind == k.TURN_UP


def codes_at(table: Table, kind: i64) -> tuple[i64, i64]:
    """Return the first outcome code of a chance point, and the code after its last one."""
    if is_card_draw(kind):
        return act.CARD, act.CARD + NUM_KINDS
    if kind == k.TOKEN:
        return act.TOKEN, act.SWAP_OUT
    if kind == k.PATH:
        return act.PATH, act.PATH + MAX_SPACES
    if kind == k.RING:
        return act.RING, act.RING + table.seats
    if kind == k.SWAP_OUT:
        return act.SWAP_OUT, act.SWAP_OUT + table.slots(MINAS_TIRITH)
    if kind == k.SWAP_IN:
        return act.SWAP_IN, act.CARD
    return 0, 0


def list_chances(table: Table) -> list[tuple[int, float]]:
    """Return every possible outcome with its probability."""
    kind: i64 = kind_of(table.top())
    if is_card_draw(kind):
        return _card_chances(table)
    first, end = codes_at(table, kind)
    weights = [(action, weight(table, action)) for action in range(first, end)]
    total = float(sum(each for _, each in weights))
    return [(action, float(each) / total) for action, each in weights if each]


def _card_chances(table: Table) -> list[tuple[int, float]]:
    """Return the outcomes of a card draw without calling `weight`, because this is the most frequent case."""
    pile = table.pile
    each = 1.0 / float(table.pile_size)
    return [(act.CARD + kind, float(pile[kind]) * each) for kind in range(NUM_KINDS) if pile[kind]]


def pick(table: Table, u: float) -> i64:
    """Return the outcome for a random number in [0, 1)."""
    kind: i64 = kind_of(table.top())
    action: i64
    if is_card_draw(kind):
        pile = table.pile
        left: i64 = i64(u * float(table.pile_size))
        for action in range(NUM_KINDS):
            left -= pile[action]
            if left < 0:
                return act.CARD + action
    first, end = codes_at(table, kind)
    total: i64 = 0
    for action in range(first, end):
        total += weight(table, action)
    left = i64(u * float(total))
    for action in range(first, end):
        left -= weight(table, action)
        if left < 0:
            return action
    raise IllegalAction("expected a chance point, got a decision of a seat or the end of the game")
