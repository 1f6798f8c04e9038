"""What is in the box: `board` (places and edges), `forest` (tiles, villains, trophies), and what is wrong with it."""

from mulot.games.clan.content.checking import faults

__all__ = ["faults"]
