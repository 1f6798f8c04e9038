/**
 * One build, two first pages. `index.html` is for a served house, where addresses are plain paths, so it names its files
 * from the root. `pocket.html` has its house inside the browser and lies anywhere: it names them from where it lies.
 */
import type { Plugin } from "vite";

/** What a web space does not say for us. Python has a worker of its own; only there WebAssembly is made. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; " +
  "font-src 'self'; media-src 'self' blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; " +
  "base-uri 'none'; form-action 'self'";

export function pocketPage(): Plugin {
  return {
    name: "pocket-page",
    enforce: "post",
    generateBundle(_, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") return;
      const written = String(page.source);
      page.source = written.replaceAll('="./', '="/');
      const offline = written
        .replace("<html ", '<html data-house="pocket" ')
        .replace(
          "<meta charset",
          `<meta http-equiv="Content-Security-Policy" content="${POLICY}" />\n    <meta charset`,
        )
        .replace("</title>", '</title>\n    <link rel="manifest" href="./manifest.webmanifest" />');
      this.emitFile({ type: "asset", fileName: "pocket.html", source: offline });
    },
  };
}
