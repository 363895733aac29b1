"""Stored games survive an interruption and are never mixed with those of another plan."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bywater.arena import Arena, ArenaError, Local, Outcome, Plan, round_robin
from bywater.arena.game import play
from bywater.arena.store import Store, stored_seed

PLAN = Plan("confrontation", ("random", "first"), rounds=3, seed=4)


def untimed(outcomes: list[Outcome]) -> set[Outcome]:
    return {replace(outcome, seconds=(), slowest=()) for outcome in outcomes}


def play_some(folder: Path, games: int) -> None:
    arena = Arena(PLAN, folder)
    with Local(1) as players:
        for _, _ in zip(range(games), arena.play(players), strict=False):
            pass
    arena.close()


def play_on(folder: Path) -> tuple[int, Arena]:
    """Continue the arena. Returns the number of games played now."""
    arena = Arena(PLAN, folder)
    with Local(1) as players:
        now = sum(1 for _ in arena.play(players))
    arena.close()
    return now, arena


def lines(folder: Path) -> list[str]:
    return (folder / "games.jsonl").read_text(encoding="utf-8").splitlines()


def test_finished_games_are_not_repeated(tmp_path: Path) -> None:
    play_some(tmp_path, 4)
    assert len(lines(tmp_path)) == 4
    now, arena = play_on(tmp_path)
    assert now == 2
    assert len(lines(tmp_path)) == 6
    assert untimed(arena.outcomes) == untimed([play(fixture) for fixture in PLAN.fixtures()])
    assert play_on(tmp_path)[0] == 0


def test_a_game_is_stored_when_it_ends(tmp_path: Path) -> None:
    arena = Arena(PLAN, tmp_path)
    with Local(1) as players:
        kept = [len(lines(tmp_path)) for _ in arena.play(players)]
    arena.close()
    assert kept == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("cut", [1, 30, -1])
def test_a_truncated_line_is_dropped_and_its_game_played_again(tmp_path: Path, cut: int) -> None:
    play_some(tmp_path, 4)
    file = tmp_path / "games.jsonl"
    whole = file.read_bytes()
    start = whole.rstrip(b"\n").rfind(b"\n") + 1
    file.write_bytes(whole[: start + cut] if cut > 0 else whole[:cut])
    now, arena = play_on(tmp_path)
    assert now == 3
    assert len(lines(tmp_path)) == 6
    assert untimed(arena.outcomes) == untimed([play(fixture) for fixture in PLAN.fixtures()])
    assert play_on(tmp_path)[0] == 0


@pytest.mark.parametrize(
    "spoil",
    [
        lambda line: line[:40],
        lambda line: "[]",
        lambda line: "null",
        lambda line: "{}",
        lambda line: line.replace('"round":0', '"round":77'),
        lambda line: line.replace("random", "gollum"),
        lambda line: line + "\n" + line.replace('"seconds":', '"seconds": '),
    ],
)
def test_a_damaged_line_is_named(tmp_path: Path, spoil: Callable[[str], str]) -> None:
    play_some(tmp_path, 3)
    kept = lines(tmp_path)
    kept[1] = spoil(kept[1])
    before = "\n".join(kept) + "\n"
    (tmp_path / "games.jsonl").write_text(before, encoding="utf-8")
    with pytest.raises(ArenaError, match=r"line [23] of .*games\.jsonl is damaged"):
        Store(tmp_path, PLAN)
    assert (tmp_path / "games.jsonl").read_text(encoding="utf-8") == before


@pytest.mark.parametrize(
    "other",
    [
        replace(PLAN, seed=5),
        replace(PLAN, rounds=2),
        replace(PLAN, rounds=4, dealt=True),
        replace(PLAN, dealt=True),
        replace(PLAN, mirror=True),
        replace(PLAN, bots=("first", "random")),
        replace(PLAN, options={"magic_compulsory": True}),
        Plan("towers", ("random", "first"), rounds=3, seed=4),
    ],
)
def test_another_plan_is_refused_and_changes_nothing(tmp_path: Path, other: Plan) -> None:
    play_some(tmp_path, 2)
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    with pytest.raises(ArenaError) as caught:
        Store(tmp_path, other)
    assert caught.value.key == "other"
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_a_duplicate_line_counts_once(tmp_path: Path) -> None:
    play_some(tmp_path, 3)
    kept = lines(tmp_path)
    (tmp_path / "games.jsonl").write_text("\n".join([*kept, kept[1], kept[0]]) + "\n", encoding="utf-8")
    now, arena = play_on(tmp_path)
    assert now == 3
    assert untimed(arena.outcomes) == untimed([play(fixture) for fixture in PLAN.fixtures()])
    assert len(arena.outcomes) == 6


def test_a_plan_may_grow_and_finished_games_count(tmp_path: Path) -> None:
    first = round_robin(replace(PLAN, rounds=2), out=tmp_path)
    before = lines(tmp_path)
    seen: list[Outcome] = []
    longer = round_robin(PLAN, out=tmp_path, on_outcome=seen.append)
    assert (first.played, longer.played, len(seen)) == (4, 6, 2)
    assert lines(tmp_path)[:4] == before
    assert untimed(seen) < untimed([play(fixture) for fixture in PLAN.fixtures()])
    with pytest.raises(ArenaError, match="another arena"):
        Store(tmp_path, replace(PLAN, rounds=2))
    assert play_on(tmp_path)[0] == 0


def test_two_arenas_do_not_share_a_folder(tmp_path: Path) -> None:
    first = Store(tmp_path, PLAN)
    with pytest.raises(ArenaError) as caught:
        Store(tmp_path, PLAN)
    assert caught.value.key == "busy"
    first.close()
    Store(tmp_path, PLAN).close()


def test_a_refused_folder_is_unlocked(tmp_path: Path) -> None:
    Store(tmp_path, PLAN).close()
    with pytest.raises(ArenaError, match="another arena"):
        Store(tmp_path, replace(PLAN, seed=5))
    Store(tmp_path, PLAN).close()


@pytest.mark.parametrize("text", ["", "no json", "{}", "[1]"])
def test_games_with_an_unreadable_plan_are_unchanged(tmp_path: Path, text: str) -> None:
    (tmp_path / "plan.json").write_text(text, encoding="utf-8")
    with pytest.raises(ArenaError, match="another arena"):
        Store(tmp_path, PLAN)
    assert stored_seed(tmp_path) is None


def test_games_without_a_plan_are_unchanged(tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text("{}\n", encoding="utf-8")
    with pytest.raises(ArenaError, match="another arena"):
        Store(tmp_path, PLAN)


def test_the_seed_is_stored(tmp_path: Path) -> None:
    assert stored_seed(tmp_path / "nowhere") is None
    Store(tmp_path / "new" / "folder", PLAN).close()
    assert stored_seed(tmp_path / "new" / "folder") == 4


def test_a_round_robin_writes_its_results(tmp_path: Path) -> None:
    seen: list[Outcome] = []
    results = round_robin(PLAN, out=tmp_path, on_outcome=seen.append)
    assert json.loads((tmp_path / "results.json").read_text(encoding="utf-8")) == results.plain()
    assert (tmp_path / "results.svg").read_text(encoding="utf-8").startswith("<svg")
    assert len(seen) == results.played == results.planned == 6
    again = round_robin(PLAN, out=tmp_path, on_outcome=seen.append)
    assert again == results
    assert len(seen) == 6


def test_without_a_folder_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert round_robin(PLAN).played == 6
    assert list(tmp_path.iterdir()) == []
