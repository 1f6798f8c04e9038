import { expect, it } from "vitest";
import { panelsOf, parseRulebook, parseSpans, passagesAbout, readAloudLines } from "./rulebook.ts";

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
    { kind: "p", spans: [{ text: "For " }, { text: "two", em: true }, { text: " to six." }], rules: [] },
  ]);
  expect(book.sections.map(({ title, rules }) => [title, rules])).toEqual([
    ["Your turn", ["X-004", "X-005"]],
    ["The end", ["X-024"]],
  ]);
});

it("parses paragraphs, lists and tables", () => {
  const [turn, end] = parseRulebook(BOOK).sections;
  expect(turn!.blocks.map(({ kind }) => kind)).toEqual(["p", "p", "ul"]);
  expect(turn!.blocks[2]).toMatchObject({
    kind: "ul",
    items: [
      [{ text: "6", strong: true }, { text: ": the short way, which is green." }],
      [{ text: "1", strong: true }, { text: ": stay." }],
    ],
  });
  expect(end!.blocks).toMatchObject([
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
  expect(section!.blocks).toMatchObject([
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

it("finds the sentences that tell a rule, with the section's pictures", () => {
  const [section] = parseRulebook(
    "## Night\n\nThe cat sleeps. <!-- X-007 X-008 --> It dreams. <!-- X-009 -->\n\n- It wakes. <!-- X-010 -->\n- It eats.\n\n" +
      "![A cat.](pictures/cat.svg)\n\nEverybody runs. <!-- X-007 -->\n",
  ).sections;
  expect(section!.rules).toEqual(["X-007", "X-008", "X-009", "X-010"]);
  expect(readAloudLines(section!)).toEqual([
    "Night",
    "The cat sleeps. It dreams.",
    "It wakes.",
    "It eats.",
    "A cat.",
    "Everybody runs.",
  ]);
  const about = (rule: string) => readAloudLines({ title: rule, blocks: passagesAbout(rule, section!) });
  expect(about("X-010")).toEqual(["X-010", "It wakes.", "It eats.", "A cat."]);
  expect(about("X-007")).toEqual(["X-007", "The cat sleeps. It dreams.", "A cat.", "Everybody runs."]);
});

it("shows a whole section whose rules are listed below its heading", () => {
  const [turn] = parseRulebook(BOOK).sections;
  expect(passagesAbout("X-005", turn!)).toEqual(turn!.blocks);
});

it("keeps symbols inside words", () => {
  expect(parseSpans("a_b and 2*3")).toEqual([{ text: "a_b and 2*3" }]);
});

it("puts each picture before the text that it shows", () => {
  const [section] = parseRulebook("# T\n\n## A\n\nRun.\n\n![a mouse](pictures/a.svg)\n\nStop.\n").sections;
  const kinds = panelsOf(section!).map(({ pictures, blocks }) => [...pictures, ...blocks].map(({ kind }) => kind));
  expect(kinds).toEqual([["pictures", "p"], ["p"]]);
});
