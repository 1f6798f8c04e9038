import { render } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { expect, it, vi } from "vitest";
import DeferredRender from "./DeferredRender.svelte";
import { renderQueue } from "./deferred_render.svelte.ts";

/** Generous, so that on a busy machine the test is slow instead of failing. */
const PATIENCE = 60_000;
vi.setConfig({ testTimeout: PATIENCE });
const until = (look: () => void) => vi.waitFor(look, { timeout: PATIENCE });
const part = (name: string) => ({ children: createRawSnippet(() => ({ render: () => `<b>${name}</b>` })) });

it("renders parts one after the other, each in a separate task", async () => {
  const came: string[] = [];
  for (const name of ["lawn", "mice", "fence"]) renderQueue.add(() => came.push(name));
  expect(renderQueue.waiting).toBe(3);
  const seen: number[] = [];
  await until(() => {
    seen.push(came.length);
    expect(came).toEqual(["lawn", "mice", "fence"]);
  });
  expect(seen[0]).toBe(0);
  expect(renderQueue.waiting).toBe(0);
});

it("lets a waiting part be cancelled", async () => {
  const came: string[] = [];
  renderQueue.add(() => came.push("lawn"));
  const leave = renderQueue.add(() => came.push("mice"));
  renderQueue.add(() => came.push("fence"));
  leave();
  leave();
  await until(() => expect(came).toEqual(["lawn", "fence"]));
  expect(renderQueue.waiting).toBe(0);
});

it("shows a part when its turn comes, unless it has been removed by then", async () => {
  const first = render(DeferredRender, part("lawn"));
  const gone = render(DeferredRender, part("mice"));
  expect(first.container.textContent).toBe("");
  gone.unmount();
  await until(() => expect(first.container.textContent).toBe("lawn"));
  expect(renderQueue.waiting).toBe(0);
  first.unmount();
});
