"""Dispatch by the top frame to the rules that list its actions and apply the answers.

A new decision needs a row in `model/frames.py`, a function that lists its actions, one that applies the answer, and a
line in `legal` and in `apply` here.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.bits import append_codes, bit_count, nth_bit
from bywater.core.frames import b_of, kind_of, seat_of
from bywater.games.confrontation.model import actions
from bywater.games.confrontation.model import frames as k
from bywater.games.confrontation.model.board import DARK, LIGHT, has
from bywater.games.confrontation.model.cards import DECK
from bywater.games.confrontation.model.figures import EACH, side_of
from bywater.games.confrontation.model.journal import PASSED
from bywater.games.confrontation.model.table import Table
from bywater.games.confrontation.rules import battle, chance, duel_cards, powers, setup, specials, travel, turn
from bywater.games.confrontation.rules.moves import goals

# -- legal actions ----------------------------------------------------------------------------


def legal(table: Table) -> vec[i64]:
    """Return the actions of the top decision, ascending; empty at a chance point and at the end."""
    out = vec[i64](capacity=40)
    packed: i64 = table.top()
    kind: i64 = kind_of(packed)
    if kind == k.TURN:
        out = turn.turn_codes(table, out)
    elif kind == k.CARD:
        out = duel_cards.card_codes(table, seat_of(packed), out)
    elif kind == k.FETCH:
        out = duel_cards.fetch_codes(table, seat_of(packed), out)
    elif kind == k.WITHDRAW:
        out = duel_cards.withdraw_codes(table, seat_of(packed), out)
    elif kind == k.TARGET:
        out = battle.target_codes(table, out)
    elif kind == k.FRODO_OR_SAM or kind == k.FLEE:
        out = powers.light_power_codes(table, out)
    elif kind == k.BAN:
        out = append(append(out, actions.BAN), actions.PASS)
    elif kind == k.TUNNEL:
        out = travel.tunnel_codes(table, out)
    elif kind == k.STEP:
        out = travel.step_codes(table, out)
    elif kind == k.GALLOP:
        out = travel.gallop_codes(table, b_of(packed), out)
    elif kind == k.LINGER:
        out = append_codes(out, actions.PALANTIR_CODE, specials.regions_to_look_at(table))
        out = append(out, actions.PASS)
    elif kind == k.PLACE:
        out = setup.place_codes(table, out)
    return out


def allows(table: Table, action: i64) -> bool:
    """Whether an action is legal, without building the list where that is easy."""
    if action < 0 or action >= actions.NUM_ACTIONS + actions.NUM_CHANCES:
        return False
    packed: i64 = table.top()
    kind: i64 = kind_of(packed)
    if kind == k.TURN and actions.is_move(action):
        number: i64 = action - actions.MOVE
        figure: i64 = actions.MOVE_FIGURE[number]
        start: i64 = actions.MOVE_START[number]
        return (
            side_of(figure) == table.turn
            and table.at[figure] == start
            and has(goals(table, figure, start), actions.MOVE_GOAL[number])
        )
    if kind == k.CARD:
        in_hand: i64 = table.hand & DECK[seat_of(packed)]
        return actions.PLAY <= action < actions.FETCH and has(in_hand, action - actions.PLAY)
    if kind == k.DEFENDER:
        return chance.weight(table, action) > 0
    return action in legal(table)


def random_action(table: Table, u: float) -> i64:
    """Return a legal action for a random number in [0, 1)."""
    packed: i64 = table.top()
    kind: i64 = kind_of(packed)
    if kind == k.TURN and not table.specials:
        return turn.random_move(table, u)
    if kind == k.CARD:
        in_hand: i64 = table.hand & DECK[seat_of(packed)]
        return actions.PLAY + nth_bit(in_hand, i64(u * float(bit_count(in_hand))))
    if kind == k.PLACE:
        return setup.random_placement(table, u)
    return table.random_listed_action(u)


# -- applying actions -------------------------------------------------------------------------


def apply(table: Table, action: i64) -> None:
    """Apply a legal action."""
    packed: i64 = table.pop()
    kind: i64 = kind_of(packed)
    if action == actions.PASS or action == actions.FIGHT_HIDDEN:  # all other actions emit their own entries
        table.emit(PASSED, seat_of(packed))
    if kind == k.TURN:
        if actions.is_move(action):
            travel.move(table, action, 0)
        else:
            use_special(table, action, packed)
    elif kind == k.STEP:
        travel.move(table, action, 1)
    elif kind == k.GALLOP:
        travel.answer_gallop(table, action, packed)
    elif kind == k.TUNNEL:
        travel.answer_tunnel(table, action, packed)
    elif kind == k.LINGER:
        if action != actions.PASS:
            specials.look(table, action - actions.PALANTIR_CODE)
        turn.begin_turn(table, LIGHT)
    elif kind == k.PLACE:
        setup.place(table, action)
    else:
        answer_in_battle(table, kind, action, packed)
        battle.run(table)


def use_special(table: Table, action: i64, packed: i64) -> None:
    """Use a special card; Gandalf the White and Recall take the place of the turn."""  # D10
    if action == actions.SHADOWFAX_CODE:
        specials.ride_shadowfax(table)
    elif action == actions.WHITE_CODE:
        specials.return_gandalf(table)
        turn.begin_turn(table, DARK)
    elif action < actions.RECALL_CODE:
        specials.look(table, action - actions.PALANTIR_CODE)
        table.push(packed)
    else:
        specials.recall(table, action - actions.RECALL_CODE + EACH)
        turn.begin_turn(table, LIGHT)


def answer_in_battle(table: Table, kind: i64, action: i64, packed: i64) -> None:
    """Apply an answer within a battle. The frame below holds the next step."""
    if kind == k.CARD:
        duel_cards.choose_card(table, action - actions.PLAY)
    elif kind == k.DEFENDER:
        battle.engage(table, action - actions.NUM_ACTIONS)
    elif kind == k.TARGET:
        battle.answer_target(table, action)
    elif kind == k.FETCH:
        duel_cards.answer_fetch(table, action)
    elif kind == k.WITHDRAW:
        duel_cards.answer_withdrawal(table, action, packed)
    elif kind == k.BAN:
        powers.answer_ban(table, action)
    else:
        powers.answer_light_power(table, action)
