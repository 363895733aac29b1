"""Views: what each seat or watcher may know."""

from typing import Any, Final, cast

from mypy_extensions import i64

from bywater.core.bits import BIT, names_in
from bywater.core.decision import Decision
from bywater.core.frames import a_of, decision_of, frames_of, kind_of, seat_of, with_a, with_b
from bywater.core.seats import viewers_in
from bywater.core.view_types import Frame
from bywater.games.confrontation.knowledge import view_types as t
from bywater.games.confrontation.model import cases, trail
from bywater.games.confrontation.model import frames as k
from bywater.games.confrontation.model.board import DARK, LIGHT, OUT, PLACES, ROAD, SIDES, has
from bywater.games.confrontation.model.cards import CARDS, DECK, NO_CARD, SPECIALS
from bywater.games.confrontation.model.endings import ENDINGS, GOING_ON
from bywater.games.confrontation.model.figures import EACH, FIGURES
from bywater.games.confrontation.model.options import FLAGS, RULES
from bywater.games.confrontation.model.table import Table
from bywater.games.confrontation.rules import repetition
from bywater.games.confrontation.rules.battle import hidden_defenders
from bywater.games.confrontation.rules.duel_cards import dark_shows_first

LOOKED_AT: Final = "looked"
BOTH: Final = 3
MOVERS: Final = (*FIGURES, *SIDES)
"""Names of movers: figures, or sides for unseen movers."""
TURN_OVER: Final = "end"
TURN_WARNED: Final = "warned"
"""Marks for the last move of a turn in the list of moves since the last irreversible event. "warned" means also that
the turn repeated an earlier table and everyone was warned."""


def options_of(table: Table) -> dict[str, Any]:
    """Return the value of every option."""
    given: dict[str, Any] = {
        "light_specials": names_in(table.dealt & 3, SPECIALS),
        "dark_specials": names_in(table.dealt & 12, SPECIALS),
    }
    for number, flag in enumerate(FLAGS):
        given[flag] = has(table.flags, number)
    given["automatic"] = table.automatic
    return given


# -- decisions --------------------------------------------------------------------------------


def decision_for(table: Table, mask: int) -> Decision:
    """Return the decision as the seats in the mask see it: only its seat knows the progress of a secret set-up."""
    decision = decision_of(k.KINDS, table.top())
    if _is_secret(table.top(), mask):
        return Decision(decision.kind, decision.seat, decision.rule, {})
    return decision


def stack_for(table: Table, mask: int) -> list[Frame]:
    """Return the stack of decisions as the seats in the mask see it."""
    packed = [table.stack[level] for level in range(table.height)]
    return frames_of(k.KINDS, [with_a(with_b(f, 0), 0) if _is_secret(f, mask) else f for f in packed])


def _is_secret(packed: i64, mask: int) -> bool:
    return kind_of(packed) == k.PLACE and not mask & BIT[seat_of(packed)]


# -- the parts of a table ---------------------------------------------------------------------


def side_for(table: Table, side: i64, mask: int) -> t.SideView:
    """Return a side as the seats in the mask know it. Its seat, and after the end everyone, knows its figures."""
    known = table.ended != GOING_ON or (mask >> side) & 1 == 1
    ready = table.turns > 0 or table.left(side) == EACH
    placement: t.Placement = {}
    if known:
        placement["figures"] = figures_by_place(table, side)
    if ready:
        counts = cases.places_of(table, side)
        placement["counts"] = {PLACES[place]: counts[place] for place in range(ROAD + 1)}
        placement["out"] = [FIGURES[f] for f in range(side * EACH, side * EACH + EACH) if table.at[f] == OUT]
    hand, chosen = _cards_of(table, side, known)
    return {
        **placement,
        "ready": ready,
        "hand": hand,
        "discard": names_in(table.discard(side), CARDS),
        "chosen": chosen,
        "trail": trail_for(table, side, mask),
    }


def figures_by_place(table: Table, side: i64) -> dict[str, list[str]]:
    """Return the figures at each place, in their fixed order, because their order within a region has no meaning."""
    places: dict[str, list[str]] = {place: [] for place in PLACES[: ROAD + 1]}
    for figure in range(side * EACH, side * EACH + EACH):
        if table.at[figure] != OUT:
            places[PLACES[table.at[figure]]].append(FIGURES[figure])
    return places


def _cards_of(table: Table, side: i64, known: bool) -> tuple[list[str], str]:
    """Return the hand and the card in the battle. Others see a face-down card as part of the hand."""  # K13
    card: i64 = table.light_card if side == LIGHT else table.dark_card
    hand: i64 = table.hand & DECK[side]
    chosen = ""
    if card != NO_CARD:
        if known or is_face_up(table, side):
            chosen = CARDS[card]
        else:
            chosen = "hidden"
            hand |= BIT[card]
    return names_in(hand, CARDS), chosen


def is_face_up(table: Table, side: i64) -> bool:
    """Whether the played card of a side has been revealed."""
    step: i64 = a_of(table.stack[0])
    if step > k.REVEAL:
        return True
    return side == DARK and dark_shows_first(table) and step >= k.LIGHT_CARD


def trail_for(table: Table, side: i64, mask: int) -> list[t.Fact]:
    """Return the facts about a side, oldest first. Only the two seats know which figures the Palantir showed."""
    facts: list[t.Fact] = []
    for number in range(table.facts[side]):
        fact: i64 = trail.fact_at(table, side, number)
        kind: i64 = trail.kind_of(fact)
        figure: i64 = trail.figure_of(fact)
        private = kind == trail.SEEN and trail.goal_of(fact) == 1
        hidden = figure == trail.SOMEONE or (private and not mask & BOTH and table.ended == GOING_ON)
        facts.append(
            [
                LOOKED_AT if private else trail.FACTS[kind],
                "" if hidden else FIGURES[side * EACH + figure],
                PLACES[trail.start_of(fact)],
                PLACES[trail.goal_of(fact)] if kind == trail.MOVE else "",
            ]
        )
    return facts


def battle_of(table: Table) -> t.BattleView | None:
    """Return the current battle without its cards. All of it is public."""
    if not table.height or kind_of(table.stack[0]) != k.BATTLE:
        return None
    battle: t.BattleView = {
        "attacker": FIGURES[table.attacker],
        "region": PLACES[table.field],
        "first": table.first == 1,
    }
    if a_of(table.stack[0]) > k.CHOOSE_DEFENDER:
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


def loop_moves(table: Table) -> list[t.LoopMove]:
    """Return the moves that may lead back to an earlier table. All of them are public."""  # E5
    moves = []
    for packed in table.loop:
        over = TURN_OVER if packed & repetition.ENDS_TURN else ""
        moves.append(
            [
                MOVERS[repetition.mover_of(packed)],
                PLACES[repetition.start_of(packed)],
                PLACES[repetition.goal_of(packed)],
                TURN_WARNED if packed & repetition.WARNED else over,
            ]
        )
    return moves


def repetition_of(table: Table) -> t.Repetition:
    """Return the occurrences of this table, whether this turn may repeat a table, and the moves to compare."""  # E5
    moves = loop_moves(table)
    if table.attack_from != ROAD:
        moves.append([FIGURES[table.attacker], PLACES[table.attack_from], PLACES[table.field], ""])
    return {"times": int(repetition.occurrences(table)), "open": table.loop_closed == 0, "moves": moves}


# -- the view ---------------------------------------------------------------------------------


def view_of(table: Table, seats: object) -> t.View:
    """Return everything that these seats may know."""
    mask = table.mask_of(seats)
    actor: i64 = table.actor
    acts = actor >= 0 and (mask >> actor) & 1 == 1
    knows_looks = mask & BOTH or table.ended != GOING_ON
    battle = battle_of(table)
    return {
        "game": "confrontation",
        "rules": RULES,
        "seats": 2,
        "viewers": viewers_in(mask, 2),
        "options": cast(t.Options, options_of(table)),
        "specials": names_in(table.specials, SPECIALS),
        "actor": actor,
        "decision": cast(t.Decision, decision_for(table, mask).plain()),
        "legal": list(table.legal()) if acts else [],
        "stack": stack_for(table, mask),
        "turn": SIDES[table.turn],
        "turns": table.turns,
        "light": side_for(table, LIGHT, mask),
        "dark": side_for(table, DARK, mask),
        "battle": battle,
        "face_up": names_in(table.face_up, FIGURES),
        "looked": names_in(table.looked, FIGURES) if knows_looks else ["" for _ in names_in(table.looked, FIGURES)],
        "repetition": repetition_of(table),
        "hidden_defenders": len(names_in(hidden_defenders(table), FIGURES)) if battle else 0,
        "ending": ENDINGS[table.ended],
        "returns": table.returns(),
        "score": table.score(),
    }
