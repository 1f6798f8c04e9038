"""What is in the box: `board` (places and edges) and `forest` (tiles, villains, trophies); `validation` checks it."""

from mulot.games.clan.content.validation import faults

__all__ = ["faults"]
