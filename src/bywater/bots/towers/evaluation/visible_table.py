"""The table as one seat sees it: its own hand, and every card it can't see in the pile."""

from bywater.core.state import View
from bywater.games.towers.knowledge import read
from bywater.games.towers.model.cards import NUM_KINDS
from bywater.games.towers.state import TowersState, new_table


def table_of(view: View) -> TowersState:
    """A table for the seat to act. The others hold only what they were seen to take."""
    table = new_table(view["seats"], view["options"])
    read.read_open(table, view)
    read.read_turn(table, view)
    me: int = view["actor"]
    read.read_hand(table, me, view["hands"][str(me)])
    for seat in range(table.seats):
        if seat != me:
            for kind in range(NUM_KINDS):
                table.hands[seat * NUM_KINDS + kind] = table.known[seat * NUM_KINDS + kind]
            table.hand_sizes[seat] = view["hand_sizes"][seat]
    read.fill_pile(table)
    table.pile_size = view["pile_size"]
    return table
