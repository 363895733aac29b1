"""The jobs of a review in worker processes. Arguments and results are text: a record is all that they need."""

from typing import Final

import msgspec

from bywater.bots.review.lines import expected
from bywater.bots.review.points import (
    Point,
    decisions,
    end_of,
    is_together,
    mark_names,
    points,
    track_of,
    turned_tracks,
)
from bywater.bots.review.turning_points import Turn, costliest, drifts, turning_points
from bywater.core.game import Game
from bywater.core.message import Message
from bywater.core.record import Record, read_record
from bywater.registry import load
from bywater.server.tables.feed import Feed, replay, wire_message
from bywater.server.transport import messages as m

VERSION: Final = 2
"""Stored reviews of other versions are ignored."""
PART: Final = 6
"""The decisions per job: about a second of work, after which the part is stored and the progress is updated."""


class _StoredPoint(msgspec.Struct):
    """A point as it is passed from one job to another."""

    number: int
    seat: int
    chance: float
    lost: float
    played: m.Message
    preferred: m.Message
    same: bool
    marks: list[int]


def split_decisions(text: str) -> list[list[int]]:
    """The numbers of the decisions of a record, in parts."""
    record = read_record(text)
    found = decisions(load(record.game), record)
    return [found[first : first + PART] for first in range(0, len(found), PART)]


def evaluate_part(text: str, numbers: list[int]) -> bytes:
    """Evaluate these decisions of a record."""
    record = read_record(text)
    return msgspec.json.encode([_stored_point(point) for point in points(load(record.game), record, numbers)])


def assemble(text: str, parts: list[bytes]) -> bytes:
    """The whole review: the points of all parts, the turning points, and their moments in the replay."""
    record = read_record(text)
    game = load(record.game)
    together = is_together(game, record)
    found = [_point(stored) for part in parts for stored in msgspec.json.decode(part, type=list[_StoredPoint])]
    tracks = [track_of(point, together) for point in found]
    ends = end_of(game, record, together)
    viewers = ["all", "-1", *map(str, range(record.seats))]
    turned = turned_tracks(record.seats, together)
    turns = turning_points(found, tracks, ends, turned)

    def turning_point(turn: Turn) -> m.ReviewTurn:
        line = expected(game, record, found[turn.point].number)
        expects = [m.Expected(seat, wire_message(says)) for seat, says in line]
        return m.ReviewTurn(turn.point, round(turn.before, 3), round(turn.after, 3), expects)

    at = [_moments(game, record, one, [point.number for point in found]) for one in viewers]
    return msgspec.json.encode(
        m.Review(
            version=VERSION,
            game=record.game,
            seats=record.seats,
            together=together,
            eyes=viewers,
            marks=[f"mark-{name}" for name in mark_names(game)],
            points=[
                m.ReviewPoint(
                    [moments[number] for moments in at],
                    point.seat,
                    tracks[number],
                    round(point.chance, 3),
                    round(point.lost, 3),
                    wire_message(point.played),
                    wire_message(point.preferred),
                    point.same,
                    point.marks,
                )
                for number, point in enumerate(found)
            ],
            turns=[turning_point(turn) for turn in turns],
            costly=[turning_point(turn) for turn in costliest(found, tracks, turns, turned)],
            drifts=[
                m.ReviewDrift(drift.track, round(drift.before, 3), round(drift.after, 3))
                for drift in drifts(found, tracks, ends, turns)
            ],
            ends=[round(end, 3) for end in ends],
        )
    )


def _moments(game: Game, record: Record, viewer: str, numbers: list[int]) -> list[int]:
    """The moment of this viewer before each of these lines."""
    seats = range(record.seats) if viewer == "all" else [] if viewer == "-1" else [int(viewer)]
    feed = Feed(game, seats)
    starts = [done for done, _, _ in replay(game, record, feed)]
    found, moment = [], 0
    for number in numbers:
        while moment + 1 < len(starts) and starts[moment + 1] <= number:
            moment += 1
        found.append(moment)
    return found


def _stored_point(point: Point) -> _StoredPoint:
    return _StoredPoint(
        point.number,
        point.seat,
        point.chance,
        point.lost,
        wire_message(point.played),
        wire_message(point.preferred),
        point.same,
        point.marks,
    )


def _point(stored: _StoredPoint) -> Point:
    return Point(
        stored.number,
        stored.seat,
        stored.chance,
        stored.lost,
        Message(stored.played.key, stored.played.params),
        Message(stored.preferred.key, stored.preferred.params),
        stored.same,
        stored.marks,
    )
