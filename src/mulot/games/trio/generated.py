"""The files that this game generates for the client: the cards."""

import msgspec

from mulot.games.trio.content import SETS


def files() -> dict[str, str]:
    """Return the text of each file by its path inside the game's folder. `make generate` writes them."""
    sets = {str(version): found.cards for version, found in SETS.items()}
    return {
        "web/cards.json": msgspec.json.format(msgspec.json.encode(sets), indent=1).decode() + "\n",
    }
