"""Pins every base image in the Dockerfile and in compose.yaml by adding the digest after its tag.

The container engine gets the digests from the registry that it is configured for. If there is no engine, or the
registry cannot be reached, nothing is changed.
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


def find_container_engine() -> str | None:
    """Return the path to the container engine; None if there is none."""
    return next((found for name in ("docker", "podman") if (found := shutil.which(name))), None)


def registry_digest(program: str, image: str) -> str | None:
    """Return the digest that the registry now has for this image and tag; None if that fails."""
    pulled = subprocess.run([program, "pull", "-q", image], capture_output=True, text=True)
    if pulled.returncode:
        print(f"{image}: {pulled.stderr.strip()}", file=sys.stderr)
        return None
    asked = [program, "image", "inspect", "--format", "{{index .RepoDigests 0}}", image]
    told = subprocess.run(asked, capture_output=True, text=True).stdout.strip()
    found = re.search(r"@(sha256:[0-9a-f]{64})$", told)
    return found[1] if found else None


def main(root: Path = ROOT) -> int:
    """Pin all images and return 0; if one digest is missing, change nothing and return 1."""
    program = find_container_engine()
    if program is None:
        print("No container engine was found, so the images are still pinned only by tag.", file=sys.stderr)
        return 1
    texts = {name: (root / name).read_text() for name in FILES}
    images = sorted({match[2] for text in texts.values() for match in IMAGE.finditer(text)})
    found = {image: registry_digest(program, image) for image in images}
    if not all(found.values()):
        print("The digest of an image could not be found, so nothing was changed.", file=sys.stderr)
        return 1
    for name, text in texts.items():
        (root / name).write_text(IMAGE.sub(lambda m: f"{m[1]}{m[2]}@{found[m[2]]}", text))
    print("\n".join(f"{image} {value}" for image, value in found.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
