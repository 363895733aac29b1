"""The help page of a command: usage, description, arguments and options."""

from typing import Any

from bywater.words import Plain, Words


def print_help(ctx: Any, words: Words) -> None:
    from rich.console import Console
    from rich.padding import Padding
    from rich.text import Text

    console = Console(highlight=False, soft_wrap=False)
    command = ctx.command
    key = f"help-{command.name}" if ctx.parent else "help-bywater"
    console.print(Text(words.say("help-usage", usage=Plain(_usage(ctx, words))), style="bold"))
    console.print()
    console.print(Padding(words.say(key), (0, 0, 0, 2)), markup=False)
    arguments = [p for p in command.params if p.param_type_name == "argument"]
    options = [p for p in command.params if p.param_type_name == "option"]
    rows = [(_name(p), words.say(f"{key}.{p.name}")) for p in arguments]
    _table(console, words.say("help-arguments"), rows)
    rows = [
        (_option(p), words.say(f"{key}.{p.name}" if words.has(f"{key}.{p.name}") else f"help-option.{p.name}"))
        for p in options
    ]
    rows.append(("--help", words.say("help-option.help")))
    _table(console, words.say("help-options.title"), rows)
    commands = getattr(command, "commands", {})
    _table(console, words.say("help-commands"), [(name, words.say(f"help-{name}")) for name in commands])
    if words.has(f"{key}.more"):
        console.print()
        console.print(Padding(words.say(f"{key}.more"), (0, 0, 0, 2)), markup=False)


def _name(parameter: Any) -> str:
    return str(parameter.metavar or parameter.name.upper())


def _option(parameter: Any) -> str:
    names = ", ".join(sorted(parameter.opts, key=len))
    if getattr(parameter, "is_flag", False):
        return names
    return f"{names} {parameter.metavar or parameter.name.upper()}"


def _usage(ctx: Any, words: Words) -> str:
    arguments = [p for p in ctx.command.params if p.param_type_name == "argument"]
    parts = [ctx.command_path, *(_name(p) if p.required else f"[{_name(p)}]" for p in arguments)]
    parts.append(f"[{words.say('help-options')}]")
    if hasattr(ctx.command, "commands"):
        parts.append(words.say("help-command"))
    return " ".join(parts)


def _table(console: Any, title: str, rows: list[tuple[str, str]]) -> None:
    from rich.table import Table
    from rich.text import Text

    if not rows:
        return
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column()
    for name, text in rows:
        table.add_row(Text(f"  {name}", style="bold"), Text(text))
    console.print()
    console.print(Text(title, style="underline"))
    console.print(table)
