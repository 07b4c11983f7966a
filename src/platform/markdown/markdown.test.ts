import { describe, expect, it } from "vitest";
import { htmlDocument } from "./html-document.ts";
import { renderMarkdown } from "./markdown.ts";
import { countWords, plainText } from "./plain-text.ts";

describe("rendered Markdown", () => {
  it("shows HTML as text", () => {
    expect(renderMarkdown("<script>alert(1)</script>")).toBe(
      "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n",
    );
    expect(renderMarkdown('a <b onclick="x()">b</b>')).toBe(
      "<p>a &lt;b onclick=&quot;x()&quot;&gt;b&lt;/b&gt;</p>\n",
    );
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java&#115;cript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "file:///etc/passwd",
    "//evil.example",
    "/\\evil.example",
    "<java\tscript:alert(1)>",
  ])("makes no link to %s", (address) => {
    const html = renderMarkdown(`[x](${address}) ![y](${address})`);
    expect(html).not.toContain("<a");
    expect(html).not.toContain("<img");
  });

  it.each([
    "https://a.example/b?c=d",
    "http://a.example",
    "mailto:a@b.example",
    "/pages/1",
    "other",
    "#part",
  ])("links to %s", (address) => {
    expect(renderMarkdown(`[x](${address})`)).toBe(
      `<p><a href="${address}" rel="noopener noreferrer">x</a></p>\n`,
    );
  });

  it("shows very many images as links", () => {
    const links = renderMarkdown("![a](b)".repeat(40_000)).split("</a>");
    expect(links).toHaveLength(40_001);
  });

  it("shows an image as a link, and inside a link as its text", () => {
    expect(renderMarkdown("![A chart](https://a.example/c.png)")).toBe(
      '<p><a href="https://a.example/c.png" rel="noopener noreferrer">A chart</a></p>\n',
    );
    expect(renderMarkdown("[![A chart](/c.png)](/d)")).toBe(
      '<p><a href="/d" rel="noopener noreferrer">A chart</a></p>\n',
    );
  });

  it("shows the images that belong to the text", () => {
    const images = new Map([["files/1", 'data:a"b']]);
    expect(renderMarkdown('![A "chart"](files/1) ![](files/2)', images)).toBe(
      '<p><img src="data:a&quot;b" alt="A &quot;chart&quot;" loading="lazy"> <a href="files/2" rel="noopener noreferrer">files/2</a></p>\n',
    );
  });

  it("cannot leave an attribute", () => {
    expect(renderMarkdown('[x](/a"onmouseover="alert) `" onx="`')).not.toMatch(/<a [^>]*onmouseover="/);
    expect(renderMarkdown('![" onload="x](/a)')).not.toMatch(/<a [^>]*onload="/);
  });
});

it("reduces a text to its words", () => {
  const text =
    "# Travel *policy*\n\nBook [early](https://x.example), `npm ci`\nplease.\n\n- one\n- two\n\n| a | b |\n|---|---|\n| c | d |\n\n```\ncode\n```";
  expect(plainText(text)).toBe("Travel policy\nBook early, npm ci please.\none\ntwo\na\nb\nc\nd\ncode");
  expect(countWords(plainText(text))).toBe(14);
  expect([plainText(""), countWords("")]).toEqual(["", 0]);
  expect(plainText("ex*pen*se &amp; \\*")).toBe("expense & *");
});

it("makes a document that loads nothing", () => {
  const html = htmlDocument({ title: "A <b> & c", content: "**x**", language: "en" });
  expect(html).toContain("<title>A &lt;b&gt; &amp; c</title>");
  expect(html).toContain("<p><strong>x</strong></p>");
  expect(html).toContain("default-src 'none'");
  expect(html).not.toMatch(/src=|<link|url\(/);
});

it("aligns the cells of a table by attributes, since styles in a text are forbidden", () => {
  const html = renderMarkdown("| a | b |\n|--:|---|\n| c | d |");
  expect(html).toContain('<th align="right">a</th>');
  expect(html).toContain('<td align="right">c</td>');
  expect(html).toContain("<td>d</td>");
  expect(html).not.toContain("style");
});
