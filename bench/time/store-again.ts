import type { TimeData } from "../time-data.ts";

/** The number of entries whose figures are stored again. */
export const STORED_AGAIN = 100_000;

/** Which entries these are: the latest, or such as are spread over all employees, projects and months. */
export type Chosen = "latest" | "spread";

const ORDER: Readonly<Record<Chosen, string>> = { latest: "id desc", spread: "md5(id)" };

/**
 * Has the figures of so many entries change, and returns the seconds that storing them again takes. They stay in their sums;
 * one that loses its first or its last entry has to look for the next, which takes longer.
 */
export async function storeAgain(
  { pool, workspaceId, storeFigures }: TimeData,
  chosen: Chosen,
): Promise<number> {
  await storeFigures();
  await pool.query(
    `with changed as (select id from entry_figures where workspace_id = $1 order by ${ORDER[chosen]} limit $2),
     marked as (insert into stale_entries (workspace_id, entry_id) select $1, id from changed)
     update entry_figures f set worked_minutes = f.worked_minutes + 1 from changed c where f.workspace_id = $1 and f.id = c.id`,
    [workspaceId, STORED_AGAIN],
  );
  return storeFigures();
}
