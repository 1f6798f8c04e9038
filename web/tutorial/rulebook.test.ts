import { expect, it } from "vitest";
import { parseRulebook, parseSpans, readAloudLines } from "./rulebook.ts";

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

it("splits a rulebook into sections with the rules they explain", () => {
  const book = parseRulebook(BOOK);
  expect(book.title).toBe("The race");
  expect(book.intro).toEqual([
    { kind: "p", spans: [{ text: "For " }, { text: "two", em: true }, { text: " to six." }] },
  ]);
  expect(book.sections.map(({ title, rules }) => [title, rules])).toEqual([
    ["Your turn", ["X-004", "X-005"]],
    ["The end", ["X-024"]],
  ]);
});

it("parses paragraphs, lists and tables", () => {
  const [turn, end] = parseRulebook(BOOK).sections;
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

it("groups pictures, and reads out their descriptions", () => {
  const [section] = parseRulebook(
    "## Walking\n\n![A mouse.](pictures/a.svg)\n![Two mice.](pictures/b.svg)\n\nOne **step**.\n",
  ).sections;
  expect(section!.blocks).toEqual([
    {
      kind: "pictures",
      pictures: [
        { shows: "A mouse.", file: "pictures/a.svg" },
        { shows: "Two mice.", file: "pictures/b.svg" },
      ],
    },
    { kind: "p", spans: [{ text: "One " }, { text: "step", strong: true }, { text: "." }] },
  ]);
  expect(readAloudLines(section!)).toEqual(["Walking", "A mouse.", "Two mice.", "One step."]);
});

it("reads lists and tables line by line", () => {
  const [turn, end] = parseRulebook(BOOK).sections;
  expect(readAloudLines(turn!).slice(2)).toEqual(["In a room:", "6: the short way, which is green.", "1: stay."]);
  expect(readAloudLines(end!)).toEqual(["The end", "die, way", "6, green"]);
});

it("keeps symbols inside words", () => {
  expect(parseSpans("a_b and 2*3")).toEqual([{ text: "a_b and 2*3" }]);
});
