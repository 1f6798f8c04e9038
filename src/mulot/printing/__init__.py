"""What games print for the client: types from their Structs, lessons from their journals."""

from mulot.printing.lessons import LEARNER, lesson
from mulot.printing.typescript import types

__all__ = ["LEARNER", "lesson", "types"]
