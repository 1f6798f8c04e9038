"""The pro variant: the player chooses card and side."""

from __future__ import annotations

import pytest

from mulot.core.errors import Refused
from mulot.core.game import Ask
from mulot.core.luck import RandomLuck
from mulot.core.match import Match
from mulot.games.trio import GAME
from mulot.games.trio.content import CARDS
from mulot.games.trio.model import Dealt, MiceSeen, PileTaken, Placed, RoundWon
from mulot.games.trio.scenes import scene
from mulot.testing import act, only, refusal, rule


def notation(s: object, seat: int) -> list[str]:
    return [GAME.write(action) for action in GAME.legal(s, seat)]


@rule("T-023", "T-025", "TR-20")
def test_any_card_of_the_hand_and_either_side_can_be_laid() -> None:
    s = scene("6b", hands=[[5, 7, 23], [1, 2, 3]])
    assert GAME.waiting(s) == Ask("place-card", (0,), (0,))
    assert notation(s, 0) == ["5a", "5b", "7a", "7b", "23a", "23b"]
    placed = only(Placed, act(GAME, s, 0, "7b"))
    assert (placed.card, placed.side, placed.rule) == (7, "back", "T-023")
    assert s.hands[0] == [5, 23]


@rule("T-023")
def test_only_cards_of_the_own_hand() -> None:
    s = scene("6b", hands=[[5, 7], [1, 2, 3]])
    assert refusal(GAME, s, 0, "1a").no == "not-in-hand"
    assert refusal(GAME, s, 0, "place").no == "choose-card"
    assert refusal(GAME, s, 0, "a").no == "choose-card"


@rule("T-024", "TR-22")
def test_everybody_sees_his_own_hand_only() -> None:
    s = scene("6b", hands=[[5, 7], [1, 2, 3], [4]])
    for seat in range(3):
        own = GAME.look(s, seat).own
        assert [card.card for card in own.cards] == s.hands[seat]
        assert [(card.front, card.back) for card in own.cards] == [CARDS[card - 1] for card in s.hands[seat]]
    assert GAME.look(s, None).own is None
    assert GAME.look(s, None).piles == (2, 3, 1)


@rule("TR-22")
def test_only_the_owner_learns_a_new_hand() -> None:
    s = scene("6b", hands=[[7], [1, 2, 3], [4]])
    events = act(GAME, s, 0, "7a", None)
    for seat in range(3):
        heard = [event for event in events if isinstance(event, Dealt) and GAME.hear(event, seat)]
        assert [(event.to, list(event.cards)) for event in heard] == [(seat, s.hands[seat])]
    assert not [event for event in events if isinstance(event, Dealt) and GAME.hear(event, None)]


@rule("T-026", "TR-23")
@pytest.mark.parametrize("variant", ["basic", "pro"])
def test_a_card_laid_cannot_be_taken_back(variant: str) -> None:
    match = Match(GAME, 2, 1, {"variant": variant, "first": 0})
    match.play(0, match.legal(0)[0])
    with pytest.raises(Refused) as refused:
        match.undo()
    assert refused.value.reason.no == "cannot-undo"
    assert len(match.look().cheese) == 1


@rule("T-027")
def test_three_mice_and_the_last_card_are_as_in_the_basic_game() -> None:
    s = scene("6b", hands=[[5, 7], [1, 2, 3]])
    only(MiceSeen, act(GAME, s, 0, "5a"))
    assert notation(s, 0) == ["7a", "7b", "stop"]
    assert only(RoundWon, act(GAME, s, 0, "7a", None)).seat == 0


@rule("T-027", "TR-21", "TR-35")
def test_cards_taken_join_the_hand_and_the_start_card_is_chosen_freely() -> None:
    s = scene("13b 6a", hands=[[5, 12], [1, 2, 3]])
    taken = only(PileTaken, act(GAME, s, 0, "5b"))
    assert taken.cards == ("5b", "6a", "13b")
    assert s.hands[0] == [5, 6, 12, 13]  # in rising order, whatever was taken first
    assert notation(s, 0) == ["5a", "5b", "6a", "6b", "12a", "12b", "13a", "13b", "stop"]
    placed = only(Placed, act(GAME, s, 0, "6b"))  # a card just taken, turned over
    assert (placed.card, placed.side, placed.rule) == (6, "back", "T-016")
    assert GAME.waiting(s).must == (1,)


@rule("TR-35")
def test_all_hear_which_cards_were_taken() -> None:
    s = scene("13b 6a", hands=[[5, 12], [1, 2, 3]])
    taken = only(PileTaken, act(GAME, s, 0, "5b"))
    assert all(GAME.hear(taken, seat) == taken for seat in (None, 0, 1))


@rule("TR-26")
def test_at_five_the_cards_aside_are_known_to_nobody() -> None:
    s = GAME.new(GAME.options(variant="pro"), 5, RandomLuck(1))
    aside = set(s.bag)
    assert len(aside) == 4
    assert s.bag == sorted(aside), "in which order they were put aside does not matter"
    for seat in range(5):
        assert not aside & {card.card for card in GAME.look(s, seat).own.cards}
    # in imagined states they can be any four cards that the seat does not hold
    from random import Random

    rng = Random(1)
    worlds = {tuple(GAME.imagine(GAME.look(s, 0), [], rng).bag) for _ in range(50)}
    assert len(worlds) > 40


@rule("TR-37")
def test_choosing_the_side_changes_nothing_for_pros() -> None:
    plain = Match(GAME, 3, 5, {"variant": "pro", "first": 0})
    other = Match(GAME, 3, 5, {"variant": "pro", "first": 0, "choose_side": True})
    for _ in range(30):
        seat = plain.waiting.must[0]
        action = plain.legal(seat)[-1]
        assert other.legal(seat) == plain.legal(seat)
        assert other.play(seat, action) == plain.play(seat, action)
    assert other.state == plain.state
