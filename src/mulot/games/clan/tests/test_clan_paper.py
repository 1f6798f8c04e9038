"""The print-and-play edition has the pieces that every forest needs."""

from __future__ import annotations

from collections import Counter
from typing import get_args

from mulot.core.match import Match
from mulot.games.clan import GAME
from mulot.games.clan.content.forest import Forest
from mulot.games.clan.paper import PIECES

PRINTED = Counter[str]()
for piece in PIECES:
    PRINTED[piece.kind] += piece.count
NAMES = {kind: {piece.name for piece in PIECES if piece.kind == kind} for kind in PRINTED}


def test_the_print_edition_has_as_many_pieces_as_the_rules_say() -> None:
    """C-002 to C-009: eighteen tiles, nine missions, nine teeth, ten moons and a spare one, and a mouse for each
    player."""
    teeth = {f"tooth-{size}": 3 for size in ("small", "medium", "large")}
    mats = {"sky": 1, "keeper": 1, "chest": 1}
    assert {"tile": 18, "mission": 9, "moon": 11, **teeth, "trophy": 3, "mouse": 5, **mats} == PRINTED


def test_the_print_edition_has_the_tiles_of_every_forest() -> None:
    for forest in get_args(Forest):
        match = Match(GAME, max(GAME.seats), seed=3, options={"forest": forest})
        state = match.state
        assert set(state.tiles) <= NAMES["tile"]
        assert len(state.tiles) == len(set(state.tiles))
        view = match.look(None)
        assert list(view.teeth) == [PRINTED[f"tooth-{size}"] for size in ("small", "medium", "large")]
        assert view.moons < PRINTED["moon"]
        assert {one.trophy for one in view.trophies} <= NAMES["trophy"]
        assert view.seats <= PRINTED["mouse"]
