import { expect, it } from "vitest";
import { readRulebook, spans } from "./rulebook.ts";

const BOOK = `# The race

For *two* to six.

## Your turn

<!-- X-004 X-005 -->

Throw the die **once** and run.

In a room:
- **6**: the short way,
  which is green.
- **1**: stay.

## The end

<!-- X-024 -->

| die | way |
| --- | --- |
| 6 | green |
`;

it("a rulebook is sections with the rules they explain", () => {
  const book = readRulebook(BOOK);
  expect(book.title).toBe("The race");
  expect(book.intro).toEqual([
    { kind: "p", spans: [{ text: "For " }, { text: "two", em: true }, { text: " to six." }] },
  ]);
  expect(book.sections.map(({ title, rules }) => [title, rules])).toEqual([
    ["Your turn", ["X-004", "X-005"]],
    ["The end", ["X-024"]],
  ]);
});

it("paragraphs, lists and tables", () => {
  const [turn, end] = readRulebook(BOOK).sections;
  expect(turn!.blocks.map(({ kind }) => kind)).toEqual(["p", "p", "ul"]);
  expect(turn!.blocks[2]).toEqual({
    kind: "ul",
    items: [
      [{ text: "6", strong: true }, { text: ": the short way, which is green." }],
      [{ text: "1", strong: true }, { text: ": stay." }],
    ],
  });
  expect(end!.blocks).toEqual([
    {
      kind: "table",
      rows: [
        [[{ text: "die" }], [{ text: "way" }]],
        [[{ text: "6" }], [{ text: "green" }]],
      ],
    },
  ]);
});

it("signs in the middle of words stay as they are", () => {
  expect(spans("a_b and 2*3")).toEqual([{ text: "a_b and 2*3" }]);
});
