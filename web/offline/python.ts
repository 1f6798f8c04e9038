/** Python in a worker: Pyodide, msgspec, and the very files of the house's rules. Nothing comes from elsewhere. */
import type { PythonEdition } from "./protocol.ts";
import { deleteSnapshot, writeSnapshot, readSnapshot } from "./python_snapshot.ts";

/** The little of Pyodide that is used here. */
export interface PyodideApi {
  unpackArchive(archive: ArrayBuffer, format: string, options?: { extractDir: string }): void;
  pyimport(name: string): Record<string, (...args: unknown[]) => unknown>;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
}
interface PyodideOptions {
  readonly indexURL: string;
  readonly lockFileContents: string;
  readonly convertNullToNone: boolean;
  readonly _makeSnapshot?: boolean;
  readonly _loadSnapshot?: Uint8Array;
}
type LoadPyodide = (options: PyodideOptions) => Promise<PyodideApi>;

const SITE_PACKAGES = "/lib/python3.14/site-packages";
/** Nothing is installed by name here: the list of packages that Pyodide would look into is empty. */
const NO_PACKAGES = JSON.stringify({
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", version: "314.0.7", python: "3.14.2" },
  packages: {},
});
/** Scripts lie in `assets/`, one below where the site begins. */
const ROOT = new URL("../", self.location.href);

export interface LoadedPython {
  readonly python: PyodideApi;
  readonly edition: PythonEdition;
  /** When there is time for it: what makes the next start a quick one. */
  readonly saveSnapshot: () => Promise<void>;
}

/** `remembers`: this is the one of the two workers that keeps Python's memory for the next start. */
export async function loadPython(keepsSnapshot = false): Promise<LoadedPython> {
  const edition = JSON.parse(new TextDecoder().decode(await fetchBytes("pocket/edition.json"))) as PythonEdition;
  const folder = new URL(edition.python, ROOT).href;
  const [script, wheel, rules, snapshot] = await Promise.all([
    import(/* @vite-ignore */ `${folder}pyodide.mjs`) as Promise<{ loadPyodide: LoadPyodide }>,
    fetchBytes(edition.wheel),
    fetchBytes(edition.rules),
    readSnapshot(folder),
  ]);
  const load = (more: Partial<PyodideOptions>) =>
    withUnpackedWasm(() =>
      script.loadPyodide({ indexURL: folder, lockFileContents: NO_PACKAGES, convertNullToNone: true, ...more }),
    );
  const [python, fresh] = snapshot
    ? await loadFromSnapshot(snapshot, load)
    : [await load({ _makeSnapshot: keepsSnapshot }), keepsSnapshot];
  // Taken before anything else is loaded: the memory of a binary extension cannot be had back.
  const newSnapshot = fresh ? python.makeMemorySnapshot() : null;
  if (snapshot) python.pyimport("random")["seed"]!(); // or every start would have the same chance
  python.unpackArchive(wheel, "wheel");
  python.unpackArchive(rules, "zip", { extractDir: SITE_PACKAGES });
  return {
    python,
    edition,
    saveSnapshot: async () => void (newSnapshot && (await writeSnapshot(folder, newSnapshot))),
  };
}

/** Begin from what was remembered; where that fails, as if nothing were. */
async function loadFromSnapshot(
  snapshot: Uint8Array,
  load: (more: Partial<PyodideOptions>) => Promise<PyodideApi>,
): Promise<[python: PyodideApi, fresh: boolean]> {
  try {
    return [await load({ _loadSnapshot: snapshot }), false];
  } catch (error) {
    console.warn(`Python does not begin from its memory: ${String(error)}`);
    await deleteSnapshot();
    return [await load({}), false];
  }
}

async function fetchBytes(path: string): Promise<ArrayBuffer> {
  const answer = await fetch(new URL(path, ROOT));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.arrayBuffer();
}

/**
 * Many web spaces send files as they lie there. So the largest one lies there packed, and while Pyodide loads, what it
 * asks for under its own name is unpacked on the way.
 */
async function withUnpackedWasm<T>(load: () => Promise<T>): Promise<T> {
  const originalFetch = self.fetch;
  self.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.endsWith(".wasm")) return originalFetch(input, init);
    const packed = await originalFetch(`${url}.packed`, init);
    if (!packed.ok || !packed.body) return packed;
    const stream = packed.body.pipeThrough(new DecompressionStream("gzip"));
    return new Response(stream, { headers: { "Content-Type": "application/wasm" } });
  };
  try {
    return await load();
  } finally {
    self.fetch = originalFetch;
  }
}
