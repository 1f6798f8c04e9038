"""Captured mice under the house rule `captives_whisper`: MR-212."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from mulot.bots import Budget
from mulot.core.luck import RandomLuck
from mulot.core.options import option_values, plain_options, read_options
from mulot.games.mystiques import GAME
from mulot.games.mystiques.bots import BOTS
from mulot.games.mystiques.bots.teamwork import choose_captive_action
from mulot.games.mystiques.model import View
from mulot.games.mystiques.model.actions import EndTurn, Gnaw, Whisper
from mulot.games.mystiques.model.events import CheeseOffWheel, CheeseWon, TurnMissed, Whispered
from mulot.games.mystiques.model.frames import Captive
from mulot.games.mystiques.model.options import Options
from mulot.games.mystiques.scenes import scene
from mulot.games.mystiques.view import imagine
from mulot.testing import act, only, refusal, rule

WHISPERS = Options(captives_whisper=True)


def state_with_captive(options=WHISPERS, **changes):
    """Return a state in which Aubin ends his turn and captured Filch is next."""
    changes = {"options": options, "seats": 2, "track": "aubin filch melisse roach", **changes}
    s = scene(". . .", "aubin a1, filch, melisse a1", "roach c1", **changes)
    return s, act(GAME, s, 0, "end-turn")


@rule("MR-212")
def test_a_captured_mouse_whispers_to_a_free_one_who_gets_a_cheese():
    s, _ = state_with_captive()
    assert (GAME.waiting(s).about, GAME.waiting(s).must) == ("captive", (1,))
    assert list(GAME.legal(s, 1)) == [Whisper("aubin"), Whisper("melisse"), EndTurn()]
    events = act(GAME, s, 1, "whisper melisse", 1)
    assert only(Whispered, events) == Whispered("filch", "melisse", "MR-212")
    assert only(CheeseWon, events) == CheeseWon("melisse", 1, "MR-212")
    assert [m.cheese for m in s.mice] == [0, 0, 1]
    assert s.stack[-1].mouse == 2  # the next card has its turn
    assert not s.mice[1].space


@rule("MR-212")
def test_a_captured_mouse_gnaws_a_cheese_off_the_wheel_if_there_is_one():
    s, _ = state_with_captive(wheel=1)
    assert Gnaw() in GAME.legal(s, 1)
    events = act(GAME, s, 1, "gnaw", 1)
    assert only(Whispered, events).whom is None
    assert only(CheeseOffWheel, events) == CheeseOffWheel(1, 0, "MR-212")
    assert s.wheel == 0
    s, _ = state_with_captive(wheel=0)
    assert refusal(GAME, s, 1, "gnaw").no == "not-asked"


@rule("MR-212")
def test_a_captured_mouse_may_wait_and_cannot_whisper_to_another_captive():
    s, _ = state_with_captive()
    assert refusal(GAME, s, 1, "whisper filch").no == "not-asked"
    assert only(TurnMissed, act(GAME, s, 1, "end-turn", 1)).hero == "filch"
    assert [m.cheese for m in s.mice] == [0, 0, 0]


@rule("MR-212", "M-148")
def test_without_the_option_a_captured_mouse_misses_her_turn():
    for options in (Options(), Options(captives_whisper=False)):
        s = scene(
            ". . .", "aubin a1, filch, melisse a1", "roach c1", "aubin filch melisse roach", seats=2, options=options
        )
        assert only(TurnMissed, act(GAME, s, 0, "end-turn", 1)).hero == "filch"
        assert s.stack[-1].mouse == 2


def test_without_the_option_a_table_is_written_as_before_it_existed():
    assert b"captives_whisper" not in msgspec.json.encode(Options())
    assert "captives_whisper" not in plain_options(read_options(GAME, {}, 2))
    assert plain_options(read_options(GAME, {"captives_whisper": True}, 2))["captives_whisper"] is True
    assert option_values(GAME, 2)["captives_whisper"] == [False, True]


@rule("MR-212", "M-149")
def test_a_captured_mouse_comes_back_as_usual_when_no_enemy_is_left():
    s = scene(". . .", "aubin a1, filch", options=WHISPERS, seats=2)
    act(GAME, s, 0, "end-turn", 1)
    assert s.mice[1].space == "a1"


def test_a_spectator_sees_the_question_to_a_captured_mouse():
    s, _ = state_with_captive()
    view = msgspec.json.decode(msgspec.json.encode(GAME.look(s, 0)), type=View)
    assert view.scene.card == "filch"
    again = imagine(view, (), Random(1))
    assert again.stack == s.stack
    assert isinstance(again.stack[-1], Captive)
    assert GAME.legal(again, 1) == GAME.legal(s, 1)


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.name)
def test_every_character_can_lead_a_captured_mouse(bot):
    s, _ = state_with_captive(wheel=5)
    view = GAME.look(s, 1)
    assert bot.choose(bot.start(GAME, 1, view), view, GAME.legal(s, 1), Random(1), Budget(60, 4)) == Gnaw()


def test_experts_help_the_healer_who_is_short_of_cheese_then_whoever_learns_next():
    s, _ = state_with_captive(wheel=1)
    s.mice[0].cheese = 4
    assert choose_captive_action(s, GAME.legal(s, 1)) == Whisper("aubin")
    s.mice[0].wounds = 1
    assert choose_captive_action(s, GAME.legal(s, 1)) == Whisper("melisse")
    s.mice[0].wounds, s.mice[0].cheese = 0, 6
    assert choose_captive_action(s, GAME.legal(s, 1)) == Whisper("melisse")


def test_random_games_with_whispers_end():
    whispers = 0
    for seed in range(4):
        luck = RandomLuck(seed)
        options = msgspec.convert({"chapter": "captain-vurst", "captives_whisper": True}, Options)
        s = GAME.new(options, 2, luck)
        brave = next(bot for bot in BOTS if bot.name == "brave")
        minds = [brave.start(GAME, seat, GAME.look(s, seat)) for seat in range(2)]
        while s.outcome is None:
            seat = s.ask.must[0]
            whispers += s.ask.about == "captive"
            action = brave.choose(minds[seat], GAME.look(s, seat), GAME.legal(s, seat), Random(1), Budget())
            GAME.play(s, seat, action, luck, lambda event: None)
    assert whispers
