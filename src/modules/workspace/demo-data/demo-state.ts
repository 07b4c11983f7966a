import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, Work } from "../../../engine/work/index.ts";

/**
 * `putting_in`: a job does it next. `recording`: the records are there, and it is being noted which they are. `present`,
 * `absent`: nothing is going on.
 */
export type DemoStatus = "putting_in" | "recording" | "present" | "absent";

export interface DemoState {
  readonly status: DemoStatus;
  /** What the job is creating; null while nothing is put in. */
  readonly step: string | null;
  /** Why the last attempt to put it in failed; null if it did not. */
  readonly problem: string | null;
  readonly commits: readonly string[];
}

const ABSENT: DemoState = { status: "absent", step: null, problem: null, commits: [] };

/** The state of the demo data. */
export async function demoStateOf(work: ReadOnlyWork): Promise<DemoState> {
  const row = await work.row<
    DemoState & Record<string, unknown>
  >(sql`select d.status, d.step, d.problem, d.commits
    from demo_data d where d.workspace_id = ${fromContext("workspace")}`);
  return row ?? ABSENT;
}

/** Stores a new status, with what is known besides; the commits are kept. */
export async function storeDemoStatus(
  work: Work,
  status: DemoStatus,
  { step = null, problem = null }: Partial<Pick<DemoState, "step" | "problem">> = {},
): Promise<void> {
  await work.rows(sql`insert into demo_data (workspace_id, status, step, problem, asked_at, updated_at)
    values (${fromContext("workspace")}, ${status}, ${step}::text, ${problem}::text, ${fromContext("now")},
      ${fromContext("now")})
    on conflict (workspace_id) do update
      set status = excluded.status, step = excluded.step, problem = excluded.problem, updated_at = excluded.updated_at`);
}

/** Notes that what this transaction journals is no news to anybody. */
export async function noteDemoCommit(work: Work): Promise<void> {
  await work.rows(sql`update demo_data d set commits = d.commits || ${work.journal.commitId}::text
    where d.workspace_id = ${fromContext("workspace")}`);
}

/** Waits until no other transaction puts demo data in or takes it out. */
export const lockDemoData = (work: Work): Promise<void> => work.lock("demo-data");
