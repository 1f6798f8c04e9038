"""What this game writes for the client: the board that the client draws."""

from __future__ import annotations

from pathlib import Path

import msgspec

from mulot import printing
from mulot.games.souriciere import GAME
from mulot.games.souriciere.content import BOARD
from mulot.games.souriciere.paper import PIECES
from mulot.games.souriciere.pictures import PICTURES


def files() -> dict[str, str]:
    """Each file by its path inside the game's folder. They are checked in; `make generate` writes them."""
    return {
        "web/types.ts": printing.types(GAME),
        "web/tutorial.json": printing.lesson(Path(__file__).parent),
        "web/pictures.json": printing.pictures(GAME, PICTURES),
        "web/paper.json": printing.paper(PIECES),
        "web/board.json": msgspec.json.format(msgspec.json.encode(BOARD), indent=1).decode() + "\n",
    }
