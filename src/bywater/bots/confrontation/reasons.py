"""Reasons for a move or a card in The Confrontation, from the view of one side."""

from typing import Final

from bywater.bots.player import Thought
from bywater.core.game import Game
from bywater.core.message import Message
from bywater.core.state import View
from bywater.games.confrontation.knowledge.memory import PlaceMemory, memory_of
from bywater.games.confrontation.model import board
from bywater.games.confrontation.model.cards import CARDS, IS_TEXT, VALUE
from bywater.games.confrontation.model.figures import FIGURES, SAM_BESIDE_FRODO, STRENGTH

STRONG_CARD: Final = 4
"""The lowest value of a number card that is worth keeping."""


def reasons(game: Game, view: View, action: int, _: Thought | None) -> list[Message]:
    """Return the reasons for an action, the most important one first."""
    done = game.describe(action)
    kind = done.kind
    if kind == "move":
        return _move(view, done.parts["figure"], done.parts["from"], done.parts["to"])
    if kind == "play":
        return _card(view, done.parts["card"])
    if kind == "fetch":
        return [Message("why-fetch", {"card": f"card-{done.parts['card']}"})]
    if kind == "retreat":
        return _retreat(view, done.parts["region"])
    if kind == "sam":
        return [Message("why-sam", {"strength": int(SAM_BESIDE_FRODO)})]
    if kind == "ban":
        return [Message("why-ban")]
    if kind == "pass" and view["decision"]["kind"] in ("flee", "withdraw"):
        return [Message("why-stands")]
    if kind == "place":
        return _place(done.parts["figure"], done.parts["region"])
    return []


# -- moves ------------------------------------------------------------------------------------


def _move(view: View, figure: str, start: str, goal: str) -> list[Message]:
    side: int = view["actor"]
    enemy = view[board.SIDES[1 - side]]
    memories = memory_of(view).get(board.SIDES[1 - side], {})
    found: list[Message] = []
    if figure == "frodo" and goal == board.REGIONS[board.MORDOR]:
        return [Message("why-frodo-arrives")]
    counts: dict[str, int] = enemy["counts"]
    if side == board.DARK and goal == board.REGIONS[board.SHIRE]:
        there = len(view["dark"]["figures"].get(goal, ()))
        if there == 2 and not counts.get(goal):
            return [Message("why-shire-taken")]
        found.append(Message("why-shire-next", {"left": 2 - there}))
    if counts.get(goal):
        found += _attack(side, figure, goal, memories.get(goal))
    if side == board.LIGHT:
        found += _frodo_at(view, figure, start, goal)
    elif not counts.get(goal):
        found += _toward_the_shire(figure, goal)
    return found


def _attack(side: int, figure: str, goal: str, memory: PlaceMemory | None) -> list[Message]:
    if memory is None:
        return []
    region = f"region-{goal}"
    if side == board.DARK and "frodo" in memory.certain:
        return [Message("why-attack-frodo", {"region": region})]
    if len(memory.certain) == memory.count == 1:
        target = memory.certain[0]
        mine, theirs = _strength(figure), _strength(target)
        key = "why-attack-stronger" if mine > theirs else "why-attack-known"
        return [
            Message(key, {"figure": f"figure-{figure}", "other": f"figure-{target}", "mine": mine, "theirs": theirs})
        ]
    may_be = [*memory.certain, *memory.possible]
    weaker = len([one for one in may_be if _strength(one) < _strength(figure)])
    found = []
    if side == board.DARK and "frodo" in memory.possible:
        found.append(Message("why-may-be-frodo", {"region": region, "count": len(may_be)}))
    if 2 * weaker >= len(may_be):
        found.append(
            Message("why-mostly-weaker", {"figure": f"figure-{figure}", "weaker": weaker, "count": len(may_be)})
        )
    else:
        found.append(Message("why-finds-out", {"region": region}))
    return found


def _frodo_at(view: View, figure: str, start: str, goal: str) -> list[Message]:
    """Return the effects of a Light move on Frodo."""
    frodo = next((place for place, here in view["light"]["figures"].items() if "frodo" in here), "")
    if frodo not in board.REGIONS:
        return []
    counts: dict[str, int] = view["dark"]["counts"]
    before = _reaching(counts, frodo)
    if figure == "frodo":
        after = _reaching(counts, goal)
        found = []
        if before and len(after) < len(before):
            found.append(Message("why-frodo-escapes", {"count": len(before), "region": f"region-{start}"}))
        left = _steps_to_mordor(goal)
        if left and left < _steps_to_mordor(start):
            found.append(Message("why-frodo-nearer", {"steps": left}))
        return found
    if goal in before:
        return [Message("why-frodo-freed", {"region": f"region-{goal}", "other": f"region-{frodo}"})]
    if goal == frodo:
        return [Message("why-beside-frodo", {"figure": f"figure-{figure}"})]
    if start == frodo and before:
        return [Message("why-way-for-frodo", {"region": f"region-{frodo}"})]
    if board.has(int(board.FORWARD[board.REGIONS.index(frodo)]), board.REGIONS.index(goal)):
        return [Message("why-before-frodo", {"figure": f"figure-{figure}", "region": f"region-{frodo}"})]
    ahead = [one for one in range(len(board.REGIONS)) if board.has(int(board.FORWARD[board.REGIONS.index(goal)]), one)]
    if any(counts.get(board.REGIONS[one]) for one in ahead):
        return [Message("why-meets-them", {"region": f"region-{goal}"})]
    return []


def _toward_the_shire(figure: str, goal: str) -> list[Message]:
    steps = _steps(board.REGIONS.index(goal), board.SHIRE, board.DARK)
    return [Message("why-dark-nearer", {"figure": f"figure-{figure}", "steps": steps})] if 0 < steps <= 3 else []


def _reaching(counts: dict[str, int], region: str) -> list[str]:
    """Return the places from which the Dark can step into a region."""
    at = board.REGIONS.index(region)
    held = [place for place, count in counts.items() if count and place in board.REGIONS]
    return [place for place in held if board.has(int(board.FORWARD[16 + board.REGIONS.index(place)]), at)]


def _steps_to_mordor(region: str) -> int:
    return _steps(board.REGIONS.index(region), board.MORDOR, board.LIGHT)


def _steps(start: int, goal: int, side: int) -> int:
    """Return the number of steps to a goal; 0 at the goal itself, -1 if no path leads there."""
    reached, steps = {start}, 0
    while reached and goal not in reached:
        reached = {one for at in reached for one in range(16) if board.has(int(board.FORWARD[side * 16 + at]), one)}
        steps += 1
    return steps if reached else -1


def _strength(figure: str) -> int:
    return int(STRENGTH[FIGURES.index(figure)])


# -- battles ----------------------------------------------------------------------------------


def _card(view: View, card: str) -> list[Message]:
    side: int = view["actor"]
    battle = view["battle"]
    mine, theirs = battle[board.SIDES[side]], battle[board.SIDES[1 - side]]
    number = CARDS.index(card)
    best = max(
        (one for one in view[board.SIDES[side]]["hand"] if not IS_TEXT[CARDS.index(one)]), key=_value, default=""
    )
    found: list[Message] = []
    if side == board.LIGHT and mine == "frodo":
        found.append(Message("why-frodo-fights"))
    if IS_TEXT[number]:
        return [*found, Message("why-text-card", {"card": f"card-{card}"})]
    lead = _strength(mine) - _strength(theirs)
    if best and _value(best) >= STRONG_CARD and _value(card) < _value(best):
        found.append(Message("why-saves-card", {"card": f"card-{best}", "played": f"card-{card}"}))
    elif card == best and lead < 0:
        found.append(Message("why-makes-up", {"card": f"card-{card}", "behind": -lead, "other": f"figure-{theirs}"}))
    elif card == best:
        found.append(Message("why-makes-sure", {"card": f"card-{card}", "other": f"figure-{theirs}"}))
    if lead >= 2:
        found.append(Message("why-already-ahead", {"figure": f"figure-{mine}", "ahead": lead}))
    return found


def _value(card: str) -> int:
    return int(VALUE[CARDS.index(card)])


def _retreat(view: View, region: str) -> list[Message]:
    battle = view["battle"]
    if not battle or not battle.get(board.SIDES[view["actor"]]):
        return []
    figure = battle[board.SIDES[view["actor"]]]
    key = "why-frodo-flees" if figure == "frodo" else "why-retreats"
    return [Message(key, {"figure": f"figure-{figure}", "region": f"region-{region}"})]


# -- before the game --------------------------------------------------------------------------


def _place(figure: str, region: str) -> list[Message]:
    params: dict[str, int | str] = {"figure": f"figure-{figure}", "region": f"region-{region}"}
    if figure == "frodo":
        return [Message("why-place-frodo", params)]
    return [Message("why-place-strong" if _strength(figure) >= 4 else "why-place-weak", params)]
