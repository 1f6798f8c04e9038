"""Replaying a journal with any pattern of undos plays each line only a few times."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import mulot
from mulot.core.journal import Journal, Move, parse
from mulot.core.luck import RecordedLuck
from mulot.core.match import Match, seed_bytes
from mulot.core.proof import verify

TRIO = mulot.load("trio")
TIMES = 4
"""How often a line may be played at most."""


def play(match: Match, moves: int) -> None:
    """Play this many moves, always the last legal action, which makes games long."""
    for _ in range(moves):
        seat = match.waiting.must[0]
        match.play(seat, match.legal(seat)[-1])


def back(match: Match, moves: int) -> None:
    """Rewind by this many moves."""
    match.undo_to(match.results[-moves - 1].line, rewind=True)


def pairs(match: Match) -> None:
    """Undo many moves, then play one and rewind two, a hundred times."""
    play(match, 600)
    back(match, 130)
    for _ in range(100):
        play(match, 1)
        back(match, 2)


def by(steps: int) -> Callable[[Match], None]:
    """Rewind to the beginning, this many moves at a time."""

    def go(match: Match) -> None:
        play(match, 600)
        while len(match.results) > steps:
            back(match, steps)

    return go


def sawtooth(match: Match) -> None:
    """Repeatedly play 64 moves and rewind 65."""
    play(match, 500)
    for _ in range(12):
        play(match, 64)
        back(match, 65)


def random_undos(match: Match) -> None:
    """Rewind by one or many moves at random moments."""
    rng = Random(5)
    for _ in range(1200):
        known = len(match.results) - 1
        if known > 600 or (known and rng.random() < 0.3):
            back(match, min(known, rng.choice((1, 1, 2, 7, 66))))
        else:
            play(match, 1)


PATTERNS = [pairs, by(1), by(7), by(64), by(65), sawtooth, random_undos]
NAMES = ["pairs", "by-1", "by-7", "by-64", "by-65", "sawtooth", "random_undos"]


@pytest.fixture(params=PATTERNS, ids=NAMES)
def journal(request: pytest.FixtureRequest) -> Journal:
    match = Match(TRIO, 2, 1)
    request.param(match)
    return parse(match.dump())[0]


def counting_game() -> tuple[Any, list[int]]:
    """Return the game, and a list that grows with every call of its `play`."""
    calls: list[int] = []

    def played(*given: Any) -> None:
        calls.append(1)
        TRIO.play(*given)

    return replace(TRIO, play=played), calls


def test_replaying_a_journal_with_undos_plays_each_line_at_most_a_few_times(journal: Journal) -> None:
    game, calls = counting_game()
    match = Match.from_journal(journal, game=game)
    assert len(calls) <= TIMES * len(journal.lines)
    assert match.state == list(Match.from_journal(journal, game=TRIO).replay())[-1].state
    plain = Match(TRIO, 2, 1)
    for result in match.results[1:]:
        line = journal.lines[result.line]
        assert isinstance(line, Move)
        plain.play(line.seat, line.play, luck=RecordedLuck(line.luck, line.line))
    assert plain.state == match.state, "after undos the state differs from that of the remaining moves alone"


def test_verifying_and_replaying_play_each_line_at_most_a_few_times(journal: Journal) -> None:
    game, calls = counting_game()
    verify(journal, seed_bytes(1), game)
    assert len(calls) <= 2 * TIMES * len(journal.lines)
    calls.clear()
    match = Match.from_journal(journal, game=game)
    for _ in match.replay():
        pass
    assert len(calls) <= 2 * TIMES * len(journal.lines)


def test_a_match_has_few_checkpoints(journal: Journal) -> None:
    match, most = Match.from_header(journal.header, game=TRIO), 0
    for row in journal.written[1:]:
        match.apply_line(row)
        most = max(most, len(match.checkpoints))
    assert most <= 30
    plain = Match(TRIO, 2, 1)
    play(plain, 600)
    assert len(plain.checkpoints) <= 6
    plain.drop_lines_before(plain.journal.next_line - 256)
    assert len(plain.checkpoints) <= 4, "checkpoints before the dropped lines are kept"
