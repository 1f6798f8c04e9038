"""The cards as the client draws them: `python -m mulot.games.trio.chart` writes `web/cards.json` from `content.py`.

The file is checked in, for a client is built where there is no Python; a test compares it with the cards.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from mulot.games.trio.content import SETS

FILE = Path(__file__).parent / "web" / "cards.json"


def chart() -> str:
    """Front and back of every card, by the version that is played with them, as JSON."""
    sets = {str(version): found.cards for version, found in SETS.items()}
    return msgspec.json.format(msgspec.json.encode(sets), indent=1).decode() + "\n"


if __name__ == "__main__":
    FILE.write_text(chart(), encoding="utf-8")
    print(FILE.name)
