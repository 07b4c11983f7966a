import { load, type Measured } from "../load.ts";
import { type Served, startFloor, startProduct } from "../servers.ts";
import type { Workload } from "../workloads.ts";

/**
 * What is compared: the program with its memory; with a memory into which nothing fits, so that every reading is a first
 * one; without a memory; and a bare server that returns the same bytes.
 */
export const TARGETS = ["remembered", "first", "off", "constant"] as const;
export type Target = (typeof TARGETS)[number];

const SETTINGS: Readonly<Record<Exclude<Target, "constant">, string>> = {
  remembered: "64MiB",
  first: "1",
  off: "0",
};

export type Targets = Readonly<Record<Target, Served>>;

interface TargetOptions {
  readonly settings: Record<string, string>;
  readonly databaseUrl: string;
  readonly key: string;
  readonly workloads: readonly Workload[];
}

/** How long each target is warmed up: a report that is read by all connections at once takes more than one second. */
const WARM_UP = 3;

/** Starts all targets, each in a process of its own. */
export async function startTargets({
  settings,
  databaseUrl,
  key,
  workloads,
}: TargetOptions): Promise<Targets> {
  const products: Record<string, Served> = {};
  for (const [name, memory] of Object.entries(SETTINGS))
    products[name] = await startProduct({ ...settings, REMEMBERED_RESPONSES: memory });
  const plans = [];
  for (const { path } of workloads) {
    const reply = await fetch(`${products.off!.url}/api${path}`, {
      headers: { authorization: `Bearer ${key}` },
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    plans.push({ route: path, statements: [], isTransaction: false, before: await reply.text(), after: "" });
  }
  const constant = await startFloor({ databaseUrl, poolSize: 1, plans });
  return { ...products, constant } as unknown as Targets;
}

/** The rounds of one workload: in each, every target was measured once, beginning with another one. */
export async function measureTargets(
  targets: Targets,
  workload: Workload,
  options: {
    readonly key: string;
    readonly connections: number;
    readonly rounds: number;
    readonly seconds: number;
  },
): Promise<Record<Target, Measured>[]> {
  const measureOne = (target: Target, seconds: number) =>
    load(workload, {
      ...{ key: options.key, connections: options.connections, seconds },
      address: target === "constant" ? targets.constant.url : `${targets[target].url}/api`,
      processorTime: targets[target].processorTime,
    });
  for (const target of TARGETS) await measureOne(target, WARM_UP);
  const rounds: Record<Target, Measured>[] = [];
  for (let round = 0; round < options.rounds; round++) {
    const measured: Partial<Record<Target, Measured>> = {};
    for (let index = 0; index < TARGETS.length; index++) {
      const target = TARGETS[(round + index) % TARGETS.length]!;
      measured[target] = await measureOne(target, options.seconds);
    }
    rounds.push(measured as Record<Target, Measured>);
  }
  return rounds;
}
