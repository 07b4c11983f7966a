import { expect, it } from "vitest";
import { testCompany } from "../support/test-company.ts";
import { add, read } from "./company.ts";

const { app, acme, owner } = testCompany();

/** More than 2³¹ seconds of whole days, which is the largest number that a 32-bit integer holds. */
const INTERVALS = 25_000;

it("the velocity of a stage is exact for more intervals than 32 bits hold days of seconds", async () => {
  const lead = await add(owner, "leads", { name: "Evergreen" });
  const { stage_id, stage_entered_at } = await read(owner, `/leads/${lead}`);
  await app.installation.pool.query(
    `insert into lead_stage_history
       (workspace_id, id, lead_id, stage_id, entered_at, left_at, exit, next_stage_id, next_visit_at, is_return)
     select $1, lpad(n::text, 26, '0'), $2, $3, start + n * interval '2 minutes',
       start + n * interval '2 minutes' + interval '72 seconds', 'moved', $3,
       case when n = $4 then $5 else start + (n + 1) * interval '2 minutes' end, n > 1
     from generate_series(1, $4::integer) n, (select '2026-01-01T00:00:00Z'::timestamptz as start) first`,
    [acme.workspace.id, lead, stage_id, INTERVALS, stage_entered_at],
  );
  const { body } = await owner.get("/leads/getters/lead-velocity?date=2026-01-01,2026-03-31");
  expect(body.data.stages[0]).toMatchObject({
    ...{ completed_count: INTERVALS, completed_leads_count: 1, average_days: 0, median_days: 0 },
  });
  const wide = await owner.get("/leads/getters/lead-funnel?date=2026-01-01,2026-03-31&mode=period");
  expect(wide.body.data.stages[0]).toMatchObject({ in_stage_count: 1 });
});
