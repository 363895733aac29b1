"""A turn's cards: the best one or two to play, or two new ones, or a step to the light. And which line moves."""

from bywater.bots.quest.lore import LINES, PIPPIN, Card
from bywater.bots.quest.progress import Prospects
from bywater.bots.quest.sight import Sight
from bywater.bots.quest.worth import card_worth, drawn_worth, relief

Play = tuple[int, Card, str, float]  # code, card, line, what is lost with the card


def choose_cards(sight: Sight) -> int:
    """Play, draw or step back, whatever is worth most."""
    prospects = Prospects(sight)
    plays = _plays(sight)
    if sight.numbers["played"]:
        best, code = 0.0, sight.first_of("done")
        for play in plays:
            worth = prospects.gain(sight.me, [_move(play)]) - play[3]
            if worth > best:
                best, code = worth, play[0]
        return code
    best, code = drawn_worth(sight, sight.me, 2), sight.first_of("draw")
    step = relief(sight, sight.me, 1)
    if step > best:
        best, code = step, sight.first_of("step back")
    worth, play_code = _best_pair(sight, prospects, plays)
    return play_code if worth > best else code


def _plays(sight: Sight) -> list[Play]:
    """What may be played on lines that can still move."""
    plays: list[Play] = []
    for code in sight.legal:
        action = sight.lore.actions[code]
        if action.kind == "play" and sight.left_on(action.parts["line"]) > 0:
            card = sight.lore.cards[action.parts["card"]]
            plays.append((code, card, action.parts["line"], card_worth(sight, sight.me, card)))
    return plays


def _move(play: Play) -> tuple[str, int]:
    return play[2], play[1].stars


def _best_pair(sight: Sight, prospects: Prospects, plays: list[Play]) -> tuple[float, int]:
    """The best card, or the best two of different colours (Pippin: any two), and the code of the first.

    Of two the one worth more alone comes first: what follows can then still be thought over.
    """
    hand = sight.hands[sight.me]
    alone = {play[0]: prospects.gain(sight.me, [_move(play)]) - play[3] for play in plays}
    best, code = max(((worth, play) for play, worth in alone.items()), default=(-99.0, -1))
    for place, one in enumerate(plays):
        for other in plays[place:]:
            if one[1] is other[1]:
                if sight.me != PIPPIN or hand[one[1].name] < 2:
                    continue
            elif sight.me != PIPPIN and one[1].colour == other[1].colour:
                continue
            first, second = (one, other) if alone[one[0]] >= alone[other[0]] else (other, one)
            worth = prospects.gain(sight.me, [_move(first), _move(second)]) - first[3] - second[3]
            if worth > best:
                best, code = worth, first[0]
    return best, code


def choose_line(sight: Sight) -> int:
    """Which line a tile or the Ring moves."""
    ring = bool(sight.view["stack"][-1][3])
    steps = sight.numbers["count"]
    prospects = Prospects(sight)
    lines = [line for line in LINES if sight.code(f"advance {line}") is not None]
    best = max(lines, key=lambda line: prospects.gain(sight.me, [(line, steps)], ring=ring))
    return sight.first_of(f"advance {best}")
