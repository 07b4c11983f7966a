import { FLOORS, type Floor } from "./floor/plan-floors.ts";
import { load, type Measured } from "./load.ts";
import type { Served } from "./servers.ts";
import type { Workload } from "./workloads.ts";

export type Target = Floor | "bureau";

/** The rounds of one workload: in each, every target was measured once, one right after the other. */
export interface WorkloadResult {
  readonly workload: string;
  readonly rounds: readonly Readonly<Record<Target, Measured>>[];
}

export interface MeasureOptions {
  readonly floor: Served;
  readonly product: Served;
  readonly key: string;
  readonly connections: number;
  readonly rounds: number;
  readonly seconds: number;
  readonly warmUpSeconds: number;
}

/**
 * Measures a workload on the program and on its floors. The targets of a round follow each other closely, and each round
 * begins with another target, so that other load on the machine affects all of them equally.
 */
export async function measure(workload: Workload, options: MeasureOptions): Promise<WorkloadResult> {
  const targets: Target[] = ["bureau", ...FLOORS];
  const run = (target: Target, seconds: number) => {
    const server = target === "bureau" ? options.product : options.floor;
    return load(workload, {
      address: `${server.url}/${target === "bureau" ? "api" : target}`,
      key: options.key,
      connections: options.connections,
      seconds,
      processorTime: server.processorTime,
    });
  };
  for (const target of targets) await run(target, options.warmUpSeconds);
  const rounds: Record<Target, Measured>[] = [];
  for (let round = 0; round < options.rounds; round++) {
    const measured: Partial<Record<Target, Measured>> = {};
    for (let i = 0; i < targets.length; i++) {
      const target = targets[(round + i) % targets.length]!;
      measured[target] = await run(target, options.seconds);
    }
    rounds.push(measured as Record<Target, Measured>);
  }
  return { workload: workload.name, rounds };
}

/** The median; the mean of the two middle values if their number is even. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
