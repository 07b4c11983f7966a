import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { findServer } from "../../src/platform/database/embedded-server.ts";
import { isRunning } from "../../src/platform/database/running-process.ts";

const SHARED_MEMORY = "/dev/shm";
/** In bytes. A run has a database of some 20 MB for each test file under way, and some larger ones. */
const ENOUGH_MEMORY = 8 * 1024 ** 3;

/** The folder of the folders: in memory if there is much of it, because databases are copied and dropped all the time. */
const PARENT = process.env.TMPDIR === undefined && hasMemory() ? SHARED_MEMORY : tmpdir();

function hasMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    return bavail * bsize >= ENOUGH_MEMORY;
  } catch {
    return false;
  }
}

const NAME = /^bureau-test-(\d+)-/;

/** Creates an empty folder that belongs to this process; if the process is killed, a later run removes it. */
export function makeTestFolder(): string {
  return mkdtempSync(join(PARENT, `bureau-test-${process.pid}-`));
}

/** Removes a folder with everything in it, and ends the database servers that are still running there. */
export function removeTestFolder(folder: string): void {
  for (const cluster of clustersIn(folder)) {
    const server = findServer({ folder: cluster });
    if (server !== undefined) process.kill(server.pid, "SIGKILL");
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

/** Removes the folders of test processes that were killed. */
export function clearAbandonedFolders(): void {
  for (const name of readdirSync(PARENT)) {
    const [, owner] = NAME.exec(name) ?? [];
    const folder = join(PARENT, name);
    if (owner === undefined || isRunning(Number(owner))) continue;
    if (statSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.()) removeTestFolder(folder);
  }
}

function clustersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => basename(name) === "postmaster.pid")
    .map((name) => join(folder, dirname(name)));
}
