import { afterEach, expect, it, vi } from "vitest";
import { Live } from "./table_socket.ts";
import { network, reachBy } from "./transport.ts";

afterEach(() => {
  reachBy(network);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("who leaves leaves nothing behind: no timer, and no ear for the network", () => {
  vi.useFakeTimers();
  const heard = new Set<unknown>();
  vi.spyOn(window, "addEventListener").mockImplementation((name, ear) => void heard.add([name, ear].join()));
  vi.spyOn(window, "removeEventListener").mockImplementation((name, ear) => void heard.delete([name, ear].join()));
  let opened!: () => void;
  reachBy({
    ...network,
    line: (_table, _since, ends) => {
      opened = ends.opened;
      return { open: true, send: () => undefined, close: () => undefined };
    },
  });
  const live = new Live("nest", { rev: null, hear: () => undefined, connected: () => undefined });
  opened();
  expect([heard.size, vi.getTimerCount()]).toEqual([1, 1]);
  live.close();
  expect([heard.size, vi.getTimerCount()]).toEqual([0, 0]);
});
