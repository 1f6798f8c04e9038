"""The base class of all procedures. A procedure has the steps of one kind of frame, and the answers that it allows.

A step is a method that carries out one part of a rule. All steps have the same parameters: `f` is the frame
(`model.frames`), which contains the data of the procedure, because the procedure object has none; `s` is the state,
which the step changes in place; `luck` rolls dice and draws cards; `say` emits an event.

A step returns what happens next, as described in `mulot.core.flow`: None continues with the next step, a frame is run
first, an `Ask` waits for an answer, `Goto` jumps to another step, and `DONE` ends the procedure. The answer to the
question of step `x` is handled by `x_answered`, which also gets the seat that answers and its action `a`.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from mulot.core.flow import Goto
from mulot.core.game import Ask, Reason
from mulot.games.mystiques.model.frames import UnderWay
from mulot.games.mystiques.model.state import State

F = TypeVar("F", bound=UnderWay)
StepResult: TypeAlias = UnderWay | Ask | Goto | None
"""What a step returns: the frame to run first, a question, a jump, or None to continue with the next step."""


class Procedure(Generic[F]):
    """The steps of frames of type F, and the answers that they allow."""

    FIRST: ClassVar[str]
    AFTER: ClassVar[dict[str, str]]

    def legal(self, f: F, s: State, seat: int) -> Sequence[Any]:
        """Return the legal answers of a seat to the question that the frame asks now."""
        return ()

    def why_not(self, f: F, s: State, a: Any) -> Reason | None:
        """Return why an answer is not legal, or None if the only reason is that it was not asked for."""
        return None
