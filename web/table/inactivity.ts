/** How long nobody has touched a shared device. Measured by the clock, because timers stop while a tablet sleeps. */
export const ASK_AFTER_MS = 10 * 60_000;
export const RESET_AFTER_MS = ASK_AFTER_MS + 60_000;

export class InactivityTimer {
  private last: number;

  constructor(now: number) {
    this.last = now;
  }

  /**
   * Return `gone` once it has been quiet for too long: a later touch is the next child's. If nobody has left any data
   * (`used` is false), nothing is asked.
   */
  check(now: number, touched: boolean, used: boolean): "here" | "asked" | "gone" {
    const quiet = now - this.last;
    if (used && quiet >= RESET_AFTER_MS) return "gone";
    if (touched || !used || quiet < 0) {
      this.last = now;
      return "here";
    }
    return quiet >= ASK_AFTER_MS ? "asked" : "here";
  }
}
