"""The golden playthroughs are unchanged and complete, in both builds."""

import pytest

import bywater
from tests.playthroughs.generate import FOLDER, playthrough, recorded, wanted


def test_every_game_and_number_of_seats_has_its_playthrough() -> None:
    """And nothing is left over. To write them: python -m tests.playthroughs.generate"""
    assert {file.name for file in FOLDER.glob("*.txt")} == set(wanted())
    for id in bywater.game_ids():
        for seats in bywater.load(id).seats:
            assert (FOLDER / f"{id}-{seats}.txt").exists()


@pytest.mark.parametrize("name", wanted())
def test_a_playthrough_is_unchanged(name: str) -> None:
    """After an intended change, update them: python -m tests.playthroughs.generate"""
    written = (FOLDER / name).read_text(encoding="utf-8").splitlines()
    now = playthrough(*wanted()[name], moves=recorded(name)).splitlines()
    for number, (old, new) in enumerate(zip(written, now, strict=False), 1):
        assert new == old, f"{name}, line {number}"
    assert len(now) == len(written)


@pytest.mark.parametrize("name", wanted())
def test_a_playthrough_ends_in_a_record_that_replays(name: str) -> None:
    text = (FOLDER / name).read_text(encoding="utf-8")
    record = text.split("== record ==\n")[1]
    state = bywater.load(wanted()[name][0]).replay(record)
    assert state.ending() != ""
    assert f"ending: {state.ending()}\n" in text
