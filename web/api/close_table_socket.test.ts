import { afterEach, expect, it, vi } from "vitest";
import { TableSocket } from "./table_socket.ts";
import { networkTransport, setTransport } from "./transport.ts";

afterEach(() => {
  setTransport(networkTransport);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("closing leaves neither a timer nor a network listener behind", () => {
  vi.useFakeTimers();
  const heard = new Set<unknown>();
  vi.spyOn(window, "addEventListener").mockImplementation((name, ear) => void heard.add([name, ear].join()));
  vi.spyOn(window, "removeEventListener").mockImplementation((name, ear) => void heard.delete([name, ear].join()));
  let opened!: () => void;
  setTransport({
    ...networkTransport,
    openChannel: (_table, _since, listener) => {
      opened = listener.opened;
      return { open: true, send: () => undefined, close: () => undefined };
    },
  });
  const live = new TableSocket("nest", { rev: null, receive: () => undefined, statusChanged: () => undefined });
  opened();
  expect([heard.size, vi.getTimerCount()]).toEqual([1, 1]);
  live.close();
  expect([heard.size, vi.getTimerCount()]).toEqual([0, 0]);
});
