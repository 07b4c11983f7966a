import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, Work } from "../../../engine/work/index.ts";

const COUNTER = "tickets";

/** The number of the next ticket. Callers hold the lock on the board. */
export async function nextNumber(work: ReadOnlyWork): Promise<number> {
  const counter = await work.row<{ last: number }>(sql`select c.value::integer as last from counters c
    where c.workspace_id = ${fromContext("workspace")} and c.name = ${COUNTER}`);
  return (counter?.last ?? 0) + 1;
}

/** Keeps a number from being given again, even after its ticket is deleted. */
export async function useUpNumber(work: Work, number: number): Promise<void> {
  await work.rows(sql`insert into counters (workspace_id, name, value)
    values (${fromContext("workspace")}, ${COUNTER}, ${number}::bigint)
    on conflict (workspace_id, name) do update set value = greatest(counters.value, ${number}::bigint)`);
}
