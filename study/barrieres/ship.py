"""Put what was learnt into the package: `economy.json` of the kernel, its numbers rounded to four decimals.

python study/barrieres/ship.py RUN/student-9.npz            (numpy)
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np

KERNEL = Path(__file__).parents[2] / "src/mulot/games/barrieres/bots/kernel"


def main() -> None:
    kept = np.load(sys.argv[1])
    layers = [[kept[f"economy/{layer}/{part}"] for part in ("weights", "bias")] for layer in range(3)]
    rounded = [[np.round(x.astype(float), 4).tolist() for x in layer] for layer in layers]
    (KERNEL / "economy.json").write_text(json.dumps(rounded) + "\n")


if __name__ == "__main__":
    main()
