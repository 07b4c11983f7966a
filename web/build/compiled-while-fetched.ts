import type { Plugin } from "vite";

/** By this comment at its beginning, Chromium compiles all functions of a file when it has fetched it. */
const HINT = "//# allFunctionsCalledOnLoad";

/**
 * Has the browser compile whole files of code beside the page's thread, which otherwise looks through each file and
 * compiles every function when it is called for the first time. This is for files of which a first visit runs most;
 * browsers that do not know the hint take it for a comment.
 * @param files the names of the files
 */
export function compiledWhileFetched(files: readonly string[]): Plugin {
  return {
    name: "compiled-while-fetched",
    apply: "build",
    generateBundle: {
      // Comments end with the minification, and Vite still puts a line before the code after it.
      order: "post",
      handler(_options, bundle) {
        for (const made of Object.values(bundle))
          if (made.type === "chunk" && files.includes(made.name)) made.code = `${HINT}\n${made.code}`;
      },
    },
  };
}
