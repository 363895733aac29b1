"""What one seat sees, built from what it may know; and the whole state as a position."""

from typing import Any, Final

from mypy_extensions import i64

from bywater.core.codes import BIT, WATCHER
from bywater.core.decision import Decision
from bywater.core.stack import a_of, b_of, kind_of, seat_of
from bywater.core.state import Position, View
from bywater.games.confrontation.battle import hidden_defenders
from bywater.games.confrontation.board import DARK, LIGHT, OUT, PLACES, REGIONS, ROAD, SIDES, SLOTS, has
from bywater.games.confrontation.cards import CARDS, DECK, NO_CARD, SPECIALS
from bywater.games.confrontation.duel_cards import LIGHT_CARD, REVEAL, dark_shows_first
from bywater.games.confrontation.figures import EACH, FIGURES
from bywater.games.confrontation.knowledge import places_of
from bywater.games.confrontation.repetition import ENDS_TURN, WARNED, mover_of, occurrences
from bywater.games.confrontation.repetition import goal_of as loop_goal
from bywater.games.confrontation.repetition import start_of as loop_start
from bywater.games.confrontation.state import (
    BANNING,
    BATTLE,
    CARD,
    DEFENDER,
    ENDINGS,
    FETCHING,
    FLAGS,
    FLEE,
    FRODO_OR_SAM,
    GALLOP,
    GOING_ON,
    LINGER,
    NO_REPETITION_BIT,
    PLACING,
    STEP,
    TARGET,
    TUNNEL,
    TURN,
    WITHDRAW,
    Table,
)
from bywater.games.confrontation.trail import (
    FACTS,
    MOVE,
    SEEN,
    SOMEONE,
    fact_at,
    figure_of,
    goal_of,
    start_of,
)
from bywater.games.confrontation.trail import (
    kind_of as fact_kind,
)

RULES: Final = 2

# The name of each question, and the ruling behind it.
ASKED: Final = {
    PLACING: ("place", "S1"),
    TURN: ("turn", "M1"),
    STEP: ("step", "D12"),
    GALLOP: ("gallop", "D12"),
    TUNNEL: ("tunnel", "D5"),
    BATTLE: ("battle", "B24"),
    TARGET: ("target", "D1"),
    DEFENDER: ("defender", "D1"),
    FRODO_OR_SAM: ("frodo_or_sam", "B10"),
    FLEE: ("flee", "D4"),
    BANNING: ("ban", "B14"),
    CARD: ("card", "B16"),
    FETCHING: ("fetch", "K5"),
    WITHDRAW: ("withdraw", "B27"),
    LINGER: ("linger", "D11"),
}
LOOKED_AT: Final = "looked"
BOTH: Final = 3
MOVERS: Final = (*FIGURES, *SIDES)
"""Who moved: a figure, or just its side."""
TURN_OVER: Final = "end"
TURN_WARNED: Final = "warned"  # the turn is over, and all were warned that the table was there before
"""Marks the last move of a turn in the list of moves that may lead back to an earlier table."""


def names(mask: i64, words: tuple[str, ...]) -> list[str]:
    """The words whose bits are set."""
    return [words[n] for n in range(len(words)) if has(mask, n)]


def options_of(table: Table) -> dict[str, Any]:
    given: dict[str, Any] = {
        "light_specials": names(table.dealt & 3, SPECIALS),
        "dark_specials": names(table.dealt & 12, SPECIALS),
    }
    for number, flag in enumerate(FLAGS):
        given[flag] = has(table.flags, number)
    given["automatic"] = table.automatic
    return given


# -- what is asked ----------------------------------------------------------------------------


def decision_of(table: Table, mask: int) -> Decision:
    """What is asked, as the seats in the mask see it: how far a secret set-up has come is its owner's alone."""
    packed: i64 = table.top()
    kind: i64 = kind_of(packed)
    if not kind:
        return Decision("over", -2, "", {})
    name, rule = ASKED[kind]
    seat: i64 = seat_of(packed)
    fields: dict[str, str] = {}
    if kind == PLACING:
        if mask & BIT[seat]:
            fields = {"region": REGIONS[SLOTS[seat * 5 + a_of(packed)]]}
    elif kind == GALLOP:
        fields = {"region": REGIONS[b_of(packed)]}
    elif kind in (FRODO_OR_SAM, FLEE, BANNING, CARD, FETCHING, WITHDRAW):
        fields = {
            "light": FIGURES[table.light_fighter],
            "dark": FIGURES[table.dark_fighter],
            "region": REGIONS[table.field],
        }
    elif kind == TARGET or kind == DEFENDER:
        fields = {"attacker": FIGURES[table.attacker], "region": REGIONS[table.field]}
    return Decision(name, seat, rule, fields)


def frames_of(table: Table, mask: int) -> list[list[object]]:
    """The stack of decisions: kind, seat and two numbers each."""
    frames: list[list[object]] = []
    for level in range(table.height):
        packed: i64 = table.stack[level]
        kind: i64 = kind_of(packed)
        seat: i64 = seat_of(packed)
        secret = kind == PLACING and not mask & BIT[seat]
        frames.append([ASKED[kind][0], seat, -1 if secret else a_of(packed), b_of(packed)])
    return frames


# -- the parts of a table ---------------------------------------------------------------------


def side_of_table(table: Table, side: i64, mask: int) -> dict[str, Any]:
    """One side as the seats in the mask know it. Its own seat, and all after the end, know its figures."""
    known = table.ended != GOING_ON or (mask >> side) & 1 == 1
    part: dict[str, Any] = {}
    ready = table.turns > 0 or table.left(side) == EACH
    if known:
        part["figures"] = figures_by_place(table, side)
    if ready:
        counts = places_of(table, side)
        part["counts"] = {PLACES[place]: counts[place] for place in range(ROAD + 1)}
        part["out"] = [FIGURES[f] for f in range(side * EACH, side * EACH + EACH) if table.at[f] == OUT]
    part["ready"] = ready
    part.update(cards_of(table, side, known))
    part["trail"] = trail_of(table, side, mask)
    return part


def figures_by_place(table: Table, side: i64) -> dict[str, list[str]]:
    """Who stands at each place; a region is a set, so its figures come in their fixed order."""
    places: dict[str, list[str]] = {place: [] for place in PLACES[: ROAD + 1]}
    for figure in range(side * EACH, side * EACH + EACH):
        if table.at[figure] != OUT:
            places[PLACES[table.at[figure]]].append(FIGURES[figure])
    return places


def cards_of(table: Table, side: i64, known: bool) -> dict[str, Any]:
    """Hand, discard and the card in the battle. A card laid face down still counts to the hand for others."""  # K13
    card: i64 = table.light_card if side == LIGHT else table.dark_card
    hand: i64 = table.hand & DECK[side]
    chosen = ""
    if card != NO_CARD:
        if known or is_face_up(table, side):
            chosen = CARDS[card]
        else:
            chosen = "hidden"
            hand |= BIT[card]
    return {"hand": names(hand, CARDS), "discard": names(table.discard(side), CARDS), "chosen": chosen}


def is_face_up(table: Table, side: i64) -> bool:
    """Whether the card that a side has laid down was turned over."""
    step: i64 = a_of(table.stack[0])
    if step > REVEAL:
        return True
    return side == DARK and dark_shows_first(table) and step >= LIGHT_CARD


def trail_of(table: Table, side: i64, mask: int) -> list[list[str]]:
    """The facts about a side, oldest first. What the Palantir showed stays between the two seats."""
    facts: list[list[str]] = []
    for number in range(table.facts[side]):
        fact: i64 = fact_at(table, side, number)
        kind: i64 = fact_kind(fact)
        figure: i64 = figure_of(fact)
        private = kind == SEEN and goal_of(fact) == 1
        hidden = figure == SOMEONE or (private and not mask & BOTH and table.ended == GOING_ON)
        facts.append(
            [
                LOOKED_AT if private else FACTS[kind],
                "" if hidden else FIGURES[side * EACH + figure],
                PLACES[start_of(fact)],
                PLACES[goal_of(fact)] if kind == MOVE else "",
            ]
        )
    return facts


def battle_of(table: Table) -> dict[str, Any] | None:
    """The battle that is going on; all of it is open but the cards, which their sides hold."""
    if not table.height or kind_of(table.stack[0]) != BATTLE:
        return None
    battle: dict[str, Any] = {
        "attacker": FIGURES[table.attacker],
        "region": REGIONS[table.field],
        "first": table.first == 1,
    }
    if a_of(table.stack[0]) > 0:
        battle.update(
            {
                "light": FIGURES[table.light_fighter],
                "dark": FIGURES[table.dark_fighter],
                "sam_beside": table.sam_beside == 1,
                "light_void": table.light_void == 1,
                "dark_fetched": table.dark_fetched == 1,
                "dark_played_retreat": table.dark_played_retreat == 1,
                "light_gone": table.light_gone == 1,
                "dark_gone": table.dark_gone == 1,
            }
        )
    return battle


def loop_of(table: Table) -> dict[str, Any]:
    """The moves that may lead back to an earlier table; all of it is public."""  # E5
    moves = [
        [
            MOVERS[mover_of(packed)],
            PLACES[loop_start(packed)],
            PLACES[loop_goal(packed)],
            TURN_WARNED if packed & WARNED else TURN_OVER if packed & ENDS_TURN else "",
        ]
        for packed in table.loop
    ]
    if table.attack_from != ROAD:
        moves.append([FIGURES[table.attacker], PLACES[table.attack_from], PLACES[table.field], ""])
    return {"open": table.loop_closed == 0, "moves": moves}


# -- the whole --------------------------------------------------------------------------------


def view_of(table: Table, seats: object) -> View:
    """All that these seats may know."""
    mask = table.mask_of(seats)
    actor: i64 = table.actor
    mine = actor >= 0 and (mask >> actor) & 1 == 1
    knows_looks = mask & BOTH or table.ended != GOING_ON
    return {
        "game": "confrontation",
        "rules": RULES,
        "seats": [seat for seat in (0, 1) if (mask >> seat) & 1] or [WATCHER],
        "options": options_of(table),
        "specials": names(table.specials, SPECIALS),
        "actor": actor,
        "decision": decision_of(table, mask).plain(),
        "legal": list(table.legal()) if mine else [],
        "stack": frames_of(table, mask),
        "turn": SIDES[table.turn],
        "turns": table.turns,
        "light": side_of_table(table, LIGHT, mask),
        "dark": side_of_table(table, DARK, mask),
        "battle": battle_of(table),
        "face_up": names(table.face_up, FIGURES),
        "looked": names(table.looked, FIGURES) if knows_looks else ["" for _ in names(table.looked, FIGURES)],
        "repetition": {"times": int(occurrences(table)), **loop_of(table)},
        "hidden_defenders": len(names(hidden_defenders(table), FIGURES)) if battle_of(table) else 0,
        "ending": ENDINGS[table.ended],
        "returns": table.returns(),
        "score": table.score(),
    }


def position_of(table: Table) -> Position:
    """The whole state. All of it can be written by hand; what is left out has its value of a new turn."""
    position: Position = {
        "game": "confrontation",
        "rules": RULES,
        "seats": 2,
        "options": options_of(table),
        "specials": names(table.specials, SPECIALS),
        "turn": SIDES[table.turn],
        "turns": table.turns,
        "ending": ENDINGS[table.ended],
        "stack": frames_of(table, BOTH),
        "face_up": names(table.face_up, FIGURES),
        "looked": names(table.looked, FIGURES),
    }
    if len(table.loop) or table.attack_from != ROAD or table.loop_closed != (table.flags >> NO_REPETITION_BIT) & 1:
        position["repetition"] = loop_of(table)
    for side in (LIGHT, DARK):
        position[SIDES[side]] = {
            "figures": {place: there for place, there in figures_by_place(table, side).items() if there},
            "hand": names(table.hand & DECK[side], CARDS),
            "chosen": cards_of(table, side, True)["chosen"],
            "trail": trail_of(table, side, BOTH),
        }
    battle = battle_of(table)
    if battle is not None:
        position["battle"] = battle
    return position
