"""The actions that bots consider in a turn, and the seer, the bot that looks ahead."""

from __future__ import annotations

import time
from collections import Counter
from itertools import islice
from random import Random

import msgspec
import pytest

from mulot.bots import Budget
from mulot.core.luck import RandomLuck
from mulot.games.mystiques import GAME
from mulot.games.mystiques.bots.experts import expert_bot
from mulot.games.mystiques.bots.lookahead import SEER, STEADY, Candidate, best_candidate
from mulot.games.mystiques.bots.turn_actions import TurnActions
from mulot.games.mystiques.bots.turn_plans import Plan
from mulot.games.mystiques.content import CHAPTERS
from mulot.games.mystiques.model import View
from mulot.games.mystiques.model import actions as do
from mulot.games.mystiques.model.frames import MouseTurn
from mulot.games.mystiques.model.options import Options
from mulot.games.mystiques.scenes import scene


def random_turn_positions(chapter, seed, plies=600):
    """Yield positions in mice's turns of a random game, with the lists of legal actions."""
    rng = Random(seed)
    luck = RandomLuck(rng)
    s = GAME.new(Options(chapter=chapter), 2, luck)
    for _ in range(plies):
        if s.outcome is not None:
            return
        seat = s.ask.must[0]
        legal = GAME.legal(s, seat)
        if isinstance(s.stack[-1], MouseTurn):
            yield s, s.stack[-1], legal
        GAME.play(s, seat, rng.choice(legal), luck, lambda event: None)


def test_actions_computed_by_kind_equal_the_legal_list():
    seen = set()
    for seed in range(34):
        for s, turn, legal in random_turn_positions(("first-frost", "proving-ground")[seed % 2], seed):
            actions = TurnActions(s, turn)
            found = [
                *actions.steps(),
                *([do.Stand()] if actions.can_stand_up() else []),
                *actions.recoveries(),
                *([do.Scurry()] if actions.can_scurry() else []),
                *actions.attacks(),
                *([do.Search()] if actions.can_search() else []),
                *([do.Explore()] if actions.can_explore() else []),
                *actions.pick_ups(),
                *([do.Equip()] if actions.can_equip() else []),
                *actions.level_ups(),
                *actions.placements(),
                *actions.card_plays(),
            ]
            others = (do.EndTurn, do.Share, do.Catapult)
            assert found == [a for a in legal if not isinstance(a, others)]
            seen |= {type(a) for a in found}
    assert seen >= {
        do.Step,
        do.Stand,
        do.Recover,
        do.Scurry,
        do.Attack,
        do.Search,
        do.Explore,
        do.Equip,
        do.Use,
        do.Place,
    }


# -------------------------------------------------------------------- the bot that looks ahead


def seer_action(s, seat, playouts=40, seed=7, seconds=60.0):
    view = GAME.look(s, seat)
    return SEER.choose(SEER.start(GAME, seat, view), view, GAME.legal(s, seat), Random(seed), Budget(seconds, playouts))


def seer_game(options, seats, seed, playouts):
    """Yield state, seat and action at every open question of a game that the seer plays."""
    luck = RandomLuck(seed)
    s = GAME.new(options, seats, luck)
    while s.outcome is None:
        seat = s.ask.must[0]
        action = seer_action(s, seat, playouts, seed)
        if len(GAME.legal(s, seat)) > 1:
            yield s, seat, action
        GAME.play(s, seat, action, luck, lambda event: None)


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_seer_answers_every_question_with_a_legal_action(chapter):
    asked = Counter()
    options = Options(chapter=chapter, difficulty="easy", campaign=chapter != "proving-ground")
    for s, seat, action in seer_game(options, 2, 2, playouts=2):
        assert action in GAME.legal(s, seat)
        asked[s.ask.about] += 1
    assert asked["turn"] > 20
    assert len(asked) > 2


def test_the_seer_answers_at_a_crossroads_only_if_its_seat_is_waited_for():
    for s, seat, action in seer_game(Options(), 2, 1, playouts=4):
        if s.ask.about == "crossroads":
            assert seat == 0
            assert action in GAME.legal(s, 0)
            assert seer_action(s, 1) is None
            return
    pytest.fail("the first chapter has a crossroads")


def test_the_seer_chooses_the_same_with_the_same_seed_and_number_of_simulations():
    positions = [(GAME.copy(s), seat, a) for s, seat, a in islice(seer_game(Options(), 2, 3, playouts=12), 8)]
    assert [seer_action(s, seat, 12, 3) for s, seat, _ in positions] == [action for _, _, action in positions]


def test_the_seer_uses_only_its_view_and_does_not_change_it():
    for s, seat, action in islice(seer_game(Options(chapter="brodies-hour"), 2, 4, playouts=12), 5):
        sent = msgspec.json.encode(GAME.look(s, seat))
        view = msgspec.json.decode(sent, type=View)
        memory = SEER.start(GAME, seat, view)
        assert SEER.choose(memory, view, GAME.legal(s, seat), Random(4), Budget(60, 12)) == action
        assert msgspec.json.encode(view) == sent


def test_the_seer_stays_within_its_time_budget(monkeypatch):
    monkeypatch.setattr("mulot.bots.bot.time.perf_counter", time.process_time)  # so that other programs do not count
    late = []
    for s, seat, _ in islice(seer_game(Options(chapter="proving-ground"), 4, 5, playouts=0), 25):
        view, legal = GAME.look(s, seat), GAME.legal(s, seat)
        budget = Budget(0.03, start=time.process_time())
        SEER.choose(SEER.start(GAME, seat, view), view, legal, Random(1), budget)
        late.append(-budget.remaining())
    assert max(late) > -0.01  # it uses its time
    assert sorted(late)[len(late) // 2] < 0.01


def test_without_time_the_seer_plays_like_the_expert():
    steady = expert_bot(STEADY)
    for s, seat, _ in seer_game(Options(), 2, 6, playouts=0):
        view = GAME.look(s, seat)
        assert seer_action(s, seat, playouts=0) == steady.choose(
            steady.start(GAME, seat, view), view, GAME.legal(s, seat), Random(1), Budget()
        )


def test_a_losing_candidate_is_dropped_for_a_winning_one():
    """The wheel is nearly full on the last page, so there is no time to search: the captain must be defeated now."""
    s = scene(
        """
        . . . .

        . . . .
        """,
        "aubin b1, ondine a1",
        "vurst c1, rat b2",
        track="aubin vurst-sabre rat ondine",
        chapter="proving-ground",
        hurt={"vurst-sabre": 2},
    )
    s.page, s.wheel = s.end - 1, 5
    idle = Candidate(Plan((do.Search(),)), STEADY)
    strike = Candidate(Plan((do.Attack("needle-sword", "vurst-sabre", 0),)), STEADY)
    for tried in ([idle, strike], [strike, idle]):
        assert best_candidate(s, tried, Random(7), Budget(60, 400)) == strike
