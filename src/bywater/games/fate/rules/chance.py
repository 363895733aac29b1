"""Chance points: the possible outcomes, their probabilities, random draws, and what each outcome does."""

from mypy_extensions import i64

from bywater.core.bits import bit_count
from bywater.core.errors import IllegalAction
from bywater.core.frames import a_of, b_of, kind_of
from bywater.games.fate.model import actions, dice, journal
from bywater.games.fate.model import cards as box
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.table import Table
from bywater.games.fate.rules import player_deck, setup, shadow_deck


def probability(table: Table, action: i64) -> float:
    """Return the probability of an outcome at this chance point; 0 if it is impossible."""
    packed: i64 = table.top()
    kind: i64 = kind_of(packed)
    first, last = codes_at(table)
    if not first <= action < last:
        return 0.0
    if kind == k.DRAW_CARD:
        return player_deck.card_chance(table, packed, action - actions.DRAWN)
    if kind == k.FLIP:
        cards: i64 = shadow_deck.flippable(table, a_of(packed))
        return float((cards >> (action - actions.FLIPPED)) & 1) / float(bit_count(cards))
    if kind == k.SHOW_BACK:
        layer: i64 = table.layers[a_of(packed)]
        red: i64 = bit_count(layer & table.settings.red)
        if action == actions.BACK + box.RED:
            return float(red) / float(bit_count(layer))
        return float(bit_count(layer) - red) / float(bit_count(layer))
    if kind == k.SEARCH_ROLL:
        return float(dice.SEARCH_WAYS[action - actions.SEARCHED]) / float(dice.POWERS[a_of(packed)])
    if kind == k.BATTLE_ROLL:
        return float(dice.BATTLE_WAYS[action - actions.FOUGHT]) / float(dice.POWERS[a_of(packed)])
    return float(setup.weight(table, packed, action - first)) / float(setup.total_weight(table, packed))


def codes_at(table: Table) -> tuple[i64, i64]:
    """Return the range of outcome codes at this chance point: the first, and the one after the last."""
    packed: i64 = table.top()
    kind: i64 = kind_of(packed)
    if kind == k.DRAW_CARD:
        return actions.DRAWN, actions.DRAWN + box.NUM_PLAYER_CARDS
    if kind == k.FLIP:
        return actions.FLIPPED, actions.FLIPPED + box.NUM_SHADOW
    if kind == k.SHOW_BACK:
        return actions.BACK + box.RED, actions.BACK + box.BLACK + 1
    if kind == k.SEARCH_ROLL:
        return actions.SEARCHED + dice.FIRST_THROW[a_of(packed)], actions.SEARCHED + dice.FIRST_THROW[a_of(packed) + 1]
    if kind == k.BATTLE_ROLL:
        return actions.FOUGHT + dice.FIRST_THROW[a_of(packed)], actions.FOUGHT + dice.FIRST_THROW[a_of(packed) + 1]
    if kind == k.DEAL_TASK:
        return actions.TASK, actions.TASK + box.NUM_OBJECTIVES
    return actions.JOINS, actions.JOINS + box.NUM_CHARACTERS


def list_chances(table: Table) -> list[tuple[int, float]]:
    """Return every possible outcome with its probability."""
    first, last = codes_at(table)
    found = [(action, probability(table, action)) for action in range(first, last)]
    return [(action, share) for action, share in found if share > 0.0]


def pick(table: Table, u: float) -> i64:
    """Return the outcome for a random number in [0, 1)."""
    packed: i64 = table.top()
    kind: i64 = kind_of(packed)
    if kind == k.DRAW_CARD:
        return actions.DRAWN + player_deck.card_at(table, packed, u)
    if kind == k.FLIP:
        return actions.FLIPPED + shadow_deck.flip_at(table, packed, u)
    if kind == k.SHOW_BACK:
        layer: i64 = table.layers[a_of(packed)]
        if u * float(bit_count(layer)) < float(bit_count(layer & table.settings.red)):
            return actions.BACK + box.RED
        return actions.BACK + box.BLACK
    if kind == k.SEARCH_ROLL:
        return actions.SEARCHED + dice.throw_at(u, a_of(packed), False)
    if kind == k.BATTLE_ROLL:
        return actions.FOUGHT + dice.throw_at(u, a_of(packed), True)
    if kind == k.DEAL_TASK:
        return actions.TASK + setup.drawn_at(table, packed, u)
    if kind != k.JOIN:
        raise IllegalAction("expected a chance point, got a decision of a seat or the end of the game")
    return actions.JOINS + setup.drawn_at(table, packed, u)


def apply(table: Table, packed: i64, kind: i64, action: i64) -> None:
    """Carry out a chance outcome."""
    if kind == k.DRAW_CARD:
        player_deck.card_drawn(table, packed, action - actions.DRAWN)
    elif kind == k.FLIP:
        if b_of(packed) == k.FLIP_OPENING:
            setup.opening_card(table, action - actions.FLIPPED)
        else:
            shadow_deck.flipped(table, packed, action - actions.FLIPPED)
    elif kind == k.SHOW_BACK:
        table.pop()
        shadow_deck.set_back(table, a_of(packed), action - actions.BACK)
    elif kind == k.SEARCH_ROLL:
        table.pop()
        table.dice += dice.THROWS[action - actions.SEARCHED]
        table.note(journal.SEARCHED_DICE, action - actions.SEARCHED)
    elif kind == k.BATTLE_ROLL:
        table.pop()
        table.dice += dice.THROWS[action - actions.FOUGHT]
        table.note(journal.FOUGHT_DICE, action - actions.FOUGHT)
    elif kind == k.DEAL_TASK:
        setup.drawn(table, packed, action - actions.TASK)
    else:
        setup.drawn(table, packed, action - actions.JOINS)
