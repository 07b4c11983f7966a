import type pg from "pg";

/** How many intervals a history has, how many of them return to a stage, and how many have a wrong link to what follows. */
export interface LinkedIntervals {
  readonly intervals: number;
  readonly returns: number;
  readonly wrong: number;
}

/** Compares what each interval of a linked history says about those after it with these themselves. */
export async function linkedIntervals(
  pool: pg.Pool,
  history: "lead_stage_history" | "candidate_stage_history",
): Promise<LinkedIntervals> {
  const owner = history === "lead_stage_history" ? "lead_id" : "candidate_id";
  const { rows } = await pool.query(
    `select count(*)::integer as intervals, count(*) filter (where h.is_return)::integer as returns,
       count(*) filter (where (h.next_stage_id, h.next_visit_at, h.is_return)
         is distinct from (h.next_stage, h.next_visit, h.visit > 1))::integer as wrong
     from (select one.*, lead(stage_id) over intervals as next_stage, lead(entered_at) over visits as next_visit,
         row_number() over visits as visit
       from ${history} one
       window intervals as (partition by workspace_id, ${owner} order by entered_at, id),
         visits as (partition by workspace_id, ${owner}, stage_id order by entered_at, id)) h`,
  );
  return rows[0];
}
