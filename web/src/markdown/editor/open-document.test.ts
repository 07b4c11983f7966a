import { getSchema } from "@tiptap/core";
import { Fragment, type Node } from "@tiptap/pm/model";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { renderMarkdown } from "../markdown.ts";
import { markdownExtensions } from "./extensions.ts";
import { openDocument } from "./open-document.ts";
import { writeBlocks } from "./write-blocks.ts";

const schema = getSchema(markdownExtensions(() => null));
const kinds = (text: string) => openDocument(schema, text).doc.children.map(({ type }) => type.name);
const rewritten = (text: string) => writeBlocks(openDocument(schema, text).doc);

/** Lines as people and programs write them, in any order. */
const line = fc.oneof(
  fc.constantFrom(
    ...[
      "",
      "",
      "",
      "text",
      "- item",
      "  - below",
      "* star",
      "1. one",
      "3) three",
      "> quote",
      "# Head",
      "## C #",
    ],
    ...[
      "```js",
      "```",
      "    code",
      "---",
      "===",
      "| a | b |",
      "|---|:-:|",
      "a | b\\|c",
      "[x]: /y 'z'",
      "[x]",
      "<b>html</b>",
    ],
    ...[
      "**bold *both***",
      "~~gone~~",
      "`a``b`",
      "![alt *a*](files/1 'T')",
      "https://x.example/a_b",
      "<mailto:a@b.c>",
    ],
    ...[
      "end  ",
      "back\\",
      "&copy; &amp; &",
      "- [ ] task",
      "+",
      "\ttab",
      "**`code`**",
      "[a `b`](/c)",
      "a\\*b",
      "@[Ana *P*](employees:01ARZ3NDEKTSV4RRFFQ69G5FAV)",
      "@\\[Ana](employees:01ARZ3NDEKTSV4RRFFQ69G5FAV)",
    ],
  ),
  fc.string({ unit: fc.constantFrom(..."*_`[]()<>#-+=~|!&;.:\\{}1a \t".split("")), maxLength: 12 }),
);
const texts = fc
  .array(line, { maxLength: 14 })
  .chain((lines) => fc.constantFrom("\n", "\r\n", "\r").map((end) => lines.join(end)));

describe("a text that is opened", () => {
  it("is written as it was, whatever it contains", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { doc, writerFor } = openDocument(schema, text);
        const write = writerFor(doc);
        doc.check();
        expect(write(doc)).toBe(text);
        const empty = schema.nodes.paragraph!.create();
        expect(write(doc.copy(doc.content.addToEnd(empty)))).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  it("keeps every block that is not changed", () => {
    fc.assert(
      fc.property(texts, fc.nat(), (text, pick) => {
        const { doc, writerFor } = openDocument(schema, text);
        const write = writerFor(doc);
        const at = pick % doc.childCount;
        const added = schema.nodes.paragraph!.create(null, schema.text("NEW"));
        const changed = doc.copy(doc.content.replaceChild(at, added));
        const written = write(changed);
        doc.forEach((node, _offset, index) => {
          const alone = write(schema.node("doc", null, [node])).trim();
          if (index !== at) expect(written).toContain(alone);
        });
        expect(written).toContain("NEW");
      }),
      { numRuns: 200 },
    );
  });
});

it.each([
  ['# Title\n\nA *b* **c** ~~d~~ `e` [f](/g "h").'],
  ["- one\n- two\n  - three\n\n1. a\n2. b"],
  ["- loose\n\n- items"],
  ["> quoted\n>\n> twice"],
  ["```ts\nconst a = 1;\n```"],
  ["| a | b |\n| --- | ---: |\n| c | d\\|e |"],
  ["![alt](files/1)"],
  ["one\\\ntwo"],
  ["**`bold code`** and [`linked`](/x)"],
  ["---"],
])("writes %j as it was read", (text) => {
  expect(kinds(text)).not.toContain("markdownSource");
  expect(rewritten(text)).toBe(text);
});

it.each(["- one\n+\n- two", "1. one\n2)\n3. two", "* one\n- `- two`"])(
  "leaves lists one after the other as they are: %j",
  (text) => {
    const { doc, writerFor } = openDocument(schema, text);
    expect(writerFor(doc)(doc)).toBe(text);
  },
);

it("gives a list another mark when the text between it and another one is deleted", () => {
  const { doc, writerFor } = openDocument(schema, "* one\n  * below\n\ntext\n\n* two\n*\n* four\n\nend");
  const changed = doc.copy(Fragment.from(doc.children.filter((_, index) => index !== 1)));
  expect(writerFor(doc)(changed)).toBe("* one\n  * below\n\n- two\n-\n- four\n\nend");
});

it("keeps underscores beside each other", () => {
  const typed = schema.node("doc", null, [
    schema.node("paragraph", null, [schema.text("__a ___ snake_case a__b")]),
  ]);
  expect(writeNew(typed)).toBe("\\_\\_a \\_\\_\\_ snake_case a\\_\\_b");
});

it("shows what it has no form of as Markdown", () => {
  expect(kinds("- # heading in a list\n\ntext\n\n[x]: /y")).toEqual([
    "markdownSource",
    "paragraph",
    "markdownSource",
  ]);
});

it("shows HTML as the text that it is", () => {
  expect(rewritten("<b>a</b>")).toBe("\\<b>a\\</b>");
  expect(renderMarkdown("\\<b>a\\</b>")).toBe(renderMarkdown("<b>a</b>"));
});

/** A text of blocks that were all typed. */
function writeNew(doc: Node): string {
  const empty = openDocument(schema, "");
  return empty.writerFor(empty.doc)(doc);
}

const marked = fc.record({
  text: fc.string({
    unit: fc.constantFrom(..."*_`[]()<>#-+=~|!&;.:\\{}1ab ".split("")),
    minLength: 1,
    maxLength: 8,
  }),
  mark: fc.constantFrom(null, null, "bold", "italic", "strike"),
});
const isWords = (text: string) => text.trim() === text && !/\s\s/.test(text);
const inline = fc
  .array(
    marked.filter(({ text, mark }) => isWords(text) && (mark === null || /^[ab1]+$/.test(text))),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) =>
    parts.flatMap(({ text, mark }, index) => [
      ...(index > 0 ? [schema.text(" ")] : []),
      schema.text(text, mark ? [schema.mark(mark)] : []),
    ]),
  );
const paragraph = inline.map((content) => schema.node("paragraph", null, content));
const block = fc.oneof(
  paragraph,
  inline.map((content) => schema.node("heading", { level: 2 }, content)),
  fc.array(paragraph, { minLength: 1, maxLength: 3 }).map((items) =>
    schema.node(
      "bulletList",
      null,
      items.map((item) => schema.node("listItem", null, item)),
    ),
  ),
  fc.array(inline, { minLength: 2, maxLength: 2 }).map((cells) =>
    schema.node(
      "table",
      null,
      ["tableHeader", "tableCell"].map((kind) =>
        schema.node(
          "tableRow",
          null,
          cells.map((cell) => schema.node(kind, null, cell)),
        ),
      ),
    ),
  ),
);

it("writes what people type so that it is read again as it was typed", () => {
  const words = (doc: Node) => doc.textBetween(0, doc.content.size, "\n").replace(/\s+/g, " ");
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 3 }), (blocks) => {
      const doc = schema.node("doc", null, blocks);
      const { doc: again } = openDocument(schema, writeNew(doc));
      expect(words(again)).toBe(words(doc));
      expect(again.children.map(({ type }) => type.name)).toEqual(doc.children.map(({ type }) => type.name));
    }),
    { numRuns: 300 },
  );
});
