"""What is asked: the name of each question, the rule behind it, and what it is about in names."""

from typing import Final

from mypy_extensions import i64

from bywater.core.decision import Decision
from bywater.core.stack import a_of, b_of, c_of, d_of, kind_of, seat_of
from bywater.games.fate.actions import TURN_FACE, TURN_INTO
from bywater.games.fate.board import NUM_PLACES, PLACES, REGIONS
from bywater.games.fate.cards import CARDS, CHARACTERS, OBJECTIVES
from bywater.games.fate.dice import BATTLE_FACES, SEARCH_FACES
from bywater.games.fate.state import (
    ACT,
    ADVANCE,
    AFTER_BATTLE,
    AFTERWARDS,
    AMBUSHING,
    BATTLE,
    BATTLE_ROLL,
    CALLING_OFF,
    CHOOSING,
    COMPANY,
    COMPANY_GOES,
    CONSENT,
    DEAL_TASK,
    DISCARDING,
    DRAW_CARD,
    DRUMBEAT,
    EAGLES_CALL,
    FLIP,
    FLOOR,
    FORESEEN,
    FREE_PREPARING,
    GIFTING,
    GIVING,
    HAND_FULL,
    HIDING,
    HUNTING,
    IN_PERIL,
    JOIN,
    JOURNEY,
    LOADING,
    LOOKING,
    LOSSES,
    MAY,
    NUMBERING,
    ORDER,
    ORDERING,
    PAYING,
    PERIL,
    PLACING,
    QUIET,
    REROLLING,
    RIDING,
    ROLLED,
    SEARCH,
    SEARCH_ROLL,
    SETUP,
    SHADOW,
    SHOW_BACK,
    SKIES_DARKEN,
    SPIED,
    SPYING,
    SUMMONING,
    TRADE_CONSENT,
    TRADING,
    TURN,
    WEARING,
    WHEELS_TURN,
    Table,
)

Fields = dict[str, int | str]

# The name of each question, and the rule behind it.
ASKED: Final = {
    SETUP: ("setup", ""),
    TURN: ("turn", ""),
    AFTERWARDS: ("afterwards", ""),
    ADVANCE: ("advance", ""),
    BATTLE: ("battle", ""),
    SEARCH: ("search", ""),
    SKIES_DARKEN: ("skies_darken", ""),
    SHADOW: ("shadow", ""),
    JOURNEY: ("journey", ""),
    ORDER: ("order", ""),
    DRUMBEAT: ("drumbeat", ""),
    EAGLES_CALL: ("eagles_call", ""),
    PERIL: ("peril", ""),
    LOOKING: ("looking", ""),
    SPYING: ("spying", ""),
    COMPANY_GOES: ("company_goes", ""),
    ACT: ("act", "F11"),
    QUIET: ("quiet", "F36"),
    FLOOR: ("floor", "F36"),
    COMPANY: ("company", "F15"),
    CONSENT: ("consent", "F15"),
    TRADE_CONSENT: ("trade_consent", "F22"),
    CALLING_OFF: ("calling_off", "F15"),
    HIDING: ("hiding", "F17"),
    PAYING: ("paying", "F13"),
    WEARING: ("wearing", "F21"),
    ROLLED: ("rolled", "F20"),
    REROLLING: ("rerolling", "E02"),
    LOSSES: ("losses", "F28"),
    AFTER_BATTLE: ("after_battle", "F27"),
    IN_PERIL: ("in_peril", "O05"),
    TRADING: ("trading", "F22"),
    MAY: ("may", "F46"),
    NUMBERING: ("numbering", "F46"),
    PLACING: ("placing", "F36"),
    CHOOSING: ("choosing", "F36"),
    LOADING: ("loading", "F15"),
    HUNTING: ("hunting", "F42"),
    SUMMONING: ("summoning", "F43"),
    WHEELS_TURN: ("wheels_turn", "S2"),
    DISCARDING: ("discarding", "S2"),
    HAND_FULL: ("hand_full", "F35"),
    ORDERING: ("ordering", "K22"),
    FORESEEN: ("foreseen", "E09"),
    SPIED: ("spied", "O19"),
    GIVING: ("giving", "E03"),
    RIDING: ("riding", "E05"),
    AMBUSHING: ("ambushing", "K14"),
    GIFTING: ("gifting", "E14"),
    FREE_PREPARING: ("free_preparing", "E03"),
    DRAW_CARD: ("draw", "F32"),
    FLIP: ("flip", "F37"),
    SHOW_BACK: ("back", "F37"),
    SEARCH_ROLL: ("search_roll", "F18"),
    BATTLE_ROLL: ("battle_roll", "F26"),
    DEAL_TASK: ("task", "F04"),
    JOIN: ("join", "F05"),
}

# What something is asked for, in the order of the numbers in state.py (TO_TRAVEL, FOR_JOURNEY, MAY_SLOT and so on).
COMPANIES: Final = ("travel", "council", "ents")
PAYMENTS: Final = (
    *("journey", "muster", "capture", "objective", "shot", "distraction", "lady", "song", "reroll", "sam"),
    *("valor", "flame", "ambush", "defiance", "disregard", "sparing"),
)
MAYS: Final = ("slot", "six", "resistance", "gondor", "rohan", "stealth", "valor")
PLACINGS: Final = (
    *("arrow_from", "arrow_to", "gwaihir_to", "gwaihir_from", "horses", "infighting", "eagles", "ents"),
    *("orders_from", "orders_to", "aid", "cunning", "wheels", "gather_to", "gather_from"),
)
CHOICES: Final = ("lembas", "eagles", "cloaks", "palantir")
LOADS: Final = ("arrow", "gwaihir", "gather")
COUNTS: Final = ("ents", "infighting", "orders", "theoden", "denethor", "oath", "honor")
SUMMONS: Final = ("deploy", "palantir", "distract", "eagles")
DRAWS: Final = ("turn", "opening", "look", "lady")
FLIPS: Final = ("turn", "look", "opening")
JOINS: Final = ("roster", "seat", "successor")
CAUSES: Final = ("shadow", "attack", "ambush", "event", "riders")

# The fields of each question: their names, which of the four numbers of its frame they are, and what these count off
# (nothing: the number itself, a count, a seat, or 1 for yes). What depends on another number is told by `fields_of`.
_FIELDS: Final[dict[int, tuple[tuple[str, int, tuple[str, ...]], ...]]] = {
    COMPANY: (("what_for", 1, COMPANIES),),
    CONSENT: (("what_for", 1, COMPANIES),),
    TRADE_CONSENT: (("card", 0, CARDS), ("asker", 1, ()), ("given", 2, ())),
    PAYING: (("what_for", 0, PAYMENTS),),
    ROLLED: (("battle", 1, ()),),
    REROLLING: (("count", 1, ()), ("battle", 2, ())),
    LOSSES: (("count", 0, ()), ("place", 1, PLACES)),
    IN_PERIL: (("objective", 0, OBJECTIVES),),
    TRADING: (("other", 0, ()), ("given", 1, ())),
    MAY: (("what_for", 0, MAYS),),
    NUMBERING: (("what_for", 0, COUNTS), ("least", 1, ()), ("most", 2, ())),
    PLACING: (("what_for", 0, PLACINGS),),
    CHOOSING: (("what_for", 0, CHOICES),),
    LOADING: (("what_for", 0, LOADS), ("place", 1, PLACES)),
    SUMMONING: (("what_for", 0, SUMMONS), ("count", 1, ()), ("region", 2, REGIONS)),
    DISCARDING: (("count", 0, ()),),
    ORDERING: (("ordered", 0, ()),),
    SPIED: (("ordering", 0, ()),),
    RIDING: (("place", 0, PLACES), ("count", 1, ())),
    AMBUSHING: (("place", 0, PLACES), ("cause", 1, CAUSES)),
    DRAW_CARD: (("what_for", 0, DRAWS), ("to", 1, ())),
    FLIP: (("what_for", 1, FLIPS),),
    SEARCH_ROLL: (("dice", 0, ()),),
    BATTLE_ROLL: (("dice", 0, ()),),
    JOIN: (("what_for", 0, JOINS), ("to", 1, ())),
}


def decision_of(table: Table) -> Decision:
    """What is asked, of whom, and what it is about."""
    packed: i64 = table.top()
    kind: i64 = kind_of(packed)
    if not kind:
        return Decision("over", -2, "", {})
    name, rule = ASKED[kind]
    return Decision(name, seat_of(packed), rule, fields_of(packed, kind))


def fields_of(packed: i64, kind: i64) -> Fields:
    """What a question is about, in names."""
    fields: Fields = {}
    described = _FIELDS.get(kind)
    if described is None:
        return fields
    parts = (int(a_of(packed)), int(b_of(packed)), int(c_of(packed)), int(d_of(packed)))
    for name, part, names in described:
        fields[name] = names[parts[part]] if names else parts[part]
    if kind == PAYING:
        _add_bought(fields, PAYMENTS[parts[0]], parts[2], parts[3])
    elif kind == PLACING:
        _add_placed(fields, PLACINGS[parts[0]], parts[1], parts[3])
    elif kind == NUMBERING and COUNTS[parts[0]] != "ents":
        fields["place"] = PLACES[parts[3]]
    elif kind == MAY and MAYS[parts[0]] == "slot":
        fields["region"] = REGIONS[parts[1]]
    elif kind == RIDING and parts[2]:
        fields["character"] = CHARACTERS[parts[2] - 1]
    return fields


def _add_bought(fields: Fields, what_for: str, about: int, other: int) -> None:
    """What is paid for: armies, an objective, a target, a die."""
    if what_for == "muster":
        fields["count"] = about
    elif what_for == "objective":
        fields["objective"] = OBJECTIVES[about]
    elif what_for == "shot":
        fields["target"] = PLACES[about] if about < NUM_PLACES else "nazgul"
    elif what_for == "flame":
        faces = BATTLE_FACES if other else SEARCH_FACES
        fields["face"] = faces[int(TURN_FACE[about])]
        fields["into"] = faces[int(TURN_INTO[about])]
        fields["battle"] = other
    elif what_for == "reroll":
        fields["face"] = (BATTLE_FACES if other else SEARCH_FACES)[about]
        fields["battle"] = other
    elif what_for == "sam":
        fields["face"] = SEARCH_FACES[about]
    elif what_for in ("ambush", "defiance", "disregard"):
        fields["face"] = BATTLE_FACES[about]


def _add_placed(fields: Fields, what_for: str, about: int, task: int) -> None:
    """What a place is picked for: who or what goes there or comes from there, and what it has to do with."""
    if what_for in ("arrow_to", "gwaihir_from", "orders_to", "cunning", "gather_from"):
        fields["place"] = PLACES[about]
    elif what_for == "eagles":
        fields["character"] = CHARACTERS[about]
    elif what_for in ("ents", "wheels"):
        fields["count"] = about
    elif what_for == "aid":
        fields["region"] = REGIONS[about]
    elif what_for == "gather_to":
        fields["objective"] = OBJECTIVES[about]
    if what_for == "gather_from":
        fields["objective"] = OBJECTIVES[task]


def frames_of(table: Table) -> list[list[object]]:
    """The stack of decisions: kind, seat and four numbers each."""
    frames: list[list[object]] = []
    for level in range(table.height):
        packed: i64 = table.stack[level]
        name = ASKED[kind_of(packed)][0]
        frames.append([name, seat_of(packed), a_of(packed), b_of(packed), c_of(packed), d_of(packed)])
    return frames
