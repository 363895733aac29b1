"""Whether a table can come about in this game: what a position must keep beyond its single parts."""

from mypy_extensions import i64

from bywater.core.errors import BadPosition
from bywater.core.stack import a_of, b_of, kind_of, seat_of
from bywater.games.quest.board import (
    BOARD_OF,
    EVENTS_EACH,
    MAIN,
    MOUNT_DOOM,
    SUNDIAL,
    TOKENS,
)
from bywater.games.quest.cards import (
    NUM_KINDS,
    count_in,
)
from bywater.games.quest.demands import (
    FROM,
    ONE_PLAYER,
    OR_SHIELDS,
    SELF,
    STEPS,
    asks_for_cards,
    asks_for_shields,
    asks_for_tokens,
    needs_of,
)
from bywater.games.quest.lines import being_played, complete, in_scenario
from bywater.games.quest.pledges import demand_of
from bywater.games.quest.state import (
    DEMAND,
    EVENT,
    FLOOR,
    LOSING,
    PLEDGING,
    SCENARIO_ENDS,
    TURN,
    Table,
    special_sum,
)


def check(table: Table) -> None:
    """A table that can't come about in this game."""
    if table.over:
        if table.height or table.pledged:
            raise BadPosition("the game is over, and somebody is asked")
        return
    if not table.height:
        raise BadPosition("nobody is asked, and the game is not over")
    if (table.bearer < 0) != (table.place == MOUNT_DOOM):
        raise BadPosition("the Ring has a bearer exactly until the mountain")
    if table.bearer >= 0 and not table.is_here(table.bearer):
        raise BadPosition("the Ring-bearer is in the game")
    for seat in range(table.seats):
        if table.is_here(seat) and table.dark[seat] >= table.sauron:
            raise BadPosition(f"seat {seat} stands with Sauron and is still in the game")
        if not table.is_here(seat) and (table.sizes[seat] or table.tokens[seat]):
            raise BadPosition(f"seat {seat} is out and holds something")
        if table.rivals and special_sum(table.taken[seat]) - table.shields[seat] > 18:
            raise BadPosition(f"seat {seat} paid more than it had")
    if not table.here():
        raise BadPosition("nobody is in the game")
    if table.pledged:
        check_pledges(table)
    if being_played(table) and not _is_ending(table):
        if complete(table, MAIN[BOARD_OF[table.place]]) or table.event == EVENTS_EACH:
            raise BadPosition("the scenario is over and is still being played")
    for token in range(len(TOKENS)):
        tokens = sum(table.token_count(seat, token) for seat in range(table.seats))
        if tokens > 15:
            raise BadPosition(f"expected at most 15 {TOKENS[token]} tokens, got {tokens}")
    top: i64 = table.top()
    if kind_of(top) == LOSING:
        left = sum(table.count(seat_of(top), kind) for kind in range(b_of(top), NUM_KINDS))
        if left < a_of(top):
            raise BadPosition(f"losing: expected at least {a_of(top)} cards, got {left}")
    if being_played(table) and _sundials_left(table) < EVENTS_EACH - table.event:
        raise BadPosition("there are fewer sundials among the tiles than events to come")  # R25
    if (table.tops > 0 and table.looker < 0) or (table.looker >= 0 and not in_scenario(table)):
        raise BadPosition("tiles are known exactly if somebody looked at them")


def _is_ending(table: Table) -> bool:
    """Whether the last event or the end of the scenario waits on the stack."""
    for level in range(table.height):
        packed: i64 = table.stack[level]
        kind: i64 = kind_of(packed)
        if kind == SCENARIO_ENDS or (kind == EVENT and b_of(packed) == EVENTS_EACH):
            return True
    return False


def check_pledges(table: Table) -> None:
    """Things are pledged to an open demand only, of the kind it asks for, by those who may give."""
    packed: i64 = table.top()
    if kind_of(packed) == FLOOR:
        packed = table.under()
    if kind_of(packed) not in (DEMAND, PLEDGING):
        raise BadPosition("something is pledged, and nothing is demanded")
    demand: i64 = demand_of(packed)
    givers = 0
    for seat in range(table.seats):
        cards = table.marked_held[seat] or table.marked_features[seat]
        tokens = table.marked_tokens[seat]
        shields = table.marked_shields[seat]
        wrong = (
            (cards and not asks_for_cards(table, demand))
            or (tokens and not asks_for_tokens(demand))
            or (shields and (not asks_for_shields(demand) or OR_SHIELDS[demand]))
            or ((cards or tokens or shields) and FROM[demand] == SELF and seat != seat_of(packed))
        )
        if wrong:
            raise BadPosition(f"seat {seat} pledges what is not asked of it")
        givers += 1 if cards or tokens or shields else 0
    if FROM[demand] == ONE_PLAYER and givers > 1:
        raise BadPosition("only one may give")
    if (table.volunteer and not STEPS[demand]) or (table.guided and not needs_of(table, demand)):
        raise BadPosition("something is pledged that is not asked for")


def _sundials_left(table: Table) -> int:
    """The plain sundials that are still to move the event marker; without them the tiles could run out."""
    count = int(count_in(table.tiles, SUNDIAL))
    tops: i64 = table.tops
    while tops:
        count += 1 if tops & 15 == SUNDIAL + 1 else 0
        tops >>= 4
    for level in range(table.height):
        packed: i64 = table.stack[level]
        if kind_of(packed) == TURN and b_of(packed) == SUNDIAL + 1 and 3 <= a_of(packed) <= 5:
            count += 1  # it has been turned, and is still to be carried out
    return count
