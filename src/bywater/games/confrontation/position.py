"""Reading a position: a table from plain data, with a worded error for whatever can't stand on it."""

from typing import Any, Final

from librt.vecs import append
from mypy_extensions import i64

from bywater.core.codes import BIT
from bywater.core.errors import BadPosition
from bywater.core.reading import check_keys, flag_of, index_of, list_in, number_of, table_in
from bywater.core.stack import frame
from bywater.games.confrontation.board import CAPACITY, DARK, LIGHT, MORDOR, OUT, PLACES, REGIONS, ROAD, SIDES
from bywater.games.confrontation.cards import CARDS, DECK, NO_CARD, SPECIALS
from bywater.games.confrontation.figures import EACH, FIGURES, FRODO
from bywater.games.confrontation.questions import check_stack
from bywater.games.confrontation.repetition import ENDS_TURN, WARNED, entry, known_places
from bywater.games.confrontation.rules import ConfrontationState
from bywater.games.confrontation.state import ENDINGS, FLAGS, NO_REPETITION, TURN
from bywater.games.confrontation.trail import FACTS, GONE, SEEN, SOMEONE, not_there, pack, set_fact
from bywater.games.confrontation.view import ASKED, LOOKED_AT, MOVERS, TURN_OVER, TURN_WARNED

_KINDS: Final = {name: kind for kind, (name, _) in ASKED.items()}
_KEYS: Final = (
    "game",
    "rules",
    "seats",
    "options",
    "specials",
    "turn",
    "turns",
    "ending",
    "stack",
    "face_up",
    "looked",
    "repetition",
    "light",
    "dark",
    "battle",
)
_SIDE_KEYS: Final = ("figures", "hand", "chosen", "trail")
_LOOP_KEYS: Final = ("open", "moves")
_BATTLE_KEYS: Final = (
    "attacker",
    "region",
    "first",
    "light",
    "dark",
    "sam_beside",
    "light_void",
    "dark_fetched",
    "dark_played_retreat",
    "light_gone",
    "dark_gone",
)


def new_table(options: dict[str, Any]) -> ConfrontationState:
    """An empty table with these options."""
    flags = sum(BIT[number] for number, flag in enumerate(FLAGS) if options[flag])
    specials = mask_of([*options["light_specials"], *options["dark_specials"]], SPECIALS, "special card")
    table = ConfrontationState(flags, specials, None)
    table.automatic = options["automatic"]
    return table


def read_position(position: dict[str, Any]) -> ConfrontationState:
    """The state of a complete position."""
    check_keys(position, _KEYS, "position")
    check_keys(table_in(position, "repetition"), _LOOP_KEYS, "repetition")
    check_keys(table_in(position, "battle"), _BATTLE_KEYS, "battle")
    for name in SIDES:
        check_keys(table_in(position, name), _SIDE_KEYS, name)
    table = new_table(position["options"])
    read_common(table, position)
    for side in (LIGHT, DARK):
        part = table_in(position, SIDES[side])
        read_figures(table, side, table_in(part, "figures"))
        read_cards(table, side, part)
        if part.get("chosen") and position.get("battle") is None and not table.ended:
            raise BadPosition(f"{SIDES[side]}: {part['chosen']} is chosen, and no battle is fought")
        read_trail(table, side, list_in(part, "trail"))
    if table.count(LIGHT, MORDOR) and not table.facts[LIGHT] and not table.ended:
        not_there(table, FRODO, MORDOR)  # else the game would be over
    if not table.height and not table.ended:
        table.push(frame(TURN, table.turn))
    check(table)
    return table


def read_common(table: ConfrontationState, data: dict[str, Any]) -> None:
    """What both views and positions hold openly."""
    table.specials = mask_of(data.get("specials", names_left(table)), SPECIALS, "special card")
    if table.specials & ~table.dealt:
        raise BadPosition("a special card is still to be used that this game is not played with")
    table.turn = index_of(data.get("turn", "dark"), SIDES, "side")
    table.turns = number_of(data.get("turns", 1), 0, 1000, "turns")
    table.ended = index_of(data.get("ending", ""), ENDINGS, "ending")
    table.face_up = mask_of(data.get("face_up", []), FIGURES, "figure")
    table.looked = mask_of([name for name in data.get("looked", []) if name], FIGURES, "figure")
    read_loop(table, table_in(data, "repetition"))
    battle = data.get("battle")
    if battle is not None:
        read_battle(table, battle)
    for number, packed in enumerate(list_in(data, "stack")):
        read_frame(table, packed, number)


def names_left(table: ConfrontationState) -> list[str]:
    return [name for number, name in enumerate(SPECIALS) if table.dealt >> number & 1]


def read_frame(table: ConfrontationState, packed: Any, number: int) -> None:
    if not isinstance(packed, list) or len(packed) != 4 or not all(isinstance(part, int) for part in packed[1:]):
        raise BadPosition(f"frame {number + 1} of the stack is not [kind, seat, number, number]")
    kind = _KINDS.get(packed[0], 0) if isinstance(packed[0], str) else 0
    seat, a, b = packed[1:]
    if not kind or not -1 <= seat <= 1 or not -1 <= a <= 16 or not 0 <= b <= 16 or number >= 2:
        raise BadPosition(f"frame {number + 1} of the stack asks nothing that can be asked")
    table.push(frame(kind, seat, max(a, 0), b))


def read_loop(table: ConfrontationState, loop: dict[str, Any]) -> None:
    """The moves that may lead back to an earlier table."""  # E5
    table.loop_closed = 1 - flag_of(loop.get("open", not table.flags & NO_REPETITION), "open")
    for number, move in enumerate(list_in(loop, "moves")):
        if not isinstance(move, list) or len(move) != 4 or move[3] not in ("", TURN_OVER, TURN_WARNED):
            raise BadPosition(f"move {number + 1} of the repetition is not [figure, from, to, 'end', 'warned' or '']")
        mover: i64 = index_of(move[0], MOVERS, "figure")
        packed: i64 = entry(mover, index_of(move[1], REGIONS, "region"), index_of(move[2], REGIONS, "region"))
        over = ENDS_TURN | WARNED if move[3] == TURN_WARNED else ENDS_TURN if move[3] else 0
        table.loop = append(table.loop, packed | over)


def read_battle(table: ConfrontationState, battle: dict[str, Any]) -> None:
    table.attacker = index_of(battle.get("attacker", ""), FIGURES, "figure")
    table.field = index_of(battle.get("region", ""), REGIONS, "region")
    table.first = flag_of(battle.get("first", False), "first")
    if "light" in battle:
        table.light_fighter = index_of(battle["light"], FIGURES, "figure")
        table.dark_fighter = index_of(battle.get("dark", ""), FIGURES, "figure")
        table.sam_beside = flag_of(battle.get("sam_beside", False), "sam_beside")
        table.light_void = flag_of(battle.get("light_void", False), "light_void")
        table.dark_fetched = flag_of(battle.get("dark_fetched", False), "dark_fetched")
        table.dark_played_retreat = flag_of(battle.get("dark_played_retreat", False), "dark_played_retreat")
        table.light_gone = flag_of(battle.get("light_gone", False), "light_gone")
        table.dark_gone = flag_of(battle.get("dark_gone", False), "dark_gone")


def read_figures(table: ConfrontationState, side: i64, places: dict[str, Any]) -> None:
    """Stand the figures of a side; those that are not named are out of the game."""
    for place, figures in places.items():
        region = index_of(place, PLACES[: ROAD + 1], "region")
        if not isinstance(figures, list):
            raise BadPosition(f"{place}: expected a list of figures, got {figures!r}")
        for name in figures:
            figure = index_of(name, FIGURES, "figure")
            if not side * EACH <= figure < side * EACH + EACH:
                raise BadPosition(f"{name} does not belong to {SIDES[side]}")
            if table.at[figure] != OUT:
                raise BadPosition(f"{name} stands in two places")
            if region < ROAD and not table.ended and table.count(side, region) >= CAPACITY[region]:
                raise BadPosition(f"{place}: expected at most {CAPACITY[region]} figures of a side, got {len(figures)}")
            table.put(figure, region)


def read_cards(table: ConfrontationState, side: i64, part: dict[str, Any]) -> None:
    """The hand (all nine if it is left out) and the card in the battle; the rest is discarded."""
    table.hand &= ~DECK[side]
    hand: i64 = mask_of(part.get("hand", [CARDS[n] for n in range(18) if DECK[side] >> n & 1]), CARDS, "card")
    for number in range(18):
        if (hand & ~DECK[side]) >> number & 1:
            raise BadPosition(f"{CARDS[number]} does not belong to {SIDES[side]}")
    table.hand |= hand
    chosen = part.get("chosen", "")
    if chosen and chosen != "hidden":
        card: i64 = index_of(chosen, CARDS, "card")
        if not DECK[side] >> card & 1:
            raise BadPosition(f"{chosen} does not belong to {SIDES[side]}")
        if side == LIGHT:
            table.light_card = card
        else:
            table.dark_card = card
        table.hand &= ~BIT[card]


def read_trail(table: ConfrontationState, side: i64, trail: list[Any]) -> None:
    """The facts about a side. A look that was hidden from the reader stays a look at somebody."""
    for number, fact in enumerate(trail):
        if not isinstance(fact, list) or len(fact) != 4 or number >= 590:
            raise BadPosition(f"fact {number + 1} of the trail is not [kind, figure, from, to]")
        word, name, start, goal = fact
        private = word == LOOKED_AT
        kind = SEEN if private else index_of(word, FACTS, "fact")
        figure: i64 = SOMEONE
        if name:
            figure = index_of(name, FIGURES, "figure") - side * EACH
            if not 0 <= figure < EACH:
                raise BadPosition(f"fact {number + 1}: {name} does not belong to {SIDES[side]}")
            if kind == GONE:
                table.seen &= ~BIT[figure + side * EACH]
            else:
                table.seen |= BIT[figure + side * EACH]
        to: i64 = index_of(goal, PLACES, "place") if goal else (1 if private else 0)
        set_fact(table, side, number, pack(kind, figure, index_of(start, PLACES, "place"), to))
        table.facts[side] = number + 1


def check(table: ConfrontationState) -> None:
    """What can't be on any table of this game."""  # M6
    if table.at[FRODO] == OUT and not table.ended and table.turns:
        raise BadPosition("Frodo is out of the game, so it is over")
    if table.at[FRODO] == MORDOR and not table.ended:
        raise BadPosition("Frodo is in Mordor, so the game is over")
    for region in range(16):
        if table.count(LIGHT, region) and table.count(DARK, region) and region != table.field and not table.ended:
            raise BadPosition(f"{REGIONS[region]} holds figures of both sides, and no battle is fought there")
    if table.count(DARK, 0) >= 3 and not table.ended:
        raise BadPosition("three Dark figures are in the Shire, so the game is over")
    if not table.ended:
        held = [sum(table.hand >> n & 1 for n in range(side * 9, side * 9 + 9)) for side in (0, 1)]
        held[LIGHT] += int(table.light_card != NO_CARD)
        held[DARK] += int(table.dark_card != NO_CARD)
        if held[LIGHT] != held[DARK] or not held[LIGHT]:
            raise BadPosition(
                f"expected equally many cards for both sides, and at least 1: got {held[LIGHT]} for light"
                f" and {held[DARK]} for dark"
            )  # K12
    known = known_places(table)
    for figure in range(2 * EACH):
        if known[figure] != OUT and known[figure] != table.at[figure]:
            raise BadPosition(f"{FIGURES[figure]} does not stand where the moves of the repetition have led")  # E5
    check_stack(table)


# -- reading words ----------------------------------------------------------------------------


def mask_of(names: Any, words: tuple[str, ...], what: str) -> int:
    if not isinstance(names, list):
        raise BadPosition(f"expected a list, got {names!r}")
    mask = 0
    for name in names:
        bit = BIT[index_of(name, words, what)]
        if mask & bit:
            raise BadPosition(f"{name} is named twice")
        mask |= bit
    return mask
