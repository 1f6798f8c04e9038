"""The files this game makes for the client. Its board is drawn from the size alone, so it has no chart of its own."""

from __future__ import annotations

from pathlib import Path

from mulot import printing
from mulot.games.barrieres import GAME
from mulot.games.barrieres.paper import PIECES
from mulot.games.barrieres.pictures import PICTURES


def files() -> dict[str, str]:
    """Path inside the game's folder → text: types, the lesson, pictures, the pieces for paper, and the puzzles."""
    return {
        "web/types.ts": printing.types(GAME),
        "web/tutorial.json": printing.lesson(Path(__file__).parent),
        "web/pictures.json": printing.pictures(GAME, PICTURES),
        "web/paper.json": printing.paper(PIECES),
        "web/puzzles.json": printing.puzzles(GAME, Path(__file__).parent),
    }
