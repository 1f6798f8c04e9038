/**
 * Where the house reads aloud, everything that can be touched says its word when it is pressed long, and nothing else
 * happens then: whoever cannot read may ask first. Also what cannot be used just now, where the browser tells of it.
 */
import { settings } from "../settings.svelte.ts";
import { voice } from "./voice.svelte.ts";
import { pressableAt, spokenNameOf } from "./accessible_name.ts";

/** Milliseconds that make a press a long one. */
const LONG_PRESS_MS = 600;
/** Pixels that a finger may tremble; farther away it draws or scrolls. */
const MAX_MOVE_PX = 14;
/** Marks what is being said. */
const SPEAKING_CLASS = "says";

export function speakOnLongPress(house: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let spoken: Element | null = null;

  const down = (event: PointerEvent) => {
    cancel();
    spoken?.classList.remove(SPEAKING_CLASS);
    spoken = null;
    const one =
      settings.voice && voice.available && event.isPrimary && event.button === 0 ? pressableAt(event.target) : null;
    if (!one) return;
    from = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      timer = undefined;
      const word = spokenNameOf(one);
      if (!word) return;
      spoken = one;
      one.classList.add(SPEAKING_CLASS);
      voice.sayNow([word]);
    }, LONG_PRESS_MS);
  };
  const move = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > MAX_MOVE_PX) cancel();
  };
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const up = () => {
    cancel();
    spoken?.classList.remove(SPEAKING_CLASS);
  };
  /** The click that ends a long press was a question, and has been answered. */
  const click = (event: MouseEvent) => {
    if (!spoken || event.detail === 0) return;
    spoken = null;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  /** A browser's own answer to a long press would lie over ours. */
  const menu = (event: Event) => {
    if (timer !== undefined || spoken) event.preventDefault();
  };

  const listeners: readonly [string, (event: never) => void][] = [
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", up],
    ["click", click],
    ["contextmenu", menu],
  ];
  for (const [name, listener] of listeners) house.addEventListener(name, listener as EventListener, true);
  return () => {
    cancel();
    for (const [name, listener] of listeners) house.removeEventListener(name, listener as EventListener, true);
  };
}
