"""The toy game: types, frames, rules and the game record."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Annotated, Any, ClassVar

from msgspec import Meta, Struct, structs

from mulot.core.errors import Unreadable
from mulot.core.flow import DONE, Frame, Goto, answer, copy_stack, interrupt, run, steps
from mulot.core.game import Ask, Event, Game, Outcome, Reason, Seat, Thing, default_hear, first_seat, not_now
from mulot.core.luck import Luck

STONES = ("acorn", "crumb", "thorn")
FULL_WHEEL = 2
TURNS = 24


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    rats: Annotated[int, Meta(ge=1, le=4)] = 3
    charms: bool = True
    first: Annotated[int, Meta(ge=0, le=3)] | None = None


class Attack(Struct, frozen=True, tag="attack"):
    pass


class Peek(Struct, frozen=True, tag="peek"):
    pass


class Dig(Struct, frozen=True, tag="dig"):
    pass


class PutBack(Struct, frozen=True, tag="put-back"):
    pass


class Repeat(Struct, frozen=True, tag="repeat"):
    pass


class Pass(Struct, frozen=True, tag="pass"):
    pass


class Blow(Struct, frozen=True, tag="blow"):
    pass


Action = Attack | Peek | Dig | PutBack | Repeat | Pass | Blow
WORDS: dict[str, type] = {str(a.__struct_config__.tag): a for a in Action.__args__}


class Thrown(Event, frozen=True, tag="thrown"):
    seat: Seat
    face: int
    rule: str = "K-002"


class Surged(Event, frozen=True, tag="surged"):
    rat: int
    rule: str = "K-003"


class Hit(Event, frozen=True, tag="hit"):
    seat: Seat
    left: int
    rule: str = "K-002"


class Charmed(Event, frozen=True, tag="charmed"):
    seat: Seat
    rule: str = "K-004"


class Blown(Event, frozen=True, tag="blown"):
    seat: Seat
    wheel: int
    rule: str = "K-005"


class Looked(Event, frozen=True, tag="looked"):
    seat: Seat
    rule: str = "K-006"


class Saw(Event, frozen=True, tag="saw"):
    reveals: ClassVar[bool] = True
    to: Seat | None
    stone: Thing
    rule: str = "K-006"


class TurnedUp(Event, frozen=True, tag="turned-up"):
    reveals: ClassVar[bool] = True
    to: Seat | None
    stone: Thing
    rule: str = "K-007"


class Hidden(Event, frozen=True, tag="hidden"):
    rule: str = "K-007"


AnyEvent = Thrown | Surged | Hit | Charmed | Blown | Looked | Saw | TurnedUp | Hidden


@steps("act", "next")
class Turn(Frame, tag="turn"):
    """A mouse acts, then the next one has its turn (K-001)."""

    seat: int = 0

    def act(self, s: State, luck: Luck, say: Any) -> Any:
        return Ask("act", (self.seat,), (self.seat,))

    def act_answered(self, s: State, seat: int, a: Action, luck: Luck, say: Any) -> Any:
        match a:
            case Attack():
                return Assault(seat=seat)
            case Peek():
                say(Looked(seat))
                say(Saw(seat, s.stone))
                return Glance(seat=seat)
            case _:
                say(TurnedUp(None, s.stone))
                s.stone = luck.pick(STONES)
                say(Hidden())
                return None

    def next(self, s: State, luck: Luck, say: Any) -> Any:
        self.seat = (self.seat + 1) % s.seats
        s.turns += 1
        if s.turns == TURNS:
            s.outcome = Outcome((0.0,) * s.seats, "night")
        return Goto("act")

    def legal(self, s: State, seat: int) -> Sequence[Action]:
        return [Attack(), Peek(), Dig()]


@steps("hold")
class Glance(Frame, tag="glance"):
    """A mouse looks at the stone until it puts it back (K-006)."""

    seat: int = 0

    def hold(self, s: State, luck: Luck, say: Any) -> Any:
        return Ask("put-back", (self.seat,), (self.seat,))

    def hold_answered(self, s: State, seat: int, a: Action, luck: Luck, say: Any) -> Any:
        return DONE

    def legal(self, s: State, seat: int) -> Sequence[Action]:
        return [PutBack()]


@steps("throw", "surge", "charm", "strike")
class Assault(Frame, tag="assault"):
    """A die is rolled. A one advances the wheel, and a surge comes before the attack is resolved (K-002, K-003)."""

    seat: int = 0
    face: int = 0
    passed: tuple[int, ...] = ()

    def throw(self, s: State, luck: Luck, say: Any) -> Any:
        self.face = luck.die()
        say(Thrown(self.seat, self.face))
        s.wheel += self.face == 1

    def surge(self, s: State, luck: Luck, say: Any) -> Any:
        if s.wheel >= FULL_WHEEL and s.bag:
            s.wheel = 0
            return Surge(seat=self.seat)
        return None

    def charm(self, s: State, luck: Luck, say: Any) -> Any:
        asked = tuple(i for i in s.charms if i not in self.passed)
        return Ask("charm", asked, asked) if asked else None

    def charm_answered(self, s: State, seat: int, a: Action, luck: Luck, say: Any) -> Any:
        if isinstance(a, Repeat):
            s.charms = [i for i in s.charms if i != seat]
            say(Charmed(seat))
            self.passed = ()
            return Goto("throw")
        self.passed += (seat,)
        return Goto("charm")

    def strike(self, s: State, luck: Luck, say: Any) -> Any:
        if self.face >= 5:
            s.rats -= 1
            say(Hit(self.seat, s.rats))
            if not s.rats:
                s.outcome = Outcome((1.0,) * s.seats, "peace")

    def legal(self, s: State, seat: int) -> Sequence[Action]:
        return [Pass(), Repeat()]


@steps("come", "fight")
class Surge(Frame, tag="surge"):
    """A rat is drawn from the bag and fought at once (K-003)."""

    seat: int = 0

    def come(self, s: State, luck: Luck, say: Any) -> Any:
        rat = luck.draw(s.bag)
        s.rats += 1
        say(Surged(rat))

    def fight(self, s: State, luck: Luck, say: Any) -> Any:
        return Assault(seat=self.seat)


@steps("sound")
class Horn(Frame, tag="horn"):
    """The horn turns the wheel back by one (K-005)."""

    seat: int = 0

    def sound(self, s: State, luck: Luck, say: Any) -> Any:
        s.wheel = max(0, s.wheel - 1)
        say(Blown(self.seat, s.wheel))


class State(Struct):
    seats: int
    rats: int
    stone: str
    bag: list[int]
    charms: list[int]
    horns: list[int]
    stack: list[Turn | Glance | Assault | Surge | Horn]
    wheel: int = 0
    turns: int = 0
    ask: Ask | None = None
    outcome: Outcome | None = None
    version: int = 1
    options: Options = Options()


class Own(Struct, frozen=True):
    seat: int
    stone: Thing


class View(Struct, frozen=True):
    seats: int
    rats: int
    bag: tuple[int, ...]
    charms: tuple[int, ...]
    horns: tuple[int, ...]
    stack: tuple[Turn | Glance | Assault | Surge | Horn, ...]
    wheel: int
    turns: int
    ask: Ask | None
    outcome: Outcome | None
    options: Options
    own: Own | None = None


def new(options: Options, seats: int, luck: Luck) -> State:
    turn = Turn(seat=first_seat(options.first, seats, luck))
    charms = list(range(seats)) if options.charms else []
    s = State(seats, options.rats, luck.pick(STONES), [1, 2, 3, 4], charms, list(range(seats)), [turn], options=options)
    run(s, luck, lambda event: None)
    return s


def waiting(s: State) -> Ask | Outcome:
    if s.outcome is not None:
        return s.outcome
    assert s.ask is not None
    return Ask(s.ask.about, tuple(sorted({*s.ask.seats, *s.horns})), s.ask.must)


def legal(s: State, seat: int) -> list[Action]:
    if s.outcome is not None:
        return []
    assert s.ask is not None
    found = list(s.stack[-1].legal(s, seat)) if seat in s.ask.seats else []
    return [*found, Blow()] if seat in s.horns else found


def play(s: State, seat: int, a: Action, luck: Luck, say: Any) -> None:
    if isinstance(a, Blow):
        s.horns.remove(seat)
        interrupt(s, Horn(seat=seat), luck, say)
    else:
        answer(s, seat, a, luck, say)


def why_not(s: State, seat: int, a: Action) -> Reason | None:
    early = not_now(waiting(s), seat)
    if early or a in legal(s, seat):
        return early
    if isinstance(a, Blow):
        return Reason("no-horn", "K-005")
    return Reason("other-question", "K-001", {"seat": seat})


def copy(s: State) -> State:
    return structs.replace(s, bag=s.bag.copy(), charms=s.charms.copy(), horns=s.horns.copy(), stack=copy_stack(s.stack))


def look(s: State, seat: int | None) -> View:
    own = None
    top = s.stack[-1]
    if isinstance(top, Glance) and top.seat == seat and s.outcome is None:
        own = Own(top.seat, s.stone)
    bag, charms, horns = tuple(sorted(s.bag)), tuple(s.charms), tuple(s.horns)
    return View(
        s.seats,
        s.rats,
        bag,
        charms,
        horns,
        tuple(copy_stack(s.stack)),
        s.wheel,
        s.turns,
        s.ask,
        s.outcome,
        s.options,
        own,
    )


def imagine(view: View, heard: Sequence[Any], rng: Random) -> State:
    known: str | None = None
    for event in heard:
        if isinstance(event, Saw):
            known = event.stone
        elif isinstance(event, Hidden):
            known = None
    stone = view.own.stone if view.own else known or rng.choice(STONES)
    return State(
        view.seats,
        view.rats,
        stone,
        list(view.bag),
        list(view.charms),
        list(view.horns),
        copy_stack(view.stack),
        view.wheel,
        view.turns,
        view.ask,
        view.outcome,
        options=view.options,
    )


def write(a: Action) -> str:
    return str(a.__struct_config__.tag)


def read(text: str) -> Action:
    if text not in WORDS:
        raise Unreadable(text)
    action: Action = WORDS[text]()
    return action


def max_plies(options: Options, seats: int) -> int:
    assaults = TURNS + len("1234") + seats
    return TURNS + assaults * seats + TURNS + seats


def draw(view: View) -> str:
    return f"rats {view.rats}  wheel {view.wheel}  bag {len(view.bag)}  turn {view.turns}"


def next_chapter(s: State) -> Options | None:
    """Return the options of the next chapter: after peace with one more rat, up to four; after night with the same
    number."""
    assert s.outcome is not None
    if s.outcome.reason == "night":
        return s.options
    return structs.replace(s.options, rats=s.options.rats + 1) if s.options.rats < 4 else None


def _unread(about: str) -> None:
    raise Unreadable(about)


GAME = Game(
    id="skirmish",
    version=1,
    seats=(2, 3, 4),
    options=Options,
    state=State,
    action=Action,
    event=AnyEvent,
    view=View,
    new=new,
    waiting=waiting,
    legal=legal,
    play=play,
    why_not=why_not,
    copy=copy,
    look=look,
    hear=default_hear,
    imagine=imagine,
    write=write,
    read=read,
    max_plies=max_plies,
    draw=draw,
    asks=("act", "put-back", "charm"),
    reasons=("no-horn", "other-question"),
    ends=("peace", "night"),
    rule_prefixes=("K",),
    secrets=True,
    things=STONES,
    next_chapter=next_chapter,
    renegotiable=("charms",),
    queries={"mine": lambda view, about: view.own if about == "" else _unread(about)},
)
