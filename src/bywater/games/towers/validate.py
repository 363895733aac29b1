"""Refuse positions that no game can reach.

One thing is free: how many cards are in the hands, in the display and in the pile. Small examples and
exercises deal fewer cards than a real journey, or more. Everything else must be as the rules leave it.
"""

from typing import NoReturn

from bywater.core.errors import BadPosition
from bywater.core.stack import a_of, b_of, kind_of, seat_of
from bywater.games.towers.board import MINAS_TIRITH, QUALITIES, SCORED, STOPS, TOKENS_EACH, VALUES
from bywater.games.towers.cards import COLOURS, DISPLAY, HAND, KINDS, NUM_KINDS
from bywater.games.towers.journey import one_kind
from bywater.games.towers.rows import counted, row_count, row_gandalf, row_quality
from bywater.games.towers.scoring import signs_of
from bywater.games.towers.setup import has_five
from bywater.games.towers.state import (
    DEAL,
    GAIN,
    LAYING_ROWS,
    PATH_DRAW,
    PILE_DRAW,
    RING_DRAW,
    SWAP_IN_DRAW,
    SWAP_OUT_DRAW,
    TAKING,
    TOKEN_DRAW,
    TURN_UP,
    Table,
)
from bywater.games.towers.validate_trail import check_trail


def validate(table: Table, asked: bool) -> None:
    """Raise BadPosition, with what was expected and what was given, unless a game can lead to this table.

    `asked`: the position names the decision; else the rules find it.
    """
    kind = kind_of(table.top())
    check_paths(table, kind)
    if table.over:
        check_end(table)
    elif kind < GAIN:
        check_set_up(table, kind)
        return
    else:
        check_marker(table, kind)
        check_turn(table, kind)
        if asked:
            check_question(table, kind, seat_of(table.top()))
    check_tokens(table)
    check_won(table)
    check_ring(table)
    check_counts(table)
    check_first_place(table, kind)
    check_touched(table, kind)
    check_known(table, kind)
    check_trail(table, kind)


def refuse(what: str, expected: str, given: object) -> NoReturn:
    raise BadPosition(f"{what}: expected {expected}, got {given}")


# -- the journey ------------------------------------------------------------------------------


def scored_places(table: Table) -> int:
    """How many places have been scored."""
    return STOPS if table.over else max(int(table.stage) - 1, 0)


def check_paths(table: Table, kind: int) -> None:
    """The path cards are those of the box."""  # V1
    box, laid = list(table.road.paths), [int(length) for length in table.paths if length]
    if kind in (RING_DRAW, PATH_DRAW) and not table.over:
        if any(laid.count(length) > box.count(length) for length in laid):
            refuse("paths", f"cards from {sorted(box)}", list(table.paths))
    elif sorted(laid) != sorted(box):
        refuse("paths", f"the cards {sorted(box)} in some order", list(table.paths))


def check_end(table: Table) -> None:
    """The end comes when all have laid at Minas Tirith."""  # V2
    if table.stage != STOPS:
        refuse("stage", f"{STOPS} (Minas Tirith) once the game is over", table.stage)
    if table.step != table.paths[STOPS - 1]:
        refuse("step", f"{table.paths[STOPS - 1]}, the end of the last path", table.step)
    if table.order != table.seats:
        refuse("order", f"{table.seats}, since all have laid", table.order)
    if table.epoch or table.facts:
        refuse("poured and trail", "none once all hands are open", f"{table.epoch} and {table.facts}")


def check_marker(table: Table, kind: int) -> None:
    """Cards are gained on the spaces of a path; rows are laid at the place behind it."""  # V2
    if not 1 <= table.stage <= STOPS:
        refuse("stage", f"a place from 1 to {STOPS}", table.stage)
    length = table.paths[table.stage - 1]
    if kind == LAYING_ROWS and table.step != length:
        refuse("step", f"{length}: rows are laid when the marker is at the end of its path", table.step)
    if not 1 <= table.step <= length:
        refuse("step", f"a space from 1 to {length} of this path", table.step)


def check_turn(table: Table, kind: int) -> None:
    """Every seat has one turn in a round, clockwise from the ring holder."""  # V3
    if table.order >= table.seats:
        refuse("order", f"a number from 0 to {table.seats - 1} of seats that had their turn", table.order)
    top = table.top()
    seat, a, b = (a_of(top) if kind == PILE_DRAW else seat_of(top)), a_of(top), b_of(top)
    expected = table.seat_in_turn()
    if seat != expected:
        refuse(f"stack with ring {table.ring} and order {table.order}", f"seat {expected} to be asked", f"seat {seat}")
    if b > (1 if kind == PILE_DRAW else 0) or (a and kind not in (TAKING, PILE_DRAW)):
        refuse("stack", "no such numbers behind this question", [a, b])


def check_question(table: Table, kind: int, seat: int) -> None:
    """A choice with a single answer that all can see is made at once, unless the table asks all the same."""  # V3, A1
    if kind == GAIN and not table.display_size and not table.hidden_cards():
        refuse("stack", "a seat that can gain a card", f"seat {seat}, and no card to take or draw")
    if not table.automatic:
        return
    if kind == LAYING_ROWS and not table.hand_sizes[seat]:
        refuse("stack", "a seat with cards to be asked to lay", f"seat {seat} with an empty hand")
    hidden = table.hidden_cards() >= (a_of(table.top()) if kind == TAKING else 1)
    single = hidden if not table.display_size else one_kind(table) and not hidden
    if single and (kind == TAKING or (kind == GAIN and not table.hand_sizes[seat])):
        refuse("stack", "a choice", f"seat {seat} with a single way to get a card, which is automatic")


# -- the set-up -------------------------------------------------------------------------------


def check_set_up(table: Table, kind: int) -> None:
    """During the set-up only what has been laid out so far lies there."""  # V4
    for what, number in (("stage", table.stage), ("step", table.step), ("order", table.order), ("lead", table.lead)):
        if number:
            refuse(what, "0 during the set-up", number)
    for what, used in (
        ("rows", any(table.rows)),
        ("won", any(table.won)),
        ("known", any(table.known)),
        ("discards", any(table.discards)),
        ("matched", any(table.matched)),
        ("key and touched", bool(table.key or table.touched)),
        ("poured and trail", bool(table.epoch or table.facts)),
    ):
        if used:
            refuse(what, "nothing during the set-up", "something")
    top = table.top()
    a, b = a_of(top), b_of(top)
    if (a and kind in (RING_DRAW, SWAP_OUT_DRAW)) or (b and kind != DEAL):
        refuse("stack", "no such numbers behind this question", [a, b])
    if kind == RING_DRAW and table.ring:
        refuse("ring", "0 until it is given", table.ring)
    check_tokens_laid(table, kind, a)
    check_cards_dealt(table, kind, a, b)


def check_tokens_laid(table: Table, kind: int, a: int) -> None:
    """The tokens laid so far, slot by slot; Minas Tirith without a 5 is then put right."""  # V4, T2
    until = a if kind == TOKEN_DRAW else 0 if kind < TOKEN_DRAW else 4 * STOPS
    for number, value in enumerate(table.tokens):
        wanted = number < until and number % 4 < table.slots(number // 4 + 1)
        if wanted != (value != 0):
            place = SCORED[number // 4]
            refuse(f"tokens at {place}", f"{'a' if wanted else 'no'} token in slot {number % 4 + 1}", value)
    check_values(table)
    if kind in (SWAP_OUT_DRAW, SWAP_IN_DRAW) and has_five(table):
        refuse("tokens at minas_tirith", "no 5, since one is to be changed for a 5", tokens_at(table, MINAS_TIRITH))
    if kind in (DEAL, TURN_UP):
        check_five(table)


def check_cards_dealt(table: Table, kind: int, a: int, b: int) -> None:
    """Six cards each from the ring holder on, then four open ones."""  # V4
    for seat in range(table.seats):
        wanted = int(HAND) if kind == TURN_UP else 0
        if kind == DEAL:
            turn, now = (seat - table.ring) % table.seats, (a - table.ring) % table.seats
            wanted = int(HAND) if turn < now else b if turn == now else 0
        if table.hand_sizes[seat] != wanted:
            refuse(f"hand of seat {seat}", f"{wanted} cards so far", table.hand_sizes[seat])
    wanted = min(a, int(DISPLAY)) if kind == TURN_UP else 0
    if table.display_size != wanted:
        refuse("display", f"{wanted} cards so far", table.display_size)


# -- tokens and the ring ----------------------------------------------------------------------


def tokens_at(table: Table, place: int) -> list[int]:
    return [int(value) for value in table.tokens[4 * place - 4 : 4 * place]]


def check_values(table: Table) -> None:
    """The box has six tokens of each value, on the table and won."""  # V5
    for number, value in enumerate(VALUES):
        found = sum(1 for token in table.tokens if token == value)
        found += sum(int(table.won[seat * 4 + number]) for seat in range(table.seats))
        if found > TOKENS_EACH:
            refuse(f"tokens of {value}", f"at most {TOKENS_EACH} on the table and won", found)


def check_five(table: Table) -> None:
    """Minas Tirith has a 5."""  # V5, T2
    if not has_five(table):
        refuse("tokens at minas_tirith", "at least one 5", tokens_at(table, MINAS_TIRITH))


def check_tokens(table: Table) -> None:
    """All tokens of a place lie there until it is scored, and none afterwards."""  # V5
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
    """The tokens of a seat, lowest first."""
    return [value for number, value in enumerate(VALUES) for _ in range(table.won[seat * 4 + number])]


def check_won(table: Table) -> None:
    """A seat wins at most one token at a place, or with two players one per sign."""  # V6
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
    """The highest tokens are won first: what went out at the first place is worth no more than what was won."""  # V6
    out = int(table.slots(1)) - total
    box = sum(TOKENS_EACH - list(table.tokens).count(value) for value in VALUES if value <= lowest)
    box -= sum(1 for seat in range(table.seats) for value in won_by_value(table, seat) if value <= lowest)
    if out > box:
        refuse("won", f"higher tokens: {out} of {lowest} or less went out, and only {box} can have", lowest)


def check_ring(table: Table) -> None:
    """The ring goes with a token: with the highest, or with two players with that of the last sign."""  # V7
    places = scored_places(table)
    won = [won_by_value(table, seat) for seat in range(table.seats)]
    mine, total = won[table.ring], sum(len(tokens) for tokens in won)
    what = f"won by seat {table.ring}, which has the ring"
    if table.seats == 2:
        others = sum(int(table.slots(place)) - 1 for place in range(1, places + 1))
        if not mine and total > others:
            refuse(what, "a token: the other seat has won that of a last sign", mine)
        return
    if total and not mine:
        refuse(what, "a token: the ring goes to whoever takes the highest", mine)
    for seat, tokens in enumerate(won):
        if tokens and len(tokens) == places and tokens[0] > mine[-1]:
            refuse(what, f"a {tokens[0]} or more: seat {seat} has won a token at every place", mine)


# -- the last counting ------------------------------------------------------------------------


def check_counts(table: Table) -> None:
    """`matched` and `lead` agree with the ring, the tokens won and the rows; zeros tell nothing."""  # V8
    matched = [int(count) for count in table.matched]
    places = scored_places(table)
    if not places and (any(matched) or table.lead):
        refuse("matched and lead", "zeros before the first place is scored", f"{matched} and {table.lead}")
    if not any(matched):
        if places and table.lead != table.ring:
            refuse("lead", f"{table.ring}: if nobody had a card that counted, the ring stays", table.lead)
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
        check_rows_left(table, seat, matched[seat], seat in winners, len(ranked) == 2 and table.seats == 2)


def check_rows_left(table: Table, seat: int, matched: int, winner: bool, unsure: bool) -> None:
    """Rows stay as they were counted until the seat lays again; each that counted is shortened for a winner."""  # V8
    turn = (seat - table.ring) % table.seats
    if kind_of(table.top()) == LAYING_ROWS and (turn < table.order or (turn == table.order and table.touched)):
        return
    signs = signs_of(table, scored_places(table))
    left = counted(table, seat, signs)
    rows = [row for row in table.rows[seat * 4 : seat * 4 + 4] if row]
    shortened = sum(1 for row in rows if (signs >> row_quality(row)) & 1)
    least = left if unsure or not winner else left + shortened
    most = left + shortened + 2 * (4 - len(rows)) if winner or unsure else left
    if not least <= matched <= most:
        expected = str(least) if least == most else f"a number from {least} to {most}"
        refuse(f"matched of seat {seat}", f"{expected}, by its rows", matched)


# -- rows and cards ---------------------------------------------------------------------------


def check_first_place(table: Table, kind: int) -> None:
    """Until Rohan is scored nothing is discarded, and only who has laid there has rows."""  # V9
    if table.stage > 1:
        return
    if table.discards_size:
        refuse("discards", "none before the first place is scored", table.discards_size)
    for seat in range(table.seats):
        turn = (seat - table.ring) % table.seats
        laid = kind == LAYING_ROWS and turn < table.order
        for number, colour in enumerate(COLOURS):
            now = kind == LAYING_ROWS and turn == table.order and (table.touched >> number) & 1
            if table.rows[seat * 4 + number] and not laid and not now:
                refuse(f"row {colour} of seat {seat}", "none before the seat has laid at the first place", "a row")


def check_touched(table: Table, kind: int) -> None:
    """`key` and `touched` tell what the seat that lays has laid in this turn."""  # V10
    colours = [number for number in range(4) if (table.touched >> number) & 1]
    names = [COLOURS[number] for number in colours]
    if kind != LAYING_ROWS and (table.key or colours):
        refuse("key and touched", "none unless somebody lays rows", f"{table.key} and {names}")
    if not colours:
        if table.key:
            refuse("key", "0 until a card is laid", table.key)
        return
    seat = table.seat_in_turn()
    for number in colours:
        if not table.rows[seat * 4 + number]:
            refuse(f"touched by seat {seat}", "only colours of its rows", COLOURS[number])
    card = table.key >> 1
    row = table.rows[seat * 4 + colours[-1]]
    if card >> 2 != colours[-1] or card & 3 != row_quality(row):
        last = f"{COLOURS[colours[-1]]}_{QUALITIES[row_quality(row)]}"
        refuse("key", f"{last}, the last card laid", f"{KINDS[card]} ({table.key})")
    if not table.key & 1 and (row_count(row) != 1 or not row_gandalf(row)):
        refuse("key", "an odd number, since the last card was laid without Gandalf", table.key)


def turns_of(table: Table, seat: int) -> int:
    """How many times a seat has gained cards so far."""
    spaces = sum(int(length) for length in table.paths[: table.stage - 1]) + int(table.step)
    if kind_of(table.top()) in (GAIN, TAKING, PILE_DRAW) and (seat - table.ring) % table.seats >= table.order:
        return spaces - 1
    return spaces


def check_known(table: Table, kind: int) -> None:
    """What a seat took openly is in its hand, and it takes at most two cards in a turn."""  # V11
    for seat in range(table.seats):
        for number in range(NUM_KINDS):
            known, held = table.known[seat * NUM_KINDS + number], table.hands[seat * NUM_KINDS + number]
            if known > held:
                refuse(f"known of seat {seat}", f"at most {held} {KINDS[number]}, as in its hand", known)
        known = sum(table.known[seat * NUM_KINDS : (seat + 1) * NUM_KINDS])
        most = 2 * turns_of(table, seat)
        if kind in (TAKING, PILE_DRAW) and seat == table.seat_in_turn():
            most += 1
        if known > most:
            refuse(f"known of seat {seat}", f"at most {most} cards taken openly so far", known)
