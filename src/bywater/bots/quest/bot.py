"""A bot that thinks for the whole team: it tries what could be done by playing on, many times."""

import random
import time
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from bywater.bots.budget import Budget
from bywater.bots.player import Player, Thought
from bywater.bots.quest.council import Council
from bywater.bots.quest.policy import Fellowship
from bywater.bots.quest.team import Deliberation, deliberate, first_of
from bywater.core.game import Game
from bywater.core.state import State, View
from bywater.games.quest.rules import QuestState

_SAMPLES: Final = 16  # of hands and shields that the seat can't see
_TRIAL: Final = 40  # playouts that tell how many fit into the time
_CAUTION: Final = 0.5
USUAL: Final = Budget(iterations=100)


class Thumb:
    """The rules of thumb for whoever is asked, from a view."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.fellowship = Fellowship()

    def choose(self, view: View) -> int:
        """One legal code. What can't be seen is dealt in one way that fits, the same for equal views."""
        state = self.game.belief(view).sample(random.Random(0))
        return int(self.fellowship.answer(cast(QuestState, state)))


class TeamBot(Player):
    """Searches over what the team could do now, by playouts of the rules of thumb."""

    def __init__(self, game: Game, rng: random.Random, budget: Budget | None = None) -> None:
        super().__init__(game, rng, budget or USUAL)
        self.council = Council(Fellowship())

    def choose(self, view: View) -> int:
        legal: list[int] = view["legal"]
        self.thought = None
        if len(legal) == 1:
            return legal[0]
        samples = self._samples(view)
        courses = self.council.courses(samples[0])
        if len(courses) == 1:
            return self._legal(view, int(first_of(courses[0])))
        found = self._deliberate(samples, view["actor"], courses)
        self.thought = _thought_of(found)
        return self._legal(view, int(first_of(courses[found.best(_CAUTION)])))

    def _samples(self, view: View) -> list[State]:
        """States that fit the view; one is enough where nothing lies hidden but what chance will bring."""
        options = view["options"]
        belief = self.game.belief(view)
        hidden = options["hands"] == "secret" or options["competitive"]
        return [belief.sample(self.rng) for _ in range(_SAMPLES if hidden else 1)]

    def _deliberate(self, samples: list[State], seat: int, courses: vec[i64]) -> Deliberation:
        """As many playouts as were asked for, or as fit into the time."""
        iterations, seconds, _ = self.budget
        if not seconds:
            return deliberate(self.council, samples, seat, courses, iterations, self._seed())
        began = time.perf_counter()
        found = deliberate(self.council, samples, seat, courses, _TRIAL, self._seed())
        while True:
            # twice as many each time, and in the end as many as fit
            spent = time.perf_counter() - began
            more = int(int(found.playouts) * min(1.0, 0.9 * (seconds - spent) / spent))
            if more < 2 * len(courses):
                return found
            found.add(deliberate(self.council, samples, seat, courses, more, self._seed()))

    def _seed(self) -> int:
        return self.rng.randrange(1 << 40)

    def _legal(self, view: View, code: int) -> int:
        """A course was found on a sample; what all can see is legal on all of them."""
        legal: list[int] = view["legal"]
        return code if code in legal else legal[0]


def _thought_of(found: Deliberation) -> Thought:
    """What each choice was worth: the best course that begins with it."""
    values: dict[int, float] = {}
    visits: dict[int, int] = {}
    for place in range(len(found.courses)):
        code = int(first_of(found.courses[place]))
        values[code] = max(values.get(code, -1.0), 2.0 * found.mean(place) - 1.0)
        visits[code] = visits.get(code, 0) + int(found.visits[place])
    return Thought(values, visits, int(found.playouts))
