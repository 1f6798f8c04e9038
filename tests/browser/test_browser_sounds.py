"""Sounds and music: loaded after the first touch, at a comfortable level, quiet while the voice speaks, varied."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.app_page import PHONE, AppPage, keep
from kit.sampled_cases import sample

Make = Callable[..., AppPage]
ROOT = Path(__file__).parents[2]
CLIPS: dict[str, list[list[float]]] = json.loads((ROOT / "web/sound/effects.json").read_text())
GAMES = ("souriciere", "clan", "barrieres", "trio", "mystiques")
EFFECTS_BYTES = (ROOT / "web/sound/effects.mp3").stat().st_size

AUDIO = """{
  window.started = []; window.levels = [];
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (...how) {
    window.started.push({ loop: this.loop, seconds: this.buffer.duration, from: how[1] ?? 0 });
    return start.apply(this, how);
  };
  const { setTargetAtTime } = AudioParam.prototype;
  AudioParam.prototype.setTargetAtTime = function (...how) {
    window.levels.push(how[0]);
    return setTargetAtTime.apply(this, how);
  };
}"""
LOUD = {"language": "en", "sound": True, "loudness": 2, "voice": True, "calm": True, "quick": True, "asked": True}
LEVELS = """async ([address, parts]) => {
  const audio = await new OfflineAudioContext(1, 1, 24000).decodeAudioData(await (await fetch(address)).arrayBuffer());
  const samples = audio.getChannelData(0);
  return parts.map(([from, seconds]) => {
    let peak = 0, sum = 0;
    const part = samples.subarray(from * 24000, (from + seconds) * 24000);
    for (const one of part) { peak = Math.max(peak, Math.abs(one)); sum += one * one; }
    return [peak, Math.sqrt(sum / part.length)];
  });
}"""
SOUND_FILES = (
    """() => performance.getEntriesByType("resource").map(({ name }) => name).filter((name) => name.endsWith(".mp3"))"""
)


def listening(screen: Make, **how: Any) -> AppPage:
    """Return a device with sound and voice on, which records what it plays."""
    one = screen(new=True, **how)
    one.context.add_init_script(AUDIO)
    one.goto("/health").page.evaluate(keep(LOUD))
    return one.goto("/")


def test_sounds_are_loaded_after_the_first_touch_and_are_neither_too_loud_nor_too_soft(screen: Make) -> None:
    one = listening(screen)
    expect(one.page.locator("a.box").first).to_be_visible()
    assert one.page.evaluate(SOUND_FILES) == []
    one.page.touchscreen.tap(2, 2)
    one.page.wait_for_function("() => window.started.some(({ seconds }) => seconds < 9)")  # the shelf's music
    [effects] = [name for name in one.page.evaluate(SOUND_FILES) if "effects" in name]
    versions = [tuple(version) for found in CLIPS.values() for version in found]
    levels = one.page.evaluate(LEVELS, [effects, versions])
    assert all(0.05 < peak < 0.95 and rms > 0.005 for peak, rms in levels), dict(zip(versions, levels, strict=True))
    ends = [[start + seconds + 0.055, 0.02] for start, seconds in versions]
    assert all(peak < 0.02 for peak, _ in one.page.evaluate(LEVELS, [effects, ends])), "sounds run into each other"


@pytest.mark.parametrize("game", sample(GAMES, 1))
def test_a_table_has_music_then_a_background_and_both_stop_for_the_voice(screen: Make, game: str) -> None:
    one = listening(screen, size=PHONE)
    one.page.evaluate("speechSynthesis.speak = (utterance) => (window.said = utterance)")
    one.page.touchscreen.tap(2, 2)
    one.page.wait_for_function("() => window.started.length > 0")
    one.sit_down(game, ["here", "bot"])
    one.page.evaluate("speechSynthesis.speak = (utterance) => (window.said = utterance)")
    assert not one.page.evaluate("() => window.started.some(({ loop }) => loop)")
    one.page.get_by_role("button", name="Say it again").first.tap()
    one.page.wait_for_function("() => window.started.some(({ loop }) => loop)")
    [address] = [name for name in one.page.evaluate(SOUND_FILES) if "effects" not in name]
    [[music, _], [background, heard]] = one.page.evaluate(LEVELS, [address, [[0.3, 7], [8.6, 8]]])
    assert 0.2 < music < 0.5
    assert 0.05 < background < 0.2
    assert heard > 0.001
    one.page.wait_for_function("() => window.said")
    one.page.evaluate("window.levels.length = 0; window.said.onstart()")
    [effects, silent] = one.page.evaluate("window.levels")
    assert silent == 0
    one.page.evaluate("window.levels.length = 0; window.said.onend()")
    assert one.page.evaluate("window.levels") == [effects * 4] * 2


def test_no_sound_is_the_same_twice_in_a_row(screen: Make) -> None:
    one = listening(screen)
    one.page.touchscreen.tap(2, 2)
    one.page.wait_for_function("() => window.started.length > 0")
    one.page.get_by_role("link", name="Our mice").tap()
    one.page.locator(".choice-tile").first.tap()
    coats = one.page.get_by_role("group", name="Coat").get_by_role("button")
    one.page.evaluate("window.started.length = 0")
    for nth in (1, 2, 1, 2, 1, 2):
        coats.nth(nth).tap()
    one.page.wait_for_function("() => window.started.length >= 6")
    played = one.page.evaluate("() => window.started.map(({ from }) => from)")
    assert {*played} <= {start for start, _ in CLIPS["tap"]}
    assert all(one != other for one, other in pairwise(played))


def test_what_a_game_loads_for_its_sound_stays_small() -> None:
    for game in GAMES:
        file = ROOT / f"src/mulot/games/{game}/web/sound.mp3"
        assert EFFECTS_BYTES + file.stat().st_size <= 350_000, game
