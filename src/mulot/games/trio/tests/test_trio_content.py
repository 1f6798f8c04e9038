"""The cards, and the validation of a set."""

from __future__ import annotations

import pytest

from mulot.games.trio import GAME
from mulot.games.trio.content import CARDS, MIRROR, SETS, Pair, faults_of, mirror_face
from mulot.testing import rule


def with_card(number: int, front: str, back: str) -> list[Pair]:
    cards = list(CARDS)
    cards[number - 1] = (front, back)
    return cards


@rule("T-002", "TR-38")
@pytest.mark.parametrize("version", SETS)
def test_our_set_has_24_cards_and_no_fault(version: int) -> None:
    assert len(SETS[version].cards) == 24
    assert faults_of(SETS[version].cards) == []


def test_every_version_has_its_set() -> None:
    assert set(SETS) == {GAME.version, *GAME.old_versions}


@rule("TR-38")
def test_turning_a_card_over_changes_left_and_right() -> None:
    assert [place + 1 for place in MIRROR] == [1, 3, 2, 6, 5, 4]
    assert mirror_face("mcoooo") == "mocooo"
    assert mirror_face("ooomoc") == "ooocom"


@rule("T-002", "TR-38")
@pytest.mark.parametrize(
    ("cards", "fault"),
    [
        (list(CARDS[:23]), "there are 23 cards, not 24"),
        (with_card(3, "cooo", "coomoo"), "front of card 3: 'cooo' is not six places of m, c and o"),
        (with_card(3, "coooox", "coomoo"), "front of card 3: 'coooox' is not six places of m, c and o"),
        (with_card(3, "mcmcmm", "mcccmm"), "front of card 3: 0 holes, not 1 to 4"),
        (with_card(3, "coooom", "ooomoo"), "back of card 3: 5 holes, not 1 to 4"),
        (with_card(3, "mcmcmc", "mmmmmm"), "front of card 3: three mice and three cats at once"),
        (with_card(3, *CARDS[1]), "front of card 3: the same as the front of card 2"),
        (with_card(3, "coooom", "comooo"), "card 3: the holes of the back are not the mirror image of the front's"),
    ],
)
def test_validation_names_each_fault_of_a_set(cards: list[Pair], fault: str) -> None:
    assert fault in faults_of(cards)


def test_bit_sets_agree_with_the_written_faces() -> None:
    ours = SETS[GAME.version]
    assert ours.cards == CARDS
    for number, card in enumerate(CARDS, 1):
        for side, face in enumerate(card):
            at = 2 * number + side
            for place, sign in enumerate(face):
                found = [bits[at] >> place & 1 for bits in (ours.mice, ours.cats, ours.holes)]
                assert found == [sign == "m", sign == "c", sign == "o"]
            assert ours.mice[at] | ours.cats[at] | ours.holes[at] == 63
