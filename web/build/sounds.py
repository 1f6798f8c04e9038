"""Makes the sounds and the music with sampled instruments: `.venv/bin/python web/build/sounds.py`.

Needs Debian's `fluidsynth`, `fluid-soundfont-gm` and `lame`. The results are checked in: `web/sound/effects.mp3` with
`effects.json` (where each sound is in it, in several versions, so that it never sounds twice the same), the shelf's
music, and for each game four bars of music followed by a quiet background that can be repeated.
"""

import json
import random
import subprocess
import tempfile
import wave
from array import array
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
SOUNDFONT = Path("/usr/share/sounds/sf2/FluidR3_GM.sf2")
RATE = 48_000
GAP_S, MUSIC_S, BACKGROUND_S, OVERLAP_S = 0.08, 8, 8, 1
LOOP_MS = BACKGROUND_S * 1000
"""Silence around each sound; the length of the music, of the background, and of the repetition at its end."""

PROGRAMS = {
    "celesta": 8, "glockenspiel": 9, "music box": 10, "marimba": 12, "xylophone": 13, "guitar": 24, "bass": 32,
    "pizzicato": 45, "harp": 46, "trumpet": 59, "clarinet": 71, "flute": 73, "pan flute": 75, "whistle": 78,
    "ocarina": 79, "kalimba": 108, "wood block": 115, "breath": 121, "water": 122, "birds": 123,
}  # fmt: skip
DRUMS = {"side stick": 37, "brush": 38, "swish": 40, "tom": 45, "cabasa": 69, "maracas": 70, "claves": 75,
         "high block": 76, "low block": 77, "shaker": 82}  # fmt: skip
BRUSH_KIT, DRUM_CHANNEL = 40, 9
BEND_RANGE, STEADY = 12, 8192


class Note(NamedTuple):
    instrument: str
    pitch: int
    at: int
    """Milliseconds, as `ms`."""
    ms: int
    loud: int = 90
    glide: int = 0
    """Semitones by which the pitch changes while the note sounds."""


Sound = list[Note]


def pitch(name: str) -> int:
    """Return the MIDI number of a note such as C4 or F#5."""
    return 12 * (int(name[-1]) + 1) + "C C#D D#E F F#G G#A A#B ".index(name[:-1].ljust(2)) // 2


def line(instrument: str, notes: str, step: int, loud: int = 90, ring: float = 1.8) -> list[Note]:
    """Return a line of notes. `C5` takes one step, `C5:3` three, `C5+E5` is a chord, `-` a rest."""
    found, at = [], 0
    for word in notes.split():
        names, _, count = word.partition(":")
        ms = step * int(count or 1)
        if names != "-":
            found += [
                Note(instrument, 0 if instrument in DRUMS else pitch(name), at, int(ms * ring), loud)
                for name in names.split("+")
            ]
        at += ms
    return found


def hits(drum: str, times: Iterable[int], loud: int = 90) -> list[Note]:
    return [Note(drum, 0, at, 100, loud) for at in times]


def roll(seed: int) -> Sound:
    """Return a die that is shaken, rolls over a wooden table and comes to rest."""
    luck = random.Random(seed)
    at, found = 260, hits("maracas", range(0, 240, 80), 60)
    for nth in range(6):
        found += hits("high block" if luck.random() < 0.6 else "low block", [at], 105 - 12 * nth)
        at += 50 + 16 * nth + luck.randrange(30)
    return found


def squeak(base: int) -> Sound:
    return [Note("whistle", base, 0, 90, 70, 4), Note("whistle", base + 1, 130, 110, 80, 5)]


def snap(low: str) -> Sound:
    """Return a trap that shuts."""
    return [*hits("claves", [0], 120), *hits("side stick", [15, 90], 110), Note("bass", pitch(low), 30, 300, 100)]


def meow(base: int) -> Sound:
    return [Note("trumpet", base, 0, 260, 70, 7), Note("trumpet", base + 7, 250, 330, 75, -9)]


def hoot(base: int) -> Sound:
    return [
        Note("pan flute", base, at, ms, 80, glide) for at, ms, glide in ((0, 320, -1), (430, 180, 0), (640, 480, -2))
    ]


EFFECTS: dict[str, tuple[int, list[Sound]]] = {
    "tap": (-14, [[Note("wood block", base, 0, 120, 70)] for base in (72, 74, 77)]),
    "step": (-13, [[Note("clarinet", base, 0, 90, 80), *hits("low block", [0], 35)] for base in (48, 50, 52, 47)]),
    "hop": (-11, [line("pizzicato", run, 95) for run in ("E4 A4", "G4 C5", "A4 D5", "D4 G4")]),
    "die": (-9, [roll(seed) for seed in (1, 2, 3)]),
    "fall": (
        -11,
        [
            [*line("pizzicato", run, 55), *hits("tom", [520])]
            for run in ("C6 A5 G5 E5 D5 C5 A4 G4 E4", "D6 B5 A5 F#5 E5 D5 B4 A4 F#4")
        ],
    ),
    "climb": (-12, [line("kalimba", run, 75) for run in ("C4 E4 G4 A4 C5 E5", "D4 F#4 A4 B4 D5 F#5")]),
    "trap": (-7, [snap("C2"), snap("D2")]),
    "card": (-16, [hits("swish", [0], loud) for loud in (70, 90, 110)]),
    "flip": (-15, [hits("swish", [0], 90 - gap // 4) + hits("brush", [gap], 70) for gap in (100, 115, 130)]),
    "wood": (-10, [[Note("marimba", base, 0, 160, 95), *hits("low block", [0], 80)] for base in (48, 50, 45)]),
    "squeak": (-16, [squeak(base) for base in (93, 96, 99)]),
    "meow": (-14, [meow(62), meow(65)]),
    "owl": (-12, [hoot(62), hoot(64)]),
    "moon": (-13, [line("celesta", run, 210, ring=2.4) for run in ("E5 D5 A4", "F5 D5 A4")]),
    "tooth": (-14, [line("glockenspiel", run, 90, ring=2.5) for run in ("G5 C6 E6", "A5 D6 F#6", "G5 B5 E6")]),
    "cheese": (
        -10,
        [line("marimba", run, 105) + line("pizzicato", run, 105, 60) for run in ("C4 E4 G4 C5", "C4 F4 A4 C5")],
    ),
    "good": (-12, [line("kalimba", run, 120) for run in ("C5 G5", "D5 A5", "E5 G5")]),
    "oh": (-13, [line("clarinet", run, 190, ring=0.9) for run in ("G3 E3", "A3 F3")]),
    "hello": (-11, [line("kalimba", "G4 C5 A4 D5 C5 E5:2", 140) + line("music box", "-:5 E6:2", 140, 55)]),
    "turn": (-13, [line("kalimba", run, 140) for run in ("E5 A5", "D5 A5")]),
    "bell": (-15, [line("glockenspiel", run, 150, ring=3) for run in ("A5 D6", "B5 E6")]),
    "win": (
        -8,
        [
            line("pizzicato", "C4 E4 G4 C5 G4 C5 E5:3", 140)
            + line("glockenspiel", "-:3 C6 - C6 E6:3", 140, 60)
            + line("marimba", "C3 -:2 G3 -:2 C3+G3:3", 140, 75)
        ],
    ),
    "lose": (
        -12,
        [line("clarinet", "A3 G3 F3 E3:2 G3:3", 230, ring=0.95) + line("pizzicato", "F3 -:2 C3:2 C3+E3:3", 230, 60)],
    ),
}
"""Each sound's highest level in decibels below the loudest possible one, and its versions."""


def bars(*lines: tuple[str, int, str]) -> Sound:
    """Return four bars from lines (instrument, loudness, notes), 32 steps in all."""
    return [note for instrument, loud, notes in lines for note in line(instrument, notes, 250, loud=loud, ring=1.3)]


SCORES: dict[str, list[tuple[str, int, str]]] = json.loads(Path(__file__).with_name("music.json").read_text())
"""A march through the house; a lullaby in the forest; a skipping tune; a busy dairy; a mill wheel that turns."""
MUSIC = {name: bars(*lines) for name, lines in SCORES.items()}


def crickets() -> Sound:
    return [
        note for start in range(200, LOOP_MS, 1140) for note in hits("cabasa", (start, start + 70, start + 140), 28)
    ]


def scattered(instrument: str, pitches: Sequence[int], seed: int, loud: int, ms: int) -> Sound:
    """Return single notes at irregular times."""
    luck = random.Random(seed)
    at, found = 300, []
    while at < LOOP_MS - 900:
        found.append(Note(instrument, luck.choice(pitches), at, ms, loud + luck.randrange(-12, 12)))
        at += luck.randrange(900, 2600)
    return found


WATER = [Note("water", 60, at, 4800, 60) for at in range(0, LOOP_MS, 2000)]
BACKGROUND: dict[str, Sound] = {
    # A clock in a quiet house.
    "souriciere": [*hits("high block", range(0, LOOP_MS, 1000), 40), *hits("low block", range(500, LOOP_MS, 1000), 34)],
    "clan": [*crickets(), Note("pan flute", 62, 4200, 400, 40, -1), Note("pan flute", 62, 4750, 700, 44, -2)],
    "barrieres": scattered("birds", (70, 74, 79, 82), 5, 46, 500)
    + [Note("breath", 48, at, 2500, 25) for at in (0, 4000)],
    # Drops in a cheese cellar.
    "trio": scattered("kalimba", (72, 76, 79, 81, 84), 7, 45, 900),
    "mystiques": [*WATER, *hits("low block", range(0, LOOP_MS, 1600), 50), *hits("tom", range(800, LOOP_MS, 1600), 34)],
}
MUSIC_DB, BACKGROUND_DB = -9, -18


def midi(notes: Sound) -> bytes:
    """Return a MIDI file in which one tick is a millisecond."""
    channels: dict[str, int] = {}
    events: list[tuple[int, int, bytes]] = [(0, 0, bytes((0xC0 | DRUM_CHANNEL, BRUSH_KIT)))]
    for note in notes:
        drum = note.instrument in DRUMS
        free = [channel for channel in range(16) if channel != DRUM_CHANNEL][len(channels)]
        channel = DRUM_CHANNEL if drum else channels.setdefault(note.instrument, free)
        key = DRUMS[note.instrument] if drum else note.pitch
        if not drum:
            events.append((0, 0, bytes((0xC0 | channel, PROGRAMS[note.instrument]))))
            for control, value in ((101, 0), (100, 0), (6, BEND_RANGE)):
                events.append((0, 0, bytes((0xB0 | channel, control, value))))
            for step in range(0, note.ms + 1, 10) if note.glide else (0,):
                bend = round(STEADY + STEADY * note.glide / BEND_RANGE * step / note.ms)
                events.append((note.at + step, 1, bytes((0xE0 | channel, bend & 127, min(bend, 16383) >> 7))))
        events.append((note.at, 2, bytes((0x90 | channel, key, note.loud))))
        events.append((note.at + note.ms, 0, bytes((0x80 | channel, key, 0))))
    track, now = b"", 0
    for at, _, message in sorted(events, key=lambda event: event[:2]):
        wait, now = at - now, at
        track += bytes((wait >> 14 & 127 | 128, wait >> 7 & 127 | 128, wait & 127)) + message
    track += b"\x00\xff\x2f\x00"
    return b"MThd\0\0\0\6\0\0\0\1" + (500).to_bytes(2, "big") + b"MTrk" + len(track).to_bytes(4, "big") + track


def render(notes: Sound, *, reverb: bool) -> array[float]:
    """Play notes with the soundfont and return them in mono."""
    with tempfile.TemporaryDirectory() as folder:
        score, recording = Path(folder, "score.mid"), Path(folder, "recording.wav")
        score.write_bytes(midi(notes))
        options = ["-ni", "-q", "-g", "0.7", "-C", "0", "-R", "1" if reverb else "0", "-r", str(RATE), "-T", "wav"]
        subprocess.run(["fluidsynth", *options, "-F", recording, SOUNDFONT, score], check=True, capture_output=True)
        with wave.open(str(recording)) as played:
            both = array("h", played.readframes(played.getnframes()))
    return array("f", ((left + right) / 65536 for left, right in zip(both[::2], both[1::2], strict=True)))


def levelled(samples: array[float], decibels: int) -> array[float]:
    """Return samples whose highest level is `decibels`."""
    factor = 10 ** (decibels / 20) / max(map(abs, samples))
    return array("f", (one * factor for one in samples))


def trimmed(samples: array[float]) -> array[float]:
    """Return a sound without silence at its ends, faded out."""
    heard = [i for i in range(0, len(samples), 48) if abs(samples[i]) > 0.004]
    found = samples[max(0, heard[0] - 240) : heard[-1] + 480]
    fade = min(len(found), RATE // 20)
    for i in range(fade):
        found[-1 - i] *= i / fade
    return found


def looped(samples: array[float], seconds: int) -> array[float]:
    """Return exactly so many seconds; what rings on after them is added to the beginning."""
    length = seconds * RATE
    found = array("f", samples[:length]) + array("f", bytes(4 * max(0, length - len(samples))))
    for i, rest in enumerate(samples[length : 2 * length]):
        found[i] += rest
    return found


def write_mp3(samples: array[float], file: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "sound.wav")
        with wave.open(str(path), "wb") as out:
            out.setparams((1, 2, RATE, 0, "NONE", ""))
            out.writeframes(array("h", (round(max(-1, min(1, one)) * 32767) for one in samples)).tobytes())
        subprocess.run(["lame", "--quiet", "-m", "m", "-b", "32", "--resample", "24", path, file], check=True)
    print(f"{file.relative_to(ROOT)}: {len(samples) / RATE:.1f} s, {file.stat().st_size // 1000} kB")


def write_effects() -> None:
    gap = array("f", bytes(4 * round(GAP_S * RATE)))
    everything = array("f", gap)
    places: dict[str, list[list[float]]] = {}
    for name, (decibels, versions) in EFFECTS.items():
        places[name] = []
        for notes in versions:
            sound = trimmed(levelled(render(notes, reverb=False), decibels))
            places[name].append([round(len(everything) / RATE, 3), round(len(sound) / RATE, 3)])
            everything += sound + gap
    write_mp3(everything, ROOT / "web/sound/effects.mp3")
    rows = ",\n".join(f'  "{name}": {json.dumps(where)}' for name, where in places.items())
    (ROOT / "web/sound/effects.json").write_text(f"{{\n{rows}\n}}\n")


def write_music() -> None:
    for name, notes in MUSIC.items():
        samples = levelled(looped(render(notes, reverb=True), MUSIC_S), MUSIC_DB)
        if name not in BACKGROUND:
            write_mp3(samples, ROOT / "web/sound/shelf.mp3")
            continue
        background = looped(render(BACKGROUND[name], reverb=True), BACKGROUND_S)
        background = levelled(background + background[: OVERLAP_S * RATE], BACKGROUND_DB)
        write_mp3(samples + background, ROOT / f"src/mulot/games/{name}/web/sound.mp3")


if __name__ == "__main__":
    write_effects()
    write_music()
