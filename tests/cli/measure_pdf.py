"""Measure a PDF on its rendered pages, so that the results are what a printer would print."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pypdfium2
from numpy.typing import NDArray

MM = 25.4 / 72
"""Millimetres per PDF point."""
DOTS = 8
"""Default resolution of a rendered page, in dots per millimetre."""
Page = NDArray[np.uint8]


class PdfPages:
    """A PDF with measurable pages."""

    def __init__(self, pdf: bytes) -> None:
        self._pdf = pypdfium2.PdfDocument(pdf)

    def __len__(self) -> int:
        return len(self._pdf)

    def sizes(self) -> Iterator[tuple[float, float]]:
        """Yield the width and height of each page, in millimetres."""
        for page in self._pdf:
            width, height = page.get_size()
            yield width * MM, height * MM

    def render(self, page: int, dots: float = DOTS) -> Page:
        """Render a page as an RGB array with this many dots per millimetre."""
        drawn = self._pdf[page].render(scale=MM * dots, rev_byteorder=True)
        return np.asarray(drawn.to_numpy()[:, :, :3])

    def text(self, page: int) -> str:
        """Return the text of a page."""
        return str(self._pdf[page].get_textpage().get_text_bounded())


def longest_run(picture: Page, colour: tuple[int, int, int], dots: float = DOTS) -> tuple[float, float]:
    """Return the longest unbroken horizontal and vertical run of a colour on a page, in millimetres."""
    found = (np.abs(picture.astype(np.int16) - np.array(colour, np.int16)) <= 3).all(axis=2)
    return max(map(_run, found)) / dots, max(map(_run, found.T)) / dots


def _run(line: NDArray[np.bool_]) -> int:
    """Return the length of the longest run of True."""
    ends = np.flatnonzero(~np.concatenate(([False], line, [False])))
    return int(np.diff(ends).max()) - 1


def ink_mask(picture: Page) -> NDArray[np.bool_]:
    """Return a mask of the pixels that are not white."""
    return np.asarray((picture < 250).any(axis=2))


def find_offset(front: Page, back: Page, most: int = 4) -> tuple[int, int]:
    """Return by how many dots (right, down) the back of a sheet is offset from its front when it is turned over.

    This is the offset, up to `most` dots, at which the printed areas of both sides match best."""
    before, behind = ink_mask(front), ink_mask(back)[:, ::-1]
    places = [(right, down) for right in range(-most, most + 1) for down in range(-most, most + 1)]
    return max(places, key=lambda by: int((np.roll(behind, (-by[1], -by[0]), (0, 1)) == before).sum()))


def match_share(front: Page, back: Page) -> float:
    """Return the share of a sheet, without its margins, that is printed on both sides or on neither."""
    before, behind = ink_mask(front), ink_mask(back)[:, ::-1]
    edge = before.shape[0] // 20
    inside = (slice(edge, -edge), slice(edge, -edge))
    return float((before[inside] == behind[inside]).mean())
