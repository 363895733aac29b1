"""Short descriptions of positions, and functions that play and read them.

A side is written as "moria gandalf, shire frodo sam": each region with its figures.
"""

from typing import Any, Final

from bywater import Message, State, load

GAME: Final = load("confrontation")
LIGHT: Final = 0
DARK: Final = 1

LIGHT_FIGURES: Final = ("frodo", "sam", "pippin", "merry", "gandalf", "aragorn", "legolas", "gimli", "boromir")
DARK_FIGURES: Final = (
    "orcs",
    "shelob",
    "saruman",
    "nazgul",
    "balrog",
    "warg",
    "black_rider",
    "witch_king",
    "troll",
)
LIGHT_CARDS: Final = ("1", "2", "3", "4", "5", "magic", "sacrifice", "cloak", "retreat")
DARK_CARDS: Final = ("1", "2", "3", "4", "5", "6", "magic", "eye", "retreat")


def places(words: str) -> dict[str, list[str]]:
    """The places of a side's figures, from their short form."""
    found: dict[str, list[str]] = {}
    for part in words.split(","):
        region, *figures = part.split()
        found[region] = figures
    return found


def table(
    turn: str,
    light: str,
    dark: str,
    *,
    light_spent: str = "",
    dark_spent: str = "",
    light_trail: list[list[str]] | None = None,
    dark_trail: list[list[str]] | None = None,
    options: dict[str, Any] | None = None,
    **more: Any,
) -> State:
    """A state at the start of a turn. `spent` are the cards in the discard."""
    return GAME.position(
        {
            "turn": turn,
            "options": options or {},
            "light": {
                "figures": places(light),
                "hand": [f"light_{card}" for card in LIGHT_CARDS if card not in light_spent.split()],
                "trail": light_trail or [],
            },
            "dark": {
                "figures": places(dark),
                "hand": [f"dark_{card}" for card in DARK_CARDS if card not in dark_spent.split()],
                "trail": dark_trail or [],
            },
            **more,
        }
    )


def play(state: State, *lines: str) -> State:
    """Apply actions in notation to this state, in place."""
    for line in lines:
        state.apply(GAME.action(line))
    return state


def cards(state: State, light: str, dark: str) -> State:
    """Both sides play a card, in the order of their prompts; later decisions of the duel stay pending."""
    laid = {LIGHT: f"play light_{light}", DARK: f"play dark_{dark}"}
    for _ in range(2):
        assert state.decision.kind == "card", state.decision
        play(state, laid.pop(state.decision.seat))
    return state


def offers(state: State) -> set[str]:
    """The actor's legal actions in notation."""
    return {GAME.notation(code) for code in state.legal()}


def goals(state: State, figure: str) -> set[str]:
    """The regions that this figure may move to now."""
    return {text.rsplit("-", 1)[1] for text in offers(state) if text.startswith(f"{figure} ")}


def prompt_of(state: State) -> tuple[str, int]:
    """The kind of the decision and its seat."""
    return state.decision.kind, state.decision.seat


def drawn(state: State) -> dict[str, float]:
    """The outcomes of chance, in notation, with their probabilities."""
    return {GAME.notation(code): chance for code, chance in state.chances()}


def where(state: State, figure: str) -> str:
    """The place of a figure; "out" if it was defeated."""
    view = state.view((LIGHT, DARK))
    for side in ("light", "dark"):
        for place, figures in view[side]["figures"].items():
            if figure in figures:
                return str(place)
    return "out"


def hand(state: State, side: str) -> set[str]:
    """The cards a side holds, without the side's name."""
    return {card.split("_", 1)[1] for card in state.view((LIGHT, DARK))[side]["hand"]}


def discard(state: State, side: str) -> set[str]:
    """The discarded cards of a side, without the side's name."""
    return {card.split("_", 1)[1] for card in state.view(LIGHT)[side]["discard"]}


def log(state: State, seats: object) -> list[Message]:
    """The log lines of these seats; the journal must have been opened before."""
    view = state.view(seats)
    lines = [GAME.log_line(entry.plain(), view) for entry in state.journal_for(seats)]
    return [line for line in lines if line is not None]


def counted(state: State) -> tuple[int, int] | None:
    """The totals of the last duel in the journal that was decided by numbers, Light's first."""
    totals = [message.params for message in log(state, (LIGHT, DARK)) if message.key == "log-counted"]
    return (int(totals[-1]["light"]), int(totals[-1]["dark"])) if totals else None


def why(state: State, text: str, seat: int) -> str:
    """The key of the refusal; empty if this seat may play the action."""
    message = state.why(GAME.action(text), seat)
    return "" if message is None else message.key
