"""The end of a chapter: the hourglass, the last passage, and beaten enemies (M-003, MR-163, MR-174)."""

from __future__ import annotations

from mulot.core.game import Outcome
from mulot.core.luck import ScriptedLuck
from mulot.games.mystiques import GAME
from mulot.games.mystiques.content import Effect
from mulot.games.mystiques.model.events import HourglassMoved, Told
from mulot.games.mystiques.rules.chapter_end import finish_chapter
from mulot.games.mystiques.rules.chapter_progress import advance_hourglass
from mulot.games.mystiques.rules.crossroads import carry_out_effect
from mulot.games.mystiques.scenes import BOW, SWORD, scene
from mulot.testing import act, rule


@rule("M-003", "MR-194")
def test_the_hourglass_does_not_move_past_the_end_marker():
    s = scene(". .", "aubin a1", end=2)
    told = []
    carry_out_effect(s, Effect("page", 2), ScriptedLuck(), told.append)
    assert told == [HourglassMoved(2, "MR-194")]
    assert s.outcome == Outcome((0.0,), "hourglass")


@rule("M-003", "MR-192")
def test_the_passage_of_a_page_is_told_unless_that_page_loses_the_chapter():
    for end, passages in ((4, ["captain-vurst-late"]), (3, [])):
        s = scene(". .", "aubin a1", chapter="captain-vurst", end=end, page=2)
        told = []
        advance_hourglass(s, told.append, "M-113")
        assert told[0] == HourglassMoved(3)
        assert [e.passage for e in told if isinstance(e, Told)] == passages


@rule("MR-163")
def test_heroes_part_after_a_won_chapter_of_a_campaign_and_at_no_other_time():
    s = scene(". .", "aubin a1", chapter="first-frost")
    told = []
    assert finish_chapter(s, told.append) is False
    assert told == []
    s.outcome = Outcome((0.0,), "hourglass")
    assert finish_chapter(s, told.append) is False
    s.outcome = Outcome((1.0,), "objective")
    assert finish_chapter(s, told.append) is False, "a chapter by itself"
    assert s.outcome == Outcome((1.0,), "objective")


@rule("MR-174")
def test_only_enemies_named_by_the_objective_count_as_beaten():
    s = scene(". .", "aubin a1", "roach b1", chapter="proving-ground")  # Captain Vurst is to be defeated
    act(GAME, s, 0, "attack needle-sword roach 1", SWORD, BOW, BOW, BOW)
    assert (s.enemies, s.beaten, s.outcome) == ([], (), None)
