import { percentile } from "../load.ts";

interface Moving {
  readonly url: string;
  readonly key: string;
  readonly stageIds: readonly string[];
  /** The leads of each writer. */
  readonly leads: readonly (readonly string[])[];
  readonly seconds: number;
}

/** What moving leads took. */
export interface Moves {
  readonly writers: number;
  readonly count: number;
  readonly seconds: number;
  /** Milliseconds of a move. */
  readonly p50: number;
  readonly p99: number;
}

/** Moves leads through the stages with several writers at once. @throws if a move was refused */
export async function moveLeads({ url, key, stageIds, leads, seconds }: Moving): Promise<Moves> {
  const times: number[] = [];
  const started = performance.now();
  const write = async (own: readonly string[]): Promise<void> => {
    for (let n = 0; performance.now() - started < seconds * 1_000; n++) {
      const begun = performance.now();
      const stage = stageIds[(1 + Math.floor(n / own.length)) % stageIds.length];
      const response = await fetch(`${url}/api/leads/${own[n % own.length]}/actions?action=move`, {
        method: "POST",
        headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
        body: JSON.stringify({ stage_id: stage }),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`A move was refused: ${response.status} ${text.slice(0, 500)}`);
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(leads.map(write));
  const taken = (performance.now() - started) / 1_000;
  times.sort((a, b) => a - b);
  return {
    ...{ writers: leads.length, count: times.length, seconds: taken },
    ...{ p50: percentile(times, 0.5), p99: percentile(times, 0.99) },
  };
}
