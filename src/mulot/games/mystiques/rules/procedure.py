"""The base class of all procedures: the steps of one kind of frame, and the answers it allows.

The frame (`model.frames`) is passed to every step as `f`, because a procedure object itself holds no data. See
`mulot.core.flow` for what a step returns.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from mulot.core.game import Reason
from mulot.games.mystiques.model.frames import UnderWay
from mulot.games.mystiques.model.state import State

F = TypeVar("F", bound=UnderWay)


class Procedure(Generic[F]):
    """The steps of frames of type F, and the answers they allow."""

    FIRST: ClassVar[str]
    AFTER: ClassVar[dict[str, str]]

    def legal(self, f: F, s: State, seat: int) -> Sequence[Any]:
        """Return what a seat that is asked may answer."""
        return ()

    def why_not(self, f: F, s: State, a: Any) -> Reason | None:
        """Explain why an answer is not legal, where there is more to say than that it was not asked for."""
        return None
