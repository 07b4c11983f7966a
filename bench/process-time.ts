import { readFile } from "node:fs/promises";

/** Ticks of the clock in a second, in which Linux counts processor time. */
const TICKS = 100;

/** What the system says of a process, from its state on; empty where it does not tell it. */
async function statOf(pid: number): Promise<string[]> {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // The name, in parentheses, may contain spaces.
  return text.slice(text.lastIndexOf(")") + 2).split(" ");
}

/** Seconds of processor time that a process has used so far, with all of its threads; NaN where the system does not tell it. */
export async function processSeconds(pid: number): Promise<number> {
  const fields = await statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Seconds of processor time that the children of a process's parent have used that have ended; NaN as above. */
export async function secondsOfEndedSiblings(pid: number): Promise<number> {
  const fields = await statOf(Number((await statOf(pid))[1]));
  return (Number(fields[13]) + Number(fields[14])) / TICKS;
}
