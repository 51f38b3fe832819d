"""A wheel made from what is handed out, installed where nothing of the checkout can help, scores a hand."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import venv
import zipfile
from pathlib import Path
from typing import NamedTuple

import pytest

HAND = "123m 456m 789m [EEE] 5m +5m | zimo"
GENERATED = "_*_lalr.py"
#: What a checkout gathers and a clone does not have.
LITTER = shutil.ignore_patterns(".*", "__pycache__", "build", "dist", GENERATED)


def run(*command: str | Path, cwd: Path) -> str:
    """Run a command away from the checkout's settings; its output is in the failure if it fails."""
    env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PIP_", "MJCALC_"))}
    env |= {"PYTHONIOENCODING": "utf-8", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    done = subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, f"{command}: exit {done.returncode}\n{done.stdout}{done.stderr}"
    return done.stdout


def build_wheel(source: Path, folder: Path) -> Path:
    """Build a wheel with what is installed here, so that no network is needed."""
    pip = (sys.executable, "-m", "pip", "wheel", "-q", "--no-index", "--no-deps", "--no-build-isolation")
    run(*pip, "--wheel-dir", folder, source, cwd=folder)
    (wheel,) = folder.glob("*.whl")
    return wheel


class Built(NamedTuple):
    """What was built."""

    sdist: Path
    wheel: Path
    wheel_from_sdist: Path


@pytest.fixture(scope="module")
def built(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Built:
    """Both kinds of packages from a clean copy of the checkout, and a wheel from the sdist."""
    folder = tmp_path_factory.mktemp("built")
    copy = folder / "a copy"
    shutil.copytree(root, copy, ignore=LITTER)
    shutil.copy(root / ".gitignore", copy)
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", folder, cwd=copy)
    (sdist,) = folder.glob("*.tar.gz")
    wheels = folder / "tree", folder / "sdist"
    for wheel in wheels:
        wheel.mkdir()
    return Built(sdist, build_wheel(copy, wheels[0]), build_wheel(sdist, wheels[1]))


@pytest.fixture(scope="module")
def installed(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of commands of a new virtual environment with the wheel in it; it borrows the dependencies."""
    folder = tmp_path_factory.mktemp("installed") / "venv"
    venv.create(folder, symlinks=os.name != "nt")
    commands = folder / ("Scripts" if os.name == "nt" else "bin")
    python = commands / "python"
    pip = (sys.executable, "-m", "pip", "--python", python, "install", "-q", "--no-index", "--no-deps")
    run(*pip, built.wheel_from_sdist, cwd=folder)
    site = run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=folder).strip()
    # A plain path: the .pth files in it, and so the editable install of the checkout, stay without effect.
    Path(site, "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return commands


def names(wheel: Path) -> set[str]:
    """The files in a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


@pytest.mark.slow
def test_wheel_carries_all_that_it_needs(root: Path, built: Built) -> None:
    files = names(built.wheel)
    kinds = {".py", ".toml", ".typed"}
    package = {path.relative_to(root).as_posix() for path in (root / "mjcalc").rglob("*") if path.suffix in kinds}
    assert {"mjcalc/py.typed", "mjcalc/rules/mcr.toml"} <= package
    assert package - files == set()
    assert {f"mjcalc/grammar/{path.name}" for path in (root / "grammar").glob("*.lark")} - files == set()
    assert "mjcalc/notation/_hand_lalr.py" in files


@pytest.mark.slow
def test_wheel_carries_nothing_else(built: Built) -> None:
    tops = {name.partition("/")[0] for name in names(built.wheel)}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"mjcalc"}
    assert not [name for name in names(built.wheel) if name.endswith((".pyc", ".tmp"))]


@pytest.mark.slow
def test_sdist_makes_the_same_wheel(built: Built) -> None:
    assert names(built.wheel_from_sdist) == names(built.wheel)


@pytest.mark.slow
def test_sdist_carries_sources_and_nothing_generated(built: Built) -> None:
    with tarfile.open(built.sdist) as archive:
        files = {name.partition("/")[2] for name in archive.getnames()}
    assert {"LICENSE", "Makefile", "hatch_build.py", "grammar/hand.lark", "tests/vectors/mcr.jsonl"} <= files
    assert not [name for name in files if Path(name).match(GENERATED)]


@pytest.mark.slow
def test_installed_command_scores_a_hand(installed: Path, tmp_path: Path) -> None:
    where = run(installed / "python", "-c", "import mjcalc; print(mjcalc.__file__)", cwd=tmp_path)
    assert Path(where.strip()).is_relative_to(installed.parent)
    by_name = run(installed / "mjcalc", HAND, cwd=tmp_path)
    assert by_name.strip()
    assert run(installed / "python", "-m", "mjcalc", HAND, cwd=tmp_path) == by_name


@pytest.mark.slow
def test_installed_command_uses_the_ready_made_parser(installed: Path, tmp_path: Path) -> None:
    program = f"""
import sys
from mjcalc.cli import main
sys.argv = ["mjcalc", {HAND!r}]
try:
    main()
finally:
    print(*sorted(sys.modules))
"""
    modules = run(installed / "python", "-c", program, cwd=tmp_path).splitlines()[-1].split()
    assert "mjcalc.notation._hand_lalr" in modules
    assert "lark.load_grammar" not in modules


def test_nothing_generated_is_tracked(root: Path) -> None:
    git = shutil.which("git")
    if git is None or not (root / ".git").exists():
        pytest.skip("no git metadata here")
    listed = subprocess.run(
        [git, "-c", f"safe.directory={root}", "ls-files", "--", f"*{GENERATED}", "*.pyc", ".venv", "dist", "build"],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )
    if listed.returncode:
        pytest.skip(f"git cannot read the metadata here: {listed.stderr.strip()}")
    assert listed.stdout == ""


def test_both_ranges_of_lark_are_the_same(root: Path) -> None:
    with (root / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)
    ranges = [
        {requirement for requirement in requirements if requirement.startswith("lark")}
        for requirements in (project["build-system"]["requires"], project["project"]["dependencies"])
    ]
    assert ranges[0] == ranges[1] != set()
