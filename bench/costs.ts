import { load } from "./load.ts";
import { median } from "./measure.ts";
import { type Served, startProduct } from "./servers.ts";
import type { Workload } from "./workloads.ts";

/** The cost of a part of the program: a workload with it, compared with the same workload without it. */
export interface Cost {
  readonly part: string;
  readonly workload: string;
  /** Requests per second, the median of the rounds. */
  readonly whole: number;
  readonly without: number;
  /** The ratio of the whole program's requests to those without the part, for each round; then the median. */
  readonly ratio: number;
}

interface Part {
  /** The name of the part in `variants/loader.mjs`. */
  readonly name: "total" | "journal";
  readonly says: string;
  readonly workload: string;
}

/** The parts whose cost is measured, by the workload that uses them. */
const PARTS: readonly Part[] = [
  {
    name: "total",
    says: "the exact total of an unchanged list",
    workload: "list of 15 with filter, sort and total",
  },
  { name: "journal", says: "the journal", workload: "create employee" },
];

export interface CostOptions {
  readonly product: Served;
  readonly settings: Record<string, string>;
  readonly key: string;
  readonly connections: number;
  readonly rounds: number;
  readonly seconds: number;
  readonly warmUpSeconds: number;
}

/** Measures each part whose workload is among the given, one server right after the other in every round. */
export async function measureCosts(workloads: readonly Workload[], options: CostOptions): Promise<Cost[]> {
  const costs: Cost[] = [];
  for (const part of PARTS) {
    const workload = workloads.find(({ name }) => name === part.workload);
    if (workload) costs.push(await measureCost(part, workload, options));
  }
  return costs;
}

async function measureCost(part: Part, workload: Workload, options: CostOptions): Promise<Cost> {
  const without = await startProduct(options.settings, part.name);
  const run = async (server: Served, seconds: number): Promise<number> => {
    const to = { address: `${server.url}/api`, key: options.key, connections: options.connections };
    return (await load(workload, { ...to, seconds })).requestsPerSecond;
  };
  try {
    for (const server of [options.product, without]) await run(server, options.warmUpSeconds);
    const rounds: { whole: number; without: number }[] = [];
    for (let round = 0; round < options.rounds; round++) {
      const first = round % 2 === 0 ? await run(options.product, options.seconds) : null;
      const other = await run(without, options.seconds);
      rounds.push({ whole: first ?? (await run(options.product, options.seconds)), without: other });
    }
    return {
      part: part.says,
      workload: part.workload,
      whole: median(rounds.map(({ whole }) => whole)),
      without: median(rounds.map((round) => round.without)),
      ratio: median(rounds.map((round) => round.whole / round.without)),
    };
  } finally {
    await without.close();
  }
}
