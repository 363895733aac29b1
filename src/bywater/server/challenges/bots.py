"""How bots of each level fare with the same set-up and the same chance: played in the background, once, and kept."""

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
from bywater.server.challenges.chance import Chance, Drawing
from bywater.server.challenges.results import Result
from bywater.server.challenges.setup import PERSON, SetUp
from bywater.server.challenges.store import ChallengeStore
from bywater.server.errors import told as fault
from bywater.server.workers.pool import Workers

LOGGER: Final = logging.getLogger("bywater.server")
MAX_WAITING: Final = 30
"""So many challenges may wait for their bots; others get theirs when somebody takes them up again."""
_STEP: Final = 0.05


def levels_of(game_id: str) -> list[str]:
    """Those whose play hangs on nothing but what they see and their seeds: not on how fast this machine is.

    Interpreted, those who look ahead would be busy for too long.
    """
    found = []
    for name in opponents(load(game_id)):
        step = rung(game_id, name)
        timed = step is not None and step.budget.endswith("s")
        if not timed and (form() == "compiled" or step is None or not step.budget):
            found.append(name)
    return found


class BotsTurn:
    """One game after the other; every choice is asked of the workers in its turn, so that people's tables go on."""

    def __init__(self, store: ChallengeStore, workers: Workers) -> None:
        self._store = store
        self._workers = workers
        self._waiting: dict[str, tuple[SetUp, Chance]] = {}
        self._busy: asyncio.Task[None] | None = None

    def ask(self, id: str, set_up: SetUp, chance: Chance) -> None:
        """Let the bots play this challenge some time soon, those that have not."""
        if id not in self._waiting and len(self._waiting) < MAX_WAITING:
            self._waiting[id] = (set_up, chance)
            if self._busy is None:
                self._busy = asyncio.create_task(self._play_all())

    def pending(self, id: str) -> bool:
        return id in self._waiting

    async def close(self) -> None:
        if self._busy is not None:
            self._busy.cancel()
            await asyncio.gather(self._busy, return_exceptions=True)

    async def _play_all(self) -> None:
        try:
            while self._waiting:
                id, (set_up, chance) = next(iter(self._waiting.items()))
                try:
                    await self._play_each(id, set_up, chance)
                except Exception as error:  # the next one may go better
                    LOGGER.error("the bots of a challenge: %s", fault(error))
                finally:
                    self._waiting.pop(id, None)
        finally:
            self._busy = None

    async def _play_each(self, id: str, set_up: SetUp, chance: Chance) -> None:
        done = await self._store.bots(id)
        for bot in levels_of(set_up.game):
            if bot not in done:
                await self._store.count_bot(id, bot, await self._play(id, set_up, chance, bot))

    async def _play(self, id: str, set_up: SetUp, chance: Chance, bot: str) -> Result:
        game = load(set_up.game)
        play = Play(game, len(set_up.who), game.options_under(set_up.options, set_up.rules))
        drawing = Drawing(chance, game, play)
        names = [bot if who == PERSON else who.partition(":")[2] for who in set_up.who]
        chosen = [0] * len(names)
        minds = [b""] * len(names)
        key = f"{id} {bot}"
        moves = 0
        while (actor := int(play.state.actor)) != OVER:
            if actor == CHANCE:
                play.apply(drawing.draw(play))
                continue
            view = play.state.view(actor)
            moves += actor in set_up.own and len(view["legal"]) > 1
            seed = chance.seed(actor, chosen[actor])
            chosen[actor] += 1
            while self._workers.busy(key):  # whoever sits at a table comes first
                await asyncio.sleep(_STEP)
            action, minds[actor] = await self._workers.choose_alike(key, names[actor], view, seed, minds[actor])
            play.apply(action)
            if len(play.actions) > game.max_length:
                raise BywaterError("the game is longer than its max_length")
        own = set_up.own[0]
        return Result(float(play.state.returns()[own]), int(play.state.score()[own]), moves, time.time())
