"""The end of a game before its end by the rules, and the rematch."""

from collections.abc import Awaitable, Callable

from bywater.server.errors import Refusal
from bywater.server.tables.feed import points_after_resignation
from bywater.server.tables.policy import Verdict
from bywater.server.tables.round import REMATCH, Round
from bywater.server.tables.viewers import Viewer, encode
from bywater.server.transport import messages as m


class Endings:
    """Resignation, verdicts of the policy, rematches. `new_game` opens the next game of the match; its code."""

    def __init__(self, round: Round, new_game: Callable[[], Awaitable[str]]) -> None:
        self.round = round
        self.new_game = new_game

    async def resign(self, viewer: Viewer) -> None:
        """Resign the seats that a viewer looks from.

        The game is over with two seats, and in cooperative games. Otherwise a bot plays on.
        """
        round, session = self.round, self.round.session
        own = list(viewer.facing) or round.seats.held_by(viewer.guest)
        if not own or not session.is_running:
            raise Refusal("refused-over" if session.stored.over else "refused-watching")
        is_large = len(session.stored.seats) > 2 and not session.is_cooperative
        if is_large and round.policy.bots_replace_resigned:
            await self._leave_to_bot(viewer, own)
        else:
            await self._concede(own)

    async def _leave_to_bot(self, viewer: Viewer, own: list[int]) -> None:
        seats = self.round.seats
        for seat in own:
            await seats.replace(seat, seats.substitute())
        await self.round.seats_changed()
        key = "notice-resigned-one" if seats.held_by(viewer.guest) else "notice-resigned"
        viewer.send(encode(m.Noticed(m.Message(key, {"seat": own[0]}))))

    async def _concede(self, own: list[int]) -> None:
        round, session = self.round, self.round.session
        every = range(len(session.stored.seats))
        await session.end(
            resigned=own[0],
            points=points_after_resignation(session.game, session.play.state, own[0]),
            returns=[-1.0 if session.is_cooperative or seat in own else 1.0 for seat in every],
            ending=m.Message("ended-resigned", {"seat": own[0]}),
        )
        round.question = None
        round.broadcast_table()
        round.viewers.send_revealed_frames()

    async def end(self, verdict: Verdict) -> None:
        """End the game with the result that the policy gave."""
        await self.round.session.end(points=verdict.points, returns=verdict.returns, ending=verdict.ending)

    async def request_rematch(self, viewer: Viewer, held: list[int]) -> None:
        """Ask the other players who are present; without any, play again at once."""
        round = self.round
        if round.session.stored.next:
            return
        others = [seat for seat in round.seats.others(viewer.guest) if round.seats.is_present(seat)]
        if others:
            round.question = m.Question(REMATCH, held[0], others)
        else:
            await self.play_again()

    async def play_again(self) -> None:
        """Open the next game of the match, unless there is one."""
        session = self.round.session
        if not session.stored.next:
            await session.update(next=await self.new_game())
