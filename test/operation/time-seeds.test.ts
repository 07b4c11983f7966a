import { afterAll, beforeAll, describe, expect } from "vitest";
import { seedCompany } from "../../src/administration/seed-company.ts";
import type { Installation } from "../../src/compose.ts";
import { unitOf } from "../../src/engine/execute/work/transaction-work.ts";
import { startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";
import { campaignTest as test } from "../support/campaign.ts";
import { storeRow } from "../support/stored-rows.ts";

let app: TestApp;
let acme: TestWorkspace;
const ENTRIES = 900;

beforeAll(async () => {
  app = await startTestApp();
  acme = await app.addWorkspace("acme", { timezone: "Europe/Bucharest" });
  await seedCompany(app.installation, acme.workspace, { employees: 15, seed: 3 });
  await assignEverybody();
});
afterAll(() => app?.close());

const rows = async <T>(statement: string): Promise<T[]> =>
  (await app.installation.pool.query(statement)).rows as T[];

/** One project for everybody, with a task, for the latest weeks only. */
async function assignEverybody(): Promise<void> {
  const store = (table: string, values: Record<string, unknown>) => storeRow(app, acme, table, values);
  const project_id = await store("projects", {
    name: "Apollo",
    billing_model: "time_and_materials",
    currency: "EUR",
  });
  await store("tasks", { project_id, name: "Design", position: 1 });
  await store("tasks", { project_id, name: "Over", position: 2, status: "done", completed_at: new Date() });
  for (const { id } of await rows<{ id: string }>("select id from employees")) {
    await store("project_assignments", { project_id, employee_id: id, starts_at: "2026-06-15" });
  }
}

/** The same installation, but the database ends the first transaction for the sake of another, so that it is tried again. */
function firstTriedInVain(installation: Installation): Installation {
  let isFirst = true;
  return {
    ...installation,
    work: (workspace, body, actor) =>
      installation.work(
        workspace,
        async (work) => {
          const made = await body(work);
          if (isFirst) {
            isFirst = false;
            await unitOf(work).client.query(
              "do $$ begin raise exception 'ended' using errcode = '40001'; end $$",
            );
          }
          return made;
        },
        actor,
      ),
  };
}

/** What breaks a rule, by the rule; each statement finds the rows that do. */
const BROKEN: Readonly<Record<string, string>> = {
  "dates lie in the employment": `select t.id from timesheets t join employees e on e.id = t.employee_id
    where t.date < e.start_date or t.date > e.termination_date`,
  "dates are before today": "select id from timesheets where date >= '2026-07-14'",
  "a day has 1440 minutes": `select employee_id, date from timesheets group by 1, 2 having sum(worked_minutes) > 1440`,
  "a span has its minutes": `select id from timesheets
    where extract(epoch from ended_at - started_at) / 60 <> worked_minutes`,
  "a date is the local one of the beginning": `select id from timesheets where (started_at at time zone timezone)::date <> date`,
  "spans of one person do not meet": `select a.id from timesheets a join timesheets b on b.employee_id = a.employee_id
    and b.id > a.id and b.started_at < a.ended_at and a.started_at < b.ended_at`,
  "projects are the assigned ones of the day": `select t.id from timesheets t where t.project_id is not null and not exists (
    select from project_assignments a where a.project_id = t.project_id and a.employee_id = t.employee_id
      and a.starts_at <= t.date and (a.ends_at is null or a.ends_at >= t.date))`,
  "tasks are open": `select t.id from timesheets t join tasks k on k.id = t.task_id where k.status = 'done'`,
  "entries belong to their week": `select t.id from timesheets t join timesheet_submissions s on s.id = t.timesheet_submission_id
    where s.employee_id <> t.employee_id or t.date not between s.week_start and s.week_start + 6`,
  "every entry of a week is in it": `select t.id from timesheets t join timesheet_submissions s on s.employee_id = t.employee_id
    and t.date between s.week_start and s.week_start + 6 where t.timesheet_submission_id is distinct from s.id`,
  "entries show the state of their week": `select t.id from timesheets t left join timesheet_submissions s on s.id = t.timesheet_submission_id
    where t.approval_status <> case when s.status is null or s.status = 'draft' then 'open' else s.status end`,
  "weeks have the minutes of their entries": `select s.id from timesheet_submissions s
    where s.frozen_worked_minutes <> (select sum(t.worked_minutes) from timesheets t where t.timesheet_submission_id = s.id)
      or s.frozen_billable_minutes <> (select coalesce(sum(t.worked_minutes) filter (where t.is_billable), 0)
        from timesheets t where t.timesheet_submission_id = s.id)`,
  "nobody decides on the own week": `select id from timesheet_submissions where decided_by_employee_id = employee_id`,
  "weeks are over when they are submitted": `select id from timesheet_submissions where week_start + 6 >= '2026-07-14'
    or submitted_at > '2026-07-14T10:00:00Z' or decided_at < submitted_at`,
};

describe("Seeds of time", () => {
  test("make as many entries as requested, of the latest days, within every rule", async () => {
    const made = await seedCompany(app.installation, acme.workspace, {
      employees: 0,
      timesheets: ENTRIES,
      seed: 1,
    });
    expect(made.timesheets).toBe(ENTRIES);
    const [found] = await rows<
      Record<string, unknown>
    >(`select count(*)::integer as entries, max(date)::text as last,
      count(*) filter (where project_id is not null)::integer > 100 as has_projects,
      count(*) filter (where started_at is not null)::integer > 100 as has_spans,
      count(distinct approval_status) >= 3 as has_states from timesheets`);
    expect(found).toEqual({
      entries: ENTRIES,
      last: "2026-07-13",
      has_projects: true,
      has_spans: true,
      has_states: true,
    });
    for (const [rule, statement] of Object.entries(BROKEN))
      expect([rule, await rows(statement)]).toEqual([rule, []]);
  });

  test("expect of a week what the program expects", async () => {
    const { body } = await acme.owner.get("/timesheet-submissions?status=approved&perPage=500");
    expect(body.data.length).toBeGreaterThan(10);
    for (const { attributes } of body.data) {
      const query = `employee_id=${attributes.employee_id}&date=${attributes.week_start.slice(0, 10)}`;
      const report = await acme.owner.get(
        `/employees/getters/employee-capacity?date=${weekOf(attributes)}&${query.split("&")[0]}`,
      );
      const [row] = report.body.data.employees;
      expect(attributes.expected_minutes).toBe(Math.round(row.capacity_hours * 60));
    }
  });

  test("are journalled, and go further back when they are made again", async () => {
    const [entries] = await rows<{ count: number }>(
      "select count(*)::integer as count from journal where event = 'timesheets.created'",
    );
    expect(entries!.count).toBe(ENTRIES);
    const [before] = await rows<{ first: string }>("select min(date)::text as first from timesheets");
    await seedCompany(app.installation, acme.workspace, { timesheets: 50, seed: 1 });
    const [older] = await rows<{ count: number }>(
      `select count(*)::integer as count from timesheets where date < '${before!.first}'`,
    );
    expect(older!.count).toBe(50);
    for (const [rule, statement] of Object.entries(BROKEN))
      expect([rule, await rows(statement)]).toEqual([rule, []]);
  });

  test("are the same for the same seed, and others for another", async () => {
    const describeTime = async (subdomain: string, number: number, installation = app.installation) => {
      const { workspace } = await app.addWorkspace(subdomain);
      await seedCompany(installation, workspace, { employees: 6, timesheets: 5_000, seed: number });
      return rows(`select e.email, t.date, t.worked_minutes, t.started_at, t.description, t.is_billable,
          p.name as project, k.name as task, t.approval_status
        from timesheets t join employees e on e.id = t.employee_id
        left join projects p on p.id = t.project_id left join tasks k on k.id = t.task_id
        where t.workspace_id = '${workspace.id}' order by t.date, e.email, t.id`).then((found) =>
        JSON.stringify(found).replaceAll(`@${subdomain}.`, "@same."),
      );
    };
    const [one, again, other] = [
      await describeTime("one", 5),
      await describeTime("again", 5),
      await describeTime("other", 6),
    ];
    expect(again).toBe(one);
    expect(other).not.toBe(one);
    expect(await describeTime("twice", 5, firstTriedInVain(app.installation))).toBe(one);
  });

  test("leave nothing of the company when people have not worked long enough", async () => {
    const { workspace } = await app.addWorkspace("short");
    const seeding = seedCompany(app.installation, workspace, {
      employees: 2,
      timesheets: 10_000_000,
      seed: 1,
    });
    await expect(seeding).rejects.toThrow(
      /^The employees worked \d+ days, into which 10000000 entries do not fit/,
    );
    expect(await rows(`select id from employees where workspace_id = '${workspace.id}'`)).toEqual([]);
  });

  test("say when there is nobody to have worked", async () => {
    const empty = await app.addWorkspace("empty");
    const seeding = seedCompany(app.installation, empty.workspace, { timesheets: 10, seed: 1 });
    await expect(seeding).rejects.toThrow(
      "The employees worked 0 days, into which 10 entries do not fit. Seed more employees first.",
    );
  });
});

const weekOf = ({ week_start, week_end }: { week_start: string; week_end: string }): string =>
  `${week_start.slice(0, 10)},${week_end.slice(0, 10)}`;
