"""Builds the WebAssembly kernel that Barrières' bots use wherever people play: `make generate`. It takes several
minutes."""

from __future__ import annotations

import ast
import hashlib
import json
import math
import tokenize
from io import StringIO
from pathlib import Path
from typing import Any

import mulot
from mulot.games.barrieres.content import SIZES

PACKAGES = ("mulot.games.barrieres.arrays", "research.barrieres.engine")
GAME = Path(mulot.__file__).parent / "games" / "barrieres"
SOURCES = (GAME / "arrays", Path(__file__).parents[3] / "research" / "barrieres" / "engine")
KERNEL_FILE = GAME / "bots" / "engine" / "kernel.wasm"
STRUCT_CODES = {"u8": "Q", "i8": "q", "u1": "B", "i1": "b", "i2": "h", "i4": "i", "f4": "f"}
"""The format characters of `struct` by numpy type."""


def source_digest() -> str:
    """Return a digest of the sources of the kernel: array rules, engine, and this compiler. Comments and docstrings do
    not count."""
    sha = hashlib.sha256()
    for path in sorted([*_sources("py"), *_sources("json"), *Path(__file__).parent.glob("*.py")]):
        text = path.read_text(encoding="utf-8")
        sha.update(f"{path.name}\0{_without_prose(text) if path.suffix == '.py' else text}".encode())
    return sha.hexdigest()[:16]


def _without_prose(source: str) -> str:
    """Return a module's source without comments, docstrings and empty lines."""
    lines = source.splitlines()
    for token in tokenize.generate_tokens(StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            lines[token.start[0] - 1] = lines[token.start[0] - 1][: token.start[1]]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            for line in range(node.lineno - 1, node.end_lineno or node.lineno):
                lines[line] = ""
    return "\n".join(line.rstrip() for line in lines if line.strip())


def _sources(kind: str) -> list[Path]:
    return [path for folder in SOURCES for path in folder.glob(f"*.{kind}")]


def build_kernel() -> tuple[bytes, str]:
    """Return the WebAssembly module, and a description of it as JSON. The engine must not have been compiled in this
    process before."""
    from research.barrieres.engine.abi import EXPORTS, compile_all
    from wasm.ir_recorder import recording
    from wasm.linker import link
    from wasm.module import module

    with recording(PACKAGES) as noted:
        compile_all()
    made = {name: function.overloads[arguments] for name, (function, arguments) in EXPORTS.items()}
    return module(link(noted, made), [*EXPORTS, "rest"]), json.dumps(kernel_info(), separators=(",", ":")) + "\n"


def kernel_info() -> dict[str, Any]:
    """Return what a program needs in order to use the module: the layout of records, and the parameters of the
    search."""
    from mulot.games.barrieres.arrays.layout import MAX_ACTIONS
    from research.barrieres.engine import economy, evaluate, multiplayer_search, policy_net
    from research.barrieres.engine.abi import RECORDS

    told = {}
    for size in SIZES:
        weights = evaluate.search_weights(size, 2)
        head, tail = (
            _shortest_decimals(weights[: evaluate.TABLE]),
            _shortest_decimals(weights[evaluate.NET : evaluate.CHOOSER]),
        )
        told[size] = {"head": head, "tail": tail, "chooser": policy_net.load_packed(size)}
        told[size]["learnt"] = size >= economy.FIRST_FITTED_SIZE
    return {
        "sources": source_digest(),
        "records": {name: {"size": of.itemsize, "fields": _record_fields(of)} for name, of in RECORDS.items()},
        "most_actions": MAX_ACTIONS,
        "table": evaluate.NET - evaluate.TABLE,
        "told": told,
        "four": _shortest_decimals(evaluate.FOUR_SEATS),
        "among_four": {
            size: _shortest_decimals(weights)
            for size in SIZES
            if (weights := multiplayer_search.search_weights(size)) is not None
        },
        "trust": multiplayer_search.TRUST,
        "firmness": multiplayer_search.FIRMNESS,
        "economy": _shortest_decimals(economy.load_net()),
    }


def _shortest_decimals(numbers: Any) -> list[float]:
    """Return these single-precision numbers, each with the fewest decimal digits that identify it."""
    return [float(str(number)) for number in numbers]


def _record_fields(record: Any) -> dict[str, tuple[int, str, int]]:
    found = {}
    for name, (kind, at, *_) in record.fields.items():
        found[name] = (at, STRUCT_CODES[kind.base.str[1:]], math.prod(kind.shape))
    return found


def write_kernel(folder: Path) -> None:
    """Build the kernel and write it to this folder, with its description."""
    body, text = build_kernel()
    (folder / KERNEL_FILE.name).write_bytes(body)
    (folder / KERNEL_FILE.name).with_suffix(".json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write_kernel(KERNEL_FILE.parent)
