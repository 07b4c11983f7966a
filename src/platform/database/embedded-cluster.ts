import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { ensureDataDir } from "../config/data-dir.ts";
import { DatabaseError } from "./database-error.ts";
import { giveTo, type ServerAccount, serverAccount } from "./embedded-account.ts";
import { type EmbeddedBinaries, findEmbeddedBinaries } from "./embedded-binaries.ts";
import { spawnProgram } from "./embedded-spawn.ts";
import { isRunning } from "./running-process.ts";

/** The files of an embedded database and what is needed to run it. */
export interface EmbeddedCluster {
  readonly folder: string;
  readonly account: ServerAccount | undefined;
  readonly binaries: EmbeddedBinaries;
}

/** What programs need to connect to the server; stored in the cluster's folder, readable only by its owner. */
export interface ClusterKeys {
  readonly superuserPassword: string;
  readonly password: string;
  /** The port of the last start, which is used again if it is free. */
  readonly port?: number;
}

const MAJOR_VERSION = "18";

/**
 * Opens the database files in `<dataDir>/postgres`, and creates them at the first start. If several programs create
 * them at the same time, one wins and all use its files. `durable: false` does not wait for the disk.
 * @throws DatabaseError if the files cannot be created or used
 */
export async function openCluster(dataDir: string, durable: boolean): Promise<EmbeddedCluster> {
  ensureDataDir(dataDir);
  const folder = join(dataDir, "postgres");
  const account = serverAccount(folder);
  const cluster = { folder, account, binaries: findEmbeddedBinaries(account) };
  if (!existsSync(keysFile(folder))) await makeCluster(cluster, durable);
  const major = readFileSync(join(folder, "PG_VERSION"), "utf8").trim();
  if (major !== MAJOR_VERSION) {
    throw new DatabaseError(
      `The database in ${folder} was made by PostgreSQL ${major}, this program brings ${MAJOR_VERSION}: start the version of Bureau that made it`,
    );
  }
  // Files that root restored from a backup belong to root, and the server could not open them.
  if (account !== undefined && statSync(folder).uid !== account.uid) giveTo(account, folder);
  return cluster;
}

const keysFile = (folder: string) => join(folder, "bureau.json");

/** Reads the passwords and the port of a cluster. */
export function readKeys(folder: string): ClusterKeys {
  return JSON.parse(readFileSync(keysFile(folder), "utf8"));
}

/** Stores the passwords and the port of a cluster, in one step. */
export function writeKeys({ folder, account }: EmbeddedCluster, keys: ClusterKeys): void {
  const draft = `${keysFile(folder)}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(keys), { mode: 0o600, flush: true });
  if (account !== undefined) giveTo(account, draft);
  renameSync(draft, keysFile(folder));
}

// The cluster is created in a temporary folder and moved into place when it is complete, so that an interrupted start
// leaves nothing behind.
async function makeCluster({ folder, account, binaries }: EmbeddedCluster, durable: boolean): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new DatabaseError(
      `${folder} holds files but no complete database of Bureau: move it away, or choose another DATA_DIR`,
    );
  }
  removeAbandonedDrafts(folder);
  const mark = randomBytes(4).toString("hex");
  const draft = { folder: `${folder}.new-${process.pid}-${mark}`, account, binaries };
  mkdirSync(draft.folder, { mode: 0o700 });
  try {
    if (account !== undefined) giveTo(account, draft.folder);
    const keys = { superuserPassword: newPassword(), password: newPassword() };
    await initialise(draft, keys.superuserPassword, durable);
    writeKeys(draft, keys);
    renameSync(draft.folder, folder);
  } catch (error) {
    const otherWon = ["ENOTEMPTY", "EEXIST"].includes((error as NodeJS.ErrnoException).code ?? "");
    if (!otherWon) throw error;
  } finally {
    rmSync(draft.folder, { recursive: true, force: true });
  }
}

const newPassword = () => randomBytes(24).toString("base64url");

function removeAbandonedDrafts(folder: string): void {
  const beginning = `${basename(folder)}.new-`;
  for (const name of readdirSync(dirname(folder))) {
    if (name.startsWith(beginning) && !isRunning(Number.parseInt(name.slice(beginning.length), 10))) {
      rmSync(join(dirname(folder), name), { recursive: true, force: true });
    }
  }
}

async function initialise(cluster: EmbeddedCluster, password: string, durable: boolean): Promise<void> {
  const { folder, account, binaries } = cluster;
  const passwordFile = `${folder}.password`;
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account !== undefined) giveTo(account, passwordFile);
  const stdin = openSync(passwordFile, "r");
  rmSync(passwordFile);
  try {
    const initdb = spawnProgram({
      program: binaries.initdb,
      folder,
      account,
      args: [
        "--username=postgres",
        "--pwfile=/dev/stdin",
        "--auth=scram-sha-256",
        "--encoding=UTF8",
        "--locale=C",
        "--locale-provider=builtin",
        "--builtin-locale=C.UTF-8",
        "--data-checksums",
        "--no-instructions",
        ...(durable ? [] : ["--no-sync"]),
      ],
      stdio: [stdin, "ignore", "pipe"],
    });
    const [complaint, code] = await Promise.all([
      text(initdb.stderr!),
      new Promise((resolve, reject) => initdb.on("error", reject).on("close", resolve)),
    ]);
    if (code !== 0) throw new Error(complaint.trim().split("\n").slice(-3).join(" "));
  } catch (error) {
    throw new DatabaseError(
      `The embedded PostgreSQL could not be set up in ${dirname(folder)} (${(error as Error).message}): fix that, or set DATABASE_URL`,
    );
  } finally {
    closeSync(stdin);
  }
}
