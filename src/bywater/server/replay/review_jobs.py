"""What the processes do for a review. Everything goes in and comes out as text: the record is all they need."""

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
from bywater.server.tables.feed import Feed, follow, said
from bywater.server.transport import messages as m

VERSION: Final = 2
"""Reviews of another version are made anew."""
PART: Final = 6
"""So many decisions are weighed at a time: a second or so, after which it is kept and the progress grows."""


class _Kept(msgspec.Struct):
    """A point between two jobs."""

    number: int
    seat: int
    chance: float
    lost: float
    played: m.Said
    preferred: m.Said
    same: bool
    marks: list[int]


def parts_of(text: str) -> list[list[int]]:
    """The decisions of a record, a part at a time."""
    record = read_record(text)
    found = decisions(load(record.game), record)
    return [found[first : first + PART] for first in range(0, len(found), PART)]


def weigh_part(text: str, numbers: list[int]) -> bytes:
    record = read_record(text)
    return msgspec.json.encode([_kept(point) for point in points(load(record.game), record, numbers)])


def put_together(text: str, parts: list[bytes]) -> bytes:
    """The whole review: what the parts found, where it turned, and where all of it is in the replay."""
    record = read_record(text)
    game = load(record.game)
    together = is_together(game, record)
    found = [_point(kept) for part in parts for kept in msgspec.json.decode(part, type=list[_Kept])]
    tracks = [track_of(point, together) for point in found]
    ends = end_of(game, record, together)
    eyes = ["all", "-1", *map(str, range(record.seats))]
    turned = turned_tracks(record.seats, together)
    turns = turning_points(found, tracks, ends, turned)

    def told(turn: Turn) -> m.ReviewTurn:
        line = expected(game, record, found[turn.point].number)
        expects = [m.Expected(seat, said(says)) for seat, says in line]
        return m.ReviewTurn(turn.point, round(turn.before, 3), round(turn.after, 3), expects)

    at = [_moments(game, record, one, [point.number for point in found]) for one in eyes]
    return msgspec.json.encode(
        m.Review(
            version=VERSION,
            game=record.game,
            seats=record.seats,
            together=together,
            eyes=eyes,
            marks=[f"mark-{name}" for name in mark_names(game)],
            points=[
                m.ReviewPoint(
                    [moments[number] for moments in at],
                    point.seat,
                    tracks[number],
                    round(point.chance, 3),
                    round(point.lost, 3),
                    said(point.played),
                    said(point.preferred),
                    point.same,
                    point.marks,
                )
                for number, point in enumerate(found)
            ],
            turns=[told(turn) for turn in turns],
            costly=[told(turn) for turn in costliest(found, tracks, turns, turned)],
            drifts=[
                m.ReviewDrift(drift.track, round(drift.before, 3), round(drift.after, 3))
                for drift in drifts(found, tracks, ends, turns)
            ],
            ends=[round(end, 3) for end in ends],
        )
    )


def _moments(game: Game, record: Record, eyes: str, numbers: list[int]) -> list[int]:
    """The moment at which these eyes saw the table before each of these lines."""
    seats = range(record.seats) if eyes == "all" else [] if eyes == "-1" else [int(eyes)]
    feed = Feed(game, seats)
    begins = [done for done, _, _ in follow(game, record, feed)]
    found, moment = [], 0
    for number in numbers:
        while moment + 1 < len(begins) and begins[moment + 1] <= number:
            moment += 1
        found.append(moment)
    return found


def _kept(point: Point) -> _Kept:
    return _Kept(
        point.number,
        point.seat,
        point.chance,
        point.lost,
        said(point.played),
        said(point.preferred),
        point.same,
        point.marks,
    )


def _point(kept: _Kept) -> Point:
    return Point(
        kept.number,
        kept.seat,
        kept.chance,
        kept.lost,
        Message(kept.played.key, kept.played.params),
        Message(kept.preferred.key, kept.preferred.params),
        kept.same,
        kept.marks,
    )
