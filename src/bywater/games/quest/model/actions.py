"""The action table: the code and text of every action."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.core.action import ActionTable
from bywater.games.quest.model import board, cards

MAX_PLEDGED: Final = 7  # the most shields that a demand asks for


def _plays() -> list[tuple[int, int]]:
    """Return all pairs of a card and a line: its own line, or any for jokers and for cards that are Frodo's jokers."""
    pairs: list[tuple[int, int]] = []
    for kind in range(cards.NUM_KINDS):
        own = cards.SYMBOL[kind]
        if own == cards.NO_SYMBOL:
            continue
        lines = range(board.LINES) if own == board.JOKER or kind < cards.WHITE_JOKER else [own]
        pairs += [(kind, line) for line in lines]
    return pairs


_PLAYS: Final = _plays()


def _play(kind: int, line: int) -> tuple[str, str, dict[str, str]]:
    where = "" if cards.SYMBOL[kind] == line else f" on {board.SYMBOLS[line]}"
    return (f"play {cards.KINDS[kind]}{where}", "play", {"card": cards.KINDS[kind], "line": board.SYMBOLS[line]})


def _for_hobbits(text: str, kind: str) -> list[tuple[str, str, dict[str, str]]]:
    return [(f"{text} {hobbit}", kind, {"hobbit": hobbit}) for hobbit in board.HOBBITS]


def _for_cards(text: str, kind: str) -> list[tuple[str, str, dict[str, str]]]:
    return [(f"{text} {card}", kind, {"card": card}) for card in cards.KINDS]


ACTIONS: Final = ActionTable(
    [
        ("done", "done", {}),
        ("pass", "pass", {}),
        ("pay", "pay", {}),
        ("refuse", "refuse", {}),
        ("draw", "draw", {}),
        ("step back", "step_back", {}),
        ("put on the ring", "ring", {}),
        ("call gandalf", "call", {}),
        ("play phial", "phial", {}),
        ("play staff", "staff", {}),
        ("play belt", "belt", {}),
        ("play mithril", "mithril", {}),
        ("play athelas", "athelas", {}),
        ("volunteer", "volunteer", {}),
        ("buy cards", "buy_cards", {}),
        ("buy a step", "buy_step", {}),
        ("roll twice", "roll_twice", {}),
        ("prepare", "prepare", {}),
        *_for_hobbits("interrupt", "interrupt"),
        *_for_hobbits("to", "to"),
        *_for_hobbits("elessar", "elessar"),
        *_for_hobbits("lembas", "lembas"),
        *_for_hobbits("miruvor", "miruvor"),
        *_for_hobbits("foresight", "foresight"),
        *_for_hobbits("healing", "healing"),
        *_for_hobbits("persistence", "persistence"),
        ("magic", "magic", {}),
        ("guidance as pledge", "guidance_pledge", {}),
        *[(f"guidance on {line}", "guidance", {"line": line}) for line in board.SYMBOLS[: board.LINES]],
        *[(f"advance {line}", "advance", {"line": line}) for line in board.SYMBOLS[: board.LINES]],
        *[_play(kind, line) for kind, line in _PLAYS],
        *_for_cards("discard", "discard"),
        *_for_cards("pledge", "pledge"),
        *[(f"pledge a {token}", "pledge_token", {"token": token}) for token in board.TOKENS],
        *[
            (f"pledge {n} shield{'s' if n > 1 else ''}", "pledge_shields", {"shields": str(n)})
            for n in range(1, MAX_PLEDGED + 1)
        ],
        *_for_cards("give", "give"),
        *[(f"next {tile}", "next", {"tile": tile}) for tile in board.TILES],
        *_for_cards("card", "card"),
        *[(f"tile {tile}", "tile", {"tile": tile}) for tile in board.TILES],
        *[(f"die {face}", "die", {"face": face}) for face in board.FACES],
        *[(f"special shield {value}", "special_shield", {"value": str(value)}) for value in (1, 2, 3)],
    ]
)
CODES: Final = ACTIONS.codes

# The first or only code of each kind.
DONE: Final = 0
PASS: Final = 1
PAY: Final = 2
REFUSE: Final = 3
DRAW_TWO: Final = 4
STEP_BACK: Final = 5
PUT_ON: Final = 6
CALL: Final = 7
PLAY_PHIAL: Final = 8
PLAY_STAFF: Final = 9
PLAY_BELT: Final = 10
PLAY_MITHRIL: Final = 11
PLAY_ATHELAS: Final = 12
VOLUNTEER: Final = 13
BUY_CARDS: Final = 14
BUY_STEP: Final = 15
ROLL_TWICE: Final = 16
PREPARE: Final = 17
INTERRUPT_OF: Final[i64] = CODES["interrupt frodo"]
TO: Final[i64] = CODES["to frodo"]
GIVE_ELESSAR: Final[i64] = CODES["elessar frodo"]
GIVE_LEMBAS: Final[i64] = CODES["lembas frodo"]
LOOK_AHEAD: Final[i64] = CODES["foresight frodo"]
HEAL: Final[i64] = CODES["healing frodo"]
PERSIST: Final[i64] = CODES["persistence frodo"]
USE_MAGIC: Final[i64] = CODES["magic"]
GUIDE_PLEDGE: Final[i64] = CODES["guidance as pledge"]
GUIDE: Final[i64] = CODES["guidance on friendship"]
ADVANCE: Final[i64] = CODES["advance friendship"]
PLAY: Final[i64] = CODES[f"play {cards.KINDS[0]}"]
DISCARD: Final[i64] = CODES[f"discard {cards.KINDS[0]}"]
PLEDGE: Final[i64] = CODES[f"pledge {cards.KINDS[0]}"]
PLEDGE_TOKEN: Final[i64] = CODES[f"pledge a {board.TOKENS[0]}"]
PLEDGE_SHIELDS: Final[i64] = CODES["pledge 1 shield"] - 1  # plus the number
GIVE: Final[i64] = CODES[f"give {cards.KINDS[0]}"]
NEXT: Final[i64] = CODES[f"next {board.TILES[0]}"]
NUM_ACTIONS: Final[i64] = CODES[f"card {cards.KINDS[0]}"]
CARD: Final[i64] = CODES[f"card {cards.KINDS[0]}"]
TILE: Final[i64] = CODES[f"tile {board.TILES[0]}"]
FACE: Final[i64] = CODES[f"die {board.FACES[0]}"]
SPECIAL_SHIELD: Final[i64] = CODES["special shield 1"] - 1  # plus the value
NUM_CHANCES: Final[i64] = len(ACTIONS) - CODES[f"card {cards.KINDS[0]}"]

# The cards that are played in windows, by code from PLAY_PHIAL on.
WINDOW_CARDS: Final = vec[i64]([cards.PHIAL, cards.STAFF, cards.BELT, cards.MITHRIL, cards.ATHELAS])

# The cards that are played at any time for a hobbit, by code from GIVE_ELESSAR on.
ANYTIME_CARDS: Final = vec[i64]([cards.ELESSAR, cards.LEMBAS, cards.MIRUVOR])

# The cards of Gandalf, by code from LOOK_AHEAD on.
GANDALF_CARDS: Final = vec[i64](
    [int(card) for card in (cards.FORESIGHT, cards.HEALING, cards.PERSISTENCE) for _ in board.HOBBITS]
    + [cards.MAGIC]
    + [cards.GUIDANCE] * (1 + board.LINES)
)

# The card and line of each code, and the code by kind * LINES + line; -1 if there is none.
PLAY_CARD: Final = vec[i64]([kind for kind, _ in _PLAYS])
PLAY_LINE: Final = vec[i64]([line for _, line in _PLAYS])
PLAY_CODE: Final = vec[i64](
    [
        CODES[f"play {cards.KINDS[0]}"] + _PLAYS.index((kind, line)) if (kind, line) in _PLAYS else -1
        for kind in range(cards.NUM_KINDS)
        for line in range(board.LINES)
    ]
)
