"""Refuse positions that no game can reach.

The numbers of cards in the hands, the display and the pile are not checked, since small examples may have fewer or
more cards than a real journey. Everything else must be reachable.
"""

from typing import NoReturn

from bywater.core.errors import BadPosition
from bywater.games.towers.model.board import MAX_SLOTS, MINAS_TIRITH, SCORED, STOPS, TOKENS_EACH, VALUES
from bywater.games.towers.model.cards import COLOURS, KINDS, NUM_KINDS
from bywater.games.towers.model.rows import count_cards, row_quality
from bywater.games.towers.model.table import Table
from bywater.games.towers.positions.validate_trail import check_trail
from bywater.games.towers.rules.scoring import signs_of
from bywater.games.towers.rules.setup import has_five


def validate(table: Table, laying: bool) -> None:
    """Raise BadPosition unless a game can reach this table.

    With `laying` the next seat lays rows, otherwise it gains a card.
    """
    check_paths(table)
    if table.over:
        check_end(table, laying)
    else:
        check_marker(table, laying)
        check_order(table)
    check_tokens(table)
    check_won(table)
    check_ring(table)
    check_counts(table, laying)
    check_first_place(table, laying)
    check_known(table, laying)
    check_trail(table, laying)


def refuse(what: str, expected: str, given: object) -> NoReturn:
    raise BadPosition(f"{what}: expected {expected}, got {given}")


# -- the journey ------------------------------------------------------------------------------


def scored_places(table: Table) -> int:
    """Return the number of places that have been scored."""
    return STOPS if table.over else max(int(table.stage) - 1, 0)


def check_paths(table: Table) -> None:
    """Check that the path cards are those of the box."""  # V1
    box, laid = sorted(table.road.paths), [int(length) for length in table.paths]
    if sorted(laid) != box:
        refuse("paths", f"the cards {box} in some order", laid)


def check_end(table: Table, laying: bool) -> None:
    """Check that all seats have laid at Minas Tirith."""  # V2
    if laying:
        refuse("laying", "false once the game is over", laying)
    if table.stage != STOPS:
        refuse("stage", f"{STOPS} (Minas Tirith) once the game is over", table.stage)
    if table.step != table.paths[STOPS - 1]:
        refuse("step", f"{table.paths[STOPS - 1]}, the end of the last path", table.step)
    if table.order != table.seats:
        refuse("order", f"{table.seats}, since all have laid", table.order)
    if table.epoch or table.facts:
        refuse("poured and trail", "none once all hands are open", f"{table.epoch} and {table.facts}")


def check_marker(table: Table, laying: bool) -> None:
    """Check the marker: cards are gained on the spaces of a path, rows are laid at its end."""  # V2
    if not 1 <= table.stage <= STOPS:
        refuse("stage", f"a place from 1 to {STOPS}", table.stage)
    length = table.paths[table.stage - 1]
    if laying and table.step != length:
        refuse("step", f"{length}: rows are laid when the marker is at the end of its path", table.step)
    if not 1 <= table.step <= length:
        refuse("step", f"a space from 1 to {length} of this path", table.step)


def check_order(table: Table) -> None:
    """Check that some seat has not had its turn in this round."""  # V3
    if table.order >= table.seats:
        refuse("order", f"a number from 0 to {table.seats - 1} of seats that had their turn", table.order)


# -- tokens and the ring ----------------------------------------------------------------------


def tokens_at(table: Table, place: int) -> list[int]:
    return [int(value) for value in table.tokens[MAX_SLOTS * (place - 1) : MAX_SLOTS * place]]


def check_values(table: Table) -> None:
    """Check that the tokens, on the table and won, are those of the box."""  # V5
    for number, value in enumerate(VALUES):
        found = sum(1 for token in table.tokens if token == value)
        found += sum(int(table.won[seat * 4 + number]) for seat in range(table.seats))
        if found > TOKENS_EACH:
            refuse(f"tokens of {value}", f"at most {TOKENS_EACH} on the table and won", found)


def check_five(table: Table) -> None:
    """Check that Minas Tirith has a 5."""  # V5, T2
    if not has_five(table):
        refuse("tokens at minas_tirith", "at least one 5", tokens_at(table, MINAS_TIRITH))


def check_tokens(table: Table) -> None:
    """Check that a place has all its tokens until it is scored, and none afterwards."""  # V5
    for place in range(1, STOPS + 1):
        given, name = tokens_at(table, place), SCORED[place - 1]
        slots = 0 if place <= scored_places(table) else int(table.slots(place))
        if not slots and any(given):
            refuse(f"tokens at {name}", "none, since the place has been scored", given)
        if any(given[slots:]) or not all(given[:slots]):
            each = "one per sign" if table.seats == 2 else f"{table.seats} seats"
            refuse(f"tokens at {name}", f"{slots} ({each})", [value for value in given if value])
    check_values(table)
    if not table.over:
        check_five(table)


def won_by_value(table: Table, seat: int) -> list[int]:
    """Return the tokens of a seat, lowest first."""
    return [value for number, value in enumerate(VALUES) for _ in range(table.won[seat * 4 + number])]


def check_won(table: Table) -> None:
    """Check that a seat has at most one token per place, or with two players one per sign."""  # V6
    places = scored_places(table)
    won = [won_by_value(table, seat) for seat in range(table.seats)]
    total = sum(len(tokens) for tokens in won)
    limit = sum(int(table.slots(place)) for place in range(1, places + 1))
    if table.over and not any(5 in tokens for tokens in won):  # the 5 of Minas Tirith was not won
        limit -= 1 if table.seats == 2 else int(table.slots(MINAS_TIRITH))
        places -= 0 if table.seats == 2 else 1
    if total > limit:
        refuse("won", f"at most {limit} tokens from the places scored so far", total)
    if table.seats == 2:
        return
    for seat, tokens in enumerate(won):
        if len(tokens) > places:
            refuse(f"won by seat {seat}", f"at most {places} tokens, one for each place scored so far", tokens)
    if places == 1 and total:
        check_first_tokens(table, min(value for tokens in won for value in tokens), total)


def check_first_tokens(table: Table, lowest: int, total: int) -> None:
    """Check that no token of the first place that left the game was higher than one that was won."""  # V6
    out = int(table.slots(1)) - total
    box = sum(TOKENS_EACH - list(table.tokens).count(value) for value in VALUES if value <= lowest)
    box -= sum(1 for seat in range(table.seats) for value in won_by_value(table, seat) if value <= lowest)
    if out > box:
        refuse("won", f"higher tokens: {out} of at most {lowest} must have left the game, and only {box} can", lowest)


def check_ring(table: Table) -> None:
    """Check that the ring is with the highest token, or with two players with that of the last sign."""  # V7
    places = scored_places(table)
    won = [won_by_value(table, seat) for seat in range(table.seats)]
    mine, total = won[table.ring], sum(len(tokens) for tokens in won)
    what = f"won by seat {table.ring}, which has the ring"
    if table.seats == 2:
        others = sum(int(table.slots(place)) - 1 for place in range(1, places + 1))
        if not mine and total > others:
            refuse(what, f"a token: with {total}, the other seat has won a last sign, and with it the ring", mine)
        return
    if total and not mine:
        refuse(what, "a token: the ring goes with the highest", mine)
    for seat, tokens in enumerate(won):
        if tokens and len(tokens) == places and tokens[0] > mine[-1]:
            refuse(what, f"a {tokens[0]} or more: seat {seat} has won a token at every place", mine)


# -- the last counting ------------------------------------------------------------------------


def check_counts(table: Table, laying: bool) -> None:
    """Check `matched` and `lead` against the ring, the tokens and the rows; zeros are always valid."""  # V8
    matched = [int(count) for count in table.matched]
    places = scored_places(table)
    if not places and (any(matched) or table.lead):
        refuse("matched and lead", "zeros before the first place is scored", f"{matched} and {table.lead}")
    if not any(matched):
        if places and table.lead != table.ring:
            refuse("lead", f"{table.ring}: if no card counted, the ring stays", table.lead)
        return
    from_lead = [(table.lead + step) % table.seats for step in range(table.seats)]
    ranked = [seat for seat in sorted(from_lead, key=lambda seat: -matched[seat]) if matched[seat]]
    winners = ranked[: table.seats - 1]
    if table.seats == 2:
        if table.ring not in (*ranked, table.lead):
            refuse("ring", f"seat {ranked[0]} or {table.lead}, after {matched} cards counted", table.ring)
        winners = ranked if len(ranked) == 1 else []
    elif table.ring != ranked[0]:
        refuse("ring", f"seat {ranked[0]}, after {matched} cards counted from seat {table.lead}", table.ring)
    for seat in winners:
        if not any(table.won[seat * 4 : seat * 4 + 4]):
            refuse(f"won by seat {seat}", "a token, since its cards counted", [])
    if table.over and table.seats > 2 and not table.won[table.ring * 4 + 3]:
        refuse(f"won by seat {table.ring}", "a 5, since it won Minas Tirith", won_by_value(table, table.ring))
    for seat in range(table.seats):
        laid = laying and (seat - table.ring) % table.seats < table.order
        if not laid:
            check_rows_left(table, seat, matched[seat], seat in winners, len(ranked) == 2 and table.seats == 2)


def check_rows_left(table: Table, seat: int, matched: int, winner: bool, unsure: bool) -> None:
    """Check that the rows agree with what was counted: a winner has discarded a card of each counted row."""  # V8
    signs = signs_of(table, scored_places(table))
    left = count_cards(table, seat, signs)
    rows = [row for row in table.rows[seat * 4 : seat * 4 + 4] if row]
    shortened = sum(1 for row in rows if (signs >> row_quality(row)) & 1)
    least = left if unsure or not winner else left + shortened
    most = left + shortened + 2 * (4 - len(rows)) if winner or unsure else left
    if not least <= matched <= most:
        expected = str(least) if least == most else f"a number from {least} to {most}"
        refuse(f"matched of seat {seat}", f"{expected}, according to its rows", matched)


# -- rows and cards ---------------------------------------------------------------------------


def check_first_place(table: Table, laying: bool) -> None:
    """Check that before Rohan is scored there are no discards, and only seats that have laid there have rows."""  # V9
    if table.stage > 1:
        return
    if table.discards_size:
        refuse("discards", "none before the first place is scored", table.discards_size)
    for seat in range(table.seats):
        laid = laying and (seat - table.ring) % table.seats < table.order
        for number, colour in enumerate(COLOURS):
            if table.rows[seat * 4 + number] and not laid:
                refuse(f"row {colour} of seat {seat}", "none before the seat has laid at the first place", "a row")


def turns_of(table: Table, seat: int, laying: bool) -> int:
    """Return the number of turns in which a seat has gained cards so far."""
    spaces = sum(int(length) for length in table.paths[: table.stage - 1]) + int(table.step)
    had_turn = table.over or laying or (seat - table.ring) % table.seats < table.order
    return spaces if had_turn else spaces - 1


def check_known(table: Table, laying: bool) -> None:
    """Check that a seat holds the cards that it took openly, at most two per turn."""  # V11
    for seat in range(table.seats):
        for number in range(NUM_KINDS):
            known, held = table.known[seat * NUM_KINDS + number], table.hands[seat * NUM_KINDS + number]
            if known > held:
                refuse(f"known of seat {seat}", f"at most {held} {KINDS[number]}, as in its hand", known)
        known = sum(table.known[seat * NUM_KINDS : (seat + 1) * NUM_KINDS])
        most = 2 * turns_of(table, seat, laying)
        if known > most:
            refuse(f"known of seat {seat}", f"at most {most} cards taken openly so far", known)
