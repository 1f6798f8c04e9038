/**
 * Emits two start pages from one build: `index.html` for a server, with addresses from the root, and `pocket.html` for
 * the offline app, which can be in any folder and uses relative addresses.
 */
import type { Plugin } from "vite";

/**
 * The content security policy, which static web hosts do not send. Python runs in a worker, and WebAssembly is compiled
 * only there.
 */
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
