"""Secrets are shown only on the terminal's alternate screen, where nobody can scroll back to them.

A terminal has a scrollback buffer for its main screen but none for the alternate screen, so text that is written there
is gone after the next clear.
"""

from __future__ import annotations

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from typing import Any

import mulot
from mulot.cli.i18n import Translator
from mulot.core.game import Ask
from mulot.core.match import Match
from mulot.core.text import outcome_sentence

TIMEOUT_S = 120.0
ALTERNATE, MAIN, CLEARED = "\x1b[?1049h", "\x1b[?1049l", "\x1b[2J"
SEED = "hazelnut"


def play_in_terminal(answers: list[tuple[str, str]], *command: str) -> str:
    """Run `mulot play` in a pseudo-terminal and return its output; `answers` are (prompt to wait for, text to type)."""
    outer, inner = pty.openpty()
    fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
    plain = {**os.environ, "TERM": "xterm-256color", "LANG": "en_GB.UTF-8", "NO_COLOR": "1"}
    process = subprocess.Popen(
        [sys.executable, "-m", "mulot", "play", *command, "--lang", "en", "--seed", SEED],
        stdin=inner,
        stdout=inner,
        stderr=inner,
        env=plain,
        close_fds=True,
    )
    os.close(inner)
    try:
        return "".join(
            [*(_read_until(outer, prompt, typed) for prompt, typed in answers), _read_until(outer, None, "")]
        )
    finally:
        process.kill()
        process.wait()
        os.close(outer)


def _read_until(outer: int, prompt: str | None, typed: str) -> str:
    """Read output until the prompt appears, then type the answer; with None, read until the process ends."""
    output, end = b"", time.monotonic() + TIMEOUT_S
    while prompt is None or prompt.encode() not in output:
        assert time.monotonic() < end, f"“{prompt}” did not appear: {output.decode(errors='replace')[-600:]}"
        if select.select([outer], [], [], 1.0)[0]:
            try:
                more = os.read(outer, 65536)
            except OSError:  # how a pseudo-terminal reports that the other side was closed
                more = b""
            if not more:
                assert prompt is None, f"the process ended before “{prompt}”: {output.decode(errors='replace')[-600:]}"
                break
            output += more
    if prompt is not None:
        os.write(outer, (typed + "\n").encode())
    return output.decode(errors="replace")


def split_screens(text: str) -> tuple[str, list[str]]:
    """Split output into the text on the main screen and the pages of the alternate screen."""
    before, other, rest = text.partition(ALTERNATE)
    apart, _, after = rest.partition(MAIN)
    return before + after, apart.split(CLEARED) if other else []


def clan(**options: Any) -> Match:
    return Match(mulot.load("clan"), 2, SEED, {"first": 0, **options})


CHOOSE = Translator("en").house_text("choose")
TAKEN = (Translator("en").house_text("pass-to", seat="Hazel").rpartition("?")[2], "")
LOOK = [(CHOOSE, "look a1"), TAKEN, (CHOOSE, "back")]
TABLE = ("clan", "--seats", "2", "--option", "first=0")


def test_a_private_look_is_on_one_page_of_the_alternate_screen_only() -> None:
    match = clan()
    tile_name = Translator("en", match.game).game_text(f"thing-{match.state.tiles[0]}")
    text = play_in_terminal([*LOOK, (CHOOSE, "quit")], *TABLE)
    main, pages = split_screens(text)
    assert tile_name not in main
    with_secret = [page for page in pages if tile_name in page]
    assert len(with_secret) == 1
    assert with_secret[0].index("pass the screen to Hazel") < with_secret[0].index(tile_name)
    assert text.count(ALTERNATE) == text.count(MAIN) == 1
    assert pages[-1].replace("\x1b[H", "").strip() == "", "the alternate screen is left empty"


def test_a_hint_is_on_a_separate_page() -> None:
    hide = (Translator("en").house_text("hide-again"), "")
    answers = [*LOOK, *LOOK, (CHOOSE, "hint"), TAKEN, hide, (CHOOSE, "quit")]
    main, pages = split_screens(play_in_terminal(answers, *TABLE, "--seconds", "0.05"))
    hinted = [page for page in pages if "A good move" in page]
    assert len(hinted) == 1
    assert hinted[0].index("pass the screen to Clover") < hinted[0].index("A good move")
    assert "What do you" not in hinted[0]
    assert "A good move" not in main


def test_the_result_is_repeated_on_the_main_screen() -> None:
    match = clan(moons=7)
    answers = []
    while isinstance(ask := match.waiting, Ask):
        seat = ask.must[0]
        action = match.game.write(match.legal(seat)[-1])
        answers.append((CHOOSE, action))
        match.play(seat, action)
    main, pages = split_screens(play_in_terminal(answers, *TABLE, "--option", "moons=7"))
    ending = Translator("en", match.game).sentence_text(outcome_sentence(match.game, match.outcome))
    assert ending in main
    assert ending in "".join(pages)


def test_the_alternate_screen_is_used_only_for_shared_secrets() -> None:
    for command in (("barrieres",), ("clan", "--bots", "gentle", "--option", "first=0")):
        assert ALTERNATE not in play_in_terminal([(CHOOSE, "quit")], *command)
