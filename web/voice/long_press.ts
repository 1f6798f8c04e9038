/**
 * Where the house reads aloud, everything that can be touched says its word when it is pressed long, and nothing else
 * happens then: whoever cannot read may ask first. Also what cannot be used just now, where the browser tells of it.
 */
import { settings } from "../settings.svelte.ts";
import { voice } from "./voice.svelte.ts";
import { pressed, wordOf } from "./accessible_name.ts";

/** Milliseconds that make a press a long one. */
const LONG = 600;
/** Pixels that a finger may tremble; farther away it draws or scrolls. */
const AWAY = 14;
/** Marks what is being said. */
const SAYS = "says";

export function longPress(house: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let told: Element | null = null;

  const down = (event: PointerEvent) => {
    letGo();
    told?.classList.remove(SAYS);
    told = null;
    const one = settings.voice && voice.able && event.isPrimary && event.button === 0 ? pressed(event.target) : null;
    if (!one) return;
    from = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      timer = undefined;
      const word = wordOf(one);
      if (!word) return;
      told = one;
      one.classList.add(SAYS);
      voice.sayNow([word]);
    }, LONG);
  };
  const move = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > AWAY) letGo();
  };
  const letGo = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const up = () => {
    letGo();
    told?.classList.remove(SAYS);
  };
  /** The click that ends a long press was a question, and has been answered. */
  const click = (event: MouseEvent) => {
    if (!told || event.detail === 0) return;
    told = null;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  /** A browser's own answer to a long press would lie over ours. */
  const menu = (event: Event) => {
    if (timer !== undefined || told) event.preventDefault();
  };

  const ears: readonly [string, (event: never) => void][] = [
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", up],
    ["click", click],
    ["contextmenu", menu],
  ];
  for (const [name, ear] of ears) house.addEventListener(name, ear as EventListener, true);
  return () => {
    letGo();
    for (const [name, ear] of ears) house.removeEventListener(name, ear as EventListener, true);
  };
}
