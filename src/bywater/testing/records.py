"""Records: a whole game as text, that replays to the same end, and can be taken back."""

from bywater.core.errors import BadRecord, BywaterError
from bywater.core.play import Play, resume
from bywater.core.record import Record, digest_of, read_record
from bywater.core.state import State
from bywater.testing.faults import Fault
from bywater.testing.snapshot import difference, memory, snapshot
from bywater.testing.walk import Walk


def records(walk: Walk) -> None:
    """Text to record to replay: the same digest, views and traces; also halfway, from a position, and undone."""
    for state in walk:
        walk.need(state is walk.state, "a walk changed its state")
    state = walk.state
    play = _new_play(walk)
    play.do_all(walk.actions)
    walk.need(memory(play.state) == memory(state), "the same actions left other memories")
    record = play.record()
    _replayed(walk, record, state)
    walk.need(record.digest == digest_of(state) != "", "the record is not closed by its digest")
    _spoiled(walk, record)
    _halfway(walk, play, walk.rng.randrange(len(walk.actions)))


def _new_play(walk: Walk) -> Play:
    if walk.start is None:
        return Play(walk.game, walk.seats, walk.options)
    return resume(walk.game, Record(walk.game.id, walk.game.rules, walk.seats, {}, [], start=walk.start))


def _replayed(walk: Walk, record: Record, state: State) -> None:
    text = str(record)
    read = read_record(text)
    walk.need(read == record and str(read) == text, "a record read from its text is another record")
    for given in (text, read):
        again = walk.game.replay(given)
        walk.need(
            snapshot(again) == snapshot(state), f"the replay differs in {difference(snapshot(state), snapshot(again))}"
        )
        walk.need(digest_of(again) == digest_of(state), "the replay has another digest")
        walk.need(memory(again)["traces"] == memory(state)["traces"], "the replay has other traces")


def _spoiled(walk: Walk, record: Record) -> None:
    """A record that was tampered with is refused."""
    same = (record.game, record.rules, record.seats, record.options)
    cut = Record(*same, record.lines[:-1], start=record.start, digest=record.digest)
    wrong = Record(*same, [*record.lines, "no such thing"], start=record.start)
    for spoiled in (cut, wrong):
        try:
            walk.game.replay(spoiled)
        except BadRecord as error:
            walk.need(error.line > 0, "a refused record does not name its line")
        else:
            raise Fault(f"a spoiled record was replayed\n{walk}")


def _halfway(walk: Walk, play: Play, half: int) -> None:
    middle = walk.begin()
    for action in walk.actions[:half]:
        middle.apply(action)
    rest = play.record().lines[half:]
    final = play.state
    from_there = Record(
        walk.game.id,
        walk.game.rules,
        walk.seats,
        {},
        rest,
        start=middle.position(),
        digest=play.record().digest,
    )
    _replayed_from(walk, from_there, final)
    play.back_to(half)
    walk.need(snapshot(play.state) == snapshot(middle), "taken back, it is another state than it was")
    walk.need(memory(play.state)["traces"] == memory(middle)["traces"], "taken back, it has other traces")
    unfinished = play.record()
    walk.need(not unfinished.digest, "an unfinished record is closed")
    _replayed(walk, unfinished, middle)
    resumed = resume(walk.game, read_record(str(unfinished)))
    resumed.do_all(walk.actions[half:])
    walk.need(snapshot(resumed.state) == snapshot(final), "a game resumed from its record ended elsewhere")
    walk.need(memory(resumed.state) == memory(final), "a game resumed from its record left other memories")
    try:
        play.back_to(half + 1)
    except BywaterError:
        return
    raise Fault(f"an action that was never played was kept\n{walk}")


def _replayed_from(walk: Walk, record: Record, final: State) -> None:
    again = walk.game.replay(read_record(str(record)))
    walk.need(
        snapshot(again) == snapshot(final),
        f"from a position, the replay differs in {difference(snapshot(final), snapshot(again))}",
    )
