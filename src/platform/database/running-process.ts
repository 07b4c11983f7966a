import { readFileSync } from "node:fs";

/**
 * Whether a process with this id is running and, if `name` is given, is that program. Ids are reused, in containers
 * nearly always the same ones, so a running process may be another program. A zombie process does not count. If the
 * system does not report names, only the id is compared.
 */
export function isRunning(pid: number, name?: string): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  const [, program, state] = /^\d+ \((.*)\) (\S)/s.exec(readStat(pid)) ?? [];
  if (program === undefined) return true;
  return state !== "Z" && state !== "X" && (name === undefined || program === name);
}

function readStat(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    return "";
  }
}
