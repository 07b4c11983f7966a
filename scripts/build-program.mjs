import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";

const STAMP = ".built-from";

/**
 * Builds src/ into dist/ unless dist/ was built from exactly these files. Each build goes to a folder of its own
 * and is moved into place when complete, so programs that start at once never see half of it. Types are not
 * checked here: `npm run typecheck` and `npm test` do that.
 *
 * @param {string} root the folder of the program
 */
export function buildProgram(root) {
  const src = join(root, "src");
  const dist = join(root, "dist");
  if (!existsSync(src) && existsSync(dist)) return;
  const source = fingerprint(root);
  if (stampOf(dist) === source) return;
  const draft = join(root, "node_modules", ".cache", "bureau", `build-${process.pid}`);
  try {
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { recursive: true });
    compile(root, draft);
    copyOtherFiles(src, draft);
    writeFileSync(join(draft, STAMP), source);
    moveIntoPlace(draft, dist, source);
  } catch (error) {
    if (!["EACCES", "EPERM", "EROFS"].includes(error.code)) throw error;
    throw new Error(
      `The program is not built and this user may not build it (${error.message}): start it once as the owner of ${root}`,
    );
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function fingerprint(root) {
  const hash = createHash("sha256");
  const names = filesIn(join(root, "src")).filter((name) => !name.endsWith(".test.ts"));
  const settings = ["package.json", "tsconfig.json", "tsconfig.build.json"].map((name) => join(root, name));
  for (const name of [...names.sort(), ...settings]) {
    // Editors make and remove files of their own at any moment.
    const found = statSync(name, { throwIfNoEntry: false });
    if (found !== undefined) hash.update(`${name}\0${found.size}\0${found.mtimeMs}\n`);
  }
  return hash.digest("hex");
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

// The compiler leaves everything but code behind.
function copyOtherFiles(src, outDir) {
  for (const name of filesIn(src).filter((name) => !name.endsWith(".ts"))) {
    const copy = join(outDir, relative(src, name));
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(name, copy);
  }
}

function stampOf(dist) {
  const stamp = join(dist, STAMP);
  return existsSync(stamp) ? readFileSync(stamp, "utf8") : undefined;
}

function compile(root, outDir) {
  const compiler = locateCompiler(root);
  const project = join(root, "tsconfig.build.json");
  const args = [compiler, "-p", project, "--noCheck", "--types", "", "--outDir", outDir];
  const { status, stdout, error } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (status === 0) return;
  const complaint = (error?.message ?? stdout).trim().split("\n")[0];
  throw new Error(`The program could not be built (${complaint}): mend that, then start again`);
}

function locateCompiler(root) {
  try {
    const manifest = createRequire(join(root, "package.json")).resolve("typescript/package.json");
    return join(manifest, "..", "bin", "tsc");
  } catch {
    throw new Error('The program is not built and the compiler is missing: run "npm ci --include=dev"');
  }
}

function moveIntoPlace(draft, dist, source) {
  const old = `${draft}-old`;
  for (;;) {
    if (stampOf(dist) === source) return;
    try {
      if (existsSync(dist)) renameSync(dist, old);
      renameSync(draft, dist);
      return;
    } catch (error) {
      // Another program that builds at the same moment was quicker: look again.
      if (!["ENOTEMPTY", "EEXIST", "ENOENT"].includes(error.code) || !existsSync(draft)) throw error;
    } finally {
      rmSync(old, { recursive: true, force: true });
    }
  }
}
