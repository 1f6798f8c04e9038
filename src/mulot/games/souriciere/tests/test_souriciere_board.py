"""The board, its validation, and the board as text."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from mulot.core.text import LANGUAGES
from mulot.games import souriciere
from mulot.games.souriciere import GAME, notation
from mulot.games.souriciere.content import BOARD, ROOMS, Area, Board
from mulot.games.souriciere.tests.content_checks import faults_of
from mulot.testing import rule


def with_room(name: str, **changed: object) -> Board:
    return replace(BOARD, rooms=tuple(replace(r, **changed) if r.id == name else r for r in BOARD.rooms))


def with_square(square: int, x: int, y: int) -> Board:
    return replace(BOARD, path=(*BOARD.path[: square - 1], (x, y), *BOARD.path[square:]))


def test_the_board_has_no_fault() -> None:
    assert faults_of(BOARD) == []
    assert BOARD.cheese == 56
    assert [room.id for room in BOARD.rooms] == list(ROOMS)


@rule("SR-08", "SR-33")
@pytest.mark.parametrize(
    ("board", "fault"),
    [
        (with_room("bedroom", green=24), "the green arrow of the bedroom leads to 24, which is a hole"),
        (with_room("bathroom", red=5), "the red arrow of the bathroom leads to 5, which is a hole"),
        (
            with_room("library", green=56),
            "the green arrow of the library leads to 56, not to a square before the cheese",
        ),
        (with_room("bedroom", red=0), "the red arrow of the bedroom leads to 0, not to a square before the cheese"),
        (with_room("library", green=51), "the green arrow of the library leads to the trap's square"),
    ],
)
def test_an_arrow_onto_a_hole_the_cheese_or_the_trap_is_a_fault(board: Board, fault: str) -> None:
    assert faults_of(board) == [fault]


@rule("SR-19")
def test_the_last_room_is_the_one_nearest_to_the_cheese() -> None:
    assert max(BOARD.rooms, key=lambda room: room.hole).id == BOARD.last_room == "kitchen"
    assert faults_of(replace(BOARD, last_room="library")) == [
        "the red arrow of the kitchen leads to the trap's square",
        "the last room is the library, but the hole of the kitchen is nearer to the cheese",
    ]


@rule("SR-20")
def test_the_red_arrow_of_the_last_room_must_lead_to_the_trap() -> None:
    assert faults_of(with_room("kitchen", red=50)) == [
        "the red arrow of the kitchen leads to 50, not to the trap's square 51"
    ]


@pytest.mark.parametrize(
    ("board", "fault"),
    [
        (with_room("dining-room", green=22), "the green arrow of the dining-room leads to 22, not past its hole on 24"),
        (with_room("dining-room", red=30), "the red arrow of the dining-room leads to 30, not behind its hole on 24"),
        (with_room("bathroom", hole=24), "square 24 is the hole of more than one room"),
        (
            with_room("bedroom", hole=1, red=1),
            "the hole of the bedroom is on square 1, not between square 1 and the cheese",
        ),
        (with_room("bedroom", hole=17), "the rooms do not stand in the order of their holes"),
        (with_room("bedroom", id="cellar"), f"the rooms are cellar, {', '.join(ROOMS[1:])}, not {', '.join(ROOMS)}"),
        (with_room("library", hole=51), "the trap's square 51 is a hole"),
        (replace(BOARD, trap=30), "the trap is on square 30, not in the last quarter before the cheese"),
        (
            replace(BOARD, rooms=BOARD.rooms[:4]),
            "the last hole is on square 36, not in the last quarter before the cheese",
        ),
        (replace(BOARD, path=BOARD.path[:45]), "the path has 45 squares, not 50 to 60"),
        (with_square(7, 900, 41), "squares 6 and 7 are 151 units apart, not 50 to 150"),
        (with_square(7, 799, 41), "squares 7 and 8 are 151 units apart, not 50 to 150"),
        (with_square(16, 1250, 300), "squares 14 and 16 overlap"),
        (with_square(56, -1, 957), "square 56 lies outside the drawing"),
        (with_square(12, 1160, 150), "square 12 lies on the bathroom"),
        (with_room("laundry", area=Area(500, 400, 400, 200)), "the dining-room and the laundry overlap"),
        (replace(BOARD, house=Area(-10, 0, 200, 100)), "the house lies outside the drawing"),
    ],
)
def test_the_check_names_what_is_wrong(board: Board, fault: str) -> None:
    assert fault in faults_of(board)


START = r"""
  ./\____.
 [ ~012:>  ] 1   > 2   > 3   > 4   >(5)  > 6   > 7   > 8   > 9   > 10  > 11
            .-------------------------.      .----------------------.    v
            |       zzZ [___,]        |      |      oO \~~~~/       |    12
            |   6>20 3>(5) 2,4,5>2    |      | 6>31 3>(15) 2,4,5>11 |    v
            '-------------------------'      '----------------------'    13
                                                                         v
 26  < 25  <(24) < 23  < 22  < 21  < 20  < 19  < 18  < 17  < 16  <(15) < 14
 v       .-------------------------.      .-------------------------.
 27      |        Y (__) |         |      |        -T-U-Y-T-        |
 v       |  6>40 3>(24) 2,4,5>21   |      |  6>49 3>(36) 2,4,5>32   |
 28      '-------------------------'      '-------------------------'
 v
 29  > 30  > 31  > 32  > 33  > 34  > 35  >(36) > 37  > 38  > 39  > 40  > 41
.----------------------. .-------------------.  .----------------------. v
|      (___)=== ~      | |     |#|#|#|#|     |  |      |||/|||\|       | 42
|6>55 3>(53) 2,4,5>{51}| |                   |  | 6>52 3>(46) 2,4,5>43 | v
'----------------------' '-------------------'  '----------------------' 43
                                                                         v
<56> < 55  < 54  <(53) < 52  <{51} < 50  < 49  < 48  < 47  <(46) < 45  < 44
~1:> [:·:]"""


def picture(t) -> list[str]:
    return GAME.draw(GAME.look(t.state, None)).splitlines()


def test_the_board_is_drawn_as_text(table) -> None:
    assert "\n" + GAME.draw(GAME.look(table("house house house", turn=1).state, None)) == START


def test_mice_are_drawn_where_they_are(table) -> None:
    rows = picture(table("3 bathroom trap1 bathroom 27 trap0", turn=4))
    assert rows[1] == " [         ] 1   > 2   >~0:> > 4   >(5)  > 6   > 7   > 8   > 9   > 10  > 11"
    assert r"|   oO \~~~~/ ~13:>    |" in rows[3]
    assert rows[9].startswith("~4:>")
    assert "|    ~2:>1~5:>0     |" in rows[16]
    assert rows[20] == "~4:> [:·:]"


def test_without_the_trap_none_is_drawn(table) -> None:
    rows = picture(table("house house", edition="bookmark"))
    assert "#" not in "".join(rows)
    assert "< 51  <" in rows[19]
    assert "2,4,5>51 |" in rows[16]


def test_the_drawn_board_shows_the_winner(table) -> None:
    t = table("55 house")
    t.throw(1)
    assert picture(t)[19].startswith("~0:> < 55")
    assert picture(t)[20] == "~0:> <56>"
    t = table("house house")
    t.state.turns = 1999
    t.throw(1)
    assert picture(t)[20] == "zzZ"


def test_the_picture_fits_a_terminal_wherever_the_mice_are(table) -> None:
    crowded = ["house " * 6, "trap2 trap2 trap1 trap1 trap0 trap0", *(f"{room} " * 6 for room in ROOMS)]
    empty = picture(table("house house"))
    for mice in crowded:
        rows = picture(table(mice))
        assert max(map(len, rows)) <= 78
        assert [len(row) for row in rows[2:20]] == [len(row) for row in empty[2:20]], "no frame is pushed out of shape"


def test_every_room_has_a_picture_of_its_own() -> None:
    assert set(notation.PICTURES) == set(ROOMS)
    assert len(set(notation.PICTURES.values())) == len(ROOMS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_names_the_squares_of_this_board(language: str) -> None:
    book = (Path(souriciere.__file__).parent / "rulebook" / f"{language}.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| .*\d.* \|$", book, flags=re.M)
    assert [[int(number) for number in re.findall(r"\d+", row)] for row in rows] == [
        [room.hole, room.green, room.red] for room in BOARD.rooms
    ]
    squares = re.findall(r"(\d+) (?:squares|cases|vakken) ?;.* (\d+) (?:is|est) ", book)
    assert squares == [(str(BOARD.cheese), str(BOARD.trap))]
