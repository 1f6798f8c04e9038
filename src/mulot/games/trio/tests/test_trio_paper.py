"""The print-and-play edition has the pieces that a game needs."""

from __future__ import annotations

from mulot.core.match import Match
from mulot.games.trio import GAME
from mulot.games.trio.content import CARDS
from mulot.games.trio.model import TOKENS_TO_WIN
from mulot.games.trio.paper import PIECES


def count(kind: str) -> int:
    return sum(piece.count for piece in PIECES if piece.kind == kind)


def test_the_cards_that_are_printed_are_those_that_are_dealt() -> None:
    printed = {int(piece.name) for piece in PIECES if piece.kind == "card"}
    assert count("card") == len(printed) == len(CARDS)
    for seats in GAME.seats:
        match = Match(GAME, seats, seed=1, options={"variant": "pro"})
        dealt = {card.card for seat in range(seats) for card in match.look(seat).own.cards}
        assert dealt <= printed
        assert len(printed) - len(dealt) == (4 if seats == 5 else 0)


def test_there_are_tokens_enough_for_the_longest_game() -> None:
    assert count("token") == 16 >= max(GAME.seats) * (TOKENS_TO_WIN - 1) + 1
    assert count("cheese") == 1
