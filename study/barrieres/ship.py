"""Put what was learnt into the package: `economy.json` of the kernel, its numbers rounded to four decimals.

python study/barrieres/ship.py RUN/student-9.npz …            (numpy)
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np

KERNEL = Path(__file__).parents[2] / "src/mulot/games/barrieres/bots/kernel"


def main() -> None:
    economy = KERNEL / "economy.json"
    learnt = json.loads(economy.read_text()) if economy.exists() else {}
    for file in map(Path, sys.argv[1:]):
        size = file.stem.removeprefix("student-")
        kept = np.load(file)
        by_layer = [[kept[f"economy/{layer}/{part}"] for part in ("weights", "bias")] for layer in range(3)]
        learnt[size] = [[np.round(x.astype(float), 4).tolist() for x in layer] for layer in by_layer]
    economy.write_text(json.dumps(dict(sorted(learnt.items(), key=lambda item: int(item[0])))) + "\n")


if __name__ == "__main__":
    main()
