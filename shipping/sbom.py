"""Prints the software bill of materials (CycloneDX 1.6, JSON), generated from the lock files alone.

    python shipping/sbom.py [LOCK] > sbom.cdx.json

Python packages come from a lock file in requirements/ (by default `image`), the client's packages from
package-lock.json, and the packages for Python in the browser from requirements/browser.lock. The same lock files always
give the same bytes: the output contains no date, and its serial number is derived from its contents.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
import sys
import tomllib
import uuid
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
BROWSER = "pyemscripten_2026_0_wasm32"
LAID_BESIDE = ("pyodide",)
"""npm packages that are shipped next to the client unchanged, not bundled into it."""
BUNDLED = ROOT / "src" / "mulot" / "server" / "static" / "licences.txt"


def python_packages(lock: str) -> list[dict[str, Any]]:
    """Return one component per pinned package, with the digests of all files that the lock file allows."""
    found = []
    for entry in re.split(r"\n(?=[A-Za-z0-9])", (ROOT / "requirements" / f"{lock}.lock").read_text()):
        pin = re.match(r"([\w.-]+)==([^\s;\\]+)(?:\s*;\s*([^\\\n]+))?", entry)
        if pin is None:
            continue
        name, version, marker = pin[1], pin[2], pin[3]
        part: dict[str, Any] = {
            "type": "library",
            "bom-ref": f"pkg:pypi/{name}@{version}",
            "name": name,
            "version": version,
            "scope": "required",
            "purl": f"pkg:pypi/{name}@{version}",
            "hashes": [{"alg": "SHA-256", "content": value} for value in re.findall(r"sha256:([0-9a-f]{64})", entry)],
            "licenses": declared_licence(name, version),
        }
        if marker:
            part["properties"] = [{"name": "mulot:marker", "value": marker.strip()}]
        found.append(part)
    return found


def browser_packages() -> list[dict[str, Any]]:
    """Return the components for Python in the browser. They have the same names as on the server, but are other files
    (`web/build/browser_python.py`)."""
    found = python_packages("browser")
    for part in found:
        part["purl"] = part["bom-ref"] = f"{part['purl']}?platform={BROWSER}"
    return found


def declared_licence(name: str, version: str) -> list[dict[str, Any]]:
    """Return the licence that the installed package declares; empty if this version of the package is not
    installed."""
    try:
        told = metadata(name)
    except PackageNotFoundError:
        return []
    if told["Version"] != version:
        return []
    if told.get("License-Expression"):
        return [{"expression": told["License-Expression"]}]
    named = [line.rpartition(" :: ")[2] for line in told.get_all("Classifier", []) if line.startswith("License :: ")]
    short = told.get("License") or ""
    words = named or ([short.split("\n")[0].strip()] if short.strip() else [])
    return [{"license": {"name": word}} for word in words]


def client_packages() -> list[dict[str, Any]]:
    """Return the npm packages that are in the client, and (with the scope "excluded") those that only build it."""
    locked = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    bundled = set(re.findall(r"^## (\S+) \S+ · ", BUNDLED.read_text(), re.M)) if BUNDLED.is_file() else None
    found = {}
    for path, entry in locked.items():
        if not path or entry.get("dev"):
            continue
        name, version = path.rpartition("node_modules/")[2], entry["version"]
        purl = f"pkg:npm/{name.replace('@', '%40')}@{version}"
        algorithm, _, digest = entry["integrity"].partition("-")
        found[purl] = {
            "type": "library",
            "bom-ref": purl,
            "name": name,
            "version": version,
            "scope": "required" if bundled is None or name in bundled or name in LAID_BESIDE else "excluded",
            "purl": purl,
            "hashes": [{"alg": algorithm.upper().replace("SHA", "SHA-"), "content": base64.b64decode(digest).hex()}],
            "licenses": [{"license": {"id": entry["license"]}}] if "license" in entry else [],
        }
    return list(found.values())


def bill_of_materials(lock: str = "image") -> dict[str, Any]:
    """Return the complete bill of materials, with the Python packages of this lock file."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    parts = sorted(
        python_packages(lock) + browser_packages() + client_packages(), key=lambda part: str(part["bom-ref"])
    )
    for part in parts:
        if not part["licenses"]:
            del part["licenses"]
    whole = f"pkg:pypi/{project['name']}@{project['version']}"
    number = uuid.UUID(hashlib.sha256(json.dumps(parts).encode()).hexdigest()[:32], version=4)
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{number}",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": whole,
                "name": project["name"],
                "version": project["version"],
                "purl": whole,
                "licenses": [{"license": {"id": project["license"]}}],
            }
        },
        "components": parts,
        "dependencies": [{"ref": whole, "dependsOn": [p["bom-ref"] for p in parts if p["scope"] == "required"]}],
    }


if __name__ == "__main__":
    print(json.dumps(bill_of_materials(*sys.argv[1:]), indent=2))
