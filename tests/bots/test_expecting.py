"""Exact play: what is tried to the end agrees with what is known from elsewhere."""

from __future__ import annotations

from random import Random

import pytest

import mulot
from mulot.bots import Budget, expecting
from mulot.bots.expecting import Expecting
from mulot.core.luck import Scripted
from mulot.core.outcomes import outcomes
from mulot.games.souriciere.scenes import scene
from skirmish import GAME as SKIRMISH
from skirmish import rules

BARRIERES = mulot.load("barrieres")


def test_a_throw_before_the_cheese_is_worth_what_its_faces_are() -> None:
    """Seat 1 is held in the trap, seat 0 throws: one ply far its worth is the mean of six faces."""
    game = mulot.load("souriciere")
    s = scene("50 trap2")
    roll = game.legal(s, 0)[0]
    won = sum(chance for chance, after, _ in outcomes(game, s, 0, roll) if after.winner == 0)
    rest = 1 - float(won)
    assert Expecting(game).worth(s, 1)[:2] == pytest.approx((float(won) + rest / 2, rest / 2))


def test_a_whole_small_board_is_solved_as_the_compiled_solver_solves_it() -> None:
    """5×5 without barriers: the second mouse wins in eight plies, and not in fewer (docs/results/barrieres.md)."""
    worth = -8
    s = BARRIERES.new(BARRIERES.options(size=5, barriers=0, first=0), 2, Scripted())
    tree = Expecting(BARRIERES)
    assert tree.worth(s, -worth)[:2] == (0.0, 1.0)
    assert tree.worth(s, -worth - 1)[:2] == (0.5, 0.5)


def test_the_bot_takes_what_wins() -> None:
    """Whoever can step onto the goal does; two plies far it also sees that the other could."""
    s = BARRIERES.new(BARRIERES.options(size=5, barriers=0, first=0), 2, Scripted())
    bot = expecting("exact", plies=3)
    while not (outcome := getattr(BARRIERES.waiting(s), "scores", None)):
        seat = BARRIERES.waiting(s).must[0]
        view, legal = BARRIERES.look(s, seat), BARRIERES.legal(s, seat)
        action = bot.choose(bot.start(BARRIERES, seat, view), view, legal, Random(1), Budget(60))
        best = max(Expecting(BARRIERES).worth_of(s, seat, each, 3)[seat] for each in legal)
        assert Expecting(BARRIERES).worth_of(s, seat, action, 3)[seat] == best
        BARRIERES.play(s, seat, action, Scripted(), lambda event: None)
        assert s.ply < 60
    assert sum(outcome) == 1


def test_with_secrets_it_thinks_in_imagined_worlds() -> None:
    """The skirmish hides a stone; the bot gets its view and no more, and still plays by the rules."""
    s = SKIRMISH.new(rules.Options(rats=1, charms=False, first=0), 2, Scripted("acorn"))
    bot = expecting("exact", plies=2, worlds=3)
    view, legal = SKIRMISH.look(s, 0), SKIRMISH.legal(s, 0)
    chosen = bot.choose(bot.start(SKIRMISH, 0, view), view, legal, Random(1), Budget(60))
    assert chosen == rules.Attack(), "nothing else chases the last rat"
