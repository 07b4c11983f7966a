import { Ajv } from "ajv";
import { beforeAll, describe, expect, it } from "vitest";
import { structure } from "../../src/modules/organization/structure/structure.ts";
import type { Caller } from "../support/app.ts";
import { testCompany } from "../support/test-company.ts";

const { app, acme } = testCompany();
const ids: Record<string, string> = {};

async function create(resource: string, body: Record<string, unknown>): Promise<string> {
  const reply = await acme.owner.post(`/${resource}`, body);
  expect([reply.status, reply.body.errors]).toEqual([201, undefined]);
  return reply.body.data.id;
}

async function hire(name: string, more: Record<string, unknown>): Promise<void> {
  ids[name] = await create("employees", {
    email: `${name}@acme.test`,
    first_name: name,
    last_name: "Pop",
    start_date: "2025-01-01",
    ...more,
  });
}

const read = async (caller: Caller = acme.owner) =>
  (await caller.get("/departments/getters/structure")).body.data;

beforeAll(async () => {
  const department_id = await create("departments", { name: "Engineering" });
  ids.Engineering = department_id;
  ids.accounting = await create("departments", { name: "accounting" });
  ids.Developer = await create("positions", { name: "Developer", department_id });
  ids.Architect = await create("positions", { name: "Architect", department_id });
  ids.Assistant = await create("positions", { name: "Assistant" });
  const direction_id = Number(await create("directions", { name: "Platform", department_id }));
  await create("directions", { name: "Abroad" });
  await hire("Ana", { position_id: ids.Developer });
  await hire("Bob", { position_id: ids.Developer });
  await hire("Cleo", { direction_id });
  await hire("Dan", { position_id: ids.Assistant });
  await hire("Eve", { position_id: ids.Developer, start_date: "2026-08-01" });
  await hire("Fay", { position_id: ids.Developer, direction_id });
  const left = await acme.owner.post(`/employees/${ids.Fay}/actions?action=archive`, {});
  expect(left.status).toBe(200);
  const head = await acme.owner.patch(`/departments/${ids.Engineering}`, { manager_employee_id: ids.Ana });
  expect(head.status).toBe(200);
});

describe("the structure of the organization", () => {
  it("counts the active employees once, by position, else by direction", async () => {
    const employees = (department: string) =>
      `${app.url}/api/employees?department=${department}&status=active`;
    const colleague = await acme.callerFor(ids.Dan!);
    expect(await read(colleague)).toEqual({
      departments: [
        {
          id: ids.accounting,
          name: "accounting",
          employees: 0,
          manager: null,
          directions: [],
          positions: [],
          links: { employees: employees(ids.accounting!) },
        },
        {
          id: ids.Engineering,
          name: "Engineering",
          employees: 3,
          manager: { id: ids.Ana, name: "Ana Pop" },
          directions: [{ id: 1, name: "Platform", employees: 1 }],
          positions: [
            { id: ids.Architect, name: "Architect", employees: 0 },
            { id: ids.Developer, name: "Developer", employees: 2 },
          ],
          links: { employees: employees(ids.Engineering!) },
        },
      ],
      without_department: {
        employees: 1,
        directions: [{ id: 2, name: "Abroad", employees: 0 }],
        positions: [{ id: ids.Assistant, name: "Assistant", employees: 1 }],
        links: { employees: employees("null") },
      },
      total: 4,
    });
  });

  it("links to exactly the employees that it counts", async () => {
    const data = await read();
    for (const { employees, links } of [...data.departments, data.without_department]) {
      const listed = await app.request("GET", links.employees, { key: acme.owner.key });
      expect(listed.body.meta.total).toBe(employees);
    }
  });

  it("has the shape that it declares", async () => {
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(structure.response);
    expect([validate(await read()), validate.errors]).toEqual([true, null]);
  });

  it("takes no parameters", async () => {
    const { status, body } = await acme.owner.get("/departments/getters/structure?status=active");
    expect([status, Object.keys(body.errors)]).toEqual([422, ["status"]]);
  });

  it("does not name a head of department whom the caller may not see", async () => {
    const moved = await acme.owner.patch(`/employees/${ids.Ana}`, { start_date: "2026-08-01" });
    expect(moved.status).toBe(200);
    const head = async (caller: Caller) => (await read(caller)).departments[1].manager;
    expect(await head(await acme.callerFor(ids.Bob!))).toBeNull();
    expect(await head(await acme.callerFor(ids.Ana!))).toEqual({ id: ids.Ana, name: "Ana Pop" });
    expect(await head(acme.owner)).toEqual({ id: ids.Ana, name: "Ana Pop" });
    expect((await read()).departments[1].employees).toBe(2);
  });

  it("regroups people at once when a position moves", async () => {
    await acme.owner.patch(`/positions/${ids.Developer}`, { department_id: ids.accounting });
    const data = await read();
    expect(data.departments.map((row: { employees: number }) => row.employees)).toEqual([1, 1]);
    expect(data.total).toBe(3);
  });

  it("is that of the workspace alone", async () => {
    const other = await app.addWorkspace("other");
    const { departments, total } = await read(other.owner);
    expect([departments, total]).toEqual([[], 0]);
  });
});
