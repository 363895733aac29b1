"""The action table: the code and text of every action."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.core.action import ActionTable
from bywater.games.fate.model import board
from bywater.games.fate.model import cards as box
from bywater.games.fate.model.dice import BATTLE_FACES, BATTLE_NAMES, SEARCH_FACES, SEARCH_NAMES

SEATS: Final[tuple[str, ...]] = ("first", "second", "third", "fourth", "fifth")
MAX_NUMBER: Final = 48  # shadow armies in all

_SKY_NAMES: Final[tuple[str, ...]] = tuple(f"skies_{name}" for name in box.SKIES)
# The pairs of regions, by number, that a Nazgûl can step between.
_STEPS: Final = [
    (a, b) for a in range(board.NUM_REGIONS) for b in range(board.NUM_REGIONS) if (board.NEXT_REGIONS[a] >> b) & 1
]

_Listed = list[tuple[str, str, dict[str, str]]]


def _plain(*texts: str) -> _Listed:
    """Return actions without parts, whose kind is their text."""
    return [(text, text.replace(" ", "_"), {}) for text in texts]


def _each(text: str, kind: str, part: str, names: tuple[str, ...]) -> _Listed:
    return [(f"{text} {name}", kind, {part: name}) for name in names]


def _numbers(first: int, last: int) -> tuple[str, ...]:
    return tuple(str(number) for number in range(first, last + 1))


def _turns(names: tuple[str, ...], kind: str) -> _Listed:
    return [(f"turn {a} to {b}", kind, {"face": a, "into": b}) for a in names for b in names if a != b]


def _tokens(text: str, kind: str) -> _Listed:
    return [
        (f"{text} {symbol} to {seat}", kind, {"symbol": symbol, "seat": seat})
        for seat in SEATS
        for symbol in board.SYMBOLS
    ]


ACTIONS: Final = ActionTable(
    [
        *_plain("done", "pass", "yes", "no", "call off", "stealth", "search"),
        ("put on the ring", "ring", {}),
        *_plain("capture", "capture otherwise"),
        *_each("muster", "muster", "count", ("1", "2")),
        *_each("attack", "attack", "dice", ("1", "2", "3")),
        *_plain("anduril", "wisdom", "mirror", "craft"),
        ("walk silently", "walk", {}),
        ("loyal friend", "friend", {}),
        ("song", "song", {}),
        ("paths of the dead", "oath", {}),
        ("blessing otherwise", "blessing_otherwise", {}),
        ("lady of light", "lady", {}),
        ("distract", "distract", {}),
        ("bombadil rerolls", "bombadil", {}),
        *_plain("spare", "valor", "shoot nazgul", "wheels armies", "wheels hope"),
        *_each("wheels", "wheels_seat", "seat", SEATS),
        *_each("interrupt", "interrupt", "seat", SEATS),
        *_each("act", "act", "character", box.CHARACTERS),
        *_each("travel", "travel", "place", board.PLACES),
        *_each("give to", "give", "seat", SEATS),
        *_each("take from", "take", "seat", SEATS),
        *_each("prepare", "prepare", "card", box.REGION_CARDS),
        *_each("objective", "objective", "objective", box.OBJECTIVES),
        *_each("pledge", "pledge", "card", box.REGION_CARDS),
        *_each("slink", "slinker", "card", box.CARDS),
        *_each("play", "play", "event", box.EVENTS),
        *_each("shoot", "shoot", "place", board.PLACES),
        *_each("card", "card", "card", box.CARDS),
        *_each("next", "next", "card", (*box.CARDS, *_SKY_NAMES)),
        *_each("next shadow", "next_shadow", "card", box.SHADOW_CARDS),
        *_each("remove shadow", "remove_shadow", "card", box.SHADOW_CARDS),
        *_each("spend", "spend", "card", box.REGION_CARDS),
        *_each("spend token", "spend_token", "symbol", board.SYMBOLS),
        *_each("discard", "discard", "card", box.CARDS),
        *_each("discard token", "discard_token", "symbol", board.SYMBOLS),
        *_each("take along", "take_along", "character", box.CHARACTERS),
        *[
            (f"take {count} {people}", "take_armies", {"count": count, "people": people})
            for number, people in enumerate(board.PEOPLES)
            for count in _numbers(1, int(board.ARMIES[number]))
        ],
        *_each("who", "who", "character", box.CHARACTERS),
        *_each("at", "at", "place", board.PLACES),
        *_each("number", "number", "count", _numbers(0, MAX_NUMBER)),
        *_each("lose", "lose", "people", board.PEOPLES),
        *_each("nazgul from", "nazgul_from", "region", board.REGIONS),
        *[
            (f"nazgul {a}-{b}", "nazgul", {"region": a, "into": b})
            for a, b in [(board.REGIONS[a], board.REGIONS[b]) for a, b in _STEPS]
        ],
        *_each("reroll", "reroll_search", "face", SEARCH_FACES),
        *_each("reroll", "reroll_battle", "face", BATTLE_FACES),
        *_each("ranger", "ranger", "face", SEARCH_FACES),
        *_each("nenya", "nenya", "face", BATTLE_FACES),
        *_each("ignore", "sams_aid", "face", ("weary", "exposed")),
        *_turns(SEARCH_FACES, "turn_search"),
        *_turns(BATTLE_FACES, "turn_battle"),
        *_each("ambush", "ambush", "face", BATTLE_FACES),
        *_each("defy", "defy", "face", BATTLE_FACES),
        *_each("die", "die_search", "face", SEARCH_FACES),
        *_each("die", "die_battle", "face", BATTLE_FACES),
        *_each("disregard", "disregard", "face", BATTLE_FACES),
        *_tokens("gift", "gift"),
        *_tokens("hand", "hand_token"),
        *_each("drawn", "drawn", "card", (*box.CARDS, *_SKY_NAMES)),
        *_each("flipped", "flipped", "card", box.SHADOW_CARDS),
        *_each("back", "back", "back", ("red", "black")),
        *_each("searched", "searched", "throw", SEARCH_NAMES),
        *_each("fought", "fought", "throw", BATTLE_NAMES),
        *_each("task", "task", "objective", box.OBJECTIVES),
        *_each("joins", "joins", "character", box.CHARACTERS),
    ]
)
CODES: Final = ACTIONS.codes

# The first or only code of each kind.
DONE: Final = 0
PASS: Final = 1
YES: Final = 2
NO: Final = 3
CALL_OFF: Final = 4
USE_STEALTH: Final = 5
BE_SEARCHED: Final = 6
PUT_ON: Final = 7
CAPTURE: Final = 8
CAPTURE_OTHERWISE: Final = 9
MUSTER: Final = 9  # plus the number of armies
ATTACK: Final = 11  # plus the number of dice
ANDURIL: Final = 15
WISDOM: Final = 16
MIRROR: Final = 17
CRAFT: Final = 18
WALK: Final = 19
FRIEND: Final = 20
SONG: Final = 21
OATH: Final = 22
BLESSING_OTHERWISE: Final = 23
LADY: Final = 24
DISTRACT: Final = 25
BOMBADIL: Final = 26
SPARE: Final = 27
SPEND_VALOR: Final = 28
SHOOT_NAZGUL: Final = 29
WHEELS_ARMIES: Final = 30
WHEELS_HOPE: Final = 31
WHEELS_SEAT: Final = 32
INTERRUPT_OF: Final[i64] = CODES["interrupt first"]
ACT_AS: Final[i64] = CODES[f"act {box.CHARACTERS[0]}"]
TRAVEL: Final[i64] = CODES[f"travel {board.PLACES[0]}"]
GIVE_TO: Final[i64] = CODES["give to first"]
TAKE_FROM: Final[i64] = CODES["take from first"]
PREPARE: Final[i64] = CODES[f"prepare {box.CARDS[0]}"]
OBJECTIVE: Final[i64] = CODES[f"objective {box.OBJECTIVES[0]}"]
PLEDGE: Final[i64] = CODES[f"pledge {box.CARDS[0]}"]
SLINK: Final[i64] = CODES[f"slink {box.CARDS[0]}"]
PLAY: Final[i64] = CODES[f"play {box.EVENTS[0]}"]
SHOOT: Final[i64] = CODES[f"shoot {board.PLACES[0]}"]
CARD: Final[i64] = CODES[f"card {box.CARDS[0]}"]
NEXT: Final[i64] = CODES[f"next {box.CARDS[0]}"]
NEXT_SHADOW: Final[i64] = CODES[f"next shadow {box.SHADOW_CARDS[0]}"]
REMOVE_SHADOW: Final[i64] = CODES[f"remove shadow {box.SHADOW_CARDS[0]}"]
SPEND: Final[i64] = CODES[f"spend {box.CARDS[0]}"]
SPEND_TOKEN: Final[i64] = CODES[f"spend token {board.SYMBOLS[0]}"]
DISCARD: Final[i64] = CODES[f"discard {box.CARDS[0]}"]
DISCARD_TOKEN: Final[i64] = CODES[f"discard token {board.SYMBOLS[0]}"]
TAKE_ALONG: Final[i64] = CODES[f"take along {box.CHARACTERS[0]}"]
TAKE_ARMIES: Final[i64] = CODES[f"take 1 {board.PEOPLES[0]}"]
WHO: Final[i64] = CODES[f"who {box.CHARACTERS[0]}"]
AT: Final[i64] = CODES[f"at {board.PLACES[0]}"]
NUMBER: Final[i64] = CODES["number 0"]
LOSE: Final[i64] = CODES[f"lose {board.PEOPLES[0]}"]
NAZGUL_FROM: Final[i64] = CODES[f"nazgul from {board.REGIONS[0]}"]
NAZGUL_TO: Final[i64] = CODES[f"nazgul {board.REGIONS[_STEPS[0][0]]}-{board.REGIONS[_STEPS[0][1]]}"]
REROLL_SEARCH: Final[i64] = CODES[f"reroll {SEARCH_FACES[0]}"]
REROLL_BATTLE: Final[i64] = CODES[f"reroll {BATTLE_FACES[0]}"]
RANGER: Final[i64] = CODES[f"ranger {SEARCH_FACES[0]}"]
NENYA: Final[i64] = CODES[f"nenya {BATTLE_FACES[0]}"]
SAMS_AID: Final[i64] = CODES["ignore weary"]
TURN_SEARCH: Final[i64] = CODES["turn slip to weary"]
TURN_BATTLE: Final[i64] = CODES["turn rout to exchange"]
AMBUSH_DIE: Final[i64] = CODES[f"ambush {BATTLE_FACES[0]}"]
DEFY: Final[i64] = CODES[f"defy {BATTLE_FACES[0]}"]
DIE_SEARCH: Final[i64] = CODES[f"die {SEARCH_FACES[0]}"]
DIE_BATTLE: Final[i64] = CODES[f"die {BATTLE_FACES[0]}"]
DISREGARD: Final[i64] = CODES[f"disregard {BATTLE_FACES[0]}"]
GIFT: Final[i64] = CODES["gift friendship to first"]
HAND_TOKEN: Final[i64] = CODES["hand friendship to first"]
NUM_ACTIONS: Final[i64] = CODES[f"drawn {box.CARDS[0]}"]
DRAWN: Final[i64] = CODES[f"drawn {box.CARDS[0]}"]
FLIPPED: Final[i64] = CODES[f"flipped {box.SHADOW_CARDS[0]}"]
BACK: Final[i64] = CODES["back red"] - 1  # plus RED or BLACK
SEARCHED: Final[i64] = CODES[f"searched {SEARCH_NAMES[0]}"]
FOUGHT: Final[i64] = CODES[f"fought {BATTLE_NAMES[0]}"]
TASK: Final[i64] = CODES[f"task {box.OBJECTIVES[0]}"]
JOINS: Final[i64] = CODES[f"joins {box.CHARACTERS[0]}"]
NUM_CHANCES: Final[i64] = len(ACTIONS) - CODES[f"drawn {box.CARDS[0]}"]

# The codes for taking armies along: their people, their number, and the first code of each people.
TAKEN_PEOPLE: Final = vec[i64]([people for people in range(4) for _ in range(board.ARMIES[people])])
TAKEN_COUNT: Final = vec[i64]([count + 1 for people in range(4) for count in range(board.ARMIES[people])])
TAKE_PEOPLE: Final = vec[i64]([CODES[f"take 1 {people}"] - 1 for people in board.PEOPLES])  # plus the number

# The code of a Nazgûl's step, by start * 12 + goal; -1 if the regions are not adjacent.
NAZGUL_CODE: Final = vec[i64]([CODES.get(f"nazgul {a}-{b}", -1) for a in board.REGIONS for b in board.REGIONS])
NAZGUL_STEP_FROM: Final = vec[i64]([a for a, _ in _STEPS])
NAZGUL_STEP_INTO: Final = vec[i64]([b for _, b in _STEPS])

# The codes for turning a die: by old face * 4 + new face, and the faces of each code.
_TURNED: Final = [(a, b) for a in range(4) for b in range(4) if a != b]
TURN_NUMBER: Final = vec[i64]([_TURNED.index((a, b)) if a != b else -1 for a in range(4) for b in range(4)])
TURN_FACE: Final = vec[i64]([a for a, _ in _TURNED])
TURN_INTO: Final = vec[i64]([b for _, b in _TURNED])


def in_order(out: vec[i64]) -> vec[i64]:
    """Sort a short list in place and return it."""
    n: i64 = len(out)
    i: i64
    for i in range(1, n):
        value: i64 = out[i]
        j: i64 = i
        while j > 0 and out[j - 1] > value:
            out[j] = out[j - 1]
            j -= 1
        out[j] = value
    return out
