"""Makes the artifacts of a finished game: replay, drawings, proof. Each takes seconds, because the game is replayed."""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct, structs

from mulot.core.drawing import draw_match
from mulot.core.match import Match
from mulot.core.proof import Proof, verify
from mulot.core.replay import Replay, make_replay
from mulot.table import Catalogue, Table
from mulot.table.records import Row


def _make_proof(match: Match) -> Proof:
    return verify(match.journal, match.seed, match.game)


def _shared_replay(match: Match) -> Replay:
    """Return the replay for people who have only a share link: public views, without the random draws, because they
    would reveal hidden information."""
    whole = make_replay(match)
    return structs.replace(whole, frames=tuple(structs.replace(shot, luck=()) for shot in whole.frames))


MAKERS: dict[str, Callable[[Match], Any]] = {
    "film": make_replay,
    "drawings": draw_match,
    "proof": _make_proof,
    "shown": _shared_replay,
}


class ArtifactRequest(Struct, frozen=True, array_like=True):
    """A request for an artifact of a finished game. `rows` are the table's rows. `what` is a key of `MAKERS`, or, for
    example, `film-2` for the replay as seat 2 saw it."""

    what: str
    rows: list[Row]


def make_artifact(catalogue: Catalogue, order: ArtifactRequest) -> bytes:
    """Return the artifact as JSON, or empty bytes if the game was never started."""
    match = Table.load(catalogue, order.rows, 0.0).match
    if match is None:
        return b""
    what, _, eye = order.what.partition("-")
    return msgspec.json.encode(make_replay(match, int(eye)) if eye else MAKERS[what](match))
