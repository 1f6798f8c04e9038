"""Every file that is made and checked in: `make made` writes them, a test says which one is stale.

They are checked in so that the client can be built without running Python first, and so that a change of a Struct shows
in review what it changes for the client.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import mulot
from mulot import games
from mulot.core.text import members
from mulot.printing.typescript import HEAD, Module
from mulot.table import commands, messages, words

ROOT = Path(mulot.__file__).parents[2]

RAW = {
    "TableShown.options": "Readonly<Record<string, unknown>>",
    "TableShown.next_options": "Readonly<Record<string, unknown>> | null",
    "PageShown.options": "Readonly<Record<string, unknown>>",
    "Turn.legal": "readonly Tagged[]",
    "Now.table": "TableShown",
    "Now.view": "object",
    "Now.own": "object | null",
    "Now.events": "readonly Tagged[]",
    "Heard.lines": "readonly (readonly [number, readonly Tagged[]])[]",
    "Play.action": "Tagged | string",
}
"""What is encoded beforehand has no type of its own in Python."""


def wire() -> str:
    """The frames between a client and a table, and the keys that people can choose from."""
    module = Module(RAW)
    told = [module.name(struct) for struct in members(messages.Message)]
    module.name(messages.TableShown)
    asked = [module.name(struct, sent=True) for struct in members(commands.Wish)]
    lists = "".join(
        f"export const {name} = {json.dumps(values)} as const;\n"
        for name, values in (("NAMES", words.NAMES), ("PHRASES", words.PHRASES), ("REACTIONS", words.REACTIONS))
    )
    return (
        f'{HEAD}\nimport type {{ Tagged }} from "../board.ts";\n\n{module.text()}\n'
        f"export type Message = {' | '.join(told)};\n\nexport type Wish = {' | '.join(asked)};\n\n{lists}"
    )


def files() -> Iterator[tuple[Path, str]]:
    """Every made file with what should stand in it: the types of the wire, and what each game prints."""
    yield ROOT / "web" / "wire" / "messages.ts", wire()
    for game in mulot.shelf():
        folder = games.folder(game)
        if folder.is_relative_to(ROOT):
            for name, text in games.printed(game).items():
                yield folder / name, text


def main() -> None:
    """Write those that are stale."""
    for path, text in files():
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
