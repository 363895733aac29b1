"""The table as one seat sees it: cards that it can't see count as part of the pile."""

from bywater.core.state import View
from bywater.games.towers.knowledge import read
from bywater.games.towers.model.cards import NUM_KINDS
from bywater.games.towers.state import TowersState, new_table


def table_of(view: View) -> TowersState:
    """Return a table for the acting seat; the other hands hold only the cards that were seen to be taken."""
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
