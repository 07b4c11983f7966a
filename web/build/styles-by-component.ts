import { existsSync } from "node:fs";
import { basename, join, sep } from "node:path";
import type { Plugin } from "vite";

/** The stylesheets that do not belong to one component, in their order. */
const COMMON = ["global.layer.css", "baseline.layer.css", "default-css-variables.layer.css"];

/** The names of the classes of a component: each module with them has a stylesheet of its name. */
const CLASS_NAMES = ".module.mjs";

/**
 * Loads the styles of `@mantine/core` with the components that need them, in place of its whole stylesheet, of which the
 * UI uses about half and a first screen less than a third. The styles of a component come after those of the components
 * that it is made of, because it imports them.
 */
export function stylesByComponent(): Plugin {
  const library = join("@mantine", "core");
  const inLibrary = (id: string): boolean => id.includes(join("node_modules", library) + sep);
  return {
    name: "styles-by-component",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer) {
      if (source !== "@mantine/core/styles.layer.css") return null;
      const whole = await this.resolve(source, importer, { skipSelf: true });
      return whole && `${whole.id}.common.js`;
    },
    load(id) {
      if (!id.endsWith("styles.layer.css.common.js")) return null;
      return COMMON.map((name) => `import "@mantine/core/styles/${name}";`).join("");
    },
    transform(code, id) {
      if (!inLibrary(id) || !id.endsWith(CLASS_NAMES)) return null;
      const name = basename(id, CLASS_NAMES);
      const folder = id.slice(0, id.indexOf(library) + library.length);
      const sheet = join(folder, "styles", `${name}.layer.css`);
      if (!existsSync(sheet)) throw new Error(`@mantine/core has no stylesheet of ${name}.`);
      return { code: `import ${JSON.stringify(sheet)};${code}`, map: null };
    },
  };
}
