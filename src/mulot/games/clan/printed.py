"""The files that Le Clan writes for the client."""

from __future__ import annotations

from pathlib import Path

from mulot import printing
from mulot.games.clan import GAME
from mulot.games.clan.paper import PIECES
from mulot.games.clan.pictures import PICTURES


def files() -> dict[str, str]:
    """Path inside this folder → text: the types that are sent, and the lesson."""
    return {
        "web/types.ts": printing.types(GAME),
        "web/tutorial.json": printing.lesson(Path(__file__).parent),
        "web/pictures.json": printing.pictures(GAME, PICTURES),
        "web/paper.json": printing.paper(PIECES),
        "web/puzzles.json": printing.puzzles(GAME, Path(__file__).parent),
    }
