"""Bots in challenges answer the same to the same, whatever became of the process in which they thought before."""

import logging
import random
from collections.abc import Callable
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
from tests.server.challenges.test_challenges import made, steps, taken_up
from tests.server.harness import LocalWorkers, Page, Server, wait_for

BOTS = [("fate", "team@6"), ("towers", "planner@30"), ("confrontation", "duellist@40"), ("quest", "team@6")]
CHOICES = 90

Choose = Callable[[str, View, int, int], int]


def played(game_id: str, bot: str, choose: Choose) -> list[int]:
    """What two such bots do with the same chance, if they choose like this."""
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


def staying(minds: dict[int, bytes]) -> Choose:
    """As players who sit there all the time, and begin with this in mind."""
    players: dict[int, Player] = {}

    def choose(bot: str, view: View, seed: int, seat: int) -> int:
        if seat not in players:
            players[seat] = make_bot(bot, load(view["game"]), random.Random(0))
            if seat in minds:
                players[seat].recall(msgspec.json.decode(minds[seat]))
        players[seat].rng.seed(seed)
        return players[seat].choose(view)

    return choose


def told(minds: dict[int, bytes]) -> Choose:
    """As players who are new at every choice and told what the one before had in mind, at first this."""

    def choose(bot: str, view: View, seed: int, seat: int) -> int:
        action, minds[seat] = _choose_reproducibly(bot, view, seed, minds.get(seat, b""))
        return action

    return choose


@pytest.mark.parametrize(("game_id", "bot"), BOTS)
def test_a_new_player_goes_on_as_the_one_before_would_have(game_id: str, bot: str) -> None:
    assert played(game_id, bot, told({})) == played(game_id, bot, staying({}))


def test_the_company_of_fate_follows_the_plan_that_it_is_told() -> None:
    _, usual = _choose_reproducibly("team@2", asked_first("fate"), 7, b"")
    cards, aims = msgspec.json.decode(usual)
    plan = msgspec.json.encode([cards, [aim if one == FRODO else GOAL_NONE for one, aim in enumerate(aims)]])
    game = played("fate", "team@6", told({0: plan, 1: plan}))
    assert game == played("fate", "team@6", staying({0: plan, 1: plan}))
    assert game != played("fate", "team@6", told({}))


def asked_first(game_id: str) -> View:
    """The view of whoever is asked first."""
    state = load(game_id).start(2)
    while state.actor == CHANCE:
        state.apply(state.roll(random.Random(1)))
    return state.view(int(state.actor))


def test_what_can_not_be_recalled_is_forgotten() -> None:
    view = asked_first("fate")
    for mind in (b"{}", b"7", b"no json"):
        assert _choose_reproducibly("team@2", view, 7, mind) == _choose_reproducibly("team@2", view, 7, b"")


def test_who_is_killed_is_asked_again(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    workers = Workers(1, timeout=60.0)
    view = asked_first("towers")

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


class Musing(LocalWorkers):
    """Bots that do what comes to their mind: something else at every choice."""

    async def choose_reproducibly(self, code: str, bot: str, view: View, seed: int, mind: bytes) -> tuple[int, bytes]:
        return view["legal"][len(mind) % len(view["legal"])], mind + b"!"


def mused(server: Server, code: str, page: Page, before: dict[int, bytes]) -> dict[int, bytes]:
    """What they have in mind when they were asked again: chance says how soon that is."""
    minds = before
    while minds == before:
        steps(page, 1)
        wait_for(lambda: server.live(code).bots.task is None)
        minds = server.run(server.store.bot_memories(code))
    return minds


def test_what_bots_have_in_mind_outlives_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path / "a.sqlite", workers=Musing()) as server:
        guest = server.guest()
        page = taken_up(guest, made(guest))
        code, cookies = page.table["code"], dict(guest.web.cookies)
        before = mused(server, code, page, {})
    with Server(tmp_path / "a.sqlite", workers=Musing()) as server:
        policy = server.live(code).policy
        assert isinstance(policy, ChallengePolicy)
        assert policy.memories == before
        guest = server.guest()
        guest.web.cookies.update(cookies)
        after = mused(server, code, guest.page(code), before)
        assert after[1].startswith(before[1] + b"!")
        assert guest.post("/api/me/forget", {"sure": True}).status_code == 200
        assert server.run(server.store.bot_memories(code)) == {}
