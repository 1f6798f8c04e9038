/**
 * Where we are in the house. Addresses are plain paths, so that they can be given away. A house inside the browser lies
 * on any web space, below any path, and nobody there finds a page for `/box/clan`: its addresses are `…/?/box/clan`.
 */
export type Route =
  | { readonly name: "shelf" }
  | { readonly name: "album"; readonly game?: string }
  | { readonly name: "box" | "learn" | "print" | "puzzles" | "rules"; readonly game: string }
  | { readonly name: "puzzle"; readonly game: string; readonly number: number }
  | { readonly name: "table" | "replay" | "book"; readonly table: string }
  | { readonly name: "about" | "kept" | "mice" | "ours" | "shared" }
  | { readonly name: "lost" };

export function parseRoute(path: string): Route {
  const [first = "", second = "", third = ""] = path.split("/").slice(1).map(decodeURIComponent);
  if (first === "") return { name: "shelf" };
  if (first === "album") return second ? { name: first, game: second } : { name: first };
  if (first === "puzzles" && second && /^[1-9]\d{0,3}$/.test(third))
    return { name: "puzzle", game: second, number: Number(third) };
  if (first === "puzzles" && second) return { name: first, game: second };
  if ((first === "box" || first === "learn" || first === "print" || first === "rules") && second)
    return { name: first, game: second };
  if (first === "t" && second) return { name: third === "replay" || third === "book" ? third : "table", table: second };
  if (first === "about" || first === "kept" || first === "mice" || first === "ours" || first === "shared")
    return { name: first };
  return { name: "lost" };
}

/** This page has its house inside the browser. */
export const isOfflineApp = document.documentElement.dataset["house"] === "pocket";

/** The path inside the house that an address names. */
export function pathFromAddress(
  address: { readonly pathname: string; readonly search: string },
  offline = isOfflineApp,
): string {
  if (!offline) return address.pathname;
  return address.search.startsWith("?/") ? address.search.slice(1) : "/";
}

/** The address of a path inside the house; files lie where the site begins. */
export function addressOf(path: string, offline = isOfflineApp, base = location.pathname): string {
  if (!offline) return path;
  const folder = base.slice(0, base.lastIndexOf("/") + 1);
  if (/^\/[\w-]+\.\w+$/.test(path)) return folder + path.slice(1);
  return path === "/" ? folder : `${folder}?${path}`;
}

class Router {
  route: Route = $state.raw(parseRoute(pathFromAddress(location)));

  constructor() {
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

/** The address that each link was given, and the path of the house that it was written with. */
const rewrittenLinks = new WeakMap<HTMLAnchorElement, { readonly address: string; readonly path: string }>();

/** Links are written as paths of the house. Before one can be used, opened elsewhere or copied, it gets its address. */
function rewriteLink(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const path = link?.getAttribute("href");
  if (!link || !path?.startsWith("/") || rewrittenLinks.get(link)?.address === path) return;
  const address = addressOf(path);
  rewrittenLinks.set(link, { address, path });
  link.setAttribute("href", address);
}

export const router = new Router();

/** For a link: follow it inside the page, unless it is opened elsewhere. */
export function followLink(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const written = link.getAttribute("href")!;
  const before = rewrittenLinks.get(link);
  router.go(before?.address === written ? before.path : isOfflineApp ? written : link.pathname + link.hash);
}
