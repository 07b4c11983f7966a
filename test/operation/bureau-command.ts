import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

const CHECKOUT = fileURLToPath(new URL("../..", import.meta.url));
const BUREAU = fileURLToPath(new URL("../../bin/bureau.mjs", import.meta.url));

/** The result of one run of the command line. */
export interface CommandResult {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts `bureau <args>` with only the given settings in its environment. */
export function startBureau(args: readonly string[], settings: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, [BUREAU, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH: process.env.PATH, ...settings },
  });
}

/** Starts `npx bureau <args>` like a person in the program's folder; npx leads a process group of its own. */
export function startWithNpx(args: readonly string[], settings: NodeJS.ProcessEnv): ChildProcess {
  return spawn("npx", ["bureau", ...args], {
    cwd: CHECKOUT,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings },
  });
}

/** Kills a child, with the processes that it has started if it leads a process group. */
export function killWithFamily(child: ChildProcess): void {
  child.kill("SIGKILL");
  try {
    process.kill(-child.pid!, "SIGKILL");
  } catch {
    // It leads no group, or all processes of the group have ended.
  }
}

/** Runs `bureau <args>` to its end. */
export async function bureau(
  args: readonly string[],
  settings: NodeJS.ProcessEnv = {},
): Promise<CommandResult> {
  const child = startBureau(args, settings);
  const [stdout, stderr, [exitCode]] = await Promise.all([
    text(child.stdout!),
    text(child.stderr!),
    once(child, "exit"),
  ]);
  return { exitCode, stdout, stderr };
}
