"""The codes of all actions, and their text."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.core.action import ActionTable
from bywater.games.fate.board import ARMIES, NEXT_REGIONS, NUM_REGIONS, PEOPLES, PLACES, REGIONS, SYMBOLS
from bywater.games.fate.cards import (
    CARDS,
    CHARACTERS,
    EVENTS,
    OBJECTIVES,
    REGION_CARDS,
    SHADOW_CARDS,
    SKIES,
)
from bywater.games.fate.dice import BATTLE_FACES, BATTLE_NAMES, SEARCH_FACES, SEARCH_NAMES

SEATS: Final = ("first", "second", "third", "fourth", "fifth")
MOST_NUMBER: Final = 48  # shadow armies in all

_Listed = list[tuple[str, str, dict[str, str]]]


def _each(text: str, kind: str, part: str, names: tuple[str, ...]) -> _Listed:
    return [(f"{text} {name}", kind, {part: name}) for name in names]


def _armies() -> _Listed:
    return [
        (f"take {count} {people}", "take_armies", {"count": str(count), "people": people})
        for number, people in enumerate(PEOPLES)
        for count in range(1, int(ARMIES[number]) + 1)
    ]


def _neighbours() -> list[tuple[int, int]]:
    return [(a, b) for a in range(NUM_REGIONS) for b in range(NUM_REGIONS) if (NEXT_REGIONS[a] >> b) & 1]


def _turns(names: tuple[str, ...], kind: str) -> _Listed:
    return [
        (f"turn {a} to {b}", kind, {"face": a, "into": b})  #
        for a in names
        for b in names
        if a != b
    ]


def _symbols_to_seats(text: str, kind: str) -> _Listed:
    return [
        (f"{text} {symbol} to {seat}", kind, {"symbol": symbol, "seat": seat}) for seat in SEATS for symbol in SYMBOLS
    ]


_NEXT: Final = _neighbours()
_SKY_NAMES: Final = tuple(f"skies_{name}" for name in SKIES)

ACTIONS: Final = ActionTable(
    [
        ("done", "done", {}),
        ("pass", "pass", {}),
        ("yes", "yes", {}),
        ("no", "no", {}),
        ("go on", "go_on", {}),
        ("call off", "call_off", {}),
        ("stealth", "stealth", {}),
        ("search", "search", {}),
        ("put on the ring", "ring", {}),
        ("capture", "capture", {}),
        ("capture otherwise", "capture_otherwise", {}),
        *[(f"muster {count}", "muster", {"count": str(count)}) for count in (1, 2)],
        *[(f"attack {dice}", "attack", {"dice": str(dice)}) for dice in (1, 2, 3)],
        ("anduril", "anduril", {}),
        ("wisdom", "wisdom", {}),
        ("mirror", "mirror", {}),
        ("craft", "craft", {}),
        ("walk silently", "walk", {}),
        ("loyal friend", "friend", {}),
        ("song", "song", {}),
        ("paths of the dead", "oath", {}),
        ("blessing otherwise", "blessing_otherwise", {}),
        ("lady of light", "lady", {}),
        ("distract", "distract", {}),
        ("bombadil rerolls", "bombadil", {}),
        ("spare", "spare", {}),
        ("valor", "valor", {}),
        ("shoot nazgul", "shoot_nazgul", {}),
        ("wheels armies", "wheels_armies", {}),
        ("wheels hope", "wheels_hope", {}),
        *_each("wheels", "wheels_seat", "seat", SEATS),
        *_each("floor", "floor", "seat", SEATS),
        *_each("act", "act", "character", CHARACTERS),
        *_each("travel", "travel", "place", PLACES),
        *_each("give to", "give", "seat", SEATS),
        *_each("take from", "take", "seat", SEATS),
        *_each("prepare", "prepare", "card", REGION_CARDS),
        *_each("objective", "objective", "objective", OBJECTIVES),
        *_each("pledge", "pledge", "card", REGION_CARDS),
        *_each("slink", "slinker", "card", CARDS),
        *_each("play", "play", "event", EVENTS),
        *_each("shoot", "shoot", "place", PLACES),
        *_each("card", "card", "card", CARDS),
        *_each("next", "next", "card", (*CARDS, *_SKY_NAMES)),
        *_each("next shadow", "next_shadow", "card", SHADOW_CARDS),
        *_each("remove shadow", "remove_shadow", "card", SHADOW_CARDS),
        *_each("spend", "spend", "card", REGION_CARDS),
        *[(f"spend token {symbol}", "spend_token", {"symbol": symbol}) for symbol in SYMBOLS],
        *_each("discard", "discard", "card", CARDS),
        *[(f"discard token {symbol}", "discard_token", {"symbol": symbol}) for symbol in SYMBOLS],
        *_each("take along", "take_along", "character", CHARACTERS),
        *_armies(),
        *_each("who", "who", "character", CHARACTERS),
        *_each("at", "at", "place", PLACES),
        *[(f"number {count}", "number", {"count": str(count)}) for count in range(MOST_NUMBER + 1)],
        *_each("lose", "lose", "people", PEOPLES),
        *_each("nazgul from", "nazgul_from", "region", REGIONS),
        *[
            (f"nazgul {REGIONS[a]}-{REGIONS[b]}", "nazgul", {"region": REGIONS[a], "into": REGIONS[b]})  #
            for a, b in _NEXT
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
        *_symbols_to_seats("gift", "gift"),
        *_symbols_to_seats("hand", "hand_token"),
        *_each("drawn", "drawn", "card", (*CARDS, *_SKY_NAMES)),
        *_each("flipped", "flipped", "card", SHADOW_CARDS),
        *_each("back", "back", "back", ("red", "black")),
        *_each("searched", "searched", "throw", SEARCH_NAMES),
        *_each("fought", "fought", "throw", BATTLE_NAMES),
        *_each("task", "task", "objective", OBJECTIVES),
        *_each("joins", "joins", "character", CHARACTERS),
    ]
)
CODES: Final = ACTIONS.codes

# The first code of each kind, or its only one.
DONE: Final = 0
PASS: Final = 1
YES: Final = 2
NO: Final = 3
GO_ON: Final = 4
CALL_OFF: Final = 5
USE_STEALTH: Final = 6
BE_SEARCHED: Final = 7
PUT_ON: Final = 8
CAPTURE: Final = 9
CAPTURE_OTHERWISE: Final = 10
MUSTER: Final = 10  # and the number
ATTACK: Final = 12  # and the number of dice
ANDURIL: Final = 16
WISDOM: Final = 17
MIRROR: Final = 18
CRAFT: Final = 19
WALK: Final = 20
FRIEND: Final = 21
SONG: Final = 22
OATH: Final = 23
BLESSING_OTHERWISE: Final = 24
LADY: Final = 25
DISTRACT: Final = 26
BOMBADIL: Final = 27
SPARE: Final = 28
SPEND_VALOR: Final = 29
SHOOT_NAZGUL: Final = 30
WHEELS_ARMIES: Final = 31
WHEELS_HOPE: Final = 32
WHEELS_SEAT: Final = 33
FLOOR_OF: Final[i64] = CODES["floor first"]
ACT_AS: Final[i64] = CODES[f"act {CHARACTERS[0]}"]
TRAVEL: Final[i64] = CODES[f"travel {PLACES[0]}"]
GIVE_TO: Final[i64] = CODES["give to first"]
TAKE_FROM: Final[i64] = CODES["take from first"]
PREPARE: Final[i64] = CODES[f"prepare {CARDS[0]}"]
OBJECTIVE: Final[i64] = CODES[f"objective {OBJECTIVES[0]}"]
PLEDGE: Final[i64] = CODES[f"pledge {CARDS[0]}"]
SLINK: Final[i64] = CODES[f"slink {CARDS[0]}"]
PLAY: Final[i64] = CODES[f"play {EVENTS[0]}"]
SHOOT: Final[i64] = CODES[f"shoot {PLACES[0]}"]
CARD: Final[i64] = CODES[f"card {CARDS[0]}"]
NEXT: Final[i64] = CODES[f"next {CARDS[0]}"]
NEXT_SHADOW: Final[i64] = CODES[f"next shadow {SHADOW_CARDS[0]}"]
REMOVE_SHADOW: Final[i64] = CODES[f"remove shadow {SHADOW_CARDS[0]}"]
SPEND: Final[i64] = CODES[f"spend {CARDS[0]}"]
SPEND_TOKEN: Final[i64] = CODES[f"spend token {SYMBOLS[0]}"]
DISCARD: Final[i64] = CODES[f"discard {CARDS[0]}"]
DISCARD_TOKEN: Final[i64] = CODES[f"discard token {SYMBOLS[0]}"]
TAKE_ALONG: Final[i64] = CODES[f"take along {CHARACTERS[0]}"]
TAKE_ARMIES: Final[i64] = CODES[f"take 1 {PEOPLES[0]}"]
WHO: Final[i64] = CODES[f"who {CHARACTERS[0]}"]
AT: Final[i64] = CODES[f"at {PLACES[0]}"]
NUMBER: Final[i64] = CODES["number 0"]
LOSE: Final[i64] = CODES[f"lose {PEOPLES[0]}"]
NAZGUL_FROM: Final[i64] = CODES[f"nazgul from {REGIONS[0]}"]
NAZGUL_TO: Final[i64] = CODES[f"nazgul {REGIONS[_NEXT[0][0]]}-{REGIONS[_NEXT[0][1]]}"]
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
NUM_ACTIONS: Final[i64] = CODES[f"drawn {CARDS[0]}"]
DRAWN: Final[i64] = CODES[f"drawn {CARDS[0]}"]
FLIPPED: Final[i64] = CODES[f"flipped {SHADOW_CARDS[0]}"]
BACK: Final[i64] = CODES["back red"] - 1  # and RED or BLACK
SEARCHED: Final[i64] = CODES[f"searched {SEARCH_NAMES[0]}"]
FOUGHT: Final[i64] = CODES[f"fought {BATTLE_NAMES[0]}"]
TASK: Final[i64] = CODES[f"task {OBJECTIVES[0]}"]
JOINS: Final[i64] = CODES[f"joins {CHARACTERS[0]}"]
NUM_CHANCES: Final[i64] = len(ACTIONS) - CODES[f"drawn {CARDS[0]}"]

# Taking armies along: the people and the number of each code, and the first code of each people.
TAKEN_PEOPLE: Final = vec[i64]([people for people in range(4) for _ in range(ARMIES[people])])
TAKEN_COUNT: Final = vec[i64]([count + 1 for people in range(4) for count in range(ARMIES[people])])
TAKE_PEOPLE: Final = vec[i64]([CODES[f"take 1 {people}"] - 1 for people in PEOPLES])  # and the number

# A Nazgûl's step from a region into a neighbouring one, by region * 12 + region; -1 where there is none.
NAZGUL_CODE: Final = vec[i64](
    [
        CODES[f"nazgul {REGIONS[_NEXT[0][0]]}-{REGIONS[_NEXT[0][1]]}"] + _NEXT.index((a, b)) if (a, b) in _NEXT else -1
        for a in range(NUM_REGIONS)
        for b in range(NUM_REGIONS)
    ]
)
NAZGUL_STEP_FROM: Final = vec[i64]([a for a, _ in _NEXT])
NAZGUL_STEP_INTO: Final = vec[i64]([b for _, b in _NEXT])

# Turning a die: the code by face * 4 + face, and back.
_TURNED: Final = [(a, b) for a in range(4) for b in range(4) if a != b]
TURN_NUMBER: Final = vec[i64]([_TURNED.index((a, b)) if a != b else -1 for a in range(4) for b in range(4)])
TURN_FACE: Final = vec[i64]([a for a, _ in _TURNED])
TURN_INTO: Final = vec[i64]([b for _, b in _TURNED])
