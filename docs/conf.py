"""The documents and the reference as a site: `make docs`. Nothing in its pages comes from another host."""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

project = "Mulot"
author = "the makers of Mulot"
release = re.search(r'^version = "(.+)"', (ROOT / "pyproject.toml").read_text(encoding="utf-8"), re.M)[1]  # type: ignore[index]

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["pictures"]
root_doc = "index"
html_theme = "furo"
html_title = f"Mulot {release}"
html_show_sourcelink = False

# Documents link to files of the repository (a game's README, a test): in the site those links stay plain words.
suppress_warnings = ["myst.xref_missing", "myst.header", "misc.highlighting_failure"]
myst_heading_anchors = 3

autodoc_member_order = "bysource"
autodoc_default_options = {"members": True, "undoc-members": False, "show-inheritance": False}
autodoc_typehints = "description"
autodoc_preserve_defaults = True
autodoc_mock_imports = ["pytest", "hypothesis"]
