"""Every event of every game is spoken and logged, and every refusal is shown with its reason, in all three languages.

`make test` tries three games, each in one language with a dozen moments; the whole suite tries all of them.

The moments are from real games (`browser.positions_for_every_event`). The expected sentences are formatted by the
terminal's code, which shares nothing with the browser's.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

import mulot
from browser.app_page import AppPage, unpainted
from browser.positions_for_every_event import EventCase, Moments, RefusalCase, moments_of
from browser.scripted_server import Puppet
from contract.games_under_test import folder
from kit.sampled_cases import WHOLE, sample
from kit.spoken_text import COORDINATE
from mulot.cli.i18n import Translator
from mulot.core.errors import Refused
from mulot.core.game import Ask
from mulot.core.text import LANGUAGES, event_sentence, reason_sentence, tag_of
from mulot.table.messages import Rejection
from mulot.table.phrases import NAMES

KEY = re.compile(r"\b(?:house|ui|[a-z]+)-(?:event|do|ask|no|end|thing|name|bot|option|ui)-[a-z]")
UNFILLED = re.compile(r"[{}$]|\bundefined\b|\bnull\b|\bNaN\b")

MOST = 10_000 if WHOLE else 8
"""The number of moments shown at one table; the whole suite shows all."""

FEW = sample(mulot.shelf(), 2)

LOGGED = 400
"""The number of lines in the log."""

TITLE = {"en": "What happened", "fr": "Ce qui s’est passé", "nl": "Wat er gebeurde"}
"""The title of the log, which is spoken once when the sheet is opened."""

REFUSE = """async () => {
  const until = async (found) => {
    for (let tries = 0; tries < 400; tries++) {
      const one = found();
      if (one) return one;
      await new Promise((then) => setTimeout(then, 5));
    }
    throw new Error("nothing came: " + document.querySelector("[data-prompt]").textContent);
  };
  const list = await until(() => document.querySelector(".prompt [data-possible]"));
  list.click();
  (await until(() => document.querySelector("dialog li button"))).click();
  await until(() => document.querySelector(".prompt.refused") && !document.querySelector("dialog"));
  return {
    words: document.querySelector("[data-prompt]").textContent.trim(),
    board: document.querySelector(".board").innerHTML,
    spoken: window.spoken.at(-1),
  };
}"""


def names(language: str) -> list[str]:
    house = Translator(language)
    return [house.house_text(f"name-{name}") for name in NAMES[:6]]


def fine(text: str) -> bool:
    """True if this is a sentence for people: some words, and nothing technical."""
    return len(text) > 3 and not KEY.search(text) and not UNFILLED.search(text)


def words_only(one: AppPage) -> None:
    """Tell the board everything without drawing it."""
    one.page.evaluate("document.adoptedStyleSheets.at(0).insertRule('.board { display: none }')")


def voiced(words: Translator, case: EventCase) -> list[str]:
    """Return what the voice says about these events. In Le Clan it tells a secret look once, and of a tile that is
    turned up only the wanted animal; otherwise it says what is logged."""
    assert words.game is not None
    told: list[str] = []
    wanted = getattr(case.before, "wanted", None)
    for event in case.events:
        sentence = event_sentence(words.game, event)
        said = words.sentence_text(sentence, seen=True)
        if words.game.id == "clan":
            wanted = getattr(event, "animal", wanted)
            match tag_of(type(event)):
                case "placed-back" | "turned-back" | "saw" | "mission-turned":
                    continue
                case "turn-began":
                    seat, animal = words.player_name(event.seat), words.game_text(f"thing-{event.animal}")
                    said = words.game_text("ui-where", seat=seat, animal=animal)
                case "turned-up":
                    if wanted not in event.tile.split("-"):
                        continue
                    said = words.game_text("ui-here", animal=words.game_text(f"thing-{wanted}"))
        told.append(said)
    return told


def tell_all(puppet: Puppet, cases: list[EventCase], seats: int, eye: int) -> None:
    """Show one moment after another; nobody is asked for a move."""
    nobody = Ask(puppet.rules.asks[0], (), ())
    for case in cases:
        puppet.tell(puppet.now(case.before, nobody, seats=seats, eye=eye))
        puppet.tell(puppet.now(case.after, nobody, seats=seats, eye=eye, own=case.own, events=case.events))


def in_languages(games: Sequence[str]) -> list[tuple[str, str]]:
    """Yield pairs of game and language."""
    all_three = itertools.product(games, LANGUAGES)
    return list(all_three if WHOLE else zip(games, itertools.cycle(LANGUAGES), strict=False))


@pytest.mark.parametrize(("game", "language"), in_languages(FEW))
def test_every_event_is_spoken_and_logged(screen: Callable[..., AppPage], game: str, language: str) -> None:
    moments = moments_of(game)
    assert moments.missing == [], "every event and every refusal has a case"
    one = screen(settings={"language": language, "voice": True}, puppet=True)
    words = Translator(language, moments.game, names(language))
    tables: dict[tuple[int, int], list[EventCase]] = {}
    for case in moments.events.values():
        of_table = tables.setdefault((case.seats, case.eye), [])
        if case not in of_table and len(of_table) < MOST:  # several events of one move are one moment
            of_table.append(case)
    told: list[str] = []
    puppet = Puppet(one, game, 2)
    first = next(iter(moments.events.values()))
    puppet.open(puppet.now(first.before, Ask(moments.game.asks[0], (), ()), seats=first.seats, eye=first.eye))
    words_only(one)
    for (seats, eye), cases in sorted(tables.items()):
        tell_all(puppet, cases, seats, eye)
        wanted = [
            words.sentence_text(event_sentence(moments.game, event), seen=True)
            for case in cases
            for event in case.events
        ]
        expect(one.page.locator("[data-said] p").last).to_have_text(wanted[-1])
        one.page.locator("header .tools button").nth(-2).click()
        expect(one.page.locator("dialog li").first).to_be_visible()
        logged = one.page.evaluate("[...document.querySelectorAll('dialog li > span')].map((line) => line.innerText)")
        assert logged[::-1][-len(wanted) :] == wanted[-LOGGED:]
        one.page.keyboard.press("Escape")
        told += [*(said for case in cases for said in voiced(words, case)), TITLE[language]]
    spoken = one.page.evaluate("window.spoken")
    assert {voice[:2] for voice, _ in spoken} == {language}
    assert [text for _, text in spoken] == told
    assert [text for text in told if not fine(text)] == []
    assert [text for text in told if COORDINATE.search(text)] == []


def refuse(puppet: Puppet, game: str, case: RefusalCase, show: bool = True) -> dict[str, Any]:
    """Show the position, let the seat try the action, and answer as the rules do."""
    reason = case.reason if show else msgspec.structs.replace(case.reason, show=())
    refused = Refused(reason, game)
    puppet.answer = lambda wish: Rejection(wish["id"], reason.no, refused.key, reason.rule, reason.args, reason.show)
    waiting = msgspec.structs.replace(case.waiting, must=(case.seat,))
    puppet.tell(
        puppet.now(case.view, waiting, seats=case.seats, eye=case.seat, own=case.own, legal={case.seat: [case.action]})
    )
    before = len(puppet.played)
    seen: dict[str, Any] = puppet.screen.page.evaluate(REFUSE)
    assert len(puppet.played) == before + 1
    return seen


WITH_REFUSALS = [game for game in mulot.shelf() if mulot.load(game).reasons]


@pytest.mark.parametrize(("game", "language"), in_languages([game for game in FEW[::-1] if game in WITH_REFUSALS]))
def test_every_refusal_says_why(screen: Callable[..., AppPage], game: str, language: str) -> None:
    moments = moments_of(game)
    one = screen(settings={"language": language, "voice": True}, puppet=True)
    words = Translator(language, moments.game, names(language))
    puppet = opened(one, moments)
    words_only(one)
    for no, case in moments.refusals.items():
        wanted = words.sentence_text(reason_sentence(moments.game, case.reason))
        seen = refuse(puppet, game, case)
        assert seen["words"] == wanted, no
        assert seen["spoken"][1] == wanted, no
        assert fine(wanted), no
        assert not COORDINATE.search(wanted), no


def opened(one: AppPage, moments: Moments) -> Puppet:
    first = next(iter(moments.refusals.values()))
    puppet = Puppet(one, moments.game.id, first.seats)
    puppet.open(puppet.now(first.view, first.waiting, seats=first.seats, eye=first.seat, own=first.own))
    return puppet


def draws_refusals(game: str) -> bool:
    """True if the board draws what a refusal points at."""
    return any("refused" in part.read_text(encoding="utf-8") for part in (folder(game) / "web").rglob("*.svelte"))


@pytest.mark.parametrize("game", sample([game for game in WITH_REFUSALS if draws_refusals(game)], 1))
def test_what_a_refusal_shows_is_drawn_on_the_board(screen: Callable[..., AppPage], game: str) -> None:
    """If a refusal names squares or things, the board looks different from the same board without them."""
    moments = moments_of(game)
    puppet = opened(screen(puppet=True), moments)
    pointing = {no: case for no, case in moments.refusals.items() if case.reason.show}
    silent = []
    with unpainted([puppet.screen]):
        for no, case in pointing.items():
            if refuse(puppet, game, case)["board"] == refuse(puppet, game, case, show=False)["board"]:
                silent.append(f"{no}: {case.reason.show}")
    assert silent == []
