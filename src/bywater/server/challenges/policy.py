"""The policy of challenges: results are compared, so there is no undo and no hint, and chance comes from a key."""

from collections.abc import Callable, Sequence

from bywater.server.challenges.chance import Chance, Draws
from bywater.server.errors import Refusal
from bywater.server.storage.interface import BotMemory, StoredTable
from bywater.server.tables.policy import PolicyFactory, TableExtras, TablePolicy
from bywater.server.tables.session import Session
from bywater.server.workers.pool import Workers


def is_challenge(stored: StoredTable) -> bool:
    """Whether this is a table of a challenge."""
    return bool(stored.challenge)


class ChallengePolicy(TablePolicy):
    """Bots choose reproducibly: their memories are stored with their choices."""

    undo_refusal = "refused-challenge-undo"
    hint_refusal = "refused-challenge-hint"
    bots_replace_resigned = False

    def __init__(self, session: Session, chance: Chance, memories: dict[int, bytes]) -> None:
        super().__init__(session)
        self.draws = Draws(chance, session.game, session.play)
        self.memories = memories

    def check_seat_change(self) -> None:
        raise Refusal("refused-challenge-seats")

    def draw(self) -> int:
        return self.draws.draw(self.session.play)

    async def choose(self, workers: Workers, seat: int, bot: str) -> tuple[int, BotMemory | None]:
        session = self.session
        view = session.play.state.view(seat)
        seed = self.draws.chance.seed(seat, session.actors.count(seat))
        before = self.memories.get(seat, b"")
        action, after = await workers.choose_reproducibly(session.code, bot, view, seed, before)
        return action, BotMemory(seat, after) if after != before else None

    def memory_stored(self, memory: BotMemory) -> None:
        self.memories[memory.seat] = memory.data

    def extras(self, seats: Sequence[int]) -> TableExtras:
        return TableExtras(challenge=self.session.stored.challenge)


def challenge_policies(chance_of: Callable[[str], Chance]) -> PolicyFactory:
    """The factory of challenge policies. `chance_of` returns the chance of a challenge by its id."""

    async def make(session: Session) -> ChallengePolicy:
        memories = await session.store.bot_memories(session.code)
        return ChallengePolicy(session, chance_of(session.stored.challenge), memories)

    return make
