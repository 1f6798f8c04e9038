"""Python blocks in the documents run as written. (`docs/research.md` has its own test.)"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import mulot

DOCS = Path(mulot.__file__).parents[2] / "docs"
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.M | re.S)
PAGES = [page for page in sorted(DOCS.rglob("*.md")) if page.name != "research.md" and BLOCK.search(page.read_text())]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(DOCS)))
def test_python_blocks_run(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """All blocks of a page run one after another in one namespace, and print something."""
    namespace: dict[str, object] = {"__name__": "page"}
    for block in BLOCK.findall(page.read_text(encoding="utf-8")):
        exec(compile(block, str(page), "exec"), namespace)
    assert capsys.readouterr().out
