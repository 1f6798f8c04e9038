"""Version 2 has different cards; a game of version 1 keeps the first set in its rules, views and bots."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from mulot.bots import Budget
from mulot.core.luck import RandomLuck
from mulot.core.match import Match
from mulot.games.trio import GAME
from mulot.games.trio.bots import BOTS
from mulot.games.trio.content import CARDS, FIRST_CARDS

FIRST = GAME.old_versions[1]
STORIES = Path(__file__).parent / "stories"


def test_there_is_one_old_version() -> None:
    assert GAME.version == 2
    assert {number: game.version for number, game in GAME.old_versions.items()} == {1: 1}
    assert CARDS != FIRST_CARDS


def test_a_journal_of_version_1_is_replayed_with_the_first_cards() -> None:
    match = Match.load(STORIES / "basic-at-four.jsonl")
    assert (match.journal.header.version, match.state.version, match.look().version) == (1, 1, 1)
    shown = {(face.card, face.side, face.places) for step in match.replay() for face in step.look().cheese}
    assert shown <= {
        (n, side, face)
        for n, card in enumerate(FIRST_CARDS, 1)
        for side, face in zip(("front", "back"), card, strict=True)
    }
    assert any(face not in CARDS[number - 1] for number, _, face in shown)


def test_a_new_table_is_set_with_the_new_cards() -> None:
    match = Match(GAME, 2, 1, {"variant": "pro", "first": 0})
    assert (match.journal.header.version, match.look(0).version) == (2, 2)
    assert {(card.front, card.back) for card in match.look(0).own.cards} <= set(CARDS)


@pytest.mark.parametrize("options", [{}, {"choose_side": True}, {"variant": "pro"}])
def test_imagined_states_of_version_1_have_the_first_cards(options: dict[str, object]) -> None:
    """In whole games of version 1, imagined states give the seat the same view, and bots can play in them."""
    rng = Random(1)
    luck = RandomLuck(rng)
    s = FIRST.new(FIRST.options(**options), 2, luck)
    memories = [bot.start(FIRST, seat, FIRST.look(s, seat)) for seat, bot in enumerate(BOTS[1:])]
    while s.outcome is None:
        view = FIRST.look(s, s.turn)
        world = FIRST.imagine(view, memories[s.turn].events, rng)
        assert world.version == 1
        assert FIRST.look(world, s.turn) == view
        chosen = BOTS[1 + s.turn].choose(memories[s.turn], view, FIRST.legal(s, s.turn), rng, Budget(600, 2))
        assert FIRST.why_not(s, s.turn, chosen) is None
        events: list[object] = []
        FIRST.play(s, s.turn, chosen, luck, events.append)
        for seat, bot in enumerate(BOTS[1:]):
            heard = [told for event in events if (told := FIRST.hear(event, seat)) is not None]
            bot.notice(memories[seat], FIRST.look(s, seat), heard)
