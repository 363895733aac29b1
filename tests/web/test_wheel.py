"""An installed package contains the page."""

import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from tests.web.conftest import ROOT

PAGE = ROOT / "src/bywater/server/page"
LEFT_OUT = shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__")


def test_the_built_page_is_in_the_wheel(tmp_path: Path) -> None:
    """A wheel built from a copy of the tracked files and the page; not compiled, to save time."""
    tree = tmp_path / "tree"
    tree.mkdir()
    for name in ("src", "setup.py", "pyproject.toml", "README.md", "LICENSE"):
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tree / name, ignore=LEFT_OUT)
        else:
            shutil.copy(ROOT / name, tree / name)
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--quiet",
        "--no-deps",
        "--no-build-isolation",
        "--disable-pip-version-check",
        "-w",
        str(tmp_path),
    ]
    subprocess.run([*command, str(tree)], check=True, env={**os.environ, "BYWATER_BUILD": "pure"})
    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    page = {name.removeprefix("bywater/server/page/") for name in names if name.startswith("bywater/server/page/")}
    assert {"index.html", "favicon.svg", "sw.js", "manifest.webmanifest", "icons/app-192.png"} <= page
    built = {str(file.relative_to(PAGE)) for file in _files()}
    assert page == built
    assert any(name.endswith(".woff2") for name in page)
    assert "bywater/server/tables/codes.txt" in names
    assert "bywater/server/storage/migrations/0001_initial.sql" in names
    assert "bywater/words/page/de.ftl" in names
    assert "bywater/games/towers/words/page/fr.ftl" in names


def test_every_file_that_the_worker_caches_exists() -> None:
    """Every file that the worker caches exists; otherwise browsers would not install the worker."""
    kept = set(re.findall(r"/assets/[\w.-]+", (PAGE / "sw.js").read_text(encoding="utf-8")))
    assert any(name.startswith("/assets/index-") for name in kept)
    assert {name for name in kept if not (PAGE / name.removeprefix("/")).is_file()} == set()


def _files() -> list[Path]:
    return [file for file in PAGE.rglob("*") if file.is_file()]
