"""Builds the package with the rules compiled by mypyc, or plain when there is no C compiler.

BYWATER_BUILD=pure leaves the compiled form out.
"""

import os
from pathlib import Path

from setuptools import setup

SOURCES = Path("src/bywater")

# Not run through by search: these stay interpreted. (Compiled, the errors would lose their docstrings.)
INTERPRETED = {"__init__.py", "canvas.py", "errors.py", "memory.py", "terminal.py"}


def compiled_modules() -> list[str]:
    """Everything in core and games that rules and search run through."""
    return sorted(
        str(file)
        for folder in ("core", "games")
        for file in (SOURCES / folder).rglob("*.py")
        if file.name not in INTERPRETED
    )


def extensions() -> list[object]:
    if os.environ.get("BYWATER_BUILD") == "pure":
        return []
    from mypyc.build import mypycify

    built = mypycify(
        ["--strict", *compiled_modules()],
        opt_level=os.environ.get("MYPYC_OPT_LEVEL", "3"),
        group_name="bywater",
    )
    for extension in built:
        # Without a C compiler the build goes on, and the same files run interpreted.
        extension.optional = True
    if os.name == "posix":
        # Our functions are never replaced at load time, so they may be inlined into each other. Warnings about
        # generated code and what Python adds for debuggers take longer than the code itself. (The extensions share
        # their lists of arguments.)
        for arguments in {
            id(extension.extra_compile_args): extension.extra_compile_args for extension in built
        }.values():
            arguments += ["-fno-semantic-interposition", "-g0", "-w"]
    return list(built)


setup(ext_modules=extensions())
