"""What games print for the client: types from Structs, lessons from journals, pictures from scenes."""

from mulot.printing.lessons import LEARNER, lesson
from mulot.printing.pictures import Picture, after, happens, pictures
from mulot.printing.typescript import types

__all__ = ["LEARNER", "Picture", "after", "happens", "lesson", "pictures", "types"]
