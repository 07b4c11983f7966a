import fc from "fast-check";
import { expect, it } from "vitest";
import { renderMarkdown as onServer } from "../../src/platform/markdown/markdown.ts";
import { renderMarkdown as inBrowser } from "../../web/src/markdown/markdown.ts";

const pieces = [
  ...["# a", "**b**", "[c](https://d.example)", "![e](/f.png)", "[g](javascript:h)", "<i onclick=x>", "&lt;"],
  ...[
    "| a | b |\n|---|---|\n| c | d |",
    "- e",
    "1. f",
    "> g",
    "```\nh\n```",
    "`i`",
    "https://j.example",
    "\n\n",
    " ",
  ],
  ...["[![k](l)](m)", "[n](//o)", "~~p~~", "\\*", "<!-- q -->", "[r](data:text/html,s)", "[t](JaVaScRiPt:u)"],
  ...[
    "@[v <w>](employees:01ARZ3NDEKTSV4RRFFQ69G5FAV)",
    "[x @[y](employees:01ARZ3NDEKTSV4RRFFQ69G5FAV)](/z)",
    "@",
  ],
];

const IMAGES = new Map([["/f.png", "/api/files/1"]]);

it("renders the same on the server and in the browser, without any tag of the text", () => {
  const text = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(text, (markdown) => {
      const html = onServer(markdown);
      expect(inBrowser(markdown)).toBe(html);
      expect(inBrowser(markdown, IMAGES)).toBe(onServer(markdown, IMAGES));
      expect(html).not.toMatch(/<(i|w|script|img|style|iframe)\b/);
      for (const [, address] of html.matchAll(/href="([^"]*)"/g))
        expect(address).toMatch(/^(https?:|mailto:|(?!\/\/)(?![a-z]+:))/);
    }),
    { numRuns: 300 },
  );
});
