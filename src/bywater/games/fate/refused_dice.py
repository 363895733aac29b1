"""Why dice can't be changed now."""

from mypy_extensions import i64

from bywater.core.message import Message
from bywater.core.stack import a_of, b_of, c_of, kind_of
from bywater.games.fate.actions import (
    AMBUSH_DIE,
    BOMBADIL,
    DEFY,
    DIE_BATTLE,
    DIE_SEARCH,
    DISREGARD,
    NENYA,
    RANGER,
    REROLL_BATTLE,
    REROLL_SEARCH,
    SAMS_AID,
    SPARE,
    TURN_BATTLE,
    TURN_FACE,
    TURN_SEARCH,
)
from bywater.games.fate.board import ELF, FRIENDSHIP, RESISTANCE, STEALTH, VALOR, army_count
from bywater.games.fate.cards import (
    ARAGORN,
    EOWYN,
    FARAMIR,
    FRODO,
    GALADRIEL,
    GANDALF,
    SHIELDMAIDEN,
    TOM_BOMBADIL,
)
from bywater.games.fate.dice import NAZGUL_FACE, ROUT, showing
from bywater.games.fate.naming import character, cost, event, face, objective, place
from bywater.games.fate.perils import ignoring_symbol, sparing_symbol
from bywater.games.fate.state import (
    BATTLE,
    BY_AMBUSH,
    FLAME_LIT,
    IN_PERIL,
    NENYA_DONE,
    RANGER_DONE,
    REROLLING,
    ROLLED,
    Table,
)
from bywater.games.fate.symbols import ONE_SYMBOL, could_pay


def _costs(price: i64) -> Message:
    return Message("refused-cost", {"cost": cost(price)})


def _no_die(number: i64, battle: bool) -> Message:
    return Message("refused-no-such-die", {"face": face(number, battle)})


def no_change(table: Table, kind: i64, action: int, asked: i64) -> Message:
    """Rerolls and turned dice: within a search or a battle, by those who are there."""  # F20, F27
    if kind != ROLLED:
        return Message("refused-no-roll")
    battle = b_of(table.top()) == 1
    if action == BOMBADIL:
        return Message("refused-not-in-hand", {"card": "card-tom_bombadil"})
    if battle != _is_of_battle(action):
        return Message("refused-other-dice-battle" if battle else "refused-other-dice-search")
    here: i64 = a_of(table.under()) if kind_of(table.under()) == BATTLE else table.frodo_place()
    if not (table.seats_at(here) >> asked) & 1:
        return Message("refused-not-there", {"place": place(here)})
    if action < RANGER:
        if not table.has_symbol(asked, RESISTANCE):
            return _costs(ONE_SYMBOL[RESISTANCE])
        return _no_die(action - (REROLL_BATTLE if battle else REROLL_SEARCH), battle)
    if battle:
        return _no_battle_change(table, action, asked, here)
    return _no_search_change(table, action, asked, here)


def _is_of_battle(action: int) -> bool:
    """Whether this changes battle dice."""
    if action < RANGER:
        return action >= REROLL_BATTLE
    return NENYA <= action < SAMS_AID or action >= TURN_BATTLE


def _stranger(table: Table, whom: i64, asked: i64, here: i64) -> Message | None:
    """A character who is not one's own, or not there; None if it is."""
    if table.owner_of[whom] != asked:
        return Message("refused-not-your-character", {"character": character(whom)})
    if not table.is_at(whom, here):
        return Message("refused-not-with-dice", {"character": character(whom), "place": place(here)})
    return None


def _no_search_change(table: Table, action: int, asked: i64, here: i64) -> Message:
    """K01, K19, X8"""
    if action < NENYA:
        stranger = _stranger(table, ARAGORN, asked, here)
        if stranger is not None:
            return stranger
        if table.dice_done & RANGER_DONE:
            return Message("refused-once-a-roll", {"ability": "ability-ranger_of_the_north"})
        return _no_die(action - RANGER, False)
    if action < TURN_SEARCH:
        stranger = _stranger(table, FRODO, asked, here)
        if stranger is not None:
            return stranger
        if not table.has_symbol(asked, FRIENDSHIP):
            return _costs(ONE_SYMBOL[FRIENDSHIP])
        return _no_die(action - SAMS_AID + 1, False)
    if not table.settings.white_on_searches:
        return Message("refused-flame-in-battle")
    if table.white != 2:
        return Message("refused-not-white")
    return _no_flame(table, action - TURN_SEARCH, asked, here, False)


def _no_flame(table: Table, turn: i64, asked: i64, here: i64, battle: bool) -> Message:
    """K26, O05, N12"""
    stranger = _stranger(table, GANDALF, asked, here)
    if stranger is not None:
        return stranger
    if not showing(table.dice, TURN_FACE[turn]):
        return _no_die(TURN_FACE[turn], battle)
    if table.dice_done & FLAME_LIT:
        return Message("refused-once-a-roll", {"ability": "ability-light_and_flame"})
    return _costs(ONE_SYMBOL[VALOR])


def _no_battle_change(table: Table, action: int, asked: i64, here: i64) -> Message:
    """K14, K23, K26, O11"""
    if action < SAMS_AID:
        stranger = _stranger(table, GALADRIEL, asked, here)
        if stranger is not None:
            return stranger
        if table.dice_done & NENYA_DONE:
            return Message("refused-once-a-roll", {"ability": "ability-nenya"})
        if not army_count(table.friends[here], ELF):
            return Message("refused-no-elves", {"place": place(here)})
        return _no_die(action - NENYA, True)
    if action < AMBUSH_DIE:
        return _no_flame(table, action - TURN_BATTLE, asked, here, True)
    if action < DEFY:
        if c_of(table.under()) != BY_AMBUSH:
            return Message("refused-no-ambush")
        if table.owner_of[FARAMIR] != asked:
            return Message("refused-not-your-character", {"character": character(FARAMIR)})
        if action - AMBUSH_DIE == ROUT:
            return Message("refused-same-face", {"face": face(ROUT, True)})
        if not table.has_symbol(asked, STEALTH):
            return _costs(ONE_SYMBOL[STEALTH])
        return _no_die(action - AMBUSH_DIE, True)
    if not table.is_open_task(SHIELDMAIDEN):
        return Message("refused-no-such-objective", {"objective": objective(SHIELDMAIDEN)})
    stranger = _stranger(table, EOWYN, asked, here)
    if stranger is not None:
        return stranger
    if action - DEFY == NAZGUL_FACE:
        return Message("refused-same-face", {"face": face(NAZGUL_FACE, True)})
    if not could_pay(table, asked, 2 * ONE_SYMBOL[VALOR]):
        return _costs(2 * ONE_SYMBOL[VALOR])
    return _no_die(action - DEFY, True)


def no_reroll(table: Table, kind: i64, action: int) -> Message:
    """The dice of Tom Bombadil, up to three in ascending order."""  # E02
    if kind != REROLLING:
        return Message("refused-no-bombadil", {"event": event(TOM_BOMBADIL)})
    packed: i64 = table.top()
    battle = c_of(packed) == 1
    if battle != (action >= DIE_BATTLE):
        return Message("refused-other-dice-battle" if battle else "refused-other-dice-search")
    number: i64 = action - (DIE_BATTLE if battle else DIE_SEARCH)
    if showing(table.dice, number) <= showing(table.picked, number):
        return _no_die(number, battle)
    return Message("refused-order")


def no_peril(table: Table, kind: i64, action: int) -> Message:
    """Before the Balrog and Shelob."""  # O05, O24
    if kind != IN_PERIL:
        return Message("refused-no-peril")
    task: i64 = a_of(table.top())
    if action == SPARE:
        return _costs(ONE_SYMBOL[sparing_symbol(task)])
    number: i64 = action - DISREGARD
    if number == ROUT or not showing(table.dice, number):
        return Message("refused-harmless-die", {"face": face(number, True)})
    return _costs(ONE_SYMBOL[ignoring_symbol(task)])
