"""Log lines for journal entries."""

from bywater.core.journal import HIDDEN
from bywater.core.message import Message
from bywater.games.towers.model import journal
from bywater.games.towers.model.cards import COLOURS, GANDALF, card_key
from bywater.games.towers.presentation.names import place_key, seat_key


def log_line(entry: tuple[int, int, int, int, int]) -> Message | None:
    """Return the log line of an entry; None if it is not logged. Lines with hidden numbers lack names."""
    kind, a, b, c, _ = entry
    if kind == journal.RING_GIVEN:
        return Message("log-ring", {"seat": seat_key(a)})
    if kind == journal.PATH_SET:
        return Message("log-path", {"from": place_key(a), "to": place_key(a + 1), "count": b})
    if kind == journal.TOKEN_SET:
        return Message("log-token", {"place": place_key(a), "value": c})
    if kind == journal.SWAPPED:
        return Message("log-swapped") if b == 0 else Message("log-swapped-with", {"place": place_key(b)})
    if kind == journal.TURNED_UP:
        return Message("log-turned-up", {"card": card_key(a)})
    if kind == journal.MOVED:
        return Message("log-moved", {"place": place_key(a), "step": b})
    if kind == journal.ARRIVED:
        return Message("log-arrived", {"place": place_key(a)})
    if kind == journal.TOOK:
        return Message("log-took", {"seat": seat_key(a), "card": card_key(b)})
    if kind == journal.DREW:
        if b == HIDDEN:
            return Message("log-drew-hidden", {"seat": seat_key(a)})
        return Message("log-drew", {"seat": seat_key(a), "card": card_key(b)})
    if kind == journal.OFFERED:
        return Message("log-offered", {"seat": seat_key(a), "card": card_key(b)})
    if kind == journal.RESHUFFLED:
        return Message("log-reshuffled", {"count": a})
    if kind == journal.LAID:
        return Message("log-led" if c else "log-laid", {"seat": seat_key(a), "card": card_key(b)})
    if kind == journal.CLEARED:
        return Message("log-cleared", {"seat": seat_key(a), "colour": f"colour-{COLOURS[b]}"})
    if kind == journal.COUNTED:
        return Message("log-counted", {"seat": seat_key(a), "count": b})
    if kind == journal.WON:
        return Message("log-won", {"seat": seat_key(a), "value": b})
    if kind == journal.LOST:
        return Message("log-lost-gandalf" if b == GANDALF else "log-lost", {"seat": seat_key(a), "card": card_key(b)})
    if kind == journal.FINISHED:
        return Message("log-finished", {"seat": seat_key(a)})
    if kind == journal.ENDED:
        return Message("log-ended")
    return None
