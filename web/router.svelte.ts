/** Where we are in the house. Addresses are plain paths, so that they can be given away. */
export type Route =
  | { readonly name: "shelf" }
  | { readonly name: "box" | "learn" | "rules"; readonly game: string }
  | { readonly name: "table" | "replay" | "book"; readonly table: string }
  | { readonly name: "about" | "kept" | "mice" | "ours" | "shared" }
  | { readonly name: "lost" };

export function parse(path: string): Route {
  const [first = "", second = "", third = ""] = path.split("/").slice(1).map(decodeURIComponent);
  if (first === "") return { name: "shelf" };
  if ((first === "box" || first === "learn" || first === "rules") && second) return { name: first, game: second };
  if (first === "t" && second) return { name: third === "replay" || third === "book" ? third : "table", table: second };
  if (first === "about" || first === "kept" || first === "mice" || first === "ours" || first === "shared")
    return { name: first };
  return { name: "lost" };
}

class Router {
  route: Route = $state.raw(parse(location.pathname));

  constructor() {
    window.addEventListener("popstate", () => (this.route = parse(location.pathname)));
  }

  go(path: string): void {
    if (path !== location.pathname + location.hash) history.pushState(null, "", path);
    this.route = parse(location.pathname);
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** For a link: follow it inside the page, unless it is opened elsewhere. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  router.go(link.pathname + link.hash);
}
