import { readFileSync } from "node:fs";

/**
 * Whether a process with this id lives, and is the program `name` when a name is given. Ids are used again, in
 * containers nearly always the same ones, so a living process may be quite another program. A process that ended
 * and was not collected by its parent does not live. Where the system does not tell names, the id alone counts.
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
