"""Answers to the open question of a table: whether to undo, or to play again."""

from bywater.server.errors import Refusal
from bywater.server.tables.ending import Endings
from bywater.server.tables.round import REMATCH, UNDO, Round
from bywater.server.tables.undo import Takebacker
from bywater.server.tables.viewers import Viewer, encode
from bywater.server.transport import messages as m


class Consent:
    """Collects the answers to a question. One no closes it."""

    def __init__(self, round: Round, takebacker: Takebacker, endings: Endings) -> None:
        self.round = round
        self.takebacker = takebacker
        self.endings = endings

    async def answer(self, viewer: Viewer, yes: bool) -> None:
        """The answer of a viewer for all of their seats."""
        round = self.round
        question = round.question
        held = round.seats.held_by(viewer.guest)
        if question is None or not any(seat in question.waiting for seat in held):
            raise Refusal("refused-no-question")
        if yes:
            await self._agree(question, held)
        else:
            round.question = None
        round.broadcast_table()
        if not yes:  # after the table: the question is closed by the time the refusal arrives
            self._decline(question)

    async def request_rematch(self, viewer: Viewer) -> None:
        """Ask the other players for a rematch; if they have an open request for one, this is the agreement."""
        round = self.round
        round.policy.check_seat_change()
        held = round.seats.held_by(viewer.guest)
        if not held or not round.session.stored.over:
            raise Refusal("refused-rematch")
        question = round.question
        if question is not None and question.what == REMATCH and any(seat in question.waiting for seat in held):
            await self._agree(question, held)
        else:
            await self.endings.request_rematch(viewer, held)
        round.broadcast_table()

    async def _agree(self, question: m.Question, held: list[int]) -> None:
        question.waiting = [seat for seat in question.waiting if seat not in held]
        if question.waiting:
            return
        self.round.question = None
        if question.what == UNDO:
            await self.takebacker.consented(question.by)
        else:
            await self.endings.play_again()

    def _decline(self, question: m.Question) -> None:
        message = encode(m.Refused(m.Message(f"declined-{question.what}")))
        for viewer in self.round.viewers:
            if question.by in self.round.seats.held_by(viewer.guest):
                viewer.send(message)
