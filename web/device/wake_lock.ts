/** Keeps the screen on during a game. The browser releases the lock when the page is hidden. */

export const canStayAwake = (): boolean => "wakeLock" in navigator;

/** Keep the screen on. Return a function that stops this. */
export function stayAwake(): () => void {
  if (!canStayAwake()) return () => undefined;
  let lock: WakeLockSentinel | null = null;
  let wanted = true;

  async function hold() {
    if (document.visibilityState !== "visible") return;
    try {
      const held = await navigator.wakeLock.request("screen");
      if (wanted) lock = held;
      else void held.release();
    } catch {
      // The device refuses in order to save battery, which is harmless.
    }
  }
  document.addEventListener("visibilitychange", hold);
  void hold();
  return () => {
    wanted = false;
    document.removeEventListener("visibilitychange", hold);
    void lock?.release().catch(() => undefined);
  };
}
