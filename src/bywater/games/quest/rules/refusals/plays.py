"""Why a card can't be played or discarded."""

from mypy_extensions import i64

from bywater.core.message import Message
from bywater.games.quest.model import board, cards, names
from bywater.games.quest.model.actions import PLAY, PLAY_CARD, PLAY_LINE
from bywater.games.quest.model.frames import CARDS
from bywater.games.quest.model.table import Table


def play_refusal(table: Table, kind: i64, action: int, seat: i64) -> Message:
    card: i64 = PLAY_CARD[action - PLAY]
    if kind != CARDS:
        return Message("refused-other-question")
    if not table.count(seat, card):
        return Message("refused-not-in-hand", {"card": names.card(card)})
    if card < cards.WHITE_JOKER and seat != board.FRODO and PLAY_LINE[action - PLAY] != cards.SYMBOL[card]:
        return Message("refused-frodo-only", {"card": names.card(card)})
    return Message("refused-one-of-each", {"card": names.card(card)})


def window_refusal(table: Table, card: i64, seat: i64) -> Message:
    if not table.count(seat, card):
        return Message("refused-not-in-hand", {"card": names.card(card)})
    return Message("refused-other-moment", {"card": names.card(card)})
