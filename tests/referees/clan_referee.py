"""A referee for Le Clan, written from its rules (C-001 to CR-72) alone. The tiles are read as data.

The tiles are face down for the referee, too: it learns one when somebody sees it, and checks that it lies where it was
last seen, that no storm has carried it out of its column, and that it is in the forest only once.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import Any

from mulot.games.clan.content.forest import ANIMAL_TILES, ANIMALS

SIZES = ("small", "medium", "large")
ANIMALS_ON = {tile.id: (tile.small, tile.medium, tile.large) for tile in ANIMAL_TILES}
VIOLET = {tile.id for tile in ANIMAL_TILES if tile.violet}
FEARS = {"witch": {"shield", "grimoire"}, "ogre": {"grimoire", "sword"}, "dragon": {"sword", "shield"}}
TROPHY = {"witch": "wand", "ogre": "club", "dragon": "golden-tooth"}
OBJECTS = {"grimoire", "shield", "sword"}
SPECIALS = {
    "young": set[str](),
    "full": OBJECTS | {"lost", "candle", "owl"},
    "dangerous": OBJECTS | {"lost", "owl"},
    "perilous": OBJECTS | {"lost"},
}
VILLAINS = {"young": 0, "full": 1, "dangerous": 2, "perilous": 3}
MAX_TURNS = 200

Asking = Generator[tuple[str, Sequence[int]], tuple[int, str], None]
"""A part of the night: it yields what is asked and of whom, and receives the seat and the action."""


class NightIsOver(Exception):
    """The last tooth or the last moon is in the chest, or the sun has risen."""


class ClanReferee:
    """The forest, the chest and the clan."""

    def __init__(self, seats: int, options: Mapping[str, Any], views: Sequence[Any]) -> None:
        self.seats, self.options, self.kind = seats, options, options["forest"]
        self.young = self.kind == "young"
        self.size = 3 if self.young else 4
        self.places = [f"{column}{row + 1}" for row in range(self.size) for column in "abcd"[: self.size]]
        self.tile: dict[str, str | None] = dict.fromkeys(self.places)
        """The tile on each place that is not empty; None if nobody has seen it there."""
        self.column_of: dict[str, str] = {}
        self.up = set[str]()
        self.marks = [set[str]() for _ in range(seats)]
        self.moons, self.teeth = options["moons"], [3, 3, 3]
        self.active: int | None = None if self.young else self.first(views[0]["active"])
        self.wanted: str | None = None
        self.pile = set(ANIMALS)
        if not self.young:
            self.turn_mission(views[0]["wanted"])  # C-041
        self.turn = 1
        self.pawns: list[str | None] = [None] * seats
        self.looking: list[str | None] = [None] * seats
        self.looked, self.helped, self.gone = list[int](), list[int](), list[str]()
        self.turned: str | None = None
        self.ignored: str | None = None
        self.losing: str | None = None
        self.owner: dict[str, int | None] = {}
        """The owner of every trophy that has been won; None once it is used."""
        self.end: tuple[list[float], str] | None = None
        self.told: Sequence[Any] = ()
        self.actor = 0
        self.night = self.whole_night()
        self.about, self.asked = next(self.night)

    def first(self, named: int) -> int:
        return named if self.options["first"] is None else self.options["first"]

    # ---------------- the rules, in their order

    def whole_night(self) -> Asking:
        yield from self.first_looks()
        if self.young:  # CR-70, CR-04
            self.active = self.first(self.fact("first-named")["seat"])
        while True:
            if self.wanted is None:
                self.turn_mission(self.fact("mission-turned")["animal"])  # CR-62
            yield from self.help()
            yield from self.explore()
            self.pawns, self.helped, self.turned = [None] * self.seats, [], None  # C-029
            assert self.active is not None
            self.active = (self.active + 1) % self.seats
            self.turn += 1
            if self.turn > MAX_TURNS:
                self.over(won=False, reason="late")  # CR-57

    def first_looks(self) -> Asking:
        left = [3 if seat == self.options.get("handicap") else 1 for seat in range(self.seats)]  # CR-71
        while any(left):
            seat, action = yield "first-look", [seat for seat in range(self.seats) if left[seat]]
            if action == "pass":
                self.looked += [seat] * left[seat]
                left[seat] = 0
            elif action == "back":
                left[seat] -= 1
                self.looking[seat] = None
                self.looked.append(seat)
            else:
                self.look_at(seat, action.split()[1])

    def help(self) -> Asking:
        assert self.active is not None
        for distance in range(1, self.seats):
            if not self.is_awake("ogre") and not self.options.get("without_clues"):  # C-073, CR-72
                helper = (self.active + distance) % self.seats
                _, action = yield "help", [helper]
                self.helped.append(helper)
                if action != "pass":
                    self.pawns[helper] = action

    def explore(self) -> Asking:
        assert self.active is not None
        while True:
            _, action = yield "explore-again" if self.ignored else "explore", [self.active]
            if action.startswith("candle"):
                self.leave(self.place_of("candle"))  # C-050
                self.look_at(self.active, action.split()[1])
                yield "put-back", [self.active]
                self.looking[self.active] = None
                continue
            self.turned, self.ignored = action, None
            tile = self.learn(action, self.fact("turned-up")["tile"])
            for marks in self.marks:
                marks.add(action)
            club = self.owner.get("club")
            if club is not None:
                _, answer = yield "club", [club]
                if answer == "club":
                    self.owner["club"] = None
                    self.turned, self.ignored = None, action  # C-077
                    continue
            if tile in FEARS:
                yield from self.reveal_villain(action, tile)
            elif tile == "lost":
                yield from self.lose_moon("C-046")
            elif tile in ANIMALS_ON:
                yield from self.reveal_animals(tile)
            else:
                self.up.add(action)  # C-043, C-045
                for villain in FEARS:
                    if self.is_awake(villain):
                        self.try_to_chase(villain)  # CR-27
            return

    def reveal_villain(self, place: str, villain: str) -> Asking:
        self.up.add(place)
        if self.try_to_chase(villain):
            return
        yield from self.lose_moon("C-061")
        if villain == "dragon":  # CR-31, CR-32
            for other in self.places:
                if other[0] == place[0]:
                    self.up.discard(other)
                    for marks in self.marks:
                        marks.discard(other)
                    if other in self.tile:
                        self.tile[other] = None

    def reveal_animals(self, tile: str) -> Asking:
        if tile in VIOLET and self.is_awake("witch"):
            yield from self.lose_moon("C-069")  # CR-35, CR-37
        if self.wanted not in ANIMALS_ON[tile]:
            yield from self.lose_moon("C-027")
            return
        size = ANIMALS_ON[tile].index(self.wanted)
        wand = self.owner.get("wand")
        if wand is not None and self.wand_sizes(size):
            _, answer = yield "wand", [wand]
            if answer != "pass":
                self.owner["wand"] = None
                size = SIZES.index(answer.split()[1])
        if self.teeth[size]:
            self.wanted = None
            self.win_tooth(size)
        elif not self.options["tooth_needed"]:
            self.wanted = None  # CR-05

    def wand_sizes(self, size: int) -> list[int]:
        """Return the sizes that the wand can give to an animal of this size (CR-41, CR-42)."""
        return [other for other in range(3) if other != size and self.teeth[other]]

    def lose_moon(self, rule: str) -> Asking:
        assert self.active is not None
        self.losing = rule
        answer = "pass"
        if self.place_of("owl") in self.up:  # CR-16 to CR-18
            _, answer = yield "owl", [self.active]
        if answer == "owl":
            self.leave(self.place_of("owl"))
        else:
            self.moons -= 1
            if not self.moons:
                self.over(won=False, reason="sunrise")
        self.losing = None

    def win_tooth(self, size: int) -> None:
        self.teeth[size] -= 1
        if not any(self.teeth):
            self.over(won=True, reason="won")

    def try_to_chase(self, villain: str) -> bool:
        """Chase a villain that lies face up, if both objects that he fears do as well (C-055)."""
        if not FEARS[villain] <= {self.tile[place] for place in self.up}:
            return False
        self.leave(self.place_of(villain))  # CR-29
        self.owner[TROPHY[villain]] = self.active
        return True

    def leave(self, place: str) -> None:
        tile = self.tile.pop(place)
        assert tile is not None
        self.gone.append(tile)
        self.up.discard(place)
        for marks in self.marks:
            marks.discard(place)

    def over(self, won: bool, reason: str) -> None:
        self.end = [float(won)] * self.seats, reason
        raise NightIsOver

    # ---------------- what luck has brought

    def fact(self, kind: str) -> Any:
        return next(event for event in self.told if event["type"] == kind)

    def turn_mission(self, animal: str) -> None:
        if not self.pile and not self.options["tooth_needed"]:
            self.pile = set(ANIMALS)  # CR-06
        assert animal in self.pile, f"the mission {animal} has come up already"
        self.wanted = animal
        self.pile.remove(animal)

    def learn(self, place: str, tile: str) -> str:
        """Note the tile on a place, or check that it is the one it must be, and return it."""
        known = self.tile[place]
        assert known in (None, tile), f"{place} is {tile}, but was {known}"
        assert self.column_of.setdefault(tile, place[0]) == place[0], f"{tile} has changed its column"
        assert tile not in {t for other, t in self.tile.items() if other != place} | set(self.gone), f"{tile} twice"
        assert tile in ANIMALS_ON or tile in SPECIALS[self.kind] | set(FEARS), f"{tile} is not in this forest"
        assert len(set(FEARS) & self.column_of.keys()) <= VILLAINS[self.kind], "there are too many villains"
        self.tile[place] = tile
        return tile

    def look_at(self, seat: int, place: str) -> None:
        self.learn(place, self.fact("saw")["tile"])
        self.looking[seat] = place
        self.marks[seat].add(place)

    def place_of(self, tile: str) -> str:
        return next((place for place, one in self.tile.items() if one == tile), "")

    def is_awake(self, villain: str) -> bool:
        return self.place_of(villain) in self.up

    # ---------------- what is allowed and what is seen

    def outcome(self) -> tuple[list[float], str] | None:
        return self.end

    def play(self, seat: int, action: str, draws: Sequence[int], told: Sequence[Any]) -> None:
        self.told, self.actor = told, seat
        try:
            if action.startswith("tooth"):  # C-081, CR-45, CR-46
                self.owner["golden-tooth"] = None
                self.win_tooth(SIZES.index(action.split()[1]))
            else:
                self.about, self.asked = self.night.send((seat, action))
        except NightIsOver:
            self.about, self.asked = "", []

    def legal(self, seat: int) -> set[str]:
        if self.end:
            return set()
        found = self.answers(seat) if seat in self.asked else set()
        if self.owner.get("golden-tooth") == seat:
            found |= {f"tooth {size}" for size, left in zip(SIZES, self.teeth, strict=True) if left}
        return found

    def answers(self, seat: int) -> set[str]:
        """Return the answers to the question that is asked."""
        down = {place for place in self.tile if place not in self.up}
        if self.about == "first-look":
            if self.looking[seat]:
                return {"back"}
            return {f"look {place}" for place in down} | ({"pass"} if self.young or seat in self.looked else set())
        if self.about == "help":
            lines = [*"abcd"[: self.size], *"1234"[: self.size]]
            ends = [(line, ("top", "bottom") if line.isalpha() else ("left", "right")) for line in lines]
            return {"pass"} | {f"{side}-{line}" for line, sides in ends for side in sides}
        if self.about.startswith("explore"):
            candle = self.place_of("candle") in self.up and not self.is_awake("ogre")
            found = down - {self.ignored or ""}
            return found | ({f"candle {place}" for place in down} if candle else set())
        if self.about == "wand":
            animals = ANIMALS_ON[self.tile[self.turned or ""] or ""]
            size = animals.index(self.wanted or "")
            return {"pass"} | {f"wand {SIZES[other]}" for other in self.wand_sizes(size)}
        return {"back"} if self.about == "put-back" else {"pass", self.about}

    def tempting(self, seat: int) -> set[str]:
        """Return the free reveals if there are any, and else everything but to pass or to turn up a known miss."""
        legal = self.legal(seat)
        known = {place: ANIMALS_ON.get(self.tile[place] or "", ()) for place in legal & self.tile.keys()}
        shown = {place: animals.index(self.wanted) for place, animals in known.items() if self.wanted in animals}
        free = {place for place, size in shown.items() if not self.teeth[size]}
        return free or legal - {"pass"} - {place for place in known if self.tile[place] and place not in shown}

    def may_hear(self, event: Any, seat: int | None) -> bool:
        return event["type"] != "saw" or seat == self.actor == event["to"]

    def face(self, place: str) -> Any:
        tile = self.tile[place] or ""
        small, medium, large = ANIMALS_ON.get(tile, (None, None, None))
        return {"tile": tile, "small": small, "medium": medium, "large": large, "violet": tile in VIOLET}

    def view(self, seat: int | None) -> Any:
        own = None
        if seat is not None and (self.options["memory_aid"] or self.looking[seat]):
            looking = self.looking[seat]
            marks = self.marks[seat] - self.up - {self.turned} if self.options["memory_aid"] else set()
            own = {
                "seat": seat,
                "looking": {"place": looking, "face": self.face(looking)} if looking else None,
                "marks": [{"place": place, "face": self.face(place)} for place in self.places if place in marks],
            }
        shown = self.up | {self.turned}
        scores, reason = self.end or ([], "")
        trophies = [] if self.young else list(TROPHY.values())
        return {
            "options": self.options,
            "seats": self.seats,
            "forest": [
                {"place": place, "empty": place not in self.tile, "face": self.face(place) if place in shown else None}
                for place in self.places
            ],
            "active": self.active,
            "turn": self.turn,
            "moons": self.moons,
            "teeth": self.teeth,
            "wanted": self.wanted,
            "missions": len(self.pile),
            "pawns": self.pawns,
            "looking": self.looking,
            "looked": self.looked,
            "helped": self.helped,
            "turned": self.turned,
            "ignored": self.ignored,
            "losing": self.losing,
            "trophies": [
                {"trophy": name, "won": name in self.owner, "owner": self.owner.get(name)} for name in trophies
            ],
            "gone": self.gone,
            "ask": None if self.end else {"type": "ask", "about": self.about, "seats": self.asked, "must": self.asked},
            "outcome": {"type": "outcome", "scores": scores, "reason": reason} if self.end else None,
            "own": own,
        }
