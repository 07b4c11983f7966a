import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

const BUREAU = fileURLToPath(new URL("../../bin/bureau.mjs", import.meta.url));

/** How one run of the command line ended. */
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
