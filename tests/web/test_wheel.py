"""Who installs the package has the page."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from tests.web.conftest import ROOT

LEFT_OUT = shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__")


def test_the_built_page_is_in_the_wheel(tmp_path: Path) -> None:
    """Built from a copy of what is tracked and of the page, interpreted, since that is quick."""
    tree = tmp_path / "tree"
    tree.mkdir()
    for name in ("src", "setup.py", "pyproject.toml", "README.md", "LICENSE"):
        if (ROOT / name).is_dir():
            shutil.copytree(
                ROOT / name, tree / name, ignore=shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__")
            )
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
        "-w",
        str(tmp_path),
    ]
    subprocess.run([*command, str(tree)], check=True, env={**os.environ, "BYWATER_BUILD": "pure"})
    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    page = {name.removeprefix("bywater/server/page/") for name in names if name.startswith("bywater/server/page/")}
    assert {"index.html", "favicon.svg"} <= page
    built = {str(file.relative_to(ROOT / "src/bywater/server/page")) for file in _files()}
    assert page == built
    assert any(name.endswith(".woff2") for name in page)
    assert "bywater/server/names.txt" in names
    assert "bywater/words/page/de.ftl" in names
    assert "bywater/games/towers/words/page/fr.ftl" in names


def _files() -> list[Path]:
    return [file for file in (ROOT / "src/bywater/server/page").rglob("*") if file.is_file()]
