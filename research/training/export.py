"""Put what was learnt beside the engine's sources; `make generate` makes the module of it.

    python -m research training export economy RUN/student-9.npz                 (numpy)
    python -m research training export policy-net RUN/student-9.npz --size 9

`economy.json` holds numbers rounded to four decimals, `policy_net.json` 8-bit numbers with a scale for each part; other
sizes in that file stay as they are.
"""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any

import numpy as np

from research import module_parser

ENGINE = Path(__file__).parents[1] / "barrieres/engine"
INT8_MAX = 127
CHOOSER = "chooser-128"
NET_PARTS = ("0/weights", "0/bias", "3/weights", "3/bias")
"""Of the policy net: its first layer, and its shares. Its value is not shipped."""


def export_economy(kept: Any) -> None:
    layers = [[kept[f"economy/{layer}/{part}"] for part in ("weights", "bias")] for layer in range(3)]
    rounded = [[np.round(x.astype(float), 4).tolist() for x in layer] for layer in layers]
    (ENGINE / "economy.json").write_text(json.dumps(rounded) + "\n")


def quantize(weights: Any) -> dict[str, Any]:
    flat = weights.astype(float).reshape(-1)
    scale = float(np.abs(flat).max()) / INT8_MAX
    numbers = np.round(flat / scale).astype("i1")
    return {"scale": scale, "numbers": base64.b64encode(numbers.tobytes()).decode()}


def export_policy_net(kept: Any, size: int) -> None:
    file = ENGINE / "policy_net.json"
    book = json.loads(file.read_text()) if file.exists() else {}
    book[str(size)] = [quantize(kept[f"{CHOOSER}/{part}"]) for part in NET_PARTS]
    file.write_text(json.dumps(book, sort_keys=True) + "\n")


def main(argv: list[str]) -> None:
    parser = module_parser(__name__, __doc__)
    parser.add_argument("what", choices=("economy", "policy-net"))
    parser.add_argument("students", type=Path)
    parser.add_argument("--size", type=int, default=9)
    a = parser.parse_args(argv)
    kept = np.load(a.students)
    if a.what == "economy":
        export_economy(kept)
    else:
        export_policy_net(kept, a.size)
