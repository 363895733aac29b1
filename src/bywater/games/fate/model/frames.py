"""Frame kinds: automatic steps, decisions, and chance points.

Kinds are numbered by subject: each module of `rules/` has a range for its steps and one for its decisions, and
`rules/engine.py` only looks for the range. A new decision takes the next free number of its subject, and gets a row in
`KINDS`. A frame has four numbers, a to d; the comments say what they mean.
"""

from typing import Final

from bywater.core.frames import Fields, FrameKind, FrameKinds, Number
from bywater.games.fate.model.actions import TURN_FACE, TURN_INTO
from bywater.games.fate.model.board import NUM_PLACES, PLACES, REGIONS
from bywater.games.fate.model.cards import CARDS, CHARACTERS, OBJECTIVES
from bywater.games.fate.model.dice import BATTLE_FACES, SEARCH_FACES

MAX_FRAMES: Final = 32

# Steps: the engine runs such a frame when it is on top of the stack. Ranges are listed from the highest down, so the
# range of a subject ends where the one above it begins.
OBJECTIVES_STEPS: Final = 60
AFTERWARDS: Final = 60  # fulfil objectives, then let havens fall
TURN_STEPS: Final = 56
TURN: Final = 56  # seat: the active player, a: the next step, b: shadow cards still to come
TRAVEL_STEPS: Final = 52
JOURNEY: Final = 52  # seat: who pays, a: the next step, b: the kind, c: the destination, d: the leader
COMPANY_GOES: Final = 53  # seat: the player who chose them, a: the purpose, b: the destination
BATTLE_STEPS: Final = 48
BATTLE: Final = 48  # a: the place, b: the next step, c: the cause
SEARCH_STEPS: Final = 44
SEARCH: Final = 44  # a: the next step, b: 1 for the final search, c: 1 if Frodo wears the Ring
SKIES_DARKEN_STEPS: Final = 42
SKIES_DARKEN: Final = 42  # a: the next step, b: the card
SHADOW_STEPS: Final = 36
SHADOW: Final = 36  # a: the card, b: the next step
ADVANCE: Final = 37  # a: the line, b: the number of its places that may still have battles
ORDER: Final = 38  # a: the order, b: Nazgûl still to move, c: the region that one has entered, plus 1
DRUMBEAT: Final = 39  # a: the first place not yet considered
PERILS_STEPS: Final = 32
PERIL: Final = 32  # seat: who faces it, a: the objective, b: the next step
EVENTS_STEPS: Final = 28
EAGLES_CALL: Final = 28  # b: Nazgûl still to come
PLAYER_DECK_STEPS: Final = 24
LOOKING: Final = 24  # seat: who looks, a: how many cards must be known, b: the purpose
SHADOW_DECK_STEPS: Final = 20
SPYING: Final = 20  # seat: who looks at the shadow deck, a: how many cards must be known, b: the purpose
SETUP: Final = 16  # a: the next step, b: a seat or a count

# Decisions, the most frequent ones first. Again, the range of a subject ends where the one above it begins.
ACTION_DECISIONS: Final = 176
ACT: Final = 176
QUIET: Final = 177
INTERRUPT: Final = 178
HAND_FULL: Final = 179
PAYMENT_DECISIONS: Final = 168
PAYING: Final = 168  # a: the purpose, b: the first item that may be spent, c, d: details of the purpose
ROLLS_DECISIONS: Final = 160
ROLLED: Final = 160  # a window; a: seats still to be prompted, b: 1 for a battle
REROLLING: Final = 161  # a: the lowest face, b: how many dice are picked, c: 1 for a battle
BATTLE_DECISIONS: Final = 152
AFTER_BATTLE: Final = 152  # a window; a: seats still to be prompted
LOSSES: Final = 153  # a: armies still to be lost, b: the place
AMBUSHING: Final = 154  # a: the place, b: the cause of the battle
MARSHAL: Final = 155  # a: armies that would be lost, b: the place
TRAVEL_DECISIONS: Final = 144
COMPANY: Final = 144  # a: the first character or army that may be taken, b: the purpose
CONSENT: Final = 145  # a window; a: seats still to be prompted, b: the purpose
CALLING_OFF: Final = 146
HIDING: Final = 147
RIDING: Final = 148  # a: the place, b: rides left, c: the character that goes alone, plus 1
SEARCH_DECISIONS: Final = 136
WEARING: Final = 136
NAZGUL_DECISIONS: Final = 128
HUNTING: Final = 128
SUMMONING: Final = 129  # a: the purpose, b: how many, c: the region they come to
TRADE_DECISIONS: Final = 120
TRADING: Final = 120  # a: the other player, b: 1 if a card is given
TRADE_CONSENT: Final = 121  # a: the card, b: the seat that proposed it, c: 1 if it is given, 0 if it is taken
TARGETS_DECISIONS: Final = 112
PLACING: Final = 112  # a: the purpose, b, c: details of the purpose
NUMBERING: Final = 113  # a: the purpose, b: the least, c: the most, d: a detail of the purpose
CHOOSING: Final = 114  # a: the purpose
LOADING: Final = 115  # a: the purpose, b: the place, c: the first people that may be picked, d: the most
OBJECTIVES_DECISIONS: Final = 104
MAY: Final = 104  # a: the purpose, b, c: details of the purpose
HANDS_DECISIONS: Final = 96
DISCARDING: Final = 96  # a: how many, b: the first item that may be discarded
GIVING: Final = 97  # a window; a: seats still to be prompted
GIFTING: Final = 98
FREE_PREPARING: Final = 99
PLAYER_DECK_DECISIONS: Final = 88
ORDERING: Final = 88  # a: how many are in order
FORESEEN: Final = 89
SHADOW_DECK_DECISIONS: Final = 80
SPIED: Final = 80  # a: SPIED_REMOVES, then SPIED_ORDERS; b: the first card that may be removed
PERILS_DECISIONS: Final = 72
IN_PERIL: Final = 72  # a: the objective
FIRST_DECISION: Final = 64
WHEELS_TURN: Final = 64

# Chance points.
FIRST_CHANCE: Final = 200
DRAW_CARD: Final = 200  # a: the purpose, b: a seat
FLIP: Final = 201  # a: the level of the card, b: 1 if it is only looked at
SHOW_BACK: Final = 202  # a: the level
SEARCH_ROLL: Final = 203  # a: how many dice
BATTLE_ROLL: Final = 204
DEAL_TASK: Final = 205
JOIN: Final = 206  # a: the purpose, b: a seat

# Kinds of journeys.
BY_ACTION: Final = 0
PATHS_OF_THE_DEAD: Final = 1
WITH_HORSES: Final = 2
IN_CLOAKS: Final = 3

# Purposes of a company.
TO_TRAVEL: Final = 0
TO_COUNCIL: Final = 1
WITH_ENTS: Final = 2

# Causes of a battle.
BY_SHADOW: Final = 0
BY_ATTACK: Final = 1
BY_AMBUSH: Final = 2
BY_EVENT: Final = 3
BY_RIDERS: Final = 4  # an attack of Éomer with Riders

# Purposes of a payment.
FOR_JOURNEY: Final = 0
FOR_MUSTER: Final = 1
FOR_CAPTURE: Final = 2
FOR_OBJECTIVE: Final = 3
FOR_SHOT: Final = 4
FOR_DISTRACTION: Final = 5
FOR_LADY: Final = 6
FOR_SONG: Final = 7
FOR_REROLL: Final = 8
FOR_SAM: Final = 9
FOR_VALOR: Final = 10
FOR_FLAME: Final = 11
FOR_AMBUSH: Final = 12
FOR_DEFIANCE: Final = 13
FOR_DISREGARD: Final = 14
FOR_SPARING: Final = 15

# Purposes of the other decisions: optional effects (MAY), choices of a place (PLACING), and so on.
MAY_SLOT: Final = 0
MAY_SIX: Final = 1
MAY_RESISTANCE: Final = 2
MAY_GONDOR: Final = 3
MAY_ROHAN: Final = 4
MAY_STEALTH: Final = 5
MAY_VALOR: Final = 6

AT_ARROW_FROM: Final = 0
AT_ARROW_TO: Final = 1
AT_GWAIHIR_TO: Final = 2
AT_GWAIHIR_FROM: Final = 3
AT_HORSES: Final = 4
AT_INFIGHTING: Final = 5
AT_EAGLES: Final = 6
AT_ENTS: Final = 7
AT_ORDERS_FROM: Final = 8
AT_ORDERS_TO: Final = 9
AT_AID: Final = 10
AT_CUNNING: Final = 11
AT_WHEELS: Final = 12
AT_GATHER_TO: Final = 13
AT_GATHER_FROM: Final = 14

WHO_LEMBAS: Final = 0
WHO_EAGLES: Final = 1
WHO_CLOAKS: Final = 2
WHO_PALANTIR: Final = 3

LOAD_ARROW: Final = 0
LOAD_GWAIHIR: Final = 1
LOAD_GATHER: Final = 2

COUNT_ENTS: Final = 0
COUNT_INFIGHTING: Final = 1
COUNT_ORDERS: Final = 2
COUNT_THEODEN: Final = 3
COUNT_DENETHOR: Final = 4
COUNT_OATH: Final = 5
COUNT_HONOR: Final = 6

SUMMON_DEPLOY: Final = 0
SUMMON_PALANTIR: Final = 1
SUMMON_DISTRACT: Final = 2
SUMMON_EAGLES: Final = 3

LOOK_MIRROR: Final = 0
LOOK_FORESIGHT: Final = 1
SPY_SIGHT: Final = 0
SPY_MORGUL: Final = 1

DRAW_TURN: Final = 0
DRAW_OPENING: Final = 1
DRAW_LOOK: Final = 2
DRAW_LADY: Final = 3

FLIP_TURN: Final = 0
FLIP_LOOK: Final = 1
FLIP_OPENING: Final = 2

JOIN_ROSTER: Final = 0
JOIN_SEAT: Final = 1
JOIN_SUCCESSOR: Final = 2

# The steps of each kind, in order. The frame holds the next one; one that follows the last needs no name.
SETUP_TASKS: Final = 0
SETUP_ROSTER: Final = 1
SETUP_SEATS: Final = 2
SETUP_SHADOW: Final = 3
SETUP_HANDS: Final = 4

TURN_BEGINS: Final = 0
TURN_DRAWS: Final = 1
TURN_DRAWS_AGAIN: Final = 2
TURN_DARKENS: Final = 3
TURN_CHECKS_HAND: Final = 4
TURN_COUNTS_SHADOW: Final = 5
TURN_PAUSES: Final = 6
TURN_FLIPS: Final = 7
TURN_ENDS: Final = 8

BATTLE_ROLLED: Final = 0
BATTLE_LOSSES: Final = 1
BATTLE_HONOR: Final = 2
BATTLE_AFTERMATH: Final = 3
BATTLE_SLOT: Final = 4

SEARCH_STARTS: Final = 0
SEARCH_ROLLS: Final = 1
SEARCH_ROLLED: Final = 2
SEARCH_ENDS: Final = 3

SKY_DARKENS: Final = 0
SKY_SHUFFLES: Final = 1

SHADOW_FLIPS: Final = 0
SHADOW_SHOWS_BACK: Final = 1
SHADOW_RESOLVES: Final = 2

JOURNEY_COMPANY: Final = 0
JOURNEY_CONSENT: Final = 1
JOURNEY_REFUSED: Final = 2
JOURNEY_HIDING: Final = 3
JOURNEY_PAYS: Final = 4
JOURNEY_PAYS_STEALTH: Final = 5
JOURNEY_GOES: Final = 6
JOURNEY_GOES_HIDDEN: Final = 7
JOURNEY_ARRIVES: Final = 8

SPIED_REMOVES: Final = 0
SPIED_ORDERS: Final = 1

PERIL_ROLLED: Final = 0
PERIL_ENDS: Final = 1

# Changes already made to the dice of one roll, as bits.
RANGER_DONE: Final = 1
NENYA_DONE: Final = 2
FLAME_LIT: Final = 4

# Abilities that may be used once per turn, as bits.
USED_ANDURIL: Final = 1
USED_COUNSEL: Final = 2
USED_RIDER: Final = 4
USED_WISDOM: Final = 8
USED_SUPPORT: Final = 16
USED_CRAFT: Final = 32
USED_SLINKER: Final = 64
USED_WALK: Final = 128
USED_SIGHT: Final = 256
USED_FRIEND: Final = 512

# Names of the purposes above, in the same order, for the fields of decisions.
COMPANIES: Final[tuple[str, ...]] = ("travel", "council", "ents")
PAYMENTS: Final = (
    *("journey", "muster", "capture", "objective", "shot", "distraction", "lady", "song", "reroll", "sam"),
    *("valor", "flame", "ambush", "defiance", "disregard", "sparing"),
)
MAYS: Final[tuple[str, ...]] = ("slot", "six", "resistance", "gondor", "rohan", "stealth", "valor")
PLACINGS: Final = (
    *("arrow_from", "arrow_to", "gwaihir_to", "gwaihir_from", "horses", "infighting", "eagles", "ents"),
    *("orders_from", "orders_to", "aid", "cunning", "wheels", "gather_to", "gather_from"),
)
CHOICES: Final[tuple[str, ...]] = ("lembas", "eagles", "cloaks", "palantir")
LOADS: Final[tuple[str, ...]] = ("arrow", "gwaihir", "gather")
COUNTS: Final[tuple[str, ...]] = ("ents", "infighting", "orders", "theoden", "denethor", "oath", "honor")
SUMMONS: Final[tuple[str, ...]] = ("deploy", "palantir", "distract", "eagles")
DRAWS: Final[tuple[str, ...]] = ("turn", "opening", "look", "lady")
FLIPS: Final[tuple[str, ...]] = ("turn", "look", "opening")
JOINS: Final[tuple[str, ...]] = ("roster", "seat", "successor")
CAUSES: Final[tuple[str, ...]] = ("shadow", "attack", "ambush", "event", "riders")

_Numbers = tuple[int, int, int, int]


def _paid_for(numbers: _Numbers) -> Fields:
    """Return the fields for the subject of a payment: armies, an objective, a target, a die."""
    what_for, _, about, battle = numbers
    faces = BATTLE_FACES if battle else SEARCH_FACES
    if what_for == FOR_MUSTER:
        return {"count": about}
    if what_for == FOR_OBJECTIVE:
        return {"objective": OBJECTIVES[about]}
    if what_for == FOR_SHOT:
        return {"target": PLACES[about] if about < NUM_PLACES else "nazgul"}
    if what_for == FOR_FLAME:
        return {"face": faces[int(TURN_FACE[about])], "into": faces[int(TURN_INTO[about])], "battle": battle}
    if what_for == FOR_REROLL:
        return {"face": faces[about], "battle": battle}
    if what_for == FOR_SAM:
        return {"face": SEARCH_FACES[about]}
    if what_for in (FOR_AMBUSH, FOR_DEFIANCE, FOR_DISREGARD):
        return {"face": BATTLE_FACES[about]}
    return {}


def _placed(numbers: _Numbers) -> Fields:
    """Return the fields for what moves to or from the place, and for the objective."""
    what_for, about, _, task = numbers
    if what_for == AT_GATHER_FROM:
        return {"place": PLACES[about], "objective": OBJECTIVES[task]}
    if what_for in (AT_ARROW_TO, AT_GWAIHIR_FROM, AT_ORDERS_TO, AT_CUNNING):
        return {"place": PLACES[about]}
    if what_for == AT_EAGLES:
        return {"character": CHARACTERS[about]}
    if what_for in (AT_ENTS, AT_WHEELS):
        return {"count": about}
    if what_for == AT_AID:
        return {"region": REGIONS[about]}
    if what_for == AT_GATHER_TO:
        return {"objective": OBJECTIVES[about]}
    return {}


def _numbered(numbers: _Numbers) -> Fields:
    return {} if numbers[0] == COUNT_ENTS else {"place": PLACES[numbers[3]]}


def _offered(numbers: _Numbers) -> Fields:
    return {"region": REGIONS[numbers[1]]} if numbers[0] == MAY_SLOT else {}


def _riding(numbers: _Numbers) -> Fields:
    return {"character": CHARACTERS[numbers[2] - 1]} if numbers[2] else {}


_INTERNAL: Final = Number()

# The observation tensor numbers the kinds by their order in this list: add new ones at its end.
KINDS: Final = FrameKinds(
    [
        # steps
        FrameKind(SETUP, "setup"),
        FrameKind(TURN, "turn"),
        FrameKind(AFTERWARDS, "afterwards"),
        FrameKind(ADVANCE, "advance"),
        FrameKind(BATTLE, "battle"),
        FrameKind(SEARCH, "search"),
        FrameKind(SKIES_DARKEN, "skies_darken"),
        FrameKind(SHADOW, "shadow"),
        FrameKind(JOURNEY, "journey"),
        FrameKind(ORDER, "order"),
        FrameKind(DRUMBEAT, "drumbeat"),
        FrameKind(EAGLES_CALL, "eagles_call"),
        FrameKind(PERIL, "peril"),
        FrameKind(LOOKING, "looking"),
        FrameKind(SPYING, "spying"),
        FrameKind(COMPANY_GOES, "company_goes"),
        # decisions
        FrameKind(ACT, "act", "F11", labels=("done",)),
        FrameKind(QUIET, "quiet", "F36", labels=("pass",)),
        FrameKind(INTERRUPT, "interrupt", "F36", labels=("done",)),
        FrameKind(COMPANY, "company", "F15", (_INTERNAL, Number("what_for", COMPANIES)), labels=("done",)),
        FrameKind(CONSENT, "consent", "F15", (_INTERNAL, Number("what_for", COMPANIES))),
        FrameKind(TRADE_CONSENT, "trade_consent", "F22", (Number("card", CARDS), Number("asker"), Number("given"))),
        FrameKind(CALLING_OFF, "calling_off", "F15", labels=("pass",)),
        FrameKind(HIDING, "hiding", "F17"),
        FrameKind(PAYING, "paying", "F13", (Number("what_for", PAYMENTS),), fields=_paid_for, labels=("done",)),
        FrameKind(WEARING, "wearing", "F21", labels=("pass",)),
        FrameKind(ROLLED, "rolled", "F20", (_INTERNAL, Number("battle"))),
        FrameKind(REROLLING, "rerolling", "E02", (_INTERNAL, Number("count"), Number("battle")), labels=("done",)),
        FrameKind(LOSSES, "losses", "F28", (Number("count"), Number("place", PLACES))),
        FrameKind(AFTER_BATTLE, "after_battle", "F27", labels=("pass",)),
        FrameKind(IN_PERIL, "in_peril", "O05", (Number("objective", OBJECTIVES),), labels=("done",)),
        FrameKind(TRADING, "trading", "F22", (Number("other"), Number("given"))),
        FrameKind(MAY, "may", "F46", (Number("what_for", MAYS),), fields=_offered),
        FrameKind(
            NUMBERING,
            "numbering",
            "F46",
            (Number("what_for", COUNTS), Number("least"), Number("most")),
            fields=_numbered,
        ),
        FrameKind(PLACING, "placing", "F36", (Number("what_for", PLACINGS),), fields=_placed),
        FrameKind(CHOOSING, "choosing", "F36", (Number("what_for", CHOICES),)),
        FrameKind(LOADING, "loading", "F15", (Number("what_for", LOADS), Number("place", PLACES)), labels=("done",)),
        FrameKind(HUNTING, "hunting", "F42"),
        FrameKind(
            SUMMONING,
            "summoning",
            "F43",
            (Number("what_for", SUMMONS), Number("count"), Number("region", REGIONS)),
            labels=("done",),
        ),
        FrameKind(WHEELS_TURN, "wheels_turn", "S2"),
        FrameKind(DISCARDING, "discarding", "S2", (Number("count"),)),
        FrameKind(HAND_FULL, "hand_full", "F35", labels=("done",)),
        FrameKind(ORDERING, "ordering", "K22", (Number("ordered"),)),
        FrameKind(FORESEEN, "foreseen", "E09", labels=("pass",)),
        FrameKind(SPIED, "spied", "O19", (Number("ordering"),), labels=("done",)),
        FrameKind(GIVING, "giving", "E03", labels=("pass",)),
        FrameKind(
            RIDING, "riding", "E05", (Number("place", PLACES), Number("count")), fields=_riding, labels=("done",)
        ),
        FrameKind(AMBUSHING, "ambushing", "K14", (Number("place", PLACES), Number("cause", CAUSES)), labels=("pass",)),
        FrameKind(GIFTING, "gifting", "E14"),
        FrameKind(FREE_PREPARING, "free_preparing", "E03", labels=("pass",)),
        FrameKind(MARSHAL, "marshal", "N30", (_INTERNAL, Number("place", PLACES))),
        # chance points
        FrameKind(DRAW_CARD, "draw", "F32", (Number("what_for", DRAWS), Number("to")), chance="player_deck"),
        FrameKind(FLIP, "flip", "F37", (_INTERNAL, Number("what_for", FLIPS)), chance="shadow_deck"),
        FrameKind(SHOW_BACK, "back", "F37", chance="shadow_backs"),
        FrameKind(SEARCH_ROLL, "search_roll", "F18", (Number("dice"),), chance="search_dice"),
        FrameKind(BATTLE_ROLL, "battle_roll", "F26", (Number("dice"),), chance="battle_dice"),
        FrameKind(DEAL_TASK, "task", "F04", chance="objectives"),
        FrameKind(JOIN, "join", "F05", (Number("what_for", JOINS), Number("to")), chance="characters"),
    ]
)
