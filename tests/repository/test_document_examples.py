"""Python blocks in the documents run as written (`docs/research.md` has its own test), and every other block says what
it is: commands to type, a file, or output (`text`)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import mulot

ROOT = Path(mulot.__file__).parents[2]
DOCS = ROOT / "docs"
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.M | re.S)
PAGES = [ROOT / "README.md"]
PAGES += [page for page in sorted(DOCS.rglob("*.md")) if page.name != "research.md" and BLOCK.search(page.read_text())]
OPENING = re.compile(r"^ *```(.*)$", re.M)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_python_blocks_run(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """All blocks of a page run one after another in one namespace, and those of the documents print something."""
    namespace: dict[str, object] = {"__name__": "page"}
    for block in BLOCK.findall(page.read_text(encoding="utf-8")):
        exec(compile(block, str(page), "exec"), namespace)
    assert capsys.readouterr().out or page.name == "README.md"


def unmarked_blocks(text: str) -> int:
    """Return how many blocks of code do not say what they are. Every second fence closes a block."""
    return OPENING.findall(text)[::2].count("")


def test_every_block_says_what_it_is() -> None:
    folders = ("docs", "research", "tests", "examples", "src", "shipping", "changes")
    pages = [*ROOT.glob("*.md"), *(page for folder in folders for page in (ROOT / folder).rglob("*.md"))]
    assert len(pages) > 60
    assert [str(page.relative_to(ROOT)) for page in pages if unmarked_blocks(page.read_text(encoding="utf-8"))] == []
    assert unmarked_blocks("```text\nout\n```\n```\nmake test\n```\n") == 1
