import { markdown, renderMarkdown, type TextImages } from "./markdown.ts";

/** The look of an exported page: readable on a screen and on paper. */
const STYLE = `body{font:16px/1.6 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#1a1b1e}
h1,h2,h3{line-height:1.25}pre,code{font-family:ui-monospace,monospace;background:#f1f3f5;border-radius:4px}
code{padding:.1em .3em}pre{padding:.8em;overflow:auto}pre code{padding:0}
blockquote{margin-left:0;padding-left:1em;border-left:3px solid #ced4da;color:#495057}
img{max-width:100%}table{border-collapse:collapse}th,td{border:1px solid #ced4da;padding:.35em .7em}`;

/** What an exported document contains. */
export interface HtmlDocument {
  readonly title: string;
  /** Markdown. */
  readonly content: string;
  /** A BCP 47 language tag. */
  readonly language: string;
  /** The images that are shown, as addresses of their data. */
  readonly images?: TextImages;
}

/**
 * A complete HTML document that loads nothing and runs nothing: its style is in it, and its policy forbids everything
 * else, also if a mistake in the renderer let something through.
 */
export function htmlDocument({ title, content, language, images }: HtmlDocument): string {
  const name = markdown.utils.escapeHtml(title);
  return `<!doctype html>
<html lang="${markdown.utils.escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<meta name="viewport" content="width=device-width">
<title>${name}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${name}</h1>
${renderMarkdown(content, images)}</body>
</html>
`;
}
