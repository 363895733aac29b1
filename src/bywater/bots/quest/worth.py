"""What things are worth. The unit is a step to the dark of a hobbit who stands far from Sauron.

All figures were found by thinking and then by trying them in some thousand games; none of them is a rule.
"""

from typing import Final

from bywater.bots.quest.lore import LAST_EVENT, SAM, Card
from bywater.bots.quest.sight import Sight

# What it costs to stand so near to Sauron, beside the plain way there. The Ring-bearer's end is everybody's.
_NEAR: Final = (12.0, 6.5, 4.0, 2.4, 1.3, 0.6, 0.2)
_BEARER_NEAR: Final = (45.0, 22.0, 12.0, 7.0, 4.0, 2.2, 1.0, 0.4)
_STEP: Final = 0.6

# How welcome a symbol is, by the board that is played or comes next. Friendship is of little use where it has
# no line; travelling is what leads up Mount Doom in the end.
_SYMBOL: Final[dict[str, dict[str, float]]] = {
    "moria": {"friendship": 0.8, "travelling": 1.0, "hiding": 1.0, "fighting": 1.2, "joker": 1.4},
    "helms_deep": {"friendship": 1.0, "travelling": 1.2, "hiding": 0.7, "fighting": 1.1, "joker": 1.4},
    "shelobs_lair": {"friendship": 0.6, "travelling": 1.3, "hiding": 0.8, "fighting": 1.1, "joker": 1.6},
    "mordor": {"friendship": 0.5, "travelling": 1.6, "hiding": 0.5, "fighting": 0.6, "joker": 1.6},
}
_CARD: Final = 0.5
_YELLOW: Final = {
    "staff": 0.8,
    "athelas": 1.0,
    "miruvor": 0.3,
    "mithril": 1.5,
    "belt": 1.5,
    "lembas": 1.2,
    "elessar": 1.2,
    "phial": 1.2,
}
SHIELD: Final = 0.35
_LOST: Final = 40.0


# -- the corruption line ----------------------------------------------------------------------


def danger(sight: Sight, seat: int, gap: int) -> float:
    """What it costs that this hobbit stands so many steps from Sauron."""
    gap = max(0, gap)
    if seat == sight.bearer:
        near = _BEARER_NEAR[gap] if gap < len(_BEARER_NEAR) else 0.0
    else:
        near = _NEAR[gap] if gap < len(_NEAR) else 0.0
        near *= 1.0 + 0.5 * (4 - len(sight.here)) if len(sight.here) < 4 else 1.0
    return near + _STEP * (15 - gap)


def steps_cost(sight: Sight, seat: int, steps: int) -> float:
    """What so many steps to the dark cost a hobbit; less than nothing for steps to the light."""
    gap = sight.gap(seat)
    return danger(sight, seat, gap - steps) - danger(sight, seat, gap)


def relief(sight: Sight, seat: int, steps: int) -> float:
    """What steps to the light are worth to a hobbit, who can't go beyond the first space."""
    return -steps_cost(sight, seat, -min(steps, sight.dark[seat]))


def sauron_cost(sight: Sight, steps: int) -> float:
    """What it costs all hobbits if Sauron comes nearer."""
    return sum(steps_cost(sight, seat, steps) for seat in sight.here)


def fall_cost(sight: Sight, seat: int) -> float:
    """What it costs if a hobbit is out."""
    return danger(sight, seat, 0) - danger(sight, seat, sight.gap(seat))


# -- the die ----------------------------------------------------------------------------------


def face_cost(sight: Sight, seat: int, face: int) -> float:
    """What a face of the die costs the one who rolled it."""
    name = sight.lore.faces[face]
    if name == "blank":
        return 0.0
    if name == "eye":
        return sauron_cost(sight, 1)
    if name == "two_cards":
        return cards_lost_cost(sight, seat, 1 if seat == SAM else 2)
    return steps_cost(sight, seat, 1 if seat == SAM else face)


def die_cost(sight: Sight, seat: int) -> float:
    """What a roll costs on average."""
    faces = range(len(sight.lore.faces))
    return sum(face_cost(sight, seat, face) for face in faces) / len(faces)


def dice_cost(sight: Sight) -> float:
    """What it costs if every hobbit rolls."""
    return sum(die_cost(sight, seat) for seat in sight.here)


def cards_lost_cost(sight: Sight, seat: int, count: int) -> float:
    """What it costs to give so many cards: the least of the hand, or the game for one who has not enough."""
    if sight.sizes[seat] < count:
        return fall_cost(sight, seat)
    known = sorted(card_worth(sight, seat, card) for card, number in sight.cards(seat) for _ in range(number))
    return sum(known[:count]) if known else _CARD * count


# -- cards, shields, tokens -------------------------------------------------------------------


def card_worth(sight: Sight, seat: int, card: Card) -> float:
    """What a card in this hand is worth. Few cards are precious, many wait for turns that don't come."""
    if not card.symbol:
        return _YELLOW[card.name]
    symbol = card.symbol_for(seat)
    worth = _CARD * (card.stars if card.stars < 3 else 2.4) * _SYMBOL[sight.board][symbol]
    size = sight.sizes[seat]
    worth *= 1.7 if size <= 2 else 1.25 if size <= 4 else 1.0 if size <= 7 else 0.8
    if symbol == "joker" and awaits_the_dead(sight) and sight.shields(seat) < 3:
        # without a joker and without shields the faces of the dead are the end
        if sight.symbols(seat, "joker") <= card.stars:
            worth += 0.25 * fall_cost(sight, seat)
    return worth


def drawn_worth(sight: Sight, seat: int, count: int) -> float:
    """What so many new Hobbit cards are worth to a hobbit."""
    size = sight.sizes[seat]
    worth = 0.0
    for held in range(size, size + count):
        worth += _CARD * (1.7 if held < 2 else 1.25 if held < 4 else 1.0 if held < 7 else 0.7)
    return worth


def awaits_the_dead(sight: Sight) -> bool:
    """Whether the event is still to come that asks each for a joker or three shields, on pain of being out."""
    return sight.place == "helms_deep" or (sight.board == "shelobs_lair" and sight.event < 2)


def shields_worth(sight: Sight, seat: int, count: int) -> float:
    """What so many shields are worth to the one who would give them."""
    worth = SHIELD * count
    left = sight.shields(seat) - count
    if left < 3 <= left + count and awaits_the_dead(sight) and seat in sight.hands:
        if not sight.symbols(seat, "joker"):
            worth += 0.25 * fall_cost(sight, seat)
    return worth


def token_worth(sight: Sight, seat: int, token: str) -> float:
    """What a life token is worth to a hobbit who would get it; one who has it already only keeps it from others."""
    if sight.board == "mordor":
        if token not in sight.wants(seat):
            return 0.0
        return 0.8 * (die_cost(sight, seat) + cards_lost_cost(sight, seat, 2))
    if token in sight.wants(seat):
        return steps_cost(sight, seat, 1)
    if any(token in sight.wants(other) for other in sight.here):
        return -0.4
    return 0.1


def given_token_cost(sight: Sight, seat: int, token: str) -> float:
    """What a life token is worth to a hobbit who has it and would give it away."""
    have = sight.tokens(seat)
    if have.get(token, 0) > 1:
        return 0.1
    if sight.board == "mordor":
        if (token == "heart" and sight.event < 3) or (token == "sun" and sight.event < 4):
            return die_cost(sight, seat) + cards_lost_cost(sight, seat, 2)
        return 0.1
    if seat == 3 and len([kind for kind in have if have[kind]]) == 3:
        return 0.1  # Merry needs but two of them
    return steps_cost(sight, seat, 1)


# -- events -----------------------------------------------------------------------------------


def group_symbols(sight: Sight, symbol: str) -> int:
    """How many symbols all known hands could give together; of a secret hand a third of the cards."""
    total = 0
    for seat in sight.here:
        total += sight.symbols(seat, symbol) if seat in sight.hands else sight.sizes[seat] // 3
    return total


def event_cost(sight: Sight, event: int) -> float:
    """About what an event of this board will cost the hobbits, if it happens as things stand."""
    if event > LAST_EVENT:
        return 0.0
    return {"moria": _moria, "helms_deep": _helms_deep, "shelobs_lair": _shelobs_lair, "mordor": _mordor}[sight.board](
        sight, event
    )


def _moria(sight: Sight, event: int) -> float:
    if event == 1:
        return min(sauron_cost(sight, 1), 1.1)
    if event == 2:
        return sum(min(0.7, die_cost(sight, seat)) for seat in sight.here)
    if event == 3:
        return min(sauron_cost(sight, 1) + 2.0, 2.0)
    if event == 4:
        if sight.left_on("travelling") or sight.left_on("hiding"):
            return sauron_cost(sight, 2) + die_cost(sight, sight.bearer)
        return 0.0
    if event == 5:
        return 3.2 if group_symbols(sight, "fighting") >= 6 else sauron_cost(sight, 2)
    return min(dice_cost(sight), min(steps_cost(sight, seat, 3) for seat in sight.here))


def _helms_deep(sight: Sight, event: int) -> float:
    if event == 1:
        return 1.2
    if event == 2:
        return sauron_cost(sight, 1) + die_cost(sight, sight.bearer) if sight.left_on("friendship") else 0.0
    if event == 3:
        return sauron_cost(sight, 2) if sight.lines["travelling"] < 5 else -0.5 * len(sight.here)
    if event == 4:
        return min(2.0, dice_cost(sight))
    if event == 5:
        return min(2.5, sauron_cost(sight, 2))
    return sauron_cost(sight, 2) + (2 * die_cost(sight, sight.bearer) if sight.left_on("travelling") else 0.0)


def _shelobs_lair(sight: Sight, event: int) -> float:
    if event == 1:
        return 0.0
    if event == 2:
        return sum(_face_of_the_dead(sight, seat) for seat in sight.here)
    if event == 3:
        return 1.0 if any(sight.shields(seat) >= 5 for seat in sight.here) else sauron_cost(sight, 2)
    if event == 4:
        return 0.7 * dice_cost(sight)
    if event == 5:
        return min(sauron_cost(sight, 2), 2 * dice_cost(sight) / len(sight.here))
    return 4.0 if group_symbols(sight, "fighting") >= 8 else sauron_cost(sight, 3)


def _face_of_the_dead(sight: Sight, seat: int) -> float:
    if sight.shields(seat) >= 3 or seat not in sight.hands or sight.symbols(seat, "joker"):
        return 0.9
    return fall_cost(sight, seat)


def _mordor(sight: Sight, event: int) -> float:
    if event == 1:
        return 0.0
    if event == 2:
        return 1.0 if any("eowyn" in hand for hand in sight.hands.values()) else dice_cost(sight)
    if event in (3, 4):
        token = "heart" if event == 3 else "sun"
        return sum(
            die_cost(sight, seat) + cards_lost_cost(sight, seat, 2)
            for seat in sight.here
            if not sight.tokens(seat).get(token)
        )
    if event == 5:
        cards = sum(sight.sizes[seat] for seat in sight.here)
        return min(4.0, sauron_cost(sight, 3)) if cards >= 10 else sauron_cost(sight, 3)
    return _LOST
