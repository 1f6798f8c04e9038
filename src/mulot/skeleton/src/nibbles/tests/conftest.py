"""Where the package is not installed, its folder is put on the shelf."""

from pathlib import Path

from mulot import games

if "nibbles" not in games.shelf():
    games.add(str(Path(__file__).resolve().parents[1]))
