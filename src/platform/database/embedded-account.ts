import { chownSync, lchownSync, readdirSync, readFileSync, statSync } from "node:fs";
import { userInfo } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseError } from "./database-error.ts";

/** The unprivileged operating system user that the server runs as. */
export interface ServerAccount {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

// These are tried in order. No account is created, because that would change the machine.
const ACCOUNTS = ["postgres", "nobody"];

/**
 * The account that runs the server of `cluster`: undefined for the current user. Under root, as which PostgreSQL
 * refuses to run, it is the owner of the files or, for new files, an unprivileged account.
 * @throws DatabaseError if this user may not run it
 */
export function serverAccount(cluster: string): ServerAccount | undefined {
  const owner = statSync(cluster, { throwIfNoEntry: false });
  const uid = process.getuid?.();
  if (uid === undefined) return undefined;
  if (uid !== 0) {
    requireOwnFiles(cluster, owner?.uid, uid);
    return undefined;
  }
  const accounts = systemAccounts();
  if (owner !== undefined && owner.uid !== 0) {
    const name = accounts.find((account) => account.uid === owner.uid)?.name ?? String(owner.uid);
    return { name, uid: owner.uid, gid: owner.gid };
  }
  for (const name of ACCOUNTS) {
    const account = accounts.find((candidate) => candidate.name === name && candidate.uid !== 0);
    if (account !== undefined) return account;
  }
  throw new DatabaseError(
    `PostgreSQL does not run as root, and the system has none of the users ${ACCOUNTS.join(", ")}: start as an ordinary user, or set DATABASE_URL`,
  );
}

function requireOwnFiles(cluster: string, owner: number | undefined, uid: number): void {
  if (owner !== undefined && owner !== uid) {
    throw new DatabaseError(
      `The embedded database in ${cluster} belongs to the operating system user with id ${owner}: run as that user or as root, or choose another DATA_DIR`,
    );
  }
  try {
    userInfo();
  } catch {
    throw new DatabaseError(
      `The operating system does not know its user ${uid}, as which PostgreSQL cannot be set up: add the user to /etc/passwd, or set DATABASE_URL`,
    );
  }
}

function systemAccounts(): ServerAccount[] {
  const lines = readFileSync("/etc/passwd", "utf8").split("\n");
  return lines.map((line) => {
    const [name = "", , uid, gid] = line.split(":");
    return { name, uid: Number(uid), gid: Number(gid) };
  });
}

/** Whether `account` can access `folder`, according to the execute permission of it and of all folders above. */
export function mayPassTo(folder: string, account: ServerAccount): boolean {
  const { mode, uid, gid } = statSync(folder);
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
  if (((mode >> shift) & 1) === 0) return false;
  const parent = dirname(folder);
  return parent === folder || mayPassTo(parent, account);
}

/** Makes `account` the owner of a file, or of a folder and everything in it. */
export function giveTo(account: ServerAccount, path: string): void {
  try {
    chownSync(path, account.uid, account.gid);
    if (!statSync(path).isDirectory()) return;
    for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
      lchownSync(join(entry.parentPath ?? entry.path, entry.name), account.uid, account.gid);
    }
  } catch (error) {
    throw new DatabaseError(
      `${path} cannot be given to the operating system user "${account.name}", which runs the embedded PostgreSQL (${(error as Error).message}): choose a DATA_DIR on a file system that knows owners, or set DATABASE_URL`,
    );
  }
}
