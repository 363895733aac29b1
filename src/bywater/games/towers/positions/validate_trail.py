"""Refuse trails that no game can produce."""

from bywater.core.errors import BadPosition
from bywater.games.towers.model.cards import DECK, KINDS, NUM_KINDS
from bywater.games.towers.model.table import PACKED, Table
from bywater.games.towers.model.trail import DRAWN, POURED, count_in, drawn_at, fact_at, fact_kind, fact_seat


def check_trail(table: Table, laying: bool) -> None:
    """Check `poured`, `trail` and `drawn` against each other, the pile and the hands."""  # V12
    check_shuffles(table, laying)
    if not table.epoch:
        if table.facts:
            raise BadPosition(f"trail: expected nothing before the discards are shuffled, got {table.facts} facts")
        return
    facts = [(int(fact_seat(fact)), int(fact_kind(fact))) for fact in (fact_at(table, n) for n in range(table.facts))]
    check_piles(table)
    piles = by_pile(table, facts)
    hands = [held_at_first(table, seat, piles) for seat in range(table.seats)]
    check_first_hands(table, hands)
    for seat in range(table.seats):
        check_draws(table, seat, piles)
        check_shown(table, seat, hands[seat], piles)


def check_shuffles(table: Table, laying: bool) -> None:
    """Check that the discards are shuffled at most once per place."""
    fresh = not laying or table.order == 0
    most = max(int(table.stage) - (2 if fresh and table.discards_size else 1), 0)
    if table.epoch > most:
        raise BadPosition(f"poured: expected at most {most} shuffles by now, got {table.epoch}")


def poured(table: Table, pile: int, card: int) -> int:
    return int(count_in(table.poured, pile * PACKED, card))


def drawn(table: Table, seat: int, pile: int, card: int) -> int:
    return int(count_in(table.drawn, drawn_at(seat, pile + 1), card))


def check_piles(table: Table) -> None:
    """Check that all piles but the last one are used up, and that the rest of the last one is the pile."""
    for pile in range(table.epoch):
        if not any(poured(table, pile, card) for card in range(NUM_KINDS)):
            raise BadPosition(f"poured, pile {pile + 1}: expected cards, got none")
        for card in range(NUM_KINDS):
            left = int(table.pile[card]) if pile == table.epoch - 1 else 0
            expected = poured(table, pile, card) - left
            given = sum(drawn(table, seat, pile, card) for seat in range(table.seats))
            if given != expected:
                raise BadPosition(
                    f"drawn from pile {pile + 1}: expected {expected} {KINDS[card]} of those shuffled, got {given}"
                )


def by_pile(table: Table, facts: list[tuple[int, int]]) -> list[list[tuple[int, int]]]:
    """Return the facts after each shuffle."""
    piles: list[list[tuple[int, int]]] = []
    for seat, what in facts:
        if what == POURED:
            if seat:
                raise BadPosition(f'trail: expected [0, "poured"] for a shuffle, got seat {seat}')
            piles.append([])
        elif not piles:
            raise BadPosition("trail: expected a shuffle as the first fact, got another fact")
        else:
            piles[-1].append((seat, what))
    if len(piles) != table.epoch:
        raise BadPosition(f"trail: expected {table.epoch} shuffles as in poured, got {len(piles)}")
    return piles


def check_draws(table: Table, seat: int, piles: list[list[tuple[int, int]]]) -> None:
    """Check that the trail has one fact per card that a seat drew from each pile."""
    for pile, facts in enumerate(piles):
        expected = sum(drawn(table, seat, pile, card) for card in range(NUM_KINDS))
        given = facts.count((seat, DRAWN))
        if given != expected:
            raise BadPosition(f"trail: expected {expected} draws of seat {seat} from pile {pile + 1}, got {given}")


def held_at_first(table: Table, seat: int, piles: list[list[tuple[int, int]]]) -> list[int]:
    """Return the cards that a seat held at the first shuffle and had not taken openly."""
    held = []
    for card in range(NUM_KINDS):
        place = seat * NUM_KINDS + card
        now = int(table.hands[place]) - int(table.known[place])
        shown = sum(facts.count((seat, card)) for facts in piles)
        held.append(now + shown - sum(drawn(table, seat, pile, card) for pile in range(len(piles))))
        if held[-1] < 0:
            raise BadPosition(f"drawn: expected {KINDS[card]} in the hand of seat {seat} or shown by it, got neither")
    return held


def check_first_hands(table: Table, hands: list[list[int]]) -> None:
    """Check that the cards held and discarded at the first shuffle don't exceed those of the box."""
    for card in range(NUM_KINDS):
        found = poured(table, 0, card) + sum(held[card] for held in hands)
        if found > DECK[card]:
            name = KINDS[card]
            raise BadPosition(f"trail: expected at most {DECK[card]} {name} at the first shuffle, got {found}")


def check_shown(table: Table, seat: int, held: list[int], piles: list[list[tuple[int, int]]]) -> None:
    """Check that a seat showed only cards that it held at the first shuffle or drew since."""
    for pile, facts in enumerate(piles):
        draws = 0  # draws from this pile that no card shown has needed yet
        got = [drawn(table, seat, pile, card) for card in range(NUM_KINDS)]
        for who, what in facts:
            if who != seat:
                continue
            if what == DRAWN:
                draws += 1
                continue
            held[what] -= 1
            if held[what] < 0:  # it must have been drawn from this pile by now
                draws -= 1
                if draws < 0 or held[what] + got[what] < 0:
                    raise BadPosition(f"trail: expected cards that seat {seat} can have held, got {KINDS[what]}")
        held = [count + new for count, new in zip(held, got, strict=True)]
