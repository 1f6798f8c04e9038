"""The commands for players. Each reads its input, says what is wrong with it, and hands over."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from mulot.bots import Bot, random_bot
from mulot.cli.books import keep_book, open_page
from mulot.cli.files import NoSuchFile
from mulot.cli.in_place import InPlace
from mulot.cli.keyboard import Keyboard
from mulot.cli.keys import one_by_one
from mulot.cli.shared_screen import Left
from mulot.cli.told import show_proof, show_replay
from mulot.cli.words import Words, language, rulebook
from mulot.core.book import Book, split
from mulot.core.errors import BadOptions
from mulot.core.journal import Journal, parse
from mulot.core.match import Match
from mulot.core.proof import verify as prove
from mulot.core.text import LANGUAGES
from mulot.games import bots as bots_of
from mulot.games import folder, load
from mulot.games import house as the_house
from mulot.lab.finding_bots import find_bots
from mulot.testing.brief import inspect

app = typer.Typer(add_completion=False, no_args_is_help=True, rich_markup_mode=None, pretty_exceptions_enable=False)
console = Console(highlight=False, soft_wrap=True)

Lang = Annotated[str | None, typer.Option("--lang", help=f"{', '.join(LANGUAGES)}; else that of the environment")]
OptionList = Annotated[list[str] | None, typer.Option("--option", "-o", help="an option of the game, NAME=VALUE")]


@app.command()
def games(lang: Lang = None) -> None:
    """List the games in the house."""
    on_shelf = the_house()
    inspect(on_shelf)
    house = Words(language(lang))
    table = Table(title=house.house("shelf"))
    for column in ("shelf-game", "shelf-players", "shelf-about"):
        table.add_column(house.house(column))
    for name in on_shelf.ids:
        words = Words(language(lang), load(name))
        seats = ", ".join(map(str, load(name).seats))
        table.add_row(f"{words.of('title')} ({name})", seats, words.of("about"))
    console.print(table)
    for name, why in on_shelf.aside.items():
        console.print(house.house("no-game-aside", game=name, why=why), markup=False)


@app.command()
def play(
    game: str,
    seats: Annotated[int | None, typer.Option(help="how many sit at the table")] = None,
    bots: Annotated[str, typer.Option(help="bots for the last seats, by name: gentle,strong")] = "",
    names: Annotated[str, typer.Option(help="names of the players: Ana,Bo")] = "",
    option: OptionList = None,
    seed: Annotated[str | None, typer.Option(help="a word or number: the same seed, the same luck")] = None,
    resume: Annotated[Path | None, typer.Option(help="go on with a saved game")] = None,
    save: Annotated[Path | None, typer.Option(help="keep the journal here at the end")] = None,
    book: Annotated[Path | None, typer.Option(help="a book: go on where it was closed, or begin it")] = None,
    seconds: Annotated[float, typer.Option(help="how long a bot may think")] = 1.0,
    story: Annotated[Literal["line", "short", "full"], typer.Option(help="how long a story is told")] = "short",
    plain: Annotated[bool, typer.Option("--plain", help="line after line, for screen readers and for paper")] = False,
    lang: Lang = None,
) -> None:
    """Play in the terminal: people at one keyboard, and bots."""
    chosen = load(game)
    names_given = [name.strip()[:20] for name in names.split(",") if name.strip()]
    words = Words(language(lang), chosen)
    words.names[: len(names_given)] = names_given
    bot_names = [name.strip() for name in bots.split(",") if name.strip()]
    count = seats if seats is not None else max(chosen.seats[0], len(bot_names) + 1)
    luck = seed if seed is not None else secrets.token_bytes(32)
    shelved = Book()
    if book is not None:
        match = open_page(book, chosen, shelved, luck, count, read_pairs(option))
    elif resume is not None:
        match = Match.of(*parse(_read(resume)), game=chosen)
    else:
        match = Match(chosen, count, luck, read_pairs(option))
    if len(bot_names) > match.seats:
        raise BadOptions("bots", bots, ", ".join(["NAME"] * match.seats))
    found = find_bots(game, bot_names)
    tell_slower(words, found)
    sitting = dict(zip(range(match.seats - len(found), match.seats), found, strict=True))
    table = Keyboard(
        match,
        words,
        sitting,
        ask=lambda prompt: console.input(f"{prompt} ", markup=False),
        show=lambda text: console.print(text, markup=False),
        clear=console.clear,
        adviser=_adviser(game),
        rulebook=_in_words(rulebook(folder(game), words.lang)),
        seconds=seconds,
        story=story,
    )
    if console.is_terminal and not console.is_dumb_terminal and not plain and one_by_one():
        table.place = InPlace(console, words.of("title"))
    # What one of several people has seen must not be scrolled back to: it stands on the terminal's other screen.
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
    if book is not None:
        keep_book(book, shelved)
        console.print(words.house("saved", file=str(book)), markup=False)
        if match.outcome is not None:
            console.print(words.house("book-goes-on" if shelved.next_options else "book-ends"), markup=False)
    if save is not None:
        match.save(save)
        console.print(words.house("saved", file=str(save)), markup=False)


def _adviser(game: str) -> Bot | None:
    """The strongest character of a game."""
    strongest = list(bots_of(game).values())[-1]
    return None if strongest == random_bot else strongest


@app.command()
def replay(file: Path, lang: Lang = None) -> None:
    """Tell a saved game from its first to its last move."""
    show_replay(console, Match.of(*_parse(file)), language(lang))


@app.command()
def verify(file: Path, lang: Lang = None) -> None:
    """Check a journal, or a book page by page: its chain, the rules, and the luck."""
    words, body = Words(language(lang)), _read(file)
    parts = split(body)
    for number, part in enumerate(parts, 1):
        if len(parts) > 1:
            console.print(words.house("verify-page", page=number), markup=False)
        show_proof(console, prove(*parse(part)), words)
    if len(parts) > 1:
        Book.open(body)
        console.print(words.house("verify-book", pages=len(parts)), markup=False)


def tell_slower(words: Words, bots: Iterable[Bot]) -> None:
    """Players whose compiled part is missing say that they think more slowly."""
    for name in sorted({bot.name for bot in bots if bot.slowed}):
        console.print(words.house("slower", bot=words.of(f"bot-{name}")), markup=False)


def read_pairs(given: list[str] | None) -> dict[str, Any]:
    """NAME=VALUE pairs as options: numbers, yes and no, none, or a word."""
    found: dict[str, Any] = {}
    for pair in given or []:
        name, sign, text = pair.partition("=")
        if not sign:
            raise BadOptions("option", pair, "NAME=VALUE")
        found[name.strip()] = _value(text.strip())
    return found


def _value(text: str) -> Any:
    plain = {"yes": True, "true": True, "no": False, "false": False, "none": None}
    if text.lower() in plain:
        return plain[text.lower()]
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text


def _read(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        raise NoSuchFile(file=str(file), why=error.strerror or str(error)) from None


def _parse(file: Path) -> tuple[Journal, bytes | None]:
    return parse(_read(file))


def _in_words(rulebook: str) -> str:
    """A terminal shows no pictures: it tells what they show."""
    return re.sub(r"^!\[(.*)\]\(.*\)$", r"(\1)", rulebook, flags=re.M)
