"""Reading a position: a table from plain data, with a worded error for whatever can't stand on it."""

from typing import Any, Final

from mypy_extensions import i64

from bywater.core.codes import BIT
from bywater.core.errors import BadPosition
from bywater.core.stack import a_of, b_of, kind_of, seat_of
from bywater.games.quest.board import (
    BOARD_OF,
    EVENTS_EACH,
    LAST,
    LENGTHS,
    LINES,
    MAIN,
    MOUNT_DOOM,
    PLACES,
    SUNDIAL,
    SYMBOLS,
    TILE_COPIES,
    TILES,
    TOKENS,
)
from bywater.games.quest.cards import (
    BOARD_SETS,
    COPIES,
    GANDALF,
    KINDS,
    LOTHLORIEN_SET,
    NUM_HOBBIT,
    NUM_KINDS,
    ONE,
    RIVENDELL_SET,
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
from bywater.games.quest.flow import proceed
from bywater.games.quest.frames import read_stack
from bywater.games.quest.hands import all_hobbit_cards, packed_size
from bywater.games.quest.lines import being_played, complete, in_scenario
from bywater.games.quest.pledges import demand_of
from bywater.games.quest.rules import QuestState
from bywater.games.quest.state import (
    ALL_FEATURES,
    DEMAND,
    ENDINGS,
    EVENT,
    FACT_DEALT,
    FACT_DREW,
    FACT_GOT,
    FACT_PASSED,
    FACT_POURED,
    FACT_SHOWED,
    FACT_TURNED,
    FLOOR,
    LOSING,
    MOST_POURS,
    PLEDGING,
    SCENARIO_ENDS,
    TRAIL_ROOM,
    TURN,
    Settings,
    special_sum,
)
from bywater.games.quest.view import FACTS

_OPEN: Final = (
    "game rules seats options stack place sauron dark gone bearer active lines event ring_used gandalf board_cards "
    "in_play turned_up shared discards tiles tokens pledged guided volunteer floored proofs poured looker ending"
)
_OWN: Final = "hands foreseen shields specials taken trail"
_WORDS: Final = tuple(f"{_OPEN} {_OWN}".split())
_FACTS: Final = {name: fact for fact, name in FACTS.items()}
_MOST_SHIELDS: Final = 60


def new_table(seats: int, options: dict[str, Any]) -> QuestState:
    return QuestState(seats, Settings(options), None)


def read_position(position: dict[str, Any]) -> QuestState:
    """The state of a complete position; the Hobbit cards that are nowhere else are in the deck.

    If the stack ends in something that goes on by itself, it goes on until somebody is asked.
    """
    for word in position:
        if word not in _WORDS:
            raise BadPosition(f"a position has no {word!r}; it has: {', '.join(_WORDS)}")
    table = new_table(position["seats"], position["options"])
    read_open(table, position)
    for seat, hand in enumerate(_list(position, "hands", table.seats)):
        read_hand(table, seat, hand)
    read_in_play(table, position)
    for seat, shields in enumerate(_list(position, "shields", table.seats)):
        table.shields[seat] = number_of(shields, 0, _MOST_SHIELDS, "shields")
    read_specials(table, position)
    for number, tile in enumerate(_plain_list(position, "foreseen", 3)):
        add_top(table, number, index_of(tile, TILES, "tile"))
    for seat, pledged in enumerate(_list(position, "pledged", table.seats)):
        read_pledges(table, seat, pledged)
    read_trail(table, position.get("trail"), None)
    fill_deck(table)
    read_stack(table, position.get("stack", _cards_of_the_active(table)) if not table.over else [])
    check(table)
    proceed(table)
    for seat in range(table.seats + 1):  # what went on by itself belongs to the position: traces begin here
        table.traces[seat] = 0
    table.shown = 0
    table.learned = 0
    return table


def _cards_of_the_active(table: QuestState) -> list[list[object]]:
    """Without a stack the active player is to play cards."""
    seat = int(table.active)
    return [["journey", 0, 1, 0, 0], ["turn", seat, 7, 1, 0], ["cards", seat, 0, 0, 0]]


def read_open(table: QuestState, data: dict[str, Any]) -> None:
    """What lies open on the table."""
    last = table.seats - 1
    table.place = index_of(data.get("place", "moria"), PLACES, "place")
    board: i64 = BOARD_OF[table.place]
    table.sauron = number_of(data.get("sauron", table.settings.sauron), 0, LAST, "sauron")
    for seat, dark in enumerate(_list(data, "dark", table.seats)):
        table.dark[seat] = number_of(dark, 0, LAST, "dark")
    table.gone = mask_of(data.get("gone", []), table.seats, "gone")
    table.bearer = number_of(data.get("bearer", -1 if table.place == MOUNT_DOOM else 0), -1, last, "bearer")
    table.active = number_of(data.get("active", max(0, int(table.bearer))), 0, last, "active")
    for line, space in _table(data, "lines").items():
        at = index_of(line, SYMBOLS[:LINES], "line")
        table.lines[at] = number_of(space, 0, LENGTHS[board * LINES + at], f"the marker of {line}")
    table.event = number_of(data.get("event", 0), 0, EVENTS_EACH, "event")
    table.ring_used = flag_of(data.get("ring_used", False), "ring_used")
    table.gandalf = 0
    for name in data.get("gandalf", list(GANDALF)):
        table.gandalf |= BIT[index_of(name, GANDALF, "card of Gandalf")]
    if "board_cards" in data:
        table.unclaimed = features_of(data["board_cards"])
    elif in_scenario(table):
        table.unclaimed = BOARD_SETS[board]
    turned_up = data.get("turned_up", "")
    table.turned_up = 1 + index_of(turned_up, KINDS[:NUM_HOBBIT], "Hobbit card") if turned_up else 0
    table.shared = packed_of(_table(data, "shared"))
    table.discards = packed_of(_table(data, "discards"))
    table.discards_size = packed_size(table.discards)
    read_tiles(table, data.get("tiles"))
    for seat, tokens in enumerate(_list(data, "tokens", table.seats)):
        table.tokens[seat] = tokens_of(tokens)
    table.guided = flag_of(data.get("guided", False), "guided")
    table.volunteer = 1 + number_of(data.get("volunteer", -1), -1, last, "volunteer")
    table.floored = mask_of(data.get("floored", []), table.seats, "floored")
    table.pledged = table.guided + (1 if table.volunteer else 0)
    table.over = index_of(data.get("ending", ""), ENDINGS, "ending")
    table.looker = number_of(data.get("looker", -1), -1, last, "looker")
    poured = data.get("poured", [])
    if not isinstance(poured, list) or len(poured) > (MOST_POURS if table.secret else 0):
        raise BadPosition(f"poured: a list of counts is wanted, not {poured!r}")
    for pour, cards in enumerate(poured):
        table.poured[pour] = packed_of(cards)
    table.pours = len(poured)


def read_tiles(table: QuestState, given: Any) -> None:
    """The tiles that lie face down; all of them if nothing is said."""
    full = {tile: int(TILE_COPIES[at]) for at, tile in enumerate(TILES)} if in_scenario(table) else {}
    counts = full if given is None else given
    if not isinstance(counts, dict):
        raise BadPosition(f"tiles: a table of tiles and numbers is wanted, not {given!r}")
    for name, count in counts.items():
        tile = index_of(name, TILES, "tile")
        table.tiles += number_of(count, 0, TILE_COPIES[tile], f"the number of {name}") * ONE[tile]
    table.tiles_size = packed_size(table.tiles)


def add_top(table: QuestState, number: int, tile: int) -> None:
    """A tile that lies face down is known to lie at this place."""
    if not count_in(table.tiles, tile):
        raise BadPosition("the tiles that were looked at are among those that lie face down")
    table.tiles -= ONE[tile]
    table.tiles_size -= 1
    table.tops |= (tile + 1) * BIT[4 * number]


def read_hand(table: QuestState, seat: int, hand: Any) -> None:
    if not isinstance(hand, dict):
        raise BadPosition(f"the hand of seat {seat}: a table of cards and numbers is wanted, not {hand!r}")
    for name, count in hand.items():
        kind = index_of(name, KINDS, "card")
        for _ in range(number_of(count, 0, COPIES[kind], f"the number of {name}")):
            table.add(seat, kind)
    for other in range(seat):
        if table.features[seat] & table.features[other]:
            raise BadPosition("a feature card is in two hands")


def read_in_play(table: QuestState, data: dict[str, Any]) -> None:
    """The feature cards that nobody has seen leave the game: those in hands if nothing is said."""
    held: i64 = 0
    for seat in range(table.seats):
        held |= table.features[seat]
    in_play: i64 = features_of(data["in_play"]) if "in_play" in data else held
    if held & ~in_play:
        raise BadPosition("a feature card is in a hand and not in play")
    if table.unclaimed & (in_play | ~BOARD_SETS[BOARD_OF[table.place]]):
        raise BadPosition("a feature card beside the board belongs elsewhere")
    if in_play & ~held & ~(RIVENDELL_SET | LOTHLORIEN_SET):
        raise BadPosition("a feature card that is in play must be in a hand")
    table.away = ALL_FEATURES & ~in_play


def read_specials(table: QuestState, data: dict[str, Any]) -> None:
    """The special shields beside the board, and those that rivals took."""
    for seat, taken in enumerate(_list(data, "taken", table.seats if table.rivals else 0)):
        read_taken(table, seat, taken)
    for seat, proofs in enumerate(_list(data, "proofs", table.seats if table.rivals else 0)):
        read_proofs(table, seat, proofs)
    left: dict[str, Any] = _table(data, "specials")
    if "specials" in data:
        table.specials = 0
        for name, count in left.items():
            value = 1 + index_of(name, ("1", "2", "3"), "special shield")
            table.specials += number_of(count, 0, 2, "special shields") * BIT[4 * value]
    else:
        for seat in range(len(table.taken)):
            for value in (1, 2, 3):
                table.specials -= _count_of(table.taken[seat], value) * BIT[4 * value]
    for value in (1, 2, 3):
        count = (table.specials >> (4 * value)) & 15
        for seat in range(len(table.taken)):
            count += _count_of(table.taken[seat], value)
        if count > 2 or table.specials < 0:
            raise BadPosition(f"there are only two special shields of {value}")


def _count_of(packed: i64, value: i64) -> i64:
    count: i64 = 0
    while packed:
        if packed & 3 == value:
            count += 1
        packed >>= 2
    return count


def read_taken(table: QuestState, seat: int, taken: Any) -> None:
    if not isinstance(taken, list) or len(taken) > 6:
        raise BadPosition(f"taken by seat {seat}: a list of values is wanted, not {taken!r}")
    for number, value in enumerate(taken):
        table.taken[seat] |= number_of(value, 1, 3, "a special shield") * BIT[2 * number]


def read_proofs(table: QuestState, seat: int, proofs: Any) -> None:
    if not isinstance(proofs, list) or len(proofs) > 7:
        raise BadPosition(f"proofs of seat {seat}: a list of numbers is wanted, not {proofs!r}")
    for number, proof in enumerate(proofs):
        table.proofs[seat] |= number_of(proof, 0, 18, "a proof") * BIT[5 * number]


def read_pledges(table: QuestState, seat: int, pledged: Any) -> None:
    if not isinstance(pledged, dict):
        raise BadPosition(f"the pledges of seat {seat}: a table is wanted, not {pledged!r}")
    for name, count in _table(pledged, "cards").items():
        kind = index_of(name, KINDS, "card")
        number_of(count, 0, table.count(seat, kind), f"the pledged number of {name}")
        table.pledged += count
        if kind < NUM_HOBBIT:
            table.marked_held[seat] += ONE[kind] * count
        elif count:
            table.marked_features[seat] |= BIT[kind - NUM_HOBBIT]
    table.marked_tokens[seat] = tokens_of(_table(pledged, "tokens"))
    for token in range(len(TOKENS)):
        count = (table.marked_tokens[seat] >> (4 * token)) & 15
        table.pledged += count
        if count > table.token_count(seat, token):
            raise BadPosition(f"seat {seat} pledges a token that it has not")
    shields = number_of(pledged.get("shields", 0), 0, int(table.shields[seat]), "pledged shields")
    table.marked_shields[seat] = shields
    table.pledged += 1 if shields else 0


# -- what is known of secret hands ------------------------------------------------------------


def read_trail(table: QuestState, trail: Any, known: list[int] | None) -> None:
    """All that happened to hands. If nothing is said, every card was drawn or dealt and nothing was seen.

    `known` are the seats whose cards the trail names, all of them if it is None.
    """
    if not table.secret or table.over:
        if trail:
            raise BadPosition("a trail is kept while hands are secret")
        return
    if trail is None:
        if table.pours:
            raise BadPosition("decks were made new, and no trail tells what was drawn from them")
        for seat in range(table.seats):
            for kind in range(NUM_KINDS):
                for _ in range(table.count(seat, kind)):
                    dealt = kind >= NUM_HOBBIT and (RIVENDELL_SET | LOTHLORIEN_SET) >> (kind - NUM_HOBBIT) & 1
                    fact = FACT_DREW if kind < NUM_HOBBIT else FACT_DEALT if dealt else FACT_GOT
                    table.note(fact, seat, kind)
        return
    if not isinstance(trail, list) or len(trail) > 4 * TRAIL_ROOM - 60:
        raise BadPosition(f"trail: a list of facts is wanted, not {trail!r}")
    for number, given in enumerate(trail):
        read_fact(table, given, number, known)
    if known is None:
        check_trail(table)


def read_fact(table: QuestState, fact: Any, number: int, known: list[int] | None) -> None:
    """One fact; a card that is not named is noted as the first kind, to be replaced by a belief."""
    parts = fact if isinstance(fact, list) and fact and isinstance(fact[0], str) else [""]
    what = _FACTS.get(parts[0], 0)
    wanted = {FACT_POURED: 1, FACT_TURNED: 2, FACT_PASSED: 4}.get(what, 3)
    if not what or len(parts) != wanted:
        raise BadPosition(f"fact {number + 1} of the trail is none")
    if what == FACT_POURED:
        table.note(what, 0)
    elif what == FACT_TURNED:
        table.note(what, 0, index_of(parts[1], KINDS[:NUM_HOBBIT], "Hobbit card"))
    else:
        seat = number_of(parts[1], 0, table.seats - 1, "a seat")
        other = number_of(parts[3], 0, table.seats - 1, "a seat") if what == FACT_PASSED else 0
        hidden = known is not None and seat not in known and (what != FACT_PASSED or other not in known)
        if hidden and what in (FACT_DREW, FACT_DEALT, FACT_PASSED) and parts[2] == "":
            table.note(what, seat, 0, other)
        else:
            table.note(what, seat, index_of(parts[2], KINDS, "card"), other)


def check_trail(table: QuestState) -> None:
    """The facts lead to the hands as they are."""
    hands = [[0] * NUM_KINDS for _ in range(table.seats)]
    pours = 0
    for number in range(table.facts):
        fact: i64 = table.fact_at(number)
        what = fact & 7
        seat = (fact >> 3) & 7
        kind = fact >> 9
        if what in (FACT_DREW, FACT_DEALT, FACT_GOT):
            hands[seat][kind] += 1
        elif what in (FACT_SHOWED, FACT_PASSED):
            hands[seat][kind] -= 1
            if hands[seat][kind] < 0:
                raise BadPosition(f"fact {number + 1} of the trail: nobody had that card")
            if what == FACT_PASSED:
                hands[(fact >> 6) & 7][kind] += 1
        elif what == FACT_POURED:
            pours += 1
    if pours != table.pours:
        raise BadPosition("the trail and the decks that were made new don't agree")
    for seat in range(table.seats):
        if any(hands[seat][kind] != table.count(seat, kind) for kind in range(NUM_KINDS)):
            raise BadPosition(f"the trail leads to another hand of seat {seat}")


# -- checking the whole -----------------------------------------------------------------------


def fill_deck(table: QuestState) -> None:
    """Hobbit cards that are nowhere else are in the deck."""
    for kind in range(NUM_HOBBIT):
        count: i64 = count_in(table.discards, kind) + count_in(table.shared, kind)
        if table.turned_up == kind + 1:
            count += 1
        for seat in range(table.seats):
            count += count_in(table.held[seat], kind)
        if count > COPIES[kind]:
            raise BadPosition(f"there are more than {COPIES[kind]} of {KINDS[kind]}")
    table.deck = all_hobbit_cards(table)
    table.deck_size = packed_size(table.deck)


def check(table: QuestState) -> None:
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
        if sum(table.token_count(seat, token) for seat in range(table.seats)) > 15:
            raise BadPosition("there are not so many tokens")
    top: i64 = table.top()
    if kind_of(top) == LOSING:
        left = sum(table.count(seat_of(top), kind) for kind in range(b_of(top), NUM_KINDS))
        if left < a_of(top):
            raise BadPosition("there are not so many cards to lose")
    if being_played(table) and _sundials_left(table) < EVENTS_EACH - table.event:
        raise BadPosition("there are fewer sundials among the tiles than events to come")  # R25
    if (table.tops > 0 and table.looker < 0) or (table.looker >= 0 and not in_scenario(table)):
        raise BadPosition("tiles are known exactly if somebody looked at them")


def _is_ending(table: QuestState) -> bool:
    """Whether the last event or the end of the scenario waits on the stack."""
    for level in range(table.height):
        packed: i64 = table.stack[level]
        kind: i64 = kind_of(packed)
        if kind == SCENARIO_ENDS or (kind == EVENT and b_of(packed) == EVENTS_EACH):
            return True
    return False


def check_pledges(table: QuestState) -> None:
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


def _sundials_left(table: QuestState) -> int:
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


# -- reading words ----------------------------------------------------------------------------


def packed_of(given: Any) -> int:
    """Counts of Hobbit cards as a packed number."""
    if not isinstance(given, dict):
        raise BadPosition(f"a table of cards and numbers is wanted, not {given!r}")
    total = 0
    for name, count in given.items():
        kind = index_of(name, KINDS[:NUM_HOBBIT], "Hobbit card")
        total += number_of(count, 0, COPIES[kind], f"the number of {name}") * int(ONE[kind])
    return total


def tokens_of(given: Any) -> int:
    if not isinstance(given, dict):
        raise BadPosition(f"a table of tokens and numbers is wanted, not {given!r}")
    return sum(
        number_of(count, 0, 9, f"the number of {name}") * 16 ** index_of(name, TOKENS, "token")
        for name, count in given.items()
    )


def features_of(given: Any) -> int:
    if not isinstance(given, list):
        raise BadPosition(f"a list of feature cards is wanted, not {given!r}")
    mask = 0
    for name in given:
        mask |= 2 ** index_of(name, KINDS[NUM_HOBBIT:], "feature card")
    return mask


def mask_of(given: Any, seats: int, what: str) -> int:
    if not isinstance(given, list):
        raise BadPosition(f"{what}: a list of seats is wanted, not {given!r}")
    mask = 0
    for seat in given:
        mask |= 2 ** number_of(seat, 0, seats - 1, what)
    return mask


def number_of(given: Any, low: int, high: int, what: str) -> int:
    if isinstance(given, int) and not isinstance(given, bool) and low <= given <= high:
        return given
    raise BadPosition(f"{what}: a number from {low} to {high} is wanted, not {given!r}")


def flag_of(given: Any, what: str) -> int:
    if isinstance(given, bool):
        return int(given)
    raise BadPosition(f"{what}: true or false is wanted, not {given!r}")


def index_of(name: Any, words: tuple[str, ...], what: str) -> int:
    if isinstance(name, str) and name in words:
        return words.index(name)
    raise BadPosition(f"there is no {what} {name!r}")


def _table(data: dict[str, Any], name: str) -> dict[str, Any]:
    part = data.get(name, {})
    if not isinstance(part, dict):
        raise BadPosition(f"{name}: a table is wanted, not {part!r}")
    return part


def _list(data: dict[str, Any], name: str, size: int) -> list[Any]:
    """A list with an element a seat, or nothing at all."""
    part = data.get(name, [])
    if not isinstance(part, list) or len(part) not in (0, size):
        raise BadPosition(f"{name}: a list of {size} is wanted, not {part!r}")
    return part


def _plain_list(data: dict[str, Any], name: str, most: int) -> list[Any]:
    part = data.get(name, [])
    if not isinstance(part, list) or len(part) > most:
        raise BadPosition(f"{name}: a list of at most {most} is wanted, not {part!r}")
    return part
