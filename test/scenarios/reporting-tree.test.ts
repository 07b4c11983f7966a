import { beforeAll, describe, expect, it } from "vitest";
import { testCompany } from "../support/test-company.ts";
import { act, hire, ids, read, refused, shown } from "./company.ts";

const { app, acme } = testCompany();
/** D reports to C, C to B, B to A; E is outside. */
let a: string;
let b: string;
let c: string;
let d: string;
let e: string;

beforeAll(async () => {
  a = await hire(acme.owner, "Ana Pop");
  b = await hire(acme.owner, "Bob Rus", { manager_employee_id: a });
  c = await hire(acme.owner, "Cid Toma", { manager_employee_id: b });
  d = await hire(acme.owner, "Dan Ursu", { manager_employee_id: c });
  e = await hire(acme.owner, "Eva Vlad");
});

const list = async (query: string) => ids(await acme.owner.get(`/employees?sort=id&${query}`));
const cycle = {
  manager_employee_id: "The manager employee id field would create a reporting cycle.",
};

describe("the filter by superiors", () => {
  it("finds reports at every height, without the person named", async () => {
    expect(await list(`superiors=${a}`)).toEqual([b, c, d]);
    expect(await list(`superiors=${b}`)).toEqual([c, d]);
    expect(await list(`superiors=${d}`)).toEqual([]);
    expect(await list(`superiors=${a.toLowerCase()}`)).toEqual([b, c, d]);
  });

  it("takes several, any of whom may be a superior", async () => {
    expect(await list(`superiors=${a},${c}`)).toEqual([b, c, d]);
    expect(await list(`superiors=${c},${e}`)).toEqual([d]);
  });

  it("finds those without a manager as null, and its negation is everybody else", async () => {
    expect(await list("superiors=null")).toEqual([a, e]);
    expect(await list("-superiors=null")).toEqual([b, c, d]);
    expect(await list(`-superiors=${a}`)).toEqual([a, e]);
    expect(await list(`-superiors=${c}`)).toEqual([a, b, c, e]);
  });

  it("contains the direct reports, which the filter by manager finds", async () => {
    expect(await list(`manager_employee_id=${a}`)).toEqual([b]);
    expect(await list("manager_employee_id=null")).toEqual([a, e]);
    expect(await list(`-manager_employee_id=${a}`)).toEqual([a, c, d, e]);
  });

  it("is refused for what is no id", async () => {
    refused(await acme.owner.get(`/employees?superiors=${a},x`), {
      superiors: "The superiors filter must be a valid id.",
    });
    refused(await acme.owner.get(`/employees?superiors=${a},`), {
      superiors: "The superiors filter must not have an empty value in its list.",
    });
  });
});

describe("a manager", () => {
  it.each([
    ["a report of a report", () => d],
    ["a direct report", () => b],
    ["oneself", () => a],
  ])("cannot be %s", async (_, manager) => {
    refused(await acme.owner.patch(`/employees/${a}`, { manager_employee_id: manager() }), cycle);
    expect((await read(acme.owner, `/employees/${a}`)).manager_employee_id).toBeNull();
  });

  it("cannot be somebody archived, but a draft or somebody who left can", async () => {
    const gone = await hire(acme.owner, "Gil Gone");
    await act(acme.owner, `/employees/${gone}`, "archive");
    refused(await acme.owner.patch(`/employees/${e}`, { manager_employee_id: gone }), {
      manager_employee_id: "The selected manager employee id is invalid.",
    });
    const draft = await hire(acme.owner, "Dra Ft", { start_date: "2026-09-01" });
    const left = await hire(acme.owner, "Le Ft", { termination_date: "2026-06-30" });
    for (const manager of [draft, left, null]) {
      const moved = shown(await acme.owner.patch(`/employees/${e}`, { manager_employee_id: manager }));
      expect(moved.manager_employee_id).toBe(manager);
    }
  });

  it("is shown with the direct reports, whose rows the filter finds", async () => {
    const reply = await acme.owner.get(`/employees/${b}?include=manager[name],managedEmployees[name]`);
    expect(reply.body.data.relationships).toMatchObject({
      manager: { id: a, attributes: { name: "Ana Pop" } },
      managedEmployees: [{ id: c, attributes: { name: "Cid Toma" } }],
    });
  });

  it("may be exchanged in one bulk request, in an order that makes no circle on the way", async () => {
    const x = await hire(acme.owner, "Xen One");
    const y = await hire(acme.owner, "Yan Two", { manager_employee_id: x });
    const swap = [
      { id: y, manager_employee_id: null },
      { id: x, manager_employee_id: y },
    ];
    expect((await acme.owner.patch("/employees/bulk", swap)).status).toBe(200);
    expect(await list(`superiors=${y}`)).toEqual([x]);
    refused(
      await acme.owner.patch("/employees/bulk", [
        { id: e, about: "x" },
        { id: y, manager_employee_id: x },
      ]),
      { "1.manager_employee_id": cycle.manager_employee_id },
    );
    expect((await read(acme.owner, `/employees/${e}`)).about).toBeNull();
  });
});

it("gets new employees at the same time: a creation does not wait for one that has not ended", async () => {
  const below = (name: string) => ({
    email: `${name.toLowerCase()}@parallel.test`,
    first_name: name,
    last_name: "Nou",
    start_date: "2026-01-05",
    manager_employee_id: e,
  });
  await app.installation.work(acme.workspace, async (work) => {
    await work.createByRules("employees", below("First"));
    expect((await acme.owner.post("/employees", below("Second"))).status).toBe(201);
  });
  expect(await list(`superiors=${e}`)).toHaveLength(2);
});
