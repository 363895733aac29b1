"""Read the trail of secret hands, and check it against the hands."""

from typing import Any, Final

from bywater.core.errors import BadPosition
from bywater.core.validate import index_of, list_of, number_of
from bywater.games.quest.model import cards, facts
from bywater.games.quest.model.table import Table

_PARTS: Final = {facts.FACT_POURED: 1, facts.FACT_TURNED: 2, facts.FACT_PASSED: 4}  # 3 for all others


def read_trail(table: Table, trail: Any, known: list[int] | None) -> None:
    """Read the facts about hands. Without a trail, all cards in hands were drawn, dealt or taken from a board.

    `known` lists the seats whose cards the trail names; None means all seats.
    """
    if not table.secret or table.over:
        if trail:
            raise BadPosition("trail: expected none, since hands are not secret or the game is over")
        return
    if trail is None:
        if table.pours:
            raise BadPosition("trail: expected the draws from the reshuffled decks, got no trail")
        dealt = (cards.RIVENDELL_SET | cards.LOTHLORIEN_SET) << cards.NUM_HOBBIT
        for seat in range(table.seats):
            for kind in range(cards.NUM_KINDS):
                what = facts.FACT_DREW if kind < cards.NUM_HOBBIT else facts.FACT_GOT
                for _ in range(table.count(seat, kind)):
                    table.note(facts.FACT_DEALT if (dealt >> kind) & 1 else what, seat, kind)
        return
    for number, given in enumerate(list_of(trail, "trail", 4 * facts.TRAIL_ROOM - 60)):
        read_fact(table, given, number, known)
    if known is None:
        check_trail(table)


def read_fact(table: Table, fact: Any, number: int, known: list[int] | None) -> None:
    """Read a fact. An unnamed card is stored as the first kind; a belief replaces it."""
    parts = fact if isinstance(fact, list) and fact else [""]
    what = facts.FACTS.index(parts[0]) if parts[0] in facts.FACTS else 0
    wanted = _PARTS.get(what, 3)
    if not what or len(parts) != wanted:
        raise BadPosition(f"trail, fact {number + 1}: expected a kind of fact with its parts, got {fact!r}")
    if what == facts.FACT_POURED:
        table.note(what, 0)
    elif what == facts.FACT_TURNED:
        table.note(what, 0, index_of(parts[1], cards.KINDS[: cards.NUM_HOBBIT], "Hobbit card"))
    else:
        seat = number_of(parts[1], 0, table.seats - 1, "a seat")
        other = number_of(parts[3], 0, table.seats - 1, "a seat") if what == facts.FACT_PASSED else 0
        hidden = known is not None and seat not in known and (what != facts.FACT_PASSED or other not in known)
        if hidden and what in (facts.FACT_DREW, facts.FACT_DEALT, facts.FACT_PASSED) and parts[2] == "":
            table.note(what, seat, 0, other)
        else:
            table.note(what, seat, index_of(parts[2], cards.KINDS, "card"), other)


def check_trail(table: Table) -> None:
    """Check that the facts lead to the hands on the table."""
    hands = [[0] * cards.NUM_KINDS for _ in range(table.seats)]
    pours = 0
    for number in range(table.facts):
        what, seat, kind, other = table.fact_at(number)
        if what in (facts.FACT_DREW, facts.FACT_DEALT, facts.FACT_GOT):
            hands[seat][kind] += 1
        elif what in (facts.FACT_SHOWED, facts.FACT_PASSED):
            hands[seat][kind] -= 1
            if hands[seat][kind] < 0:
                raise BadPosition(f"trail, fact {number + 1}: expected a card that seat {seat} holds, got another")
            if what == facts.FACT_PASSED:
                hands[other][kind] += 1
        elif what == facts.FACT_POURED:
            pours += 1
    if pours != table.pours:
        raise BadPosition(f"trail: expected {table.pours} reshuffles, as in 'poured', got {pours}")
    for seat in range(table.seats):
        if any(hands[seat][kind] != table.count(seat, kind) for kind in range(cards.NUM_KINDS)):
            raise BadPosition(f"trail: expected facts that lead to the hand of seat {seat}, got another hand")
