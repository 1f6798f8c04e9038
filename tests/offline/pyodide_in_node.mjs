// A browser's Python in Node: the very files of the site, and what a test adds to them.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, library, wheel, archive, program] = process.argv.slice(2);
const bytes = (path) => Uint8Array.from(readFileSync(path)).buffer;
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: pyodide, stdLibURL: library, convertNullToNone: true });
python.unpackArchive(bytes(wheel), "wheel");
python.unpackArchive(bytes(archive), "zip", { extractDir: "/lib/python3.14/site-packages" });
try {
  console.log(python.runPython(program));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
