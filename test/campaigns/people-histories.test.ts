import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays } from "../../src/engine/declare/calendar.ts";
import { createApiKey } from "../../src/modules/api-keys/index.ts";
import { peopleViolations } from "../invariants/people-rules.ts";
import { add, ids } from "../scenarios/company.ts";
import {
  type Caller,
  NOW,
  type Reply,
  startTestApp,
  type TestApp,
  type TestWorkspace,
} from "../support/app.ts";
import { campaignSize } from "../support/campaign.ts";

let app: TestApp;
let workspaces = 0;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** A workspace through which a sequence of requests runs. */
interface Company {
  readonly workspace: TestWorkspace;
  /** An account that may do everything, but is not an owner. */
  readonly admin: Caller;
  readonly department: string;
  hired: number;
}

interface Step {
  readonly kind: string;
  /** The employee that a step is about, and a second one: positions in the list of employees, modulo its length. */
  readonly who: number;
  readonly other: number;
  /** Days from today. */
  readonly days: number;
  readonly amount: number;
  readonly flag: boolean;
}

/** The number of tests with random requests, and the number of histories in each. */
const HISTORIES = campaignSize({ suite: 2, campaign: 5 });
const RUNS = campaignSize({ suite: 1, campaign: 2 });

const KINDS = [
  ...["hire", "hire", "hire", "manager", "manager", "manager", "archive", "archive", "archiveSeveral"],
  ...["restore", "restore", "terminate", "start", "email", "raise", "raise", "plan", "movePlan", "dropPlan"],
  ...["makeOwner", "role", "archiveOwner", "head", "delete", "wait"],
];
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...KINDS),
  who: fc.nat(),
  other: fc.nat(),
  days: fc.integer({ min: -60, max: 60 }),
  amount: fc.integer({ min: 1, max: 9000 }),
  flag: fc.boolean(),
});

const todayOf = (): string => app.clock.now().toISOString().slice(0, 10);

async function openCompany(): Promise<Company> {
  app.clock.set(NOW);
  const workspace = await app.addWorkspace(`company${++workspaces}`);
  const userId = await add(workspace.owner, "users", {
    email: "admin@x.test",
    first_name: "Ad",
    last_name: "Min",
    role_id: workspace.roles.Admin,
  });
  const { key } = await app.installation.work(workspace.workspace, (work) =>
    createApiKey(work, { userId, name: "Admin", scopes: "all", ips: [] }),
  );
  const admin = app.as(key);
  return { workspace, admin, department: await add(admin, "departments", { name: "All" }), hired: 0 };
}

interface Row {
  id: string;
  status: string;
  start_date: string;
  termination_date: string | null;
  archived_at: string | null;
  manager_employee_id: string | null;
  salary: number | null;
}

async function employees({ admin }: Company): Promise<Row[]> {
  const { data } = (await admin.get("/employees?perPage=500&sort=id")).body;
  return data.map((record: { attributes: Row }) => record.attributes);
}

/** Runs a step; returns the response, or null if there was no record to run it on. */
async function carryOut(
  company: Company,
  { kind, who, other, days, amount, flag }: Step,
): Promise<Reply | null> {
  const { admin, workspace, department } = company;
  const people = await employees(company);
  const day = addDays(todayOf(), days);
  const one = people[who % people.length];
  const two = people[other % people.length];
  if (kind === "hire" || !one || !two) {
    const number = ++company.hired;
    return admin.post("/employees", {
      email: `p${number}@x.test`,
      first_name: "Person",
      last_name: `Number${number}`,
      start_date: addDays(day, -200),
      ...(flag && two ? { manager_employee_id: two.id } : {}),
      ...(amount % 2 ? { salary: amount, salary_type: "monthly" } : {}),
    });
  }
  const path = `/employees/${one.id}`;
  const action = (name: string, body: object = {}) => admin.post(`${path}/actions?action=${name}`, body);
  const account = async () => ids(await admin.get(`/users?employee_id=${one.id}`))[0]!;
  const plans = async () => ids(await admin.get(`/salary-history?employee_id=${one.id}&perPage=500`));
  switch (kind) {
    case "manager":
      return admin.patch(path, { manager_employee_id: amount % 5 === 0 ? null : two.id });
    case "archive":
      return action("archive", flag ? { new_manager_employee_id: two.id } : {});
    case "archiveSeveral":
      return admin.post("/employees/actions?action=archive", {
        repositories: [...new Set([one.id, two.id])],
      });
    case "restore":
      return action("restore", { keep_termination_date: flag });
    case "terminate":
      return admin.patch(path, { termination_date: flag ? day : null });
    case "start":
      return admin.patch(path, { start_date: addDays(day, flag ? 0 : -150) });
    case "email":
      return admin.patch(path, {
        email: flag ? `P${amount % (company.hired + 1)}@x.test` : `new${amount}@x.test`,
        first_name: `Name${amount}`,
      });
    case "raise":
      return admin.patch(path, flag ? { salary: amount, salary_type: "hourly" } : { salary: null });
    case "plan":
      return admin.post("/salary-history", {
        employee_id: one.id,
        amount,
        type: "monthly",
        start_date: day,
        ...(flag ? { end_date: addDays(day, amount % 50) } : {}),
      });
    case "movePlan": {
      const all = await plans();
      const change = flag ? { start_date: day } : { end_date: amount % 3 ? day : null };
      return all.length === 0 ? null : admin.patch(`/salary-history/${all[other % all.length]}`, change);
    }
    case "dropPlan": {
      const all = await plans();
      return all.length === 0 ? null : admin.delete(`/salary-history/${all[other % all.length]}`);
    }
    case "makeOwner":
      // An owner may do it for an employee with a password; an admin may not.
      await app.installation.pool.query(
        "update users set role_id = $2, password_hash = 'x' where employee_id = $1 and archived_at is null",
        [one.id, workspace.roles.Owner],
      );
      return null;
    case "role":
      return admin.patch(`/users/${await account()}`, { role_id: workspace.roles.Employee });
    case "archiveOwner":
      return admin.post(`/users/${workspace.ownerUserId}/actions?action=${flag ? "archive" : "restore"}`, {});
    case "head":
      return admin.patch(`/departments/${department}`, { manager_employee_id: one.id });
    case "delete":
      return admin.delete(path);
    default:
      app.clock.set(new Date(app.clock.now().getTime() + (amount % 20) * 86_400_000));
      return null;
  }
}

/** The status as the contract defines it, from the archiving and the first and last days. */
function expectedStatus(row: Row): string {
  const today = todayOf();
  const [start, end] = [row.start_date.slice(0, 10), row.termination_date?.slice(0, 10) ?? null];
  if (row.archived_at !== null && end === null) return "draft";
  if (row.archived_at !== null || (end !== null && end < today)) return "inactive";
  return start > today ? "draft" : "active";
}

/** All managers above an employee, from the rows alone. */
function superiorsOf(row: Row, byId: ReadonlyMap<string, Row>): Set<string> {
  const above = new Set<string>();
  for (let id = row.manager_employee_id; id !== null; id = byId.get(id)!.manager_employee_id) {
    expect(above.has(id), "a reporting line closes a circle").toBe(false);
    above.add(id);
  }
  return above;
}

async function checkResponses(company: Company): Promise<void> {
  const { admin } = company;
  const rows = await employees(company);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const all = rows.map((row) => row.id);
  for (const row of rows) expect([row.id, row.status]).toEqual([row.id, expectedStatus(row)]);
  const list = async (query: string) => ids(await admin.get(`/employees?perPage=500&sort=id&${query}`));
  for (const { id } of rows) {
    const below = rows.filter((row) => superiorsOf(row, byId).has(id)).map((row) => row.id);
    const [plain, negated, direct] = await Promise.all([
      list(`superiors=${id}`),
      list(`-superiors=${id}`),
      list(`manager_employee_id=${id}`),
    ]);
    expect(plain).toEqual(below);
    expect([...plain, ...negated].sort()).toEqual(all);
    for (const report of direct) expect(plain).toContain(report);
  }
  const { data } = (await admin.get("/salary-history?perPage=500")).body;
  const periods: { employee_id: string; amount: number; start_date: string; end_date: string | null }[] =
    data.map((record: { attributes: unknown }) => record.attributes);
  const today = `${todayOf()}T00:00:00.000000Z`;
  for (const row of rows) {
    const latest =
      row.termination_date !== null && row.termination_date < today ? row.termination_date : today;
    const payDay = latest < row.start_date ? row.start_date : latest;
    const covering = periods.filter(
      (period) =>
        period.employee_id === row.id &&
        period.start_date <= payDay &&
        (period.end_date === null || period.end_date >= payDay),
    );
    expect([row.id, row.salary]).toEqual([row.id, covering[0]?.amount ?? null]);
  }
}

describe("any sequence of requests", () => {
  // Several short tests instead of a long one, so that none times out on a busy machine.
  it.each(Array.from({ length: HISTORIES }, (_, index) => index + 1))(
    "leaves the rules of people valid after every request, without an internal error (%i)",
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 45 }), async (steps) => {
          const company = await openCompany();
          for (const next of steps) {
            const reply = await carryOut(company, next);
            expect(reply?.status ?? 0, `${next.kind}: ${reply?.text}`).toBeLessThan(500);
            expect(await peopleViolations(app, company.workspace), next.kind).toEqual([]);
          }
          await checkResponses(company);
        }),
        { numRuns: RUNS, endOnFailure: true },
      );
    },
  );
});
