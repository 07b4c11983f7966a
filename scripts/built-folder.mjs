import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

const STAMP = ".built-from";

/**
 * Builds a folder unless it was built from exactly these files. Each build goes to a folder of its own and is moved
 * into place when it is complete, so that programs that start concurrently never see half of it.
 *
 * @param {object} wanted
 * @param {string} wanted.root the folder of the program
 * @param {string} wanted.output the folder that is built
 * @param {string[]} wanted.sources the files from which it is built
 * @param {string} wanted.what its name in messages: "The program"
 * @param {(draft: string) => void} wanted.build builds into the given folder
 */
export function bringUpToDate({ root, output, sources, what, build }) {
  const source = fingerprint(sources);
  if (stampOf(output) === source) return;
  const name = output.replace(root, "").replace(/[^a-z]+/g, "-");
  const draft = join(root, "node_modules", ".cache", "bureau", `build${name}-${process.pid}`);
  try {
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { recursive: true });
    build(draft);
    writeFileSync(join(draft, STAMP), source);
    moveIntoPlace(draft, output, source);
  } catch (error) {
    if (!["EACCES", "EPERM", "EROFS"].includes(error.code)) throw error;
    throw new Error(
      `${what} is not built and this user may not build it (${error.message}): start it once as the owner of ${root}`,
    );
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** The paths of all files in a folder, at any depth. */
export function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

function fingerprint(sources) {
  const hash = createHash("sha256");
  for (const name of [...sources].sort()) {
    // Editors create and remove files of their own at any time.
    const found = statSync(name, { throwIfNoEntry: false });
    if (found !== undefined) hash.update(`${name}\0${found.size}\0${found.mtimeMs}\n`);
  }
  return hash.digest("hex");
}

function stampOf(output) {
  const stamp = join(output, STAMP);
  return existsSync(stamp) ? readFileSync(stamp, "utf8") : undefined;
}

function moveIntoPlace(draft, output, source) {
  const old = `${draft}-old`;
  for (;;) {
    if (stampOf(output) === source) return;
    try {
      if (existsSync(output)) renameSync(output, old);
      renameSync(draft, output);
      return;
    } catch (error) {
      // A program that built at the same time was faster: look again.
      if (!["ENOTEMPTY", "EEXIST", "ENOENT"].includes(error.code) || !existsSync(draft)) throw error;
    } finally {
      rmSync(old, { recursive: true, force: true });
    }
  }
}
