"""Writes the digest of every base image behind its tag, in the Dockerfile and in compose.yaml.

The container engine is asked, and it asks whichever registry it is set up for. Without an engine, or where the registry
cannot be reached, nothing is changed.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
FILES = ("Dockerfile", "compose.yaml")
IMAGE = re.compile(r"^(FROM |    image: )([a-z]+:[\w.-]+)(@sha256:[0-9a-f]{64})?", re.M)


def engine() -> str | None:
    """The program that can be asked."""
    return next((found for name in ("docker", "podman") if (found := shutil.which(name))), None)


def digest(program: str, image: str) -> str | None:
    """What the registry gives for this tag now."""
    pulled = subprocess.run([program, "pull", "-q", image], capture_output=True, text=True)
    if pulled.returncode:
        print(f"{image}: {pulled.stderr.strip()}", file=sys.stderr)
        return None
    asked = [program, "image", "inspect", "--format", "{{index .RepoDigests 0}}", image]
    told = subprocess.run(asked, capture_output=True, text=True).stdout.strip()
    found = re.search(r"@(sha256:[0-9a-f]{64})$", told)
    return found[1] if found else None


def main(root: Path = ROOT) -> int:
    """All of them or none."""
    program = engine()
    if program is None:
        print("There is no container engine here: the images stay pinned by their tags.", file=sys.stderr)
        return 1
    texts = {name: (root / name).read_text() for name in FILES}
    images = sorted({match[2] for text in texts.values() for match in IMAGE.finditer(text)})
    found = {image: digest(program, image) for image in images}
    if not all(found.values()):
        print("Not every image could be asked for: nothing is changed.", file=sys.stderr)
        return 1
    for name, text in texts.items():
        (root / name).write_text(IMAGE.sub(lambda m: f"{m[1]}{m[2]}@{found[m[2]]}", text))
    print("\n".join(f"{image} {value}" for image, value in found.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
