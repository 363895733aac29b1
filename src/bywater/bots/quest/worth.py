"""What things are worth. The unit is a step to the dark of a hobbit who stands far from Sauron.

The figures are estimates. Only a few were compared in play, by some hundred games each; most differences were
too small to tell from luck. What showed clearly is that speed wins in Mordor, and that cards must be left for it.
"""

from typing import Final

from bywater.bots.quest.lore import MERRY, SAM, Card
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
    "mordor": {"friendship": 0.5, "travelling": 3.0, "hiding": 0.5, "fighting": 0.6, "joker": 3.0},
}
_CARD: Final = 0.5
_DRAWN: Final = 0.4  # one that is still unknown
_SCARCE: Final = (1.7, 1.7, 1.7, 1.25, 1.25, 1.0, 1.0, 1.0, 0.8, 0.8)  # by the number of cards in a hand
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
_BARE: Final = 0.06
_HEIR: Final = 0.5


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
    worth *= _scarce(size)
    if size <= 2:
        worth += bare(sight, seat)
    if symbol == "joker" and sight.shields(seat) < 3 and sight.symbols(seat, "joker") <= card.stars:
        worth += dread(sight, seat)
    return worth


def _scarce(size: int) -> float:
    """How much dearer a card is in a hand of so many."""
    return _SCARCE[min(size, len(_SCARCE) - 1)]


def bare(sight: Sight, seat: int) -> float:
    """What it costs to be left with fewer than two cards: the die may ask for two, and who has them not is out."""
    return _BARE * fall_cost(sight, seat)


def drawn_worth(sight: Sight, seat: int, count: int) -> float:
    """What so many new Hobbit cards are worth to a hobbit."""
    size = sight.sizes[seat]
    worth = 0.0
    for held in range(size, size + count):
        if held < 2:
            worth += bare(sight, seat)
        worth += _DRAWN * _scarce(held + 1)
    if defenceless(sight, seat, sight.shields(seat)):  # every fifth card is a joker
        worth += 0.2 * count * dread(sight, seat)
    return worth


def dread(sight: Sight, seat: int) -> float:
    """What it costs to have neither a joker nor three shields when the faces of the dead appear: that is the end."""
    if any(frame[0] == "each" and frame[4] == sight.lore.the_dead for frame in sight.view["stack"]):
        return fall_cost(sight, seat)
    if sight.place == "helms_deep" or (sight.board == "shelobs_lair" and sight.event < 2):
        return 0.25 * fall_cost(sight, seat)
    return 0.0


def defenceless(sight: Sight, seat: int, shields: int) -> bool:
    """Whether a hobbit with so many shields has nothing to show the dead."""
    return shields < 3 and seat in sight.hands and not sight.symbols(seat, "joker")


def shields_worth(sight: Sight, seat: int, count: int) -> float:
    """What so many shields are worth to the one who would give them."""
    worth = SHIELD * count
    have = sight.shields(seat)
    if have >= 3 and defenceless(sight, seat, have - count):
        worth += dread(sight, seat)
    return worth


def token_worth(sight: Sight, seat: int, token: str) -> float:
    """What a life token is worth to a hobbit who would get it; one who has it already only keeps it from others."""
    if sight.board == "mordor":
        if token not in sight.wants(seat):
            return 0.0
        return 0.8 * (die_cost(sight, seat) + cards_lost_cost(sight, seat, 2))
    burden = _burden_after(sight, seat) if token == "ring" else 0.0
    if token in sight.wants(seat):
        return steps_cost(sight, seat, 1) - burden
    if any(token in sight.wants(other) for other in sight.here):
        return -0.4 - burden
    return 0.1 - burden


def _burden(sight: Sight, seat: int) -> float:
    """What it costs that this hobbit bears the Ring on the next board, a little nearer to Sauron than now."""
    gap = max(0, sight.gap(seat) - (1 if seat == SAM else 2))  # the die does Sam less harm
    return _BEARER_NEAR[gap] if gap < len(_BEARER_NEAR) else 0.0


def next_bearer(sight: Sight, *, ring_to: int = -1) -> int:
    """Who would bear the Ring next: most rings, in a tie the nearest clockwise, the present bearer last."""
    players = len(sight.dark)
    order = [(sight.bearer + step) % players for step in range(1, players + 1)]
    return max(
        (seat for seat in order if seat in sight.here),
        key=lambda seat: sight.tokens(seat).get("ring", 0) + (seat == ring_to),
    )


def _burden_after(sight: Sight, seat: int) -> float:
    """How much harder the Ring would weigh on whoever bears it next if this hobbit took a ring token."""
    return _HEIR * (_burden(sight, next_bearer(sight, ring_to=seat)) - _burden(sight, next_bearer(sight)))


def given_token_cost(sight: Sight, seat: int, token: str) -> float:
    """What a life token is worth to a hobbit who has it and would give it away."""
    have = sight.tokens(seat)
    if have.get(token, 0) > 1:
        return 0.1
    if sight.board == "mordor":
        if (token == "heart" and sight.event < 3) or (token == "sun" and sight.event < 4):
            return die_cost(sight, seat) + cards_lost_cost(sight, seat, 2)
        return 0.1
    if seat == MERRY and len([kind for kind in have if have[kind]]) == 3:
        return 0.1  # Merry needs but two of them
    return steps_cost(sight, seat, 1)
