"""The commands for players: `games`, `play`, `replay` and `verify`."""

from __future__ import annotations

import re
import secrets
from argparse import Namespace
from collections.abc import Iterable
from pathlib import Path

from rich.console import Console
from rich.table import Table

from mulot.bots import Bot, random_bot
from mulot.cli.books import keep_book, open_page
from mulot.cli.files import named
from mulot.cli.in_place import InPlace
from mulot.cli.keyboard import Keyboard
from mulot.cli.keys import one_by_one
from mulot.cli.options import add_lang, add_pairs, command, read_pairs
from mulot.cli.shared_screen import Left
from mulot.cli.told import show_proof, show_replay
from mulot.cli.words import Words, language, rulebook
from mulot.core.campaign import Campaign, split_journals
from mulot.core.errors import BadOptions
from mulot.core.journal import parse
from mulot.core.match import Match
from mulot.core.proof import verify as prove
from mulot.games import bots as bots_of
from mulot.games import folder, load
from mulot.games import default_shelf as the_house
from mulot.lab.bot_lookup import find_bots
from mulot.testing.plugin_check import disable_failing_games

console = Console(highlight=False, soft_wrap=True)
STORIES = ("line", "short", "full")


def games(argv: list[str]) -> int:
    """List the games in the house."""
    parser = command("games", games.__doc__)
    add_lang(parser)
    lang = language(parser.parse_args(argv).lang)
    on_shelf = the_house()
    disable_failing_games(on_shelf)
    house = Words(lang)
    table = Table(title=house.house("shelf"))
    for column in ("shelf-game", "shelf-players", "shelf-about"):
        table.add_column(house.house(column))
    for name in on_shelf.ids:
        words = Words(lang, load(name))
        seats = ", ".join(map(str, load(name).seats))
        table.add_row(f"{words.of('title')} ({name})", seats, words.of("about"))
    console.print(table)
    for name, why in on_shelf.aside.items():
        console.print(house.house("no-game-aside", game=name, why=why), markup=False)
    return 0


def play(argv: list[str]) -> int:
    """Play a game in the terminal, against bots or with others at one keyboard."""
    parser = command("play", play.__doc__)
    parser.add_argument("game", help="the game's name (`mulot games` lists them)")
    parser.add_argument("--seats", type=int, help="number of seats")
    parser.add_argument("--bots", default="", help="bots for the last seats, separated by commas: gentle,strong")
    parser.add_argument("--names", default="", help="players' names, separated by commas: Ana,Bo")
    add_pairs(parser)
    parser.add_argument("--seed", help="a word or number; the same seed gives the same dice and cards")
    parser.add_argument("--resume", type=Path, help="continue a saved game (.jsonl)")
    parser.add_argument("--save", type=Path, help="save the game to this file at the end (.jsonl)")
    parser.add_argument("--book", type=Path, help="campaign file: continue it, or start a new one")
    parser.add_argument(
        "--seconds", type=float, default=1.0, help="maximum seconds per bot move (default: %(default)s)"
    )
    parser.add_argument(
        "--story", choices=STORIES, default="short", help="length of story texts (default: %(default)s)"
    )
    parser.add_argument("--plain", action="store_true", help="plain lines, for screen readers and printing")
    add_lang(parser)
    given = parser.parse_args(argv)
    chosen = load(given.game)
    names_given = [name.strip()[:20] for name in given.names.split(",") if name.strip()]
    words = Words(language(given.lang), chosen)
    words.names[: len(names_given)] = names_given
    bot_names = [name.strip() for name in given.bots.split(",") if name.strip()]
    count = given.seats if given.seats is not None else max(chosen.seats[0], len(bot_names) + 1)
    luck = given.seed if given.seed is not None else secrets.token_bytes(32)
    shelved, options = Campaign(), read_pairs(given.option)
    if given.book is not None:
        match = open_page(given.book, chosen, shelved, luck, count, options)
    elif given.resume is not None:
        match = Match.of(*parse(_read(given.resume)), game=chosen)
    else:
        match = Match(chosen, count, luck, options)
    if len(bot_names) > match.seats:
        raise BadOptions("bots", given.bots, ", ".join(["NAME"] * match.seats))
    found = find_bots(given.game, bot_names)
    tell_slower(words, found)
    sitting = dict(zip(range(match.seats - len(found), match.seats), found, strict=True))
    table = Keyboard(
        match,
        words,
        sitting,
        ask=lambda prompt: console.input(f"{prompt} ", markup=False),
        show=lambda text: console.print(text, markup=False),
        clear=console.clear,
        adviser=_adviser(given.game),
        rulebook=_in_words(rulebook(folder(given.game), words.lang)),
        seconds=given.seconds,
        story=given.story,
    )
    if console.is_terminal and not console.is_dumb_terminal and not given.plain and one_by_one():
        table.place = InPlace(console, words.of("title"))
    # One player's secrets must not be scrolled back to by another, so they go on the terminal's alternate screen.
    apart = chosen.secrets and len(table.people) > 1 and console.is_terminal
    left = False
    if apart:
        console.set_alt_screen()
        console.clear()
        table.page = console.height
    try:
        console.print(f"— {words.of('title')} —", markup=False)
        table.play()
    except (Left, KeyboardInterrupt):
        left = True
    finally:
        if apart:
            console.clear()
            console.set_alt_screen(False)
    if left:
        console.print(words.house("goodbye"), markup=False)
    elif apart and match.outcome is not None:
        table.show_end(match.outcome)
    if given.book is not None:
        keep_book(given.book, shelved)
        console.print(words.house("saved", file=str(given.book)), markup=False)
        if match.outcome is not None:
            console.print(words.house("book-goes-on" if shelved.next_options else "book-ends"), markup=False)
    if given.save is not None:
        match.save(given.save)
        console.print(words.house("saved", file=str(given.save)), markup=False)
    return 0


def _adviser(game: str) -> Bot | None:
    """Return a game's strongest bot, which gives the hints; None if the game has no decisions."""
    strongest = list(bots_of(game).values())[-1]
    return None if strongest == random_bot else strongest


def replay(argv: list[str]) -> int:
    """Print a saved game move by move."""
    given = _of_file("replay", replay.__doc__, argv)
    show_replay(console, Match.of(*parse(_read(given.file))), language(given.lang))
    return 0


def verify(argv: list[str]) -> int:
    """Check a saved game or campaign: its hash chain, the rules, and the dice and cards against the seed."""
    given = _of_file("verify", verify.__doc__, argv)
    words, body = Words(language(given.lang)), _read(given.file)
    parts = split_journals(body)
    for number, part in enumerate(parts, 1):
        if len(parts) > 1:
            console.print(words.house("verify-page", page=number), markup=False)
        show_proof(console, prove(*parse(part)), words)
    if len(parts) > 1:
        Campaign.open(body)
        console.print(words.house("verify-book", pages=len(parts)), markup=False)
    return 0


def _of_file(name: str, about: str | None, argv: list[str]) -> Namespace:
    parser = command(name, about)
    parser.add_argument("file", type=Path, help="a saved game (.jsonl)")
    add_lang(parser)
    return parser.parse_args(argv)


def tell_slower(words: Words, bots: Iterable[Bot]) -> None:
    """Print a notice for every bot whose compiled engine is not available on this machine."""
    for name in sorted({bot.name for bot in bots if bot.slowed}):
        console.print(words.house("slower", bot=words.of(f"bot-{name}")), markup=False)


def _read(file: Path) -> bytes:
    with named(file):
        return file.read_bytes()


def _in_words(rulebook: str) -> str:
    """Replace pictures in a rulebook by their descriptions, since a terminal cannot show them."""
    return re.sub(r"^!\[(.*)\]\(.*\)$", r"(\1)", rulebook, flags=re.M)
