"""The experts cooperate: they share, use group items, and do not waste turns."""

from __future__ import annotations

from random import Random

from mulot.bots import Budget
from mulot.games.mystiques import GAME
from mulot.games.mystiques.bots.distances import mouse_distances
from mulot.games.mystiques.bots.experts import EXPERTS
from mulot.games.mystiques.model import actions as do
from mulot.games.mystiques.model.pieces import Token
from mulot.games.mystiques.scenes import SWORD, scene
from mulot.testing import act

WISE = EXPERTS[-1]


def expert_choice(s):
    seat = s.ask.must[0]
    view = GAME.look(s, seat)
    action = WISE.choose(WISE.start(GAME, seat, view), view, GAME.legal(s, seat), Random(1), Budget())
    assert action in GAME.legal(s, seat)
    return action


def play_expert_actions(s, *script):
    """Play the expert's actions one after another, with these scripted random results."""
    action = expert_choice(s)
    act(GAME, s, s.ask.must[0], action, *script)
    return action


def test_two_mice_pool_their_cheese_so_that_one_learns_an_ability():
    s = scene(". .", "aubin a1, filch a1")
    s.mice[0].cheese, s.mice[1].cheese = 2, 4
    assert play_expert_actions(s) == do.Share("filch")
    assert [play_expert_actions(s), play_expert_actions(s), play_expert_actions(s)] == [
        do.Give("cheese"),
        do.Give("cheese"),
        do.Done(),
    ]
    assert (s.mice[0].cheese, s.mice[1].cheese) == (0, 6)


def test_a_card_is_given_to_a_mouse_who_can_use_it():
    s = scene(". .", "aubin a1, selene a1")
    s.mice[0].bag = ("scroll-of-flame",)
    assert play_expert_actions(s) == do.Share("selene")
    assert [play_expert_actions(s), play_expert_actions(s)] == [do.Give("scroll-of-flame"), do.Done()]
    assert s.mice[1].bag == ("scroll-of-flame",)


def test_the_healer_is_given_the_cheese_for_a_bandage():
    s = scene(". .", "aubin a1, melisse a1, filch a1")
    s.mice[0].cheese, s.mice[1].cheese, s.mice[2].wounds = 1, 1, 2
    assert play_expert_actions(s) == do.Share("melisse")
    assert play_expert_actions(s) == do.Give("cheese")


def test_experts_finish_an_exchange_that_overfills_a_bag():
    s = scene(". .", "aubin a1, filch a1")
    s.mice[0].bag, s.mice[1].bag = ("felt-coat", "sling", "rusty-nail"), ("spectacles", "table-knife", "clover-charm")
    act(GAME, s, 0, "share filch")
    act(GAME, s, 0, "give sling")
    assert isinstance(play_expert_actions(s), do.Take)
    assert [len(m.bag) for m in s.mice] == [3, 3]


def test_take_heart_is_played_if_it_gives_more_than_it_costs():
    s = scene(". .", "aubin a1, filch b1, melisse b1, ondine b1", "roach b1")
    s.mice[0].cheese = 2
    assert expert_choice(s) == do.Use("aubin", "rally")
    s.mice[3].space = ""
    assert expert_choice(s) != do.Use("aubin", "rally")


def test_a_grape_is_laid_for_cockroaches_that_will_come():
    s = scene(". . . . .", "aubin a1", "roach d1 d1 e1", stash=("grape",))
    assert play_expert_actions(s) == do.Place("grape", "b1")
    s = scene(". . . . .", "aubin a1", "rat d1 d1 e1", stash=("grape",))
    assert not isinstance(expert_choice(s), do.Place)  # rats would throw it


def test_the_fork_shoots_the_grape_into_a_crowd():
    s = scene(". . . . .", "aubin a1", "rat e1 e1 e1", stash=("grape", "fork"))
    assert play_expert_actions(s) == do.Place("fork", "a1")
    assert expert_choice(s) == do.Catapult("grape", "e1")


def test_the_fork_throws_a_friend_beside_an_enemy_that_nobody_reaches():
    s = scene(". . . . . . .", "ondine a1, rivette a1", "rat g1", stash=("fork",), points=0, moved=True)
    s.mice[0].gear = ()  # she has nothing to shoot with
    assert play_expert_actions(s) == do.Place("fork", "a1")
    assert expert_choice(s) in (do.Catapult("rivette", "f1"), do.Catapult("rivette", "g1"))


def test_hook_and_thread_cross_the_water():
    s = scene(". ~ . E", "aubin a1, filch a1", stash=("hook",), chapter="first-frost")
    s.board = [*s.board]
    s.tokens = (Token("crank", 0, "d1"),)
    s.mice[0].searched = (s.explored[0],)
    assert play_expert_actions(s) == do.Place("hook", "c1")
    assert play_expert_actions(s) == do.Step("c1")
    assert s.mice[0].space == "c1"


def test_experts_step_out_of_the_current_before_their_turn_ends():
    s = scene(". . .\n\n> > >\n\n. . .", "aubin b2, filch a1", points=3)
    s.mice[0].searched = (s.explored[0],)
    step = expert_choice(s)
    assert isinstance(step, do.Step)
    assert step.to not in ("a2", "b2", "c2")


def test_paths_lead_up_the_stream_when_the_sluice_is_closed():
    s = scene("~ < ~", "aubin a1", chapter="mill-race")
    assert "a1" not in mouse_distances(s, ["c1"])
    assert set(mouse_distances(s, ["b1"])) == {"b1", "c1"}  # and it cannot be entered from below
    s.calm = True
    assert mouse_distances(s, ["c1"])["a1"] < 99


def test_an_archer_shoots_first_and_then_steps_back():
    s = scene(". . . . .", "ondine c1", "roach d1 d1", points=3)
    assert isinstance(play_expert_actions(s, SWORD, SWORD), do.Attack)
    assert play_expert_actions(s) == do.Step("b1")


def test_an_archer_looks_for_a_space_with_a_line_of_sight_and_no_enemy_beside_it():
    s = scene(". . # .\n\n. . . .\n\n. . . .", "ondine a1", "rat d1", points=3)
    while isinstance(step := expert_choice(s), do.Step):
        act(GAME, s, 0, step)
    assert isinstance(step, do.Attack)
    assert s.mice[0].space not in ("c2", "d2")
