"""What this game writes for the client: the cards that the client draws."""

from __future__ import annotations

from pathlib import Path

import msgspec

from mulot import printing
from mulot.games.trio import GAME
from mulot.games.trio.content import SETS
from mulot.games.trio.paper import PIECES
from mulot.games.trio.pictures import PICTURES


def files() -> dict[str, str]:
    """Each file by its path inside the game's folder. They are checked in; `make generate` writes them."""
    sets = {str(version): found.cards for version, found in SETS.items()}
    return {
        "web/types.ts": printing.types(GAME),
        "web/tutorial.json": printing.lesson(Path(__file__).parent),
        "web/pictures.json": printing.pictures(GAME, PICTURES),
        "web/paper.json": printing.paper(PIECES),
        "web/puzzles.json": printing.puzzles(GAME, Path(__file__).parent),
        "web/cards.json": msgspec.json.format(msgspec.json.encode(sets), indent=1).decode() + "\n",
    }
