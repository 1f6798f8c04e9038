"""The board as the client draws it: `python -m mulot.games.souriciere.chart` writes `web/board.json` from `content.py`.

The file is checked in, for a client is built where there is no Python; a test compares it with the board.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from mulot.games.souriciere.content import BOARD

FILE = Path(__file__).parent / "web" / "board.json"


def chart() -> str:
    """The board as JSON."""
    return msgspec.json.format(msgspec.json.encode(BOARD), indent=1).decode() + "\n"


if __name__ == "__main__":
    FILE.write_text(chart(), encoding="utf-8")
    print(FILE.name)
