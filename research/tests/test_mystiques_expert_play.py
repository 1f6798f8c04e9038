"""How the experts play the chapters, in small samples of the studies."""

from __future__ import annotations

import pytest

from mulot.games import bots
from mulot.games.mystiques import GAME
from mulot.games.mystiques.bots.experts import EXPERTS
from mulot.games.mystiques.model.options import Options
from mulot.lab.intervals import wilson
from research.mystiques.analysis import play_game
from research.mystiques.elements_in_play import count_elements

WISE = bots("mystiques")["wise"]


@pytest.mark.parametrize("bot", [bot.name for bot in EXPERTS])
@pytest.mark.parametrize("chapter", ["first-frost", "proving-ground"])
def test_experts_play_both_chapters_to_the_end(bot, chapter):
    night = play_game(bots("mystiques")[bot], Options(chapter=chapter), 4, seed=5)
    assert night.reason in GAME.ends
    assert night.rounds < 100


def test_experts_win_the_first_chapter_more_often_than_not():
    wise = bots("mystiques")["wise"]
    won = sum(play_game(wise, Options(), 1, seed).reason == "objective" for seed in range(40))
    low, high = wilson(won, 40)
    assert won / 40 > 0.5
    assert low < 0.8
    assert high > 0.5


@pytest.mark.parametrize("chapter", ["under-the-floor", "mill-race", "webs-and-legs", "captain-vurst"])
def test_experts_use_the_chapters_elements_and_waste_few_turns(chapter):
    found = count_elements(WISE, chapter, 6, seats=2)
    assert found["cards"] >= 6
    assert found["shared"] > 0
    assert found["rally"] > 0
    assert found["idle"] < 0.13 * found["turns"]
    assert found["hook"] + found["fork"] + found["grape"] > 0
    assert found["traps"] > 0
