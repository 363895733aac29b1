"""The results of bots: each level plays a challenge once, in the background."""

import asyncio
import logging
import time
from typing import Final

from bywater._build import form
from bywater.bots import opponents
from bywater.bots.registry import rung
from bywater.core.errors import BywaterError
from bywater.core.play import Play
from bywater.core.seats import CHANCE, OVER
from bywater.registry import load
from bywater.server.challenges.chance import Chance, Draws
from bywater.server.challenges.results import Result
from bywater.server.challenges.setup import PERSON, Setup
from bywater.server.challenges.store import ChallengeStore
from bywater.server.errors import describe_error
from bywater.server.workers.pool import Workers

LOGGER: Final = logging.getLogger("bywater.server")
MAX_QUEUED: Final = 30
"""The most challenges that wait for their bots; others are queued when they are started again."""
_POLL_INTERVAL: Final = 0.05


def levels_of(game_id: str) -> list[str]:
    """The bots whose choices depend only on their views and seeds, and not on the speed of this machine.

    Bots that search are left out on interpreted rules, where they would be busy for too long.
    """
    found = []
    for name in opponents(load(game_id)):
        step = rung(game_id, name)
        is_timed = step is not None and step.budget.endswith("s")
        if not is_timed and (form() == "compiled" or step is None or not step.budget):
            found.append(name)
    return found


class BotGames:
    """Plays one game after the other, each choice whenever no table needs the worker process."""

    def __init__(self, store: ChallengeStore, workers: Workers) -> None:
        self._store = store
        self._workers = workers
        self._queue: dict[str, tuple[Setup, Chance]] = {}
        self._task: asyncio.Task[None] | None = None

    def request(self, id: str, setup: Setup, chance: Chance) -> None:
        """Queue the games of all bots that have not played this challenge."""
        if id not in self._queue and len(self._queue) < MAX_QUEUED:
            self._queue[id] = (setup, chance)
            if self._task is None:
                self._task = asyncio.create_task(self._run())

    def is_pending(self, id: str) -> bool:
        return id in self._queue

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        try:
            while self._queue:
                id, (setup, chance) = next(iter(self._queue.items()))
                try:
                    await self._play_all(id, setup, chance)
                except Exception as error:  # go on with the next challenge
                    LOGGER.error("%s during the bots' games of a challenge", describe_error(error))
                finally:
                    self._queue.pop(id, None)
        finally:
            self._task = None

    async def _play_all(self, id: str, setup: Setup, chance: Chance) -> None:
        done = await self._store.bot_results(id)
        for bot in levels_of(setup.game):
            if bot not in done:
                await self._store.add_bot_result(id, bot, await self._play(id, setup, chance, bot))

    async def _play(self, id: str, setup: Setup, chance: Chance, bot: str) -> Result:
        game = load(setup.game)
        play = Play(game, len(setup.who), game.options_under(setup.options, setup.rules))
        draws = Draws(chance, game, play)
        names = [bot if who == PERSON else who.partition(":")[2] for who in setup.who]
        choices = [0] * len(names)
        memories = [b""] * len(names)
        key = f"{id} {bot}"
        moves = 0
        while (actor := int(play.state.actor)) != OVER:
            if actor == CHANCE:
                play.apply(draws.draw(play))
                continue
            view = play.state.view(actor)
            moves += actor in setup.own and len(view["legal"]) > 1
            seed = chance.seed(actor, choices[actor])
            choices[actor] += 1
            while self._workers.busy(key):  # tables come first
                await asyncio.sleep(_POLL_INTERVAL)
            action, memories[actor] = await self._workers.choose_reproducibly(
                key, names[actor], view, seed, memories[actor]
            )
            play.apply(action)
            if len(play.actions) > game.max_length:
                raise BywaterError(f"expected at most {game.max_length} actions, got {len(play.actions)}")
        own = setup.own[0]
        return Result(float(play.state.returns()[own]), int(play.state.score()[own]), moves, time.time())
