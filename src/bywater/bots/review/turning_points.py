"""Turning points of a game: choices that lost much, and events between two choices that changed much.

Games without turning points still have a list of the costliest choices and of slow drifts.
"""

from typing import Final, NamedTuple

from bywater.bots.review.points import Point

MAX_TURNS: Final = 6
MIN_SWING: Final = 0.08
"""Smaller changes are within the error of the estimates."""
LUCK_WEIGHT: Final = 0.6
"""Changes by chance and by others count less than those by choice."""
MAX_COSTLIEST: Final = 5
MIN_LOSS: Final = 0.02
"""Smaller losses are not reported."""
MIN_DRIFT: Final = 0.25
"""The change from the first to the last chance of a line that counts as a drift."""
MAX_EXPLAINED: Final = 0.5
"""No drift is reported if turning points explain this share of it."""


class Turn(NamedTuple):
    """A turning point: the number of the point, and the chance on its line before and after.

    The chance after a costly choice is what the choice left of it; otherwise that of the next point on the line.
    """

    point: int
    before: float
    after: float


class Drift(NamedTuple):
    """A line that changed much without turning points that explain it: its first and its last chance."""

    track: int
    before: float
    after: float


def turning_points(points: list[Point], tracks: list[int], ends: list[float], turned: list[bool]) -> list[Turn]:
    """Return the biggest turning points, in the order of the game.

    `tracks` gives the chart line of each point, `turned` says for each line whether it shows the other side's chance.
    """
    following = _following(tracks)
    ranked = []
    for at, point in enumerate(points):
        after = _after(points, at, following, tracks, ends)
        swing = abs(after - point.chance)
        if point.lost >= MIN_SWING:
            after = _left(point, turned[tracks[at]])
        until = following[at] if following[at] >= 0 else len(points)
        # A change that a costly choice explains belongs to that choice.
        explained = any(other.lost >= MIN_SWING for other in points[at:until])
        score = max(point.lost, 0.0 if explained else LUCK_WEIGHT * swing)
        if score >= MIN_SWING:
            ranked.append((-score, at, until, after))
    chosen: list[tuple[int, int, float]] = []
    for _, at, until, after in sorted(ranked):
        if len(chosen) < MAX_TURNS and not any(_same_turn(points, at, other) for other, _, _ in chosen):
            chosen.append((at, until, after))
    return [Turn(at, points[at].chance, after) for at, _, after in sorted(chosen)]


def costliest(points: list[Point], tracks: list[int], turns: list[Turn], turned: list[bool]) -> list[Turn]:
    """Return the choices that lost most besides the turning points, in the order of the game.

    At least one is listed for every seat that lost anything.
    """
    reported = {turn.point for turn in turns}
    known = {points[at].seat for at in reported if points[at].lost >= MIN_LOSS}
    ranked = sorted(
        (-point.lost, at) for at, point in enumerate(points) if at not in reported and point.lost >= MIN_LOSS
    )
    chosen: list[int] = []
    for _, at in ranked:
        if len(chosen) < MAX_COSTLIEST or points[at].seat not in known:
            chosen.append(at)
            known.add(points[at].seat)
    return [Turn(at, points[at].chance, _left(points[at], turned[tracks[at]])) for at in sorted(chosen)]


def drifts(points: list[Point], tracks: list[int], ends: list[float], turns: list[Turn]) -> list[Drift]:
    """Return the lines that fell or rose much without turning points that explain it."""
    found = []
    for track in sorted(set(tracks)):
        on = [point.chance for at, point in enumerate(points) if tracks[at] == track]
        before, after = on[0], ends[track] if ends else on[-1]
        way = after - before
        steps = [turn.after - turn.before for turn in turns if tracks[turn.point] == track]
        sudden = sum(abs(step) for step in steps if step * way > 0)
        if abs(way) >= MIN_DRIFT and sudden < MAX_EXPLAINED * abs(way):
            found.append(Drift(track, before, after))
    return found


def _left(point: Point, turned: bool) -> float:
    """Return the chance on the line of a point after its choice; the line may show the other side's chance."""
    return min(1.0, max(0.0, point.chance + (point.lost if turned else -point.lost)))


def _same_turn(points: list[Point], one: int, other: int) -> bool:
    """Whether no other seat decided between two points, so that both show the same change."""
    return len({point.seat for point in points[min(one, other) : max(one, other) + 1]}) == 1


def _following(tracks: list[int]) -> list[int]:
    """Return the next point on the same line; -1 if there is none."""
    later: dict[int, int] = {}
    following = [-1] * len(tracks)
    for at in range(len(tracks) - 1, -1, -1):
        following[at] = later.get(tracks[at], -1)
        later[tracks[at]] = at
    return following


def _after(points: list[Point], at: int, following: list[int], tracks: list[int], ends: list[float]) -> float:
    if following[at] >= 0:
        return points[following[at]].chance
    return ends[tracks[at]] if ends else points[at].chance
