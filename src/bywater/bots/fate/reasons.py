"""Reasons for an action in Fate of the Fellowship, from public information."""

from typing import Final

from bywater.bots.player import Thought
from bywater.core.action import Action
from bywater.core.game import Game
from bywater.core.message import Message, Value
from bywater.core.state import View
from bywater.games.fate.knowledge.progress import steps
from bywater.games.fate.model import board

LOW_HOPE: Final = 3
"""The highest hope that is a threat by itself."""
_TOKENS: Final = {"walk": "stealth", "friend": "friendship"}
_PLAIN: Final = ("capture", "capture_otherwise", "song", "distract", "shoot", "shoot_nazgul", "stealth", "ring", "yes")
_SPENT: Final = ("spend", "discard")


def reasons(game: Game, view: View, action: int, _: Thought | None) -> list[Message]:
    """Return the reasons for the action itself, then threats."""
    done = game.describe(action)
    found = _for(view, done)
    if view["hope"] <= LOW_HOPE and done.kind != "pass":
        found.append(Message("why-hope-low", {"hope": view["hope"]}))
    return found


def _for(view: View, done: Action) -> list[Message]:
    kind, parts = done.kind, done.parts
    if kind == "travel":
        return _travel(view, view["acting"], parts["place"])
    if kind == "act":
        return _acts(view, parts["character"])
    if kind in ("take_armies", "muster", "attack"):
        return _armies(view, kind, parts)
    if kind in ("prepare", *_TOKENS):
        return _gains(view, kind, parts)
    if kind in _SPENT:
        return _spends(view, parts["card"])
    if kind == "objective":
        left = len([name for name in view["objectives"] if name not in view["done"]]) - 1
        return [Message("why-objective", {"objective": f"objective-{parts['objective']}", "left": left})]
    if kind in ("nazgul_from", "nazgul"):
        return _nazgul(view, parts)
    if kind == "take_along":
        return [Message("why-together", {"character": f"character-{parts['character']}"})]
    if kind == "play":
        return [Message("why-event", {"event": f"event-{parts['event']}"})]
    if kind == "done":
        return [Message("why-enough-company" if view["decision"]["kind"] == "company" else "why-enough")]
    if kind == "pass":
        return [Message("why-nothing-now")]
    return [Message(f"why-{kind.removesuffix('_otherwise')}")] if kind in _PLAIN else []


# -- on the map -------------------------------------------------------------------------------


def _travel(view: View, who: str, goal: str) -> list[Message]:
    if who not in view["characters"]:
        return []
    start: str = view["characters"][who]["place"]
    params: dict[str, Value] = {"character": f"character-{who}", "place": f"place-{goal}"}
    found = []
    if who == "frodo_sam":
        found += _frodo(view, start, goal)
    found += _for_objectives(view, goal, start, params)
    if view["shadow"].get(goal):
        found.append(Message("why-shadow-there", {**params, "count": view["shadow"][goal]}))
    elif goal in view["havens"] and _threatening(view, goal):
        found.append(Message("why-haven", {**params, "count": _threatening(view, goal)}))
    mine = view["characters"][who]["seat"]
    there = [name for name, one in view["characters"].items() if one["place"] == goal and one["seat"] != mine]
    if there:
        found.append(Message("why-meets", {**params, "other": f"character-{there[0]}"}))
    return found


def _frodo(view: View, start: str, goal: str) -> list[Message]:
    found: list[Message] = []
    here, there = _nazgul_at(view, start), _nazgul_at(view, goal)
    if there < here:
        found.append(Message("why-frodo-hides", {"here": here, "there": there, "region": f"region-{_region(goal)}"}))
    if view["eye"] == _region(start) and view["eye"] != _region(goal):
        found.append(Message("why-from-the-eye"))
    far = _distance(goal, "mount_doom")
    if 0 <= far < _distance(start, "mount_doom"):
        found.append(Message("why-nearer-doom", {"steps": far}))
    return found


def _for_objectives(view: View, goal: str, start: str, params: dict[str, Value]) -> list[Message]:
    """Return the open objective that a place serves, or that it is nearer to."""
    nearer: list[Message] = []
    for name in view["objectives"]:
        if name in view["done"] or name == "destroy_ring":
            continue
        place = _place_of(view, name)
        if not place:
            continue
        more = {**params, "objective": f"objective-{name}", "goal": f"place-{place}"}
        if place == goal:
            return [Message("why-objective-there", more)]
        far = _distance(goal, place)
        if 0 <= far < _distance(start, place) and far <= 3:
            nearer.append(Message("why-objective-nearer", {**more, "steps": far}))
    return nearer[:1]


def _place_of(view: View, objective: str) -> str:
    return next((what for kind, what, *_ in steps(view, objective) if kind in ("at", "haven", "way")), "")


def _region(place: str) -> str:
    return board.REGIONS[int(board.REGION_OF[board.PLACES.index(place)])]


def _nazgul_at(view: View, place: str) -> int:
    return int(view["nazgul"].get(_region(place), 0))


def _next_to(place: str) -> list[str]:
    mask = int(board.ROADS[board.PLACES.index(place)])
    return [board.PLACES[number] for number in range(len(board.PLACES)) if mask >> number & 1]


def _threatening(view: View, haven: str) -> int:
    """Return the number of shadow armies one road away."""
    return sum(view["shadow"].get(place, 0) for place in _next_to(haven))


def _distance(start: str, goal: str) -> int:
    reached, edge, far = {start}, {start}, 0
    while edge and goal not in reached:
        edge = {other for place in edge for other in _next_to(place)} - reached
        reached |= edge
        far += 1
    return far if goal in reached else -1


# -- who acts, and with what ------------------------------------------------------------------


def _acts(view: View, who: str) -> list[Message]:
    params: dict[str, Value] = {"character": f"character-{who}"}
    if who == "frodo_sam":
        place = view["characters"][who]["place"]
        count = _nazgul_at(view, place)
        return [Message("why-frodo-acts", {"count": count, "region": f"region-{_region(place)}"})]
    place = view["characters"].get(who, {}).get("place", "")
    if place in board.PLACES:
        for name in view["objectives"]:
            goal = _place_of(view, name) if name not in view["done"] and name != "destroy_ring" else ""
            if goal and 0 <= _distance(place, goal) <= 4:
                return [Message("why-acts-near", {**params, "objective": f"objective-{name}"})]
        if _threatening(view, place):
            return [
                Message("why-acts-threat", {**params, "place": f"place-{place}", "count": _threatening(view, place)})
            ]
    return [Message("why-acts", params)]


def _armies(view: View, kind: str, parts: dict[str, str]) -> list[Message]:
    place = view["characters"].get(view["acting"], {}).get("place", "")
    if kind == "muster" and place:
        found = [Message("why-muster", {"place": f"place-{place}", "count": sum(view["friends"][place].values())})]
        if _threatening(view, place):
            found.append(Message("why-muster-threat", {"place": f"place-{place}", "count": _threatening(view, place)}))
        return found
    if kind == "attack" and place:
        friends = sum(view["friends"][place].values())
        shadow = int(view["shadow"].get(place, 0))
        key = "why-attack" if friends >= shadow else "why-attack-anyway"
        return [Message(key, {"place": f"place-{place}", "shadow": shadow, "friends": friends})]
    if kind == "take_armies":
        people = parts["people"]
        for name in view["objectives"]:
            wants = [
                step for step in steps(view, name) if step[0] == "army" and step[1] == people and step[2] < step[3]
            ]
            if name not in view["done"] and wants:
                lacking = wants[0][3] - wants[0][2]
                return [
                    Message(
                        "why-army-wanted",
                        {"people": f"people-{people}", "objective": f"objective-{name}", "lacking": lacking},
                    )
                ]
        return [Message("why-army-along", {"people": f"people-{people}"})]
    return []


def _gains(view: View, kind: str, parts: dict[str, str]) -> list[Message]:
    symbol = _TOKENS.get(kind) or parts["card"].rpartition("_")[2]
    return _wanted(view, symbol) or [Message("why-symbol", {"symbol": f"symbol-{symbol}"})]


def _wanted(view: View, symbol: str) -> list[Message]:
    """Return the open objective that needs a symbol."""
    if symbol not in board.SYMBOLS:
        return []
    for name in sorted(view["objectives"], key=lambda one: one == "destroy_ring"):
        if name in view["done"]:
            continue
        for kind, what, _, count in steps(view, name):
            if kind == "cost" and what == symbol:
                return [
                    Message(
                        "why-symbol-wanted",
                        {"symbol": f"symbol-{symbol}", "objective": f"objective-{name}", "count": count},
                    )
                ]
    return []


def _spends(view: View, card: str) -> list[Message]:
    symbol = card.rpartition("_")[2]
    if symbol not in board.SYMBOLS:
        return [Message("why-spends-event")]
    held = [one for one in view["hands"][view["actor"]] if one.endswith(f"_{symbol}")]
    if not _wanted(view, symbol):
        return [Message("why-spends-unwanted", {"symbol": f"symbol-{symbol}"})]
    return [Message("why-spends", {"symbol": f"symbol-{symbol}", "left": max(0, len(held) - 1)})]


def _nazgul(view: View, parts: dict[str, str]) -> list[Message]:
    frodo = view["characters"].get("frodo_sam", {}).get("place", "")
    if frodo not in board.PLACES:
        return []
    near = _nazgul_at(view, frodo)
    if parts["region"] == _region(frodo):
        return [Message("why-nazgul-from-frodo", {"count": max(0, near - 1)})]
    return [Message("why-nazgul-far", {"region": f"region-{parts['region']}"})]
