"""`mulot print`: the printed pages have the right sizes, and errors are clear."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pytest

import mulot
from browser import chromium as tests_browser
from cli.measure_pdf import PdfPages, find_offset, ink_mask, longest_run, match_share
from mulot.cli import chromium, print_pdf
from mulot.cli.dispatch import main
from mulot.core.text import LANGUAGES
from mulot.games import folder

RED = (0xB8, 0x3A, 0x51)
SIZES = {"a4": (210, 297), "a3": (297, 420)}
ON_PAPER = [game for game in mulot.shelf() if (folder(game) / "paper.py").is_file()]


def test_printed_sheets_have_the_right_sizes_and_aligned_backs() -> None:
    """Le Trio's sheets: a board, two-sided cards with holes, tokens. One test for all, because printing is slow."""
    made = PdfPages(print_pdf.game_pdf("trio", "a4", "fr", ["pieces"]))
    assert len(made) == 2 * (1 + 1 + 4 + 1)
    check_size(made, "a4")
    assert "24 cartes" in made.text(0)
    assert "Découpe" in made.text(0)
    for page in (4, 6, 8, 10):  # a hole on the front must be at the same place on the back
        front, back = made.render(page, 2), made.render(page + 1, 2)
        assert find_offset(front, back) == (0, 0)
        assert match_share(front, back) > 0.97
    # The same measurements detect a back that is off by half a millimetre, and one that was not mirrored.
    assert find_offset(front, np.roll(back, 1, 1)) == (-1, 0)
    assert find_offset(front, np.roll(back, 1, 0)) == (0, 1)
    assert match_share(front, back[:, ::-1]) < 0.97
    for page in (1, 3, 13):  # single-sided sheets have an empty back
        assert not ink_mask(made.render(page, 1)).any()


def check_size(made: PdfPages, size: str) -> None:
    """Check that every page has the size of the paper, and that the 40 mm test square measures 40 mm."""
    for width, height in made.sizes():
        assert abs(width - SIZES[size][0]) < 0.3
        assert abs(height - SIZES[size][1]) < 0.3
    for side in longest_run(made.render(0), RED):
        assert abs(side - 40) <= 0.25


@pytest.mark.whole
@pytest.mark.parametrize(
    ("game", "size", "lang"), [(game, size, lang) for game in ON_PAPER for size in SIZES for lang in LANGUAGES]
)
def test_every_game_on_every_paper_in_every_language(game: str, size: str, lang: str) -> None:
    check_size(PdfPages(print_pdf.game_pdf(game, size, lang)), size)


def test_every_built_in_game_can_be_printed() -> None:
    assert list(mulot.shelf()) == ON_PAPER


def test_without_chromium_the_error_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("MULOT_CHROMIUM", raising=False)
    with pytest.raises(SystemExit, match="2"):
        main(["print", "trio", str(tmp_path / "trio.pdf"), "--lang", "en"])
    message = capsys.readouterr().err
    assert "apt install chromium" in message
    assert "MULOT_CHROMIUM" in message
    assert list(tmp_path.iterdir()) == []


def test_a_browser_that_exits_early_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MULOT_CHROMIUM", "true")
    with pytest.raises(chromium.ChromiumFailed, match="exited without writing a PDF"):
        chromium.print_to_pdf("about:blank")


def test_a_browser_that_hangs_is_killed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    endless, pid = tmp_path / "endless", tmp_path / "pid"
    endless.write_text(f"#!/bin/sh\necho $$ > {pid}.new\nmv {pid}.new {pid}\nexec sleep 600\n")
    endless.chmod(0o755)
    monkeypatch.setenv("MULOT_CHROMIUM", str(endless))
    with pytest.raises(chromium.ChromiumFailed, match="no PDF after 5 s"):
        chromium.print_to_pdf("about:blank", 5)
    with pytest.raises(ProcessLookupError):
        os.killpg(int(pid.read_text()), 0)


def test_a_page_that_is_never_ready_is_not_printed() -> None:
    with pytest.raises(chromium.ChromiumFailed, match="the page was not ready after 3 s"):
        print_pdf.game_pdf("no-such-game", timeout_s=3)


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        (["nothing", "out.pdf"], "no game “nothing”"),
        (["trio", "out.pdf", "--paper", "a5"], "'a5'"),
        (["trio", "out.pdf", "--lang", "de"], "'de'"),
        (["trio", "out.pdf", "--only", "box"], "'box'"),
    ],
)
def test_wrong_arguments_are_reported(typed: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["print", *typed])
    assert message in capsys.readouterr().err


def test_an_unwritable_output_file_is_an_error(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(print_pdf, "game_pdf", lambda *_: b"%PDF")
    with pytest.raises(SystemExit, match="2"):
        main(["print", "trio", str(tmp_path / "nowhere" / "trio.pdf")])


def test_printing_and_browser_tests_look_for_the_same_browsers() -> None:
    assert chromium.BROWSER_NAMES == tests_browser.NAMES
