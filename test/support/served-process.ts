import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { vi } from "vitest";

const MAIN = new URL("../../src/cli/main.ts", import.meta.url).href;

/** A server in a process of its own, started as from the command line. */
export interface ServedProcess {
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  readonly pid: number;
  /** Ends it like a crash: nothing is cleaned up. */
  kill(): Promise<void>;
}

/** Starts a server with only the given settings in its environment, and waits until it listens. */
export async function serveInProcess(settings: NodeJS.ProcessEnv): Promise<ServedProcess> {
  const program = `import { main } from ${JSON.stringify(MAIN)}; await main(["serve", "--json"]);`;
  const child: ChildProcess = spawn(
    process.execPath,
    ["--import", "tsx", "--input-type=module", "--eval", program],
    { stdio: ["ignore", "pipe", "pipe"], env: { PATH: process.env.PATH, PORT: "0", ...settings } },
  );
  let output = "";
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  const port = await vi.waitFor(
    () => {
      const found = /(?:localhost|127\.0\.0\.1):(\d+)/.exec(output)?.[1];
      if (found !== undefined || child.exitCode !== null) return found;
      throw new Error(`The server does not listen yet: ${output}`);
    },
    { timeout: 25_000, interval: 20 },
  );
  if (port === undefined) throw new Error(`the server ended: ${output}`);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid!,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}
