/** A notice of the device itself that it is somebody's turn, while the page is hidden. Nothing is sent anywhere. */

export const canNotify = (): boolean => "Notification" in window && window.isSecureContext;

/** May notices be shown? The browser asks, once, because somebody touched the switch. */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  if (Notification.permission === "default") await Notification.requestPermission();
  return Notification.permission === "granted";
}

/** Show one; returns how to take it away. `tag`: a newer one of the same table takes its place. */
export function notify(title: string, body: string, tag: string): () => void {
  if (!canNotify() || Notification.permission !== "granted") return () => undefined;
  try {
    const notice = new Notification(title, { body, tag });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
    return () => notice.close();
  } catch {
    // Phones show notices of pages only by their service worker, where there is one.
    const ready = navigator.serviceWorker?.getRegistration();
    void ready?.then((worker) => worker?.showNotification(title, { body, tag }));
    return () =>
      void ready?.then(async (worker) => {
        for (const notice of (await worker?.getNotifications({ tag })) ?? []) notice.close();
      });
  }
}
