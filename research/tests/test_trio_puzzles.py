"""The puzzles of Le Trio, solved once more with the rules alone: no part of the finder or of the bots is used."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import pytest
from msgspec.structs import replace

from mulot import games
from mulot.core.luck import ScriptedLuck
from mulot.core.puzzle import Puzzle, read_puzzles, set_up_puzzle
from mulot.games.trio import GAME
from mulot.games.trio.model import PileTaken, RoundWon, State

KEPT = read_puzzles(games.folder("trio")).puzzles
MIN_TEMPTING = 2


class RulesSolver:
    """Solves the end of a round with the rules. Whoever lays the last card wins, and whoever takes the pile loses."""

    def __init__(self) -> None:
        self.known: dict[Hashable, tuple[int, int]] = {}

    def solve(self, s: State) -> tuple[int, int]:
        """Return the winner, and the number of plies until then if the winner hurries and the loser delays."""
        key = (s.turn, s.step, s.laid, s.mice, s.cats, *map(tuple, s.hands))
        if key not in self.known:
            ends = [self.after(s, action)[:2] for action in GAME.legal(s, s.turn)]
            won = [plies for winner, plies in ends if winner == s.turn]
            self.known[key] = (s.turn, min(won)) if won else (1 - s.turn, max(plies for _, plies in ends))
        return self.known[key]

    def after(self, s: State, action: Any) -> tuple[int, int, State]:
        """Return winner and plies after an action, and the state then."""
        t, events = GAME.copy(s), list[Any]()
        GAME.play(t, s.turn, action, ScriptedLuck(None), events.append)
        for event in events:
            if isinstance(event, RoundWon | PileTaken):
                return event.seat if isinstance(event, RoundWon) else 1 - event.seat, 1, t
        winner, plies = self.solve(t)
        return winner, plies + 1, t

    def decisions(self, s: State, seat: int) -> list[int]:
        """Return, for each decision of the winning seat with more than one card, how many actions win, while the other
        seat delays as long as possible."""
        found = [(action, self.after(s, action)) for action in GAME.legal(s, s.turn)]
        if s.turn == seat:
            onward = [after for _, after in found if after[0] == seat]
            counts = [len(onward)] if len(s.hands[seat]) > 1 else []
        else:
            longest = max(plies for _, (_, plies, _) in found)
            onward, counts = [after for _, after in found if after[1] == longest], []
        for _, plies, t in onward:
            if plies > 1:
                counts += self.decisions(t, seat)
        return counts


def faults(puzzle: Puzzle) -> list[str]:
    """Return what is wrong with a puzzle."""
    s, solver = set_up_puzzle(GAME, puzzle).state, RulesSolver()
    if s.turn != puzzle.seat or s.step == "consolation":
        return ["it is not asked before a card is judged"]
    ends = {GAME.write(action): solver.after(s, action)[:2] for action in GAME.legal(s, s.turn)}
    right = [notation for notation, (winner, _) in ends.items() if winner == puzzle.seat]
    found = [] if right == [puzzle.solution] else [f"these win: {right}"]
    if {notation: 1.0 if notation in right else -1.0 for notation in ends} != puzzle.worth:
        found.append("its values are not those of its actions")
    if ends[puzzle.solution] != (puzzle.seat, puzzle.deep) or not 3 <= puzzle.deep <= 6:
        found.append(f"it is won in {ends[puzzle.solution][1]} plies")
    if set(solver.decisions(s, puzzle.seat)) != {1}:
        found.append("a later decision has several right actions")
    if sum(winner != puzzle.seat and plies > 2 for winner, plies in ends.values()) < MIN_TEMPTING:
        found.append("no wrong action is tempting")
    if puzzle.about != s.step or len(s.cheese) < 16:
        found.append("its question is wrong")
    return found


@pytest.mark.parametrize("nth", range(len(KEPT)))
def test_rules_alone_find_its_only_way(nth: int) -> None:
    assert faults(KEPT[nth]) == []


def test_a_false_puzzle_is_noticed() -> None:
    puzzle = KEPT[0]
    wrong = next(notation for notation in puzzle.worth if notation != puzzle.solution)
    assert any("these win" in fault for fault in faults(replace(puzzle, solution=wrong)))
    assert faults(replace(puzzle, deep=puzzle.deep + 1)) == [f"it is won in {puzzle.deep} plies"]
    assert faults(replace(puzzle, worth=puzzle.worth | {wrong: 1.0})) == ["its values are not those of its actions"]
    assert any(faults(replace(puzzle, plays=puzzle.plays[:-1])) for puzzle in KEPT)


def test_positions_with_several_ways_or_no_temptation_are_noticed() -> None:
    """Ends on the way to the puzzles are mostly no puzzles."""
    told = {
        fault.split(":")[0]
        for puzzle in KEPT[:8]
        for back in (2, 3)
        if set_up_puzzle(GAME, earlier := replace(puzzle, plays=puzzle.plays[:-back])).state.turn == puzzle.seat
        for fault in faults(earlier)
    }
    assert {"these win", "a later decision has several right actions"} <= told


def test_they_are_of_many_kinds() -> None:
    assert {puzzle.deep for puzzle in KEPT} == {3, 4, 5, 6}
    assert all(sum(puzzle.deep == deep for puzzle in KEPT) <= 8 for deep in (3, 4, 5, 6))
    assert {puzzle.about for puzzle in KEPT} == {"place", "bonus"}
    assert any(puzzle.solution == "stop" for puzzle in KEPT)
    wrong_choices = [puzzle for puzzle in KEPT if puzzle.found["sensible"] < 1]
    assert len(wrong_choices) > len(KEPT) / 2
