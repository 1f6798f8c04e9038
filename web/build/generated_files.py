"""Generates every checked-in file that is made from other files: `make generate` writes them, and a test checks that
they are up to date.

They are checked in so that the client can be built without running Python first, and so that a review shows how a
changed Struct affects the client.
"""

import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import mulot
from mulot import games
from mulot.bots.game_review import GameReview
from mulot.codegen import lesson_json
from mulot.codegen.paper import paper_json
from mulot.codegen.pictures import pictures_json
from mulot.codegen.puzzles import puzzles_json
from mulot.codegen.typescript import HEADER, TypeScriptModule, typescript_types
from mulot.core.game import Ask, Explanation, Outcome
from mulot.core.proof import Proof
from mulot.core.replay import Replay
from mulot.core.text import union_members
from mulot.server.tables.join_codes import Code, TableFound
from mulot.server.tables.share_links import SharedFilm
from mulot.service import schemas
from mulot.service.problems import Bye, Problem
from mulot.table import commands, messages, phrases
from mulot.table.messages import SeatView
from mulot.table.seats import TableSettings

ROOT = Path(mulot.__file__).parents[2]

TAGGED = """/** An action or an event, as the rules send it. `type` is its tag. */
export interface Tagged {
  readonly type: string;
}
"""
RAW = {
    "TableView.options": "Readonly<Record<string, unknown>>",
    "TableView.next_options": "Readonly<Record<string, unknown>> | null",
    "ChapterView.options": "Readonly<Record<string, unknown>>",
    "Turn.legal": "readonly Tagged[]",
    "Hint.action": "Tagged | null",
    "TableUpdate.table": "TableView",
    "TableUpdate.view": "object",
    "TableUpdate.own": "object | null",
    "TableUpdate.events": "readonly Tagged[]",
    "EventHistory.lines": "readonly (readonly [number, readonly Tagged[]])[]",
    "PlayMove.action": "Tagged | string",
    "WhyNot.action": "Tagged | string",
    "OptionInfo.default": "Choice",
    "OptionInfo.values": "readonly Choice[] | null",
    "NewTableRequest.settings": "Partial<TableSettings>",
    "UploadRequest.settings": "Partial<TableSettings>",
    "TableInfo.table": "TableView",
    "ReplayFrame.view": "{ readonly own?: unknown }",
    "ReplayFrame.events": "readonly Tagged[]",
    "ReplayFrame.action": "Tagged | null",
    "ReplayFrame.legal": "readonly Tagged[]",
}
"""TypeScript types for fields that have no type in Python because their values are already encoded or depend on the
game."""


def wire() -> str:
    """Return the contents of `message_types.ts`: the frames between a client and a table, and the keys that players can
    choose from."""
    module = TypeScriptModule(RAW)
    told = [module.define(struct) for struct in union_members(messages.Message)]
    module.define(messages.TableView)
    module.define(Bye)
    move = module.define(commands.PlayMove, sent=True)
    others = [struct for struct in union_members(commands.ClientCommand) if struct is not commands.PlayMove]
    asked = module.define_union("OtherCommand", others, sent=True)
    lists = "".join(
        f"export const {name} = {json.dumps(getattr(phrases, name))} as const;\n"
        for name in ("NAMES", "FACES", "COATS", "PHRASES", "REACTIONS")
    )
    return (
        f"{HEADER}\n{TAGGED}\n{module.source()}\n"
        f"export type Message = {' | '.join(told)};\n\n{asked}\n"
        f"export type ClientCommand = {move} | OtherCommand;\n\n{lists}"
    )


def rest() -> str:
    """Return the contents of `rest_types.ts`: what is sent over HTTP. Types that it shares with the frames are imported
    from `message_types.ts`."""
    known = (Ask, Outcome, TableSettings, SeatView, Explanation)
    module = TypeScriptModule(RAW, known)
    for sent in (
        schemas.SeatRequest,
        schemas.NewTableRequest,
        schemas.TakeSeatRequest,
        schemas.UploadRequest,
        schemas.PlayOnRequest,
    ):
        module.define(sent, sent=True)
    gone = (schemas.DeleteResult, schemas.ForgetResult, Code, TableFound)
    for told in (
        schemas.HouseInfo,
        schemas.GameInfo,
        schemas.DailyGameInfo,
        schemas.TableOpened,
        schemas.TableInfo,
        schemas.TableListing,
        schemas.CommandResult,
        *gone,
        schemas.RevealedSeed,
        Proof,
        Replay,
        GameReview,
        SharedFilm,
        Problem,
    ):
        module.define(told)
    shared = ", ".join(sorted({*module.imported, "TableSettings", "TableView", "Tagged"}))
    return (
        f'{HEADER}\nimport type {{ {shared} }} from "./message_types.ts";\n\n'
        f"export type Choice = string | number | boolean | null;\n\n{module.source()}"
    )


def game_files(name: str) -> Iterator[tuple[str, str]]:
    """Yield the generated files of a built-in game, as (path in its folder, contents): its types, its lesson, the data
    for its `pictures`, `paper` and `puzzles`, and what its module `generated` adds."""
    game, folder = mulot.load(name), games.folder(name)
    yield "web/types.ts", typescript_types(game)
    yield "web/tutorial.json", lesson_json(folder)
    room = f"mulot.games.{name}"
    yield "web/pictures.json", pictures_json(game, import_module(f"{room}.pictures").PICTURES)
    paper = import_module(f"{room}.paper")
    yield "web/paper.json", paper_json(paper.PIECES, paper.story() if hasattr(paper, "story") else None)
    if (folder / "puzzles").is_dir():
        yield "web/puzzles.json", puzzles_json(game, folder)
    if (folder / "generated.py").is_file():
        yield from import_module(f"{room}.generated").files().items()


def files() -> Iterator[tuple[Path, str]]:
    """Yield every generated file, as (path, contents)."""
    yield ROOT / "web" / "api" / "message_types.ts", wire()
    yield ROOT / "web" / "api" / "rest_types.ts", rest()
    for game in mulot.shelf():
        if games.default_shelf().is_builtin(game):
            for name, text in game_files(game):
                yield games.folder(game) / name, text


def main() -> None:
    """Write the files that are out of date."""
    for path, text in files():
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
