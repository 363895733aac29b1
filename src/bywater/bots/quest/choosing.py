"""The smaller choices: what is lost, passed on, shared out, bought, or put in order."""

from bywater.bots.quest.progress import Prospects
from bywater.bots.quest.sight import Sight
from bywater.bots.quest.worth import (
    card_worth,
    die_cost,
    drawn_worth,
    relief,
    sauron_cost,
    shields_worth,
)


def choose_loss(sight: Sight) -> int:
    """The least cards go. A set is picked in ascending order, so the first of them comes first."""
    cards = sorted(
        (card_worth(sight, sight.me, card), card.order) for card, n in sight.cards(sight.me) for _ in range(n)
    )
    names = {card.order: card.name for card, _ in sight.cards(sight.me)}
    codes = [sight.code(f"discard {names[order]}") for _, order in cards]
    allowed = [code for code in codes if code is not None][: sight.numbers["count"]]
    return min(allowed, default=sight.legal[0])


def choose_gift(sight: Sight) -> int:
    """The card that is worth more over there than here; of several the one that is missed least."""
    to = sight.numbers["to"]

    def worth(code: int) -> float:
        card = sight.lore.cards[sight.lore.actions[code].parts["card"]]
        return 2 * card_worth(sight, to, card) - 3 * card_worth(sight, sight.me, card)

    return max(sight.legal, key=lambda code: (worth(code), -code))


def choose_receiver(sight: Sight) -> int:
    """A card that was turned up goes to the one it is worth most to."""
    name = min(sight.view["shared"], key=lambda name: sight.lore.cards[name].order)
    card = sight.lore.cards[name]

    def worth(seat: int) -> float:
        return card_worth(sight, seat, card) - 0.1 * sight.sizes[seat]

    seats = sorted(sight.here, key=worth, reverse=True)
    return sight.first_of(*[f"to {sight.hobbit(seat)}" for seat in seats])


def choose_offer(sight: Sight) -> int:
    """Shields for two cards or a step to the light, whatever is worth more than they are."""
    price = shields_worth(sight, sight.me, sight.numbers["count"])
    cards = drawn_worth(sight, sight.me, 2)
    step = relief(sight, sight.me, 1)
    if max(cards, step) <= price:
        return sight.first_of("pass")
    return sight.first_of(*(("buy a step", "buy cards") if step > cards else ("buy cards", "pass")))


def choose_next_tile(sight: Sight) -> int:
    """Activities first: they end the turn's tiles, and the others may never come. Of these the best for all."""
    prospects = Prospects(sight)

    def worth(code: int) -> float:
        tile = sight.lore.actions[code].parts["tile"]
        if tile in sight.lines:
            return 10.0 + (prospects.gain(sight.active, [(tile, 1)]) if sight.left_on(tile) > 0 else 0.5)
        return {"ring_dark": 3.0, "eye_or_two_dark": 2.0, "sundial_cards": 1.5, "sundial_items": 1.4}.get(tile, 0.0)

    return max(sight.legal, key=lambda code: (worth(code), -code))


def choose_before_shelob(sight: Sight) -> int:
    """Two dice for oneself, or Sauron two steps nearer to all."""
    rolls = 2.2 * die_cost(sight, sight.me)
    return sight.first_of("roll twice" if rolls < sauron_cost(sight, 2) else "refuse")


def choose_preparing(sight: Sight) -> int:
    """A die for four cards."""
    return sight.first_of("prepare" if die_cost(sight, sight.me) < 2.0 else "pass")
