import { expect, it } from "vitest";
import { testCompany } from "../support/test-company.ts";
import { add, read } from "./company.ts";

const { app, acme, owner } = testCompany();

/** More than 2³¹ seconds of whole days, which is the largest number that a 32-bit integer holds. */
const INTERVALS = 25_000;

it("the velocity of a stage is exact for more intervals than 32 bits hold days of seconds", async () => {
  const lead = await add(owner, "leads", { name: "Evergreen" });
  const { stage_id } = await read(owner, `/leads/${lead}`);
  await app.installation.pool.query(
    `insert into lead_stage_history (workspace_id, id, lead_id, stage_id, entered_at, left_at, exit)
     select $1, lpad(n::text, 26, '0'), $2, $3, '2026-01-01T00:00:00Z'::timestamptz + n * interval '2 minutes',
       '2026-01-01T00:00:00Z'::timestamptz + n * interval '2 minutes' + interval '72 seconds', 'moved'
     from generate_series(1, $4) n`,
    [acme.workspace.id, lead, stage_id, INTERVALS],
  );
  const { body } = await owner.get("/leads/getters/lead-velocity?date=2026-01-01,2026-03-31");
  expect(body.data.stages[0]).toMatchObject({ completed_count: INTERVALS, average_days: 0, median_days: 0 });
  const wide = await owner.get("/leads/getters/lead-funnel?date=2026-01-01,2026-03-31&mode=period");
  expect(wide.body.data.stages[0]).toMatchObject({ in_stage_count: 1 });
});
