/** The scanner: a frame that moves on automatically. A press opens the framed group, or touches the framed target. */
import { topGroups, splitGroup, type ScanGroup } from "./scan_groups.ts";

type TouchTarget = HTMLElement | SVGElement;

const TOUCHABLE =
  "a[href], button:not(:disabled), summary, [role=button]:not([aria-disabled=true]):not(button), input[type=radio]";
/** Number of rounds without a choice after which it returns to the first round. */
const IDLE_ROUNDS = 3;
/** A second press within this many milliseconds counts as an involuntary one. */
const DEBOUNCE_MS = 250;

/** Return the element that currently hides everything else, or the body. */
function frontmostElement(): Element {
  const dialogs = [...document.querySelectorAll("dialog[open], [aria-modal=true]")];
  return dialogs.at(-1) ?? document.body;
}

function isVisible(target: TouchTarget): boolean {
  if (target.closest("[inert], [hidden]")) return false;
  const { width, height } = target.getBoundingClientRect();
  return width > 0 && height > 0 && getComputedStyle(target).visibility === "visible";
}

function findTargets(): ScanGroup<TouchTarget>[] {
  const all = [...frontmostElement().querySelectorAll<TouchTarget>(TOUCHABLE)].filter(isVisible);
  const stops = all.map((what) => ({ what, box: what.getBoundingClientRect() }));
  const onBoard = (what: TouchTarget) => what.closest(".board") !== null;
  return [stops.filter(({ what }) => onBoard(what)), stops.filter(({ what }) => !onBoard(what))];
}

export class Scanner {
  /** The round being scanned, after the rounds that led to it. */
  private rounds: (readonly ScanGroup<TouchTarget>[])[] = [];
  private there: readonly TouchTarget[] = [];
  private at = 0;
  private turns = 0;
  private pressed = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  /** `announce` is called with the words for what is being framed. */
  constructor(private readonly announce: (words: string) => void) {}

  start(ms: number): () => void {
    this.look();
    this.frame();
    this.timer = setInterval(() => this.move(), ms);
    return () => {
      clearInterval(this.timer);
      this.unframe();
    };
  }

  /** Start again from the beginning if other things can be touched now. Return true if so. */
  private look(): boolean {
    const groups = findTargets();
    const now = groups.flat().map(({ what }) => what);
    if (this.rounds.length && now.length === this.there.length && now.every((target, i) => target === this.there[i]))
      return false;
    this.there = now;
    this.rounds = [topGroups(groups)];
    this.at = this.turns = 0;
    return true;
  }

  private get round(): readonly ScanGroup<TouchTarget>[] {
    return this.rounds.at(-1) ?? [];
  }

  /** The number of stops. In a smaller round, the last stop is the way back. */
  private get stops(): number {
    return this.round.length + (this.rounds.length > 1 ? 1 : 0);
  }

  private move(): void {
    if (!this.look() && this.stops) {
      this.at = (this.at + 1) % this.stops;
      if (this.at === 0 && ++this.turns >= IDLE_ROUNDS && this.rounds.length > 1) this.up();
    }
    this.frame();
  }

  private up(): void {
    this.rounds = this.rounds.slice(0, Math.max(1, this.rounds.length - 1));
    this.at = this.turns = 0;
  }

  press(): void {
    if (performance.now() - this.pressed < DEBOUNCE_MS) return;
    this.pressed = performance.now();
    if (this.look()) {
      this.frame(); // the framed target is gone: nothing else is touched in its place
      return;
    }
    const part = this.round[this.at];
    if (!part) this.up();
    else if (part.length > 1) {
      this.rounds = [...this.rounds, splitGroup(part)];
      this.at = this.turns = 0;
    } else {
      this.rounds = this.rounds.slice(0, 1);
      this.at = this.turns = 0;
      this.unframe();
      touch(part[0]!.what);
      // The effects are on the page only when it is rendered again.
      requestAnimationFrame(() => {
        this.look();
        this.frame();
      });
    }
    this.look();
    this.frame();
  }

  private frame(): void {
    this.unframe();
    const part = this.round[this.at];
    const back = !part;
    for (const { what } of part ?? this.round.flat()) what.setAttribute("data-framed", back ? "back" : "");
    const first = part?.[0]?.what;
    if (!first) return;
    first.scrollIntoView?.({ block: "nearest", inline: "nearest" });
    if (part.length === 1)
      this.announce((first.getAttribute("aria-label") ?? first.textContent ?? "").trim().slice(0, 90));
  }

  private unframe(): void {
    for (const framed of document.querySelectorAll("[data-framed]")) framed.removeAttribute("data-framed");
  }
}

/** Do what a finger or the Enter key would do. */
function touch(target: TouchTarget): void {
  if (target instanceof HTMLElement) target.click();
  else target.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
}
