"""Read the parts that views and positions share: figures, cards, trails and moves."""

from typing import Any

from librt.vecs import append
from mypy_extensions import i64

from bywater.core.bits import BIT
from bywater.core.errors import BadPosition
from bywater.core.validate import index_of, list_in, mask_of_names
from bywater.games.confrontation.knowledge.view import LOOKED_AT, MOVERS, TURN_OVER, TURN_WARNED
from bywater.games.confrontation.model import trail
from bywater.games.confrontation.model.board import OUT, PLACES, REGIONS, ROAD, SIDES
from bywater.games.confrontation.model.cards import CARDS, DECK
from bywater.games.confrontation.model.figures import EACH, FIGURES
from bywater.games.confrontation.model.table import TRAIL_ROOM, Table
from bywater.games.confrontation.rules import repetition


def read_figures(table: Table, side: i64, places: dict[str, Any]) -> None:
    """Put the figures of a side at their places. Figures that are not named are out of the game."""
    for place, figures in places.items():
        at = index_of(place, PLACES[: ROAD + 1], "region")
        if not isinstance(figures, list):
            raise BadPosition(f"{place}: expected a list of figures, got {figures!r}")
        for name in figures:
            figure = index_of(name, FIGURES, "figure")
            if not side * EACH <= figure < side * EACH + EACH:
                raise BadPosition(f"expected a figure of {SIDES[side]}, got {name}")
            if table.at[figure] != OUT:
                raise BadPosition(f"expected one place for {name}, got two")
            table.put(figure, at)


def read_hand(table: Table, side: i64, part: dict[str, Any]) -> None:
    """Read a hand; by default all nine cards. The other cards are discarded."""
    table.hand &= ~DECK[side]
    own = [CARDS[n] for n in range(len(CARDS)) if DECK[side] >> n & 1]
    hand: i64 = mask_of_names(part.get("hand", own), CARDS, "card")
    for number, name in enumerate(CARDS):
        if (hand & ~DECK[side]) >> number & 1:
            raise BadPosition(f"expected a card of {SIDES[side]}, got {name}")
    table.hand |= hand


def read_trail(table: Table, side: i64, facts: list[Any]) -> None:
    """Read the facts about a side. The name of the figure is empty in a private look that the viewer did not share."""
    if len(facts) > 3 * TRAIL_ROOM:
        raise BadPosition(f"trail: expected at most {3 * TRAIL_ROOM} facts, got {len(facts)}")
    for number, fact in enumerate(facts):
        if not isinstance(fact, list) or len(fact) != 4:
            raise BadPosition(f"trail, fact {number + 1}: expected [kind, figure, from, to], got {fact!r}")
        word, name, start, goal = fact
        private = word == LOOKED_AT
        kind = trail.SEEN if private else index_of(word, trail.FACTS, "fact")
        figure: i64 = trail.SOMEONE
        if name:
            figure = index_of(name, FIGURES, "figure") - side * EACH
            if not 0 <= figure < EACH:
                raise BadPosition(f"trail, fact {number + 1}: expected a figure of {SIDES[side]}, got {name}")
            if kind == trail.GONE:
                table.seen &= ~BIT[figure + side * EACH]
            else:
                table.seen |= BIT[figure + side * EACH]
        to: i64 = index_of(goal, PLACES, "place") if goal else (1 if private else 0)
        trail.set_fact(table, side, number, trail.pack(kind, figure, index_of(start, PLACES, "place"), to))
        table.facts[side] = number + 1


def read_loop(table: Table, loop: dict[str, Any]) -> None:
    """Read the moves that may lead back to an earlier table."""  # E5
    for number, move in enumerate(list_in(loop, "moves")):
        if not isinstance(move, list) or len(move) != 4 or move[3] not in ("", TURN_OVER, TURN_WARNED):
            raise BadPosition(
                f"repetition, move {number + 1}: expected [figure, from, to, 'end', 'warned' or ''], got {move!r}"
            )
        mover: i64 = index_of(move[0], MOVERS, "figure")
        packed = repetition.entry(mover, index_of(move[1], REGIONS, "region"), index_of(move[2], REGIONS, "region"))
        if move[3]:
            packed |= repetition.ENDS_TURN
        if move[3] == TURN_WARNED:
            packed |= repetition.WARNED
        table.loop = append(table.loop, packed)
