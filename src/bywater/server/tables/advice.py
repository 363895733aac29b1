"""Hints: what a bot would choose with the knowledge of the seat that asks."""

import asyncio
import logging
import time
from typing import Final
from zlib import crc32

from bywater.bots.hints import adviser
from bywater.core.state import View
from bywater.server.errors import Refusal, describe_error
from bywater.server.tables.feed import wire_message
from bywater.server.tables.round import Round
from bywater.server.tables.viewers import Viewer, encode
from bywater.server.transport import messages as m
from bywater.server.workers.pool import Workers

LOGGER: Final = logging.getLogger("bywater.server")


class Advice:
    """At most one hint per viewer at a time. Only the viewer who asks gets it, and it is not stored."""

    def __init__(self, round: Round, workers: Workers) -> None:
        self.round = round
        self.workers = workers
        self._tasks: dict[Viewer, asyncio.Task[None]] = {}

    def request(self, viewer: Viewer) -> None:
        """Start a hint for the decision of the viewer. It does not hold the lock of the table while it thinks."""
        session, policy = self.round.session, self.round.policy
        if policy.hint_refusal:
            raise Refusal(policy.hint_refusal)
        seat = session.actor
        if not session.is_running or seat not in viewer.facing:
            raise Refusal("refused-wait")
        if not self.round.hints_are_fair:
            raise Refusal("refused-hint")
        if viewer not in self._tasks:
            view = session.play.state.view(seat)
            self._tasks[viewer] = asyncio.create_task(self._advise(viewer, view, session.length))

    async def _advise(self, viewer: Viewer, view: View, length: int) -> None:
        session = self.round.session
        try:
            bot = adviser(session.game)
            # Derived from the moment, so that asking again gives the same hint.
            seed = crc32(f"{session.code} {self.round.viewers.moment(viewer.facing)}".encode())
            hint = await self.workers.advise(session.code, bot, view, seed)
            if viewer in self.round.viewers and session.length == length:
                line = m.ChatLine(
                    -1,
                    bot,
                    "",
                    time.time(),
                    wire_message(session.game.choice_label(hint.action, view)),
                    [wire_message(reason) for reason in hint.reasons],
                    session.game.notation(hint.action),
                )
                viewer.send(encode(m.Chatted(line)))
        except Exception as error:
            LOGGER.error("%s: %s while computing a hint", session.code, describe_error(error))
            viewer.send(encode(m.Refused(m.Message("refused-no-hint"))))
        finally:
            del self._tasks[viewer]
