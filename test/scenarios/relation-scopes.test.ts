import { readdir, readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { RELATION_SCOPES } from "../../src/platform/permissions/relation-scopes.ts";
import { type Caller, startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";
import { accountIdOf, act, add, forbidden, hire, ids, read, refused, shown } from "./company.ts";
import { type Colleague, colleague } from "./key-holders.ts";
import { addPolicy, requested } from "./leave.ts";

const MIGRATIONS = new URL("../../migrations/", import.meta.url);

let app: TestApp;
let acme: TestWorkspace;
let mia: Colleague;
let ana: string;
let policy: string;
let project: string;
let task: string;
let category: string;
/** Keys of Mia, who leads Ana and a project, by their scopes. */
const keys: Record<string, Caller> = {};

const OWN = [
  "holidays",
  "holiday-balances",
  "timesheets",
  "timesheet-submissions",
  "expenses",
  "projects",
  "tasks",
  "project-assignments",
  "users",
];

/** One record of each kind that waits for a decision, made by or for an employee. */
interface Waiting {
  readonly holidays: string;
  readonly "timesheet-submissions": string;
  readonly expenses: string;
}

let week = 0;
async function handIn(by: Caller, employee_id: string): Promise<Waiting> {
  week++;
  const monday = new Date(Date.UTC(2026, 4, 4 + 7 * week)).toISOString().slice(0, 10);
  const away = new Date(Date.UTC(2026, 9, 5 + 7 * week)).toISOString().slice(0, 10);
  const leave = await requested(by, away, away, { holiday_policy_id: policy, employee_id });
  const { owner } = acme;
  await add(owner, "timesheets", { employee_id, date: monday, worked_minutes: 60, project_id: project });
  const submitted = await owner.post("/timesheet-submissions/actions?action=submit", {
    employee_id,
    week_start: monday,
  });
  const expense = await add(owner, "expenses", {
    employee_id,
    expense_category_id: category,
    date: "2026-07-01",
    description: `Lunch ${week}`,
    amount: 12,
  });
  shown(await act(owner, `/expenses/${expense}`, "submit"));
  return {
    holidays: leave.id,
    "timesheet-submissions": String(shown(submitted).id),
    expenses: expense,
  };
}

const signedIn = (): Caller => {
  const { send } = mia.session;
  return {
    key: "",
    get: (path) => send("GET", path),
    post: (path, body) => send("POST", path, body),
    patch: (path, body) => send("PATCH", path, body),
    delete: (path, body) => send("DELETE", path, body),
  } as Caller;
};

beforeAll(async () => {
  app = await startTestApp({ now: "2026-07-14T10:00:00Z" });
  acme = await app.addWorkspace("acme");
  const { owner } = acme;
  policy = await addPolicy(owner);
  mia = await colleague(app, acme, "Mia Lead");
  ana = await hire(owner, "Ana Pop", { manager_employee_id: mia.id, birth_date: "1990-01-02" });
  await hire(owner, "Pit Peer");
  project = await add(owner, "projects", { name: "Alpha", manager_employee_id: mia.id });
  for (const employee_id of [ana, mia.id])
    await add(owner, "project-assignments", { project_id: project, employee_id, starts_at: "2024-01-01" });
  task = await add(owner, "tasks", { name: "Draw", project_id: project, assigned_employee_ids: [mia.id] });
  await add(owner, "projects", { name: "Of others" });
  [category] = ids(await owner.get("/expense-categories?search=meals")) as [string];
  await handIn(owner, ana);
  await handIn(owner, mia.id);
  for (const scopes of [[], ["self"], ["team"], ["self", "team"]])
    keys[scopes.join() || "none"] = await acme.keyOf(mia.id, ...scopes);
});
afterAll(() => app?.close());

const counts = async (by: Caller): Promise<Record<string, number>> =>
  Object.fromEntries(
    await Promise.all(
      OWN.map(async (name) => [name, (await by.get(`/${name}?perPage=500`)).body.meta.total]),
    ),
  );

describe("what a manager's key lists", () => {
  test("without the scopes: nothing but what is open", async () => {
    expect(await counts(keys.none!)).toEqual(Object.fromEntries(OWN.map((name) => [name, 0])));
    const own = await read(keys.none!, `/employees/${mia.id}`);
    expect(own).not.toHaveProperty("birth_date");
    expect(own).not.toHaveProperty("weekly_hours_capacity");
    expect(own.first_name).toBe("Mia");
    expect((await keys.none!.get("/holiday-balances/getters/as-of")).body.data).toEqual([]);
    expect((await keys.none!.get("/timesheets/getters/current-timer")).body.data).toBeNull();
    const listed = (await keys.none!.get("/api-keys")).body.data;
    expect(listed.map((one: { attributes: object }) => one.attributes)).toMatchObject([{ is_current: true }]);
  });

  test("with self: the own, and the own alone", async () => {
    const seen = await counts(keys.self!);
    expect(seen).toMatchObject({ holidays: 1, timesheets: 1, expenses: 1, users: 1, projects: 0, tasks: 0 });
    const [leave] = (await keys.self!.get("/holidays")).body.data;
    expect(leave.attributes.employee_id).toBe(mia.id);
    expect(await read(keys.self!, `/employees/${mia.id}`)).toHaveProperty("birth_date");
    expect(await read(keys.self!, `/employees/${ana}`)).not.toHaveProperty("weekly_hours_capacity");
    shown(await keys.self!.patch(`/employees/${mia.id}`, { phone: "0123" }));
  });

  test("with team: the team's and the projects, without the own private data", async () => {
    const seen = await counts(keys.team!);
    expect(seen).toMatchObject({ holidays: 1, timesheets: 1, expenses: 1, users: 0, projects: 1, tasks: 1 });
    const [leave] = (await keys.team!.get("/holidays")).body.data;
    expect(leave.attributes.employee_id).toBe(ana);
    expect(await read(keys.team!, `/employees/${ana}`)).toHaveProperty("weekly_hours_capacity");
    expect(await read(keys.team!, `/employees/${mia.id}`)).not.toHaveProperty("birth_date");
    forbidden(await keys.team!.patch(`/employees/${mia.id}`, { phone: "0124" }), "self");
    shown(await act(keys.team!, `/tasks/${task}`, "start"));
  });

  test("with both: what the manager sees who is signed in, in lists, records and getters", async () => {
    const person = signedIn();
    expect(await counts(keys["self,team"]!)).toEqual(await counts(person));
    const paths = [
      ...OWN.filter((name) => name !== "users").map((name) => `/${name}?perPage=500`),
      `/employees/${mia.id}`,
      `/employees/${ana}`,
      "/employees/getters/employee-capacity?date=2026-07-01,2026-07-31",
      "/timesheet-submissions/getters/weekly-approval-report",
      "/holiday-balances/getters/as-of",
    ];
    for (const path of paths) {
      const [theirs, through] = [await person.get(path), await keys["self,team"]!.get(path)];
      expect([through.status, theirs.status], path).toEqual([200, 200]);
      expect(through.body.data, path).toEqual(theirs.body.data);
    }
  });

  test("of a company that belongs to nobody: an owner's key without scopes", async () => {
    const nothing = await acme.scoped();
    expect(await counts(nothing)).toEqual(Object.fromEntries(OWN.map((name) => [name, 0])));
  });
});

describe("decisions", () => {
  const approve = (by: Caller, waiting: Waiting) =>
    Promise.all(Object.entries(waiting).map(([name, id]) => act(by, `/${name}/${id}`, "approve")));

  test("are taken by no key without team, whoever made it", async () => {
    const waiting = await handIn(acme.owner, ana);
    for (const key of [keys.none!, keys.self!, await acme.scoped()])
      expect((await approve(key, waiting)).map(({ status }) => status)).toEqual([404, 404, 404]);
    const reader = await acme.callerFor(mia.id, "view-leave", "view-timesheets", "view-expenses");
    shown(await reader.get(`/holidays/${waiting.holidays}`));
    const seeing = await acme.keyOf(mia.id, "view-leave", "view-timesheets", "view-expenses", "self");
    for (const reply of await approve(seeing, waiting)) forbidden(reply, "team");
    for (const reply of await approve(keys.team!, waiting)) expect(reply.status, reply.text).toBe(200);
  });

  test("on the own stay refused, and ask for the permission", async () => {
    const waiting = await handIn(acme.owner, mia.id);
    const seeing = await acme.keyOf(mia.id, "view-leave", "self");
    forbidden(await act(seeing, `/holidays/${waiting.holidays}`, "approve"), "manage-leave");
  });
});

describe("own writes", () => {
  test("take self, which is named", async () => {
    const entry = { date: "2026-07-13", worked_minutes: 30 };
    const expense = { expense_category_id: category, date: "2026-07-13", description: "Tea", amount: 3 };
    const leave = { holiday_policy_id: policy, start_date: "2026-12-01", end_date: "2026-12-01" };
    for (const key of [keys.none!, keys.team!]) {
      forbidden(await key.post("/timesheets", entry), "self");
      forbidden(await key.post("/timesheets/actions?action=start-timesheet-timer", {}), "self");
      forbidden(await key.post("/timesheet-submissions", { week_start: "2026-07-06" }), "self");
      forbidden(await key.post("/expenses", expense), "self");
      forbidden(await key.post("/holidays", leave), "self");
    }
    const before = await counts(keys.self!);
    for (const [path, body] of Object.entries({ timesheets: entry, expenses: expense, holidays: leave }))
      await add(keys.self!, path, body);
    const after = await counts(keys.self!);
    expect([after.timesheets, after.expenses, after.holidays]).toEqual(
      [before.timesheets, before.expenses, before.holidays].map((count) => count! + 1),
    );
    forbidden(await keys.self!.post("/timesheets", { ...entry, employee_id: ana }), "manage-timesheets");
  });

  test("on a day without an assignment are refused through every key alike", async () => {
    const { owner } = acme;
    const entry = { employee_id: mia.id, date: "2026-07-06", worked_minutes: 60, project_id: project };
    const id = await add(owner, "timesheets", entry);
    const [assignment] = ids(await owner.get(`/project-assignments?employee_id=${mia.id}`));
    shown(await owner.patch(`/project-assignments/${assignment}`, { ends_at: "2026-07-10" }));
    for (const name of ["self", "self,team"])
      refused(await keys[name]!.patch(`/timesheets/${id}`, { date: "2026-07-14" }), {
        date: "There is no assignment on this project on 2026-07-14.",
      });
  });
});

describe("the scopes themselves", () => {
  test("are listed beside the permissions, granted to people and to keys that have them", async () => {
    const rows = async (by: Caller) =>
      new Map<string, { is_granted: boolean; is_of_roles: boolean; module: string }>(
        (await by.get("/permissions")).body.data.map((one: { id: string; attributes: never }) => [
          one.id,
          one.attributes,
        ]),
      );
    for (const { name } of RELATION_SCOPES) {
      expect((await rows(signedIn())).get(name)).toMatchObject({
        is_granted: true,
        is_of_roles: false,
        module: "API Keys",
      });
      expect((await rows(keys.none!)).get(name)!.is_granted).toBe(false);
      expect((await rows(keys[name]!)).get(name)!.is_granted).toBe(true);
    }
    expect((await rows(keys.none!)).get("view-leave")!.is_of_roles).toBe(true);
  });

  test("are given by everybody, are in force whatever the role grants, and only narrowed", async () => {
    const made = await mia.session.send("POST", "/api-keys", { name: "Mine", scopes: ["team", "self"] });
    expect(made.status, made.text).toBe(201);
    const { id, attributes } = made.body.data;
    expect([attributes.scopes, attributes.effective_scopes]).toEqual([
      ["self", "team"],
      ["self", "team"],
    ]);
    const patch = (scopes: string[]) => mia.session.send("PATCH", `/api-keys/${id}`, { scopes });
    expect((await patch(["self"])).body.data.attributes.effective_scopes).toEqual(["self"]);
    expect((await patch(["self", "team"])).body.errors.scopes).toEqual([
      "Scopes cannot be added to a key; create a new one.",
    ]);
    expect(ids(await acme.owner.get("/api-keys?scopes=self&search=mine"))).toEqual([id]);
  });

  test("are no permissions of roles", async () => {
    const reply = await acme.owner.post("/roles", { name: "By relation", permissions: ["self", "team"] });
    refused(reply, {
      "permissions.0": "The selected permissions.0 is invalid.",
      "permissions.1": "The selected permissions.1 is invalid.",
    });
    expect(await accountIdOf(acme.owner, mia.id)).toBe(mia.account);
  });
});

test("keys that were made before there were the scopes keep what they could do", async () => {
  const before = await acme.keyOf(mia.id);
  const { pool } = app.installation;
  const [migration] = (await readdir(MIGRATIONS)).filter((name) => name.startsWith("0023"));
  const { holidays } = await handIn(acme.owner, ana);
  const approve = () => act(before, `/holidays/${holidays}`, "approve");
  expect((await approve()).status).toBe(404);
  const none = await pool.query("select id from api_keys where scopes && '{self,team}'");
  await pool.query(await readFile(new URL(migration!, MIGRATIONS), "utf8"));
  shown(await approve());
  expect(await counts(before)).toEqual(await counts(keys["self,team"]!));
  const { rows } = await pool.query("select scopes from api_keys order by cardinality(scopes)");
  expect(rows.length).toBeGreaterThan(none.rows.length);
  // The permissions stay beside the scopes, in order, none of them twice.
  expect(rows[0].scopes).toEqual(["self", "team"]);
  for (const { scopes } of rows) {
    expect(scopes).toEqual(expect.arrayContaining(["self", "team"]));
    expect(scopes).toEqual([...new Set(scopes)].sort());
  }
  expect((await before.get("/session")).body.data).toMatchObject({
    permissions: [],
    relations: ["self", "team"],
  });
});
