"""How a round and the game end."""

from __future__ import annotations

import pytest
from msgspec.json import encode

from mulot.core.game import Ask, Outcome
from mulot.core.luck import ScriptedLuck
from mulot.core.match import Match
from mulot.games.trio import GAME
from mulot.games.trio.model import (
    PLACEMENTS_IN_A_ROUND,
    TOKENS,
    PileTaken,
    Placed,
    RoundBegan,
    RoundBlank,
    RoundWon,
)
from mulot.games.trio.scenes import scene
from mulot.games.trio.tests.trio_helpers import lay
from mulot.testing import act, only, refusal, rule


@rule("T-018", "T-019")
def test_the_last_card_wins_the_round_and_a_token() -> None:
    s = scene("6b", piles=(1, 5, 3))
    won = only(RoundWon, lay(s, 0, "7a"))
    assert (won.seat, won.tokens, won.rule) == (0, 1, "T-018")
    assert GAME.look(s, None).tokens == (1, 0, 0)


@rule("T-018")
def test_with_a_card_left_the_round_goes_on() -> None:
    s = scene("6b", piles=(2, 5, 3))
    assert [type(event) for event in lay(s, 0, "7a")] == [Placed]
    assert GAME.look(s, None).tokens == (0, 0, 0)


@rule("T-017", "TR-16")
def test_the_last_card_wins_though_three_cats_are_seen() -> None:
    s = scene("6a", piles=(1, 5))
    events = lay(s, 0, "5b")
    assert only(Placed, events).cats == 3
    assert only(RoundWon, events).rule == "T-017"
    assert not [event for event in events if isinstance(event, PileTaken)]
    assert GAME.look(s, None).tokens == (1, 0)


@rule("TR-17")
def test_a_last_card_laid_as_a_further_card_wins_too() -> None:
    s = scene(piles=(2, 5))
    lay(s, 0, "23b")
    assert GAME.waiting(s).about == "bonus"
    assert only(RoundWon, lay(s, 0, "6a")).seat == 0
    assert GAME.waiting(s) == Ask("place", (1,), (1,)), "and the next round begins as any other"


@rule("T-020", "TR-24", "TR-25")
def test_a_new_round_is_dealt_from_all_cards_and_begun_by_the_next_seat() -> None:
    s = scene("6b 13b", piles=(1, 2, 3, 4, 2), under={1: "5b 6a"}, starter=1)
    began = only(RoundBegan, lay(s, 0, "7a"))
    assert (began.round, began.seat, began.cards) == (2, 2, 4)
    view = GAME.look(s, None)
    assert (view.cheese, view.shows, view.piles, view.aside, view.placed) == ((), "------", (4,) * 5, 4, 0)
    assert s.bag == list(range(1, 25))
    assert (s.fresh, s.under, s.laid, view.starter) == ([4] * 5, [[]] * 5, 0, 2)
    assert GAME.waiting(s) == Ask("place", (2,), (2,))


@rule("TR-24")
@pytest.mark.parametrize("winner", [0, 1, 2])
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_who_begins_does_not_depend_on_who_won(starter: int, winner: int) -> None:
    piles = [5, 5, 5]
    piles[winner] = 1
    s = scene("6b", piles=piles, starter=starter, turn=winner)
    following = (starter + 1) % 3
    assert only(RoundBegan, lay(s, winner, "7a")).seat == following
    assert GAME.waiting(s) == Ask("place", (following,), (following,)), "and it is that seat's turn"
    assert (GAME.look(s, None).starter, GAME.look(s, None).turn) == (following, following)


@rule("TR-24", "TR-28")
def test_the_next_seat_begins_after_a_round_without_a_winner() -> None:
    s = scene("6b", piles=(5, 5, 5), placed=1999, starter=1, turn=0)
    lay(s, 0, "7a")
    assert GAME.waiting(s) == Ask("place", (2,), (2,))


@rule("TR-25")
def test_new_hands_are_dealt_from_all_cards() -> None:
    s = scene("6b", hands=[[7], [1, 2, 3, 4], [5, 6]])
    act(GAME, s, 0, "7a", list(range(1, 25)))
    assert s.hands == [list(range(1, 9)), list(range(9, 17)), list(range(17, 25))]
    assert (s.bag, s.fresh, s.under, s.cheese) == ([], [0] * 3, [[]] * 3, [])


@rule("T-021")
def test_three_tokens_win_the_game() -> None:
    s = scene("6b", piles=(1, 5, 3), tokens=[2, 2, 1])
    events = lay(s, 0, "7a")
    assert only(RoundWon, events).tokens == 3
    assert not [event for event in events if isinstance(event, RoundBegan)]
    assert GAME.waiting(s) == Outcome((1.0, 0.0, 0.0), "tokens")
    assert refusal(GAME, s, 1, "place").no == "over"


@rule("T-021")
def test_two_tokens_do_not_win_the_game() -> None:
    s = scene("6b", piles=(1, 5, 3), tokens=[1, 2, 1])
    won = only(RoundWon, lay(s, 0, "7a"))
    assert (won.seat, won.tokens) == (0, 2)
    assert GAME.look(s, None).tokens == (2, 2, 1)
    assert isinstance(GAME.waiting(s), Ask)


@rule("T-019", "T-021", "T-022")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_one_token_a_round_until_there_are_three(seat: int) -> None:
    s = scene("6b", piles=(5, 5, 5), turn=seat)
    for tokens in (1, 2, 3):
        s.fresh, s.under, s.turn = [1 if one == seat else 5 for one in range(3)], [[], [], []], seat
        assert only(RoundWon, lay(s, seat, "7a")).tokens == tokens
        assert GAME.look(s, None).tokens == tuple(tokens if one == seat else 0 for one in range(3))
        assert GAME.look(s, None).box == 16 - tokens
    assert GAME.waiting(s) == Outcome(tuple(float(one == seat) for one in range(3)), "tokens")


@rule("T-022")
def test_tokens_stay_in_the_box_until_they_are_won() -> None:
    s = GAME.new(GAME.options(first=0), 3, ScriptedLuck())
    assert (GAME.look(s, None).tokens, GAME.look(s, None).box) == ((0, 0, 0), 16)
    s = scene("6b", piles=(1, 5, 3))
    lay(s, 0, "7a")
    assert GAME.look(s, None).box == 15


@rule("T-003")
def test_sixteen_tokens_are_enough() -> None:
    assert TOKENS == 16
    for seats in GAME.seats:
        s = scene("6b", piles=(1, *[5] * (seats - 1)), tokens=[2] * seats)
        lay(s, 0, "7a")
        assert isinstance(GAME.waiting(s), Outcome)
        assert GAME.look(s, None).box == 16 - 2 * seats - 1 >= 3


@rule("TR-28")
def test_a_round_of_2000_cards_ends_without_a_winner() -> None:
    assert PLACEMENTS_IN_A_ROUND == 2000
    s = scene("6b", piles=(5, 5), placed=1998)
    assert [type(event) for event in lay(s, 0, "7a")] == [Placed]
    events = lay(s, 1, "16a")
    assert only(RoundBlank, events).round == 1
    assert only(RoundBegan, events).round == 2
    assert GAME.look(s, None).tokens == (0, 0)
    assert GAME.look(s, None).blanks == 1


@rule("TR-28")
def test_the_last_card_wins_even_as_the_2000th() -> None:
    s = scene("6b", piles=(1, 5), placed=1999)
    events = lay(s, 0, "7a")
    assert only(RoundWon, events).seat == 0
    assert not [event for event in events if isinstance(event, RoundBlank)]


@rule("TR-28", "TR-33")
def test_rounds_without_a_winner_need_not_be_consecutive() -> None:
    s = scene("6b", piles=(5, 5), placed=1999)
    lay(s, 0, "7a")
    assert (GAME.look(s, None).blanks, s.outcome) == (1, None)
    s.fresh = [5, 1]
    lay(s, 1, "7a")
    view = GAME.look(s, None)
    assert (view.blanks, view.tokens, view.round, view.placed) == (1, (0, 1), 3, 0)
    s.placed = 1999
    events = lay(s, s.turn, "7a")
    assert only(RoundBlank, events).round == 3
    assert GAME.look(s, None).blanks == 2
    assert GAME.waiting(s) == Outcome((0.0, 1.0), "blank-rounds")


@rule("TR-33")
@pytest.mark.parametrize(
    ("tokens", "scores"), [([1, 2, 0], (0.0, 1.0, 0.0)), ([1, 0, 1], (0.5, 0.0, 0.5)), ([0, 0, 0], (1 / 3,) * 3)]
)
def test_the_second_round_without_a_winner_ends_the_game(tokens: list[int], scores: tuple[float, ...]) -> None:
    s = scene("6b", piles=(5, 5, 5), placed=1999, blanks=1, tokens=tokens)
    events = lay(s, 0, "7a")
    assert not [event for event in events if isinstance(event, RoundBegan)]
    assert GAME.waiting(s) == Outcome(scores, "blank-rounds")


@rule("TR-28", "TR-33")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 7), (6, 15)])
def test_a_game_has_an_end(seats: int, rounds: int) -> None:
    """A game ends, because there are two tokens per seat plus one, at most two rounds without a winner, and a choice to
    stop after each card."""
    assert GAME.max_plies(GAME.options(), seats) == rounds * 2 * 2000


@pytest.mark.parametrize("variant", ["basic", "pro"])
def test_a_copied_state_shares_nothing_with_the_original(variant: str) -> None:
    match = Match(GAME, 3, 5, {"variant": variant, "first": 1})
    for _ in range(9):
        match.play(match.waiting.must[0], match.legal(match.waiting.must[0])[0])
    s = match.state
    before, as_it_was = GAME.copy(s), encode(s)
    assert before == s
    for _ in range(9):
        match.play(match.waiting.must[0], match.legal(match.waiting.must[0])[0])
    assert encode(before) == as_it_was != encode(s)
