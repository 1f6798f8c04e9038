"""Expectimax agrees with known results."""

from __future__ import annotations

from random import Random

import pytest

import mulot
from mulot.bots import Budget, expectimax
from mulot.bots.expectimax import Expectimax
from mulot.core.luck import ScriptedLuck
from mulot.core.outcomes import outcomes
from mulot.games.souriciere.scenes import scene
from toy_game import GAME as TOY_GAME
from toy_game import rules

BARRIERES = mulot.load("barrieres")


def test_the_value_of_a_roll_is_the_mean_over_its_faces() -> None:
    """Seat 1 is in the trap and seat 0 rolls: one ply deep, the value is the mean over the six faces."""
    game = mulot.load("souriciere")
    s = scene("50 trap2")
    roll = game.legal(s, 0)[0]
    won = sum(chance for chance, after, _ in outcomes(game, s, 0, roll) if after.winner == 0)
    rest = 1 - float(won)
    assert Expectimax(game).value(s, 1)[:2] == pytest.approx((float(won) + rest / 2, rest / 2))


def test_expectimax_agrees_with_the_compiled_solver_on_a_small_board() -> None:
    """On 5×5 without barriers the second mouse wins in eight plies and not earlier (docs/results/barrieres.md)."""
    worth = -8
    s = BARRIERES.new(BARRIERES.options(size=5, barriers=0, first=0), 2, ScriptedLuck())
    tree = Expectimax(BARRIERES)
    assert tree.value(s, -worth)[:2] == (0.0, 1.0)
    assert tree.value(s, -worth - 1)[:2] == (0.5, 0.5)


def test_the_bot_plays_a_best_action() -> None:
    """The bot steps onto the goal if it can; three plies deep it also blocks the other mouse."""
    s = BARRIERES.new(BARRIERES.options(size=5, barriers=0, first=0), 2, ScriptedLuck())
    bot = expectimax("exact", plies=3)
    while not (outcome := getattr(BARRIERES.waiting(s), "scores", None)):
        seat = BARRIERES.waiting(s).must[0]
        view, legal = BARRIERES.look(s, seat), BARRIERES.legal(s, seat)
        action = bot.choose(bot.start(BARRIERES, seat, view), view, legal, Random(1), Budget(60))
        best = max(Expectimax(BARRIERES).action_value(s, seat, each, 3)[seat] for each in legal)
        assert Expectimax(BARRIERES).action_value(s, seat, action, 3)[seat] == best
        BARRIERES.play(s, seat, action, ScriptedLuck(), lambda event: None)
        assert s.ply < 60
    assert sum(outcome) == 1


def test_in_a_game_with_secrets_the_bot_averages_over_imagined_worlds() -> None:
    """The toy game hides a stone; the bot gets only its view and still plays legal moves."""
    s = TOY_GAME.new(rules.Options(rats=1, charms=False, first=0), 2, ScriptedLuck("acorn"))
    bot = expectimax("exact", plies=2, worlds=3)
    view, legal = TOY_GAME.look(s, 0), TOY_GAME.legal(s, 0)
    chosen = bot.choose(bot.start(TOY_GAME, 0, view), view, legal, Random(1), Budget(60))
    assert chosen == rules.Attack(), "only an attack can remove the last rat"
