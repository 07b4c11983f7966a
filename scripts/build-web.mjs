import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bringUpToDate, filesIn } from "./built-folder.mjs";

const FOLDERS = ["src", "build", "public"];
const FILES = ["index.html", "vite.config.ts", "package.json"];

/**
 * Builds the web UI into web/dist unless that was built from exactly these files. A program without the sources of the
 * web UI either has it already built or does not have it.
 *
 * @param {string} root the folder of the program
 */
export function buildWeb(root) {
  const web = join(root, "web");
  if (!existsSync(join(web, "src"))) return;
  bringUpToDate({
    root,
    output: join(web, "dist"),
    sources: [
      ...FOLDERS.flatMap((name) => filesIn(join(web, name))),
      ...FILES.map((name) => join(web, name)),
      fileURLToPath(import.meta.url),
      // The lock file changes with the version of any library.
      join(root, "package-lock.json"),
    ],
    what: "The web UI",
    build: (draft) => bundle(web, draft),
  });
}

function bundle(web, outDir) {
  const args = [locateVite(web), "build", "--outDir", outDir, "--emptyOutDir", "--logLevel", "error"];
  // This also applies when tests build: with their NODE_ENV the slow development builds of libraries would be included.
  const env = { ...process.env, NODE_ENV: "production" };
  const { status, stderr, error } = spawnSync(process.execPath, args, { cwd: web, env, encoding: "utf8" });
  if (status === 0) return;
  const complaint = (error?.message ?? stderr).trim().split("\n").slice(0, 3).join(" ");
  throw new Error(`The web UI could not be built (${complaint}): fix that, then start again`);
}

function locateVite(web) {
  try {
    const manifest = createRequire(join(web, "package.json")).resolve("vite/package.json");
    return join(manifest, "..", "bin", "vite.js");
  } catch {
    throw new Error('The web UI is not built and its packages are missing: run "npm ci"');
  }
}
