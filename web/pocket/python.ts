/** Python in a worker: Pyodide, msgspec, and the very files of the house's rules. Nothing comes from elsewhere. */
import type { Edition } from "./between.ts";

/** The little of Pyodide that is used here. */
export interface Python {
  unpackArchive(archive: ArrayBuffer, format: string, options?: { extractDir: string }): void;
  pyimport(name: string): Record<string, (...args: unknown[]) => unknown>;
}
type Load = (options: { indexURL: string; lockFileContents: string; convertNullToNone: boolean }) => Promise<Python>;

const SITE_PACKAGES = "/lib/python3.14/site-packages";
/** Nothing is installed by name here: the list of packages that Pyodide would look into is empty. */
const NO_PACKAGES = JSON.stringify({
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", version: "314.0.7", python: "3.14.2" },
  packages: {},
});
/** Scripts lie in `assets/`, one below where the site begins. */
const ROOT = new URL("../", self.location.href);

export async function loadPython(): Promise<{ python: Python; edition: Edition }> {
  const edition = JSON.parse(new TextDecoder().decode(await bytes("pocket/edition.json"))) as Edition;
  const folder = new URL(edition.python, ROOT).href;
  const [script, wheel, rules] = await Promise.all([
    import(/* @vite-ignore */ `${folder}pyodide.mjs`) as Promise<{ loadPyodide: Load }>,
    bytes(edition.wheel),
    bytes(edition.rules),
  ]);
  const python = await unpacking(() =>
    script.loadPyodide({ indexURL: folder, lockFileContents: NO_PACKAGES, convertNullToNone: true }),
  );
  python.unpackArchive(wheel, "wheel");
  python.unpackArchive(rules, "zip", { extractDir: SITE_PACKAGES });
  return { python, edition };
}

async function bytes(path: string): Promise<ArrayBuffer> {
  const answer = await fetch(new URL(path, ROOT));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.arrayBuffer();
}

/**
 * Many web spaces send files as they lie there. So the largest one lies there packed, and while Pyodide loads, what it
 * asks for under its own name is unpacked on the way.
 */
async function unpacking<T>(load: () => Promise<T>): Promise<T> {
  const plain = self.fetch;
  self.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.endsWith(".wasm")) return plain(input, init);
    const packed = await plain(`${url}.packed`, init);
    if (!packed.ok || !packed.body) return packed;
    const stream = packed.body.pipeThrough(new DecompressionStream("gzip"));
    return new Response(stream, { headers: { "Content-Type": "application/wasm" } });
  };
  try {
    return await load();
  } finally {
    self.fetch = plain;
  }
}
