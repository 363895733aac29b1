"""The number of proposals (N17) at one moment is limited, and games of stubborn players end."""

from typing import Final

from bywater.games.fate.model.cards import CARDS, NUM_REGION_CARDS

from .helpers import GAME, do, offered, offers, read, table

HERE: Final = "the_shire"
PLAYERS: Final = ("arwen gimli", "frodo_sam legolas", "merry_pippin eowyn", "gandalf boromir", "aragorn eomer")

# An action step seldom has this number of moments at which the table changes, and a game seldom this number of turns.
MOMENTS: Final = 10
TURNS: Final = 60


def stubborn_moment() -> int:
    """All ten characters at one place with full hands, Arwen acting. Return the number of decisions until no proposal
    is left."""
    state = table(
        *[dict.fromkeys(names.split(), HERE) for names in PLAYERS],
        acting="arwen",
        hands=[list(CARDS[first:NUM_REGION_CARDS:7])[:7] for first in range(5)],
        tokens=[{"stealth": 4, "friendship": 4, "resistance": 4, "valor": 4}],
    )
    count = 0
    while proposals := sorted(text for text in offers(state) if text.startswith(("give to", "take from"))):
        do(state, proposals[0])
        if state.decision.kind == "trading":
            do(state, sorted(offers(state))[0])
        do(state, "no")
        count += 3
    trades = len(read(state, "refused_cards"))
    assert trades == 4 * 7 + 28  # each of my cards to four others, each of theirs to me
    for place in sorted(offered(state, "travel")):
        while theirs := sorted(offered(do(state.clone(), f"travel {place}"), "take along") - {"gimli"}):
            do(state, f"travel {place}", f"take along {theirs[0]}")
            if state.decision.kind == "company":
                do(state, "done")
            do(state, "no", "call off")
            count += 5
    asked = read(state, "refused_company")
    assert len(asked) == 8 * len({refused["place"] for refused in asked}) > 0
    return count


def test_n17_max_length_has_room_for_the_most_stubborn_table() -> None:
    assert stubborn_moment() * MOMENTS * TURNS < GAME.max_length
