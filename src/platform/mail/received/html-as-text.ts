import { compile, type HtmlToTextOptions } from "html-to-text";

/** In characters and elements; what is beyond is left out, so that no message takes long. */
const MAX_LENGTH = 1_000_000;
const LIMITS: NonNullable<HtmlToTextOptions["limits"]> = {
  maxInputLength: MAX_LENGTH,
  maxDepth: 100,
  maxChildNodes: 20_000,
  ellipsis: "…",
};

const convert = compile({
  wordwrap: false,
  limits: LIMITS,
  selectors: [
    { selector: "img", format: "skip" },
    { selector: "a", options: { hideLinkHrefIfSameAsText: true, ignoreHref: false } },
    ...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({
      selector,
      options: { uppercase: false },
    })),
    { selector: "table", options: { uppercaseHeaderCells: false } },
  ],
});

/** What a reader sees of HTML, as plain text: without scripts, styles and pictures; quotations begin with `>`. */
export const htmlAsText = (html: string): string => convert(html.slice(0, MAX_LENGTH));
