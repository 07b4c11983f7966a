import { expect } from "vitest";
import { seedCompany } from "../../src/administration/seed-company.ts";
import { campaignTest as it } from "../support/campaign.ts";
import { testCompany } from "../support/test-company.ts";

const { app, acme, owner } = testCompany();

/** What must never be found among tickets: a name, and SQL that finds it. `$1` is the workspace. */
const VIOLATIONS: Readonly<Record<string, string>> = {
  "a status that is not the category of the stage": `select t.id from tickets t
    join ticket_stages s on s.workspace_id = t.workspace_id and s.id = t.stage_id
    where t.workspace_id = $1 and t.status <> s.category`,
  "intervals that do not lead from the creation to the present stage": `select t.id from tickets t
    where t.workspace_id = $1 and (
      (select min(h.entered_at) from ticket_stage_history h
        where h.workspace_id = t.workspace_id and h.ticket_id = t.id) is distinct from t.created_at
      or not exists (select from ticket_stage_history h where h.workspace_id = t.workspace_id
        and h.ticket_id = t.id and h.left_at is null and h.stage_id = t.stage_id
        and h.entered_at = t.stage_entered_at))`,
  "a gap between two intervals": `select h.id from ticket_stage_history h where h.workspace_id = $1
    and h.left_at is not null and not exists (select from ticket_stage_history next
      where next.workspace_id = h.workspace_id and next.ticket_id = h.ticket_id and next.entered_at = h.left_at
        and next.from_stage_id = h.stage_id)`,
  "a first response without its comment": `select t.id from tickets t where t.workspace_id = $1
    and t.first_responded_at is distinct from (select c.created_at from ticket_comments c
      where c.workspace_id = t.workspace_id and c.ticket_id = t.id and c.is_first_response)`,
  "a reopening that is not counted": `select t.id from tickets t where t.workspace_id = $1
    and t.reopen_count <> (select count(*) from ticket_stage_history h
      join ticket_stages s on s.workspace_id = h.workspace_id and s.id = h.stage_id
      where h.workspace_id = t.workspace_id and h.ticket_id = t.id and s.category = 'resolved'
        and h.left_at is not null)`,
  "a moment in the future": `select id from tickets where workspace_id = $1
    and greatest(created_at, stage_entered_at, first_responded_at, resolved_at) > $2`,
};

it("gives a company of 40 people tickets over a year, with a report that agrees with them", async () => {
  const made = await seedCompany(app.installation, acme.workspace, { employees: 40, tickets: 600, seed: 3 });
  expect(made.tickets).toBe(600);
  for (const [name, statement] of Object.entries(VIOLATIONS)) {
    const values = [acme.workspace.id, ...(statement.includes("$2") ? [app.clock.now()] : [])];
    expect((await app.installation.pool.query(statement, values)).rows, name).toEqual([]);
  }

  const total = async (query: string): Promise<number> => {
    const { status, body, text } = await owner.get(`/tickets?perPage=1&${query}`);
    expect(status, text).toBe(200);
    return body.meta.total;
  };
  const today = app.clock.now();
  const yearAgo = new Date(today.getTime() - 370 * 86_400_000);
  const days = [yearAgo, today].map((day) => day.toISOString().slice(0, 10)).join();
  const { status, body, text } = await owner.get(`/tickets/getters/ticket-analytics?date=${days}`);
  expect(status, text).toBe(200);
  const { data } = body;
  expect(data.created_count).toBe(600);
  expect(data.resolved_count).toBe(await total("status=resolved"));
  expect(data.backlog_count).toBe(await total("status=open,pending"));
  expect(data.resolved_count + data.backlog_count).toBe(600);
  expect(data.reopened_count).toBeGreaterThan(0);
  for (const [times, state] of [
    [data.first_response, "first_response_state"],
    [data.resolution, "resolution_state"],
  ]) {
    const done = state === "resolution_state" ? "&status=resolved" : `&first_responded_at=${days}`;
    expect(times.met_count, state).toBe(await total(`${state}=met${done}`));
    expect(times.breached_count, state).toBe(await total(`${state}=breached${done}`));
    expect(times.count, state).toBe(times.met_count + times.breached_count);
    expect(times.compliance, state).toBeGreaterThan(50);
    expect(times.compliance, state).toBeLessThan(100);
  }
  for (const rows of [data.by_priority, data.by_assignee])
    for (const name of ["created_count", "resolved_count", "backlog_count"] as const)
      expect(
        rows.reduce((sum: number, row: Record<typeof name, number>) => sum + row[name], 0),
        name,
      ).toBe(data[name]);
});
