"""The cards phase of a turn: play cards, or draw two or step back instead."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.bits import lowest_bit
from bywater.core.frames import a_of, frame, seat_of
from bywater.games.quest.model import actions as do
from bywater.games.quest.model import board, cards, journal
from bywater.games.quest.model.frames import CARDS
from bywater.games.quest.model.table import Table
from bywater.games.quest.rules import corruption, hands, interrupts
from bywater.games.quest.rules.lines import advance, note_card

# The reward of a turn without a card: cards, or steps to the light.
_DRAWN: Final[i64] = board.DATA["turn"]["draw"]
_STEPS: Final[i64] = board.DATA["turn"]["steps"]


def list_cards(table: Table, out: vec[i64], packed: i64, seat: i64) -> vec[i64]:
    """List the choices of the active player in the cards phase."""
    before: i64 = a_of(packed)
    if before:
        out = append(out, do.DONE)
    else:
        out = append(out, do.DRAW_TWO)
        out = append(out, do.STEP_BACK)
    out = interrupts.with_interrupts(table, out, packed)
    kinds: i64 = cards.kinds_in(table.held[seat], table.features[seat])
    while kinds:
        kind: i64 = lowest_bit(kinds)
        kinds &= kinds - 1
        if may_play(table, seat, kind, before):
            out = _with_plays(out, seat, kind)
    return out


def _with_plays(out: vec[i64], seat: i64, kind: i64) -> vec[i64]:
    """Append the plays of a card: on its own line, or on any line for a joker or Frodo's jokers."""  # R03, R04
    line: i64
    if kind < cards.WHITE_JOKER and seat != board.FRODO:
        return append(out, do.PLAY_CODE[kind * board.LINES + cards.SYMBOL[kind]])
    for line in range(board.LINES):
        code: i64 = do.PLAY_CODE[kind * board.LINES + line]
        if code >= 0:
            out = append(out, code)
    return out


def answer_cards(table: Table, packed: i64, seat: i64, action: i64) -> None:
    """Play a card, or end the phase: after a card, or by drawing two cards or stepping back instead."""  # Q12
    if action >= do.PLAY:
        play_card(table, packed, do.PLAY_CARD[action - do.PLAY], do.PLAY_LINE[action - do.PLAY])
        return
    table.pop()
    if action == do.DONE:
        table.emit(journal.CHOSE, seat, journal.CHOSE_DONE)
    elif action == do.DRAW_TWO:
        table.emit(journal.CHOSE, seat, journal.CHOSE_DRAW)
        table.table_changed()
        hands.push_draw(table, seat, _DRAWN)
    else:
        table.emit(journal.CHOSE, seat, journal.CHOSE_STEP_BACK)
        corruption.lighten(table, seat, _STEPS)


def prompts_rivals(table: Table) -> i64:
    """Return 1 if rivals, who can't interrupt, are prompted before the active player's next card; else 0."""  # N10
    return 1 if table.rivals else 0


def may_play(table: Table, seat: i64, kind: i64, before: i64) -> bool:
    """Whether a card may be played after the one before: one white and one grey, for Pippin any two."""  # Q11, Q24
    colour: i64 = cards.COLOUR[kind]
    if colour == cards.YELLOW or not table.count(seat, kind):
        return False
    return before == 0 or seat == board.PIPPIN or colour != before - 1


def play_card(table: Table, packed: i64, kind: i64, line: i64) -> None:
    """Play a card: move one line by its symbols, and carry out its spaces."""  # Q11, R03, R18, R19
    seat: i64 = seat_of(packed)
    if a_of(packed):
        table.pop()
    else:
        table.replace_top(frame(CARDS, seat, 1 + cards.COLOUR[kind], prompts_rivals(table)))
    hands.show_card(table, seat, kind)
    note_card(table)
    table.emit(journal.PLAYED, seat, kind, line)
    table.table_changed()
    advance(table, seat, line, cards.STARS[kind], 1 if kind == cards.GOLLUM else 0)
