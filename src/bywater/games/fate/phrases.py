"""What people are told: decisions, choices and the journal as keys of the words."""

from bywater.core.action import Action
from bywater.core.message import Message
from bywater.core.state import View


def ask(view: View) -> Message:
    return Message(f"ask-{view['decision']['kind']}")


def offer(action: Action, view: View) -> Message:
    return Message(f"do-{action.kind}")


def recount(entry: tuple[int, int, int, int, int]) -> Message | None:
    return None
