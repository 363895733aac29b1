"""The bots of a table: they think in worker processes, and play under the lock of the table."""

import asyncio
import logging
import time
from typing import Final

from bywater.server.errors import Refusal, describe_error
from bywater.server.tables.round import Round
from bywater.server.workers.pool import Workers

LOGGER: Final = logging.getLogger("bywater.server")


class BotTurns:
    """One task that plays as long as it is a bot's turn."""

    def __init__(self, round: Round, lock: asyncio.Lock, workers: Workers) -> None:
        self.round = round
        self.lock = lock
        self.workers = workers
        self.task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Start the task if it is a bot's turn."""
        if self.task is None and self._bot_to_move():
            self.task = asyncio.create_task(self._play())

    def cancel(self) -> None:
        if self.task is not None:
            self.task.cancel()

    def _bot_to_move(self) -> str:
        """The bot whose turn it is, or "". Bots play only where people play or watch."""
        round = self.round
        actor = round.session.actor
        bot = round.seats.bot_at(actor) if actor >= 0 else ""
        if not bot or round.policy.is_paused:
            return ""
        return bot if round.session.is_running and (round.session.people() or round.viewers) else ""

    async def _play(self) -> None:
        session = self.round.session
        try:
            while bot := self._bot_to_move():
                length, state = session.length, session.play.state
                started = time.monotonic()
                action, memory = await self.round.policy.choose(self.workers, session.actor, bot)
                delay = self.round.seats.pacing.bot_delay
                await asyncio.sleep(max(0.0, delay - (time.monotonic() - started)))
                async with self.lock:
                    is_current = session.length == length and session.play.state is state
                    if is_current and self._bot_to_move() == bot and state.allows(action):
                        await self.round.apply([action], memory)
        except Refusal:
            pass  # the store failed; the next viewer wakes the bot again
        except Exception as error:
            LOGGER.error("%s: %s during a bot's turn", session.code, describe_error(error))
        finally:
            self.task = None
