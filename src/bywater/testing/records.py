"""Checks of records and undo: a game as text replays to the same end."""

from bywater.core.errors import BadRecord, BywaterError
from bywater.core.play import Play, resume
from bywater.core.record import Record, digest_of, read_record
from bywater.core.state import Position, State
from bywater.testing.comparison import appearance, difference, memory
from bywater.testing.faults import Fault
from bywater.testing.positions import position_of
from bywater.testing.walk import Walk


def records(walk: Walk) -> None:
    """A replay has the same digest, views and traces; also for half a game, from a position and after undo."""
    for state in walk:
        walk.check(state is walk.state, "expected one state throughout a walk, got another")
    state = walk.state
    play = _new_play(walk)
    play.apply_all(walk.actions)
    walk.check(memory(play.state) == memory(state), "expected the same history from the same actions, got another")
    record = play.record()
    _replayed(walk, record, state)
    walk.check(
        record.digest == digest_of(state) != "", "expected a finished record with its digest, got another or none"
    )
    _refuses_manipulated(walk, record)
    _halfway(walk, play, walk.rng.randrange(len(walk.actions)))


def _new_play(walk: Walk) -> Play:
    if walk.start is None:
        return Play(walk.game, walk.seats, walk.options)
    return resume(walk.game, Record(walk.game.id, walk.game.rules, walk.seats, {}, [], start=walk.start))


def _replayed(walk: Walk, record: Record, state: State) -> None:
    text = str(record)
    read = read_record(text)
    walk.check(read == record and str(read) == text, "expected the same record from its text, got another")
    for given in (text, read):
        again = walk.game.replay(given)
        walk.check(
            appearance(again) == appearance(state),
            f"expected the same state from a replay; it differs in {difference(appearance(state), appearance(again))}",
        )
        walk.check(digest_of(again) == digest_of(state), "expected the same digest from a replay, got another")
        walk.check(
            memory(again)["traces"] == memory(state)["traces"], "expected the same traces from a replay, got others"
        )


def _refuses_manipulated(walk: Walk, record: Record) -> None:
    """Manipulated records are refused."""
    same = (record.game, record.rules, record.seats, record.options)
    cut = Record(*same, record.lines[:-1], start=record.start, digest=record.digest)
    wrong = Record(*same, [*record.lines, "no such thing"], start=record.start)
    for spoiled in (cut, wrong):
        try:
            walk.game.replay(spoiled)
        except BadRecord as error:
            walk.check(error.line > 0, "expected the line number of a bad record, got none")
        else:
            raise Fault(f"expected BadRecord for a manipulated record, but it was replayed\n{walk}")


def _halfway(walk: Walk, play: Play, half: int) -> None:
    middle = walk.new_state()
    for action in walk.actions[:half]:
        middle.apply(action)
    final = play.state
    _from_position(walk, play, half)
    play.undo_to(half)
    walk.check(appearance(play.state) == appearance(middle), "expected the earlier state after undo, got another")
    walk.check(
        memory(play.state)["traces"] == memory(middle)["traces"], "expected the earlier traces after undo, got others"
    )
    unfinished = play.record()
    walk.check(not unfinished.digest, "expected no digest in an unfinished record, got one")
    _replayed(walk, unfinished, middle)
    resumed = resume(walk.game, read_record(str(unfinished)))
    resumed.apply_all(walk.actions[half:])
    walk.check(appearance(resumed.state) == appearance(final), "expected the same end from a resumed game, got another")
    walk.check(memory(resumed.state) == memory(final), "expected the same history from a resumed game, got another")
    try:
        play.undo_to(half + 1)
    except BywaterError:
        return
    raise Fault(f"expected an error from undo_to() beyond the last action, got none\n{walk}")


def _from_position(walk: Walk, play: Play, half: int) -> None:
    """Start a record from the last position at or before this action; it leads to the same end."""
    state = walk.new_state()
    start: tuple[int, Position] | None = None
    for number, action in enumerate(walk.actions[: half + 1]):
        position = position_of(state)
        if position is not None:
            start = (number, position)
        state.apply(action)
    if start is None:
        return
    whole = play.record()
    record = Record(
        walk.game.id, walk.game.rules, walk.seats, {}, whole.lines[start[0] :], start=start[1], digest=whole.digest
    )
    again, final = appearance(walk.game.replay(read_record(str(record)))), appearance(play.state)
    walk.check(again == final, f"expected the same end from a position; it differs in {difference(final, again)}")
