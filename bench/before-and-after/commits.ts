import { type ChildProcess, execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";

/** A commit of the program that serves a company of its own. */
export interface Subject {
  readonly urls: Readonly<Record<"repeated" | "first", string>>;
  readonly key: string;
  readonly workspaceId: string;
  readonly postgresVersion: string;
  readonly pool: pg.Pool;
  readonly pid: number;
  close(): Promise<void>;
}

const root = fileURLToPath(new URL("../..", import.meta.url));
const git = (...words: string[]): string =>
  execFileSync("git", ["-C", root, ...words], { encoding: "utf8" }).trim();

/** Starts this checkout; with a commit, that commit in a temporary worktree, with the libraries of this checkout. */
export async function startCommit(commit: string | null, size: readonly number[]): Promise<Subject> {
  const folder = commit === null ? root : join(mkdtempSync(join(tmpdir(), "bureau-before-")), "worktree");
  if (commit !== null) {
    git("worktree", "add", "--detach", folder, commit);
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    cpSync(join(root, "bench/before-and-after"), join(folder, "bench/before-and-after"), { recursive: true });
  }
  const child = fork(join(folder, "bench/before-and-after/serve.ts"), size.map(String), {
    cwd: folder,
    execArgv: ["--import", "tsx"],
  });
  const leave = async (): Promise<void> => {
    await ended(child);
    if (commit === null) return;
    git("worktree", "remove", "--force", folder);
    rmSync(dirname(folder), { recursive: true, force: true });
  };
  const [started] = await Promise.race([once(child, "message"), once(child, "exit")]);
  if (typeof started !== "object" || started === null) {
    await leave();
    throw new Error(`${commit ?? "This checkout"} ended before it served.`);
  }
  const pool = new pg.Pool({ connectionString: started.databaseUrl, max: 2 });
  const close = async (): Promise<void> => {
    await pool.end();
    await leave();
  };
  return { ...started, pool, pid: child.pid!, close };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.disconnect();
  await once(child, "exit");
}
