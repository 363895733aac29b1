"""Why a character can't do this now: the deeds, the events, and the abilities for any time."""

from typing import Final

from mypy_extensions import i64

from bywater.core.codes import BIT, size
from bywater.core.message import Message
from bywater.core.stack import a_of, c_of
from bywater.games.fate.actions import (
    ANDURIL,
    ATTACK,
    BLESSING_OTHERWISE,
    CAPTURE,
    CAPTURE_OTHERWISE,
    CRAFT,
    FRIEND,
    GIVE_TO,
    MIRROR,
    MUSTER,
    OATH,
    OBJECTIVE,
    PLEDGE,
    PREPARE,
    SLINK,
    SONG,
    TAKE_FROM,
    TRAVEL,
    WALK,
    WISDOM,
)
from bywater.games.fate.battle import most_dice
from bywater.games.fate.board import (
    DUNLAND,
    EDORAS,
    FRIENDSHIP,
    MOST_HOPE,
    MOUNT_DOOM,
    MUSTERS,
    NOWHERE,
    NUM_PEOPLES,
    OSGILIATH,
    REGION_OF,
    RESISTANCE,
    ROADS,
    STEALTH,
    VALOR,
    army_count,
    cost_of,
)
from bywater.games.fate.cards import (
    ARAGORN,
    ARWEN,
    BALROG,
    BANNER,
    BLESSING,
    CHALLENGE,
    DENETHOR,
    DESTROY_RING,
    FARAMIR,
    FRODO,
    GALADRIEL,
    GANDALF,
    GIMLI,
    GOLLUM,
    HOBBITS,
    LEGOLAS,
    MERRY,
    OATHBREAKERS,
    OBJECTIVE_PLACE,
    SHELOB,
    THEODEN,
    WITH_SYMBOL,
    region_of,
    symbol_of,
)
from bywater.games.fate.deeds import (
    capture_cost,
    counsels,
    fulfil_cost,
    musters_freely,
    other_capture_cost,
    tradable,
)
from bywater.games.fate.journey import road_cost, within_two
from bywater.games.fate.naming import (
    card,
    character,
    cost,
    objective,
    people,
    place,
    region,
    seat,
    symbol,
)
from bywater.games.fate.state import (
    ACT,
    AMBUSHING,
    FREE_PREPARING,
    RIDING,
    USED_ANDURIL,
    USED_COUNSEL,
    USED_CRAFT,
    USED_FRIEND,
    USED_SLINKER,
    USED_WALK,
    USED_WISDOM,
    Table,
)
from bywater.games.fate.symbols import ONE_SYMBOL, could_pay
from bywater.games.fate.turn import actions_left, has_ride

# Whose ability an action is, which it is, and when it was used.
_ABILITIES: Final = {
    ANDURIL: (ARAGORN, "anduril", USED_ANDURIL),
    WISDOM: (FARAMIR, "wisdom_of_the_eldar", USED_WISDOM),
    MIRROR: (GALADRIEL, "mirror", 0),
    CRAFT: (GIMLI, "dwarven_craft", USED_CRAFT),
    WALK: (LEGOLAS, "walk_silently", USED_WALK),
    FRIEND: (MERRY, "loyal_friend", USED_FRIEND),
    SONG: (MERRY, "song", 0),
}
_TOKENS: Final = {CRAFT: VALOR, WALK: STEALTH, FRIEND: FRIENDSHIP}
_BY_ACTION: Final = (DESTROY_RING, BLESSING, CHALLENGE, BALROG, THEODEN, BANNER, DENETHOR, SHELOB)


def _other_question() -> Message:
    return Message("refused-other-question")


def costs(price: i64) -> Message:
    return Message("refused-cost", {"cost": cost(price)})


def _only(whom: i64) -> Message:
    return Message("refused-not-character", {"character": character(whom)})


def no_character(table: Table, whom: i64) -> Message:
    """Somebody who can't act."""  # F11, F52
    params: dict[str, int | str] = {"character": character(whom)}
    if not (table.roster >> whom) & 1:
        return Message("refused-not-in-game", params)
    if table.owner_of[whom] != table.active:
        return Message("refused-not-your-character", params)
    if table.where[whom] >= NOWHERE:
        return Message("refused-off-board", params)
    if table.acting == whom:
        return Message("refused-acting-already", params)
    if (table.finished >> whom) & 1:
        return Message("refused-character-done", params)
    return Message("refused-solo-turn", params)


def no_deed(table: Table, kind: i64, action: int, asked: i64) -> Message:
    """Something that the character who acts can't do."""
    if kind == RIDING and TRAVEL <= action < GIVE_TO:
        return _no_ride(table, action - TRAVEL)
    if kind == AMBUSHING and ATTACK < action <= ATTACK + 3:
        return Message("refused-too-many-dice", {"count": most_dice(table, a_of(table.top()))})
    if kind == FREE_PREPARING and PREPARE <= action < OBJECTIVE:
        return _no_preparing(table, asked, action - PREPARE)
    if kind != ACT:
        return _other_question()
    if table.acting < 0:
        return Message("refused-nobody-acts")
    whom: i64 = table.acting
    here: i64 = table.where[whom]
    if here >= NOWHERE:
        return Message("refused-off-board", {"character": character(whom)})
    rides = TRAVEL <= action < GIVE_TO and has_ride(table, whom)
    if actions_left(table, whom) <= 0 and not rides:
        return Message("refused-no-actions", {"character": character(whom)})
    if action <= CAPTURE_OTHERWISE:
        return _no_capture(table, action, whom, here)
    if action <= MUSTER + 2:
        return _no_muster(table, asked, whom, here)
    if action <= ATTACK + 3:
        return _no_attack(table, whom, here)
    if action <= BLESSING_OTHERWISE:
        return _no_ability(table, action, asked, whom, here)
    if action < GIVE_TO:
        return _no_road(whom, here, action - TRAVEL)
    if action < PREPARE:
        return _no_fellowship(table, action, asked, whom, here)
    if action < OBJECTIVE:
        return _no_preparing_here(table, asked, whom, here, action - PREPARE)
    if action < PLEDGE:
        return _no_objective(table, action - OBJECTIVE, asked, whom, here)
    if action < SLINK:
        return _no_pledge(table, action - PLEDGE, asked, whom, here)
    return _no_slinking(table, action - SLINK, whom)


def _no_capture(table: Table, action: int, whom: i64, here: i64) -> Message:
    """F30, K29: a stronghold, with a friendly army and no shadow, for Valor."""
    params: dict[str, int | str] = {"place": place(here)}
    if whom == GOLLUM:
        return Message("refused-gollum")
    if (table.havens >> here) & 1:
        return Message("refused-haven-already", params)
    other: i64 = other_capture_cost(table, whom, here)
    if not (table.strongholds >> here) & 1 and not (other and here in (DUNLAND, OSGILIATH)):
        return Message("refused-no-stronghold", params)
    if table.shadow[here]:
        return Message("refused-shadow-there", {**params, "count": table.shadow[here]})
    if not table.friends[here]:
        return Message("refused-no-friends", params)
    if action == CAPTURE:
        return costs(capture_cost(whom))
    return costs(other) if other else Message("refused-no-other-price", params)


def _no_muster(table: Table, asked: i64, whom: i64, here: i64) -> Message:
    """F24, K24, K29: where a people musters, while it has armies left, for Friendship."""
    if whom == GOLLUM:
        return Message("refused-gollum")
    folk: i64 = MUSTERS[here]
    if folk < 0:
        return Message("refused-no-muster", {"place": place(here)})
    if not army_count(table.supply, folk):
        return Message("refused-no-armies-left", {"people": people(folk)})
    if not musters_freely(whom, folk) and not table.has_symbol(asked, FRIENDSHIP):
        return costs(ONE_SYMBOL[FRIENDSHIP])
    if whom != GANDALF:
        return Message("refused-muster-one")
    return Message("refused-last-army", {"people": people(folk)})


def _no_attack(table: Table, whom: i64, here: i64) -> Message:
    """F25, K29: friendly armies against those of the Shadow, a die for each, three at most."""
    if whom == GOLLUM:
        return Message("refused-gollum")
    if not table.shadow[here]:
        return Message("refused-no-enemy", {"place": place(here)})
    if not table.friends[here]:
        return Message("refused-no-friends", {"place": place(here)})
    return Message("refused-too-many-dice", {"count": most_dice(table, here)})


def _no_ability(table: Table, action: int, asked: i64, whom: i64, here: i64) -> Message:
    """Abilities that are actions, and two that belong to objectives."""
    if action == BLESSING_OTHERWISE:
        if table.settings.blessing_otherwise:
            return _no_objective(table, BLESSING, asked, whom, here, 3 * ONE_SYMBOL[STEALTH])
        return Message("refused-no-other-blessing")
    if action == OATH:
        return _no_oath(table, whom)
    owner, name, used = _ABILITIES[action]
    if whom != owner:
        return _only(owner)
    if used and table.used & used:
        return Message("refused-ability-used", {"ability": f"ability-{name}"})
    if action == ANDURIL:
        if not table.done:
            return Message("refused-no-objective-done")
        return Message("refused-no-enemy", {"place": place(here)})
    if action == WISDOM:
        if not (table.havens >> here) & 1:
            return Message("refused-not-haven", {"place": place(here)})
        return Message("refused-not-discarded", {"card": card(4 * REGION_OF[here] + RESISTANCE)})
    if action == MIRROR:
        return Message("refused-deck-empty")
    if action == SONG:
        if not table.is_at(FRODO, here):
            return Message("refused-no-frodo-here", {"place": place(here)})
        if table.hope >= MOST_HOPE:
            return Message("refused-hope-full", {"count": MOST_HOPE})
        return costs(3 * ONE_SYMBOL[FRIENDSHIP])
    return Message("refused-no-tokens-left", {"symbol": symbol(_TOKENS[action])})


def _no_oath(table: Table, whom: i64) -> Message:
    """O06: Aragorn, in Edoras, once."""
    if not (table.tasks >> OATHBREAKERS) & 1:
        return Message("refused-no-such-objective", {"objective": objective(OATHBREAKERS)})
    if table.oath:
        return Message("refused-oath-taken")
    if whom != ARAGORN:
        return _only(ARAGORN)
    return Message("refused-elsewhere", {"place": place(EDORAS)})


def _no_road(whom: i64, here: i64, into: i64) -> Message:
    """F14, F16, K25: no road leads there, or it costs what is not there."""
    if here == into:
        return Message("refused-there-already", {"place": place(into)})
    if (ROADS[here] >> into) & 1 and cost_of(here, into):
        return Message("refused-road-cost", {"place": place(into), "cost": cost(road_cost(whom, here, into))})
    if whom == GANDALF and not (within_two(here) >> into) & 1:
        return Message("refused-no-road-for-two", {"place": place(into)})
    return Message("refused-no-road", {"place": place(into)})


def _no_ride(table: Table, into: i64) -> Message:
    """E05, E11: the roads of an event; horses take no special ones."""
    packed: i64 = table.top()
    here: i64 = a_of(packed)
    if c_of(packed):
        return _no_road(c_of(packed) - 1, here, into)
    if (ROADS[here] >> into) & 1 and cost_of(here, into):
        return Message("refused-special-road", {"place": place(into)})
    return _no_road(-1, here, into)


def _no_fellowship(table: Table, action: int, asked: i64, whom: i64, here: i64) -> Message:
    """F22, F54, K09, X5: somebody else's character there, willing, and a card of the region."""
    give = action < TAKE_FROM
    other: i64 = action - GIVE_TO if give else action - TAKE_FROM
    if table.seats == 1:
        return Message("refused-alone")
    if other >= table.seats:
        return Message("refused-no-such-seat", {"seat": seat(other)})
    if other == asked:
        return Message("refused-yourself")
    if not (table.seats_at(here) >> other) & 1:
        return Message("refused-nobody-there", {"seat": seat(other), "place": place(here)})
    if tradable(table, whom, asked, other, give):
        return Message("refused-refused-already", {"seat": seat(other)})
    giver: i64 = asked if give else other
    held: i64 = table.hands[giver] & (15 * BIT[4 * REGION_OF[here]])
    if held or (counsels(table, whom, here) and table.hands[giver] & WITH_SYMBOL[RESISTANCE]):
        return Message("refused-boromir")
    return Message("refused-no-card-of-region", {"seat": seat(giver), "region": region(REGION_OF[here])})


def _no_preparing(table: Table, asked: i64, number: i64) -> Message:
    """F23: a card in the hand, and a token in the supply."""
    if not (table.hands[asked] >> number) & 1:
        return Message("refused-not-in-hand", {"card": card(number)})
    return Message("refused-no-tokens-left", {"symbol": symbol(symbol_of(number))})


def _no_preparing_here(table: Table, asked: i64, whom: i64, here: i64, number: i64) -> Message:
    """F23, F53, K06, K32: besides, in a haven, and alone with a card of its region."""
    if not (table.havens >> here) & 1 and whom != GOLLUM:
        return Message("refused-not-haven", {"place": place(here)})
    if not (table.hands[asked] >> number) & 1:
        return Message("refused-not-in-hand", {"card": card(number)})
    if table.seats == 1 and region_of(number) != REGION_OF[here]:
        if whom != ARWEN or table.used & USED_COUNSEL:
            return Message("refused-other-region", {"card": card(number)})
    return _no_preparing(table, asked, number)


def _no_slinking(table: Table, number: i64, whom: i64) -> Message:
    """K31, X9: Gollum takes a Stealth card from the discard, once a turn."""
    if whom != GOLLUM:
        return _only(GOLLUM)
    if table.used & USED_SLINKER:
        return Message("refused-ability-used", {"ability": "ability-slinker"})
    if not (table.discard >> number) & 1:
        return Message("refused-not-discarded", {"card": card(number)})
    return Message("refused-not-stealth", {"card": card(number)})


def _not_open(table: Table, task: i64) -> Message | None:
    """An objective that is not in the game, or done; None if it is open."""
    if not (table.tasks >> task) & 1:
        return Message("refused-no-such-objective", {"objective": objective(task)})
    if (table.done >> task) & 1:
        return Message("refused-objective-done", {"objective": objective(task)})
    return None


def _no_objective(table: Table, task: i64, asked: i64, whom: i64, here: i64, price: i64 = -1) -> Message:
    """F46: an objective that can't be fulfilled with an action here and now."""
    closed = _not_open(table, task)
    if closed is not None:
        return closed
    if task == HOBBITS:
        return Message("refused-by-pledging")
    if task not in _BY_ACTION:
        return Message("refused-by-itself", {"objective": objective(task)})
    wanted = {DESTROY_RING: FRODO, BALROG: GANDALF, BANNER: ARWEN, SHELOB: FRODO}
    if task in wanted and whom != wanted[task]:
        return _only(wanted[task])
    if task == DESTROY_RING and here != MOUNT_DOOM:
        return Message("refused-elsewhere", {"place": place(MOUNT_DOOM)})
    if task == DESTROY_RING and table.tasks & ~table.done != 1:  # O01
        return Message("refused-others-first", {"count": size(table.tasks & ~table.done) - 1})
    if task != DESTROY_RING and OBJECTIVE_PLACE[task] != here:
        return Message("refused-elsewhere", {"place": place(OBJECTIVE_PLACE[task])})
    if task in (BLESSING, THEODEN, DENETHOR) and table.at_place(here) == BIT[whom]:
        return Message("refused-nobody-else", {"place": place(here)})
    if task == BANNER:
        if not (table.havens >> here) & 1:
            return Message("refused-not-haven", {"place": place(here)})
        for folk in range(NUM_PEOPLES):
            if not army_count(table.friends[here], folk):
                return Message("refused-people-missing", {"place": place(here), "people": people(folk)})
    if task == SHELOB and table.settings.shelob_gollum and not table.is_at(GOLLUM, here):
        return Message("refused-no-gollum-here", {"place": place(here)})
    if price < 0:
        price = fulfil_cost(table, task)
    if price and not could_pay(table, asked, price):
        return costs(price)
    return Message("refused-challenge-armies" if not table.settings.challenge_dwarves else "refused-challenge-dwarves")


def _no_pledge(table: Table, number: i64, asked: i64, whom: i64, here: i64) -> Message:
    """O23, X3: the Hobbits, at a haven of a people, with a Friendship card of its region."""
    closed = _not_open(table, HOBBITS)
    if closed is not None:
        return closed
    if whom != MERRY:
        return _only(MERRY)
    folk: i64 = MUSTERS[here]
    if folk < 0 or not (table.havens >> here) & 1:
        return Message("refused-no-people-haven", {"place": place(here)})
    if (table.pledged >> folk) & 1:
        return Message("refused-pledged-already", {"people": people(folk)})
    if not (table.hands[asked] >> number) & 1:
        return Message("refused-not-in-hand", {"card": card(number)})
    if region_of(number) != REGION_OF[here]:
        return Message("refused-other-region", {"card": card(number)})
    if symbol_of(number) != FRIENDSHIP and not table.settings.pledge_any:
        return Message("refused-not-friendship", {"card": card(number)})
    return Message("refused-no-tokens-left", {"symbol": symbol(FRIENDSHIP)})
