"""Relative links in the documentation lead to existing files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import mulot

ROOT = Path(mulot.__file__).parents[2]
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("research/**/*.md"), *ROOT.glob("examples/*.md")]


@pytest.mark.parametrize("page", sorted(PAGES), ids=lambda page: str(page.relative_to(ROOT)))
def test_relative_links_exist(page: Path) -> None:
    links = re.findall(r"\]\((?!https?:|mailto:)([^)# ]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []
