"""Whole games at one keyboard, in every language and with random options; the curtain hides secrets."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import mulot
from contract.games_under_test import ROOT, TOY_GAME
from kit.sampled_cases import WHOLE
from mulot.bots import random_bot
from mulot.cli.hotseat import QuitGame
from mulot.cli.i18n import Translator
from mulot.cli.player_commands import plain_rulebook
from mulot.cli.terminal_game import TerminalGame
from mulot.core.game import Outcome
from mulot.core.match import Match
from mulot.core.text import LANGUAGES
from mulot.testing.laws import random_options
from toy_game import GAME


class RecordingScreen:
    """A scripted person and a screen that records everything shown on it, page by page."""

    def __init__(self, answer: Callable[[], str]) -> None:
        self.pages: list[list[str]] = [[]]
        self.answer = answer
        self.asked = 0

    def ask(self, prompt: str) -> str:
        self.pages[-1].append(prompt)
        self.asked += 1
        assert self.asked < 20_000
        return self.answer()

    def show(self, text: str) -> None:
        self.pages[-1].append(text)

    def clear(self) -> None:
        self.pages.append([])

    @property
    def text(self) -> str:
        return "\n".join(line for page in self.pages for line in page)


def make_game(
    match: Match, words: Translator, answer: Callable[[], str], bots: dict[int, Any]
) -> tuple[TerminalGame, RecordingScreen]:
    screen = RecordingScreen(answer)
    callbacks = (screen.ask, screen.show, screen.clear)
    return TerminalGame(match, words, bots, *callbacks, rulebook="the rules", bot_seconds=0.01), screen


def play_whole_game(game: str, lang: str, options: dict[str, Any], seats: int, seed: int) -> str:
    """Play a game in which people answer with legal moves, commands and invalid input. Return everything that was
    shown."""
    match = Match(mulot.load(game), seats, seed, options)
    rng = Random(seed)

    def answer() -> str:
        waiting = match.waiting
        assert not isinstance(waiting, Outcome)
        if rng.random() < 0.02:
            return rng.choice(["?", "", "nonsense", "why nonsense", "99", "rules", "undo", "hint"])
        person = next((seat for seat in waiting.must if seat in table.people), None)
        if person is None:
            return ""
        legal = match.legal(person)
        return match.game.write(rng.choice(legal))

    bots = {seats - 1: random_bot} if seed % 2 else {}
    table, screen = make_game(match, Translator(lang, match.game), answer, bots)
    table.play()
    assert match.outcome is not None
    return screen.text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", mulot.shelf())
def test_a_whole_game_uses_only_translated_messages(game: str, lang: str) -> None:
    for seed in range(3 if WHOLE else 1):
        rng = Random(f"{game} {seed}")
        seats = rng.choice(mulot.load(game).seats)
        options = random_options(mulot.load(game), seats, rng)
        text = play_whole_game(game, lang, options, seats, seed)
        missing = re.findall(rf"\b(?:house|{game})-(?:event|do|ask|no|end|thing|option|mouse)-\S+", text)
        assert not missing, sorted(set(missing))[:5]
        assert "{" not in text.replace("{51}", ""), "a variable was not filled in"


def make_toy_game(
    answer: Callable[[], str], seats: int = 2, seed: int = 3
) -> tuple[TerminalGame, RecordingScreen, Match]:
    match = Match(GAME, seats, seed, {"first": 0, "charms": False})
    table, screen = make_game(match, Translator("en", GAME, text_folder=TOY_GAME / "text"), answer, {})
    return table, screen, match


def test_a_handicap_is_shown_beside_the_players_name() -> None:
    for options, expected in (({"handicap": 1}, True), ({}, False)):
        match = Match(mulot.load("souriciere"), 2, 1, options)
        words = Translator("en", match.game)
        keyboard, screen = make_game(match, words, lambda: "quit", {})
        with pytest.raises(QuitGame):
            keyboard.play()
        assert (f"~C:> {words.player_name(1)} (rolls again after bad luck)" in screen.text) is expected
        assert f"{words.player_name(0)} (" not in screen.text


def test_a_private_look_is_shown_only_behind_the_curtain() -> None:
    lines = iter(["peek", "", "put-back", "attack", "quit"])
    table, screen, match = make_toy_game(lambda: next(lines))
    with pytest.raises(QuitGame):
        table.play()
    word = Translator("en", GAME, text_folder=TOY_GAME / "text").game_text(f"thing-{match.state.stone}")
    secret = [number for number, page in enumerate(screen.pages) if word in "\n".join(page)]
    assert secret == [1], "the stone is only on one page, behind the curtain, and gone before the next question"
    assert "pass the screen to Hazel" in "\n".join(screen.pages[1])
    assert "What do you do?" in "\n".join(screen.pages[2]), "the game goes on, on a fresh page"
    assert len(screen.pages) == 3, "and needs no curtain if there is no secret"


def test_a_secret_is_cleared_from_the_screen_as_soon_as_it_is_over() -> None:
    """A secret is cleared at once, even if no other person has to act next."""
    lines = iter(["peek", "", "put-back"])
    match = Match(GAME, 3, 3, {"first": 0, "charms": False})
    words = Translator("en", GAME, text_folder=TOY_GAME / "text")
    table, screen = make_game(match, words, lambda: next(lines), {1: random_bot})
    with pytest.raises(StopIteration):
        table.play()
    stone = words.game_text(f"thing-{match.state.stone}")
    assert [number for number, page in enumerate(screen.pages) if stone in "\n".join(page)] == [1]
    assert len(screen.pages) == 3


@pytest.mark.parametrize(("command", "name"), [("hint", "Hazel"), ("@1 hint", "Clover")])
def test_a_hint_from_private_knowledge_is_on_a_private_page(command: str, name: str) -> None:
    """The hint is on a separate page behind the curtain, and the question is repeated on a new page."""
    lines = iter([command, "", "", "quit"])
    table, screen, _ = make_toy_game(lambda: next(lines))
    table.hint_bot = random_bot
    with pytest.raises(QuitGame):
        table.play()
    hinted = [number for number, page in enumerate(screen.pages) if any("A good move" in line for line in page)]
    assert hinted == [1]
    page = screen.pages[1]
    assert f"pass the screen to {name}" in page[0]
    assert "A good move" in page[1]
    assert "hides it again" in page[2]
    assert len(page) == 3
    assert any("What do you do?" in line for line in screen.pages[2])


def test_a_hint_without_secrets_is_shown_at_once() -> None:
    lines = iter(["hint", "quit"])
    match = Match(GAME, 2, 3, {"first": 0, "charms": False})
    table, screen = make_game(
        match, Translator("en", GAME, text_folder=TOY_GAME / "text"), lambda: next(lines), {1: random_bot}
    )
    table.hint_bot = random_bot
    with pytest.raises(QuitGame):
        table.play()
    assert len(screen.pages) == 1
    game = mulot.load("barrieres")
    lines = iter(["hint", "quit"])
    table, screen_too = make_game(Match(game, 2, 3, {"size": 5}), Translator("en", game), lambda: next(lines), {})
    table.hint_bot = random_bot
    with pytest.raises(QuitGame):
        table.play()
    assert len(screen_too.pages) == 1
    assert "A good move" in screen.text
    assert "A good move" in screen_too.text


def test_a_long_text_is_paged_when_the_screen_cannot_scroll() -> None:
    lines = iter(["rules", "", "", "quit"])
    table, screen, _ = make_toy_game(lambda: next(lines))
    table.rulebook, table.page_height = "\n".join(f"rule {n}" for n in range(20)), 10
    with pytest.raises(QuitGame):
        table.play()
    shown = [line for line in screen.pages[0] if "rule " in line or "more" in line]
    assert [part.count("rule ") for part in shown] == [8, 0, 8, 0, 4]


def test_the_rulebook_is_shown_without_rule_numbers_and_pictures() -> None:
    book = "## Night\n\n<!-- X-001 -->\n\nIt is dark. <!-- X-002 --> We sleep.\n\n![A bed.](pictures/bed.svg)\n"
    assert plain_rulebook(book) == "## Night\n\nIt is dark. We sleep.\n\n(A bed.)\n"


def test_end_of_input_at_the_curtain_quits() -> None:
    def answer() -> str:
        if screen.asked == 1:
            return "peek"
        raise EOFError

    table, screen, _ = make_toy_game(answer)
    with pytest.raises(QuitGame):
        table.play()


def test_one_person_against_bots_needs_no_curtain() -> None:
    lines = iter(["peek", "put-back", "quit"])
    match = Match(GAME, 2, 3, {"first": 0, "charms": False})
    words = Translator("en", GAME, text_folder=TOY_GAME / "text")
    table, screen = make_game(match, words, lambda: next(lines), {1: random_bot})
    with pytest.raises(QuitGame):
        table.play()
    assert len(screen.pages) == 1
    assert words.game_text(f"thing-{match.state.stone}") in screen.text or "sees" in screen.text


def test_another_seat_acts_with_its_number_or_name() -> None:
    lines = iter(["@1 blow", "@Hazel blow", "@9 blow", "quit"])
    table, screen, match = make_toy_game(lambda: next(lines))
    with pytest.raises(QuitGame):
        table.play()
    assert match.state.horns == []
    assert "Clover blows the horn" in screen.text
    assert "I do not understand “@9 blow”" in screen.text


def test_typed_commands_are_answered(tmp_path: Any) -> None:
    file = tmp_path / "kept.jsonl"
    lines = iter(
        ["?", "rules", "pass", "why pass", "why attack", "why fly", "fly", "blow", "undo", "undo", "hint",
         f"save {file}", "save /no/such/place", "save", "", "7", "quit"]
    )  # fmt: skip
    table, screen, match = make_toy_game(lambda: next(lines))
    with pytest.raises(QuitGame):
        table.play()
    for expected in (
        "to play it", "the rules", "Something else is asked. (K-001)", "attack is possible",
        "I do not understand “fly”",
        "Hazel blows the horn", "Taken back", "There is nothing to take back", "There is no hint", "Saved as",
        "cannot be opened", "such as “save skirmish.jsonl”", "I do not understand “7”",
    ):  # fmt: skip
        assert expected in screen.text, expected
    assert screen.text.count("cannot be opened") == 1
    assert Match.load(file, game=GAME).state == match.state


@pytest.mark.parametrize("lang", ["en", "fr", "nl"])
def test_saving_asks_before_overwriting_a_file(tmp_path: Any, lang: str) -> None:
    file = tmp_path / "letter.jsonl"
    file.write_text("Dear mouse,")
    contents: list[str] = []

    def type_line() -> str:
        contents.append(file.read_text()[:10])
        return next(lines)

    lines = iter([f"save {file}", "blow", f"save {file}", f"save {file}", "quit"])
    match = Match(GAME, 2, 3, {"first": 0, "charms": False})
    table, screen = make_game(match, Translator(lang, GAME, text_folder=TOY_GAME / "text"), type_line, {})
    with pytest.raises(QuitGame):
        table.play()
    assert contents == ["Dear mouse", "Dear mouse", "Dear mouse", '{"kind":"h', '{"kind":"h']
    assert screen.text.count(Translator(lang).house_text("save-over", file=str(file))) == 1
    assert screen.text.count(Translator(lang).house_text("saved", file=str(file))) == 2


def test_routes_are_shown_if_the_game_has_them() -> None:
    game = mulot.load("barrieres")
    lines = iter(["?", "c1h", "ways", "quit"])
    table, screen = make_game(
        Match(game, 2, 3, {"size": 5, "first": 0}), Translator("en", game), lambda: next(lines), {}
    )
    with pytest.raises(QuitGame):
        table.play()
    assert "“ways” shows everybody's shortest way." in screen.text
    assert "Hazel: 5 steps to go, c1 b1 b2 b3 b4 b5" in screen.text
    assert "Clover: 5 steps to go, c5 " in screen.text
    lines = iter(["?", "ways", "quit"])
    table, screen, _ = make_toy_game(lambda: next(lines))
    with pytest.raises(QuitGame):
        table.play()
    assert "shortest way" not in screen.text
    assert "I do not understand “ways”" in screen.text


def test_end_of_input_quits() -> None:
    def nothing() -> str:
        raise EOFError

    table, _, match = make_toy_game(nothing)
    with pytest.raises(QuitGame):
        table.play()
    assert len(match.journal.lines) == 1


def test_every_message_key_in_the_code_has_a_message() -> None:
    """The keys are found in the source code."""
    words = Translator("en")
    source = "\n".join(f.read_text(encoding="utf-8") for f in (ROOT / "src/mulot").rglob("*.py"))
    keys = set(re.findall(r'"(house-[a-z0-9-]+)"', source))
    keys |= {
        f"house-{key}" for key in re.findall(r'\.(?:house_text|_wait_for_enter|_print_message)\(\s*"([a-z-]+)"', source)
    }
    keys |= {f"house-no-{reason}" for reason in mulot.core.game.COMMON_REASONS}  # type: ignore[attr-defined]
    assert len(keys) > 30
    assert [key for key in sorted(keys) if words.format(key) == key] == []
