import { render } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { expect, it, vi } from "vitest";
import InTurn from "./InTurn.svelte";
import { turns } from "./turns.svelte.ts";

/** On a busy machine it is slow, not red. */
const PATIENCE = 60_000;
vi.setConfig({ testTimeout: PATIENCE });
const soon = (look: () => void) => vi.waitFor(look, { timeout: PATIENCE });
const part = (name: string) => ({ children: createRawSnippet(() => ({ render: () => `<b>${name}</b>` })) });

it("makes parts one after the other, each in a task of its own", async () => {
  const came: string[] = [];
  for (const name of ["lawn", "mice", "fence"]) turns.take(() => came.push(name));
  expect(turns.waiting).toBe(3);
  const seen: number[] = [];
  await soon(() => {
    seen.push(came.length);
    expect(came).toEqual(["lawn", "mice", "fence"]);
  });
  expect(seen[0]).toBe(0);
  expect(turns.waiting).toBe(0);
});

it("lets somebody step out of the row", async () => {
  const came: string[] = [];
  turns.take(() => came.push("lawn"));
  const leave = turns.take(() => came.push("mice"));
  turns.take(() => came.push("fence"));
  leave();
  leave();
  await soon(() => expect(came).toEqual(["lawn", "fence"]));
  expect(turns.waiting).toBe(0);
});

it("shows a part when its turn has come, and none that is gone by then", async () => {
  const first = render(InTurn, part("lawn"));
  const gone = render(InTurn, part("mice"));
  expect(first.container.textContent).toBe("");
  gone.unmount();
  await soon(() => expect(first.container.textContent).toBe("lawn"));
  expect(turns.waiting).toBe(0);
  first.unmount();
});
