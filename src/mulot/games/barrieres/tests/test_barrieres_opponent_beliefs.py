"""The history of a table, and the beliefs about its players that follow from it."""

from __future__ import annotations

import struct
from random import Random

import msgspec
import pytest

import mulot
from mulot.bots import Budget
from mulot.core.luck import RandomLuck
from mulot.games.barrieres.bots import BOTS, characters, hint, opponent_beliefs
from mulot.games.barrieres.bots.engine import search_memory
from mulot.games.barrieres.bots.engine.search import think
from mulot.games.barrieres.bots.kernel import KERNEL
from mulot.games.barrieres.bots.opponent_beliefs import (
    PRIORS,
    SEARCHING,
    SENSIBLE,
    WANDERING,
    BeliefTracker,
    History,
    history_from_events,
)
from mulot.games.barrieres.bots.search_result import SearchResult
from mulot.games.barrieres.model import Action, Event, Options, Pass, State, Step, Stepped
from mulot.games.barrieres.rules import copy, legal, new
from mulot.games.barrieres.view import look

GAME = mulot.load("barrieres")
MEMORY = search_memory.new_search_memories()[1]
BY_NAME = {bot.name: bot for bot in BOTS}


def ignore_event(event: object) -> None:
    """Drop an event."""


def random_step(s: State, rng: Random) -> Action:
    every = legal(s, s.turn)
    return rng.choice([action for action in every if isinstance(action, Step)] or every)


def random_action(s: State, rng: Random) -> Action:
    """Return a random step or, less often, any random action."""
    return random_step(s, rng) if rng.random() < 0.6 else rng.choice(legal(s, s.turn))


def sensible(s: State, rng: Random) -> Action:
    view, bot = look(s, s.turn), BY_NAME["sensible"]
    action: Action = bot.choose(bot.start(GAME, s.turn, view), view, legal(s, s.turn), rng, Budget(60))
    return action


def table(first: int = 0, **options: object) -> State:
    return new(GAME.options(size=7, first=first, **options), 4, RandomLuck(0))


def played(s: State, seed: int, plies: int = 60) -> tuple[list[State], list[Action], list[Event]]:
    """Play random actions. Return the positions, the action in each, and all events."""
    rng, passed, done, heard = Random(seed), [copy(s)], list[Action](), list[Event]()
    while s.outcome is None and len(done) < plies:
        done.append(random_action(s, rng))
        GAME.play(s, s.turn, done[-1], RandomLuck(rng), heard.append)
        passed.append(copy(s))
    return passed, done, heard


def position_key(s: State) -> tuple[object, ...]:
    return s.turn, s.mice, s.stock, s.barriers, s.ply, s.third_mouse


@pytest.mark.parametrize("options", [{}, {"third_mouse": "side-step"}, {"repetition": True, "handicap": 2}])
def test_what_was_heard_is_what_was_seen(options: dict[str, object]) -> None:
    compared = 0
    for seed in range(12):
        s = table(seed % 4, **options)
        passed, done, heard = played(s, seed)
        seen = history_from_events(passed[len(done)], heard)
        if passed[-1].outcome is None:
            assert [position_key(one) for one, _ in seen] == [position_key(one) for one in passed[:-1]]
            assert [action for _, action in seen] == done
            compared += len(done)
    assert compared > 100


def test_what_does_not_lead_here_tells_nothing() -> None:
    """Events are missing, or the position was set up by hand."""
    passed, _, heard = played(table(), 3, 20)
    assert len(history_from_events(passed[-1], heard)) == 20
    assert history_from_events(passed[-1], heard[1:]) == ()
    assert history_from_events(passed[-1], [*heard[:7], *heard[8:]]) == ()
    assert history_from_events(passed[-2], heard) == ()
    assert history_from_events(msgspec.structs.replace(passed[-1], mice=("a1", *passed[-1].mice[1:])), heard) == ()
    assert history_from_events(passed[0], []) == []


def test_what_is_not_allowed_tells_nothing() -> None:
    watching, s = BeliefTracker(MEMORY.sensible_actions), table()
    other = table(1)
    known = watching.beliefs_after([(s, Step("d2")), (other, Step("b4"))])
    assert known[0] != PRIORS[0]
    assert known[1] != PRIORS[1]
    assert watching.beliefs_after([(s, Step("d2")), (other, Step("d5"))]) == PRIORS
    assert watching.beliefs_after([(s, Step("d2")), (other, Step("b4"))]) == known


def test_a_table_that_goes_on_is_believed_as_if_seen_at_once() -> None:
    """Whatever the tracker saw before (less of this table, or another table), it ends with the same beliefs as a new
    one."""
    watching = BeliefTracker(MEMORY.sensible_actions)
    for seed in range(4):
        passed, done, _ = played(table(), seed, 24)
        seen: History = list(zip(passed, done, strict=False))
        for plies in (3, 4, 11, 24, 8, 9):
            assert watching.beliefs_after(seen[:plies]) == BeliefTracker(MEMORY.sensible_actions).beliefs_after(
                seen[:plies]
            )


def test_only_what_is_new_is_looked_at() -> None:
    asked = list[State]()

    def asking(s: State) -> opponent_beliefs.SensibleActions:
        asked.append(s)
        return MEMORY.sensible_actions(s)

    passed, done, _ = played(table(), 1, 20)
    watching, seen = BeliefTracker(asking), list(zip(passed, done, strict=False))
    for plies, looked in ((10, 10), (14, 14), (14, 14), (13, 27)):
        watching.beliefs_after(seen[:plies])
        assert len(asked) == looked


def test_a_sensible_player_foresees_what_is_there() -> None:
    for seed in range(6):
        passed, _, _ = played(table(), seed, 30)
        for s in passed[:-1:3]:
            found = MEMORY.sensible_actions(s)
            every = {opponent_beliefs.encode(action, 7) for action in legal(s, s.turn)}
            assert set(found.every) == every
            assert set(found.values) <= every


@pytest.mark.parametrize("watching", range(4))
def test_each_is_known_by_what_it_does(watching: int) -> None:
    """A sensible player sits two seats further on, and a wandering one sits one seat further on."""
    rights = 0
    for seed in range(4):
        rng, s, seen = Random(seed), table(), list[tuple[State, Action]]()
        while s.outcome is None and len(seen) < 36:
            known = random_step if s.turn == (watching + 1) % 4 else sensible
            seen.append((copy(s), known(s, rng)))
            GAME.play(s, s.turn, seen[-1][1], RandomLuck(0), ignore_event)
        beliefs = BeliefTracker(MEMORY.sensible_actions).beliefs_after(seen)
        one, two = beliefs[(watching + 1) % 4], beliefs[(watching + 2) % 4]
        rights += one[WANDERING] == max(one)
        rights += two[SENSIBLE] == max(two)
        assert [sum(belief) for belief in beliefs] == pytest.approx([1] * 4)
    assert rights >= 7, "of eight"


def test_what_is_believed_becomes_what_is_expected() -> None:
    # One seat is sensible, the next is searching, the third is wandering.
    certain = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
    at, many = MEMORY._belief_weights(7, (*certain, PRIORS[3]))
    weights, learnt = struct.unpack(f"<{many}f", MEMORY.machine.read(at, 4 * many)), MEMORY.info.among_four[7]
    trust, firmness = MEMORY.info.trust, MEMORY.info.firmness
    assert weights[trust : trust + 3] == (0, 1, 0)
    assert weights[firmness] > weights[firmness + 1] > weights[firmness + 2] > 0
    assert weights[trust + 3] == pytest.approx(opponent_beliefs.PRIOR[SEARCHING])
    others = [i for i in range(many) if not (trust <= i < trust + 4 or firmness <= i < firmness + 4)]
    assert [weights[i] for i in others] == pytest.approx([learnt[i] for i in others])
    assert many == len(learnt) > 100


def test_all_others_have_to_be_sensible_not_oneself() -> None:
    sure, unsure = (0.95, 0.05, 0.0), (0.3, 0.7, 0.0)
    assert opponent_beliefs.all_sensible((unsure, sure, sure, sure), 0)
    assert not opponent_beliefs.all_sensible((unsure, sure, sure, sure), 1)
    assert not opponent_beliefs.all_sensible(((0.79,) * 3,) * 4, 2), "each of them likely, but not all at once"
    assert not opponent_beliefs.all_sensible(PRIORS, 3)


def test_the_master_the_hint_and_the_strong_one_see_what_they_are_to_see(monkeypatch: pytest.MonkeyPatch) -> None:
    """The master and the hint use the history of the table; the strong one assumes that everybody is sensible."""
    asked = list[History | None]()

    def thinking(s: State, *_: object, history: History | None = None, **__: object) -> object:
        asked.append(history)
        return SearchResult(Pass(), 0.5, (Pass(),), 1)

    monkeypatch.setattr(KERNEL.load(), "think", thinking)
    passed, _, heard = played(table(), 5, 12)
    s = passed[-1]
    view = look(s, s.turn)
    for name in ("master", "strong"):
        bot = BY_NAME[name]
        memory = bot.start(GAME, s.turn, view)
        bot.notice(memory, view, heard)
        bot.choose(memory, view, legal(s, s.turn), Random(1), Budget(1, playouts=10))
    hint(view, heard, s.turn)
    assert [None if seen is None else len(seen) for seen in asked] == [12, None, 12]
    two = new(Options(size=7, first=0), 2, RandomLuck(0))
    GAME.play(two, 0, Step("d2"), RandomLuck(0), lambda event: None)
    characters.choose_good_move(two, Budget(1), Random(1), [Stepped(0, "d1", "d2")])
    assert [action for _, action in asked[-1] or ()] == [Step("d2")], "with two seats, what has stood on the board"


def test_who_sits_among_sensible_players_thinks_as_they_do() -> None:
    """The search for four is used only at a table of strangers. The search that assumes sensible players is used among
    sensible players, without a history, and on boards without fitted weights."""
    asked = list[str]()
    rng, s, seen = Random(2), table(), list[tuple[State, Action]]()
    for _ in range(16):
        seen.append((copy(s), sensible(s, rng)))
        GAME.play(s, s.turn, seen[-1][1], RandomLuck(0), ignore_event)
    nine = new(Options(size=9, first=0), 4, RandomLuck(0))
    for here, history in ((s, ()), (s, seen), (s, None), (nine, ())):
        think(here, 60.0, Random(1), rounds=20, history=history, memory=MEMORY)
        asked.append(MEMORY._function)
    assert asked == ["think_among_four", "think", "think", "think"]
