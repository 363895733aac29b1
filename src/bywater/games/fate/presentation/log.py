"""Log lines for journal entries."""

from typing import Final

from bywater.core.message import Message
from bywater.games.fate.model import actions, board, dice, journal, names
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.cards import EORED, FIRST_SKY, SHADOW_CARDS
from bywater.games.fate.model.endings import ENDINGS
from bywater.games.fate.presentation.names import thrown

# Causes of a loss of hope, in the order of the LOST constants of the journal.
LOSSES: Final = ("", "no_armies", "gollum", "eye", "ring", "search", "haven", "no_card", "peril", "wheels")
# By kind of entry: the message key, and the parameter for each of its numbers.
_LINES: Final[dict[int, tuple[str, ...]]] = {
    journal.SET_UP: ("log-set-up", "seat"),
    journal.TASK_SET: ("log-task", "objective"),
    journal.JOINED: ("log-joined", "seat", "character"),
    journal.OPENED_WITH: ("log-dealt", "seat", "card"),
    journal.TURN_OF: ("log-turn", "seat"),
    journal.ACTS: ("log-acts", "character"),
    journal.WENT: ("log-went", "character", "origin", "place"),
    journal.CAME_ALONG: ("log-came-along", "character", "place"),
    journal.AGREED: ("log-agreed", "seat"),
    journal.REFUSED: ("log-refused", "seat"),
    journal.CALLED_OFF: ("log-called-off",),
    journal.SPENT: ("log-spent", "seat", "card"),
    journal.SPENT_TOKEN: ("log-spent-token", "seat", "symbol", "count"),
    journal.GOT_TOKEN: ("log-got-token", "seat", "symbol"),
    journal.GAVE_CARD: ("log-gave-card", "seat", "other", "card"),
    journal.PREPARED: ("log-prepared", "character", "card"),
    journal.MUSTERED: ("log-mustered", "character", "place"),
    journal.ATTACKED: ("log-attacked", "character", "place", "count"),
    journal.CAPTURED: ("log-captured", "place"),
    journal.SEARCH_BEGINS: ("log-search", "place", "count"),
    journal.RING_WORN: ("log-ring",),
    journal.HOPE_LOST: ("log-hope-lost", "count", "hope"),
    journal.HOPE_GAINED: ("log-hope-gained", "count", "hope"),
    journal.EYE_WENT: ("log-eye", "region"),
    journal.NAZGUL_WENT: ("log-nazgul", "region", "into", "count"),
    journal.NAZGUL_REMOVED: ("log-nazgul-removed", "region"),
    journal.SHADOW_ADDED: ("log-shadow-added", "place", "count"),
    journal.SHADOW_REMOVED: ("log-shadow-removed", "place", "count"),
    journal.SHADOW_WENT: ("log-shadow-went", "origin", "place", "count"),
    journal.FRIENDS_ADDED: ("log-friends-added", "place", "people", "count"),
    journal.FRIENDS_LOST: ("log-friends-lost", "place", "people", "count"),
    journal.FRIENDS_MOVED: ("log-friends-moved", "origin", "place", "people", "count"),
    journal.HAVEN_FELL: ("log-haven-fell", "place"),
    journal.NO_CARD: ("log-no-card", "seat"),
    journal.DARKENED: ("log-darkened", "place"),
    journal.SHUFFLED_ON: ("log-shuffled-on",),
    journal.BACK_SHOWN: ("log-back", "back"),
    journal.ADVANCES: ("log-advances", "line"),
    journal.REINFORCES: ("log-reinforces", "place", "order"),
    journal.ORDERED: ("log-ordered", "order"),
    journal.DISCARDED: ("log-discarded", "seat", "card"),
    journal.DISCARDED_TOKEN: ("log-discarded-token", "seat", "symbol"),
    journal.PLAYED_EVENT: ("log-event", "seat", "event"),
    journal.COMPLETED: ("log-completed", "objective"),
    journal.PROGRESS: ("log-pledged", "objective", "people"),
    journal.LEFT_BOARD: ("log-left", "character"),
    journal.RETURNED: ("log-returned", "character"),
    journal.LOOKED_AT: ("log-looked", "seat", "card"),
    journal.TOOK_CARD: ("log-took-card", "seat", "card"),
    journal.BEGAN_INTERRUPT: ("log-interrupt", "seat"),
    journal.BATTLE_BEGINS: ("log-battle", "place", "count"),
    journal.RESHUFFLED: ("log-reshuffled",),
    journal.SPARED: ("log-spared", "seat"),
    journal.GOLLUM_TEMPTS: ("log-gollum", "place"),
    journal.TOKEN_GIVEN: ("log-gave-token", "seat", "other", "symbol"),
    journal.ENDED: ("log-ended",),
    journal.MOVED_CHARACTER: ("log-came", "character", "place"),
}
# Keys that end in a reason: the index of its number, and the names of the reasons.
_REASONS: Final = {journal.HOPE_LOST: (2, LOSSES), journal.BATTLE_BEGINS: (2, k.CAUSES), journal.ENDED: (0, ENDINGS)}

_SHADOW_CARDS: Final = {
    journal.FLIPPED_CARD: "log-flipped",
    journal.REMOVED_CARD: "log-removed",
    journal.PUT_BACK: "log-put-back",
}


def log_line(entry: tuple[int, int, int, int, int]) -> Message | None:
    """Return the log line of an entry; None for entries that only traces need."""
    kind, a, b, c, d = entry
    row = _LINES.get(kind)
    if row is None:
        return _of_cards(kind, a, b) or _of_dice(kind, a, b, c, d)
    key = row[0]
    if kind in _REASONS:
        at, reasons = _REASONS[kind]
        key = f"{key}-{reasons[(a, b, c)[at]]}"
    return names.message(key, **dict(zip(row[1:], (a, b, c, d), strict=False)))


def _of_cards(kind: int, a: int, b: int) -> Message | None:
    """Return the log line of an entry whose key depends on a card, an ability or an objective."""
    if kind == journal.DREW:
        return names.message("log-drew-skies" if b >= FIRST_SKY else "log-drew", seat=a, card=b)
    if kind == journal.USED and actions.ACTIONS[b].kind in names.ABILITY_OF:
        return names.message("log-used", seat=a, ability=names.ABILITY_OF[actions.ACTIONS[b].kind])
    if kind == journal.THREAT_GREW:
        return names.message("log-threat", count=int(board.THREAT[a]))
    if kind == journal.PUT_ON_CARD:
        if a == EORED:
            return names.message("log-on-card-region", objective=a, region=b)
        return names.message("log-on-card", objective=a, count=b)
    if kind == journal.SPECIAL_SHADOW:
        return Message("log-special", {"card": f"shadow-{SHADOW_CARDS[a]}"})
    if kind in _SHADOW_CARDS:
        return Message(_SHADOW_CARDS[kind] + ("-special" if names.is_special(a) else ""), names.shadow_card(a))
    if kind == journal.SPIED_CARD:
        key = "log-spied-special" if names.is_special(b) else "log-spied"
        return Message(key, {**names.named(seat=a), **names.shadow_card(b)})
    return None


def _of_dice(kind: int, a: int, b: int, c: int, d: int) -> Message | None:
    if kind == journal.SEARCHED_DICE:
        return Message("log-searched", thrown(dice.SEARCH_NAMES[a], False))
    if kind == journal.FOUGHT_DICE:
        return Message("log-fought", thrown(dice.BATTLE_NAMES[a], True))
    if kind == journal.REROLLED:
        params = {**names.named(seat=a), "face": names.face(b, c == 1), "count": max(d, 1)}
        return Message("log-rerolled-bombadil" if d else "log-rerolled", params)
    if kind == journal.TURNED_DIE:
        faces = {"face": names.face(b, d == 1), "into": names.face(c, d == 1)}
        return Message("log-turned", {**names.named(seat=a), **faces})
    if kind == journal.IGNORED_DIE:
        return Message("log-ignored", {**names.named(seat=a), "face": names.face(b, c == 1)})
    return None
