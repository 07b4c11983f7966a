import type { Measured } from "../load.ts";
import { machine } from "../machine.ts";
import { median } from "../measure.ts";
import type { MarkingRound } from "./marking.ts";
import type { Target } from "./targets.ts";

export interface RememberedFacts {
  readonly command: string;
  readonly postgresVersion: string;
  readonly employees: number;
  readonly connections: number;
  readonly rounds: number;
  readonly seconds: number;
  readonly readings: readonly {
    readonly name: string;
    readonly rounds: readonly Record<Target, Measured>[];
  }[];
  readonly marking: readonly MarkingRound[];
}

const whole = (figure: number): string => Math.round(figure).toLocaleString("en");

/** The section of the results. */
export function rememberedReport(facts: RememberedFacts): string {
  const rows = facts.readings.map(({ name, rounds }) => {
    const over = (figure: (round: Record<Target, Measured>) => number) => median(rounds.map(figure));
    const rate = (target: Target) => whole(over((round) => round[target].requestsPerSecond));
    const ratio = (one: Target, other: Target) =>
      over((round) => round[one].requestsPerSecond / round[other].requestsPerSecond).toFixed(2);
    return `| ${[
      name,
      rate("remembered"),
      over(({ remembered }) => remembered.p50).toFixed(1),
      over(({ remembered }) => remembered.p99).toFixed(1),
      whole(over(({ remembered }) => remembered.processor)),
      rate("constant"),
      ratio("remembered", "constant"),
      rate("off"),
      rate("first"),
      ratio("first", "off"),
    ].join(" | ")} |`;
  });
  const creations = (figure: (round: MarkingRound) => number) => median(facts.marking.map(figure));
  return `## Remembered responses

Written by \`${facts.command}\`. Figures are medians of ${facts.rounds} rounds of ${facts.seconds} s with ${facts.connections} connections. "Of a constant" is the share of the requests/s of a bare \`node:http\` server that returns the same bytes. A first reading is one with a memory into which nothing fits.

${machine(facts.postgresVersion)}
- ${whole(facts.employees)} employees

| reading | remembered, requests/s | p50 ms | p99 ms | processor µs | constant, requests/s | of a constant | without memory, requests/s | first reading, requests/s | first reading, of that without memory |
|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|
${rows.join("\n")}

Creating an employee: ${whole(creations(({ marked }) => marked.requestsPerSecond))} requests/s with the marks of the workspace, ${whole(creations(({ unmarked }) => unmarked.requestsPerSecond))} without them, a ratio of ${creations(({ marked, unmarked }) => marked.requestsPerSecond / unmarked.requestsPerSecond).toFixed(2)}.
`;
}
