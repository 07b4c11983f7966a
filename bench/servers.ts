import { type ChildProcess, execFileSync, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { FloorOptions } from "./floor/floor-plan.ts";

/** A server in a process of its own. */
export interface Served {
  readonly url: string;
  /** Memory in use, in MiB. */
  memory(): number;
  /** Processor time that the process has used so far, in seconds. */
  processorTime(): Promise<number>;
  close(): Promise<void>;
}

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Starts the bare server. */
export async function startFloor(options: FloorOptions): Promise<Served> {
  const child = fork(at("./floor/floor-server.ts"), { execArgv: ["--import", "tsx"] });
  child.send(options);
  const [{ url }] = (await once(child, "message")) as [{ url: string }];
  return served(child, url, async () => Number(await text(`${url}/processor-time`)));
}

/** Starts the program as an operator does; `without` names a part that is removed from it (`variants/loader.mjs`). */
export async function startProduct(settings: Record<string, string>, without?: string): Promise<Served> {
  const taken = without === undefined ? [] : ["--import", at("./variants/take-away.mjs")];
  const child = spawn(process.execPath, [...taken, at("../bin/bureau.mjs"), "serve", "--json"], {
    env: {
      ...process.env,
      PORT: "0",
      DEMO: "off",
      ...settings,
      ...(without === undefined ? {} : { BENCH_WITHOUT: without }),
    },
    stdio: ["ignore", "pipe", process.env.BENCH_LOG ? "inherit" : "ignore"],
  });
  for await (const line of createInterface({ input: child.stdout! })) {
    const { url } = JSON.parse(line) as { url: string };
    return served(child, url, async () => {
      const metrics = await text(`${url}/metrics`);
      return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]);
    });
  }
  throw new Error("The server ended before it listened. BENCH_LOG=1 shows its log.");
}

const text = async (url: string): Promise<string> => (await fetch(url)).text();

function served(child: ChildProcess, url: string, processorTime: Served["processorTime"]): Served {
  return {
    url,
    processorTime,
    memory: () => {
      const kibibytes = execFileSync("ps", ["-o", "rss=", "-p", String(child.pid)], { encoding: "utf8" });
      return Math.round(Number(kibibytes) / 1024);
    },
    async close() {
      if (child.exitCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}
