"""Writes fitted weights next to the engine's sources. `make generate` then builds the engine with them.

    python -m research training export economy RUN/student-9.npz                 (needs numpy)
    python -m research training export policy-net RUN/student-9.npz --size 9

`economy.json` has numbers rounded to four decimals, `policy_net.json` 8-bit numbers with a scale for each part; the
latter keeps the nets for other board sizes.
"""

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
"""The parts of the policy net to export: its first layer and its logits, but not its value."""


def export_economy(weights: Any) -> None:
    """Write these weights to `economy.json`."""
    layers = [[weights[f"economy/{layer}/{part}"] for part in ("weights", "bias")] for layer in range(3)]
    rounded = [[np.round(x.astype(float), 4).tolist() for x in layer] for layer in layers]
    (ENGINE / "economy.json").write_text(json.dumps(rounded) + "\n")


def quantize(weights: Any) -> dict[str, Any]:
    """Return weights as 8-bit numbers in base64, with a scale."""
    flat = weights.astype(float).reshape(-1)
    scale = float(np.abs(flat).max()) / INT8_MAX
    numbers = np.round(flat / scale).astype("i1")
    return {"scale": scale, "numbers": base64.b64encode(numbers.tobytes()).decode()}


def export_policy_net(weights: Any, size: int) -> None:
    """Write the policy net of this board size to `policy_net.json`."""
    file = ENGINE / "policy_net.json"
    by_size = json.loads(file.read_text()) if file.exists() else {}
    by_size[str(size)] = [quantize(weights[f"{CHOOSER}/{part}"]) for part in NET_PARTS]
    file.write_text(json.dumps(by_size, sort_keys=True) + "\n")


def main(argv: list[str]) -> None:
    parser = module_parser(__name__, __doc__)
    parser.add_argument("what", choices=("economy", "policy-net"))
    parser.add_argument("students", type=Path)
    parser.add_argument("--size", type=int, default=9)
    a = parser.parse_args(argv)
    weights = np.load(a.students)
    if a.what == "economy":
        export_economy(weights)
    else:
        export_policy_net(weights, a.size)
