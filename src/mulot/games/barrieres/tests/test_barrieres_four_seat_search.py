"""The search at a table of four."""

from __future__ import annotations

from random import Random

import pytest

import mulot
from mulot.bots import Budget
from mulot.core.luck import RandomLuck
from mulot.games.barrieres.bots import BOTS
from mulot.games.barrieres.bots.engine.search import think
from mulot.games.barrieres.content import board
from mulot.games.barrieres.model import Action, Options, State, Step
from mulot.games.barrieres.notation import read, write
from mulot.games.barrieres.rules import copy, legal, new
from mulot.games.barrieres.rules.maze import maze_of
from mulot.lab.arena import play_game

GAME = mulot.load("barrieres")


def ignore_event(event: object) -> None:
    """Drop an event."""


def start(*plays: str) -> State:
    s = new(Options(size=7, first=0), 4, RandomLuck(0))
    for play in plays:
        GAME.play(s, s.turn, read(play), RandomLuck(0), ignore_event)
    return s


def positions(count: int) -> list[State]:
    """Return random positions on 7×7, from games with more steps than barriers."""
    found = list[State]()
    for number in range(count):
        rng = Random(number)
        s = new(Options(size=7, third_mouse=rng.choice(("blocks", "side-step"))), 4, RandomLuck(rng))
        for _ in range(rng.randrange(36)):
            if s.outcome is None:
                every = legal(s, s.turn)
                steps = [action for action in every if isinstance(action, Step)]
                GAME.play(
                    s,
                    s.turn,
                    rng.choice(steps if steps and rng.random() < 0.6 else every),
                    RandomLuck(rng),
                    ignore_event,
                )
        if s.outcome is None:
            found.append(s)
    return found


def way(s: State, seat: int) -> int:
    return maze_of(s).distance(board(s.size).number[s.mice[seat]], board(s.size).goal(4, seat))


def choice(s: State, rounds: int = 300, seed: int = 1) -> Action:
    return think(s, 60.0, Random(seed), rounds=rounds, history=()).action


@pytest.mark.parametrize("turn", range(4))
def test_it_takes_the_cheese(turn: int) -> None:
    s = start()
    s.mice, s.turn = ("b6", "f3", "e2", "b5"), turn
    for seed in range(3):
        there = copy(s)
        GAME.play(there, turn, choice(s, 30, seed), RandomLuck(0), ignore_event)
        assert there.outcome is not None
        assert there.outcome.scores[turn] == 1


@pytest.mark.parametrize("turn", range(4))
def test_it_holds_up_who_is_about_to_arrive_if_nobody_else_can(turn: int) -> None:
    """The next seat is one step from its cheese, and only the seat to move has a barrier."""
    before_the_cheese = ("d6", "f4", "d2", "b4")
    s, next_seat = start(), (turn + 1) % 4
    mice = ["a2", "b6", "g6", "f2"]
    mice[next_seat] = before_the_cheese[next_seat]
    s.mice, s.turn = tuple(mice), turn
    s.stock = tuple(1 if seat == turn else 0 for seat in range(4))
    for seed in range(3):
        there = copy(s)
        GAME.play(there, turn, choice(s, 300, seed), RandomLuck(0), ignore_event)
        assert way(s, next_seat) == 1
        assert way(there, next_seat) > 1, write(choice(s, 300, seed))


@pytest.mark.parametrize("turn", range(4))
def test_what_it_looks_at_is_worth_what_it_is_worth_to_whoever_thinks(turn: int) -> None:
    """Nobody has a barrier left, and one mouse is far ahead of all others."""
    near, far = ("d5", "e4", "d3", "c4"), ("d2", "b4", "d6", "f4")
    for ahead in range(4):
        s = start()
        s.mice, s.turn, s.stock = tuple((near if seat == ahead else far)[seat] for seat in range(4)), turn, (0,) * 4
        chance = think(s, 60.0, Random(1), rounds=300, history=()).chance
        assert chance > 0.8 if ahead == turn else chance < 0.2, (ahead, chance)


def test_it_leaves_it_to_the_next_one_to_hold_up_the_leader() -> None:
    """The seat just before the leader must place a barrier, so an earlier seat keeps its own and steps ahead."""
    s = start()
    s.mice, s.turn, s.stock = (
        ("c4", "c6", "g6", "b4"),
        0,
        (1, 1, 1, 0),
    )  # seat 3 is about to arrive, after seats 1 and 2
    assert way(s, 3) == 1
    assert isinstance(choice(s, 4000), Step)


def test_it_only_does_what_is_allowed() -> None:
    seen = 0
    for number, s in enumerate(positions(60)):
        thought = think(s, 60.0, Random(number), rounds=120, history=())
        assert thought.action in legal(s, s.turn)
        assert 0 <= thought.chance <= 1
        there = copy(s)
        for action in thought.line:
            assert action in legal(there, there.turn)
            GAME.play(there, there.turn, action, RandomLuck(0), ignore_event)
        seen += 1
    assert seen > 40


def test_the_same_seed_gives_the_same_choice() -> None:
    s = start("d2", "b4", "d6", "f4")
    assert think(s, 60.0, Random(4), rounds=400, history=()) == think(s, 60.0, Random(4), rounds=400, history=())


def test_one_master_among_three_sensible_ones() -> None:
    bots, won = {bot.name: bot for bot in BOTS}, 0.0
    for seat in range(4):
        seating = [bots["master"] if other == seat else bots["sensible"] for other in range(4)]
        result = play_game(GAME, Options(first=0), seating, seat, budget=lambda: Budget(60, playouts=1500))
        won += result.scores[seat]
    assert won >= 3
