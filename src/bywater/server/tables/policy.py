"""What differs between kinds of tables: what is allowed, where chance and bots' choices come from, and more.

`TablePolicy` is the policy of a normal table. Challenges, puzzles and lessons have their own, registered in a
`PolicyRegistry` by the application.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Literal, NamedTuple

from bywater.server.errors import Refusal
from bywater.server.storage.interface import BotMemory, StoredTable
from bywater.server.tables.session import Session
from bywater.server.transport import messages as m
from bywater.server.workers.pool import Workers


class TableExtras(NamedTuple):
    """What a policy adds to the message about the table."""

    challenge: str = ""
    puzzle: m.Puzzle | None = None
    coach: m.Coach | None = None


class Verdict(NamedTuple):
    """A result with which a policy ends a game early."""

    points: list[int]
    returns: list[float]
    ending: m.Message


class TablePolicy:
    """A normal table. Subclasses override what differs."""

    undo_refusal: str = ""
    """The key of the refusal of every undo; "" if undo is possible."""
    hint_refusal: str = ""
    """The key of the refusal of every hint; "" if hints are possible."""
    bots_replace_resigned: bool = True
    """Whether a bot plays on for a player who resigns from a competitive game of more than two."""
    judges_actions: bool = False
    """Whether `judge` is called after each action of a person."""

    def __init__(self, session: Session) -> None:
        self.session = session

    # -- what is allowed ----------------------------------------------------------------------

    def check_seat_change(self) -> None:
        """Raise a Refusal if nobody may sit down, leave, place a bot or ask for a rematch."""

    def undo_length(self, seats: tuple[int, ...]) -> int:
        """The number of actions left after these seats undo their last one; -1 if there is none to undo."""
        return self.session.last_action_of(seats)

    def undo_is_free(self, seats: tuple[int, ...], length: int) -> bool:
        """Whether an undo needs no consent: nothing was revealed, and nobody else has acted."""
        session = self.session
        nothing_revealed = session.reveals[length] == session.play.state.reveals
        return nothing_revealed and all(actor in seats for actor in session.actors[length:])

    def undo_label(self, seats: tuple[int, ...]) -> str:
        """ "free", "ask", or "" if these seats have nothing to undo."""
        if self.undo_refusal or self.session.stored.over:
            return ""
        length = self.undo_length(seats)
        if length < 0:
            return ""
        return "free" if self.undo_is_free(seats, length) else "ask"

    def advice_label(self, is_fair: bool) -> Literal["given", "unfair", ""]:
        """Whether hints are given, given whether they would be fair to other people; "" if every hint is refused."""
        if self.hint_refusal:
            return ""
        return "given" if is_fair else "unfair"

    # -- chance and bots ----------------------------------------------------------------------

    @property
    def is_paused(self) -> bool:
        """Whether bots and chance have to wait."""
        return False

    def draw(self) -> int:
        """The outcome of chance."""
        return int(self.session.play.state.roll(self.session.rng))

    def bot_at(self, seat: int, stand_in: str) -> str:
        """The bot that plays this seat, or "" if a person does. `stand_in` is the bot for an absent player, or ""."""
        stored = self.session.stored.seats[seat]
        return stored.bot if stored.kind == "bot" else stand_in

    async def choose(self, workers: Workers, seat: int, bot: str) -> tuple[int, BotMemory | None]:
        """The choice of a bot, and its memory if that has to be stored with the choice."""
        session = self.session
        return await workers.choose(session.code, seat, bot, session.play.state.view(seat)), None

    # -- what happens then --------------------------------------------------------------------

    def action_applied(self, action: int) -> None:
        """Called in memory after each action, before it is stored."""

    def memory_stored(self, memory: BotMemory) -> None:
        """Called after the memory of a bot was stored with its choice."""

    def rolled_back(self) -> None:
        """Called after the session went back to an earlier state."""

    async def judge(self, workers: Workers) -> Verdict | None:
        """The result if the last action of a person ends the game early, else None."""
        return None

    def stored_after_undo(self, length: int) -> StoredTable:
        """The table to store when only the first `length` actions are left."""
        return self.session.stored

    # -- lessons ------------------------------------------------------------------------------

    async def press_step(self, seats: Sequence[int], step: int) -> bool:
        """Go on after the holder of these seats has read a step; whether anything changed."""
        raise Refusal("refused-no-lesson")

    async def end_lesson(self, seats: Sequence[int]) -> None:
        """End the lesson of the holder of these seats; the table becomes a normal one."""
        raise Refusal("refused-no-lesson")

    # -- messages -----------------------------------------------------------------------------

    @property
    def has_coach(self) -> bool:
        """Whether the message about the table changes with every action."""
        return False

    def extras(self, seats: Sequence[int]) -> TableExtras:
        """What the message about the table adds for the holder of these seats."""
        return TableExtras()


PolicyFactory = Callable[[Session], Awaitable[TablePolicy]]


class PolicyRegistry:
    """Finds the policy of a table.

    >>> registry = PolicyRegistry()
    >>> async def make(session: Session) -> TablePolicy:
    ...     return TablePolicy(session)
    >>> registry.register(lambda stored: stored.game == "towers", make)
    """

    def __init__(self) -> None:
        self._factories: list[tuple[Callable[[StoredTable], bool], PolicyFactory]] = []

    def register(self, applies: Callable[[StoredTable], bool], factory: PolicyFactory) -> None:
        """Use this factory for the tables for which `applies` is true."""
        self._factories.append((applies, factory))

    async def policy_for(self, session: Session) -> TablePolicy:
        """The policy of the first factory that applies, or the normal one."""
        for applies, factory in self._factories:
            if applies(session.stored):
                return await factory(session)
        return TablePolicy(session)
