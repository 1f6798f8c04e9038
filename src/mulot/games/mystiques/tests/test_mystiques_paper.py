"""The print-and-play edition has enough pieces for every chapter."""

from __future__ import annotations

from collections import Counter

from mulot.core.match import Match
from mulot.games.mystiques import GAME
from mulot.games.mystiques.content import CAMPAIGN, FIGURES, HEROES, KINDS, SIDES, TILES
from mulot.games.mystiques.content.tiles import DRAWN
from mulot.games.mystiques.paper import PIECES, TRAPS, WEBS, story

PRINTED = Counter[str]()
NAMES: dict[str, Counter[str]] = {}
for piece in PIECES:
    PRINTED[piece.kind] += piece.count
    NAMES.setdefault(piece.kind, Counter())[piece.name] += piece.count


def test_as_many_cards_tiles_and_dice_as_the_box_has() -> None:
    of_cards = {kind: PRINTED[kind] for kind in ("hero", "turn", "encounter", "search", "ability")}
    assert of_cards == {"hero": 6, "turn": 6 + 9, "encounter": 18, "search": 8 + 54, "ability": 28}
    assert PRINTED["tile"] == 8
    assert {side for tile in NAMES["tile"] for side in TILES[tile].sides} == set(SIDES)
    assert PRINTED["die"] == 5


def test_the_printed_pieces_are_enough_to_set_up_every_chapter() -> None:
    for chapter in CAMPAIGN:
        state = Match(GAME, 4, seed=1, options={"chapter": chapter.name}).state
        assert {laid.tile for laid in chapter.board} <= set(NAMES["tile"])
        assert {mouse.hero for mouse in state.mice} <= set(NAMES["figure"]) & set(NAMES["hero"]) & set(NAMES["turn"])
        assert set(state.search_bag) <= set(NAMES["search"])
        assert all(Counter(state.search_bag)[card] <= NAMES["search"][card] for card in state.search_bag)
        assert set(state.track) <= set(NAMES["turn"])
        assert {thing for thing, _ in chapter.things.values()} <= set(NAMES["thing"])
        assert max((len(spaces) for spaces in chapter.webs.values()), default=0) <= WEBS


def test_there_are_figures_for_all_enemies_that_can_be_there_at_once() -> None:
    small = [kind for kind in KINDS.values() if kind.name in NAMES["figure"]]
    assert all(NAMES["figure"][kind.name] == kind.most for kind in small)
    assert all(NAMES["large"][kind] == FIGURES[kind] for kind in NAMES["large"])
    assert {*NAMES["figure"], *NAMES["large"]} == {*HEROES, *KINDS}


def test_there_are_mousetraps_for_every_red_cross_and_those_of_the_chapter() -> None:
    crosses = {side: drawn.count("X") for side, drawn in DRAWN.items()}
    own = {side: len(spaces) for chapter in CAMPAIGN for side, spaces in chapter.traps.items()}
    assert max(crosses[side] + own.get(side, 0) for side in crosses) <= TRAPS


def test_the_printed_story_has_every_passage_of_every_chapter() -> None:
    for chapter, printed in zip(CAMPAIGN, story()["chapters"], strict=True):
        assert chapter.tale
        told = str(printed["tale"])
        assert [name for name in chapter.tale.passages() if f"'{name}'" not in told] == []
