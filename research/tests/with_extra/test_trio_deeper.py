"""The compiled part of the strong player: the same rules on arrays, and what the others' play tells of their cards."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from mulot.bots import Budget
from mulot.core.luck import Quick
from mulot.games.trio import GAME
from mulot.games.trio.bots import action_of, at_sight, move_of
from mulot.games.trio.bots.appeal import TAKING, scores, seen
from mulot.games.trio.bots.deeper import worths
from mulot.games.trio.bots.doubts import DOUBT, doubts
from mulot.games.trio.bots.kernel import laying, search, thinking
from mulot.games.trio.bots.playouts import different
from mulot.games.trio.content import DECK, SETS
from mulot.games.trio.model import State
from mulot.games.trio.scenes import scene
from mulot.games.trio.view.worlds import known_hands
from mulot.testing import act
from research.trio.strength import deep, main

STEPS = ("place", "bonus", "consolation")
TABLES = thinking._TABLES


def arrays(s: State) -> tuple[Any, Any, Any, Any]:
    """A table as the compiled part has it."""
    at = np.array([s.mice, s.cats, s.turn, s.laid, STEPS.index(s.step), len(s.cheese)])
    hands, cheese = np.zeros((s.seats, 24), np.int64), np.zeros(24, np.int64)
    for seat, hand in enumerate(s.hands):
        hands[seat, : len(hand)] = hand
    cheese[: len(s.cheese)] = [face >> 1 for face in s.cheese]
    return at, hands, np.array([len(hand) for hand in s.hands]), cheese


def places(s: State, seed: int) -> Any:
    """Tables of a random pro round, one after the other, with what is done next."""
    rng = Random(seed)
    while s.outcome is None and s.round == 1:
        legal = GAME.legal(s, s.turn)
        action = at_sight(GAME.look(s, s.turn), legal, rng) if rng.random() < 0.7 else rng.choice(legal)
        yield action
        GAME.play(s, s.turn, action, Quick(rng), lambda event: None)


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_the_compiled_rounds_follow_the_rules(seats: int) -> None:
    faces = thinking.faces_of(GAME.version)
    for seed in range(8):
        s = GAME.new(GAME.options(variant="pro", first=seed % seats), seats, Quick(seed))
        at, hands, counts, cheese = arrays(s)
        winner = laying.NOBODY
        for action in places(s, seed):
            assert winner == laying.NOBODY
            assert (at.tolist(), counts.tolist()) == (arrays(s)[0].tolist(), arrays(s)[2].tolist())
            assert [sorted(hands[seat, : counts[seat]]) for seat in range(seats)] == s.hands
            winner = laying.lay(faces, at, hands, counts, cheese, move_of(action))
        assert winner == (s.tokens.index(1) if 1 in s.tokens else laying.NOBODY)


def _look(s: State, move: int) -> float:
    return scores(s.step, s.laid)[seen(SETS[s.version], s.mice, s.cats, move)] if move else TAKING / 2


def test_the_compiled_players_play_at_first_sight_and_know_all_their_moves() -> None:
    faces, luck = thinking.faces_of(GAME.version), np.array([1], np.uint64)
    moves = np.zeros(search.MOST_MOVES, np.int64)
    for seed in range(20):
        s = GAME.new(GAME.options(variant="pro", first=0), 4, Quick(seed))
        for _ in places(s, seed):
            at, hands, counts, _ = arrays(s)
            view, legal = GAME.look(s, s.turn), GAME.legal(s, s.turn)
            looks = {move: _look(s, move) for move in map(move_of, legal)}
            sensible = {move for move, look in looks.items() if look == max(looks.values())}
            if s.step == "consolation" or len(s.hands[s.turn]) > 1:
                assert move_of(at_sight(view, legal, Random(1))) in sensible
                chosen = {laying.first_sight(faces, TABLES, at, hands, counts, luck) for _ in range(400)}
                assert chosen == sensible, "one of several at random"
            found = moves[: search.list_moves(faces, TABLES, at, hands, counts, moves)].tolist()
            assert sorted(found) == sorted(move_of(action) for action in different(view, legal))
            assert found[0] in sensible, "what looks best comes first"
            assert [looks[move] for move in found] == sorted((looks[move] for move in found), reverse=True)


def test_what_was_passed_over_is_doubted() -> None:
    s = scene(hands=[[6, 7, 9], [3, 4, 10], [2, 8, 11]])
    nothing = [[0.0] * 25] * 3
    assert doubts(GAME.look(s, 1), []) == nothing
    heard = act(GAME, s, 0, "6b")
    heard += act(GAME, s, 1, "10a")  # it did not show three mice with card 5, so it hardly has it
    view = GAME.look(s, 0)
    found = doubts(view, heard)
    assert (found[1][5], found[1][10], found[2]) == (DOUBT, 0.0, [0.0] * 25)
    assert doubts(view, heard[1:]) == nothing, "whoever has not heard all knows nothing"


def test_whoever_stops_or_takes_the_pile_had_nothing_better() -> None:
    s = scene(hands=[[6, 7, 9], [5, 4, 10], [2, 8, 11]])
    heard = [*act(GAME, s, 0, "6b"), *act(GAME, s, 1, "5a"), *act(GAME, s, 1, "stop")]
    mice, cats = s.mice, s.cats
    found = doubts(GAME.look(s, 0), heard)[1]
    for card in DECK:
        showing = [seen(SETS[s.version], mice, cats, face) & 63 for face in (2 * card, 2 * card + 1)]
        if any(cats.bit_count() < 3 for cats in showing):
            assert found[card] >= DOUBT, "it would have laid this one"
    s = scene(hands=[[6, 7, 9], [5, 4, 10], [2, 8, 11]])
    heard = [*act(GAME, s, 0, "6a"), *act(GAME, s, 1, "5b")]
    assert [type(event).__name__ for event in heard[-2:]] == ["Placed", "PileTaken"]
    found = doubts(GAME.look(s, 0), heard)[1]
    assert (found[5], found[1]) == (0.0, DOUBT), "card 1 would have saved it"


def test_the_unseen_cards_go_where_they_are_least_doubted() -> None:
    unseen, owners = np.array([1, 2, 3, 4]), np.array([1, 1, 2, 2])
    unlikely = np.zeros((4, 25))
    unlikely[1, 1] = unlikely[2, 3] = 5.0
    luck, kept = np.array([1], np.uint64), [0] * 25
    for _ in range(400):
        search.exchange(unseen, owners, unlikely, luck, 10)
        assert sorted(owners.tolist()) == [1, 1, 2, 2]
        for card, owner in zip(unseen.tolist(), owners.tolist(), strict=True):
            kept[card] += owner == 1
    assert kept[1] < 30
    assert kept[3] > 370
    assert 120 < kept[2] < 280


def test_cards_taken_in_sight_of_all_are_known() -> None:
    s = scene("13b 6a", hands=[[5, 12], [1, 2, 3], [7, 8, 9]])
    heard = act(GAME, s, 0, "5b")
    assert known_hands(GAME.look(s, 1), heard) == [[5, 6, 13], [1, 2, 3], []]


def test_what_a_round_is_worth_by_who_wins_it() -> None:
    assert worths((2, 2), 0) == [1.0, 0.0, 0.5]
    assert worths((1, 2), 0) == [0.5, 0.0, 0.25]


def test_a_round_that_can_be_won_at_once_is_won() -> None:
    """Two cards of the hand show three mice, one after the other, and then the last one wins."""
    s = scene("6b", hands=[[5, 13, 7], [1, 3], [2, 4]])
    memory = deep.start(GAME, 0, GAME.look(s, 0))
    chosen = deep.choose(memory, GAME.look(s, 0), GAME.legal(s, 0), Random(1), Budget(600, 2000))
    assert GAME.write(chosen)[:-1] in ("5", "13")


def test_a_choice_is_one_of_those_that_are_legal_and_the_clock_is_looked_at() -> None:
    s = GAME.new(GAME.options(variant="pro", first=0), 4, Quick(3))
    memory, view = deep.start(GAME, 0, GAME.look(s, 0)), GAME.look(s, 0)
    only_one = [action_of(2 * s.hands[0][2])]
    assert deep.choose(memory, view, [*only_one, *only_one], Random(1), Budget(600, 50)) == only_one[0]
    moves = thinking.think(s, [], [[0.0] * 25] * 4, [1.0, 0.0, 0.0, 0.0, 0.25], Random(1), Budget(0.0))
    assert sum(times for _, times, _ in moves) == thinking.AT_ONCE, "once round, and the time was over"


def test_the_study_tells_how_strong_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    for more in ([], ["--open"]):
        assert main(["--games", "2", "--playouts", "50", *more]) == 0
    head, _, honest, *_, cheat = capsys.readouterr().out.splitlines()
    assert {line.count("|") for line in (head, honest, cheat)} == {10}
    assert ("its own hand" in honest, "all hands" in cheat) == (True, True)
