import { expect } from "vitest";
import { seedCompany } from "../../src/administration/seed-company.ts";
import { campaignTest as it } from "../support/campaign.ts";
import { testCompany } from "../support/test-company.ts";

const { app, acme, owner } = testCompany();

/** What must never be found among candidates: a name, and SQL that finds it. `$1` is the workspace. */
const VIOLATIONS: Readonly<Record<string, string>> = {
  "more hired than there are openings": `select j.id from jobs j where j.workspace_id = $1
    and j.openings < (select count(*) from candidates c
      where c.workspace_id = j.workspace_id and c.job_id = j.id and c.status = 'hired')`,
  "active candidates of a closed job": `select c.id from candidates c
    join jobs j on j.workspace_id = c.workspace_id and j.id = c.job_id
    where c.workspace_id = $1 and c.status = 'active' and j.status not in ('open', 'on_hold')`,
  "an application while the job was not open": `select c.id from candidates c
    join jobs j on j.workspace_id = c.workspace_id and j.id = c.job_id
    where c.workspace_id = $1 and (j.opened_at is null or c.applied_at < j.opened_at
      or greatest(c.applied_at, c.rejected_at, c.hired_at, c.withdrawn_at) > j.closed_at)`,
  "somebody hired under another name, or after the first day": `select c.id from candidates c
    join employees e on e.workspace_id = c.workspace_id and e.id = c.employee_id
    where c.workspace_id = $1 and (c.first_name <> e.first_name or c.last_name <> e.last_name
      or c.hired_at::date > e.start_date)`,
  "intervals that do not lead from the application to the last stage": `select c.id from candidates c
    where c.workspace_id = $1 and (
      (select min(h.entered_at) from candidate_stage_history h
        where h.workspace_id = c.workspace_id and h.candidate_id = c.id) is distinct from c.applied_at
      or not exists (select from candidate_stage_history h where h.workspace_id = c.workspace_id
        and h.candidate_id = c.id and h.stage_id = c.stage_id and h.entered_at = c.stage_entered_at
        and h.left_at is not distinct from coalesce(c.hired_at, c.rejected_at, c.withdrawn_at)
        and coalesce(h.exit, 'active') = c.status))`,
  "a gap between two intervals": `select h.id from candidate_stage_history h where h.workspace_id = $1
    and h.exit = 'moved' and not exists (select from candidate_stage_history next
      where next.workspace_id = h.workspace_id and next.candidate_id = h.candidate_id
        and next.entered_at = h.left_at and next.from_stage_id = h.stage_id)`,
  "an interval with a wrong link to what follows it": `select h.id from (
    select id, next_stage_id, is_return, lead(stage_id) over (partition by candidate_id order by entered_at, id) as next,
      row_number() over (partition by candidate_id, stage_id order by entered_at, id) as visit
    from candidate_stage_history where workspace_id = $1) h
    where h.next_stage_id is distinct from h.next or h.is_return <> (h.visit > 1)`,
  "a stage that requires a rating left for the next one without": `select c.id from candidates c
    join candidate_stage_history h on h.workspace_id = c.workspace_id and h.candidate_id = c.id and h.exit = 'moved'
    join hiring_stages s on s.workspace_id = h.workspace_id and s.id = h.stage_id and s.requires_rating
    where c.workspace_id = $1 and c.rating is null`,
  "somebody forgotten who could still be kept, or is still called by a name": `select c.id from candidates c
    where c.workspace_id = $1 and c.anonymized_at is not null and (c.first_name <> 'Anonymised'
      or c.email is not null or c.anonymized_at < coalesce(c.rejected_at, c.withdrawn_at) + interval '6 months')`,
  "feedback on somebody who was forgotten": `select f.id from feedback f
    join candidates c on c.workspace_id = f.workspace_id and c.id = f.feedbackable_id
    where f.workspace_id = $1 and c.anonymized_at is not null`,
  "a moment in the future": `select id from candidates where workspace_id = $1
    and greatest(applied_at, stage_entered_at, rejected_at, withdrawn_at, hired_at, anonymized_at) > $2`,
};

it("gives a company of 40 people its jobs and candidates of two years", async () => {
  const made = await seedCompany(app.installation, acme.workspace, {
    employees: 40,
    candidates: 400,
    seed: 3,
  });
  expect(made.candidates).toBe(400);
  for (const [name, statement] of Object.entries(VIOLATIONS)) {
    const values = [acme.workspace.id, ...(statement.includes("$2") ? [app.clock.now()] : [])];
    expect((await app.installation.pool.query(statement, values)).rows, name).toEqual([]);
  }
  const total = async (path: string): Promise<number> => {
    const { status, body, text } = await owner.get(`${path}${path.includes("?") ? "&" : "?"}perPage=1`);
    expect(status, text).toBe(200);
    return body.meta.total;
  };
  expect(await total("/jobs")).toBe(made.jobs);
  for (const status of ["active", "hired", "rejected", "withdrawn"])
    expect(await total(`/candidates?status=${status}`), status).toBeGreaterThan(5);
  for (const status of ["draft", "open", "on_hold", "closed"])
    expect(await total(`/jobs?status=${status}`), status).toBeGreaterThan(0);
  expect(await total("/feedback?feedbackable_type=candidates")).toBeGreaterThan(20);
  const { body } = await owner.get("/candidates?status=active&sort=id&perPage=100");
  const withCv = body.data.filter(
    (one: { attributes: { files: unknown[] } }) => one.attributes.files.length > 0,
  );
  expect(withCv.length).toBeGreaterThan(5);
});

it("adds candidates to a workspace without employees", async () => {
  const { workspace } = await app.addWorkspace("lonely");
  const made = await seedCompany(app.installation, workspace, { candidates: 30, seed: 1 });
  expect(made).toMatchObject({ candidates: 30 });
});
