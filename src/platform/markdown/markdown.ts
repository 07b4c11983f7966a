import MarkdownIt from "markdown-it";

/** The schemes that a link can have; a link without a scheme is relative. */
const SCHEMES = ["http:", "https:", "mailto:"];
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** Whether a link leads to http, https, mailto or a relative address, but to no other host without a scheme. */
function isAllowedLink(address: string): boolean {
  // Control characters, spaces and backslashes come percent-encoded. Browsers ignore some of them if they are not.
  const text = address.replace(/%(?:[01][0-9a-f]|20|7f)/gi, "").replace(/%5c/gi, "/");
  const scheme = SCHEME.exec(text)?.[0].toLowerCase();
  return scheme === undefined ? !text.startsWith("//") : SCHEMES.includes(scheme);
}

/**
 * The Markdown that the product understands: CommonMark with tables, strikethrough and bare links. HTML is shown as the
 * text that it is, and a link that is not allowed stays text, so that the result contains only the parser's own tags.
 * The web UI has the same parser with the same options (`web/src/markdown/markdown.ts`).
 */
export const markdown = new MarkdownIt({ html: false, linkify: true, breaks: false });
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
markdown.validateLink = isAllowedLink;

// The markup is that of the engine (`mentionPattern`), which checks that the person exists.
const MENTION = /@\[([^[\]\n]{1,200})\]\(employees:([0-9A-Z]{26})\)/y;

// A mention of a person, `@[Ana Pop](employees:01J…)`, is a link to that person's page.
markdown.inline.ruler.before("link", "mention", (state, silent) => {
  MENTION.lastIndex = state.pos;
  const found = state.linkLevel > 0 ? null : MENTION.exec(state.src);
  if (!found) return false;
  if (!silent) {
    const token = state.push("mention", "", 0);
    token.content = `@${found[1]}`;
    token.meta = { id: found[2] };
  }
  state.pos += found[0].length;
  return true;
});
markdown.renderer.rules.mention = (tokens, index) => {
  const { content, meta } = tokens[index]!;
  return `<a class="mention" href="/employees/${String(meta?.id)}">${markdown.utils.escapeHtml(content)}</a>`;
};

/** Where the images that belong to a text are found, by the addresses in it. */
export type TextImages = ReadonlyMap<string, string>;

// An image that does not belong to the text is a link to it, because nothing that the product shows is loaded from another host.
markdown.renderer.rules.image = (tokens, index, options, env, self) => {
  const token = tokens[index]!;
  const text = self.renderInlineAsText(token.children ?? [], options, env);
  const address = String(token.attrGet("src") ?? "");
  const escaped = markdown.utils.escapeHtml;
  const url = (env?.images as TextImages | undefined)?.get(address);
  if (url !== undefined) return `<img src="${escaped(url)}" alt="${escaped(text)}" loading="lazy">`;
  const shown = escaped(text || address);
  return env?.isInLink ? shown : `<a href="${escaped(address)}" rel="noopener noreferrer">${shown}</a>`;
};

markdown.renderer.rules.link_open = (tokens, index, options, env, self) => {
  if (env) env.isInLink = true;
  tokens[index]!.attrSet("rel", "noopener noreferrer");
  return self.renderToken(tokens, index, options);
};

markdown.renderer.rules.link_close = (tokens, index, options, env, self) => {
  if (env) env.isInLink = false;
  return self.renderToken(tokens, index, options);
};

// The policy of the web UI forbids styles in a text, so a cell is aligned by its attribute.
const renderCell: typeof markdown.renderer.rules.text = (tokens, index, options, _env, self) => {
  const token = tokens[index]!;
  const align = /text-align:(\w+)/.exec(String(token.attrGet("style") ?? ""))?.[1];
  token.attrs = align === undefined ? null : [["align", align]];
  return self.renderToken(tokens, index, options);
};
markdown.renderer.rules.th_open = renderCell;
markdown.renderer.rules.td_open = renderCell;

/** Renders Markdown as HTML without scripts, styles, forms or content of other hosts; it shows the given images. */
export const renderMarkdown = (text: string, images?: TextImages): string =>
  markdown.render(text, { images });
