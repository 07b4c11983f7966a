import type { Plugin } from "vite";

interface PreloadOptions {
  /** A condition in JavaScript on which the page asks for the group; without it, always. */
  readonly when?: string;
}

/**
 * Lets the page name a group of modules that almost every visit needs, so that the browser fetches it together with the
 * entry and not after that has run. With a condition, a script takes the place of the comment `preload <name>` in the
 * page: after the style sheets it would wait for them.
 */
export function preloadGroup(name: string, { when }: PreloadOptions = {}): Plugin {
  return {
    name: `preload-${name}`,
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(page, { bundle = {} }) {
        const file = Object.values(bundle).find((made) => made.type === "chunk" && made.name === name);
        if (!file) throw new Error(`The build has no group ${name}.`);
        const attrs = { rel: "modulepreload", href: `/${file.fileName}` };
        if (when === undefined)
          return [{ tag: "link", attrs: { ...attrs, crossorigin: true }, injectTo: "head" }];
        const place = `<!-- preload ${name} -->`;
        if (!page.includes(place)) throw new Error(`The page has no place to preload ${name}.`);
        const link = `Object.assign(document.createElement("link"), ${JSON.stringify({ ...attrs, crossOrigin: "" })})`;
        return page.replace(
          place,
          `<script nonce="__CSP_NONCE__">if (${when}) document.head.append(${link});</script>`,
        );
      },
    },
  };
}
