"""The view, its drawing as text, the notation of actions, and the basics of bots."""

from __future__ import annotations

from random import Random

import pytest

from mulot.bots import Budget
from mulot.core.errors import Unreadable
from mulot.core.game import Outcome
from mulot.core.luck import RandomLuck
from mulot.games.mystiques import GAME
from mulot.games.mystiques.bots import BOTS
from mulot.games.mystiques.bots.distances import exits_to_goal
from mulot.games.mystiques.model.actions import Attack, EndTurn, Step, Use
from mulot.games.mystiques.model.options import HeroId, Options
from mulot.games.mystiques.model.pieces import Token
from mulot.games.mystiques.rules.chapter_progress import sides_of_objective
from mulot.games.mystiques.scenes import scene


def test_a_view_is_drawn_as_text():
    s = scene(
        """
        P . #
          -
        X .}~
        """,
        "aubin a1, filch a1, melisse",
        "rat b1 b1, brodie a2",
        wheel=2,
        tokens=(Token("hook", 0, "a1", "b1"),),
        stash=("fork",),
        visible="patrol",
    )
    s.traps = ((s.explored[0], "a2"),)
    s.enemies[1].down = True
    s.mice[0].wounds, s.mice[0].poison, s.mice[0].effects = 1, 1, ("stunned",)
    drawn = GAME.draw(GAME.look(s, None))
    assert "↻1  ⌛1/9  oo...." in drawn
    assert "(aubin) > filch > melisse" in drawn
    assert "P+h AF" in drawn
    assert ".+h r1r2_" in drawn
    assert "X! B" in drawn
    assert "▲  [patrol]" in drawn
    assert "▶ aubin  →3 ✦" in drawn
    assert "A aubin 0  a1  ♥♥♡☠  o0  !stunned  [needle-sword, leather-jerkin]  *rally" in drawn
    assert "melisse 0  —" in drawn
    assert "+ fork" in drawn
    assert "@ hook a1-b1" in drawn


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("step b2", Step("b2")),
        ("attack needle-sword rat 2", Attack("needle-sword", "rat", 2)),
        ("attack needle-sword spider", Attack("needle-sword", "spider")),
        ("end-turn", EndTurn()),
        ("use selene spark rat 1", Use("selene", "spark", "rat", 1)),
        ("use filch nibble", Use("filch", "nibble")),
        ("use filch nibble - 3", Use("filch", "nibble", None, 3)),
    ],
)
def test_actions_are_written_as_short_text_and_read_back(text, action):
    assert GAME.write(action) == text
    assert GAME.read(text) == action


@pytest.mark.parametrize("text", ["", "dance", "step", "step a b", "attack sword rat x", 'step "', "attack a"])
def test_text_that_names_no_action_is_unreadable(text):
    with pytest.raises(Unreadable):
        GAME.read(text)


def test_any_four_heroes_can_play_a_chapter():
    """The option has no finite list of values, so the test tries every hero in random companies."""
    rng, names = Random(4), list(HeroId.__args__)
    gone = set()
    for seed in range(8):
        heroes = tuple(rng.sample(names, 4))
        gone |= set(heroes)
        luck = RandomLuck(seed)
        s = GAME.new(Options(heroes=heroes), 2, luck)
        while not isinstance(waiting := GAME.waiting(s), Outcome):
            seat = rng.choice(waiting.seats)
            GAME.play(s, seat, rng.choice(GAME.legal(s, seat)), luck, lambda e: None)
    assert gone == set(names)


def test_exits_that_lead_to_the_objective_are_found():
    s = GAME.new(Options(), 1, RandomLuck(1))
    assert set(exits_to_goal(s)) == {"e2", "e3"}


def test_a_bot_with_one_legal_action_takes_it():
    s = GAME.new(Options(), 1, RandomLuck(1))
    mind = BOTS[0].start(GAME, 0, GAME.look(s, 0))
    assert BOTS[0].choose(mind, GAME.look(s, 0), GAME.legal(s, 0), Random(1), Budget()) == GAME.legal(s, 0)[0]


@pytest.mark.parametrize(
    ("chapter", "so_far", "wanted"),
    [
        ("first-frost", {}, {"granary"}),
        ("under-the-floor", {}, {"gear-pit"}),
        ("under-the-floor", {"stash": ("muscadin",)}, {"kitchen"}),
        ("webs-and-legs", {}, {"rafters", "granary"}),
        ("webs-and-legs", {"beaten": ("spider",)}, {"granary"}),
        ("brodies-hour", {}, {"granary"}),
        ("brodies-hour", {"stash": ("bell",)}, {"kitchen"}),
        ("captain-vurst", {}, {"rat-hole"}),
    ],
)
def test_the_sides_where_the_objective_is_pursued_are_found(chapter, so_far, wanted):
    s = scene(". .", "aubin a1", chapter=chapter, **so_far)
    assert sides_of_objective(s) == wanted
