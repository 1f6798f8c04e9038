"""Procedures with named steps, tested with the toy game: nested interrupts, answers of several seats, secrets,
saving."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from mulot.core.flow import DONE, Frame, Goto, answer, run, steps
from mulot.core.game import Ask, Outcome
from mulot.core.luck import ScriptedLuck
from mulot.core.match import Match
from mulot.testing import act, only, refusal, rule
from toy_game import GAME, rules


def new_state(seats: int = 2, stone: str = "acorn", **options: Any) -> rules.State:
    return GAME.new(rules.Options(first=0, **options), seats, ScriptedLuck(stone))


def frames_and_steps(s: rules.State) -> list[str]:
    return [f"{frame.__struct_config__.tag}:{frame.at}" for frame in s.stack]


@rule("K-001")
def test_mice_act_in_turn() -> None:
    s = new_state(seats=3, charms=False)
    assert s.ask == Ask("act", (0,), (0,))
    act(GAME, s, 0, "attack", 3)
    assert s.ask == Ask("act", (1,), (1,))
    assert refusal(GAME, s, 1, "put-back").no == "other-question"


@rule("K-002")
def test_a_five_removes_a_rat_and_removing_the_last_one_ends_the_game() -> None:
    s = new_state(rats=2, charms=False)
    assert only(rules.Hit, act(GAME, s, 0, "attack", 5)).left == 1
    act(GAME, s, 1, "attack", 4)
    act(GAME, s, 0, "attack", 6)
    assert GAME.waiting(s) == Outcome((1.0, 1.0), "peace")


@rule("K-003")
def test_a_surge_interrupts_the_attack() -> None:
    s = new_state(charms=False)
    s.wheel = 1
    events = act(GAME, s, 0, "attack", 1, 3, 5)  # a one causes a surge: rat 3 comes, and the five hits it
    assert [type(e).__name__ for e in events] == ["Thrown", "Surged", "Thrown", "Hit"]
    assert frames_and_steps(s) == ["turn:act"]


@rule("K-003")
def test_a_surge_can_cause_another_surge() -> None:
    s = new_state(charms=True)
    s.wheel = 1
    act(GAME, s, 0, "attack", 1, 3, 1)  # the roll against the surge is a one too and advances the wheel
    assert frames_and_steps(s) == ["turn:next", "assault:charm", "surge:end", "assault:charm"]
    s.wheel = 1
    act(GAME, s, 0, "repeat", 1, 2, 4)  # the repeated roll is a one again, so the wheel is full
    assert frames_and_steps(s) == [
        "turn:next",
        "assault:charm",
        "surge:end",
        "assault:charm",
        "surge:end",
        "assault:charm",
    ]


@rule("K-004")
def test_all_seats_with_a_charm_are_asked_at_once() -> None:
    s = new_state(seats=3)
    act(GAME, s, 0, "attack", 4)
    assert s.ask == Ask("charm", (0, 1, 2), (0, 1, 2))
    act(GAME, s, 2, "pass")
    assert s.ask == Ask("charm", (0, 1), (0, 1))
    assert only(rules.Thrown, act(GAME, s, 1, "repeat", 5)).face == 5
    assert s.ask == Ask("charm", (0, 2), (0, 2)), "after a new roll everybody who still has a charm is asked again"


@rule("K-005")
def test_blowing_a_horn_interrupts_but_does_not_answer_the_question() -> None:
    s = new_state(seats=3)
    s.wheel = 1
    act(GAME, s, 0, "attack", 4)
    act(GAME, s, 0, "pass")
    before = frames_and_steps(s), s.ask
    assert 0 in GAME.waiting(s).seats
    assert 0 not in GAME.waiting(s).must
    assert only(rules.Blown, act(GAME, s, 0, "blow")).wheel == 0
    assert (frames_and_steps(s), s.ask) == before
    assert refusal(GAME, s, 0, "blow").no == "not-your-turn"
    act(GAME, s, 1, "blow")
    assert refusal(GAME, s, 1, "blow").no == "no-horn"


@rule("K-006")
def test_only_the_seat_that_peeks_sees_the_stone() -> None:
    s = new_state(stone="thorn")
    events = act(GAME, s, 0, "peek")
    assert [GAME.hear(e, 1) for e in events] == [rules.Looked(0), None]
    assert [GAME.hear(e, None) for e in events] == [rules.Looked(0), None]
    assert [GAME.hear(e, 0) for e in events] == [rules.Looked(0), rules.Saw(0, "thorn")]
    assert GAME.look(s, 0).own == rules.Own(0, "thorn")
    assert GAME.look(s, 1).own is None
    act(GAME, s, 0, "put-back")
    assert GAME.look(s, 0).own is None


@rule("K-007")
def test_digging_reveals_the_stone_to_all_and_hides_another() -> None:
    s = new_state(stone="thorn")
    events = act(GAME, s, 0, "dig", "crumb")
    assert [GAME.hear(e, None) for e in events] == [rules.TurnedUp(None, "thorn"), rules.Hidden()]
    assert s.stone == "crumb"


@rule("K-008")
def test_the_game_ends_after_twenty_four_turns() -> None:
    s = new_state(charms=False)
    for turn in range(24):
        assert s.outcome is None
        act(GAME, s, turn % 2, "attack", 3)
    assert GAME.waiting(s) == Outcome((0.0, 0.0), "night")


def state_in_nested_surges() -> rules.State:
    """Return a state in two nested surges, in which three seats still have to answer."""
    s = new_state(seats=3)
    s.wheel = 1
    act(GAME, s, 0, "attack", 1, 3, 1)
    s.wheel = 1
    act(GAME, s, 2, "repeat", 1, 2, 4)
    return s


def test_a_state_with_nested_frames_can_be_saved_and_continued() -> None:
    s = state_in_nested_surges()
    saved = msgspec.json.encode(s)
    assert b'{"frame":"surge","at":"end","seat":0}' in saved
    t = msgspec.json.decode(saved, type=rules.State)
    while s.outcome is None:
        ask = GAME.waiting(s)
        assert GAME.waiting(t) == ask
        seat = ask.must[-1]
        action = GAME.legal(s, seat)[0]
        script = [4] if isinstance(action, rules.Attack) else []
        assert act(GAME, s, seat, action, *script) == act(GAME, t, seat, action, *script)
        assert s == t


@steps("throw", "surge", "cheer", "charm", "strike")
class LongerAssault(rules.Assault, tag="assault"):
    """The assault of a later version, which has one more step."""

    def cheer(self, s: Any, luck: Any, say: Any) -> Any:
        say(rules.Blown(self.seat, 99))


class LaterState(rules.State):
    stack: list[rules.Turn | rules.Glance | LongerAssault | rules.Surge | rules.Horn]


def test_a_stack_saved_before_a_step_was_inserted_can_be_continued() -> None:
    s = msgspec.json.decode(msgspec.json.encode(state_in_nested_surges()), type=LaterState)
    assert isinstance(s.stack[-1], LongerAssault)
    for seat in (0, 1):
        act(GAME, s, seat, "pass")
    heard = []
    while s.outcome is None and len(s.stack) > 1:
        heard += act(GAME, s, s.ask.must[0], "pass")
    assert frames_and_steps(s)[-1] == "turn:act", "all interrupted assaults continued and ended"
    assert rules.Blown(0, 99) not in heard, "they had already passed the inserted step"


def test_a_misspelt_step_fails_when_the_class_is_created() -> None:
    class Hop(Frame, tag="hop"):
        def jump(self, s: Any, luck: Any, say: Any) -> Any: ...

    with pytest.raises(AttributeError, match="jumpp"):
        steps("jumpp")(Hop)


def test_a_step_cannot_be_called_end() -> None:
    with pytest.raises(ValueError, match="cannot be called 'end'"):
        steps("begin", "end")


def test_run_changes_nothing_while_a_question_is_open() -> None:
    s = state_in_nested_surges()
    before = msgspec.json.encode(s)
    run(s, ScriptedLuck(), lambda event: None)
    assert msgspec.json.encode(s) == before


def test_a_match_can_be_saved_and_loaded_at_every_move(tmp_path: Any) -> None:
    match = Match(GAME, seats=3, seed=11)
    while match.outcome is None:
        seat = match.waiting.must[0]
        match.play(seat, match.legal(seat)[0])
        match.save(tmp_path / "m.jsonl")
        match = Match.load(tmp_path / "m.jsonl", game=GAME)
    assert match.outcome.reason in GAME.ends


class Errand(msgspec.Struct, tag_field="frame", tag="errand"):
    """A frame that is only data."""

    at: str = ""
    cheese: int = 0


@steps("ask", "carry", "again")
class ErrandSteps:
    """The steps of the frame, in a separate object."""

    FIRST: str
    AFTER: dict[str, str]

    def ask(self, f: Errand, s: Any, luck: Any, say: Any) -> Any:
        return Ask("how-much", (0,), (0,)) if f.cheese < 3 else None

    def ask_answered(self, f: Errand, s: Any, seat: int, a: int, luck: Any, say: Any) -> Any:
        f.cheese += a

    def carry(self, f: Errand, s: Any, luck: Any, say: Any) -> Any:
        say(f.cheese)
        return Errand(cheese=3) if f.cheese < 3 else DONE

    def again(self, f: Errand, s: Any, luck: Any, say: Any) -> Any:
        return Goto("ask")


class Hall(msgspec.Struct):
    stack: list[Errand]
    ask: Ask | None = None
    outcome: Outcome | None = None


def test_steps_can_be_in_a_separate_object() -> None:
    s, said, procedure = Hall([Errand()]), list[int](), ErrandSteps()
    run(s, ScriptedLuck(), said.append, lambda frame: procedure)
    assert s.ask == Ask("how-much", (0,), (0,))
    answer(s, 0, 2, ScriptedLuck(), said.append, lambda frame: procedure)
    assert said == [2, 3]  # the nested errand asked nothing
    saved = msgspec.json.decode(msgspec.json.encode(s), type=Hall)
    assert saved.stack == [Errand(at="ask", cheese=2)]
    s.outcome = Outcome((1.0,), "enough")
    answer(saved, 0, 1, ScriptedLuck(), lambda cheese: setattr(saved, "outcome", s.outcome), lambda frame: procedure)
    assert saved.stack == [Errand(at="end", cheese=3)]
