"""The files that this game generates for the client: the board."""

import msgspec

from mulot.games.souriciere.content import BOARD


def files() -> dict[str, str]:
    """Return the text of each file by its path inside the game's folder. `make generate` writes them."""
    return {
        "web/board.json": msgspec.json.format(msgspec.json.encode(BOARD), indent=1).decode() + "\n",
    }
