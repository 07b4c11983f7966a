import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { describeApi } from "../../src/engine/openapi/describe-api.ts";
import type { Caller, Reply } from "../support/app.ts";
import { PRODUCT } from "../support/conformance/product.ts";
import { DRAFT_LINE, storeDraftLine } from "../support/draft-line.ts";
import { DescribedResponses } from "../support/openapi/described-responses.ts";
import { storeRow } from "../support/stored-rows.ts";
import { add, day, read, refused, shown } from "./company.ts";
import { projectFor, type TimeTeam, timeTeam } from "./time-team.ts";

let team: TimeTeam;
let apollo: string;
let payroll: Caller;
let viewer: Caller;

// biome-ignore lint/suspicious/noExplicitAny: rows of a report have figures of every kind.
type Report = any;

const rate = (employee_id: string, kind: "billed" | "internal_cost", hourly_rate: number) =>
  storeRow(team.app, team.acme, "employee_rates", { employee_id, kind, hourly_rate });
const log = (employee_id: string, date: string, worked_minutes: number, more: Record<string, unknown> = {}) =>
  add(team.acme.owner, "timesheets", { employee_id, date, worked_minutes, ...more });

const get = (query: string, caller: Caller = payroll): Promise<Reply> => caller.get(`/timesheets?${query}`);
async function report(query: string, caller?: Caller): Promise<Report> {
  const reply = await get(query, caller);
  expect([reply.status, reply.body.errors]).toEqual([200, undefined]);
  return reply.body;
}

/** The one row of a report over the entries of a date. */
async function rowOf(query: string, caller?: Caller): Promise<Report> {
  const { data } = await report(query, caller);
  expect(data).toHaveLength(1);
  return data[0].attributes;
}

/** What a line of an invoice freezes of an entry. */
const invoice = (id: string, as: "drafted" | "billed", minutes: number, billed_rate: string) =>
  team.app.installation.pool.query(
    `update timesheets set invoice_line_id = $5, invoiced_as = $2, frozen_billable_minutes = $3, frozen_billed_rate = $4
     where id = $1`,
    [id, as, minutes, billed_rate, DRAFT_LINE],
  );

beforeAll(async () => {
  team = await timeTeam();
  const { acme, ids } = team;
  await storeDraftLine(team.app.installation.pool, acme.workspace);
  const client_id = await add(acme.owner, "clients", { name: "Moonshot" });
  apollo = await projectFor(team, "Apollo", [ids.ana, ids.dan], {
    client_id,
    billing_model: "time_and_materials",
  });
  await rate(ids.ana, "billed", 60);
  await rate(ids.ana, "internal_cost", 30);
  await rate(ids.dan, "billed", 50);
  await rate(ids.dan, "internal_cost", 25);
  payroll = await acme.scoped("view-timesheets", "view-payroll", "view-clients", "view-projects");
  viewer = await acme.scoped("view-timesheets");
  await log(ids.ana, "2026-07-13", 480, { project_id: apollo });
  await log(ids.ana, "2026-07-14", 90);
  await log(ids.dan, "2026-07-13", 450, { project_id: apollo });
});
afterAll(() => team?.app.close());

const EXAMPLE = "date=2026-07-13,2026-07-14";

describe("Time by employee", () => {
  test("is the contract's example (case 5)", async () => {
    const { data, meta } = await report(`group=employee_id&${EXAMPLE}`);
    const { ana, dan } = team.ids;
    expect(data[0]).toMatchObject({
      id: ana,
      type: "timesheets",
      meta: { authorizedToShow: true, authorizedToUpdate: false, authorizedToDelete: false },
    });
    expect(data.map((row: Report) => row.attributes)).toEqual([
      {
        employee_id: ana,
        entity_name: "Ana Pop",
        entries_count: 2,
        first_date: day("2026-07-13"),
        last_date: day("2026-07-14"),
        total_worked_minutes: 570,
        total_worked_hours: 9.5,
        total_billable_minutes: 480,
        total_billable_hours: 8,
        total_non_billable_minutes: 90,
        billable_percent: 84.21,
        currency: "EUR",
        billed_amount: 480,
        billed_by_currency: [{ currency: "EUR", amount: 480 }],
        invoiced_amount: 0,
        drafted_amount: 0,
        unbilled_amount: 480,
        covered_amount: 0,
        cost_amount: 285,
        profit_amount: 195,
        margin_percent: 40.63,
        effective_hourly_rate: 50.53,
        unpriced_minutes: 0,
        uncosted_minutes: 0,
        unconverted: [],
        unknown: [],
      },
      expect.objectContaining({
        employee_id: dan,
        entity_name: "Dan Ion",
        total_worked_minutes: 450,
        total_worked_hours: 7.5,
        billed_amount: 375,
        cost_amount: 187.5,
        profit_amount: 187.5,
        margin_percent: 50,
        effective_hourly_rate: 50,
      }),
    ]);
    expect(meta).toMatchObject({
      current_page: 1,
      total: 2,
      total_worked_hours: 17,
      total_worked_minutes: 1020,
      total_billable_minutes: 930,
      entries_count: 3,
      currency: "EUR",
      billed_amount: 855,
      cost_amount: 472.5,
      profit_amount: 382.5,
      margin_percent: 44.74,
    });
  });

  test("has no figure of money without view-payroll, and the same sums", async () => {
    const full = await report(`group=employee_id&${EXAMPLE}`);
    const { data, meta } = await report(`group=employee_id&${EXAMPLE}`, viewer);
    for (const [index, { attributes }] of data.entries()) {
      const names = Object.keys(full.data[index].attributes);
      expect(Object.keys(attributes)).toEqual(names.slice(0, names.indexOf("currency")));
      expect(full.data[index].attributes).toMatchObject(attributes);
    }
    expect(full.meta).toMatchObject(meta);
    for (const name of ["currency", "billed_amount", "cost_amount", "profit_amount", "margin_percent"]) {
      expect(meta).not.toHaveProperty(name);
    }
    for (const order of ["profit_amount", "-billed_amount", "unpriced_minutes"]) {
      const refusal = await get(`group=employee_id&sort=${order}`, viewer);
      expect([refusal.status, refusal.body.required_permission]).toEqual([403, "view-payroll"]);
    }
  });

  test("shows people without rights the own row only, and a superior the reports'", async () => {
    const names = async (caller: Caller) =>
      (await report(`group=employee_id&${EXAMPLE}`, caller)).data.map(
        (row: Report) => row.attributes.entity_name,
      );
    expect(await names(team.dan)).toEqual(["Dan Ion"]);
    expect(await names(team.boss)).toEqual(["Ana Pop", "Dan Ion"]);
    expect((await report(`group=employee_id&${EXAMPLE}`, team.dan)).meta).toMatchObject({
      total: 1,
      total_worked_minutes: 450,
    });
  });

  test("is sorted as requested, then by name", async () => {
    const names = async (sort: string) =>
      (await report(`group=employee_id&${EXAMPLE}&sort=${sort}`)).data.map(
        (row: Report) => row.attributes.entity_name,
      );
    expect(await names("total_worked_minutes")).toEqual(["Dan Ion", "Ana Pop"]);
    expect(await names("entity_name")).toEqual(["Ana Pop", "Dan Ion"]);
    expect(await names("-entity_name")).toEqual(["Dan Ion", "Ana Pop"]);
    expect(await names("-margin_percent")).toEqual(["Dan Ion", "Ana Pop"]);
    expect(await names("uncosted_minutes")).toEqual(["Ana Pop", "Dan Ion"]);
  });

  test("leaves a running timer out, and counts rejected weeks unless filtered", async () => {
    const before = await report("group=employee_id");
    await storeRow(team.app, team.acme, "timesheets", {
      employee_id: team.ids.dan,
      project_id: apollo,
      date: "2026-07-14",
      started_at: "2026-07-14T08:00:00Z",
      timezone: "UTC",
      is_billable: true,
    });
    expect(await report("group=employee_id")).toEqual(before);
    expect((await report("group=employee_id&is_running=true")).data).toEqual([]);
    await team.app.installation.pool.query("delete from timesheets where worked_minutes is null");
  });
});

describe("Time by project and by task", () => {
  test("names the client, and what has none", async () => {
    const task = await add(team.acme.owner, "tasks", { project_id: apollo, name: "Design" });
    await log(team.ids.ana, "2026-07-01", 60, { project_id: apollo, task_id: task });
    await log(team.ids.ana, "2026-07-01", 30, { project_id: apollo });
    await log(team.ids.ana, "2026-07-01", 15);
    const client = (await read(team.acme.owner, `/projects/${apollo}`)).client_id;
    const ofClient = { client_id: client, client_name: "Moonshot" };
    const byProject = await report("group=project_id&date=2026-07-01");
    expect(byProject.data.map(({ id, attributes }: Report) => [id, attributes])).toEqual([
      [
        apollo,
        expect.objectContaining({ project_id: apollo, entity_name: "Apollo", ...ofClient, entries_count: 2 }),
      ],
      [
        "none",
        expect.objectContaining({
          project_id: null,
          entity_name: "No project",
          client_id: null,
          client_name: null,
          total_worked_minutes: 15,
        }),
      ],
    ]);
    const byTask = await report("group=task_id&date=2026-07-01");
    expect(byTask.data.map(({ id, attributes }: Report) => [id, attributes])).toEqual([
      [
        task,
        expect.objectContaining({
          task_id: task,
          entity_name: "Design",
          project_id: apollo,
          project_name: "Apollo",
          ...ofClient,
          total_worked_minutes: 60,
        }),
      ],
      [
        "none",
        expect.objectContaining({
          task_id: null,
          entity_name: "No task",
          project_id: null,
          project_name: null,
          client_id: null,
          client_name: null,
          total_worked_minutes: 45,
        }),
      ],
    ]);
  });

  test("is limited to one client's projects on request", async () => {
    const client = (await read(team.acme.owner, `/projects/${apollo}`)).client_id;
    const requested = await report(`group=project_id&date=2026-07-01&group_client_id=${client}`);
    expect(requested.data.map((row: Report) => row.id)).toEqual([apollo]);
    expect(requested.meta).toMatchObject({ total: 1, total_worked_minutes: 90 });
    const list = (await payroll.get(requested.data[0].links.timesheets)).body;
    expect(list.meta.total).toBe(2);
    const other = await add(team.acme.owner, "clients", { name: "Other" });
    expect((await report(`group=project_id&group_client_id=${other}`)).data).toEqual([]);
    const both = await report(`group=project_id&date=2026-07-01&group_client_id=${other},${client}`);
    expect(both.meta).toEqual(requested.meta);
    expect((await payroll.get(both.data[0].links.timesheets)).body.meta.total).toBe(2);
  });
});

describe("Amounts", () => {
  test("are rounded once for an entry, and stay when it is billed (case 4)", async () => {
    const project = await projectFor(team, "Thirds", [team.ids.ana], {
      billing_model: "time_and_materials",
      billed_rate: 50,
      client_id: await add(team.acme.owner, "clients", { name: "T" }),
    });
    const entries = [];
    for (const date of ["2026-06-01", "2026-06-02", "2026-06-03"]) {
      entries.push(await log(team.ids.ana, date, 20, { project_id: project }));
    }
    for (const id of entries) expect((await read(payroll, `/timesheets/${id}`)).billed_amount).toBe(16.67);
    const query = `group=project_id&project_id=${project}`;
    expect(await rowOf(query)).toMatchObject({
      billed_amount: 50.01,
      unbilled_amount: 50.01,
      invoiced_amount: 0,
    });
    await invoice(entries[0]!, "billed", 20, "50.00");
    shown(await team.acme.owner.patch(`/projects/${project}`, { billed_rate: 60 }));
    expect(await rowOf(query)).toMatchObject({
      billed_amount: 56.67,
      unbilled_amount: 40,
      invoiced_amount: 16.67,
    });
    await invoice(entries[1]!, "drafted", 20, "60.00");
    expect(await rowOf(query)).toMatchObject({
      billed_amount: 56.67,
      unbilled_amount: 20,
      drafted_amount: 20,
      invoiced_amount: 16.67,
    });
  });

  test("in another currency are converted by the rate of the day, or left out and reported (case 6)", async () => {
    const client_id = await add(team.acme.owner, "clients", { name: "Overseas" });
    const project = await projectFor(team, "Dollars", [team.ids.ana], {
      client_id,
      currency: "USD",
      billing_model: "time_and_materials",
      billed_rate: 100,
    });
    const entry = await log(team.ids.ana, "2026-05-04", 60, { project_id: project });
    expect(await read(payroll, `/timesheets/${entry}`)).toMatchObject({
      billed_amount: 100,
      currency: "USD",
    });
    const query = `group=project_id&project_id=${project}`;
    expect(await rowOf(query)).toMatchObject({
      currency: "EUR",
      billed_amount: null,
      billed_by_currency: [{ currency: "USD", amount: 100 }],
      invoiced_amount: 0,
      unbilled_amount: null,
      cost_amount: 30,
      margin_percent: null,
      profit_amount: null,
      unconverted: [{ currency: "USD", count: 1, amount: 100 }],
      unknown: [
        {
          figures: [
            "billed_amount",
            "unbilled_amount",
            "profit_amount",
            "margin_percent",
            "effective_hourly_rate",
          ],
          reason: "no_exchange_rate",
          message: "There is no exchange rate from USD to EUR on or before 2026-05-04.",
          ...{ from_currency: "USD", to_currency: "EUR", count: 1 },
          ...{ first_date: "2026-05-04T00:00:00.000000Z", last_date: "2026-05-04T00:00:00.000000Z" },
        },
      ],
    });
    expect((await payroll.get(`/timesheets?${query}`)).body.meta).toMatchObject({
      ...{ billed_amount: null, cost_amount: 30, profit_amount: null, margin_percent: null },
      left_out: [
        { id: project, unknown: [{ figures: ["billed_amount", "profit_amount", "margin_percent"] }] },
      ],
      left_out_count: 1,
    });
    const usd = { from_currency: "USD", to_currency: "EUR" };
    await add(team.acme.owner, "exchange-rates", { ...usd, date: "2026-05-01", rate: 0.9 });
    await add(team.acme.owner, "exchange-rates", { ...usd, date: "2026-05-05", rate: 0.8 });
    expect(await rowOf(query)).toMatchObject({
      billed_amount: 90,
      billed_by_currency: [{ currency: "USD", amount: 100 }],
      unbilled_amount: 90,
      unconverted: [],
    });
    await log(team.ids.ana, "2026-05-06", 60, { project_id: project });
    await log(team.ids.ana, "2026-05-06", 30, { project_id: apollo });
    expect(await rowOf("group=employee_id&date=2026-05-01,2026-05-31")).toMatchObject({
      billed_amount: 200,
      billed_by_currency: [
        { currency: "EUR", amount: 30 },
        { currency: "USD", amount: 200 },
      ],
    });
  });

  test("are reported to be missing where there is no price or no cost", async () => {
    const { zoe } = team.ids;
    const project = await projectFor(team, "Priceless", [zoe], {
      client_id: await add(team.acme.owner, "clients", { name: "P" }),
    });
    await log(zoe, "2026-04-01", 60, { project_id: project });
    await log(zoe, "2026-04-01", 45, { project_id: project, is_billable: false });
    expect(await rowOf("group=employee_id&date=2026-04-01")).toMatchObject({
      billed_amount: null,
      billed_by_currency: [{ currency: "EUR", amount: null }],
      cost_amount: null,
      profit_amount: null,
      margin_percent: null,
      effective_hourly_rate: null,
      unknown: [
        { reason: "no_price", minutes: 60, message: "60 minutes have no price." },
        { reason: "no_cost", minutes: 105, message: "105 minutes have no cost." },
      ].map((cause) => expect.objectContaining(cause)),
      unpriced_minutes: 60,
      uncosted_minutes: 105,
      billable_percent: 57.14,
    });
  });

  test("of a project that bills no hours are covered", async () => {
    const client_id = await add(team.acme.owner, "clients", { name: "Fixed" });
    const project = await projectFor(team, "Fixed", [team.ids.ana], {
      client_id,
      billing_model: "fixed_fee",
      fee_amount: 1000,
    });
    await log(team.ids.ana, "2026-03-02", 30, { project_id: project });
    expect(await rowOf(`group=project_id&project_id=${project}`)).toMatchObject({
      billed_amount: 30,
      covered_amount: 30,
      unbilled_amount: 0,
    });
  });

  test("follow the billing rule in force, minutes worked stay", async () => {
    await log(team.ids.ana, "2026-02-02", 52, { project_id: apollo });
    await log(team.ids.ana, "2026-02-03", 53, { project_id: apollo });
    const rule = { billing_rounding_mode: "nearest", billing_rounding_minutes: 15 };
    shown(await team.acme.owner.patch("/workspace", rule));
    expect(await rowOf("group=employee_id&date=2026-02-02,2026-02-03")).toMatchObject({
      total_worked_minutes: 105,
      total_billable_minutes: 105,
      billed_amount: 105,
      cost_amount: 52.5,
    });
    expect(await rowOf("group=employee_id&date=2026-02-02")).toMatchObject({
      total_worked_minutes: 52,
      total_worked_hours: 0.87,
      total_billable_minutes: 45,
      total_billable_hours: 0.75,
      total_non_billable_minutes: 0,
      billable_percent: 100,
      billed_amount: 45,
    });
    shown(await team.acme.owner.patch("/workspace", { billing_rounding_mode: "none" }));
  });
});

describe("The grouped report", () => {
  test("is what the API's description says, with amounts and without", async () => {
    const described = new DescribedResponses(describeApi(PRODUCT, { serverUrl: "/api" }));
    for (const caller of [payroll, viewer]) {
      for (const group of ["employee_id", "project_id", "task_id"]) {
        const path = `/timesheets?group=${group}`;
        expect(described.problems("GET", path, await caller.get(path))).toEqual([]);
      }
    }
    const capacity = "/employees/getters/employee-capacity?interval=month";
    expect(described.problems("GET", capacity, await team.acme.owner.get(capacity))).toEqual([]);
  });

  test.each([
    ["group=client_id", { group: "The selected group is invalid." }],
    [
      "group_client_id=01ARZ3NDEKTSV4RRFFQ69G5FAV",
      { group_client_id: "The group_client_id parameter can only be given with the group parameter." },
    ],
    [
      "group=project_id&group_client_id=01ARZ3NDEKTSV4RRFFQ69G5FAV",
      { group_client_id: "The selected group client id is invalid." },
    ],
    [
      "group=project_id&group_client_id=x",
      { group_client_id: "The group client id parameter must be a valid id." },
    ],
    [
      "group=task_id&related=project",
      { related: "The related parameter cannot be given with the group parameter." },
    ],
    [
      "group=task_id&include=project[name]",
      { include: "The include parameter cannot be given with the group parameter." },
    ],
  ])("refuses %s", async (query, errors) => {
    refused(await get(query), errors as Record<string, string>);
  });

  test("has a link for each group that lists exactly its entries", async () => {
    const filters = [
      "",
      `&employee_id=${team.ids.ana},${team.ids.dan}`,
      `&-employee_id=${team.ids.dan}`,
      `&project_id=${apollo}`,
      "&project_id=null",
      "&-project_id=null&is_billable=true",
      "&is_running=false&date=2026-07-01,2026-07-31",
      "&-is_running=true&worked_minutes=30,100",
    ];
    for (const group of ["employee_id", "project_id", "task_id"]) {
      for (const filter of filters) {
        const { data, meta } = await report(`group=${group}${filter}&perPage=500`);
        let entries = 0;
        for (const { attributes, links } of data) {
          const list = (await payroll.get(`${links.timesheets}&perPage=500`)).body;
          entries += list.meta.total;
          expect([group, filter, list.meta.total]).toEqual([group, filter, attributes.entries_count]);
          const minutes = list.data.map((entry: Report) => entry.attributes.worked_minutes);
          expect(minutes.reduce((sum: number, one: number) => sum + one, 0)).toBe(
            attributes.total_worked_minutes,
          );
        }
        expect(entries).toBe(meta.entries_count);
      }
    }
  });
});

describe("The time report", () => {
  const ask = (query: string, caller: Caller = payroll) =>
    caller.get(`/timesheets/getters/time-report?${query}`);

  test("has the figures of the groups in hours", async () => {
    const { body } = await ask(`group=employee_id&${EXAMPLE}`);
    expect(body.data.currency).toBe("EUR");
    expect(body.data.rows[0]).toMatchObject({
      ...{ employee_id: team.ids.ana, name: "Ana Pop", entries_count: 2, worked_hours: 9.5 },
      ...{ billable_hours: 8, non_billable_hours: 1.5, billable_percent: 84.21 },
      ...{ billed_amount: 480, cost_amount: 285, profit_amount: 195, margin_percent: 40.63, unknown: [] },
    });
    expect(body.data.totals).toMatchObject({ worked_hours: 17, entries_count: 3, profit_amount: 382.5 });
    expect(body.meta.date).toEqual([day("2026-07-13"), day("2026-07-14")]);
  });

  test("has projects and this month unless something else is asked for, and takes the filters of the list", async () => {
    const client = (await payroll.get("/clients?search=Moonshot")).body.data[0].id;
    const { body } = await ask(`client_id=${client}`);
    expect(body.meta.date[0]).toBe(day("2026-07-01"));
    expect(body.data.rows.map(({ name }: { name: string }) => name)).toEqual(["Apollo"]);
  });

  test("has no amounts without view-payroll", async () => {
    const { body } = await ask(`group=employee_id&${EXAMPLE}`, viewer);
    expect(Object.keys(body.data)).not.toContain("currency");
    expect(Object.keys(body.data.rows[0])).toEqual([
      ...["employee_id", "name", "entries_count", "worked_hours", "billable_hours", "non_billable_hours"],
      ...["billable_percent", "links"],
    ]);
  });

  test("is read as tables, with the hours as parts of the whole, and saved with a period that moves", async () => {
    const asked = {
      report: "timesheets/time-report",
      parameters: { group: "task_id" },
      period: "this_month",
    };
    const read = await team.acme.owner.post("/saved-reports/actions?action=read", asked);
    expect(read.status, read.text).toBe(200);
    const rows = read.body.data.tables.find(({ title }: { title: string }) => title === "Rows");
    expect(rows.breakdowns).toEqual([{ title: "Hours", parts: ["billable_hours", "non_billable_hours"] }]);
    refused(await ask("group=client_id"), {
      group: "The group parameter must be one of: employee_id, project_id, task_id.",
    });
  });
});
