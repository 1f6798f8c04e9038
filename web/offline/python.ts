/** Loads Python in a worker: Pyodide, msgspec, and the same rules as on the server. */
import type { PythonEdition } from "./protocol.ts";
import { deleteSnapshot, writeSnapshot, readSnapshot } from "./python_snapshot.ts";

/** The part of Pyodide's API that is used here. */
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
/** No package is installed by name, so Pyodide's list of packages is empty. */
const NO_PACKAGES = JSON.stringify({
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", version: "314.0.7", python: "3.14.2" },
  packages: {},
});
/** The root of the site; scripts are in its folder `assets/`. */
const ROOT = new URL("../", self.location.href);

export interface LoadedPython {
  readonly python: PyodideApi;
  readonly edition: PythonEdition;
  /** Store a memory snapshot that speeds up the next start. Call this when there is time. */
  readonly saveSnapshot: () => Promise<void>;
}

/** Load Python. If `keepsSnapshot` is true, this worker takes the memory snapshot for the next start. */
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
  // Taken before binary extensions are loaded, because their memory cannot be restored.
  const newSnapshot = fresh ? python.makeMemorySnapshot() : null;
  if (snapshot) python.pyimport("random")["seed"]!(); // otherwise every start would have the same random numbers
  python.unpackArchive(wheel, "wheel");
  python.unpackArchive(rules, "zip", { extractDir: SITE_PACKAGES });
  return {
    python,
    edition,
    saveSnapshot: async () => void (newSnapshot && (await writeSnapshot(folder, newSnapshot))),
  };
}

/** Load Python from a snapshot, or without it if that fails. */
async function loadFromSnapshot(
  snapshot: Uint8Array,
  load: (more: Partial<PyodideOptions>) => Promise<PyodideApi>,
): Promise<[python: PyodideApi, fresh: boolean]> {
  try {
    return [await load({ _loadSnapshot: snapshot }), false];
  } catch (error) {
    console.warn(`Python cannot be started from its memory snapshot: ${String(error)}`);
    await deleteSnapshot();
    return [await load({}), false];
  }
}

async function fetchBytes(path: string): Promise<ArrayBuffer> {
  const answer = await fetch(new URL(path, ROOT));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.arrayBuffer();
}

/** Run `load` with a `fetch` that decompresses the WebAssembly file, because many web servers do not compress. */
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
