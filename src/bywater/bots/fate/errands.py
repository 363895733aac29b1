"""What a character could set out to do, each errand with its first step and what it gains per action."""

from functools import cached_property
from typing import Final, NamedTuple

from bywater.bots.fate.lore import MUSTERS_AT, NEIGHBOURS, REGION, SPAWNS, TOLL
from bywater.bots.fate.means import CLEARED, FREE_MUSTER, LEFT_TO_OTHERS, Load, Means
from bywater.bots.fate.needs import ANY, NOBODY, Hold, Meet
from bywater.bots.fate.roads import FAR, steps_to
from bywater.bots.fate.worth import could_pay, symbol_worth, task_price, wanted_by_tasks
from bywater.games.fate.actions import (
    ANDURIL,
    ATTACK,
    CAPTURE,
    CAPTURE_OTHERWISE,
    CRAFT,
    FRIEND,
    MUSTER,
    OATH,
    OBJECTIVE,
    PLEDGE,
    SONG,
    TRAVEL,
    WALK,
    WISDOM,
)
from bywater.games.fate.board import (
    DOL_GULDUR,
    DUNLAND,
    FRIENDSHIP,
    MINAS_MORGUL,
    MOST_HOPE,
    NOWHERE,
    OSGILIATH,
    PEOPLES,
    RESISTANCE,
    ROHAN_PEOPLE,
    STEALTH,
    VALOR,
)
from bywater.games.fate.cards import (
    ARAGORN,
    BLESSING,
    BOROMIR,
    CARDS,
    EOMER,
    FARAMIR,
    FIRST_EVENT,
    FRODO,
    GANDALF,
    GIMLI,
    GOLLUM,
    HOBBITS,
    HONOR,
    INFILTRATE,
    LEGOLAS,
    MERRY,
    OATHBREAKERS,
    PITS,
    region_of,
    symbol_of,
)

MOST_FOR_AN_ARMY: Final = 5.0
SONG_WORTH: Final = 0.8  # what a hope counts that a song brings
TOKEN: Final = 1.5  # how much of its worth counts for a token that one has for an action
BUSY: Final = 2.5  # steps that one counts for who is better left to muster armies
NO_LOAD: Final = (0, 0, 0, 0)


class Errand(NamedTuple):
    """The first step of something worth doing."""

    rate: float  # hope gained per action
    code: int
    why: str
    load: Load = NO_LOAD  # armies to take along on this step
    company: tuple[int, ...] = ()  # characters to take along
    once: bool = False  # this gain is not to be had again this turn


class Plan(Means):
    """What the team wants, as things stand."""

    # -- ways ---------------------------------------------------------------------------------

    # -- all errands --------------------------------------------------------------------------

    def errands(self, character: int) -> list[Errand]:
        """What a character could do, the best first. Frodo does not travel on errands of others."""
        sight = self.sight
        if sight.where[character] == NOWHERE:
            return []
        found: list[Errand] = []
        self._abilities(character, found)
        self._visits(character, found)
        self._meets(character, found)
        self._hobbits(character, found)
        if character != GOLLUM:
            self._captures(character, found)
            self._attacks(character, found)
            self._raids(character, found)
            self._defence(character, found)
            self._holds(character, found)
        waits = self._waits(character)
        if waits:
            found = [e._replace(rate=e.rate - waits) if TRAVEL <= e.code < TRAVEL + NOWHERE else e for e in found]
        if character == FRODO:
            found = [errand for errand in found if not TRAVEL <= errand.code < TRAVEL + NOWHERE]
        found.sort(key=lambda errand: (-errand.rate, errand.code))
        return found

    def _abilities(self, character: int, found: list[Errand]) -> None:
        sight = self.sight
        seat = sight.owner[character]
        held = sight.symbols[seat]
        if character == LEGOLAS:
            worth = symbol_worth(sight, seat, STEALTH, held[STEALTH] + 1)
            found.append(Errand(TOKEN * (1.0 if held[STEALTH] < 2 else 0.7) * worth, WALK, "walk", once=True))
        elif character == MERRY:
            worth = symbol_worth(sight, seat, FRIENDSHIP, held[FRIENDSHIP] + 1)
            found.append(Errand(TOKEN * max(worth, SONG_WORTH * 2 / 3), FRIEND, "friend", once=True))
            self._song(held[FRIENDSHIP], found)
        elif character == GIMLI:
            found.append(Errand(TOKEN * symbol_worth(sight, seat, VALOR, held[VALOR] + 1), CRAFT, "craft", once=True))
        if character == FARAMIR and CARDS[4 * REGION[sight.where[FARAMIR]] + RESISTANCE] in sight.view["discard"]:
            if sight.where[FARAMIR] in sight.havens:
                found.append(Errand(1.2, WISDOM, "wisdom", once=True))
        if character == ARAGORN and sight.shadow[sight.where[ARAGORN]]:
            place = sight.where[ARAGORN]
            gain = 0.2 + self._clear_worth.get(place, 0.0) + self.threats.removal(place, 1)
            found.append(Errand(gain, ANDURIL, "andúril", once=True))

    def _song(self, friendship: int, found: list[Errand]) -> None:
        """A song for Frodo: three Friendship for two hope, and the way to him."""
        sight = self.sight
        gain = min(2, int(MOST_HOPE) - sight.hope)
        short = max(0, 3 + self.promised_friendship - friendship)
        if gain <= 0 or short > 1:
            return
        far = self.steps(MERRY, sight.frodo)
        if far == 0 and not short:
            found.append(Errand(SONG_WORTH * gain * sight.hope_worth, SONG, "song"))
        elif 0 < far < FAR:
            rate = SONG_WORTH * gain * sight.hope_worth / (far + 1 + short)
            found.append(Errand(rate, self.way(MERRY, sight.frodo), "to sing"))

    @cached_property
    def promised_friendship(self) -> int:
        """The Friendship that a meeting will ask of the Hobbits' player."""
        for meet, (payer, _, _) in self.meeting.items():
            if self.sight.owner[payer] == self.sight.owner[MERRY]:
                return task_price(self.sight, meet.task)[FRIENDSHIP]
        return 0

    # -- one or two at a place ----------------------------------------------------------------

    def _visits(self, character: int, found: list[Errand]) -> None:
        sight = self.sight
        for visit in self.needs.visits:
            if visit.who != character:
                continue
            if (
                not could_pay(sight, sight.owner[character], task_price(sight, visit.task))
                and visit.task != OATHBREAKERS
            ):
                continue
            if sight.where[character] == visit.place:
                code = OATH if visit.task == OATHBREAKERS else OBJECTIVE + visit.task
                found.append(Errand(9.0, code, "objective"))
            else:
                far = self.steps(character, visit.place)
                if far < FAR:
                    found.append(Errand(self.task_worth / (far + 1), self.way(character, visit.place), "visit"))

    @cached_property
    def meeting(self) -> dict[Meet, tuple[int, int, float]]:
        """Who goes to each meeting: who pays, who comes too, and how ripe it is."""
        return {meet: chosen for meet in self.needs.meets if (chosen := self._choose_meeting(meet)) is not None}

    def _choose_meeting(self, meet: Meet) -> tuple[int, int, float] | None:
        sight = self.sight
        price = task_price(sight, meet.task)
        best: tuple[float, int, int, float] | None = None
        far = {n: self._meeting_steps(n, meet.place) for n in sight.here}
        for payer in sight.here:
            held = sight.symbols[sight.owner[payer]]
            missing = sum(max(0, want - have) for want, have in zip(price, held, strict=True))
            for other in sight.here:
                if other == payer:
                    continue
                cost = far[payer] + far[other] + 2.5 * missing
                if meet.task == BLESSING and sight.bearer not in (sight.owner[payer], sight.owner[other]):
                    cost += 2.0  # the bearer wants the token
                if best is None or cost < best[0]:
                    best = (cost, payer, other, 1.0 if not missing else 0.5 if missing == 1 else 0.2)
        return None if best is None or best[0] >= FAR else best[1:]

    def _meeting_steps(self, character: int, place: int) -> float:
        far = self.steps(character, place)
        if not far:
            return 0.0
        if character == FRODO:
            return 2.0 * far + 3.0
        return far + (BUSY if character in FREE_MUSTER else 0.0)

    def _meets(self, character: int, found: list[Errand]) -> None:
        sight = self.sight
        for meet, (payer, other, ripe) in self.meeting.items():
            here = sight.where[character]
            payable = could_pay(sight, sight.owner[character], task_price(sight, meet.task))
            if here == meet.place and len(sight.at(here)) > 1 and payable:
                found.append(Errand(9.0, OBJECTIVE + meet.task, "objective"))
            if character not in (payer, other) or here == meet.place:
                continue
            far = self.steps(payer, meet.place) + self.steps(other, meet.place)
            companion = other if character == payer else payer
            company = (companion,) if sight.where[companion] == here and companion != FRODO else ()
            if far < FAR:
                rate = ripe * self.task_worth / (far + 1.5)
                found.append(
                    Errand(rate, self.way(character, meet.place, loaded=bool(company)), "meet", NO_LOAD, company)
                )

    def awaited(self, character: int) -> bool:
        """Whether a meeting counts on a character."""
        return any(character in (payer, other) for payer, other, _ in self.meeting.values())

    def _waits(self, character: int) -> float:
        """What it would cost to leave a meeting to which the other is still on the way."""
        for meet, (payer, other, ripe) in self.meeting.items():
            if character in (payer, other) and self.sight.where[character] == meet.place:
                far = self.steps(payer, meet.place) + self.steps(other, meet.place)
                return min(2.0, ripe * self.task_worth / (far + 1.5))
        return 0.0

    def _hobbits(self, character: int, found: list[Errand]) -> None:
        """A pledge at a haven whose card the Hobbits' player holds."""
        sight = self.sight
        if character != MERRY or not sight.task_open(HOBBITS):
            return
        pledged = sight.view["pledged"]
        for card in sight.hands[sight.owner[MERRY]]:
            if card >= FIRST_EVENT:
                continue
            if int(symbol_of(card)) != FRIENDSHIP and not sight.options["hobbits_pledge_any_card"]:
                continue
            for haven in sight.havens:
                people = MUSTERS_AT[haven]
                if REGION[haven] != int(region_of(card)) or people < 0 or PEOPLES[people] in pledged:
                    continue
                far = self.steps(MERRY, haven)
                if sight.where[MERRY] == haven:
                    found.append(Errand(4.0, PLEDGE + card, "pledge"))
                elif far < FAR:
                    found.append(Errand(0.5 * self.task_worth / (far + 1), self.way(MERRY, haven), "to pledge"))

    # -- strongholds --------------------------------------------------------------------------

    def _captures(self, character: int, found: list[Errand]) -> None:
        sight = self.sight
        seat = sight.owner[character]
        price = 2 if character == BOROMIR else 3
        wanted = {seize.place: seize for seize in self.needs.seizes}
        for place in sight.strongholds | frozenset(wanted):
            if sight.shadow[place] or not sight.garrison[place]:
                continue
            seize = wanted.get(place)
            if seize is not None and seize.only not in (NOBODY, character):
                continue
            if seize is not None:
                value = 2.0 + self.task_worth
            elif self._may_spend_valor(seat):
                value = self._prize(place)
            else:
                continue
            far = self.steps(character, place)
            if far >= FAR:
                continue
            if sight.symbols[seat][VALOR] < price and not self._other_price(place, seat):
                continue
            if sight.where[character] == place:
                found.append(Errand(value, CAPTURE, "capture"))
                found.append(Errand(value - 0.01, CAPTURE_OTHERWISE, "capture"))
            else:
                found.append(Errand(value / (far + 1), self.way(character, place), "to capture"))

    def _may_spend_valor(self, seat: int) -> bool:
        """Whether no objective will ask this player for Valor."""
        return self.sight.symbols[seat][VALOR] >= 3 + wanted_by_tasks(self.sight)[VALOR]

    def _prize(self, place: int) -> float:
        """What a stronghold is worth that no objective asks for: hope, and no more armies from there."""
        return 2.0 * self.sight.hope_worth + (1.5 if place in SPAWNS else 0.0)

    def _other_price(self, place: int, seat: int) -> bool:
        """Whether a player could pay what an objective lets one capture a place for instead of Valor."""
        friendship, valor, stealth, resistance = self.sight.symbols[seat]
        if place == DUNLAND:
            return friendship >= 3
        if place == MINAS_MORGUL:
            return self.sight.task_open(INFILTRATE) and stealth >= 3
        if place == DOL_GULDUR:
            return self.sight.task_open(PITS) and resistance >= 2 and valor >= 1
        return place == OSGILIATH and resistance >= 2 and stealth >= 1

    # -- battles ------------------------------------------------------------------------------

    def _attacks(self, character: int, found: list[Errand]) -> None:
        sight = self.sight
        only = {clear.place: clear for clear in self.needs.clears if clear.only == character}
        for place in range(NOWHERE):
            if not sight.shadow[place] or not sight.garrison[place]:
                continue
            far = self.steps(character, place)
            if far > 6:
                continue
            value, dice = self.attack_worth(character, place)
            if place in only:
                value += 1.0
                if only[place].task == HONOR:
                    value += 2.0 if len(sight.at(place)) > 1 and sight.garrison[place] == 1 else -0.5
            if value <= 0.05:
                continue
            if far == 0:
                found.append(Errand(value, ATTACK + dice, "attack"))
            else:
                rate = self._nearer(character, place) * value / (far + 1)
                found.append(Errand(rate, self.way(character, place), "to attack"))

    def _raids(self, character: int, found: list[Errand]) -> None:
        """Armies that can be spared fall upon the Shadow next to them: it thins its ranks and draws the Eye."""
        sight = self.sight
        for source in self.sources:
            far = self.steps(character, source)
            if far > 4:
                continue
            here = self.common(source)
            mustered = 0
            if sum(here) < 3 and FREE_MUSTER.get(character, ANY) == MUSTERS_AT[source] != -1:
                mustered = min(3 - sum(here), sight.supply[MUSTERS_AT[source]])
            force = sum(here) + mustered
            if not force:
                continue
            for place in NEIGHBOURS[source]:
                if not sight.shadow[place] or (source, place) in TOLL:
                    continue
                if sight.garrison[place] + force < min(2, sight.shadow[place]):
                    continue
                value, _ = self.attack_worth(character, place, sight.garrison[place] + force)
                rate = value / (far + mustered + 2)
                if rate <= 0.05:
                    continue
                if far:
                    found.append(Errand(rate, self.way(character, source), "to raid"))
                elif mustered:
                    found.append(Errand(rate, MUSTER + 1, "muster to raid"))
                else:
                    found.append(Errand(rate, TRAVEL + place, "raid", tuple(here)))

    # -- armies -------------------------------------------------------------------------------

    def _defence(self, character: int, found: list[Errand]) -> None:
        """Armies for havens that may fall."""
        sight = self.sight
        for haven in sight.havens:
            if self.threats.danger[haven] < 0.2:
                continue
            far = self.steps(character, haven)
            more = 2 if character == GANDALF else 1
            rate = 0.0
            for actions in range(1, min(3, self.musters(character, haven, ANY)) + 1):
                relief = self.threats.relief(haven, more * actions) * sight.hope_worth
                rate = max(rate, (relief - actions * self.muster_price(character, haven)) / (far + actions))
            if rate > 0 and far == 0:
                found.append(Errand(rate + 0.1, MUSTER + self._most(character, haven), "muster to defend"))
            elif rate > 0 and far < 6:
                rate *= self._nearer(character, haven)
                found.append(Errand(rate, self.way(character, haven), "to defend"))
            worth = self.threats.relief(haven, 2) * sight.hope_worth / 2
            if worth > 0.1:
                self._bring(character, Hold(-1, haven, ANY, sight.garrison[haven] + 2), worth, found)

    def _holds(self, character: int, found: list[Errand]) -> None:
        sight = self.sight
        for hold in self.needs.holds:
            if hold.only in (NOBODY, character):
                self._bring(character, hold, self._army_worth(hold), found)
        if self._may_spend_valor(sight.owner[character]):
            for place in sight.strongholds:
                if not sight.shadow[place]:
                    self._bring(character, Hold(-1, place, ANY, 1), 0.8 * self._prize(place), found)
        for clear in self.needs.clears:
            if clear.only not in (NOBODY, character):
                continue
            shadow = sight.shadow[clear.place]
            want = 1 if clear.task == HONOR else min(5, shadow + 1)
            if sight.garrison[clear.place] >= min(want, 3) and clear.place not in sight.strongholds:
                continue
            people = ROHAN_PEOPLE if clear.only == EOMER else ANY
            company = tuple(n for n in sight.at(sight.where[character]) if n not in (character, FRODO))[:1]
            self._bring(
                character,
                Hold(clear.task, clear.place, people, want),
                1.5 * CLEARED if clear.only == character else CLEARED,
                found,
                company if clear.task == HONOR else (),
                together=clear.task != HONOR,
            )

    def _army_worth(self, hold: Hold) -> float:
        """What an army where it is wanted is worth: the more the fewer are still missing."""
        missing = 0
        for other in self.needs.holds:
            if other.task == hold.task:
                missing += max(0, other.armies - self._present(other))
        return min(MOST_FOR_AN_ARMY, self.task_worth / (missing + 2.5))

    def _bring(
        self,
        character: int,
        hold: Hold,
        worth: float,
        found: list[Errand],
        company: tuple[int, ...] = (),
        together: bool = False,
    ) -> None:
        """Armies from where they can be spared or mustered to where they are wanted; the best source only."""
        sight = self.sight
        missing = hold.armies - self._present(hold)
        if missing <= 0:
            return
        best = self._best_source(character, hold, worth, together)
        if best is None or best[0] <= 0.02:
            return
        rate, source, mustered = best
        if sight.where[character] != source or mustered:
            rate *= self._share(character, hold, worth, together, rate)
        if sight.where[character] != source:
            found.append(Errand(rate, self.way(character, source), "to fetch armies"))
        elif mustered:
            found.append(Errand(rate, MUSTER + self._most(character, source), "muster"))
        else:
            load = self._loaded(source, hold, missing)
            found.append(Errand(rate, self.way(character, hold.place, loaded=True), "bring armies", load, company))

    def _best_source(self, character: int, hold: Hold, worth: float, together: bool) -> tuple[float, int, int] | None:
        """Where a character had better fetch armies from: what it gains per action, and how many are mustered there."""
        key = (character, hold, worth)
        if key not in self._found_sources:
            self._found_sources[key] = self._find_source(character, hold, worth, together)
        return self._found_sources[key]

    def _find_source(self, character: int, hold: Hold, worth: float, together: bool) -> tuple[float, int, int] | None:
        sight = self.sight
        missing = hold.armies - self._present(hold)
        carry = steps_to(hold.place, sight.roads(character))
        best: tuple[float, int, int] | None = None
        for source in self.sources:
            if carry[source] >= FAR:
                continue
            spare = 0
            if source != hold.place and sight.garrison[source]:
                spare = min(
                    missing, sum(self.common(source)) if hold.people == ANY else self.spare(source)[hold.people]
                )
            most = min(missing - spare, self.musters(character, source, hold.people), 3)
            if hold.people == ANY and MUSTERS_AT[source] >= 0 and self.scarce[MUSTERS_AT[source]]:
                most = 0
            if not spare and not most:
                continue
            far = self.steps(character, source)
            for mustered in {0, min(1, most), most}:
                gain = spare + mustered
                if not gain:
                    continue
                actions = (mustered + 1) // 2 if character == GANDALF else mustered
                effort = far + actions + carry[source] + 0.3
                price = self.muster_price(character, source) * actions if mustered else 0.0
                rate = (worth * gain - price) / effort
                if together:  # a few alone would be swept away
                    rate *= min(1.0, (self._present(hold) + gain) / min(3, hold.armies))
                if best is None or rate > best[0]:
                    best = (rate, source, mustered)
        return best

    def _share(self, character: int, hold: Hold, worth: float, together: bool, rate: float) -> float:
        """How much of an errand is left to a character if somebody else is better placed for it."""
        for other in self.sight.here:
            if other in (character, FRODO, GOLLUM) or hold.only not in (NOBODY, other):
                continue
            theirs = self._best_source(other, hold, worth, together)
            if theirs is not None and theirs[0] > 1.15 * rate:
                return LEFT_TO_OTHERS
        return 1.0
