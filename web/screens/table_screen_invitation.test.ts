import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { networkTransport, setTransport, type TransportResponse } from "../api/transport.ts";
import { settings } from "../settings.svelte.ts";
import TableScreen from "./TableScreen.svelte";

const answer = (status: number, body: unknown): TransportResponse => ({ status, text: JSON.stringify(body) });

/** A server with one table, whose seat requests are recorded. */
function house(openLuck: boolean): object[] {
  const asked: object[] = [];
  setTransport({
    openChannel: () => ({ open: false, send: () => undefined, close: () => undefined }),
    call(_, path, body) {
      if (path === "house") return Promise.resolve(answer(200, {}));
      if (path !== "tables/nest/seats/1/take") return Promise.resolve(answer(403, { key: "house-no-no-spectators" }));
      asked.push(body as object);
      const told = openLuck && (body as { sealed: boolean }).sealed;
      return Promise.resolve(
        told ? answer(409, { key: "house-no-open-luck", args: { why: "file" } }) : answer(200, { rev: 7 }),
      );
    },
  });
  return asked;
}

// Which mouse somebody is has been asked on this device.
beforeEach(() => void (settings.met = true));
afterEach(() => {
  cleanup();
  setTransport(networkTransport);
});

it("tells invited people that someone may know the luck, and lets them sit down anyway", async () => {
  const asked = house(true);
  location.hash = "#1.s3cret";
  const page = render(TableScreen, { table: "nest" });
  const sit = await page.findByRole("button", { name: "ui-sit-here" });
  expect(page.getByRole("heading").textContent).toBe("house-no-open-luck");
  expect(location.hash).toBe("");
  expect(asked).toMatchObject([{ secret: "s3cret", sealed: true }]);
  sit.click();
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toMatchObject({ secret: "s3cret", sealed: false });
});

it("asks nothing if the luck is sealed", async () => {
  const asked = house(false);
  location.hash = "#1.s3cret";
  const page = render(TableScreen, { table: "nest" });
  await page.findByText("house-no-no-spectators");
  expect(page.queryByRole("button", { name: "ui-sit-here" })).toBeNull();
  expect(asked).toMatchObject([{ secret: "s3cret", sealed: true }]);
});
