"""The three characters, and the playouts of the strong one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from mulot.bots import Budget, random_bot
from mulot.core.luck import RandomLuck
from mulot.games.trio import GAME
from mulot.games.trio.bots import BOTS, action_of_move, gentle, sensible, strong
from mulot.games.trio.bots.one_ply_scores import (
    FURTHER_CARD_SCORES,
    START_CARD_SCORES,
    TAKES_PILE_SCORE,
    THIRD_CARD_SCORES,
    share_of_faces_showing_three_cats,
    visible_index,
)
from mulot.games.trio.bots.playouts import (
    MAX_PLAYOUT_PLIES,
    noisy_greedy_face,
    play_pro_round,
    win_probability,
    without_equivalent_actions,
)
from mulot.games.trio.content import SETS
from mulot.games.trio.model import PileTaken, PlaceCard, PlaceSide, RoundBegan, Stop
from mulot.games.trio.scenes import parse_faces, scene
from mulot.testing import rule


def notation_of_choice(bot: Any, s: Any, playouts: int = 60, events: list[Any] | None = None) -> str:
    memory = bot.start(GAME, s.turn, GAME.look(s, s.turn))
    bot.notice(memory, GAME.look(s, s.turn), events or [])
    chosen = bot.choose(memory, GAME.look(s, s.turn), GAME.legal(s, s.turn), Random(1), Budget(600, playouts))
    return GAME.write(chosen)


def play(bots: list[Any], options: dict[str, Any], seed: int, playouts: int) -> tuple[float, ...]:
    """Play one game between bots that see what their seats see. Return the scores."""
    rng = Random(seed)
    s = GAME.new(GAME.options(**options), len(bots), RandomLuck(rng))
    memories = [bot.start(GAME, seat, GAME.look(s, seat)) for seat, bot in enumerate(bots)]
    while s.outcome is None:
        seat, events = s.turn, list[Any]()
        action = bots[seat].choose(memories[seat], GAME.look(s, seat), GAME.legal(s, seat), rng, Budget(600, playouts))
        assert GAME.why_not(s, seat, action) is None
        GAME.play(s, seat, action, RandomLuck(rng), events.append)
        for i, bot in enumerate(bots):
            bot.notice(memories[i], GAME.look(s, i), [h for e in events if (h := GAME.hear(e, i)) is not None])
    return s.outcome.scores


def test_the_characters_are_gentle_sensible_strong() -> None:
    assert [bot.name for bot in BOTS] == ["gentle", "sensible", "strong"]


@pytest.mark.parametrize("options", [{}, {"choose_side": True}, {"variant": "pro"}])
@pytest.mark.parametrize("seats", [2, 3])
def test_all_bots_play_whole_games_in_every_variant(options: dict[str, Any], seats: int) -> None:
    bots = [gentle, strong, sensible][:seats]
    assert sum(play(bots, options, 1, playouts=4)) == 1


def test_sensible_prefers_three_mice_and_avoids_three_cats() -> None:
    s = scene("6b", hands=[[5, 7, 9], [1, 3, 4]])
    assert notation_of_choice(sensible, s) in ("5a", "5b")
    s = scene("6a", hands=[[1, 3, 5], [2, 4]], step="bonus", laid=1)
    assert notation_of_choice(sensible, s) in ("1a", "1b")  # both sides of 3 and 5 show three cats


def test_sensible_stops_if_every_card_shows_three_cats() -> None:
    s = scene("6a", hands=[[3, 5], [1, 4]], step="bonus", laid=1, cats=0b111110, mice=0)
    assert notation_of_choice(sensible, s) == "stop"


@pytest.mark.parametrize("bot", [sensible, strong])
def test_bots_lay_their_last_card_though_it_shows_three_cats(bot: Any) -> None:
    s = scene("6a", hands=[[5], [1, 4]], step="bonus", laid=1, cats=0b111110, mice=0)
    assert notation_of_choice(bot, s) != "stop"
    s = scene("6a", piles=(1, 5), step="bonus", laid=1, cats=0b111110, mice=0)
    assert notation_of_choice(bot, s) == "place"


@pytest.mark.parametrize("bot", [sensible, strong])
def test_bots_decline_a_risky_further_card_in_the_basic_game(bot: Any) -> None:
    risky = scene("1a 3b 6a 7b 13b 14a 20a", piles=(5, 6), step="bonus", laid=1, cats=0b110001, mice=0b1110)
    assert notation_of_choice(bot, risky, playouts=400) == "stop"
    safe = scene("23b", piles=(5, 6), step="bonus", laid=1)
    assert notation_of_choice(bot, safe, playouts=400) == "place"


@rule("TR-32")
def test_strong_remembers_the_cards_under_its_pile() -> None:
    """Two cards are left, both known: the first one shows three mice again, so the second one wins at once."""
    s = scene(
        "18a 1a 20b 2b 6b 15a 22a 9b 10b 23b",
        shows="""
              m
             m m
            m c c
        """,
        piles=(0, 4),
        under={0: "13b 11b"},
        step="bonus",
        laid=1,
    )
    taken = PileTaken(0, 3, 2, ("13b", "11b"), 1)
    assert notation_of_choice(strong, s, playouts=300, events=[taken]) == "place"
    assert notation_of_choice(strong, s, playouts=300, events=[]) == "stop"


def test_bots_remember_the_events_of_this_round_only() -> None:
    memory = strong.start(GAME, 0, GAME.look(scene(), 0))
    strong.notice(memory, None, [1, 2, RoundBegan(2, 0, 6), 3])
    assert memory.events == [RoundBegan(2, 0, 6), 3]


def test_a_fixed_number_of_playouts_gives_a_repeatable_choice() -> None:
    s = GAME.new(GAME.options(variant="pro", first=0), 4, RandomLuck(3))
    assert notation_of_choice(strong, s, 80) == notation_of_choice(strong, s, 80)


def test_the_strong_bot_keeps_its_time() -> None:
    s = GAME.new(GAME.options(variant="pro", first=0), 2, RandomLuck(3))
    s.hands[0] = s.hands[0][:5]
    memory = strong.start(GAME, 0, GAME.look(s, 0))
    budget = Budget(0.1)
    strong.choose(memory, GAME.look(s, 0), GAME.legal(s, 0), Random(1), budget)
    assert budget.remaining() > -1.0


@pytest.mark.parametrize(
    ("better", "worse", "games", "need"),
    [(strong, sensible, 10, 6), (sensible, gentle, 24, 20), (gentle, random_bot, 24, 20)],
)
def test_each_character_beats_the_weaker_one(better: Any, worse: Any, games: int, need: int) -> None:
    """A small match with wide margins; the README has the exact figures."""
    won = 0.0
    for game in range(games):
        seat = game % 2
        bots = [better, worse] if seat == 0 else [worse, better]
        won += play(bots, {"variant": "pro"}, game, playouts=100)[seat]
    assert won >= need


# -------------------------------------------------------------------- playouts


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_fast_playouts_follow_the_rules(seats: int) -> None:
    """With the same choices, a fast playout and the real rules lead to the same result."""
    for seed in range(40):
        s = GAME.new(GAME.options(variant="pro", first=0), seats, RandomLuck(seed))
        winner = play_pro_round(s, Random(seed))
        rng = Random(seed)
        for _ in range(MAX_PLAYOUT_PLIES):
            hand = s.hands[s.turn]
            if s.step != "consolation" and len(hand) == 1:
                GAME.play(s, s.turn, PlaceCard(hand[0], "front"), RandomLuck(1), lambda event: None)
                break
            face = noisy_greedy_face(SETS[s.version], hand, s.mice, s.cats, s.step, s.laid, rng.random)
            GAME.play(s, s.turn, action_of_move(face), RandomLuck(1), lambda event: None)
        assert winner == (s.tokens.index(1) if 1 in s.tokens else None)


def test_equivalent_cards_that_take_the_pile_are_tried_once() -> None:
    s = scene("6a", hands=[[2, 5, 7], [1, 3, 4]])
    kept = [GAME.write(action) for action in without_equivalent_actions(GAME.look(s, 0), GAME.legal(s, 0))]
    assert kept == ["2a", "2b", "5a", "7a", "7b"]  # both sides of 5 show three cats


def test_win_probability_counts_the_tokens() -> None:
    assert win_probability((3, 1), 0) == 1.0
    assert win_probability((1, 3), 0) == 0.0
    assert win_probability((2, 2), 0) == 0.5
    assert win_probability((2, 1), 0) == 0.75
    assert sum(win_probability((1, 0, 2, 0), seat) for seat in range(4)) == pytest.approx(1)


def test_the_score_tables_rank_mice_and_cats() -> None:
    ours = SETS[GAME.version]
    two_mice = scene("6b")
    at = visible_index(ours, two_mice.mice, two_mice.cats, parse_faces("5a")[0])
    assert FURTHER_CARD_SCORES[at] > 3 > THIRD_CARD_SCORES[at]
    cats = scene("6a")
    at = visible_index(ours, cats.mice, cats.cats, parse_faces("5b")[0])
    assert FURTHER_CARD_SCORES[at] == THIRD_CARD_SCORES[at] == TAKES_PILE_SCORE < START_CARD_SCORES[at]
    none, some, most = (share_of_faces_showing_three_cats(ours, 0, cats) for cats in (0, 0b110, 0b110110))
    assert none == 0 < some < most <= 1


def test_actions_and_search_moves_convert_both_ways() -> None:
    assert action_of_move(0) == Stop()
    assert action_of_move(parse_faces("7b")[0]) == PlaceCard(7, "back")
    assert isinstance(GAME.read("b"), PlaceSide)
