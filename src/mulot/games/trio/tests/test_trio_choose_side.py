"""The basic game with "choose the side": a player sees both sides of the top card before laying it."""

from __future__ import annotations

from random import Random

from mulot.core.game import Ask
from mulot.core.luck import ScriptedLuck
from mulot.games.trio import GAME
from mulot.games.trio.content import CARDS
from mulot.games.trio.model import Peeked, Placed, RoundWon, Stopped
from mulot.games.trio.scenes import scene
from mulot.testing import act, only, refusal, rule


def top(s: object, seat: int) -> int | None:
    own = GAME.look(s, seat).own
    return None if own is None else own.cards[0].card


@rule("TR-18")
def test_the_player_chooses_the_side_of_his_top_card() -> None:
    s = scene("6b", choose_side=True, peeked=[7, 0])
    assert GAME.waiting(s) == Ask("place-side", (0,), (0,))
    assert [GAME.write(a) for a in GAME.legal(s, 0)] == ["a", "b"]
    assert refusal(GAME, s, 0, "place").no == "choose-side"
    assert refusal(GAME, s, 0, "7a").no == "top-card-only"
    placed = only(Placed, act(GAME, s, 0, "b", 12))
    assert (placed.card, placed.side) == (7, "back")


@rule("TR-31")
def test_only_the_player_on_turn_sees_his_top_card() -> None:
    s = GAME.new(GAME.options(choose_side=True, first=0), 3, ScriptedLuck(7))
    own = GAME.look(s, 0).own
    assert [(card.card, card.front, card.back) for card in own.cards] == [(7, *CARDS[6])]
    assert [top(s, seat) for seat in range(3)] == [7, None, None]
    peeked = only(Peeked, act(GAME, s, 0, "a", 12))
    assert (peeked.to, peeked.card) == (1, 12)
    assert [GAME.hear(peeked, seat) is not None for seat in (None, 0, 1, 2)] == [False, False, True, False]
    assert [top(s, seat) for seat in range(3)] == [None, 12, None]


@rule("TR-31")
def test_without_choose_side_nobody_looks_at_the_top_card() -> None:
    s = scene("23b", step="bonus", laid=1)
    assert GAME.look(s, 0).own is None
    assert s.peeked == [0, 0]


@rule("TR-31")
def test_a_card_looked_at_and_not_laid_stays_on_top() -> None:
    s = scene("6b", choose_side=True, peeked=[5, 0])
    assert only(Peeked, act(GAME, s, 0, "a", 9)).card == 9
    assert (GAME.waiting(s).about, top(s, 0)) == ("bonus", 9)
    events = act(GAME, s, 0, "stop", 1)
    assert only(Stopped, events).seat == 0
    assert top(s, 0) is None
    assert only(Peeked, act(GAME, s, 1, "b")).card == 9  # without luck, because it is known which card is there
    assert top(s, 0) == 9


@rule("TR-31", "TR-32")
def test_only_the_owner_knows_a_card_looked_at_but_not_laid() -> None:
    s = scene("6b", choose_side=True, peeked=[5, 0])
    events = [*act(GAME, s, 0, "a", 9), *act(GAME, s, 0, "stop", 12)]
    rng = Random(1)
    mine, others = ([event for event in events if GAME.hear(event, seat)] for seat in (0, 1))
    assert {GAME.imagine(GAME.look(s, 0), mine, rng).peeked[0] for _ in range(20)} == {9}
    assert len({GAME.imagine(GAME.look(s, 0), mine, rng).peeked[1] for _ in range(60)}) > 5
    assert {GAME.imagine(GAME.look(s, 1), others, rng).peeked[1] for _ in range(20)} == {12}
    assert all(9 in GAME.imagine(GAME.look(s, 1), others, rng).bag for _ in range(20))


@rule("TR-18", "TR-10")
def test_a_card_from_under_the_pile_can_be_turned_over() -> None:
    s = scene("6b", choose_side=True, piles=(0, 6), under={0: "7a 9a"}, peeked=[0, 0])
    assert top(s, 0) == 7
    placed = only(Placed, act(GAME, s, 0, "b", 12))
    assert (placed.card, placed.side) == (7, "back")


@rule("TR-25", "TR-31")
def test_a_card_looked_at_is_mixed_in_before_the_next_round() -> None:
    s = scene("6b", choose_side=True, piles=(1, 5), peeked=[7, 9])
    events = act(GAME, s, 0, "a", 12)
    assert (only(RoundWon, events).seat, only(Peeked, events).to, only(Peeked, events).card) == (0, 1, 12)
    assert (top(s, 1), s.peeked) == (12, [0, 12])
