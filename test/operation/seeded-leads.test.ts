import { expect } from "vitest";
import { seedCompany } from "../../src/administration/seed-company.ts";
import { campaignTest as it } from "../support/campaign.ts";
import { testCompany } from "../support/test-company.ts";

const { app, acme } = testCompany();

it("gives a company of 40 people 400 leads over two years, with reports that can be believed", async () => {
  const made = await seedCompany(app.installation, acme.workspace, { employees: 40, seed: 3 });
  expect(made.leads).toBe(400);
  const report = async (name: string, query = "") => {
    const { status, body, text } = await acme.owner.get(`/leads/getters/${name}?${query}`);
    expect(status, text).toBe(200);
    return body.data;
  };
  for (const month of ["2024-09", "2025-03", "2025-11", "2026-05", "2026-06"]) {
    const overview = await report("lead-analytics-overview", `date=${month}-01,${month}-28`);
    expect(overview.created.count, month).toBeGreaterThan(5);
    expect(overview.lost.count, month).toBeGreaterThan(0);
  }
  const overview = await report("lead-analytics-overview", "date=2025-07-01,2026-06-30");
  expect(overview.win_rate).toBeGreaterThan(5);
  expect(overview.win_rate).toBeLessThan(40);
  expect(overview.average_sales_cycle_days).toBeGreaterThan(20);
  expect(overview.average_sales_cycle_days).toBeLessThan(120);
  expect(overview.pipeline.count).toBeGreaterThan(15);
  expect(overview.pipeline.stale_count).toBeGreaterThan(0);
  expect(overview.pipeline.stale_count).toBeLessThan(overview.pipeline.count);
  const reached = (await report("lead-funnel", "date=2025-07-01,2026-06-30")).stages.map(
    ({ reached_count }: { reached_count: number }) => reached_count,
  );
  expect(reached).toEqual(reached.toSorted((a: number, b: number) => b - a));
  expect(reached.at(-1)).toBeGreaterThan(0);
  const { rows } = await app.installation.pool.query(
    `select l.id from leads l where l.workspace_id = $1 and (l.created_at > coalesce(l.closed_at, now())
       or l.created_at <> (select min(h.entered_at) from lead_stage_history h
         where h.workspace_id = l.workspace_id and h.lead_id = l.id)
       or l.stage_id <> (select h.stage_id from lead_stage_history h where h.workspace_id = l.workspace_id
         and h.lead_id = l.id order by h.entered_at desc limit 1))`,
    [acme.workspace.id],
  );
  expect(rows).toEqual([]);
  const linked = await app.installation.pool.query(
    `select count(*)::integer as wrong from (select next_stage_id, is_return,
       lead(stage_id) over (partition by lead_id order by entered_at, id) as next_stage,
       row_number() over (partition by lead_id, stage_id order by entered_at, id) as visit
     from lead_stage_history where workspace_id = $1) h
     where h.next_stage_id is distinct from h.next_stage or h.is_return <> (h.visit > 1)`,
    [acme.workspace.id],
  );
  expect(linked.rows).toEqual([{ wrong: 0 }]);
});
