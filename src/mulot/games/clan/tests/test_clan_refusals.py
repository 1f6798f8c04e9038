"""Why actions are refused: every reason, its rule, and what it shows."""

from __future__ import annotations

import pytest

from mulot.core.errors import Unreadable
from mulot.games.clan import GAME
from mulot.games.clan.rules import REASONS
from mulot.games.clan.scenes import DANGEROUS, FULL, OGRE, YOUNG, new_table_as_drawn, scene
from mulot.games.clan.tests.clan_helpers import decline, explore
from mulot.testing import act, refusal, rule

OGRE_AWAKE = OGRE.replace("ogre", "ogre*")
FREED = FULL.replace("witch", "-")


def exploring(*args, **kwargs):
    s = scene(*args, **kwargs)
    decline(s)
    return s


def looking():
    s = new_table_as_drawn(YOUNG)
    act(GAME, s, 0, "look a1")
    return s


def clubbed():
    s = scene(FREED, owners={"club": 1})
    explore(s, "b1")
    act(GAME, s, 1, "club")
    return s


def helped():
    s = scene(seats=3)
    act(GAME, s, 1, "top-a")
    return s


def revealed(place, **kwargs):
    s = scene(FREED, **kwargs)
    explore(s, place)
    return s


CASES = {
    "no-such-place": (lambda: exploring(), 0, "d1", "C-010", ()),
    "empty-place": (lambda: exploring(FREED), 0, "d4", "CR-21", ("d4",)),
    "face-up": (lambda: exploring(FULL.replace("sword", "sword*")), 0, "a4", "CR-08", ("a4",)),
    "cancelled": (clubbed, 0, "b1", "CR-43", ("b1",)),
    "no-such-edge": (lambda: scene(), 1, "left-4", "C-019", ()),
    "ogre-no-help": (lambda: scene(OGRE_AWAKE), 1, "top-a", "C-073", ("d4",)),
    "ogre-no-candle": (lambda: scene(OGRE_AWAKE.replace("candle", "candle*")), 0, "candle a1", "C-074", ("d4",)),
    "own-turn": (lambda: scene(), 0, "top-a", "CR-54", ()),
    "pawn-placed": (helped, 1, "top-b", "CR-10", ("top-a",)),
    "wait-for-help": (lambda: scene(), 0, "a1", "C-018", ()),
    "look-first": (lambda: new_table_as_drawn(YOUNG), 0, "a1", "C-012", ()),
    "put-back-first": (looking, 0, "look a2", "C-013", ()),
    "nothing-to-put-back": (lambda: new_table_as_drawn(YOUNG), 0, "back", "C-013", ()),
    "look-is-over": (lambda: exploring(), 0, "look a1", "C-012", ()),
    "must-look": (lambda: new_table_as_drawn(FULL), 0, "pass", "C-042", ()),
    "must-explore": (lambda: exploring(), 0, "pass", "CR-07", ()),
    "not-asked": (lambda: scene(), 1, "a1", "C-022", ()),
    "no-candle": (lambda: exploring(FULL), 0, "candle a1", "C-048", ()),
    "candle-before-reveal": (lambda: scene(FULL.replace("candle", "candle*")), 1, "candle a1", "C-049", ()),
    "no-moon-to-save": (lambda: exploring(FULL.replace("owl", "owl*")), 0, "owl", "C-052", ()),
    "not-your-trophy": (lambda: scene(FREED, owners={"golden-tooth": 1}), 0, "tooth small", "C-066", ()),
    "club-after-reveal": (lambda: exploring(FREED, owners={"club": 0}), 0, "club", "C-076", ()),
    "wand-after-reveal": (lambda: exploring(FREED, owners={"wand": 0}), 0, "wand small", "C-072", ()),
    "wand-in-vain": (lambda: revealed("b1", owners={"wand": 0, "club": 0}), 0, "wand small", "CR-42", ()),
    "same-size": (lambda: revealed("a1", owners={"wand": 0}), 0, "wand small", "CR-41", ()),
    "no-tooth-left": (lambda: scene(FREED, owners={"golden-tooth": 0}, teeth=(0, 1, 1)), 0, "tooth small", "C-081", ()),
}


def test_every_reason_has_a_test_case() -> None:
    assert set(CASES) == set(REASONS)


@pytest.mark.parametrize("no", REASONS)
def test_each_refusal_names_its_rule_and_what_it_shows(no: str) -> None:
    make, seat, tried, rule_of_reason, show = CASES[no]
    reason = refusal(GAME, make(), seat, tried)
    assert (reason.no, reason.rule, reason.show) == (no, rule_of_reason, show)


def test_a_seat_that_is_not_asked_gets_a_specific_reason_or_not_your_turn() -> None:
    s = scene(DANGEROUS.replace("witch", "-"), forest="dangerous", seats=3, owners={"wand": 2})
    assert refusal(GAME, s, 2, "top-a").no == "not-your-turn"  # seat 1 is asked first
    assert refusal(GAME, s, 2, "a1").no == "not-your-turn"
    assert refusal(GAME, s, 2, "pass").no == "not-your-turn"
    assert refusal(GAME, s, 0, "club").no == "not-your-trophy"
    assert refusal(GAME, s, 2, "wand small").no == "not-your-turn"


@rule("C-012")
def test_clues_and_reveals_wait_until_every_mouse_has_looked() -> None:
    s = new_table_as_drawn(YOUNG)
    for text in ("a1", "top-a"):
        assert refusal(GAME, s, 0, text).no == "look-first"


def test_refusals_tell_nothing_that_is_hidden() -> None:
    """The same attempts are refused for the same reasons in two states that look alike."""
    one = scene(FULL)
    other = scene(FULL.replace("fox", "?").replace("lost", "fox").replace("?", "lost"))
    for seat in (0, 1):
        assert GAME.look(one, seat) == GAME.look(other, seat)
        for text in ("a1", "b3", "candle a1", "owl", "top-a", "pass", "wand small", "tooth large", "back", "look b3"):
            action = GAME.read(text)
            assert GAME.why_not(one, seat, action) == GAME.why_not(other, seat, action)


@pytest.mark.parametrize("text", ["", "e5", "a0", "look", "look e1", "wand huge", "top-e", "left-5", "tooth", "help"])
def test_text_that_is_no_action_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        GAME.read(text)


def test_notation_is_forgiving_about_case_and_spaces() -> None:
    assert GAME.read("  LOOK   b2 ") == GAME.read("look b2")
