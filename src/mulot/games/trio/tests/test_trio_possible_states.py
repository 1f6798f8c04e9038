"""With all events `imagine` knows every known card; with some of them, its states still fit the view."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from mulot.core.luck import RandomLuck
from mulot.games.trio import GAME
from mulot.games.trio.content import DECK
from mulot.games.trio.model import PileTaken, State
from mulot.games.trio.scenes import parse_faces, scene
from mulot.games.trio.tests.trio_helpers import lay
from mulot.testing import act, rule

VARIANTS = [{}, {"choose_side": True}, {"variant": "pro"}]


def played(options: dict[str, Any], seats: int, seed: int, plies: int) -> tuple[State, list[list[Any]]]:
    """Return a game after this many random plies, and the events of each seat."""
    rng = Random(seed)
    s = GAME.new(GAME.options(**options), seats, RandomLuck(rng))
    heard: list[list[Any]] = [[] for _ in range(seats)]
    for _ in range(plies):
        if s.outcome is not None:
            break
        events: list[Any] = []
        GAME.play(s, s.turn, rng.choice(GAME.legal(s, s.turn)), RandomLuck(rng), events.append)
        for seat in range(seats):
            heard[seat] += [h for event in events if (h := GAME.hear(event, seat)) is not None]
    return s, heard


def all_cards(s: State) -> list[int]:
    piles = [face >> 1 for pile in (s.cheese, *s.under) for face in pile]
    return sorted([*piles, *s.bag, *(card for card in s.peeked if card), *(card for hand in s.hands for card in hand)])


@rule("TR-32")
@pytest.mark.parametrize("options", VARIANTS[:2])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_imagine_with_all_events_knows_the_cards_under_the_piles(options: dict[str, Any], seats: int) -> None:
    rng, under = Random(1), 0
    for seed in range(25):
        s, heard = played(options, seats, seed, rng.randrange(5, 120))
        for seat in range(seats):
            t = GAME.imagine(GAME.look(s, seat), heard[seat], rng)
            assert (t.fresh, t.under) == (s.fresh, s.under)
            assert t.peeked[seat] == s.peeked[seat]
            assert all_cards(t) == list(DECK)
        under += sum(map(len, s.under))
    assert under > 50


@rule("TR-32", "TR-35")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_imagine_with_all_events_knows_the_cards_taken_into_hands(seats: int) -> None:
    rng, known = Random(1), 0
    for seed in range(25):
        s, heard = played({"variant": "pro"}, seats, seed, rng.randrange(5, 120))
        taken: dict[int, int] = {}
        for event in heard[0]:
            if isinstance(event, PileTaken) and event.round == s.round:
                taken |= dict.fromkeys((int(code[:-1]) for code in event.cards), event.seat)
        still = [(card, seat) for card, seat in taken.items() if card in s.hands[seat]]
        for _ in range(3):
            t = GAME.imagine(GAME.look(s, 0), heard[0], rng)
            assert t.hands[0] == s.hands[0]
            assert all(card in t.hands[seat] for card, seat in still)
            assert all_cards(t) == list(DECK)
        known += sum(seat != 0 for _, seat in still)
    assert known > 30


def test_imagine_for_two_pros_is_exact_without_events() -> None:
    for seed in range(20):
        s, _ = played({"variant": "pro"}, 2, seed, 10 * seed)
        for seat in (0, 1):
            assert GAME.imagine(GAME.look(s, seat), [], Random(1)) == s


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_imagine_with_some_events_fits_the_view(options: dict[str, Any], seats: int) -> None:
    rng = Random(7)
    for seed in range(25):
        s, heard = played(options, seats, seed, rng.randrange(1, 200))
        for seat in range(seats):
            some = [event for event in heard[seat] if rng.random() < rng.random()]
            for part in ([], some, heard[seat][len(heard[seat]) // 2 :]):
                t = GAME.imagine(GAME.look(s, seat), part, rng)
                assert GAME.look(t, seat) == GAME.look(s, seat)
                assert all_cards(t) == list(DECK)
                assert len(t.bag) == sum(t.fresh) - sum(card > 0 for card in t.peeked) + 24 % seats


@rule("TR-10", "TR-32")
def test_imagine_keeps_to_the_events_it_gets() -> None:
    s = scene("13b 6a", piles=(3, 6), under={0: "9a"})
    events = lay(s, 0, "5b")
    act(GAME, s, 0, "stop")
    view = GAME.look(s, 1)
    for _ in range(20):  # 9a is forgotten, so any card may be on top, but the last three are known
        t = GAME.imagine(view, events, Random())
        assert (t.fresh[0], t.under[0]) == (3, parse_faces("5b 6a 13b"))


def test_imagine_puts_nothing_unknown_above_the_next_card_after_a_known_one_was_laid() -> None:
    s = scene("13b 6a", piles=(2, 6))
    heard = lay(s, 0, "5b")  # takes the three
    heard += lay(s, 0, "14a")  # the last unseen card
    s.turn = 0
    heard += act(GAME, s, 0, "place")  # and then the first of the three
    s.under[0] += parse_faces("20a 21a")  # this seat took these too, but the events are forgotten
    s.bag = [card for card in s.bag if card not in (20, 21)]
    for _ in range(20):
        t = GAME.imagine(GAME.look(s, 1), heard, Random())
        assert t.fresh[0] == 0
        assert len(t.under[0]) == 4
        assert [face for face in t.under[0] if face in parse_faces("6a 13b")] == parse_faces("6a 13b")
        assert t.under[0][0] == parse_faces("6a")[0]


def test_imagine_ignores_events_of_earlier_rounds() -> None:
    s = scene("13b 6a", piles=(3, 6))
    events = lay(s, 0, "5b")
    s.round = 2
    assert GAME.imagine(GAME.look(s, 1), events, Random(1)).under == [[], []]


def test_imagined_hands_are_uniformly_distributed() -> None:
    s = GAME.new(GAME.options(variant="pro", first=0), 3, RandomLuck(1))
    rng = Random(4)
    where: Counter[tuple[int, int]] = Counter()
    for _ in range(2000):
        t = GAME.imagine(GAME.look(s, 0), [], rng)
        where.update((card, seat) for seat in (1, 2) for card in t.hands[seat])
    hidden = [card for card in DECK if card not in s.hands[0]]
    assert len(where) == 2 * len(hidden) == 32
    assert all(850 < count < 1150 for count in where.values())
