/** Python in a worker: Pyodide, msgspec, and the very files of the house's rules. Nothing comes from elsewhere. */
import type { Edition } from "./protocol.ts";
import { forget, remember, remembered } from "./python_snapshot.ts";

/** The little of Pyodide that is used here. */
export interface Python {
  unpackArchive(archive: ArrayBuffer, format: string, options?: { extractDir: string }): void;
  pyimport(name: string): Record<string, (...args: unknown[]) => unknown>;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
}
interface Options {
  readonly indexURL: string;
  readonly lockFileContents: string;
  readonly convertNullToNone: boolean;
  readonly _makeSnapshot?: boolean;
  readonly _loadSnapshot?: Uint8Array;
}
type Load = (options: Options) => Promise<Python>;

const SITE_PACKAGES = "/lib/python3.14/site-packages";
/** Nothing is installed by name here: the list of packages that Pyodide would look into is empty. */
const NO_PACKAGES = JSON.stringify({
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", version: "314.0.7", python: "3.14.2" },
  packages: {},
});
/** Scripts lie in `assets/`, one below where the site begins. */
const ROOT = new URL("../", self.location.href);

export interface Begun {
  readonly python: Python;
  readonly edition: Edition;
  /** When there is time for it: what makes the next start a quick one. */
  readonly afterwards: () => Promise<void>;
}

/** `remembers`: this is the one of the two workers that keeps Python's memory for the next start. */
export async function loadPython(remembers = false): Promise<Begun> {
  const edition = JSON.parse(new TextDecoder().decode(await bytes("pocket/edition.json"))) as Edition;
  const folder = new URL(edition.python, ROOT).href;
  const [script, wheel, rules, memory] = await Promise.all([
    import(/* @vite-ignore */ `${folder}pyodide.mjs`) as Promise<{ loadPyodide: Load }>,
    bytes(edition.wheel),
    bytes(edition.rules),
    remembered(folder),
  ]);
  const load = (more: Partial<Options>) =>
    unpacking(() =>
      script.loadPyodide({ indexURL: folder, lockFileContents: NO_PACKAGES, convertNullToNone: true, ...more }),
    );
  const [python, fresh] = memory ? await from(memory, load) : [await load({ _makeSnapshot: remembers }), remembers];
  // Taken before anything else is loaded: the memory of a binary extension cannot be had back.
  const taken = fresh ? python.makeMemorySnapshot() : null;
  if (memory) python.pyimport("random")["seed"]!(); // or every start would have the same chance
  python.unpackArchive(wheel, "wheel");
  python.unpackArchive(rules, "zip", { extractDir: SITE_PACKAGES });
  return { python, edition, afterwards: async () => void (taken && (await remember(folder, taken))) };
}

/** Begin from what was remembered; where that fails, as if nothing were. */
async function from(
  memory: Uint8Array,
  load: (more: Partial<Options>) => Promise<Python>,
): Promise<[python: Python, fresh: boolean]> {
  try {
    return [await load({ _loadSnapshot: memory }), false];
  } catch (error) {
    console.warn(`Python does not begin from its memory: ${String(error)}`);
    await forget();
    return [await load({}), false];
  }
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
