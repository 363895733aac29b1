"""What people are told: decisions, choices and the journal as keys of the words."""

from typing import Any, Final

from bywater.core.action import Action
from bywater.core.journal import HIDDEN
from bywater.core.message import Message, Value
from bywater.core.state import View
from bywater.games.quest.board import BOARD_OF, EVENTS, EVENTS_EACH, FACES, HOBBITS, PLACES, SYMBOLS, TILES, TOKENS
from bywater.games.quest.cards import GANDALF, KINDS
from bywater.games.quest.demands import DEMANDS
from bywater.games.quest.state import (
    ATTEMPTED,
    BOUGHT,
    CALLED,
    CAME_TO,
    CARDS_OUT,
    CARDS_PAID,
    CHOSE,
    DEALT,
    DISCARDED,
    DREW,
    ENDED,
    ENDINGS,
    FELL,
    FORESAW,
    GAVE_BACK,
    GOT_CARD,
    GOT_SHIELDS,
    GOT_SPECIAL,
    GOT_TOKEN,
    GUIDED,
    HAPPENED,
    IGNORED,
    KEPT,
    LACKED,
    MOVED,
    NEW_BEARER,
    OPENED,
    OPENED_SHIELDS,
    OPENED_TILE,
    ORDERED,
    PAID,
    PASSED_CARD,
    PLAYED,
    PLEDGED,
    PLEDGED_SHIELDS,
    PLEDGED_TOKEN,
    PUT_ON_RING,
    REFUSED,
    RESHUFFLED,
    ROLLED,
    SAURON_WENT,
    SCENARIO_OVER,
    SENT_TO,
    SHARED,
    SHIELDS_PAID,
    TOKENS_BACK,
    TOKENS_PAID,
    TURN_OF,
    TURNED_CARD,
    TURNED_TILE,
    USED,
    USED_GANDALF,
    VOLUNTEERED,
    WENT,
)
from bywater.games.quest.view import MOMENTS

CHOICES: Final = ("done", "draw", "step_back", "prepare", "no_preparations", "roll_twice", "sauron")


def hobbit(seat: int) -> str:
    return f"hobbit-{HOBBITS[seat]}"


def card(kind: int) -> str:
    return f"card-{KINDS[kind]}"


def event(place: int, number: int) -> str:
    return f"event-{EVENTS[int(BOARD_OF[place]) * EVENTS_EACH + number - 1]}"


def ask(view: View) -> Message:
    """The question of this view's decision; another one for those who only wait for the answer."""
    decision: dict[str, Any] = view["decision"]
    kind = decision["kind"]
    if kind == "over":
        return Message(f"ending-{view['ending']}", {"points": max(view["score"])})
    params = _about(view, decision["numbers"])
    if decision["seat"] < 0:
        return Message(f"chance-{kind}", params)
    params["hobbit"] = hobbit(decision["seat"])
    if decision["seat"] not in view["seats"]:
        return Message(f"wait-{kind}", params)
    if kind in ("quiet", "rivals"):
        return Message(f"ask-{kind}-{MOMENTS[decision['numbers']['moment']]}", params)
    if kind in ("demand", "pledging"):
        return Message(f"ask-demand-{DEMANDS[decision['numbers']['demand']]}", params)
    if kind == "cards":
        return Message("ask-cards-second" if decision["numbers"]["played"] else "ask-cards", params)
    if kind == "choosing_line":
        return Message("ask-line", params)
    return Message(f"ask-{kind}", params)


def _about(view: View, numbers: dict[str, int]) -> dict[str, Value]:
    """The numbers of a decision as names."""
    params: dict[str, Value] = {"place": f"place-{view['place']}"}
    for name, number in numbers.items():
        if name == "demand":
            params[name] = f"demand-{DEMANDS[number]}"
        elif name in ("hobbit", "to", "caller"):
            params["whom"] = hobbit(number)
        elif name == "face":
            params[name] = f"face-{FACES[number]}"
        elif name == "tile":
            params[name] = f"tile-{TILES[number]}"
        elif name == "event":
            params[name] = event(PLACES.index(view["place"]), number)
        elif name == "count":
            params[name] = number
    if view["turned_up"]:
        params["symbol"] = f"line-{view['turned_up'].partition('_')[2]}"
    if view["shared"]:
        params["card"] = f"card-{next(name for name in KINDS if name in view['shared'])}"
    return params


def offer(action: Action, view: View) -> Message:
    """One of the choices, in a few words."""
    kind = action.kind
    decision = view["decision"]
    params: dict[str, Value] = {}
    for name in ("hobbit", "card", "line", "token", "tile"):
        if name in action.parts:
            params[name] = f"{name}-{action.parts[name]}"
    if "shields" in action.parts:
        params["count"] = int(action.parts["shields"])
    if kind == "play" and " on " in action.text:
        return Message("do-play-on", params)
    if kind == "floor" and HOBBITS.index(action.parts["hobbit"]) in view["seats"]:
        return Message("do-floor-own", params)
    if kind == "go_on":
        return Message(f"do-go_on-{MOMENTS[decision['numbers']['moment']]}", params)
    if kind in ("done", "pass"):
        return Message(f"do-{kind}-{decision['kind']}", params)
    if kind == "refuse":
        if decision["kind"] == "shelob_appears":
            return Message("do-refuse-shelob_appears", params)
        return Message(f"do-refuse-{DEMANDS[decision['numbers']['demand']]}", params)
    if kind in ("buy_cards", "buy_step"):
        params["count"] = decision["numbers"]["count"]
    return Message(f"do-{kind}", params)


def recount(entry: tuple[int, int, int, int, int]) -> Message | None:
    """A line of the log. Hidden numbers give the telling without names."""
    kind, a, b, c, _ = entry
    told = _of_cards(kind, a, b, c) or _of_giving(kind, a, b) or _of_moving(kind, a, b, c)
    return told or _of_the_journey(kind, a, b, c)


def _of_cards(kind: int, a: int, b: int, c: int) -> Message | None:
    if kind == DREW:
        return Message("log-drew-hidden" if b == HIDDEN else "log-drew", _seat_card(a, b))
    if kind == DEALT:
        return Message("log-dealt-hidden" if b == HIDDEN else "log-dealt", _seat_card(a, b))
    if kind == PASSED_CARD:
        params = _seat_card(a, c)
        params["to"] = hobbit(b)
        return Message("log-passed-card-hidden" if c == HIDDEN else "log-passed-card", params)
    if kind == TURNED_CARD:
        return Message("log-turned-card", {"card": card(a)})
    if kind == GAVE_BACK:
        return Message("log-gave-back", {**_seat_card(a, b), "count": c})
    if kind == PLAYED:
        return Message("log-played", {**_seat_card(a, b), "line": f"line-{SYMBOLS[c]}"})
    if kind == USED:
        return Message("log-used-own" if a == c else "log-used", {**_seat_card(a, b), "whom": hobbit(c)})
    keys = {
        GOT_CARD: "log-got-card",
        DISCARDED: "log-discarded",
        PLEDGED: "log-pledged",
        CARDS_PAID: "log-paid-card",
        SHARED: "log-shared",
        OPENED: "log-opened",
    }
    if kind in keys:
        return Message(keys[kind], {**_seat_card(a, b), "count": max(c, 1)})
    if kind == RESHUFFLED:
        return Message("log-reshuffled", {"count": a})
    return None


def _seat_card(seat: int, kind: int) -> dict[str, Value]:
    params: dict[str, Value] = {"hobbit": hobbit(seat)}
    if kind != HIDDEN:
        params["card"] = card(kind)
    return params


def _of_giving(kind: int, a: int, b: int) -> Message | None:
    if kind == GOT_SHIELDS:
        return Message("log-got-shield", {"hobbit": hobbit(a)})
    if kind == GOT_SPECIAL:
        if b == HIDDEN:
            return Message("log-got-special-hidden", {"hobbit": hobbit(a)})
        return Message("log-got-special", {"hobbit": hobbit(a), "count": b})
    if kind in (GOT_TOKEN, PLEDGED_TOKEN):
        key = "log-got-token" if kind == GOT_TOKEN else "log-pledged-token"
        return Message(key, {"hobbit": hobbit(a), "token": f"token-{TOKENS[b]}"})
    if kind == TOKENS_PAID:
        return Message("log-paid-tokens", {"hobbit": hobbit(a), "count": (b & 15) + (b >> 4 & 15) + (b >> 8)})
    if kind in (PLEDGED_SHIELDS, SHIELDS_PAID):
        key = "log-pledged-shields" if kind == PLEDGED_SHIELDS else "log-paid-shields"
        return Message(key, {"hobbit": hobbit(a), "count": b})
    if kind == VOLUNTEERED:
        return Message("log-volunteered", {"hobbit": hobbit(a)})
    if kind == PAID:
        return Message("log-paid", {"demand": f"demand-{DEMANDS[a]}"})
    if kind == REFUSED:
        return Message("log-refused", {"hobbit": hobbit(a), "demand": f"demand-{DEMANDS[b]}"})
    if kind == BOUGHT:
        return Message("log-bought-cards" if b == 1 else "log-bought-step", {"hobbit": hobbit(a)})
    if kind == OPENED_SHIELDS:
        return Message("log-opened-shields", {"hobbit": hobbit(a), "count": b})
    return None


def _of_moving(kind: int, a: int, b: int, c: int) -> Message | None:
    if kind == ROLLED:
        return Message("log-rolled", {"hobbit": hobbit(a), "face": f"face-{FACES[b]}"})
    if kind == WENT:
        return Message("log-darker" if c else "log-lighter", {"hobbit": hobbit(a), "space": b})
    if kind == SAURON_WENT:
        return Message("log-sauron", {"space": a})
    if kind == FELL:
        return Message(f"log-fell-{ENDINGS[b]}", {"hobbit": hobbit(a)})
    if kind == MOVED:
        return Message("log-moved", {"line": f"line-{SYMBOLS[a]}", "space": b, "hobbit": hobbit(c)})
    if kind == LACKED:
        return Message("log-lacked", {"hobbit": hobbit(a), "count": b})
    return None


def _of_the_journey(kind: int, a: int, b: int, c: int) -> Message | None:
    if kind == CAME_TO:
        return Message("log-came-to", {"place": f"place-{PLACES[a]}"})
    if kind == TURNED_TILE:
        return Message("log-turned-tile", {"hobbit": hobbit(a), "tile": f"tile-{TILES[b]}"})
    if kind == TURN_OF:
        return Message("log-turn", {"hobbit": hobbit(a)})
    if kind == PUT_ON_RING:
        return Message("log-ring", {"hobbit": hobbit(a)})
    if kind == CALLED:
        return Message("log-called", {"hobbit": hobbit(a)})
    if kind == USED_GANDALF:
        return Message(f"log-gandalf-{GANDALF[b]}", {"hobbit": hobbit(a), "whom": hobbit(c)})
    if kind == GUIDED:
        return Message("log-guided", {"hobbit": hobbit(a)})
    if kind == HAPPENED:
        return Message("log-happened", {"event": event(a, b)})
    if kind == IGNORED:
        return Message("log-ignored", {"event": event(a, b)})
    if kind == CARDS_OUT:
        return Message("log-cards-out")
    if kind == SENT_TO:
        return None
    if kind == KEPT:
        return Message("log-kept", {"hobbit": hobbit(a)})
    if kind == FORESAW:
        if b == HIDDEN:
            return Message("log-foresaw-hidden", {"hobbit": hobbit(a)})
        return Message("log-foresaw", {"hobbit": hobbit(a), "tile": f"tile-{TILES[b]}"})
    if kind == ORDERED and b != HIDDEN:
        return Message("log-ordered", {"hobbit": hobbit(a), "tile": f"tile-{TILES[b]}"})
    if kind == OPENED_TILE:
        return Message("log-opened-tile", {"tile": f"tile-{TILES[a]}"})
    if kind == NEW_BEARER:
        return Message("log-bearer", {"hobbit": hobbit(a)})
    if kind == TOKENS_BACK:
        return Message("log-tokens-back")
    if kind == CHOSE and b:
        return Message(f"log-chose-{CHOICES[b]}", {"hobbit": hobbit(a)})
    if kind == SCENARIO_OVER:
        return Message("log-scenario-over", {"place": f"place-{PLACES[a]}"})
    if kind == ATTEMPTED:
        return Message("log-attempted", {"hobbit": hobbit(a)})
    if kind == ENDED:
        return Message(f"log-ended-{ENDINGS[a]}")
    return None
