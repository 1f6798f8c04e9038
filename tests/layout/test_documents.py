"""Documents that list files list those that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import mulot

SOURCE = Path(mulot.__file__).parent
ROOT = SOURCE.parents[1]
TEXT = (ROOT / "docs" / "how-it-fits.md").read_text(encoding="utf-8")
SERVER = TEXT[TEXT.index("## The server") :]


def unlisted(text: str) -> list[str]:
    """Files of the server that a text does not name."""
    files = [file.relative_to(SOURCE / "server").as_posix() for file in (SOURCE / "server").rglob("*.py")]
    return sorted(file for file in files if "__init__" not in file and f"`{file}`" not in text)


def test_every_file_of_the_server_is_told_about() -> None:
    assert unlisted(SERVER) == []


def test_every_package_is_told_about() -> None:
    packages = {file.parent.name for file in SOURCE.glob("*/__init__.py")}
    assert packages <= set(re.findall(r"^\| `(\w+)/`", TEXT, re.M))


def test_every_file_that_is_told_about_is_there() -> None:
    named = re.findall(r"`((?:server|store|table|room|core|web|bots)/[\w/.]+\.\w+)`", TEXT)
    assert len(named) > 15
    assert [name for name in named if not ((SOURCE / name).is_file() or (ROOT / name).is_file())] == []
    listed = re.findall(r"`([\w/]+\.py)`", SERVER)
    assert [name for name in listed if not (SOURCE / "server" / name).is_file()] == []


def test_a_file_that_is_left_out_is_noticed() -> None:
    assert unlisted(SERVER.replace("`guard.py`", "")) == ["guard.py"]


@pytest.mark.parametrize("document", sorted((ROOT / "docs").glob("*.md")), ids=lambda file: file.stem)
def test_links_between_documents_lead_somewhere(document: Path) -> None:
    links = re.findall(r"\]\((?!https?:)([^)# ]+)(?:#[^)]*)?\)", document.read_text(encoding="utf-8"))
    assert [link for link in links if not (document.parent / link).exists()] == []
