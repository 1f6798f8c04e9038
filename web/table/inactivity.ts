/** How long nobody has touched a device that many share. It goes by the clock, for a tablet that sleeps counts no time. */
export const ASK_AFTER_MS = 10 * 60_000;
export const RESET_AFTER_MS = ASK_AFTER_MS + 60_000;

export class InactivityTimer {
  private last: number;

  constructor(now: number) {
    this.last = now;
  }

  /** `gone` as soon as it was quiet for too long: then a touch is the next child's, and comes too late. Where nobody
   * has left anything (`used`), nothing is asked. */
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
