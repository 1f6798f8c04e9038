"""The live display: whole games in a pseudo-terminal, played with arrow keys and Enter."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from typing import Any

import pytest

import mulot
from mulot.cli.arrow_keys import arrow_moves
from mulot.cli.colours import colour_drawing
from mulot.cli.i18n import Translator
from mulot.core.drawing import draw_for_players, seat_letters
from mulot.core.game import Ask
from mulot.core.match import Match
from mulot.core.text import outcome_sentence

TIMEOUT_S = 120.0
SEED = "hazelnut"
CLEARED = "\x1b[2J"
KEYS = {"up": "\x1b[A", "down": "\x1b[B", "right": "\x1b[C", "left": "\x1b[D"}
CHOOSE = Translator("en").house_text("choose")
LAST_LINE = {"souriciere": "~H:> Hazel   ~C:> Clover", "trio": "/____________________\\"}
"""A line that a board of the game has once."""


class PseudoTerminal:
    """`mulot play` in a pseudo-terminal, with a scripted person who presses keys."""

    def __init__(self, *command: str, **environment: str) -> None:
        self.outer, inner = pty.openpty()
        fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", 44, 110, 0, 0))
        plain = {**os.environ, "TERM": "xterm-256color", "LANG": "en_GB.UTF-8", **environment}
        if "NO_COLOR" not in environment:
            plain.pop("NO_COLOR", None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "mulot", "play", *command, "--lang", "en", "--seed", SEED],
            stdin=inner, stdout=inner, stderr=inner, env=plain, close_fds=True,
        )  # fmt: skip
        os.close(inner)
        self.output = ""

    def __enter__(self) -> PseudoTerminal:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.outer)

    def read_until(self, *texts: str) -> str:
        """Read output until one of these texts appears, or until the process ends if none is given; return it."""
        new, end = "", time.monotonic() + TIMEOUT_S
        while not any(wanted in new for wanted in texts):
            assert time.monotonic() < end, f"{texts} did not appear: {new[-600:]}"
            if not select.select([self.outer], [], [], 1.0)[0]:
                continue
            try:
                more = os.read(self.outer, 65536)
            except OSError:  # how a pseudo-terminal reports that the other side was closed
                more = b""
            if not more:
                break
            new += more.decode(errors="replace")
        self.output += new
        return new

    def press(self, keys: str) -> None:
        os.write(self.outer, keys.encode())


def without_colours(text: str) -> str:
    return re.sub(r"\x1b\[[\d;]*m", "", text)


def play(table: PseudoTerminal, match: Match, keys: Callable[[int], str]) -> str:
    """Play all seats with the keys for each seat; return the output after the last move."""
    while isinstance(ask := match.waiting, Ask):
        seat = ask.must[0]
        table.read_until(CHOOSE)
        table.press(keys(seat))
    return table.read_until()


def choose_first_move(match: Match) -> Callable[[int], str]:
    """Return a function that plays a seat's first legal move: Down and Enter, or Enter alone if it is the only one."""

    def keys(seat: int) -> str:
        legal = match.legal(seat)
        match.play(seat, legal[0])
        return "\n" if len(legal) == 1 else KEYS["down"] + "\n"

    return keys


@pytest.mark.parametrize(("game", "options"), [("souriciere", {"first": 0}), ("trio", {"first": 0})])
def test_a_whole_game_is_played_with_arrow_keys_and_enter(game: str, options: dict[str, Any]) -> None:
    match = Match(mulot.load(game), 2, SEED, options)
    given = [part for name, value in options.items() for part in ("--option", f"{name}={value}")]
    with PseudoTerminal(game, "--seats", "2", *given) as table:
        end = play(table, match, choose_first_move(match))
    assert match.outcome is not None
    assert Translator("en", match.game).sentence_text(outcome_sentence(match.game, match.outcome)) in without_colours(
        end
    )
    assert table.output.count(CLEARED) > 10, "each board replaces the one before"
    last = without_colours(end.split(CLEARED)[-1])
    assert last.count(LAST_LINE[game]) == 1, "the last board is shown once"


def test_a_whole_game_is_played_with_the_four_arrow_keys(tmp_path: Any) -> None:
    """Each arrow key previews its step and Enter plays it; barrier moves are listed only on request."""
    game, options = mulot.load("barrieres"), {"size": 5, "first": 0}
    match = Match(game, 2, SEED, options)
    saved = tmp_path / "saved.jsonl"
    pressed: set[str] = set()

    def keys(seat: int) -> str:
        view = match.look(seat)
        arrows = arrow_moves(game, view, seat, match.legal(seat))
        ahead = game.queries["routes"](view, "")[seat][1]
        key = next((key for key, notation in arrows.items() if notation == ahead), None) or next(iter(arrows))
        match.play(seat, arrows[key])
        pressed.add(key)
        return KEYS[key] + "\n"

    with PseudoTerminal("barrieres", "--option", "size=5", "--option", "first=0", "--save", str(saved)) as table:
        question = table.read_until(CHOOSE)
        assert "moves are possible" in question
        assert "a1h" not in question
        table.press("moves\n")
        assert "a1h a1v" in table.read_until(CHOOSE)
        table.press(keys(0))
        play(table, match, keys)
    assert match.outcome is not None
    assert {"up", "down"} <= pressed
    assert "▸ " in table.output
    assert Match.load(saved).outcome == match.outcome


def test_an_arrow_key_shows_its_step_on_the_board_and_escape_takes_it_back() -> None:
    def mouse_rows(output: str) -> list[str]:
        """Return the numbers of the rows in which the first mouse stands, on the last board shown."""
        rows = without_colours(output.split(CLEARED)[-1]).splitlines()
        return [row.split()[0] for row in rows if "▲" in row and row[:2].strip().isdigit()]

    with PseudoTerminal("barrieres", "--option", "size=5", "--option", "first=0") as table:
        assert mouse_rows(table.read_until(CHOOSE)) == ["1"]
        table.press(KEYS["up"])
        shown = table.read_until("[c2]")
        assert mouse_rows(shown) == ["2"]
        assert re.search(r"\x1b\[[\d;]*7[\d;]*m▲", shown), "the place is marked"
        table.press("\x1b")
        assert mouse_rows(table.read_until(CHOOSE)) == ["1"]


def test_keys_pressed_while_a_bot_thinks_are_not_shown() -> None:
    with PseudoTerminal("barrieres", "--bots", "strong", "--option", "first=0") as table:
        table.read_until(CHOOSE)
        table.press(KEYS["up"] + "\n" + KEYS["up"])
        shown = ""
        # The preview, the step and the answer, which may arrive together; then the next question.
        while shown.count(CLEARED) < 3 or CHOOSE not in shown.split(CLEARED)[-1]:
            shown += table.read_until(CLEARED, CHOOSE)
            assert not termios.tcgetattr(table.outer)[3] & termios.ECHO
    assert "^[" not in table.output


def test_backspace_deletes_and_escape_cancels_an_arrow_choice() -> None:
    with PseudoTerminal("barrieres", "--option", "size=5", "--option", "first=0") as table:
        table.read_until(CHOOSE)
        table.press("ways!\x7f\n")
        assert "Hazel: 4 steps to go" in table.read_until("Clover: ")
        table.press(KEYS["up"])
        assert "[c2]" in table.read_until("[c2]")
        table.press("\x1b")
        table.read_until("\x1b[K")
        table.press("quit\n")
        assert Translator("en").house_text("goodbye") in table.read_until()


def test_colours_are_optional_and_do_not_change_the_text() -> None:
    command = ("barrieres", "--option", "size=5", "--option", "first=0")
    outputs = []
    for environment in ({}, {"NO_COLOR": "1"}):
        with PseudoTerminal(*command, **environment) as table:
            outputs.append(table.read_until(CHOOSE))
            table.press("quit\n")
            table.read_until()
    assert re.search(r"\x1b\[[\d;]*38;[\d;]*m▲", outputs[0])
    assert "\x1b[38" not in outputs[1]
    assert without_colours(outputs[0]).split("—")[2] == without_colours(outputs[1]).split("—")[2]


def test_plain_mode_never_clears_the_screen() -> None:
    with PseudoTerminal("barrieres", "--plain") as table:
        output = table.read_until(CHOOSE)
        table.press("quit\n")
        table.read_until()
    assert CLEARED not in table.output
    assert "moves are possible" in output


@pytest.mark.parametrize("game", mulot.shelf())
def test_the_board_shows_names_in_place_of_seat_numbers(game: str) -> None:
    match = Match(mulot.load(game), 2, SEED, {"first": 1} if game != "mystiques" else {})
    numbers = match.game.draw(match.look(0))
    names = draw_for_players(match.game, match.look(0), ["Ana", "Anouk"])
    assert all(re.search(rf"(?<!\w){name}(?!\w)", names) for name in ("Ana", "Anouk"))
    assert names.count("1") <= numbers.count("1")
    assert not re.search(r"~\d+:>|^[ >] [01]  |[▶?] ?[01]\b", names, re.M)
    assert seat_letters(["Ana", "Anouk", "Nana", "Al"]) == ["A", "N", "B", "L"]


@pytest.mark.parametrize("game", mulot.shelf())
def test_colouring_does_not_change_the_drawing(game: str) -> None:
    match = Match(mulot.load(game), 2, SEED)
    drawing = draw_for_players(match.game, match.look(0), ["Hazel", "Clover"])
    text = colour_drawing(drawing, ["Hazel", "Clover"], drawing.replace("·", "x", 1))
    assert text.plain == drawing
    assert text.spans
