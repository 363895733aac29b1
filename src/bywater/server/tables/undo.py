"""Undoing actions: free while nothing was revealed and nobody else has acted, else by consent."""

from bywater.server.errors import Refusal
from bywater.server.tables.round import UNDO, Round
from bywater.server.tables.viewers import Viewer
from bywater.server.transport import messages as m


class Takebacker:
    """Requests for an undo, and the undo itself."""

    def __init__(self, round: Round) -> None:
        self.round = round

    async def request(self, viewer: Viewer) -> None:
        """Undo the last action of the viewer's seats, or ask the other players for consent."""
        round, policy = self.round, self.round.policy
        if policy.undo_refusal:
            raise Refusal(policy.undo_refusal)
        length = policy.undo_length(viewer.facing)
        if length < 0 or round.session.stored.over:
            raise Refusal("refused-no-undo")
        others = round.seats.others(viewer.guest)  # absent players, too: nobody can wait until they have left
        if policy.undo_is_free(viewer.facing, length) or not others:
            await self._undo_to(length)
        else:
            round.question = m.Question(UNDO, round.session.actors[length], others)
            round.broadcast_table()

    async def consented(self, seat: int) -> None:
        """Undo the last action of this seat, which all other players agreed to."""
        length = self.round.policy.undo_length((seat,))
        if length >= 0:
            await self._undo_to(length)

    async def _undo_to(self, length: int) -> None:
        round = self.round
        await round.session.truncate(length, round.policy.stored_after_undo(length))
        round.question = None
        await round.roll_back(length)
