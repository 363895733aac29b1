"""The outlook between two boards: the probability to win, fitted to games of the rules of thumb."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.bots.weights import read_weights
from bywater.core.bits import lowest_bit
from bywater.games.quest.model import cards as box
from bywater.games.quest.model.board import BOARD_OF, FRODO, JOKER, SAM
from bywater.games.quest.model.symbols import symbols_in
from bywater.games.quest.model.table import Table

NUM_FEATURES: Final = 56
_YELLOWS: Final = vec[i64]([box.STAFF, box.ATHELAS, box.MITHRIL, box.BELT, box.LEMBAS, box.ELESSAR, box.PHIAL])


def fill_features(table: Table, out: vec[float]) -> None:
    """Write the features of a table into `out`, scaled to about one."""
    place: i64
    for place in range(NUM_FEATURES):
        out[place] = 0.0
    out[0] = 1.0
    bearer: i64 = table.bearer
    gap: i64 = table.sauron - table.dark[bearer]
    if gap > 12:
        gap = 12
    if gap < 1:
        gap = 1
    out[gap] = 1.0  # 1 to 12
    count: i64 = 0
    cards: i64 = 0
    yellows: i64 = 0
    have: i64 = 0
    seat: i64
    for seat in range(table.seats):
        out[51] += 0.1 * float(table.shields[seat])
        if not table.is_here(seat):
            continue
        count += 1
        cards += table.sizes[seat]
        feature_cards: i64 = table.features[seat]
        while feature_cards:
            kind: i64 = box.NUM_HOBBIT + lowest_bit(feature_cards)
            feature_cards &= feature_cards - 1
            if box.COLOUR[kind] == box.YELLOW:
                yellows += 1
            for place in range(7):
                if _YELLOWS[place] == kind:
                    out[30 + place] = 1.0
        worth: i64 = symbols_in(seat, table.held[seat], table.features[seat])
        have += worth
        jokers: i64 = (worth >> (8 * JOKER)) & 255
        if table.shields[seat] < 3 and not jokers:
            out[29] += 1.0
            if seat == bearer:
                out[28] = 1.0
        if table.shields[seat] >= box.CALL_PRICE:
            out[50] += 1.0
        if table.sizes[seat] < 3:
            out[27] += 1.0
        if seat != bearer:
            gap = table.sauron - table.dark[seat]
            if gap > 9:
                gap = 9
            if gap < 1:
                gap = 1
            out[12 + gap] += 1.0  # 13 to 21
    out[20 + count] += 1.0  # 22 to 25; a single hobbit adds to 21
    for place in range(5):
        out[38 + place] = 0.1 * float((have >> (8 * place)) & 255)
    out[43] = 0.1 * float(cards - yellows)
    out[44] = 0.1 * float(table.sizes[bearer])
    for place in range(5):
        out[45 + place] = float((table.gandalf >> place) & 1)
    if bearer == SAM:
        out[52] = 1.0
    elif bearer == FRODO:
        out[53] = 1.0
    out[54] = 0.1 * float(table.sauron)
    out[55] = float(table.seats - count)


def _fitted() -> list[float]:
    boards: list[list[float]] = read_weights("quest", "outlook")["boards"]
    return [number for board in boards for number in board]


_FITTED: Final = vec[float](_fitted())


def outlook(table: Table, inputs: vec[float]) -> float:
    """Return the probability to win from the beginning of a board; `inputs` is a buffer for the features."""
    fill_features(table, inputs)
    row: i64 = BOARD_OF[table.place] - 1
    if table.seats == 2:  # two hobbits have weights of their own
        row += 3
    total: float = 0.0
    place: i64
    for place in range(NUM_FEATURES):
        total += _FITTED[row * NUM_FEATURES + place] * inputs[place]
    return 1.0 / (1.0 + math.exp(-total))
