"""The base class of games: starting, positions, and records of this and other versions."""

import json

import pytest

from bywater import registry
from bywater.core.errors import BadPosition, BadRecord, BadSeats, BywaterError, OtherVersion, UnknownOption
from bywater.core.game import Game
from bywater.core.options import Option
from bywater.core.play import resume
from bywater.core.record import DIGEST_VERSION, Record, first_line, read_record
from bywater.core.state import Position
from bywater.core.toml import to_toml
from bywater.testing.comparison import appearance

from .helpers import GAME, at_turn, finished, unfinished
from .sketches.pledges import GAME as PLEDGES


def older(record: Record, digest: str) -> Record:
    """The record as an earlier version of the rules would have written it."""
    outcome = record.outcome
    return Record(
        record.game, record.rules - 1, record.seats, record.options, record.lines, digest=digest, outcome=outcome
    )


# -- starting ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "wanted"), [((2,), 2), ((3,), 3), ((2, 3, 4, 5), 4), ((1, 2, 3, 4, 5), 4), ((2, 3), 2)]
)
def test_the_default_number_of_seats(seats: tuple[int, ...], wanted: int) -> None:
    game = Game(
        id="some",
        rules=1,
        seats=seats,
        seat_names=(),
        options=(),
        utility="identical",
        num_actions=1,
        num_chances=0,
        max_length=1,
        max_frames=1,
    )
    assert game.check_seats(0) == wanted
    for number in seats:
        assert game.check_seats(number) == number


@pytest.mark.parametrize("seats", [1, 3, -1])
def test_an_invalid_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(BadSeats, match=f"confrontation: expected 2 seats, got {seats}"):
        GAME.start(seats)


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(UnknownOption):
        GAME.start(2, colour="green")


# -- positions --------------------------------------------------------------------------------


def test_a_position_is_read_from_data_and_from_text() -> None:
    state = at_turn(20).state
    assert appearance(GAME.position(state.position())) == appearance(state)
    assert appearance(GAME.position(to_toml(state.position()))) == appearance(state)


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ("= 3", "the text is not valid TOML"),
        ('game = "towers"', "one of 'towers'"),
        ({"game": "towers"}, "one of 'towers'"),
        ({"game": None}, "one of None"),
        ({"seats": "2"}, "expected seats as a number"),
        ({"options": [1]}, "options as a table"),
    ],
)
def test_invalid_positions_are_refused(given: str | Position, reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        GAME.position(given)


@pytest.mark.parametrize("id", registry.OURS)
def test_a_position_of_the_older_format_or_of_newer_rules_is_refused(id: str) -> None:
    game = registry.load(id)
    with pytest.raises(BadPosition, match="positions of the older format and views can't be read; list the actions"):
        game.position({"game": id, "stack": [["turn", 0, 0, 0, 0, 0]]})
    for rules in (0, game.rules + 1, "1", True):
        with pytest.raises(BadPosition, match=f"rules: expected a version from 1 to {game.rules}, got {rules!r}"):
            game.position({"game": id, "rules": rules})


@pytest.mark.parametrize("given", [{"seats": 3}, {"options": {"colour": 1}}, {"options": {"magic_compulsory": 1}}])
def test_seats_and_options_of_a_position_are_checked_like_those_of_a_start(given: dict[str, object]) -> None:
    with pytest.raises(BywaterError):
        GAME.position(given)


def test_reading_a_position_does_not_change_the_data() -> None:
    position = at_turn(20).state.position()
    copy = json.loads(json.dumps(position))
    GAME.position(position)
    assert position == copy


# -- replaying --------------------------------------------------------------------------------


def test_a_record_replays_to_its_end() -> None:
    record = finished()
    state, actions = GAME.replay_actions(str(record))
    assert state.ending()
    assert [GAME.notation(action) for action in actions] == record.lines
    assert GAME.replay(record).snapshot() == state.snapshot()


def test_an_unfinished_record_replays_to_its_last_action() -> None:
    play = unfinished(17)
    assert GAME.replay(str(play.record())).snapshot() == play.state.snapshot()


def test_a_record_may_begin_from_a_position() -> None:
    play = at_turn(20)
    start = play.state.position()
    lines = finished().lines[len(play.actions) :]
    record = Record("confrontation", GAME.rules, 2, {}, lines, start=start, digest=finished().digest)
    assert appearance(GAME.replay(str(record))) == appearance(GAME.replay(finished()))


def test_chance_outcomes_are_lines_of_a_record() -> None:
    """Replaying draws nothing: another outcome of a die is another record."""
    record = Record("pledges", 1, 3, {}, ["draw sword"] * 5 + ["draw tree"] * 5)
    state = PLEDGES.replay(record)
    assert state.actor == -1
    assert state.snapshot()["fields"]["hands"][:6] == [5, 0, 0, 0, 0, 0]
    record.lines[9] = "draw star"
    assert PLEDGES.replay(record).snapshot() != state.snapshot()


# -- other versions ---------------------------------------------------------------------------


def test_a_finished_record_of_another_version_with_the_same_end_is_replayed() -> None:
    """Digests of other rules are not compared, but the ending and the score are."""
    record = finished()
    assert GAME.replay(older(record, "2:" + "0" * 16)).snapshot() == GAME.replay(record).snapshot()


def test_a_finished_record_of_another_version_with_another_end_is_refused_with_its_line() -> None:
    record = older(finished(), finished().digest)
    record.outcome = "ring_destroyed 9 0"
    with pytest.raises(
        OtherVersion, match=f"written under rules {GAME.rules - 1}, this is version {GAME.rules}"
    ) as caught:
        GAME.replay(str(record))
    assert caught.value.line == first_line(record) + len(record.lines)


def test_a_record_of_another_version_with_an_illegal_line_is_refused_with_the_line() -> None:
    record = older(finished(), finished().digest)
    record.lines[3] = "no such action"
    with pytest.raises(OtherVersion, match="no such action") as caught:
        GAME.replay(str(record))
    assert caught.value.line == first_line(record) + 3


def test_only_digests_of_the_current_version_are_compared() -> None:
    record = finished()
    state = GAME.replay(record)
    record.digest = f"{DIGEST_VERSION - 1}:{'0' * 16}"
    assert GAME.replay(record).snapshot() == state.snapshot()
    record.digest = f"{DIGEST_VERSION}:{'0' * 16}"
    with pytest.raises(BadRecord, match="expected the digest"):
        GAME.replay(record)


def test_a_record_with_a_wrong_result_is_refused() -> None:
    record = finished()
    record.outcome = "ring_destroyed 9 0"
    with pytest.raises(BadRecord, match=r"expected the result 'frodo_defeated .*got 'ring_destroyed 9 0'"):
        GAME.replay(record)


def newer(monkeypatch: pytest.MonkeyPatch, *changed: Option) -> Game:
    """The game one version later, with these options replaced or added."""
    game = type(GAME)()  # type: ignore[call-arg]
    names = {option.name: option for option in changed}
    options = [names.pop(option.name, option) for option in GAME.options]
    monkeypatch.setattr(game, "rules", GAME.rules + 1)
    monkeypatch.setattr(game, "options", (*options, *names.values()))
    return game


def test_an_unfinished_record_of_an_older_version_is_resumed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record = unfinished(12).record()
    play = resume(newer(monkeypatch), record)
    assert play.state.snapshot() == GAME.replay(record).snapshot()
    play.apply(int(play.state.legal()[0]))
    assert play.record().rules == GAME.rules + 1
    assert play.record().lines[:12] == record.lines


def test_an_unfinished_record_of_a_newer_version_is_refused() -> None:
    record = unfinished(12).record()
    record.rules += 1
    with pytest.raises(OtherVersion, match="update Bywater"):
        GAME.replay(record)


def test_a_changed_default_never_applies_to_a_record_of_an_older_version(monkeypatch: pytest.MonkeyPatch) -> None:
    record = read_record(str(unfinished(12).record()))
    game = newer(monkeypatch, Option("magic_compulsory", "flag", True))
    assert game.start().options["magic_compulsory"] is True
    assert game.replay(record).options["magic_compulsory"] is False
    assert resume(game, record).record().options["magic_compulsory"] is False
    start = at_turn(12).state.position()
    begun = Record(GAME.id, GAME.rules, 2, record.options, [], start=start)
    assert game.replay(begun).options["magic_compulsory"] is False


def test_an_older_record_without_an_option_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    record = unfinished(12).record()
    del record.options["magic_compulsory"]
    assert GAME.replay(record).options["magic_compulsory"] is False
    with pytest.raises(OtherVersion, match="option magic_compulsory: expected a value, got none"):
        newer(monkeypatch).replay(record)


def test_a_later_option_has_its_earlier_value(monkeypatch: pytest.MonkeyPatch) -> None:
    record = unfinished(12).record()
    del record.options["magic_compulsory"]
    game = newer(monkeypatch, Option("magic_compulsory", "flag", False, since=GAME.rules + 1, before=True))
    assert game.replay(record).options["magic_compulsory"] is True
    assert game.start().options["magic_compulsory"] is False


def test_a_record_whose_start_contradicts_its_options_is_refused() -> None:
    start = {**at_turn(12).state.position(), "options": {"magic_compulsory": True}}
    with pytest.raises(BadRecord, match="'magic_compulsory': expected the same value in the head and in the start"):
        GAME.replay(Record(GAME.id, GAME.rules, 2, {"magic_compulsory": False}, [], start=start))


def test_a_damaged_record_of_this_version_is_no_version_error() -> None:
    record = finished()
    record.lines[3] = "no such action"
    with pytest.raises(BadRecord) as caught:
        GAME.replay(record)
    assert not isinstance(caught.value, OtherVersion)


def test_a_record_of_another_game_is_refused() -> None:
    with pytest.raises(BadRecord, match="expected a record of 'pledges', got one of 'confrontation'"):
        PLEDGES.replay(finished())
