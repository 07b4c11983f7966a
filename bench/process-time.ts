import { readFile } from "node:fs/promises";

/** Ticks of the clock in a second, in which Linux counts processor time. */
const TICKS = 100;

/** Seconds of processor time that a process has used so far, with all of its threads; NaN where the system does not tell it. */
export async function processSeconds(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // The name, in parentheses, may contain spaces.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}
