"""Journeys: destination, company, consent, cost, and the move."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.bits import BIT, append_codes, lowest_bit
from bywater.core.frames import a_of, b_of, c_of, d_of, frame, seat_of, with_a, with_b
from bywater.games.fate.model import actions, board, journal
from bywater.games.fate.model import cards as box
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.table import Table
from bywater.games.fate.rules import characters, objectives, payment, proposals, search, turn
from bywater.games.fate.rules.armies import add_shadow, move_friends


def list_choices(table: Table, out: vec[i64], packed: i64, kind: i64) -> vec[i64]:
    if kind == k.COMPANY:
        return list_company(table, out, packed)
    if kind == k.RIDING:
        return list_riding(table, out, packed)
    if kind == k.CONSENT:
        return append(append(out, actions.YES), actions.NO)
    if kind == k.CALLING_OFF:
        return append(append(out, actions.PASS), actions.CALL_OFF)
    return append(append(out, actions.USE_STEALTH), actions.BE_SEARCHED)


def answer(table: Table, packed: i64, kind: i64, seat: i64, action: i64) -> None:
    if kind == k.COMPANY:
        if action == actions.DONE:
            end_company(table, packed, seat)
        else:
            take_along(table, packed, action)
    elif kind == k.RIDING:
        ride(table, packed, seat, action)
    elif kind == k.CONSENT:
        consent(table, seat, action == actions.YES)
    elif kind == k.CALLING_OFF:
        table.pop()
        if action == actions.CALL_OFF:  # N17: nothing was spent
            table.pop()
            table.clear_company()
            table.note(journal.CALLED_OFF)
    else:  # F17: pay Stealth in addition to the road, or be searched
        table.pop()
        if action == actions.USE_STEALTH:
            table.replace_top(with_a(table.top(), k.JOURNEY_PAYS_STEALTH))


def run_step(table: Table, packed: i64, kind: i64) -> None:
    if kind == k.COMPANY_GOES:
        send_company(table, packed)
        return
    step: i64 = a_of(packed)
    into: i64 = c_of(packed)
    character: i64 = d_of(packed)
    seat: i64 = seat_of(packed)
    table.replace_top(with_a(packed, step + 1))
    if step == k.JOURNEY_COMPANY:
        if can_take_company(table, packed):
            table.prompt(k.COMPANY, seat, 0, k.TO_TRAVEL)
    elif step == k.JOURNEY_CONSENT:
        prompt_consent(table, seat, k.TO_TRAVEL)
    elif step == k.JOURNEY_REFUSED:
        if table.picked:
            table.prompt(k.CALLING_OFF, seat)
    elif step == k.JOURNEY_HIDING:
        if (table.party >> box.FRODO) & 1 and is_searched_there(table, into):
            if payment.could_pay(table, seat, journey_cost(table, packed) + board.ONE_SYMBOL[board.STEALTH]):
                table.prompt(k.HIDING, seat)
    elif step == k.JOURNEY_PAYS:
        table.replace_top(with_a(packed, k.JOURNEY_GOES))
        payment.begin_paying(table, seat, k.FOR_JOURNEY, journey_cost(table, packed))
    elif step == k.JOURNEY_PAYS_STEALTH:
        table.replace_top(with_a(packed, k.JOURNEY_GOES_HIDDEN))
        payment.begin_paying(table, seat, k.FOR_JOURNEY, journey_cost(table, packed) + board.ONE_SYMBOL[board.STEALTH])
    elif step <= k.JOURNEY_GOES_HIDDEN:
        table.replace_top(with_a(packed, k.JOURNEY_ARRIVES))
        go(table, character, into)
        if step == k.JOURNEY_GOES and (table.party >> box.FRODO) & 1 and b_of(packed) != k.IN_CLOAKS:  # F17, K17
            search.begin_search(table)
    elif step == k.JOURNEY_ARRIVES:
        if b_of(packed) == k.PATHS_OF_THE_DEAD:
            keep_oath(table, into)
        elif character == box.FARAMIR and table.load and table.friends[into] and table.shadow[into]:  # K14
            table.prompt(k.AMBUSHING, seat, into, k.BY_AMBUSH)
    else:
        table.pop()
        table.clear_company()


def within_two(place: i64) -> i64:
    """Return the places within one or two steps that avoid special roads, as a mask."""  # K25
    found: i64 = board.FREE_ROADS[place]
    roads: i64 = found
    while roads:
        found |= board.FREE_ROADS[lowest_bit(roads)]
        roads &= roads - 1
    return found & ~BIT[place]


def road_cost(character: i64, place: i64, into: i64) -> i64:
    """Return the cost of a special road for this character."""  # F16, K15
    cost: i64 = board.cost_of(place, into)
    if cost and character == box.FARAMIR:
        symbol: i64 = 0
        while not (cost >> (3 * symbol)) & 7:
            symbol += 1
        cost -= board.ONE_SYMBOL[symbol]
    return cost


def destinations(table: Table, character: i64, seat: i64) -> i64:
    """Return the places that a character could travel to, as a mask."""  # F14
    place: i64 = table.where[character]
    found: i64 = board.FREE_ROADS[place]
    if character == box.GANDALF:
        found |= within_two(place)
    roads: i64 = board.ROADS[place] & ~found
    while roads:
        into: i64 = lowest_bit(roads)
        roads &= roads - 1
        if payment.could_pay(table, seat, road_cost(character, place, into)):
            found |= BIT[into]
    return found


def begin_journey(table: Table, seat: i64, character: i64, into: i64, kind: i64) -> None:
    table.clear_company()
    table.party = BIT[character]
    step: i64 = k.JOURNEY_COMPANY
    if kind == k.WITH_HORSES:
        table.party = table.riders
        step = k.JOURNEY_GOES
    elif kind == k.IN_CLOAKS:
        step = k.JOURNEY_PAYS
    table.push(frame(k.JOURNEY, seat, step, kind, into, character))


def journey_cost(table: Table, packed: i64) -> i64:
    """Return the symbols that the road costs; 0 if Gandalf travels alone and can go round by two free roads."""
    character: i64 = d_of(packed)
    place: i64 = table.where[character]
    if b_of(packed) == k.PATHS_OF_THE_DEAD:  # O06
        return 0
    cost: i64 = road_cost(character, place, c_of(packed))
    if cost and character == box.GANDALF and table.party == BIT[box.GANDALF] and not table.load:
        if (within_two(place) >> c_of(packed)) & 1:
            return 0
    return cost


def is_searched_there(table: Table, into: i64) -> bool:
    """Whether a search at the destination would have any dice."""
    guided: bool = table.where[box.GOLLUM] == into or (table.party >> box.GOLLUM) & 1 == 1
    return search.search_dice(table, into, board.REGION_OF[into], False, False, guided) > 0


def go(table: Table, character: i64, into: i64) -> None:
    """Move the company."""
    place: i64 = table.where[character]
    table.note(journal.WENT, character, place, into)
    party: i64 = table.party
    while party:
        other: i64 = lowest_bit(party)
        party &= party - 1
        table.where[other] = into
        if other != character:
            table.note(journal.CAME_ALONG, other, into)
    move_friends(table, place, into, table.load)
    if table.load or characters.may_tempt(table.party):
        characters.tempt(table, into)
    table.changed()


def keep_oath(table: Table, into: i64) -> None:
    """Carry out the Paths of the Dead: add armies at Erech and Pelargir, and move those of Umbar."""  # O06, N10, N27
    table.oath = 1
    objectives.prompt_number(table, k.COUNT_OATH, 3, board.GONDOR_PEOPLE, into)
    add_shadow(table, board.PELARGIR, 2)
    count: i64 = table.shadow[board.UMBAR]
    if count:
        table.shadow[board.UMBAR] = 0
        table.shadow[board.PELARGIR] += count
        table.note(journal.SHADOW_WENT, board.UMBAR, board.PELARGIR, count)


def can_take_company(table: Table, packed: i64) -> bool:
    """Whether a character or an army could come along on this road."""  # F15
    character: i64 = d_of(packed)
    place: i64 = table.where[character]
    into: i64 = c_of(packed)
    if not (board.ROADS[place] >> into) & 1:
        return False
    if b_of(packed) == k.BY_ACTION and not payment.could_pay(table, seat_of(packed), road_cost(character, place, into)):
        return False
    if table.friends[place] and character != box.GOLLUM:  # K29
        return True
    return table.at_place(place) & ~BIT[character] & ~proposals.company_refused(table, into) != 0


def list_company(table: Table, out: vec[i64], packed: i64) -> vec[i64]:
    """List the characters, then the armies, that may come along, in ascending order."""
    least: i64 = a_of(packed)
    what_for: i64 = b_of(packed)
    out = append(out, actions.DONE)
    candidates: i64 = 0
    armies: i64 = 0
    if what_for == k.TO_TRAVEL:
        journey: i64 = table.below()
        character: i64 = d_of(journey)
        place: i64 = table.where[character]
        candidates = table.at_place(place) & ~BIT[character] & ~proposals.company_refused(table, c_of(journey))
        if character != box.GOLLUM:
            armies = table.friends[place]
    elif what_for == k.TO_COUNCIL:
        candidates = table.roster & ~table.at_place(board.NOWHERE) & ~table.at_place(board.RIVENDELL)
    else:
        candidates = table.at_place(board.FANGORN_FOREST)
    if least < box.NUM_CHARACTERS:
        candidates &= ~(BIT[least] - 1)
        out = append_codes(out, actions.TAKE_ALONG, candidates)
    people: i64
    count: i64
    for people in range(board.NUM_PEOPLES):
        if box.NUM_CHARACTERS + people >= least:
            for count in range(1, board.army_count(armies, people) + 1):
                out = append(out, actions.TAKE_PEOPLE[people] + count)
    return out


def take_along(table: Table, packed: i64, action: i64) -> None:
    if action < actions.TAKE_ARMIES:
        character: i64 = action - actions.TAKE_ALONG
        table.party |= BIT[character]
        table.replace_top(with_a(packed, character + 1))
    else:
        people: i64 = actions.TAKEN_PEOPLE[action - actions.TAKE_ARMIES]
        table.load += actions.TAKEN_COUNT[action - actions.TAKE_ARMIES] * board.ONE_ARMY[people]
        table.replace_top(with_a(packed, box.NUM_CHARACTERS + people + 1))


def prompt_consent(table: Table, seat: i64, what_for: i64) -> None:
    """Open a window for the owners of the characters in the party."""  # F15
    owners: i64 = 0
    party: i64 = table.party
    while party:
        owner: i64 = table.owner_of[lowest_bit(party)]
        party &= party - 1
        if owner != seat:
            owners |= BIT[owner]
    table.picked = 0
    if owners:
        table.open_window(k.CONSENT, owners, seat, what_for)


def consent(table: Table, seat: i64, agrees: bool) -> None:
    """Answer for a player's characters. A refusal holds until the table changes."""  # N17
    if agrees:
        table.note(journal.AGREED, seat)
    else:
        table.note(journal.REFUSED, seat)
        theirs: i64 = table.party & table.of_seat(seat)
        table.party &= ~theirs
        if b_of(table.top()) == k.TO_TRAVEL:
            proposals.refuse_company(table, theirs, c_of(table.below()))
        table.picked = 1
    table.pass_window()


def end_company(table: Table, packed: i64, seat: i64) -> None:
    """Prompt the owners of the chosen characters for consent."""
    what_for: i64 = b_of(packed)
    table.pop()
    if what_for == k.TO_COUNCIL:
        table.push(frame(k.COMPANY_GOES, seat, what_for))
    if what_for != k.TO_TRAVEL:  # a journey prompts in its next step
        prompt_consent(table, seat, what_for)


def move_party(table: Table, into: i64) -> None:
    """Move the party to a place, without a search."""
    party: i64 = table.party
    while party:
        characters.move_character(table, lowest_bit(party), into)
        party &= party - 1
    if characters.may_tempt(table.party):
        characters.tempt(table, into)


def send_company(table: Table, packed: i64) -> None:
    """Move the party to the council, or to the destination of the Ents."""  # E03, E10
    table.pop()
    table.changed()
    seat: i64 = seat_of(packed)
    if a_of(packed) == k.TO_COUNCIL:
        move_party(table, board.RIVENDELL)
        table.clear_company()
        if table.seats == 1:
            table.prompt(k.FREE_PREPARING, seat)
        else:
            table.open_window(k.GIVING, table.seats_at(board.RIVENDELL), seat)
        return
    into: i64 = b_of(packed)
    move_friends(table, board.FANGORN_FOREST, into, table.load)
    move_party(table, into)
    if table.load and not characters.may_tempt(table.party):
        characters.tempt(table, into)
    table.clear_company()


def list_riding(table: Table, out: vec[i64], packed: i64) -> vec[i64]:
    """List the destinations of a ride, or of a walk in an Elven cloak."""  # E05, E11
    out = append(out, actions.DONE)
    if not b_of(packed):
        return out
    if c_of(packed):
        character: i64 = c_of(packed) - 1
        return append_codes(out, actions.TRAVEL, destinations(table, character, table.owner_of[character]))
    return append_codes(out, actions.TRAVEL, board.FREE_ROADS[a_of(packed)])


def ride(table: Table, packed: i64, seat: i64, action: i64) -> None:
    """Begin one of three rides together, or of two walks in an Elven cloak."""  # E05, E11, N8
    if action == actions.DONE:
        table.pop()
        table.riders = 0
        return
    into: i64 = action - actions.TRAVEL
    table.replace_top(with_b(with_a(packed, into), b_of(packed) - 1))
    if c_of(packed):
        character: i64 = c_of(packed) - 1
        begin_journey(table, table.owner_of[character], character, into, k.IN_CLOAKS)
    else:
        begin_journey(table, seat, lowest_bit(table.riders), into, k.WITH_HORSES)


def begin_going(table: Table) -> None:
    """Spend an action for the journey, unless an event provides it."""
    kind: i64 = b_of(table.top())
    if kind == k.PATHS_OF_THE_DEAD:
        turn.use_action(table)
    elif kind != k.IN_CLOAKS:
        turn.use_travel(table)
