import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { bringUpToDate, filesIn } from "./built-folder.mjs";

/**
 * Builds src/ into dist/ unless dist/ was built from exactly these files. Types are not checked here: `npm run
 * typecheck` and `npm test` do that.
 *
 * @param {string} root the folder of the program
 */
export function buildProgram(root) {
  const src = join(root, "src");
  const dist = join(root, "dist");
  if (!existsSync(src) && existsSync(dist)) return;
  const settings = ["package.json", "tsconfig.json", "tsconfig.build.json"].map((name) => join(root, name));
  bringUpToDate({
    root,
    output: dist,
    sources: [...filesIn(src).filter((name) => !NOT_BUILT.test(name)), ...settings],
    what: "The program",
    build(draft) {
      compile(root, draft);
      copyOtherFiles(src, draft);
    },
  });
}

/** Files beside the code that only readers and tests need; the compiler settings exclude the same files. */
const NOT_BUILT = /\.(?:test\.ts|fixture\.ts|md)$/;

// The compiler copies nothing but code.
function copyOtherFiles(src, outDir) {
  for (const name of filesIn(src).filter((name) => !name.endsWith(".ts") && !NOT_BUILT.test(name))) {
    const copy = join(outDir, relative(src, name));
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(name, copy);
  }
}

function compile(root, outDir) {
  const compiler = locateCompiler(root);
  const project = join(root, "tsconfig.build.json");
  const args = [compiler, "-p", project, "--noCheck", "--types", "", "--outDir", outDir];
  const { status, stdout, error } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (status === 0) return;
  const complaint = (error?.message ?? stdout).trim().split("\n")[0];
  throw new Error(`The program could not be built (${complaint}): fix that, then start again`);
}

function locateCompiler(root) {
  try {
    const manifest = createRequire(join(root, "package.json")).resolve("typescript/package.json");
    return join(manifest, "..", "bin", "tsc");
  } catch {
    throw new Error('The program is not built and the compiler is missing: run "npm ci --include=dev"');
  }
}
