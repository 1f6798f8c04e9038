"""What a procedure is: the steps of one kind of frame, and what may be answered where it asks.

The frame (`model.frames`) is handed to every step as `f`; a procedure remembers nothing itself. See `mulot.core.flow`
for what a step returns.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from mulot.core.game import Reason
from mulot.games.mystiques.model.frames import UnderWay
from mulot.games.mystiques.model.state import State

F = TypeVar("F", bound=UnderWay)


class Procedure(Generic[F]):
    """The steps of the frame F."""

    FIRST: ClassVar[str]
    AFTER: ClassVar[dict[str, str]]

    def legal(self, f: F, s: State, seat: int) -> Sequence[Any]:
        """What a seat that is asked may answer."""
        return ()

    def why_not(self, f: F, s: State, a: Any) -> Reason | None:
        """Why an answer is not among these, where there is more to say than that it was not asked for."""
        return None
