"""Builds the package with the rules compiled by mypyc, or plain when there is no C compiler.

BYWATER_BUILD=pure leaves the compiled form out.
"""

import os
from pathlib import Path

from setuptools import setup

SOURCES = Path("src/bywater")

# Neither search nor a live table runs through these, and compiled they would double the time of a build.
# (Errors would lose their docstrings; a snapshot must not turn flags into numbers; simple games are written
# interpreted, so their base gains nothing; the types of views and pages are descriptions without code.)
INTERPRETED = (
    "__init__.py",
    "errors.py",
    "layout.py",
    "menu.py",
    "observation.py",
    "page_types.py",
    "snapshot.py",
    "suggest.py",
    "validate.py",
    "view_types.py",
    "simple/*.py",
    "positions/*.py",
    "rules/refusals/*.py",
    "knowledge/memory.py",
    "knowledge/progress.py",
    "knowledge/read*.py",
    "presentation/canvas.py",
    "presentation/coverage.py",
    "presentation/terminal.py",
    "presentation/turn_summary.py",
    # They run once per move.
    "bots/confrontation/policy/deployment.py",
    "bots/confrontation/evaluation/inference.py",
)


def bot_packages(game: str) -> tuple[str, ...]:
    """The folders of a game's bots that are compiled."""
    return tuple(f"bots/{game}/{package}" for package in ("policy", "planning", "evaluation"))


# What is compiled, in libraries of their own: a change in a bot need not wait for the rules to be built again.
LIBRARIES = {
    "bywater": ("core", "games"),
    "bywater_server": ("server/tables/feed.py",),
    "bywater_search": ("bots/search",),
    # Of a game's bots the packages below them: bot.py, reasons.py and marks.py run once per move at most.
    "bywater_confrontation_bots": bot_packages("confrontation"),
    "bywater_towers_bots": bot_packages("towers"),
    "bywater_quest_bots": bot_packages("quest"),
    "bywater_fate_bots": bot_packages("fate"),
}


def modules_of(places: tuple[str, ...]) -> list[str]:
    """These files, and everything in these folders that is run through often."""
    return sorted(
        str(file)
        for place in map(SOURCES.joinpath, places)
        for file in ([place] if place.suffix else place.rglob("*.py"))
        if not any(file.match(name) for name in INTERPRETED)
    )


def extensions() -> list[object]:
    if os.environ.get("BYWATER_BUILD") == "pure":
        return []
    from mypyc.build import mypycify

    libraries = [(modules_of(places), name) for name, places in LIBRARIES.items()]
    built = mypycify(
        # No cache: what mypyc keeps of a class in one lacks something that other libraries need (its bitmaps).
        ["--strict", f"--cache-dir={os.devnull}", *(module for modules, _ in libraries for module in modules)],
        opt_level=os.environ.get("MYPYC_OPT_LEVEL", "3"),
        separate=libraries,
    )
    for extension in built:
        # Without a C compiler the build goes on, and the same files run interpreted.
        extension.optional = True
    if os.name == "posix":
        # Our functions are never replaced at load time, so they may be inlined into each other. What Python
        # adds for debuggers, and a look at the indentation of every line of 60 MB, take longer than the code itself.
        # (The extensions share their lists of arguments.)
        for arguments in {
            id(extension.extra_compile_args): extension.extra_compile_args for extension in built
        }.values():
            arguments += ["-fno-semantic-interposition", "-g0", "-Wno-misleading-indentation"]
    return list(built)


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count() or 1}})
