"""The table of win rates: one resumable command, with the same result for any number of processes."""

from __future__ import annotations

from random import Random
from time import process_time

import pytest

from mulot.core.luck import RandomLuck
from mulot.games.clan import GAME
from mulot.games.clan.bots import gentle
from mulot.games.clan.model import Options
from research.clan.win_rates import (
    BOTS_BY_NAME,
    WinrateCell,
    WinrateFile,
    main,
    plan_cells,
    play_deals,
    play_missing,
    play_night,
)


def test_a_night_is_repeatable() -> None:
    once = [play_night(Options(forest="full"), [gentle] * 3, seed) for seed in range(20)]
    assert once == [play_night(Options(forest="full"), [gentle] * 3, seed) for seed in range(20)]
    assert len(set(once)) > 3


def test_parts_add_up_to_the_whole() -> None:
    cell = WinrateCell("young", 3, 8, "gentle", False)
    whole = play_deals(cell, 0, 40)
    parts = [play_deals(cell, 0, 15), play_deals(cell, 15, 25)]
    assert whole.won == sum(part.won for part in parts)
    assert whole.turns == sum(part.turns for part in parts)


def test_the_cells_are_seats_moons_forests_characters_and_conventions() -> None:
    every = dict(plan_cells(1000, 4000))
    assert len(every) == 4 * 4 * 4 * 3 * 2
    assert all(cell.moons == 10 for cell in list(every)[:96]), "whole nights first"
    assert sum(deals == 4000 for deals in every.values()) == 16
    assert every[WinrateCell("young", 4, 10, "gentle", False)] == 4000
    assert min(every.values()) == 1000


def test_the_command_stops_continues_and_prints_the_table(tmp_path, capsys) -> None:
    file = tmp_path / "parts.jsonl"
    given = ["--file", str(file), "--deals", "1", "--default-deals", "2", "--workers", "1"]
    assert main([*given, "--seconds", "0"]) == 1
    assert "run the same command again" in capsys.readouterr().out
    assert main(given) == 0
    told = capsys.readouterr().out
    assert told.count("\n| 2 |") == 16
    assert "**perilous**" in told
    assert "400 nights" in told
    assert " – " not in told
    assert main([*given, "--so-far", "--deals", "2"]) == 0
    fewer = capsys.readouterr().out
    assert (fewer.count(" – "), fewer.count("| 10 |"), fewer.count("| 9 |")) == (16 * 5, 16, 0), "the rest is left out"
    before = file.read_bytes()
    assert play_missing(WinrateFile.read(file), 1, 2, 1, 60)
    assert file.read_bytes() == before, "nothing is played twice"


def test_random_play_is_fast_enough_to_search_with() -> None:
    """Random play makes more than ten thousand plies per second of CPU time, over all forests."""
    rng = Random(1)
    luck, plies, began = RandomLuck(rng), 0, process_time()
    for forest in ("young", "full", "dangerous", "perilous") * 15:
        s = GAME.new(Options(forest=forest), 4, luck)
        while s.outcome is None:
            seat = GAME.waiting(s).must[0]
            GAME.play(s, seat, rng.choice(GAME.legal(s, seat)), luck, lambda event: None)
            plies += 1
    assert plies / (process_time() - began) > 10_000


@pytest.mark.whole
@pytest.mark.parametrize("forest", ["young", "full", "dangerous", "perilous"])
@pytest.mark.parametrize("seats", [2, 5])
def test_gentle_bots_win_about_half_of_the_family_nights(forest, seats) -> None:
    part = play_deals(WinrateCell(forest, seats, 10, "gentle", False), 0, 120)
    assert 0.40 <= part.won / part.deals <= 0.80


def test_bots_with_perfect_memory_always_win_in_the_young_forest() -> None:
    assert play_deals(WinrateCell("young", 2, 10, "strong", False), 0, 200).won == 200


@pytest.mark.whole
def test_the_handicap_helps_forgetful_bots() -> None:
    """On the same deals, forgetful bots win more often with the handicap. (The README says by how much.)"""
    bots = [BOTS_BY_NAME["gentle"]] * 2
    plain, helped = (
        sum(play_night(options, bots, deal)[0] for deal in range(200)) for options in (Options(), Options(handicap=0))
    )
    assert helped > plain + 5
