import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { buildProgram } from "../../scripts/build-program.mjs";
import type { ServerAccount } from "../../src/platform/database/embedded-account.ts";
import { findServer } from "../../src/platform/database/embedded-server.ts";

const CHECKOUT = fileURLToPath(new URL("../..", import.meta.url));
const PROGRAM = fileURLToPath(new URL("use-embedded.mjs", import.meta.url));

/** Another program that uses the embedded PostgreSQL, with its message when it was ready. */
export interface EmbeddedProgram {
  readonly url: string;
  readonly adopted: boolean;
  readonly error?: string;
  /** Ends it like Ctrl-C. */
  end(): Promise<void>;
  /** Ends it like a crash: nothing is cleaned up. */
  kill(): Promise<void>;
}

/** Starts a program on a DATA_DIR and waits until it uses the database or reports why it cannot. */
export async function startProgram(
  dataDir: string,
  role: "serve" | "command" = "command",
  account?: ServerAccount,
): Promise<EmbeddedProgram> {
  buildProgram(CHECKOUT);
  const child = spawn(process.execPath, [PROGRAM, dataDir, role], {
    stdio: ["pipe", "pipe", "inherit"],
    ...(account && { uid: account.uid, gid: account.gid }),
  });
  const [line] = await once(createInterface({ input: child.stdout! }), "line");
  return {
    ...JSON.parse(line),
    end: () => finish(child, () => child.stdin!.end()),
    kill: () => finish(child, () => child.kill("SIGKILL")),
  };
}

async function finish(child: ChildProcess, act: () => void): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  act();
  await exited;
}

/** The server that runs on a DATA_DIR. */
export const serverOn = (dataDir: string) => findServer({ folder: join(dataDir, "postgres") });

/** Runs one statement on a connection of its own and returns the rows. */
export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
