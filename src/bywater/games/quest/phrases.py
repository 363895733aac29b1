"""What people are told: decisions, choices and the journal as keys of the words."""

from typing import Any, Final

from bywater.core.action import Action
from bywater.core.journal import HIDDEN
from bywater.core.message import Message, Value
from bywater.core.state import View
from bywater.games.quest.board import (
    BOARD_OF,
    EVENTS,
    EVENTS_EACH,
    FACE_SYMBOLS,
    FACES,
    HOBBITS,
    PIPPIN,
    PLACES,
    SAM,
    SYMBOLS,
    TILES,
    TOKENS,
    length_of,
)
from bywater.games.quest.cards import GANDALF, KINDS, STARS
from bywater.games.quest.demands import DEMANDS, FROM, SELF, STEPS
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
        return Message(f"ending-{view['ending']}")
    params = _about(view, decision["fields"])
    if decision["seat"] < 0:
        return Message(f"chance-{kind}", params)
    params["hobbit"] = hobbit(decision["seat"])
    if decision["seat"] not in view["seats"]:
        return Message(f"wait-{kind}", params)
    return Message(_question(view, kind, decision), params)


def _question(view: View, kind: str, decision: dict[str, Any]) -> str:
    """The key of a question to one's own seat."""
    fields = decision["fields"]
    if kind in ("quiet", "rivals"):
        return f"ask-{kind}-{fields['moment']}"
    if kind in ("demand", "pledging"):
        return f"ask-demand-{fields['demand']}"
    if kind == "cards":
        if fields["played"]:
            return "ask-cards-second"
        return "ask-cards-any" if decision["seat"] == PIPPIN else "ask-cards"
    if kind == "floor" and _is_asked_to_give(view):
        return "ask-floor-demand"
    if kind == "choosing_line":
        return "ask-line-ring" if view["stack"][-1][3] else "ask-line"
    if kind == "passing" and view["stack"][-1][3]:
        return "ask-passing-council"
    return f"ask-{kind}"


def open_demand(view: View) -> int:
    """The number of the demand that is open, on top or under a floor or a call; -1 if there is none."""
    for kind, _, a, _, c in reversed(view["stack"]):
        if kind in ("demand", "pledging"):
            return int(a if kind == "demand" else c)
        if kind not in ("floor", "gandalf_called"):
            break
    return -1


def _is_asked_to_give(view: View) -> bool:
    """Whether the one who has the floor may pledge: not if the demand is one's own, or another's alone."""
    demand = open_demand(view)
    return demand >= 0 and FROM[demand] != SELF and view["stack"][-2][1] != view["decision"]["seat"]


def _gives_nothing(view: View) -> bool:
    """Whether the one who is asked to give has not given anything yet."""
    kind, seat = view["decision"]["kind"], view["decision"]["seat"]
    if kind != "pledging" and (kind != "floor" or not _is_asked_to_give(view)):
        return False
    given = view["pledged"][seat]
    return not (any(given["cards"].values()) or any(given["tokens"].values()) or given["shields"]) and (
        view["volunteer"] != seat
    )


def _about(view: View, fields: dict[str, Any]) -> dict[str, Value]:
    """The fields of a decision as keys of words."""
    params: dict[str, Value] = {"place": f"place-{view['place']}", "active": hobbit(view["active"])}
    demand = open_demand(view)
    if demand >= 0:
        params["demand"] = f"demand-{DEMANDS[demand]}"
    for name, value in fields.items():
        if name in ("hobbit", "to", "caller"):
            params["whom"] = hobbit(value)
        elif name == "face":
            spared = fields["hobbit"] == SAM and FACE_SYMBOLS[FACES.index(value)] > 1  # Q24
            params[name] = f"face-spared_{value}" if spared else f"face-{value}"
        elif name in ("tile", "event", "demand"):
            params[name] = f"{name}-{value}"
        elif name == "count":
            params[name] = value
    if fields.get("moment") == "not_paid":
        unpaid = fields.get("demand") or fields["event"]
        params.setdefault("demand", f"event-{unpaid}")
        params["outcome"] = f"unpaid-{unpaid}"
    if view["turned_up"]:
        params["symbol"] = f"line-{view['turned_up'].partition('_')[2]}"
    shared = [name for name, count in view["shared"].items() if count]
    if shared:
        params["card"] = f"card-{shared[0]}"
    return params


def offer(action: Action, view: View) -> Message:
    """One of the choices, in a few words."""
    kind = action.kind
    decision = view["decision"]
    params: dict[str, Value] = {}
    for name in ("hobbit", "card", "line", "token", "tile", "face"):
        if name in action.parts:
            params[name] = f"{name}-{action.parts[name]}"
    for name in ("shields", "value"):
        if name in action.parts:
            params["count"] = int(action.parts[name])
    if kind == "play":
        params["count"] = spaces_moved(action, view)
        if not params["count"]:
            return Message("do-play-idle", params)
        return Message("do-play-on" if " on " in action.text else "do-play", params)
    if kind == "floor":
        return Message(_floor(HOBBITS.index(action.parts["hobbit"]), view), params)
    if kind == "go_on":
        return Message(f"do-go_on-{decision['fields']['moment']}", params)
    if kind == "done" and _gives_nothing(view):
        return Message("do-done-not_me" if STEPS[open_demand(view)] else "do-done-nothing", params)
    if kind in ("done", "pass"):
        return Message(f"do-{kind}-{decision['kind']}", params)
    if kind == "refuse":
        if decision["kind"] == "shelob_appears":
            return Message("do-refuse-shelob_appears", params)
        return Message(f"do-refuse-{decision['fields']['demand']}", params)
    if kind in ("buy_cards", "buy_step"):
        params["count"] = decision["fields"]["count"]
    if kind == "volunteer":
        params["count"] = int(STEPS[open_demand(view)])
    if kind in ("pledge", "pledge_token", "pledge_shields") and FROM[open_demand(view)] == SELF:
        return Message(f"do-{kind}-own", params)
    return Message(f"do-{kind}", params)


def spaces_moved(action: Action, view: View) -> int:
    """How far a card would move a line: not beyond its end, and not at all if this board lacks it."""  # R18
    line = SYMBOLS.index(action.parts["line"])
    reached: int = view["lines"][action.parts["line"]]
    left = int(length_of(PLACES.index(view["place"]), line)) - reached
    return min(int(STARS[KINDS.index(action.parts["card"])]), left)


def _floor(seat: int, view: View) -> str:
    """What giving or taking the floor is called: it is mostly about the demand, if others can help with it."""
    if seat == view["decision"]["seat"]:
        return "do-floor-own"
    if seat in view["seats"]:
        return "do-floor-take"
    demand = open_demand(view)
    if demand < 0 or FROM[demand] == SELF:
        return "do-floor"
    return "do-floor-volunteer" if STEPS[demand] else "do-floor-demand"


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
