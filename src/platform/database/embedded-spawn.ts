import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import { DatabaseError } from "./database-error.ts";
import { mayPassTo, type ServerAccount } from "./embedded-account.ts";

/** How a PostgreSQL program is run. */
export interface ProgramRun {
  readonly program: string;
  /** The database files, passed to the program as `-D`. */
  readonly folder: string;
  readonly account: ServerAccount | undefined;
  readonly args: readonly string[];
  readonly stdio: StdioOptions;
  /** Whether the program keeps running when this one ends. */
  readonly detached?: boolean;
}

/**
 * Starts a PostgreSQL program under the account that owns the database files.
 * @throws DatabaseError if that account cannot access the files
 */
export function spawnProgram({
  program,
  folder,
  account,
  args,
  stdio,
  detached = false,
}: ProgramRun): ChildProcess {
  return spawn(program, ["-D", nameFor(folder, account), ...args], {
    cwd: folder,
    stdio,
    detached,
    // PGDATA, PGPORT and the like in this program's environment are meant for another server.
    env: { PATH: process.env.PATH, LC_ALL: "C" },
    ...(account && { uid: account.uid, gid: account.gid }),
  });
}

/**
 * The files may be below a folder that the account cannot access, such as /root. The process changes to the folder
 * before it drops root's rights, and PostgreSQL never leaves it, so a path relative to it works.
 */
function nameFor(folder: string, account: ServerAccount | undefined): string {
  if (account === undefined || mayPassTo(folder, account)) return folder;
  if (process.platform === "linux") return "/proc/self/cwd";
  throw new DatabaseError(
    `The operating system user "${account.name}", which runs the embedded PostgreSQL, cannot reach ${folder}: choose a DATA_DIR that other users may pass through, or set DATABASE_URL`,
  );
}
