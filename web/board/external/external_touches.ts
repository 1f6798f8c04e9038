/** The counterpart of `TouchableSvg.svelte` for boards from packages: it makes their elements touchable. */
import type { AnyTable } from "../board_interface.ts";
import type { Touchable, TouchNow } from "./board_contract.ts";

/** The touchable elements of one board, with their current state. */
export class ExternalTouches {
  private readonly known = new Map<Touchable, TouchNow>();

  constructor(
    private readonly table: () => Pick<AnyTable, "can" | "play" | "describe" | "pointed" | "pendingTouches">,
  ) {}

  /** Make an element touchable with this state. Null makes it untouchable again. */
  touch(element: Touchable, now: TouchNow | null): void {
    if (now === null) {
      this.known.delete(element);
      clearAttributes(element);
      return;
    }
    if (!this.known.has(element)) {
      element.addEventListener("click", this.onclick);
      element.addEventListener("keydown", this.onkey);
    }
    this.known.set(element, now);
    this.setAttributes(element, now);
  }

  /** Forget elements that the board has removed from the page. */
  removeDetached(): void {
    for (const element of this.known.keys()) if (!element.isConnected) this.known.delete(element);
  }

  private setAttributes(element: Touchable, now: TouchNow): void {
    const table = this.table();
    const usable = now.can ?? (now.action !== undefined && table.can(now.action));
    if (now.quiet && !usable) {
      clearAttributes(element);
      return;
    }
    const label = now.label ?? (now.action ? table.describe(now.action) : "");
    set(element, "data-touch", now.id);
    set(element, "aria-label", label || null);
    set(element, "aria-disabled", !usable && !now.aside ? "true" : null);
    set(element, "aria-pressed", now.picked === undefined ? null : String(now.picked));
    if (element.localName !== "button") set(element, "role", "button");
    // `board/keyboard_focus.ts` decides which touch is the tab stop.
    if (!element.hasAttribute("tabindex")) set(element, "tabindex", "-1");
    element.classList.add("touch");
    element.classList.toggle("can", usable);
    element.classList.toggle("pointed", table.pointed.includes(now.id));
    element.classList.toggle("waits", table.pendingTouches.includes(now.id));
  }

  private readonly onclick = (event: Event): void => this.activate(event.currentTarget as Touchable);

  private readonly onkey = (event: Event): void => {
    const { key } = event as KeyboardEvent;
    // Browsers click a `<button>` without help.
    if ((key !== "Enter" && key !== " ") || (event.currentTarget as Element).localName === "button") return;
    event.preventDefault();
    this.activate(event.currentTarget as Touchable);
  };

  private activate(element: Touchable): void {
    const now = this.known.get(element);
    if (!now || !element.hasAttribute("data-touch")) return;
    if (now.ontouch) now.ontouch();
    else if (now.action) this.table().play(now.action);
  }
}

function clearAttributes(element: Touchable): void {
  for (const name of ["data-touch", "aria-label", "aria-disabled", "aria-pressed", "tabindex"])
    element.removeAttribute(name);
  if (element.localName !== "button") element.removeAttribute("role");
  element.classList.remove("touch", "can", "pointed");
}

/** Change an attribute only if it differs, so that observers are not notified needlessly. */
function set(element: Touchable, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
