import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import { DatabaseError } from "./database-error.ts";
import { mayPassTo, type ServerAccount } from "./embedded-account.ts";

/** How a PostgreSQL program is to be run. */
export interface ProgramRun {
  readonly program: string;
  /** The database files, given to the program as `-D`. */
  readonly folder: string;
  readonly account: ServerAccount | undefined;
  readonly args: readonly string[];
  readonly stdio: StdioOptions;
  /** The program goes on when this one ends. */
  readonly detached?: boolean;
}

/**
 * Starts a PostgreSQL program on the database files, under the account that owns them.
 *
 * @throws DatabaseError when that account cannot get to the files.
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
    // PGDATA, PGPORT and their like in this program's environment are meant for another server.
    env: { PATH: process.env.PATH, LC_ALL: "C" },
    ...(account && { uid: account.uid, gid: account.gid }),
  });
}

/**
 * The files may lie below a folder that is closed to the account, such as /root. The working folder is entered
 * before root's rights are given up, and PostgreSQL never leaves it, so its own link to it is a name that works.
 */
function nameFor(folder: string, account: ServerAccount | undefined): string {
  if (account === undefined || mayPassTo(folder, account)) return folder;
  if (process.platform === "linux") return "/proc/self/cwd";
  throw new DatabaseError(
    `The operating system user "${account.name}", which runs the embedded PostgreSQL, cannot reach ${folder}: choose a DATA_DIR that other users may pass through, or set DATABASE_URL`,
  );
}
