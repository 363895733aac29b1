"""The table as one seat sees it: its own hand, and every card it can't see in the pile."""

from bywater.core.state import View
from bywater.games.towers.cards import NUM_KINDS
from bywater.games.towers.position import fill_pile, new_table, read_hand, read_open
from bywater.games.towers.rules import TowersState


def table_of(view: View) -> TowersState:
    """A table for whoever is asked. The others hold only what they were seen to take."""
    table = new_table(view["players"], view["options"])
    read_open(table, view)
    me: int = view["actor"]
    read_hand(table, me, view["hands"][str(me)])
    for seat in range(table.seats):
        if seat != me:
            for kind in range(NUM_KINDS):
                table.hands[seat * NUM_KINDS + kind] = table.known[seat * NUM_KINDS + kind]
            table.hand_sizes[seat] = view["hand_sizes"][seat]
    fill_pile(table)
    table.pile_size = view["pile_size"]
    return table
