import { join } from "node:path";
import type { Plugin, Rollup } from "vite";

/** A node of a program as Rollup parses it (ESTree), read by what the search below looks for. */
interface Node {
  readonly type?: string;
  readonly [part: string]: unknown;
}

/** A screen as it is declared: its path, and the module that its `load` imports. */
interface DeclaredScreen {
  readonly path: string;
  readonly isPublic: boolean;
  readonly module: string;
}

interface Options {
  /** The folder of the web UI. */
  readonly root: string;
  /** The file of code that all screens behind the sign-in need. */
  readonly frame: string;
}

/**
 * Writes `screens.json`: the files that each screen needs besides those that the page names itself. With it the server
 * names them in the page, and the browser fetches them together with the first, not after that has run.
 */
export function screenFiles({ root, frame }: Options): Plugin {
  const folder = join(root, "src", "screens");
  const screens: DeclaredScreen[] = [];
  return {
    name: "screen-files",
    apply: "build",
    transform: {
      order: "post",
      async handler(code, id) {
        if (!id.startsWith(folder) || !id.endsWith("/index.ts")) return null;
        for (const { path, isPublic, source } of declaredIn(this.parse(code) as unknown as Node)) {
          const module = await this.resolve(source, id);
          if (!module) throw new Error(`${id}: ${source} was not found.`);
          screens.push({ path, isPublic, module: module.id });
        }
        return null;
      },
    },
    generateBundle: {
      order: "pre",
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((made) => made.type === "chunk");
        const first = new Set(
          chunks.filter((chunk) => chunk.isEntry).flatMap((entry) => withImports(entry, bundle)),
        );
        const filesOf = (chunk: Rollup.OutputChunk | undefined): string[] => {
          if (!chunk) throw new Error("A screen has no file of code.");
          const needed = withImports(chunk, bundle).filter((one) => !first.has(one));
          const styles = needed.flatMap((one) => [...(one.viteMetadata?.importedCss ?? [])]);
          return [...needed.map((one) => one.fileName), ...new Set(styles)].map((name) => `/${name}`);
        };
        const source = JSON.stringify({
          frame: filesOf(chunks.find(({ name }) => name === frame)),
          screens: screens.map(({ path, isPublic, module }) => ({
            ...{ path, isPublic },
            files: filesOf(chunks.find(({ moduleIds }) => moduleIds.includes(module))),
          })),
        });
        this.emitFile({ type: "asset", fileName: "screens.json", source });
      },
    },
  };
}

/** A file of code and those that it imports, each after what it imports itself. */
function withImports(chunk: Rollup.OutputChunk, bundle: Rollup.OutputBundle): Rollup.OutputChunk[] {
  const found = new Set<Rollup.OutputChunk>();
  const seen = new Set<string>();
  const visit = (one: Rollup.OutputChunk): void => {
    if (seen.has(one.fileName)) return;
    seen.add(one.fileName);
    for (const name of one.imports) {
      const imported = bundle[name];
      if (imported?.type === "chunk") visit(imported);
    }
    found.add(one);
  };
  visit(chunk);
  return [...found];
}

/** The screens that a program declares: `{ path, load: () => import("…") }` and `menuScreen(path, title, () => import("…"))`. */
function declaredIn(program: Node): { path: string; isPublic: boolean; source: string }[] {
  const found: { path: string; isPublic: boolean; source: string }[] = [];
  const visit = (node: unknown, isPublic: boolean): void => {
    if (typeof node !== "object" || node === null) return;
    const one = node as Node;
    const path = pathOf(one);
    const source = path === null ? null : importedBy(one);
    if (path !== null && source !== null) {
      found.push({ path, isPublic, source });
      return;
    }
    const declares = one.type === "VariableDeclarator" && (one.id as Node).name === "publicScreens";
    for (const child of Object.values(one)) visit(child, isPublic || declares);
  };
  visit(program, false);
  return found;
}

/** The path that an object or a call declares. */
function pathOf(node: Node): string | null {
  let value: unknown;
  if (node.type === "CallExpression") value = (node.arguments as Node[])[0]?.value;
  if (node.type === "ObjectExpression") {
    const properties = node.properties as Node[];
    const path = properties.find((property) => (property.key as Node | undefined)?.name === "path");
    value = (path?.value as Node | undefined)?.value;
  }
  return typeof value === "string" && value.startsWith("/") ? value : null;
}

/** The source of the first import within a node that happens late; null if there is none. */
function importedBy(node: unknown): string | null {
  if (typeof node !== "object" || node === null) return null;
  const { type, source } = node as Node;
  if (type === "ImportExpression") return String((source as Node).value);
  for (const child of Object.values(node)) {
    const found = importedBy(child);
    if (found !== null) return found;
  }
  return null;
}
