"""Measures how long each stage of a move takes, from the touch to the drawn result. Each stage adds a timestamp."""

import statistics

STAMPS_OF_THE_WORKER = """{
  const at = () => performance.timeOrigin + performance.now();
  let stamps = {};
  addEventListener("message", ({ data }) => data.kind === "hear" && (stamps = { arrived: at() }));
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (stores, mode, how) {
    const made = transaction.call(this, stores, mode, how);
    if (mode !== "readwrite") return made;
    stamps.handled = at();
    made.addEventListener("complete", () => (stamps.kept = at()));
    return made;
  };
  const plain = self.postMessage.bind(self);
  self.postMessage = (message) => plain(message.kind === "told" ? { ...message, stamps, told: at() } : message);
}
"""
"""A script to prepend to the worker's script. It adds timestamps when a move arrives and is handled, stored and
sent."""

STAMPS_OF_THE_PAGE = """{
  const at = () => performance.timeOrigin + performance.now();
  const Plain = Worker;
  window.Worker = class extends Plain {
    constructor(script, how) {
      super(script, how);
      if (how?.name !== "mulot-house") return;
      // This listener runs before the page's, because handling a packet is a separate stage.
      this.addEventListener("message", ({ data }) => {
        if (data.kind !== "told" || !window.passed || passed.heard) return;
        if (data.packet.includes('"kind":"now"')) Object.assign(passed, data.stamps, { told: data.told, heard: at() });
      });
    }
    postMessage(message) {
      if (message.kind === "hear" && message.packet.includes('"do":"play"')) window.passed = { sent: at() };
      super.postMessage(message);
    }
  };
}"""

STAGES = {
    "until the page hears of the finger": ("touched", "down"),
    "until it is a click": ("down", "click"),
    "the page's script: the click": ("click", "sent"),
    "to the worker": ("sent", "arrived"),
    "Python: handle": ("arrived", "handled"),
    "IndexedDB: append and commit": ("handled", "kept"),
    "Python: tell": ("kept", "told"),
    "to the page": ("told", "heard"),
    "the page's script: the new board": ("heard", "changed"),
    "styles, layout, painting": ("changed", "painted"),
}
"""Each stage, with the timestamps at its start and end."""


def table_of_stages(passed: list[dict[str, float]]) -> str:
    """Return a Markdown table with the duration of each stage, for the moves that passed all stages."""
    whole = [one for one in passed if all(name in one for pair in STAGES.values() for name in pair)]
    lines = [f"| stage | median ms | p95 ms | ({len(whole)} moves)"]
    for stage, (first, last) in STAGES.items():
        took = sorted(one[last] - one[first] for one in whole)
        lines.append(f"| {stage} | {statistics.median(took):.1f} | {took[max(0, -(-len(took) * 19 // 20) - 1)]:.1f} |")
    return "\n".join(lines)
