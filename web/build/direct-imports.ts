import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Plugin, Rollup } from "vite";

type Context = Rollup.PluginContext;

/** Where a name of a library comes from. */
interface Origin {
  readonly module: string;
  readonly name: string;
}

const nameOf = (node: { type: string; name?: string; value?: unknown }): string =>
  node.type === "Identifier" ? node.name! : String(node.value);

/** The modules behind the names that the first module of a library passes on. */
async function originsOf(context: Context, library: string): Promise<Map<string, Origin>> {
  const index = await context.resolve(library);
  if (!index) throw new Error(`${library} was not found: run "npm ci"`);
  const { body } = context.parse(await readFile(index.id, "utf8"));
  const imported = new Map<string, Origin>();
  const passedOn = new Map<string, Origin>();
  for (const node of body) {
    if (node.type !== "ImportDeclaration") continue;
    const module = (await context.resolve(String(node.source.value), index.id))?.id;
    for (const part of node.specifiers)
      if (module && part.type === "ImportSpecifier")
        imported.set(part.local.name, { module, name: nameOf(part.imported) });
  }
  for (const node of body) {
    if (node.type !== "ExportNamedDeclaration" || node.source) continue;
    for (const part of node.specifiers) {
      const origin = imported.get(nameOf(part.local));
      if (origin) passedOn.set(nameOf(part.exported), origin);
    }
  }
  return passedOn;
}

/**
 * The module with the names of the classes of a component, if its code is not needed: some elements have the look of a
 * component without being one (`<td className={Table.classes.td}>`).
 */
function classNamesModule(code: string, name: string, { module }: Origin): string | null {
  const count = (what: string): number =>
    code.match(new RegExp(`(?<![\\w$.-])${what}(?![\\w$-])`, "g"))?.length ?? 0;
  const names = module.replace(/\.mjs$/, ".module.mjs");
  const isLookOnly = count(name) > 0 && count(name) === count(`${name}\\.classes`);
  return isLookOnly && existsSync(names) ? names : null;
}

/** The code without its imports. */
const withoutImports = (code: string, imports: readonly { start: number; end: number }[]): string =>
  imports.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code);

/**
 * Imports from each module of a library what is imported from its first one, which imports all of them. Otherwise every
 * module that uses one component seems to need the whole library, and files cannot be grouped by what is needed together.
 */
export function directImports(libraries: readonly string[]): Plugin {
  const origins = new Map<string, Promise<Map<string, Origin>>>();
  return {
    name: "direct-imports",
    apply: "build",
    enforce: "post",
    async transform(code, id) {
      if (!libraries.some((library) => code.includes(library))) return null;
      const edits: { start: number; end: number; text: string }[] = [];
      const imports = this.parse(code).body.filter((node) => node.type === "ImportDeclaration");
      const rest = withoutImports(code, imports as unknown as { start: number; end: number }[]);
      for (const node of imports) {
        const library = String(node.source.value);
        if (!libraries.includes(library)) continue;
        if (!origins.has(library)) origins.set(library, originsOf(this, library));
        const known = await origins.get(library)!;
        const lines = node.specifiers.map((part) => {
          const origin = part.type === "ImportSpecifier" ? known.get(nameOf(part.imported)) : undefined;
          if (!origin)
            throw new Error(`${id} imports ${part.local.name} from ${library}, which has no such name`);
          const names = classNamesModule(rest, part.local.name, origin);
          if (names)
            return `import ${part.local.name}_classes from ${JSON.stringify(names)};const ${part.local.name} = { classes: ${part.local.name}_classes };`;
          return `import { ${origin.name} as ${part.local.name} } from ${JSON.stringify(origin.module)};`;
        });
        const { start, end } = node as unknown as { start: number; end: number };
        edits.push({ start, end, text: lines.join("") });
      }
      if (edits.length === 0) return null;
      let text = code;
      for (const edit of edits.reverse()) text = text.slice(0, edit.start) + edit.text + text.slice(edit.end);
      return { code: text, map: null };
    },
  };
}
