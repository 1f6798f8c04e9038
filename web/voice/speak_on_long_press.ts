/**
 * When reading aloud is on, a long press on anything touchable reads out its label and does nothing else, so that
 * people who cannot read can ask first. This includes disabled elements, if the browser reports presses on them.
 */
import { settings } from "../settings.svelte.ts";
import { voice } from "./voice.svelte.ts";
import { pressableAt, spokenNameOf } from "./accessible_name.ts";

/** The duration of a long press in milliseconds. */
const LONG_PRESS_MS = 600;
/** How many pixels a finger may tremble. Beyond this, it draws or scrolls. */
const MAX_MOVE_PX = 14;
/** The class of the element whose label is being said. */
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
  /** The click that ends a long press must do nothing. */
  const click = (event: MouseEvent) => {
    if (!spoken || event.detail === 0) return;
    spoken = null;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  /** The browser's own menu for a long press would cover the page. */
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
