"""Game reviews: winning chances, turning points, and better moves."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Any

import msgspec

import mulot
from mulot.bots import game_review as courses
from mulot.bots.game_review import Chances, GameReview, ReviewProgress, continue_review, finish_review, review_match
from mulot.core.game import Ask, Explanation
from mulot.core.match import Match
from mulot.games.barrieres.bots.evaluator import (
    EngineEvaluator,
    PlainEvaluator,
    chances_at_end,
    chances_of_four,
    evaluator,
)
from mulot.games.barrieres.bots.kernel import KERNEL
from mulot.games.barrieres.model import Barrier, State, Step
from mulot.games.barrieres.scenes import scene

GAME = mulot.load("barrieres")


def played(moves: str, seats: int = 2, **options: Any) -> Match:
    match = Match(GAME, seats, seed=1, options={"size": 5, "barriers": 1, "first": 0, **options})
    for move in moves.split():
        assert isinstance(match.waiting, Ask)
        match.play(match.waiting.seats[0], move)
    return match


BLUNDER = "c2 d5 c3 d4 b3 d3 b4 d2 a4 d1"
"""Both mice are one step from their cheese; seat 0 steps aside (line 9), and seat 1 arrives."""


def look_back(match: Match, seconds: float = 2.0) -> GameReview:
    return review_match(list(match.replay()), PlainEvaluator(), seconds)


def test_a_step_away_from_the_cheese_is_where_it_turned() -> None:
    found = look_back(played(BLUNDER))
    assert len(found.chances) == 11
    assert (found.chances[8], found.chances[9], found.chances[10]) == ((1.0, 0.0), (0.0, 1.0), (0.0, 1.0))
    point = next(one for one in found.points if one.at == 8)
    assert (point.seat, point.line, point.played) == (0, 8, Step("a4"))
    assert (point.better, point.ground, point.gain) == (Step("b5"), Explanation("arrives"), 1.0)
    assert all(one.at >= 2 for one in found.points), "nothing is decided by a first move"


def test_a_barrier_that_was_not_put_up_is_found() -> None:
    """Seat 1 is about to arrive, and seat 0 has a barrier in hand but does not place it."""
    match = played("c2 c4 c3 d4 b3 d3 a3 d2 a4 d1")
    point = next(one for one in look_back(match).points if one.at == 8)
    assert (point.seat, point.played) == (0, Step("a4"))
    assert isinstance(point.better, Barrier)
    assert point.ground is not None
    assert (point.ground.name, point.ground.args["seat"]) in (("longer", 1), ("longer-both", 1))
    after = PlainEvaluator().after(match.at(8).state, point.better)
    assert after.barriers == (point.better.at + point.better.lies,)


def test_a_judge_that_sees_nothing_finds_nothing() -> None:
    """Without winning chances there is no turning point, so the tests above depend on the chances."""

    class Blind(PlainEvaluator):
        def chances(self, s: State, seconds: float) -> Chances:
            return (0.5, 0.5)

    found = review_match(list(played("c2 c4 c3 d4 b3 d3 a3 d2 a4 d1").replay()), Blind(), 1.0)
    assert found.points == ()
    assert set(found.chances) == {(0.5, 0.5)}


def test_between_two_and_five_are_told_in_order_and_each_can_be_played_on_from() -> None:
    match = played("b1 b5 a1 a5 b1 b5 a1 a5 b1 b5 a1 a5 a2 a4 a3h")
    found = look_back(match)
    assert courses.MIN_TURNING_POINTS <= len(found.points) <= courses.MAX_TURNING_POINTS
    assert [point.at for point in found.points] == sorted({point.at for point in found.points})
    assert all(b.at - a.at > 1 for a, b in pairwise(found.points))
    for point in found.points:
        moment = match.at(point.at)
        assert moment.line.line == point.line
        assert isinstance(moment.waiting, Ask)
        assert moment.waiting.seats == (point.seat,)
        assert point.better is None or point.better in moment.legal(point.seat)
        assert point.better != point.played


def test_where_all_played_well_good_moves_are_told() -> None:
    match = played("c2 d5 c3 d4 b3 d4h")

    class Content(PlainEvaluator):
        """Reports that seat 0 gets further and further ahead, and that every move played was the best one."""

        def chances(self, s: State, seconds: float) -> Chances:
            return (0.2 + 0.15 * s.ply, 0.8 - 0.15 * s.ply)

        def best(self, s: State, seconds: float) -> Any:
            return GAME.read(match.journal.lines[s.ply + 1].play)  # type: ignore[union-attr]  # they are moves here

    found = review_match(list(match.replay()), Content(), 1.0)
    assert [(point.better, point.gain) for point in found.points] == [(None, 0.15)] * courses.MIN_TURNING_POINTS
    assert {point.seat for point in found.points} == {0}


def test_a_game_of_one_move_and_one_without_any_have_a_course() -> None:
    one, none = look_back(played("c2")), look_back(played(""))
    assert (len(one.chances), len(none.chances)) == (2, 1)
    assert none.points == ()
    assert len(one.points) <= 1


def test_a_game_that_was_given_up_ends_with_how_it_stood() -> None:
    found = look_back(played("c2 b5 c3 a5 c4"))
    assert found.chances[-1][0] > 0.5
    assert all(math.isclose(sum(one), 1, abs_tol=0.01) for one in found.chances)


def test_what_was_taken_back_is_no_turning_point() -> None:
    match = played(BLUNDER.removesuffix(" d1"))
    match.undo()
    match.play(0, "b5")
    found = look_back(match)
    assert found.chances[8:] == ((1.0, 0.0), (0.0, 1.0), (1.0, 0.0), (1.0, 0.0))
    assert all(point.played != Step("a4") for point in found.points)


def test_it_is_the_same_bit_by_bit_and_over_the_wire() -> None:
    moments = list(played(BLUNDER).replay())
    so_far, pieces = ReviewProgress(), 0
    while not so_far.whole:
        again = msgspec.msgpack.decode(msgspec.msgpack.encode(so_far), type=ReviewProgress)
        so_far, pieces = continue_review(moments, PlainEvaluator(), again, 1e-6, 2.0), pieces + 1
        assert pieces < 100
    assert pieces > len(moments)
    assert finish_review(moments, so_far) == review_match(moments, PlainEvaluator(), 2.0)
    assert (
        msgspec.json.decode(msgspec.json.encode(finish_review(moments, so_far)))["points"][-1]["better"]["type"]
        == "step"
    )


def test_the_time_is_shared_out_so_that_a_long_game_takes_no_more() -> None:
    asked: list[float] = []

    class Noting(PlainEvaluator):
        def chances(self, s: State, seconds: float) -> Chances:
            asked.append(seconds)
            return (0.9, 0.1) if s.ply % 2 else (0.1, 0.9)

        def best(self, s: State, seconds: float) -> Any:
            asked.append(seconds)
            return super().best(s, 0.001)

    match = played(" ".join(["b1 b5 c1 c5"] * 24))
    review_match(list(match.replay()), Noting(), 3.0)
    assert sum(asked) <= 3.0 + 1e-6
    assert len(asked) > 96


def test_with_four_seats_it_is_everybodys_and_nobodys_turn_makes_it() -> None:
    match = played("c2 b3 c4 d3 c1 b4 c3 d2", seats=4, size=5, barriers=2)
    found = look_back(match)
    assert all(len(one) == 4 and math.isclose(sum(one), 1, abs_tol=0.01) for one in found.chances)
    # Seat 0 steps back, which is bad for itself and for nobody else.
    before, after = found.chances[4], found.chances[5]
    assert after[0] < before[0]
    assert [point.seat for point in found.points if point.at == 4] == [0]
    four = scene("""
  a   b   c   d   e
5 ·   ·   ▼   ·   · 5

4 ·   ·   ▲   ·   · 4

3 ▶   ·   ·   ·   ◀ 3

2 ·   ·   ·   ·   · 2

1 ·   ·   ·   ·   · 1
  a   b   c   d   e
""")
    assert chances_of_four(four)[0] > 0.25
    four.mice = ("b4", *four.mice[1:])
    assert chances_of_four(four) == (1.0, 0.0, 0.0, 0.0)


def test_the_search_finds_the_same_blunder() -> None:
    thinking = KERNEL.load()
    if thinking is None:
        assert isinstance(evaluator(), PlainEvaluator)
        return
    assert isinstance(evaluator(), EngineEvaluator)
    assert not isinstance(evaluator(plain=True), EngineEvaluator)
    found = review_match(list(played(BLUNDER).replay()), EngineEvaluator(thinking), 1.0)
    point = next(one for one in found.points if one.at == 8)
    assert (point.better, point.ground, point.gain) == (Step("b5"), Explanation("arrives"), 1.0)
    assert all(math.isclose(sum(one), 1, abs_tol=0.01) for one in found.chances)


def test_the_end_is_certain_and_a_draw_is_shared() -> None:
    match = played("c2 b5 c3 a5 b3 a4 b4 a5 c4 a4 c5")
    assert chances_at_end(match.state) == (1.0, 0.0)
    draw = played("c2 c4 c1 c5 c2 c4 c1 c5", repetition=True)
    assert draw.state.outcome is not None
    assert PlainEvaluator().chances(draw.state, 1.0) == (0.5, 0.5)
