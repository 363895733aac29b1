"""Where a game turned: choices that cost much, and what came between two choices and changed much.

Not every game turns: what cost most is told anyway, and so is a chance that went away, or came, little by little.
"""

from typing import Final, NamedTuple

from bywater.bots.review.points import Point

MOST: Final = 6
LEAST: Final = 0.08
"""A change of less than eight in a hundred is within what such estimates err by."""
LUCK: Final = 0.6
"""What came by itself counts for less than what was chosen."""
COSTLIEST: Final = 5
NOTICED: Final = 0.02
"""What costs less is not worth a word."""
FAR: Final = 0.25
"""So much the chance of a line must have changed from beginning to end before it has gone a long way."""
SUDDEN: Final = 0.5
"""If turning points account for this part of the way, it was no slow one."""


class Turn(NamedTuple):
    """A turning point: which point, and the chance on its line before and after.

    After a costly choice that is what the choice left of it; else what it was when this line was next asked.
    """

    point: int
    before: float
    after: float


class Drift(NamedTuple):
    """A line that went a long way, and not by its turning points: its chance at first and at last."""

    track: int
    before: float
    after: float


def turning_points(points: list[Point], tracks: list[int], ends: list[float], turned: list[bool]) -> list[Turn]:
    """The biggest of them, in the order of the game. `tracks` says which line of the chart each point lies on, and
    `turned` of each line whether it shows the chance of the other side."""
    following = _following(tracks)
    ranked = []
    for at, point in enumerate(points):
        after = _after(points, at, following, tracks, ends)
        swing = abs(after - point.chance)
        if point.lost >= LEAST:
            after = _left(point, turned[tracks[at]])
        until = following[at] if following[at] >= 0 else len(points)
        # A change that a costly choice explains belongs to that choice.
        explained = any(other.lost >= LEAST for other in points[at:until])
        score = max(point.lost, 0.0 if explained else LUCK * swing)
        if score >= LEAST:
            ranked.append((-score, at, until, after))
    chosen: list[tuple[int, int, float]] = []
    for _, at, until, after in sorted(ranked):
        if len(chosen) < MOST and not any(_same_turn(points, at, other) for other, _, _ in chosen):
            chosen.append((at, until, after))
    return [Turn(at, points[at].chance, after) for at, _, after in sorted(chosen)]


def costliest(points: list[Point], tracks: list[int], turns: list[Turn], turned: list[bool]) -> list[Turn]:
    """The choices that gave away most beside the turning points, in the order of the game.

    Of every seat that gave anything away something is told, so that nobody who lost looks for it in vain.
    """
    told = {turn.point for turn in turns}
    known = {points[at].seat for at in told if points[at].lost >= NOTICED}
    ranked = sorted((-point.lost, at) for at, point in enumerate(points) if at not in told and point.lost >= NOTICED)
    chosen: list[int] = []
    for _, at in ranked:
        if len(chosen) < COSTLIEST or points[at].seat not in known:
            chosen.append(at)
            known.add(points[at].seat)
    return [Turn(at, points[at].chance, _left(points[at], turned[tracks[at]])) for at in sorted(chosen)]


def drifts(points: list[Point], tracks: list[int], ends: list[float], turns: list[Turn]) -> list[Drift]:
    """The lines that sank or rose far without turning points that would account for it."""
    found = []
    for track in sorted(set(tracks)):
        on = [point.chance for at, point in enumerate(points) if tracks[at] == track]
        before, after = on[0], ends[track] if ends else on[-1]
        way = after - before
        steps = [turn.after - turn.before for turn in turns if tracks[turn.point] == track]
        sudden = sum(abs(step) for step in steps if step * way > 0)
        if abs(way) >= FAR and sudden < SUDDEN * abs(way):
            found.append(Drift(track, before, after))
    return found


def _left(point: Point, turned: bool) -> float:
    """What a choice left of the chance on its line, which may be that of the other side."""
    return min(1.0, max(0.0, point.chance + (point.lost if turned else -point.lost)))


def _same_turn(points: list[Point], one: int, other: int) -> bool:
    """Whether nobody else was asked between two points: they would tell of one change twice."""
    return len({point.seat for point in points[min(one, other) : max(one, other) + 1]}) == 1


def _following(tracks: list[int]) -> list[int]:
    """The next point on the same line; -1 if there is none."""
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
