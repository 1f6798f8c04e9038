/** Keeps the screen on while a game is played. The browser releases the lock when the page is hidden. */

export const canStayAwake = (): boolean => "wakeLock" in navigator;

/** Keep the screen on. Return a function that ends it. */
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
      // The device saves battery and refuses; nothing is lost.
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
