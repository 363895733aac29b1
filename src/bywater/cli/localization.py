"""Commands with help and errors in the user's language."""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Any

from typer.core import TyperCommand, TyperGroup
from typer.exceptions import Abort, TyperException

from bywater.core.errors import BywaterError
from bywater.words import LANGUAGES, Plain, Words, language_of

EXIT_ERROR = 2
"""The exit code of every error."""


def language_in(args: Sequence[str]) -> str:
    """The language given by `--lang` anywhere on a command line, or else that of the environment."""
    for number, word in enumerate(args):
        if word.startswith("--lang="):
            lang = word.partition("=")[2]
        elif word == "--lang" and number + 1 < len(args):
            lang = args[number + 1]
        else:
            continue
        if lang in LANGUAGES:
            return lang
    return language_of(os.environ)


class _LocalizedHelp:
    """Prints the help of a command: the message `help-<command>` and its attributes, one per parameter."""

    language = ""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        from bywater.cli.help_page import print_help

        print_help(ctx, Words(_LocalizedHelp.language or language_of(os.environ)))


class LocalizedCommand(_LocalizedHelp, TyperCommand):
    """One command."""


class LocalizedGroup(_LocalizedHelp, TyperGroup):
    """The command `bywater`: turns every error into one line and an exit code."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        from bywater.cli.refusal import Refusal

        if not args[0].startswith("-") and self.get_command(ctx, args[0]) is None:
            raise Refusal("usage-no-such-command", command=Plain(args[0]), commands=Plain(", ".join(self.commands)))
        return super().resolve_command(ctx, args)

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")  # replace unsupported characters by question marks
        given = list(sys.argv[1:] if args is None else args)
        _LocalizedHelp.language = language_in(given)
        try:
            code = super().main(given, prog_name or "bywater", complete_var, False, windows_expand_args, **extra)
            if not standalone_mode:
                return code
        except (TyperException, BywaterError) as error:
            self._print_error(error, Words(_LocalizedHelp.language))
            sys.exit(EXIT_ERROR)
        except Abort:
            sys.exit(1)
        except BrokenPipeError:
            raise
        except OSError as error:  # such as a full disk
            print(f"bywater: {error.strerror or error}", file=sys.stderr)
            sys.exit(1)
        sys.exit(code if isinstance(code, int) else 0)

    def _print_error(self, error: Exception, words: Words) -> None:
        from bywater.cli.refusal import error_line, usage_message

        line = error_line(error, words) if isinstance(error, BywaterError) else words.say(usage_message(error))
        print(f"bywater: {' '.join(line.split())}", file=sys.stderr)
