"""The log: journal entries as messages."""

from typing import Final

from bywater.core.journal import HIDDEN
from bywater.core.message import Message, Value
from bywater.games.quest.model import board, journal
from bywater.games.quest.model.cards import GANDALF
from bywater.games.quest.model.demands import DEMANDS
from bywater.games.quest.model.endings import ENDINGS
from bywater.games.quest.model.names import card, event, hobbit

CHOICES: Final = ("done", "draw", "step_back", "prepare", "no_preparations", "roll_twice", "sauron")


def log_line(entry: tuple[int, int, int, int, int]) -> Message | None:
    """A line of the log. Hidden numbers give the telling without names."""
    kind, a, b, c, _ = entry
    told = _of_cards(kind, a, b, c) or _of_giving(kind, a, b) or _of_moving(kind, a, b, c)
    return told or _of_the_journey(kind, a, b, c)


def _of_cards(kind: int, a: int, b: int, c: int) -> Message | None:
    if kind == journal.DREW:
        return Message("log-drew-hidden" if b == HIDDEN else "log-drew", _seat_card(a, b))
    if kind == journal.DEALT:
        return Message("log-dealt-hidden" if b == HIDDEN else "log-dealt", _seat_card(a, b))
    if kind == journal.PASSED_CARD:
        params = _seat_card(a, c)
        params["to"] = hobbit(b)
        return Message("log-passed-card-hidden" if c == HIDDEN else "log-passed-card", params)
    if kind == journal.TURNED_CARD:
        return Message("log-turned-card", {"card": card(a)})
    if kind == journal.GAVE_BACK:
        return Message("log-gave-back", {**_seat_card(a, b), "count": c})
    if kind == journal.PLAYED:
        return Message("log-played", {**_seat_card(a, b), "line": f"line-{board.SYMBOLS[c]}"})
    if kind == journal.USED:
        return Message("log-used-own" if a == c else "log-used", {**_seat_card(a, b), "whom": hobbit(c)})
    keys = {
        journal.GOT_CARD: "log-got-card",
        journal.DISCARDED: "log-discarded",
        journal.PLEDGED: "log-pledged",
        journal.CARDS_PAID: "log-paid-card",
        journal.SHARED: "log-shared",
        journal.OPENED: "log-opened",
    }
    if kind in keys:
        return Message(keys[kind], {**_seat_card(a, b), "count": max(c, 1)})
    if kind == journal.RESHUFFLED:
        return Message("log-reshuffled", {"count": a})
    return None


def _seat_card(seat: int, kind: int) -> dict[str, Value]:
    params: dict[str, Value] = {"hobbit": hobbit(seat)}
    if kind != HIDDEN:
        params["card"] = card(kind)
    return params


def _of_giving(kind: int, a: int, b: int) -> Message | None:
    if kind == journal.GOT_SHIELDS:
        return Message("log-got-shield", {"hobbit": hobbit(a)})
    if kind == journal.GOT_SPECIAL:
        if b == HIDDEN:
            return Message("log-got-special-hidden", {"hobbit": hobbit(a)})
        return Message("log-got-special", {"hobbit": hobbit(a), "count": b})
    if kind in (journal.GOT_TOKEN, journal.PLEDGED_TOKEN):
        key = "log-got-token" if kind == journal.GOT_TOKEN else "log-pledged-token"
        return Message(key, {"hobbit": hobbit(a), "token": f"token-{board.TOKENS[b]}"})
    if kind == journal.TOKENS_PAID:
        return Message("log-paid-tokens", {"hobbit": hobbit(a), "count": (b & 15) + (b >> 4 & 15) + (b >> 8)})
    if kind in (journal.PLEDGED_SHIELDS, journal.SHIELDS_PAID):
        key = "log-pledged-shields" if kind == journal.PLEDGED_SHIELDS else "log-paid-shields"
        return Message(key, {"hobbit": hobbit(a), "count": b})
    if kind == journal.VOLUNTEERED:
        return Message("log-volunteered", {"hobbit": hobbit(a)})
    if kind == journal.PAID:
        return Message("log-paid", {"demand": f"demand-{DEMANDS[a]}"})
    if kind == journal.REFUSED:
        return Message("log-refused", {"hobbit": hobbit(a), "demand": f"demand-{DEMANDS[b]}"})
    if kind == journal.BOUGHT:
        return Message("log-bought-cards" if b == 1 else "log-bought-step", {"hobbit": hobbit(a)})
    if kind == journal.OPENED_SHIELDS:
        return Message("log-opened-shields", {"hobbit": hobbit(a), "count": b})
    return None


def _of_moving(kind: int, a: int, b: int, c: int) -> Message | None:
    if kind == journal.ROLLED:
        return Message("log-rolled", {"hobbit": hobbit(a), "face": f"face-{board.FACES[b]}"})
    if kind == journal.WENT:
        return Message("log-darker" if c else "log-lighter", {"hobbit": hobbit(a), "space": b})
    if kind == journal.SAURON_WENT:
        return Message("log-sauron", {"space": a})
    if kind == journal.FELL:
        return Message(f"log-fell-{ENDINGS[b]}", {"hobbit": hobbit(a)})
    if kind == journal.MOVED:
        return Message("log-moved", {"line": f"line-{board.SYMBOLS[a]}", "space": b, "hobbit": hobbit(c)})
    if kind == journal.LACKED:
        return Message("log-lacked", {"hobbit": hobbit(a), "count": b})
    return None


def _of_the_journey(kind: int, a: int, b: int, c: int) -> Message | None:
    if kind == journal.CAME_TO:
        return Message("log-came-to", {"place": f"place-{board.PLACES[a]}"})
    if kind == journal.TURNED_TILE:
        return Message("log-turned-tile", {"hobbit": hobbit(a), "tile": f"tile-{board.TILES[b]}"})
    if kind == journal.TURN_OF:
        return Message("log-turn", {"hobbit": hobbit(a)})
    if kind == journal.PUT_ON_RING:
        return Message("log-ring", {"hobbit": hobbit(a)})
    if kind == journal.CALLED:
        return Message("log-called", {"hobbit": hobbit(a)})
    if kind == journal.USED_GANDALF:
        return Message(f"log-gandalf-{GANDALF[b]}", {"hobbit": hobbit(a), "whom": hobbit(c)})
    if kind == journal.GUIDED:
        return Message("log-guided", {"hobbit": hobbit(a)})
    if kind == journal.HAPPENED:
        return Message("log-happened", {"event": event(a, b)})
    if kind == journal.IGNORED:
        return Message("log-ignored", {"event": event(a, b)})
    if kind == journal.CARDS_OUT:
        return Message("log-cards-out")
    if kind == journal.SENT_TO:
        return None
    if kind == journal.KEPT:
        return Message("log-kept", {"hobbit": hobbit(a)})
    if kind == journal.FORESAW:
        if b == HIDDEN:
            return Message("log-foresaw-hidden", {"hobbit": hobbit(a)})
        return Message("log-foresaw", {"hobbit": hobbit(a), "tile": f"tile-{board.TILES[b]}"})
    if kind == journal.ORDERED and b != HIDDEN:
        return Message("log-ordered", {"hobbit": hobbit(a), "tile": f"tile-{board.TILES[b]}"})
    if kind == journal.OPENED_TILE:
        return Message("log-opened-tile", {"tile": f"tile-{board.TILES[a]}"})
    if kind == journal.NEW_BEARER:
        return Message("log-bearer", {"hobbit": hobbit(a)})
    if kind == journal.TOKENS_BACK:
        return Message("log-tokens-back")
    if kind == journal.CHOSE and b:
        return Message(f"log-chose-{CHOICES[b]}", {"hobbit": hobbit(a)})
    if kind == journal.SCENARIO_OVER:
        return Message("log-scenario-over", {"place": f"place-{board.PLACES[a]}"})
    if kind == journal.ATTEMPTED:
        return Message("log-attempted", {"hobbit": hobbit(a)})
    if kind == journal.ENDED:
        return Message(f"log-ended-{ENDINGS[a]}")
    return None
