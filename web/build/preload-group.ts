import type { Plugin } from "vite";

/**
 * Lets the page name a group of modules that almost every visit needs, so that the browser fetches it together with the
 * entry and not after that has run.
 */
export function preloadGroup(name: string): Plugin {
  return {
    name: "preload-group",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_page, { bundle = {} }) {
        const file = Object.values(bundle).find((made) => made.type === "chunk" && made.name === name);
        if (!file) throw new Error(`The build has no group ${name}.`);
        return [
          {
            tag: "link",
            attrs: { rel: "modulepreload", crossorigin: true, href: `/${file.fileName}` },
            injectTo: "head",
          },
        ];
      },
    },
  };
}
