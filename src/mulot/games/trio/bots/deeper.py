"""A choice in a pro round by compiled rounds: many more of them, his own further choices in them looked at too, and
cards where the others' play says that they are. It needs numba (the extra `research`), so only studies play so."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from mulot.bots.bot import Budget, Seated
from mulot.games.trio.bots.doubts import doubts
from mulot.games.trio.bots.playouts import face_of_action, worth
from mulot.games.trio.model import Action, PlaceCard, View
from mulot.games.trio.view.worlds import known_hands


def choose(memory: Seated, view: View, legal: Sequence[Action], rng: Random, budget: Budget) -> Action:
    """The legal action that was tried most."""
    from mulot.games.trio.bots.kernel import thinking

    world = memory.game.imagine(view, memory.heard, rng)
    known = {card for hand in known_hands(view, memory.heard) for card in hand}
    unseen = [card for cards in (*world.hands, world.bag) for card in cards if card not in known]
    moves = thinking.think(world, unseen, doubts(view, memory.heard), worths(view.tokens, memory.seat), rng, budget)
    can = {face_of_action(action) if isinstance(action, PlaceCard) else 0: action for action in legal}
    tried = [(times, total, move) for move, times, total in moves if move in can]
    return can[max(tried)[2]] if tried else legal[0]


def worths(tokens: tuple[int, ...], seat: int) -> list[float]:
    """What a round is worth to a seat, by who wins it; last, if nobody does."""
    after = [(*tokens[:i], tokens[i] + 1, *tokens[i + 1 :]) for i in range(len(tokens))]
    return [*(worth(found, seat) for found in after), worth(tokens, seat)]
