import { expect } from "vitest";
import { seedCompany } from "../../src/administration/seed-company.ts";
import { campaignTest as it } from "../support/campaign.ts";
import { testCompany } from "../support/test-company.ts";

const { app, acme, owner } = testCompany();

/** What must never be found in reviews, goals and feedback: a name, and SQL that finds it. `$1` is the workspace. */
const VIOLATIONS: Readonly<Record<string, string>> = {
  "a completed evaluation without a response": `select v.id from evaluations v
    where v.workspace_id = $1 and v.status = 'completed' and (v.exact_score is null or not exists (
      select from evaluation_responses r where r.workspace_id = $1 and r.evaluation_id = v.id
        and r.role = 'assignee' and r.status = 'submitted'))`,
  "a score that is not the mean of the responses": `select v.id from evaluations v
    left join lateral (select round(avg(r.points * 100 / (r.weights * v.frozen_scale_max)), 6) as score
      from evaluation_responses r where r.workspace_id = $1 and r.evaluation_id = v.id and r.role = 'assignee'
        and r.status = 'submitted') given on true
    where v.workspace_id = $1 and round(v.exact_score, 6) is distinct from given.score`,
  "an open evaluation that does not ask everybody": `select v.id from evaluations v
    where v.workspace_id = $1 and v.status in ('draft', 'in_progress')
      and (select count(*) from evaluation_responses r where r.workspace_id = $1 and r.evaluation_id = v.id)
        <> 1 + (select count(*) from evaluation_assignees a where a.workspace_id = $1 and a.evaluation_id = v.id)`,
  "an evaluation that goes back in time": `select id from evaluations where workspace_id = $1
    and (started_at > completed_at or completed_at > shared_at or shared_at > acknowledged_at)`,
  "somebody who reviews themselves, or somebody who is gone": `select a.evaluation_id from evaluation_assignees a
    join evaluations v on v.workspace_id = $1 and v.id = a.evaluation_id
    join employees e on e.workspace_id = $1 and e.id = a.assignee_id
    where a.workspace_id = $1 and (a.assignee_id = v.employee_id or e.archived_at is not null)`,
  "a goal above others with another progress than theirs": `select g.id from goals g
    join lateral (select avg(c.exact_progress) as progress, count(*) as parts from goals c where c.workspace_id = $1
      and c.parent_goal_id = g.id and c.status not in ('draft', 'cancelled')) below on below.parts > 0
    where g.workspace_id = $1 and g.key_results = '[]' and round(g.exact_progress - below.progress, 6) <> 0`,
  "a closed goal above an open one": `select g.id from goals g
    join goals c on c.workspace_id = $1 and c.parent_goal_id = g.id and c.status = 'active'
    where g.workspace_id = $1 and g.status <> 'active'`,
  "feedback on oneself, or without an author": `select id from feedback where workspace_id = $1
    and (author_employee_id is null or (author_employee_id = subject_employee_id and type <> 'self'))`,
  "an answer that nobody is noted for": `select f.id from feedback f where f.workspace_id = $1
    and f.feedback_request_id is not null and not exists (select from feedback_respondents p where p.workspace_id = $1
      and p.request_id = f.feedback_request_id and p.feedback_id = f.id and p.employee_id = f.author_employee_id)`,
};

it("the seeded company has three cycles of reviews, goals and feedback that follow the rules", async () => {
  const made = await seedCompany(app.installation, acme.workspace, { employees: 40, seed: 3 });
  for (const name of ["evaluations", "goals", "feedback"]) expect(made[name], name).toBeGreaterThan(50);
  expect(made["feedback-requests"]).toBe(3);
  for (const [name, statement] of Object.entries(VIOLATIONS)) {
    const { rowCount } = await app.installation.pool.query(statement, [acme.workspace.id]);
    expect(rowCount, name).toBe(0);
  }
  const { body } = await owner.get("/evaluations/getters/performance-analytics?date=2024-07-01,2026-12-31");
  const { evaluations, scores } = body.data;
  for (const status of [
    "draft",
    "in_progress",
    "completed",
    "cancelled",
    "overdue",
    "shared",
    "acknowledged",
  ])
    expect(evaluations[status], status).toBeGreaterThan(0);
  expect(scores).toMatchObject({ count: evaluations.completed });
});
