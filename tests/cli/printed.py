"""A PDF, measured: its pages as pictures, so that what is found is what a printer would print."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pypdfium2
from numpy.typing import NDArray

MM = 25.4 / 72
"""Millimetres of a point of the PDF."""
DOTS = 8
"""Dots a millimetre of a picture."""
Picture = NDArray[np.uint8]


class Printed:
    """The pages of a PDF."""

    def __init__(self, pdf: bytes) -> None:
        self._pdf = pypdfium2.PdfDocument(pdf)

    def __len__(self) -> int:
        return len(self._pdf)

    def sizes(self) -> Iterator[tuple[float, float]]:
        """Width and height of each page, in millimetres."""
        for page in self._pdf:
            width, height = page.get_size()
            yield width * MM, height * MM

    def picture(self, page: int, dots: float = DOTS) -> Picture:
        """A page as red, green and blue, so many dots a millimetre."""
        drawn = self._pdf[page].render(scale=MM * dots, rev_byteorder=True)
        return np.asarray(drawn.to_numpy()[:, :, :3])

    def text(self, page: int) -> str:
        """The words of a page."""
        return str(self._pdf[page].get_textpage().get_text_bounded())


def longest(picture: Picture, colour: tuple[int, int, int], dots: float = DOTS) -> tuple[float, float]:
    """How wide and how high it is printed in a colour without a gap at most, in millimetres."""
    found = (np.abs(picture.astype(np.int16) - np.array(colour, np.int16)) <= 3).all(axis=2)
    return max(map(_run, found)) / dots, max(map(_run, found.T)) / dots


def _run(line: NDArray[np.bool_]) -> int:
    """The longest run of true ones."""
    ends = np.flatnonzero(~np.concatenate(([False], line, [False])))
    return int(np.diff(ends).max()) - 1


def inked(picture: Picture) -> NDArray[np.bool_]:
    """Where a page is not white."""
    return np.asarray((picture < 250).any(axis=2))


def slipped(front: Picture, back: Picture, most: int = 4) -> tuple[int, int]:
    """By how many dots (right, down) the back of a leaf that is turned over lies beside its front: where most of what
    is printed on one side is printed on the other."""
    before, behind = inked(front), inked(back)[:, ::-1]
    places = [(right, down) for right in range(-most, most + 1) for down in range(-most, most + 1)]
    return max(places, key=lambda by: int((np.roll(behind, (-by[1], -by[0]), (0, 1)) == before).sum()))


def alike(front: Picture, back: Picture) -> float:
    """How much of a leaf is printed on both sides or on neither, its edges aside."""
    before, behind = inked(front), inked(back)[:, ::-1]
    edge = before.shape[0] // 20
    inside = (slice(edge, -edge), slice(edge, -edge))
    return float((before[inside] == behind[inside]).mean())
