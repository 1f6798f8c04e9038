"""The handicap: in the pro variant the hand of one seat is open (TR-39)."""

from __future__ import annotations

from random import Random

import pytest

import mulot
from mulot.core.errors import BadOptions
from mulot.core.luck import RandomLuck
from mulot.games.trio import GAME
from mulot.games.trio.bots import greedy_action
from mulot.games.trio.encoding import planes
from mulot.games.trio.explanations import explain
from mulot.games.trio.model import Options, PlaceCard
from mulot.games.trio.scenes import scene
from mulot.games.trio.view.possible_states import known_hands
from mulot.testing import rule

TRAPPED = [1, 2]
"""Cards that show three cats with either side up, when they are laid upon `9b` on `24b`."""


@rule("TR-39")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_everybody_sees_the_open_hand_and_no_other(viewer: int | None) -> None:
    s = GAME.new(Options("pro", first=0, handicap=1), 3, RandomLuck(4))
    view = GAME.look(s, viewer)
    assert view.open_hand is not None
    assert (view.open_hand.seat, [card.card for card in view.open_hand.cards]) == (1, s.hands[1])
    hidden = {card for seat in (0, 2) if seat != viewer for card in s.hands[seat]}
    assert not hidden & {card.card for hand in (view.own, view.open_hand) if hand for card in hand.cards}


@rule("TR-39")
def test_the_open_hand_stays_open_in_every_round() -> None:
    match = mulot.Match(GAME, 2, 5, {"variant": "pro", "handicap": 1, "first": 0})
    rng, rounds = Random(5), set()
    while (ask := match.waiting) and hasattr(ask, "seats"):
        shown = match.look(None).open_hand
        assert shown.seat == 1
        assert [card.card for card in shown.cards] == match.state.hands[1]
        assert len(shown.cards) == match.look(0).piles[1]
        rounds.add(match.look(None).round)
        match.play(ask.seats[0], greedy_action(match.look(ask.seats[0]), match.legal(ask.seats[0]), rng))
    assert len(rounds) > 2


@rule("TR-39")
@pytest.mark.parametrize("options", [Options(handicap=1), Options(choose_side=True, handicap=1), Options("pro")])
def test_without_a_hand_or_a_handicap_nothing_lies_open(options: Options) -> None:
    assert GAME.look(GAME.new(options, 3, RandomLuck(4)), None).open_hand is None


@rule("TR-39")
def test_without_a_handicap_a_table_is_written_as_before() -> None:
    assert "handicap" not in mulot.Match(GAME, 2, 1).journal.header.options
    with pytest.raises(BadOptions):
        mulot.Match(GAME, 2, 1, {"handicap": 2})


@rule("TR-39")
def test_imagined_states_keep_the_open_hand_without_events() -> None:
    s = GAME.new(Options("pro", first=0, handicap=2), 4, RandomLuck(4))
    assert GAME.copy(s) == s
    for viewer in (0, 1, 3, None):
        view = GAME.look(s, viewer)
        assert known_hands(view, ())[2] == s.hands[2]
        for seed in range(5):
            world = GAME.imagine(view, (), Random(seed))
            assert (world.hands[2], world.open_seat) == (s.hands[2], 2)
            assert GAME.look(world, viewer) == view


@rule("TR-39")
def test_planes_and_the_drawn_board_show_the_open_hand() -> None:
    s = scene("24b", hands=[[5, 23], TRAPPED], open_seat=1)
    found = {plane.name: list(plane.values) for plane in planes(GAME.look(s, 0))}
    assert found["handicap"] == [0, 1]
    assert [i + 1 for i, one in enumerate(found["open"]) if one] == TRAPPED
    s.open_seat = None
    closed = {plane.name: list(plane.values) for plane in planes(GAME.look(s, 0))}
    assert (sum(closed["handicap"]), sum(closed["open"])) == (0, 0)
    assert "2a" not in GAME.draw(GAME.look(s, 0))
    s.open_seat = 1
    assert "\n1:\n" in GAME.draw(GAME.look(s, 0))
    assert "2a" in GAME.draw(GAME.look(s, 0))
    assert "\n1:\n" not in GAME.draw(GAME.look(s, 1)), "one's own hand is drawn once"


@rule("TR-39")
@pytest.mark.parametrize(("open_seat", "laid"), [(None, {"9a"}), (2, {"9a"}), (0, {"9a"}), (1, {"9b"})])
def test_characters_look_at_the_open_hand_of_the_next_player(open_seat: int | None, laid: set[str]) -> None:
    """Without an open hand a bot lays a card that is bad for any player; with one, a card to which that hand has no
    answer."""
    s = scene("24b", hands=[[3, 9], TRAPPED, [6, 7]], open_seat=open_seat)
    view, legal = GAME.look(s, 0), GAME.legal(s, 0)
    assert {GAME.write(greedy_action(view, legal, Random(seed))) for seed in range(6)} == laid


@rule("TR-39")
def test_the_explanation_names_an_open_hand_without_an_answer() -> None:
    s = scene("24b", hands=[[3, 9], TRAPPED, [6, 7]], open_seat=1)
    traps = PlaceCard(9, "back")
    found = explain(GAME.look(s, 0), (), 0, traps)
    assert found is not None
    assert (found.name, found.args) == ("trapped", {"seat": 1})
    assert explain(GAME.look(s, 0), (), 0, PlaceCard(9, "front")).name != "trapped"
    for open_seat in (None, 2):
        s.open_seat = open_seat
        assert explain(GAME.look(s, 0), (), 0, traps).name != "trapped"
    s.open_seat, s.hands[1] = 1, TRAPPED[:1]
    assert explain(GAME.look(s, 0), (), 0, traps).name != "trapped", "a last card wins, cats or not"


@rule("TR-39")
def test_a_bot_that_sees_the_open_hand_wins_more_often() -> None:
    """Between two equal bots, the one that sees the other's hand wins more often; the README says by how much."""
    wins = 0
    for seed in range(60):
        match = mulot.Match(GAME, 2, seed, {"variant": "pro", "handicap": 0})
        rng = Random(seed)
        while hasattr(match.waiting, "seats"):
            seat = match.waiting.seats[0]
            match.play(seat, greedy_action(match.look(seat), match.legal(seat), rng))
        wins += match.waiting.scores[1] > 0.5
    assert wins > 33
