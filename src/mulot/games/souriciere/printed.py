"""What this game writes for the client: the board that the client draws."""

from __future__ import annotations

import msgspec

from mulot.games.souriciere.content import BOARD


def files() -> dict[str, str]:
    """Each file by its path inside the game's folder. They are checked in; `make generate` writes them."""
    return {
        "web/board.json": msgspec.json.format(msgspec.json.encode(BOARD), indent=1).decode() + "\n",
    }
