"""Windows: the yellow cards that have their moment, and Magic. They are kept until they spare enough."""

from bywater.bots.quest.events import event_cost
from bywater.bots.quest.progress import Prospects
from bywater.bots.quest.sight import Sight
from bywater.bots.quest.speaking import gandalf_uses
from bywater.bots.quest.worth import danger, die_cost, face_cost


def choose_window(sight: Sight) -> int:
    """A yellow card in its moment, if it spares enough."""
    kind = sight.kind
    whom = sight.numbers.get("hobbit", sight.active)
    if kind == "before_roll":
        return sight.first_of("play belt" if _saved_by_belt(sight, whom) >= 3.0 else "pass")
    if kind == "after_roll":
        return sight.first_of("play mithril" if face_cost(sight, whom, sight.numbers["face"]) >= 2.5 else "pass")
    if kind == "after_tile":
        return sight.first_of("play staff" if event_cost(sight, sight.event + 1) >= 1.2 else "pass")
    if kind == "before_tile":
        return sight.first_of("play phial" if _saved_by_phial(sight) >= 3.0 else "pass")
    if kind == "missing_tokens":
        return sight.first_of("play athelas" if _saved_by_athelas(sight, whom) >= 2.0 else "pass")
    worth = max((use[0] for use in gandalf_uses(sight) if use[1] == "magic"), default=0.0)
    return sight.first_of("call gandalf" if worth >= 3.5 else "pass")


def _saved_by_belt(sight: Sight, seat: int) -> float:
    cost = die_cost(sight, seat)
    return 10.0 * cost if sight.place == "mount_doom" and sight.gap(seat) <= 3 else cost


def _saved_by_phial(sight: Sight) -> float:
    return Prospects(sight).hurry - 0.8


def _saved_by_athelas(sight: Sight, seat: int) -> float:
    if sight.board == "mordor":
        return die_cost(sight, seat) + 1.0
    # the steps are certain to come unless Athelas spares them, so the gap may have them taken off already
    missing = sight.missing(seat)
    gap = sight.gap(seat) + sight.pending.get(seat, 0)
    return danger(sight, seat, gap - missing) - danger(sight, seat, gap)
