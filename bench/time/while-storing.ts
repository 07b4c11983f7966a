import { load, type Measured } from "../load.ts";
import type { TimeData } from "../time-data.ts";
import type { Workload } from "../workloads.ts";
import { entryWorkload } from "./entry-workload.ts";
import { storeAgain } from "./store-again.ts";

/** A workload alone, and while figures of as many entries are stored as `STORED_AGAIN` says. */
export interface WhileStoring {
  readonly workload: string;
  readonly alone: Measured;
  readonly beside: Measured;
}

const CONNECTIONS = 4;

/** Measures creations of entries and pages of them for so many seconds each, and again while figures are stored. */
export async function whileStoring(data: TimeData, url: string, seconds: number): Promise<WhileStoring[]> {
  const page: Workload = { name: "entries, page 1", method: "GET", path: "/timesheets?sort=-id&perPage=15" };
  const measured: WhileStoring[] = [];
  for (const workload of [await entryWorkload(data.pool, data.workspaceId), page]) {
    const to = { address: `${url}/api`, key: data.key, connections: CONNECTIONS };
    await load(workload, { ...to, seconds: 1 });
    const alone = await load(workload, { ...to, seconds });
    const [beside] = await Promise.all([load(workload, { ...to, seconds }), storeAgain(data, "spread")]);
    measured.push({ workload: workload.name, alone, beside });
  }
  return measured;
}
