"""Bots in challenges choose reproducibly, whatever happens to worker processes."""

import logging
import random
from collections.abc import Callable
from functools import cache
from pathlib import Path

import msgspec
import pytest

from bywater.bots import make_bot
from bywater.bots.fate.evaluation.context import GOAL_NONE
from bywater.bots.player import Player
from bywater.core.play import Play
from bywater.core.seats import CHANCE, OVER
from bywater.core.state import View
from bywater.games.fate.model.cards import FRODO
from bywater.registry import load
from bywater.server.challenges.chance import Chance, Draws
from bywater.server.challenges.policy import ChallengePolicy
from bywater.server.workers.pool import Workers, _choose_reproducibly
from tests.server import coroutines
from tests.server.challenges.test_challenges import create_challenge, start_attempt, steps
from tests.server.harness import LocalWorkers, Page, Server, wait_for

BOTS = [("fate", "team@6"), ("towers", "planner@30"), ("confrontation", "duellist@40"), ("quest", "team@6")]
CHOICES = 90

Choose = Callable[[str, View, int, int], int]


def play_game(game_id: str, bot: str, choose: Choose) -> list[int]:
    """The actions of two bots with the same chance, given how they choose."""
    game = load(game_id)
    chance = Chance("a secret", "oak")
    play = Play(game, 2, {})
    draws = Draws(chance, game, play)
    chosen = [0, 0]
    while (actor := int(play.state.actor)) != OVER and sum(chosen) < CHOICES:
        if actor == CHANCE:
            play.apply(draws.draw(play))
            continue
        seed = chance.seed(actor, chosen[actor])
        chosen[actor] += 1
        play.apply(choose(bot, play.state.view(actor), seed, actor))
    return [int(action) for action in play.actions]


def with_lasting_players(memories: dict[int, bytes]) -> Choose:
    """Choose with players that stay, and begin with these memories."""
    players: dict[int, Player] = {}

    def choose(bot: str, view: View, seed: int, seat: int) -> int:
        if seat not in players:
            players[seat] = make_bot(bot, load(view["game"]), random.Random(0))
            if seat in memories:
                players[seat].recall(msgspec.json.decode(memories[seat]))
        players[seat].rng.seed(seed)
        return players[seat].choose(view)

    return choose


def with_new_players(memories: dict[int, bytes]) -> Choose:
    """Choose with a new player each time, with the memory of the one before."""

    def choose(bot: str, view: View, seed: int, seat: int) -> int:
        action, memories[seat] = _choose_reproducibly(bot, view, seed, memories.get(seat, b""))
        return action

    return choose


@cache
def game_of_new_players(game_id: str, bot: str) -> list[int]:
    """The actions of two bots whose memories are empty at first."""
    return play_game(game_id, bot, with_new_players({}))


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "bot"), BOTS)
def test_a_new_player_with_the_memory_chooses_like_the_old_one(game_id: str, bot: str) -> None:
    assert game_of_new_players(game_id, bot) == play_game(game_id, bot, with_lasting_players({}))


@pytest.mark.slow
def test_the_team_of_fate_follows_the_plan_in_its_memory() -> None:
    _, usual = _choose_reproducibly("team@2", first_view("fate"), 7, b"")
    cards, aims = msgspec.json.decode(usual)
    plan = msgspec.json.encode([cards, [aim if one == FRODO else GOAL_NONE for one, aim in enumerate(aims)]])
    game = play_game("fate", "team@6", with_new_players({0: plan, 1: plan}))
    assert game == play_game("fate", "team@6", with_lasting_players({0: plan, 1: plan}))
    assert game != game_of_new_players("fate", "team@6")


def first_view(game_id: str) -> View:
    """The view of the first actor."""
    state = load(game_id).start(2)
    while state.actor == CHANCE:
        state.apply(state.roll(random.Random(1)))
    return state.view(int(state.actor))


@pytest.mark.slow
def test_an_invalid_memory_is_ignored() -> None:
    view = first_view("fate")
    expected = _choose_reproducibly("team@2", view, 7, b"")
    for mind in (b"{}", b"7", b"no json"):
        assert _choose_reproducibly("team@2", view, 7, mind) == expected


def test_a_request_to_a_killed_worker_is_repeated(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    workers = Workers(1, timeout=60.0)
    view = first_view("towers")

    async def run() -> list[tuple[int, bytes]]:
        found = [await workers.choose_reproducibly("CODE", "novice", view, seed, b"") for seed in range(8)]
        for process in list((workers._pools[0]._processes or {}).values()):
            process.kill()
        return found + [await workers.choose_reproducibly("CODE", "novice", view, seed, b"") for seed in range(8)]

    try:
        found = coroutines.run(run())
    finally:
        workers.close()
    assert found[:8] == found[8:]
    assert not caplog.records


class GrowingBots(LocalWorkers):
    """Bots whose choices depend on their memory, which grows with every choice."""

    async def choose_reproducibly(self, code: str, bot: str, view: View, seed: int, mind: bytes) -> tuple[int, bytes]:
        return view["legal"][len(mind) % len(view["legal"])], mind + b"!"


def next_memories(server: Server, code: str, page: Page, before: dict[int, bytes]) -> dict[int, bytes]:
    """The stored memories after the next choice of a bot."""
    memories = before
    while memories == before:
        steps(page, 1)
        wait_for(lambda: server.live(code).bots.task is None)
        memories = server.run(server.store.bot_memories(code))
    return memories


def test_memories_of_bots_survive_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path / "a.sqlite", workers=GrowingBots()) as server:
        guest = server.guest()
        page = start_attempt(guest, create_challenge(guest))
        code, cookies = page.table["code"], dict(guest.web.cookies)
        before = next_memories(server, code, page, {})
    with Server(tmp_path / "a.sqlite", workers=GrowingBots()) as server:
        policy = server.live(code).policy
        assert isinstance(policy, ChallengePolicy)
        assert policy.memories == before
        guest = server.guest()
        guest.web.cookies.update(cookies)
        after = next_memories(server, code, guest.page(code), before)
        assert after[1].startswith(before[1] + b"!")
        assert guest.post("/api/me/forget", {"sure": True}).status_code == 200
        assert server.run(server.store.bot_memories(code)) == {}
