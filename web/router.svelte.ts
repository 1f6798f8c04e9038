/**
 * The router. Addresses are plain paths, so that they can be shared. The offline app may be on any web host in any
 * folder, where no page exists for `/box/clan`, so its addresses have the form `…/?/box/clan`.
 */
export type Route =
  | { readonly name: "shelf" }
  | { readonly name: "album" | "day"; readonly game?: string }
  | { readonly name: "box" | "learn" | "print" | "puzzles" | "rules"; readonly game: string }
  | { readonly name: "puzzle"; readonly game: string; readonly number: number }
  | { readonly name: "table" | "replay" | "book"; readonly table: string }
  | { readonly name: "about" | "join" | "kept" | "mice" | "ours" | "shared" }
  | { readonly name: "lost" };

/** Return a part of a path; unchanged if its escapes are invalid. */
function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function parseRoute(path: string): Route {
  const [first = "", second = "", third = ""] = path.split("/").slice(1).map(decodePart);
  if (first === "") return { name: "shelf" };
  if (first === "album" || first === "day") return second ? { name: first, game: second } : { name: first };
  if (first === "puzzles" && second && /^[1-9]\d{0,3}$/.test(third))
    return { name: "puzzle", game: second, number: Number(third) };
  if (first === "puzzles" && second) return { name: first, game: second };
  if ((first === "box" || first === "learn" || first === "print" || first === "rules") && second)
    return { name: first, game: second };
  if (first === "t" && second) return { name: third === "replay" || third === "book" ? third : "table", table: second };
  if (
    first === "about" ||
    first === "join" ||
    first === "kept" ||
    first === "mice" ||
    first === "ours" ||
    first === "shared"
  )
    return { name: first };
  return { name: "lost" };
}

/** True if this page is the offline app. */
export const isOfflineApp = document.documentElement.dataset["house"] === "pocket";

/** Return the path in the app that an address stands for. */
export function pathFromAddress(
  address: { readonly pathname: string; readonly search: string },
  offline = isOfflineApp,
): string {
  if (!offline) return address.pathname;
  return address.search.startsWith("?/") ? address.search.slice(1) : "/";
}

/** Return the address for a path in the app. Files are relative to the root of the site. */
export function addressOf(path: string, offline = isOfflineApp, base = location.pathname): string {
  if (!offline) return path;
  const folder = base.slice(0, base.lastIndexOf("/") + 1);
  if (/^\/[\w-]+\.\w+$/.test(path)) return folder + path.slice(1);
  return path === "/" ? folder : `${folder}?${path}`;
}

class Router {
  route: Route = $state.raw(parseRoute(pathFromAddress(location)));

  constructor() {
    document.addEventListener("click", followLink);
    window.addEventListener("popstate", () => (this.route = parseRoute(pathFromAddress(location))));
    if (isOfflineApp)
      for (const event of ["pointerover", "focusin"]) document.addEventListener(event, rewriteLink, true);
  }

  go(path: string): void {
    const address = addressOf(path);
    if (address !== location.pathname + location.search + location.hash) history.pushState(null, "", address);
    this.route = parseRoute(pathFromAddress(location));
    scrollTo(0, 0);
  }
}

/** The address that was set for each link, and the app path that it was written with. */
const rewrittenLinks = new WeakMap<HTMLAnchorElement, { readonly address: string; readonly path: string }>();

/** Set the address of a link, which is written as an app path, before it can be used, opened elsewhere or copied. */
function rewriteLink(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const path = link?.getAttribute("href");
  if (!link || !path?.startsWith("/") || rewrittenLinks.get(link)?.address === path) return;
  const address = addressOf(path);
  rewrittenLinks.set(link, { address, path });
  link.setAttribute("href", address);
}

/** Follow a link to a screen inside the page, unless the user opens it elsewhere. */
function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const written = link?.getAttribute("href");
  if (!link || !written || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const before = rewrittenLinks.get(link);
  const path = before?.address === written ? before.path : written;
  if (!path.startsWith("/") || parseRoute(path.replace(/#.*/, "")).name === "lost") return;
  event.preventDefault();
  router.go(path);
}

export const router = new Router();
