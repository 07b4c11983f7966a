import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seedCompany } from "../../src/administration/seed-company.ts";
import { type SeededDemo, seedDemoWorkspace } from "../../src/administration/seed-demo.ts";
import { notifyPeople } from "../../src/modules/notifications/index.ts";
import { findWorkspace } from "../../src/platform/tenancy/workspaces.ts";
import { type Caller, startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";
import { campaignDescribe, campaignTest } from "../support/campaign.ts";
import { violations } from "./seeded-company.ts";

const TODAY = "2026-07-14";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const seed = ({ workspace }: TestWorkspace, employees: number, number = 1) =>
  seedCompany(app.installation, workspace, { employees, seed: number });
const violationsOf = ({ workspace }: TestWorkspace) => violations(app.installation.pool, workspace.id, TODAY);

// biome-ignore lint/suspicious/noExplicitAny: attributes of every kind of record.
type Attributes = Record<string, any>;

async function all(caller: Caller, path: string): Promise<Attributes[]> {
  const { body } = await caller.get(`${path}${path.includes("?") ? "&" : "?"}perPage=500`);
  expect(body.meta.last_page).toBe(1);
  return body.data.map(({ attributes }: { attributes: Attributes }) => attributes);
}

const total = async (caller: Caller, path: string): Promise<number> =>
  (await caller.get(path)).body.meta.total;

describe("the demo workspace", () => {
  let demo: SeededDemo;
  let owner: Caller;
  beforeAll(async () => {
    demo = await seedDemoWorkspace(app.installation);
    owner = app.as(demo.key);
  });

  test("is a company of forty, most of whom are employed", async () => {
    expect(await total(owner, "/employees")).toBe(40);
    expect(await total(owner, "/employees?status=active")).toBe(33);
    expect(await total(owner, "/employees?status=inactive&archived=true")).toBe(5);
    expect(await total(owner, "/employees?status=draft&start_date=2026-07-15,2026-09-01")).toBe(2);
    expect(await total(owner, `/employees?status=active&start_date=2026-01-01,${TODAY}`)).toBeGreaterThan(3);
    expect(await total(owner, "/employees?status=active&-termination_date=null")).toBeGreaterThan(0);
    const people = await all(owner, "/employees");
    const partTime = people.filter((person) => person.weekly_hours_capacity < 40);
    expect(partTime.length).toBeGreaterThan(0);
    expect(people.filter((person) => person.company_name !== null).length).toBeGreaterThan(1);
    expect(new Set(people.map((person) => person.termination_reason)).size).toBeGreaterThan(3);
    expect(people.filter((person) => /[^\x20-\x7e]/.test(person.name)).length).toBeGreaterThan(10);
  });

  test("has projects for its clients, with all billing models and in three currencies", async () => {
    const projects = await all(owner, "/projects");
    expect(projects).toHaveLength(25);
    expect(new Set(projects.map((project) => project.billing_model)).size).toBe(5);
    expect(new Set(projects.map((project) => project.currency))).toEqual(new Set(["EUR", "USD", "GBP"]));
    expect(projects.filter((project) => project.archived)).toHaveLength(3);
    expect(await total(owner, "/project-assignments?is_active=true")).toBeGreaterThan(40);
    expect(await total(owner, "/tasks?status=in_progress")).toBeGreaterThan(20);
    const assigned = new Set(
      (await all(owner, "/project-assignments?is_active=true")).map((assignment) => assignment.employee_id),
    );
    const active = await all(owner, "/employees?status=active");
    expect(active.filter((person) => assigned.has(person.id)).length).toBeGreaterThan(30);
  });

  test("is managed by its owner, with four levels of managers", async () => {
    const { employee_id } = (await owner.get("/session")).body.data;
    const chief = (await owner.get(`/employees/${employee_id}?include=position[name],user[is_tenant_owner]`))
      .body.data;
    expect(chief.attributes).toMatchObject({
      email: demo.email,
      manager_employee_id: null,
      status: "active",
    });
    expect(chief.relationships.position.attributes.name).toBe("Chief Executive Officer");
    expect(chief.relationships.user.attributes.is_tenant_owner).toBe(true);
    expect(await total(owner, "/employees?superiors=null")).toBe(1);
    expect(await total(owner, `/employees?superiors=${employee_id}`)).toBe(39);
    const managers = new Map(
      (await all(owner, "/employees")).map((person) => [person.id, person.manager_employee_id]),
    );
    const depth = (id: string | null): number => (id === null ? 0 : 1 + depth(managers.get(id)));
    expect(Math.max(...[...managers.keys()].map(depth))).toBe(4);
  });

  test("has departments with heads, directions, positions, ranked levels, locations, tags and salary histories", async () => {
    const departments = await all(owner, "/departments");
    expect(departments).toHaveLength(8);
    expect(departments.every((department) => department.manager_employee_id !== null)).toBe(true);
    const ranks = (await all(owner, "/levels")).map((level) => level.rank);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect((await all(owner, "/work-locations?is_remote=true")).map(({ address }) => address)).toEqual([
      null,
    ]);
    expect(await total(owner, "/directions?-department_id=null")).toBe(await total(owner, "/directions"));
    expect(await total(owner, "/positions?department_id=null")).toBe(1);
    expect((await all(owner, "/tags")).filter((tag) => tag.is_used).length).toBeGreaterThan(5);
    expect(await total(owner, "/salary-history?is_demo=true&-end_date=null")).toBeGreaterThan(20);
  });

  test("satisfies all rules of the contract", async () => {
    const workspace = await findWorkspace(app.installation.pool, "acme");
    expect(await violations(app.installation.pool, workspace!.id, TODAY)).toEqual([]);
  });

  campaignTest.each([
    "employees",
    "users",
    "departments",
    "positions",
    "levels",
    "directions",
    "work-locations",
    "tags",
    "salary-history",
    "roles",
  ])("%s: each record is accepted as it stands and nothing changes", async (resource) => {
    const entries = () => app.installation.pool.query("select count(*)::int as count from journal");
    const before = (await entries()).rows;
    for (const record of await all(owner, `/${resource}`)) {
      const reply = await owner.patch(`/${resource}/${record.id}`, record);
      expect(reply.body, JSON.stringify(record)).toMatchObject({ data: { attributes: record } });
    }
    expect((await entries()).rows).toEqual(before);
  });

  test("notifies nobody of its sample records", async () => {
    await notifyPeople(app.installation)();
    expect(await total(owner, "/notifications")).toBe(0);
  });

  test("lets all employees sign in with the demo's password, but not those who have left", async () => {
    const signIn = (email: string) =>
      app.request("POST", "/session?tenant=acme", { body: { email, password: demo.password } });
    const [active] = await all(
      owner,
      "/employees?status=active&-level_id=null&start_date=2020-01-01,2025-12-31",
    );
    const [gone] = await all(owner, "/employees?archived=true");
    expect((await signIn(demo.email)).status).toBe(200);
    expect((await signIn(active!.email)).status).toBe(200);
    expect((await signIn(gone!.email)).status).toBe(422);
  });
});

campaignDescribe("a seeded workspace", () => {
  test("of two thousand satisfies all rules, and every status is as frequent as expected", async () => {
    const large = await app.addWorkspace("large");
    const made = await seed(large, 2_000);
    expect(made).toMatchObject({ employees: 2_000, users: 2_000, departments: 8, tags: 10 });
    expect(await violationsOf(large)).toEqual([]);
    const { owner } = large;
    const statuses = await Promise.all(
      ["active", "inactive", "draft"].map((status) => total(owner, `/employees?status=${status}`)),
    );
    expect(statuses).toEqual([1_667, 240, 93]);
    expect(await total(owner, "/employees?status=draft&archived=true")).toBe(13);
    expect(await total(owner, "/salary-history")).toBe(made["salary-history"]);
    expect(await total(owner, "/users?employee_id=null")).toBe(1);
  });

  test.each([0, 1, 2, 3, 7, 8, 9, 13])("of %i satisfies all rules", async (people) => {
    const small = await app.addWorkspace(`small-${people}`);
    expect(await seed(small, people)).toMatchObject({ employees: people, users: people });
    expect(await total(small.owner, "/employees")).toBe(people);
    expect(await violationsOf(small)).toEqual([]);
  });

  test("grows below its existing top manager, and keeps what it has", async () => {
    const grown = await app.addWorkspace("grown");
    const first = await seed(grown, 30);
    const second = await seed(grown, 30);
    expect(second).toMatchObject({ employees: 30 });
    expect(Object.keys(second)).not.toContain("departments");
    expect(await total(grown.owner, "/departments")).toBe(first.departments);
    expect(await total(grown.owner, "/employees?superiors=null")).toBe(1);
    expect(await total(grown.owner, "/employees")).toBe(60);
    expect(await violationsOf(grown)).toEqual([]);
  });

  test("is the same for the same seed on the same day, and different for another seed", async () => {
    const describe = async (subdomain: string, number: number) => {
      const workspace = await app.addWorkspace(subdomain);
      await seed(workspace, 60, number);
      const include =
        "position[name],manager[email],level[name],direction[name],workLocations[name],tags[name],salaryHistory";
      const { text } = await workspace.owner.get(`/employees?perPage=500&sort=email&include=${include}`);
      // Ids are new each time; everything else must be the same.
      return text.replaceAll(`@${subdomain}.`, "@same.").replace(/"[0-7][0-9A-HJKMNP-TV-Z]{25}"/g, '"id"');
    };
    const [one, again, other] = [
      await describe("one", 5),
      await describe("again", 5),
      await describe("other", 6),
    ];
    expect(again).toBe(one);
    expect(other).not.toBe(one);
  });
});
