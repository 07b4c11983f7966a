import { readSheet } from "read-excel-file/node";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Caller, NOW } from "../support/app.ts";
import { testCompany } from "../support/test-company.ts";

const COLUMNS = [
  "id",
  "email",
  "first_name",
  "last_name",
  "status",
  "position",
  "department",
  "direction",
  "level",
  "manager_email",
  "work_locations",
  "tags",
  "contract_type",
  "start_date",
  "termination_date",
  "termination_reason",
  "days_employed",
  "weekly_hours_capacity",
  "billed_rate",
  "internal_cost_hourly_rate",
];
const SALARY_COLUMNS = ["salary_type", "salary_currency", "salary"];

const { app, acme } = testCompany();
const ids: Record<string, string> = {};

async function create(resource: string, body: Record<string, unknown>): Promise<string> {
  const reply = await acme.owner.post(`/${resource}`, body);
  expect([reply.status, reply.body.errors]).toEqual([201, undefined]);
  return reply.body.data.id;
}

async function hire(name: string, more: Record<string, unknown> = {}): Promise<void> {
  ids[name] = await create("employees", {
    email: `${name}@acme.test`,
    first_name: name,
    last_name: "Pop",
    start_date: "2024-01-01",
    ...more,
  });
}

async function exported(query = "", caller: Caller = acme.owner) {
  const { status, body } = await caller.get(`/employees/getters/export?${query}`);
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data;
}

/** Fetches a file as a browser does: without a credential. */
const download = (url: string) => app.request("GET", url);

/** The rows of the sheet, each with its cells by heading. */
async function rowsOf(url: string): Promise<Record<string, unknown>[]> {
  const [headings, ...rows] = await readSheet((await download(url)).bytes);
  return rows.map((row) => Object.fromEntries(headings!.map((heading, index) => [heading, row[index]])));
}

beforeAll(async () => {
  const department_id = await create("departments", { name: "Engineering" });
  await hire("Ana", {
    position_id: await create("positions", { name: "Developer", department_id }),
    direction_id: Number(await create("directions", { name: "Platform" })),
    level_id: await create("levels", { name: "Senior" }),
    work_location_ids: [
      await create("work-locations", { name: "Iasi" }),
      await create("work-locations", { name: "cluj" }),
    ],
    tag_ids: [await create("tags", { name: "skier" }), await create("tags", { name: "=first" })],
    contract_type: "employment_contract",
    billed_rate: 90,
    internal_cost_type: "monthly",
    internal_cost_monthly_rate: 5000,
    salary: 5500,
    salary_type: "monthly",
  });
  await hire("Bob", {
    manager_employee_id: ids.Ana,
    termination_date: "2026-06-30",
    termination_reason: "retirement",
    weekly_hours_capacity: 20,
  });
  await hire("Cleo", { termination_date: "2026-05-31" });
  await hire("Dan", { start_date: "2026-06-11", last_name: "=cmd()" });
  await hire("Eve", { start_date: "2026-07-01" });
  await hire("Fay", { start_date: "2026-08-01" });
  await hire("Gus", { start_date: "2026-08-01" });
  const { body } = await acme.owner.post(`/employees/${ids.Gus}/actions?action=archive`, {});
  expect(body.data.attributes).toMatchObject({ status: "draft", termination_date: null });
});
afterEach(() => app.clock.set(NOW));

describe("the employees of the previous month", () => {
  it("are exported with what they are today", async () => {
    const { url, ...response } = await exported("sort=first_name");
    expect(response).toEqual({
      expires_at: "2026-07-14T10:30:00.000000Z",
      file_name: "employees-2026-06-01_2026-06-30.xlsx",
      rows: 3,
    });
    const [headings] = await readSheet((await download(url)).bytes);
    expect(headings).toEqual([...COLUMNS, ...SALARY_COLUMNS]);
    const [ana, bob, dan, ...rest] = await rowsOf(url);
    expect(rest).toEqual([]);
    expect(ana).toEqual({
      id: ids.Ana,
      email: "Ana@acme.test",
      first_name: "Ana",
      last_name: "Pop",
      status: "active",
      position: "Developer",
      department: "Engineering",
      direction: "Platform",
      level: "Senior",
      manager_email: null,
      work_locations: "cluj; Iasi",
      tags: "=first; skier",
      contract_type: "employment_contract",
      start_date: new Date("2024-01-01"),
      termination_date: null,
      termination_reason: null,
      days_employed: 30,
      weekly_hours_capacity: 40,
      billed_rate: 90,
      internal_cost_hourly_rate: 28.85,
      salary_type: "monthly",
      salary_currency: "EUR",
      salary: 5500,
    });
    expect(bob).toMatchObject({
      first_name: "Bob",
      status: "inactive",
      manager_email: "Ana@acme.test",
      termination_date: new Date("2026-06-30"),
      termination_reason: "retirement",
      days_employed: 30,
      weekly_hours_capacity: 20,
      department: null,
      tags: null,
      salary: null,
    });
    expect(dan).toMatchObject({ first_name: "Dan", days_employed: 20 });
  });

  it("are those of the workspace's own month", async () => {
    const far = await app.addWorkspace("kiritimati", { timezone: "Pacific/Kiritimati" });
    app.clock.set("2026-07-31T10:30:00Z");
    expect((await exported("", far.owner)).file_name).toBe("employees-2026-07-01_2026-07-31.xlsx");
    expect((await exported()).file_name).toBe("employees-2026-06-01_2026-06-30.xlsx");
    app.clock.set("2027-01-15T10:00:00Z");
    expect((await exported()).file_name).toBe("employees-2026-12-01_2026-12-31.xlsx");
  });

  it("are a snapshot of the moment of the request", async () => {
    const { url } = await exported();
    await acme.owner.patch(`/employees/${ids.Dan}`, { first_name: "Daniel" });
    const names = (await rowsOf(url)).map(({ first_name }) => first_name);
    await acme.owner.patch(`/employees/${ids.Dan}`, { first_name: "Dan" });
    expect(names.sort()).toEqual(["Ana", "Bob", "Dan"]);
  });
});

describe("other exports", () => {
  const names = async (query: string) =>
    (await rowsOf((await exported(query)).url)).map((row) => `${row.first_name} ${row.days_employed}`);

  it("contain everybody employed on a day of the period, without withdrawn hires", async () => {
    expect(await names("sort=first_name&date=2026-05-31,2026-06-11")).toEqual([
      "Ana 12",
      "Bob 12",
      "Cleo 1",
      "Dan 1",
    ]);
    expect(await names("date=2026-06-30&sort=-first_name")).toEqual(["Dan 1", "Bob 1", "Ana 1"]);
    expect(await names("date=2026-08-01,2026-08-31&sort=first_name")).toEqual([
      "Ana 31",
      "Dan 31",
      "Eve 31",
      "Fay 31",
    ]);
  });

  it("follow the filters, the search and the order of the list", async () => {
    expect(await names("department=Engineering")).toEqual(["Ana 30"]);
    expect(await names("-department=Engineering&status=inactive")).toEqual(["Bob 30"]);
    expect(await names("search=dan")).toEqual(["Dan 20"]);
    expect(await names("")).toEqual(["Dan 20", "Bob 30", "Ana 30"]);
  });

  it("have only the header row if nobody was employed", async () => {
    const { url, rows } = await exported("date=1990-01-01");
    expect(rows).toBe(0);
    expect(await readSheet((await download(url)).bytes)).toEqual([[...COLUMNS, ...SALARY_COLUMNS]]);
  });

  it("come as CSV without formulas", async () => {
    const { url, file_name } = await exported("format=csv&sort=first_name");
    expect(file_name).toBe("employees-2026-06-01_2026-06-30.csv");
    const { bytes, headers } = await download(url);
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [heading, ana, , dan, end] = bytes.subarray(3).toString().split("\r\n");
    expect(heading).toBe([...COLUMNS, ...SALARY_COLUMNS].join(","));
    expect(ana).toBe(
      `${ids.Ana},Ana@acme.test,Ana,Pop,active,Developer,Engineering,Platform,Senior,,cluj; Iasi,'=first; skier,` +
        "employment_contract,2024-01-01,,,30,40,90,28.85,monthly,EUR,5500",
    );
    expect(dan).toBe(`${ids.Dan},Dan@acme.test,Dan,'=cmd(),active,,,,,,,,,2026-06-11,,,20,40,,,,,`);
    expect(end).toBe("");
  });

  it("have salaries only with manage-salaries, and require manage-employees", async () => {
    const { url } = await exported("", await acme.scoped("manage-employees"));
    expect((await readSheet((await download(url)).bytes))[0]).toEqual(COLUMNS);
    const { status, body } = await (await acme.scoped("view-employees", "manage-salaries")).get(
      "/employees/getters/export",
    );
    expect([status, body.required_permission]).toEqual([403, "manage-employees"]);
  });

  it("have hourly costs that follow from monthly ones, in files of the list too", async () => {
    const monthly = { internal_cost_type: "monthly", internal_cost_monthly_rate: 5000 };
    await hire("monthly", monthly);
    const path = "/employees/export?email=monthly@acme.test&columns=internal_cost_hourly_rate";
    expect((await acme.owner.get(`${path}&format=csv`)).text).toContain("28.85");
    const { status, bytes } = await acme.owner.get(`${path}&format=xlsx`);
    expect(status).toBe(200);
    expect(await readSheet(bytes)).toEqual([["internal_cost_hourly_rate"], [28.85]]);
  });

  it("refuse unknown parameters", async () => {
    for (const query of [
      "format=pdf",
      "date=2026",
      "date=2026-06-30,2026-06-01",
      "colour=red",
      "sort=phone",
    ]) {
      const { status, body } = await acme.owner.get(`/employees/getters/export?${query}`);
      expect([query, status, Object.keys(body.errors)]).toEqual([query, 422, [query.split("=")[0]]]);
    }
  });
});
