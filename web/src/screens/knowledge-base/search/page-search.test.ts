import { expect, it } from "vitest";
import { partsOf } from "./page-search.ts";

it("takes a quotation apart without treating it as HTML", () => {
  expect(partsOf("a &lt;b&gt; <mark>c &amp; d</mark> &#34;e&#39;")).toEqual([
    { text: "a <b> ", isHit: false },
    { text: "c & d", isHit: true },
    { text: " \"e'", isHit: false },
  ]);
});
