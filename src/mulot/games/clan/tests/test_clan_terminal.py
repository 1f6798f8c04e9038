"""The terminal: two seats share one screen and see only what they should; the board as text."""

from __future__ import annotations

import re
from random import Random

import pytest

from mulot.cli.hotseat import QuitGame
from mulot.cli.i18n import Translator
from mulot.cli.terminal_game import TerminalGame
from mulot.core.match import Match
from mulot.games.clan import GAME
from mulot.games.clan.content.forest import TILES
from mulot.games.clan.notation import PICTURES
from mulot.games.clan.scenes import FULL, YOUNG, new_table_as_drawn, scene
from mulot.games.clan.tests.clan_helpers import explore
from mulot.testing import act


class Screen:
    """Two people at one screen: all pages, and what each may show."""

    def __init__(self, match: Match, seed: int) -> None:
        self.match = match
        self.rng = Random(seed)
        self.pages: list[list[str]] = [[]]

    def ask(self, prompt: str) -> str:
        self.pages[-1].append(prompt)
        seat = self.match.waiting.must[0]
        return "" if "pass the screen" in prompt else GAME.write(self.rng.choice(self.match.legal(seat)))

    def show(self, text: str) -> None:
        self.pages[-1].append(text)

    def clear(self) -> None:
        self.pages.append([])


@pytest.mark.parametrize("forest", ["young", "full", "dangerous", "perilous"])
def test_the_terminal_shows_secrets_only_behind_the_curtain(forest) -> None:
    words = Translator("en", GAME)
    looked = 0
    for seed in range(4):
        match = Match(GAME, 2, seed, {"forest": forest})
        screen = Screen(match, seed)
        TerminalGame(match, words, {}, screen.ask, screen.show, screen.clear, "", bot_seconds=0.01).play()
        assert match.outcome is not None
        for page in screen.pages:
            text = "\n".join(page)
            curtains = text.count("pass the screen")
            secrets = text.count("you see:")
            assert secrets <= curtains, "a face is told only to whom the screen was passed"
            looked += secrets
            for line in page:
                assert curtains or not re.search(r"seat \d looks at \w\d:", line), "nor drawn"
    assert looked >= 4


def test_the_terminal_clears_a_secret_before_the_next_player_is_asked() -> None:
    match = Match(GAME, 2, 5, {"forest": "young", "first": 0})
    lines = iter(["look a1", "", "back", "pass"])
    pages: list[list[str]] = [[]]

    def ask(prompt: str) -> str:
        pages[-1].append(prompt)
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    table = TerminalGame(
        match, Translator("en", GAME), {}, ask, lambda t: pages[-1].append(t), lambda: pages.append([]), ""
    )
    with pytest.raises(QuitGame):
        table.play()
    tile = match.state.tiles[0]
    secret = Translator("en", GAME).game_text(f"thing-{tile}")
    with_secret = [i for i, page in enumerate(pages) if secret in "\n".join(page) or str(tile) in "\n".join(page)]
    assert with_secret == [1], "one page, behind the curtain"
    assert any("pass the screen to Hazel" in line for line in pages[1])
    assert any("Clover" in line for line in pages[2]), "a fresh page for the next"


# ---------------------------------------------------------------- the board as text


def test_the_board_shows_counters_pawns_and_what_lies_open() -> None:
    s = scene(FULL.replace("sword", "sword*").replace("candle", "-"), seats=3, wanted="fox")
    act(GAME, s, 1, "top-b")
    act(GAME, s, 2, "right-3")
    drawn = GAME.draw(GAME.look(s, 0))
    assert "🌙 10" in drawn
    assert "🔍 🦊" in drawn
    assert "[🗡]" in drawn
    rows = drawn.splitlines()
    assert rows[2].split() == ["1"], "the mouse of seat 1 stands above column b"
    assert next(row for row in rows if row.strip().startswith("3")).split()[-1] == "2"
    hidden = [PICTURES[tile] for tile in TILES if tile in PICTURES and tile != "sword"]
    assert not any(picture in drawn for picture in hidden)
    assert not any(letter.isalpha() for letter in drawn if letter not in "abcd"), "no words: it is for all languages"


def test_the_board_shows_a_secret_to_its_seat_alone() -> None:
    s = new_table_as_drawn(YOUNG, memory_aid=True)
    act(GAME, s, 1, "look a1")
    assert "👁 a1: ▂🦊 ▄🐰 █🐿 ✨" in GAME.draw(GAME.look(s, 1))
    for seat in (0, None):
        assert "🐰" not in GAME.draw(GAME.look(s, seat))
        assert "?1?" in GAME.draw(GAME.look(s, seat)), "but who looks, and where"


def test_the_board_shows_a_tile_that_is_being_revealed_and_trophies() -> None:
    s = scene(FULL.replace("witch", "-"), owners={"club": 1}, wanted="bear")
    explore(s, "a1")
    drawn = GAME.draw(GAME.look(s, None))
    assert "a1: ▂🦊 ▄🐰 █🐿 ✨" in drawn
    assert "🏏 ▶ 1" in drawn
