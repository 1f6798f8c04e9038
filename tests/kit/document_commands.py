"""Reads instructions from documents: commands to type and files to write."""

from __future__ import annotations

import re
from pathlib import Path

import mulot

DOCS = Path(mulot.__file__).parents[2] / "docs"
_FENCE = re.compile(r"^( *)```(\w+)\n(.*?)^\1```$", re.M | re.S)


def _blocks(document: str, language: str) -> list[str]:
    text = (DOCS / document).read_text(encoding="utf-8")
    found = [(indent, body) for indent, kind, body in _FENCE.findall(text) if kind == language]
    return ["".join(line.removeprefix(indent) for line in body.splitlines(keepends=True)) for indent, body in found]


def shell_commands(document: str) -> list[str]:
    """Return the lines of all blocks marked `sh`, in order. Blocks marked `console` need a clone or do not end."""
    return [line for block in _blocks(document, "sh") for line in block.splitlines()]


def named_files(document: str) -> dict[str, str]:
    """Return the JavaScript blocks that begin with a file name, by that name."""
    found = {}
    for block in _blocks(document, "js"):
        first, _, rest = block.partition("\n")
        if name := re.fullmatch(r"// (\S+\.js)", first):
            found[name[1]] = rest
    return found
