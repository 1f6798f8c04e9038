"""The effects of choices, which are carried out in order: MR-194."""

from __future__ import annotations

from mulot.core.flow import run
from mulot.core.luck import ScriptedLuck
from mulot.games.mystiques.content import Effect
from mulot.games.mystiques.model.events import CheeseOnWheel, Given, WebsSwept
from mulot.games.mystiques.model.frames import AtCrossroads
from mulot.games.mystiques.rules.crossroads import carry_out_effect
from mulot.games.mystiques.rules.procedure_table import procedure_of
from mulot.games.mystiques.scenes import scene
from mulot.testing import rule


@rule("MR-194")
def test_effects_of_the_story_happen_in_order():
    s = scene(". .", "aubin a1", chapter="webs-and-legs")
    s.stack.append(AtCrossroads(index=0, choice="light-the-candle", at="effect"))
    told = []
    run(s, ScriptedLuck(), told.append, procedure_of)
    assert [type(event) for event in told] == [WebsSwept, CheeseOnWheel]


@rule("MR-194", "M-167")
def test_a_cat_brought_by_the_story_is_placed_when_his_cards_lie():
    s = scene(". . P", "aubin a1")
    order = ["aubin", "brodie-chases", "brodie-pounces"]
    carry_out_effect(s, Effect("come", enemies=(("brodie", 1),)), ScriptedLuck(order), lambda event: None)
    assert [(e.kind, e.space) for e in s.enemies] == [("brodie", "c1")]


@rule("MR-194")
def test_a_group_item_given_by_the_story_has_an_event():
    s = scene(". .", "aubin a1", search_bag=["grape"])
    told = []
    for _ in range(2):
        carry_out_effect(s, Effect("item", what="grape"), ScriptedLuck(), told.append)
    assert (told, s.stash, s.search_bag) == ([Given("grape")], ("grape",), [])
