import type { ChildProcess } from "node:child_process";
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { DatabaseError } from "./database-error.ts";
import { type EmbeddedCluster, readKeys, writeKeys } from "./embedded-cluster.ts";
import { serverFlags } from "./embedded-flags.ts";
import { spawnProgram } from "./embedded-spawn.ts";
import { isRunning } from "./running-process.ts";

/** A running server of a cluster, according to its lock file. */
export interface RunningServer {
  readonly pid: number;
  readonly port: number;
}

const LARGEST_LOG = 10 * 1024 ** 2;
const LINE_OF_PORT = 3;
const lockFile = (folder: string) => join(folder, "postmaster.pid");

/** The server that currently holds this cluster; it may still be starting or about to stop. */
export function findServer({ folder }: Pick<EmbeddedCluster, "folder">): RunningServer | undefined {
  const lines = readIfThere(lockFile(folder)).split("\n");
  const pid = Number(lines[0]);
  return isRunning(pid, "postgres") ? { pid, port: Number(lines[LINE_OF_PORT] ?? 0) } : undefined;
}

/** A server process that was started, and may have ended already. */
export interface Launch {
  readonly pid: number | undefined;
  /** The output of the server if it has ended; undefined while it runs. */
  complaint(): string | undefined;
}

/**
 * Starts a server on the cluster and returns at once; the server keeps running when this program ends. Its output goes
 * to `postgres.log` beside the cluster.
 */
export async function launchServer(cluster: EmbeddedCluster, durable: boolean): Promise<Launch> {
  const { folder, account, binaries } = cluster;
  removeStaleLock(folder);
  const port = await choosePort(cluster);
  const logFile = join(dirname(folder), "postgres.log");
  const log = openLog(logFile);
  const begin = statSync(logFile).size;
  const server = spawnProgram({
    program: binaries.postgres,
    folder,
    account,
    args: serverFlags(port, durable),
    stdio: ["ignore", log, log],
    detached: true,
  });
  closeSync(log);
  let failure: string | undefined;
  server.once("error", (error) => {
    failure = error.message;
  });
  server.unref();
  return {
    pid: server.pid,
    complaint: () =>
      failure ?? (hasEnded(server) ? lastComplaint(readFileSync(logFile).subarray(begin)) : undefined),
  };
}

const hasEnded = (server: ChildProcess) => server.exitCode !== null || server.signalCode !== null;

function lastComplaint(log: Buffer): string {
  const lines = log.toString("utf8").trim().split("\n");
  return lines.findLast((line) => line.includes("FATAL:")) ?? lines.at(-1) ?? "";
}

// In a container, the process id in the file of a killed server is soon used by another program.
function removeStaleLock(folder: string): void {
  const pid = Number(readIfThere(lockFile(folder)).split("\n")[0]);
  if (isRunning(pid) && !isRunning(pid, "postgres")) rmSync(lockFile(folder), { force: true });
}

function openLog(path: string): number {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_LOG) renameSync(path, `${path}.1`);
  return openSync(path, "a", 0o600);
}

async function choosePort(cluster: EmbeddedCluster): Promise<number> {
  const keys = readKeys(cluster.folder);
  const port = (keys.port && (await freePort(keys.port))) || (await freePort(0));
  if (port === undefined) throw new DatabaseError("No port on 127.0.0.1 is free for the embedded PostgreSQL");
  if (port !== keys.port) writeKeys(cluster, { ...keys, port });
  return port;
}

function freePort(wanted: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(undefined));
    probe.listen(wanted, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" ? address?.port : undefined));
    });
  });
}

/**
 * Stops the server: closes its connections and writes everything to disk.
 * @returns whether it has stopped within `timeoutMs` milliseconds
 */
export async function endServer(
  cluster: EmbeddedCluster,
  server: RunningServer,
  timeoutMs: number,
): Promise<boolean> {
  const until = Date.now() + timeoutMs;
  try {
    process.kill(server.pid, "SIGINT");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return true;
    throw error;
  }
  while (findServer(cluster)?.pid === server.pid) {
    if (Date.now() > until) return false;
    await wait(10);
  }
  return true;
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
    throw error;
  }
}
