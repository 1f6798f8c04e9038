"""What is in the box: `board` (places and edges) and `forest` (tiles, villains, trophies); `checking` validates it."""

from mulot.games.clan.content.checking import faults

__all__ = ["faults"]
