import { describe, expect, it } from "vitest";
import { Telling, type Clock } from "./telling.ts";

interface Said {
  readonly events: readonly string[];
  readonly name: string;
}

/** A clock that waits until it is told to go on. */
class Pocket implements Clock {
  now = 0;
  private timers: { at: number; then: () => void }[] = [];
  after(ms: number, then: () => void): () => void {
    const timer = { at: this.now + ms, then };
    this.timers.push(timer);
    return () => (this.timers = this.timers.filter((one) => one !== timer));
  }
  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const next = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.timers = this.timers.filter((one) => one !== next);
      this.now = next.at;
      next.then();
    }
    this.now = end;
  }
}

function table(ms = 100) {
  const clock = new Pocket();
  const story: string[] = [];
  const telling = new Telling<string, Said>(
    {
      tell(event, _, hurried) {
        story.push(hurried ? `${event}!` : event);
        return ms;
      },
      settle: ({ name }) => story.push(`= ${name}`),
    },
    clock,
  );
  return { clock, story, telling };
}

describe("what happened is told", () => {
  it("one after the other, each in its time, and then how things are", () => {
    const { clock, story, telling } = table();
    telling.add({ name: "one", events: ["throw", "run"] });
    expect(story).toEqual(["throw"]);
    expect(telling.busy).toBe(true);
    clock.pass(100);
    expect(story).toEqual(["throw", "run"]);
    clock.pass(100);
    expect(story).toEqual(["throw", "run", "= one"]);
    expect(telling.busy).toBe(false);
  });

  it("in the order of the moves, also when the next one comes early", () => {
    const { clock, story, telling } = table();
    telling.add({ name: "one", events: ["a", "b"] });
    telling.add({ name: "two", events: ["c"] });
    clock.pass(1000);
    expect(story).toEqual(["a", "b", "= one", "c", "= two"]);
  });

  it("faster when moves pile up", () => {
    const { clock, story, telling } = table();
    for (const name of ["one", "two", "three", "four"]) telling.add({ name, events: [name, name] });
    clock.pass(500); // eight events that would take 800
    expect(story.at(-1)).toBe("= four");
  });

  it("at once when somebody cannot wait, and nothing is left out", () => {
    const { clock, story, telling } = table();
    telling.add({ name: "one", events: ["a", "b", "c"] });
    telling.add({ name: "two", events: ["d"] });
    telling.skip();
    expect(story).toEqual(["a", "b!", "c!", "= one", "d!", "= two"]);
    clock.pass(1000);
    expect(story).toHaveLength(6);
    expect(telling.busy).toBe(false);
  });

  it("without any waiting where motion is not wanted", () => {
    const { story, telling } = table(0);
    telling.add({ name: "one", events: ["a", "b"] });
    expect(story).toEqual(["a", "b", "= one"]);
  });

  it("no more when something newer takes its place", () => {
    const { clock, story, telling } = table();
    telling.add({ name: "one", events: ["a", "b"] });
    telling.drop();
    clock.pass(1000);
    expect(story).toEqual(["a"]);
    telling.add({ name: "two", events: ["c"] });
    expect(story).toEqual(["a", "c"]);
  });
});
