import readWorkbook, { readSheet } from "read-excel-file/node";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Caller, Reply } from "../support/app.ts";
import { campaignTest } from "../support/campaign.ts";
import { storeRow } from "../support/stored-rows.ts";
import { add, refused } from "./company.ts";
import { projectFor, type TimeTeam, timeTeam } from "./time-team.ts";

let team: TimeTeam;
let project: string;
let payroll: Caller;
const entries: string[] = [];

const download = (query = "", body: Record<string, unknown> = {}, caller: Caller = payroll): Promise<Reply> =>
  caller.post(`/timesheets/actions?action=download-report${query}`, { repositories: "all", ...body });

type Rows = readonly (readonly unknown[])[];

/** The rows of a sheet, dates as days. */
async function sheetOf(reply: Reply, sheet: string | number = 1): Promise<Rows> {
  expect(reply.status, reply.text.slice(0, 300)).toBe(200);
  const rows = (await readSheet(reply.bytes, sheet as number)) as Rows;
  return rows.map((row) =>
    row.map((cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : cell)),
  );
}

const nameOf = (reply: Reply): string =>
  /filename="([^"]+)"/.exec(reply.headers.get("content-disposition")!)![1]!;

beforeAll(async () => {
  team = await timeTeam();
  const { app, acme, ids } = team;
  const client_id = await add(acme.owner, "clients", { name: "Moonshot" });
  project = await projectFor(team, "Apollo", [ids.ana, ids.dan], { client_id, billed_rate: 60 });
  const dollars = await projectFor(team, "Dollars", [ids.dan], {
    client_id,
    currency: "USD",
    billed_rate: 100,
  });
  const task_id = await add(acme.owner, "tasks", { project_id: project, name: "Design" });
  await storeRow(app, acme, "employee_rates", {
    employee_id: ids.ana,
    kind: "internal_cost",
    hourly_rate: 30,
  });
  const log = async (body: Record<string, unknown>) =>
    entries.push(await add(acme.owner, "timesheets", body));
  await log({
    employee_id: ids.ana,
    project_id: project,
    task_id,
    started_at: "2026-07-13T09:00:00+03:00",
    ended_at: "2026-07-13T09:50:00+03:00",
    description: "=1+1",
  });
  await log({ employee_id: ids.ana, date: "2026-07-14", worked_minutes: 90 });
  await log({ employee_id: ids.dan, date: "2026-07-14", worked_minutes: 30, project_id: dollars });
  await storeRow(app, acme, "timesheets", {
    employee_id: ids.dan,
    project_id: project,
    date: "2026-07-14",
    started_at: "2026-07-14T08:00:00Z",
    timezone: "Europe/Bucharest",
    is_billable: true,
  });
  payroll = await acme.scoped("view-timesheets", "view-payroll");
});
afterAll(() => team?.app.close());

const HEADINGS = [
  "date",
  "employee",
  "client",
  "project",
  "task",
  "description",
  "start",
  "end",
  "minutes",
  "hours",
  "billable",
  "billable minutes",
  "status",
];
const MONEY = ["billed rate", "currency", "billed amount", "cost rate", "cost", "not known"];

describe("The downloaded report", () => {
  test("is in the language of its reader", async () => {
    const german = { headers: { "Accept-Language": "de" } };
    const path = "/timesheets/actions?action=download-report";
    const reply = await payroll.post(path, { repositories: "all", group: "project_id" }, german);
    expect(
      (await readWorkbook(reply.bytes)).map((one) => (one as unknown as { sheet: string }).sheet),
    ).toEqual(["Nach Projekten", "Einträge"]);
    const [headings, ...rows] = await sheetOf(reply, 1);
    expect(headings!.slice(0, 3)).toEqual(["Projekt", "Kunde", "Anzahl der Einträge"]);
    expect(rows.map(([name]) => name)).toEqual(expect.arrayContaining(["Ohne Projekt", "Summe"]));
    const [columns, ...entered] = await sheetOf(reply, 2);
    const at = (name: string): number => columns!.indexOf(name);
    expect(entered.map((row) => row[at("Status")])).toEqual(expect.arrayContaining(["offen", "läuft"]));
    expect(entered.map((row) => row[at("nicht bekannt")]).join(" ")).toContain("Am 2026-07-14 ");
  });

  test("has a row for each entry, and totals", async () => {
    const reply = await download();
    expect(nameOf(reply)).toBe("timesheets-2026-07-13_2026-07-14.xlsx");
    expect(await sheetOf(reply)).toEqual([
      [...HEADINGS, ...MONEY],
      [
        "2026-07-13",
        "Ana Pop",
        "Moonshot",
        "Apollo",
        "Design",
        "=1+1",
        "2026-07-13 09:00",
        "2026-07-13 09:50",
        50,
        0.83,
        true,
        50,
        "open",
        60,
        "EUR",
        50,
        30,
        25,
        null,
      ],
      [
        "2026-07-14",
        "Ana Pop",
        ...[null, null, null, null, null, null],
        90,
        1.5,
        false,
        0,
        "open",
        0,
        null,
        0,
        30,
        45,
        null,
      ],
      [
        "2026-07-14",
        "Dan Ion",
        "Moonshot",
        "Apollo",
        null,
        null,
        "2026-07-14 11:00",
        ...[null, null, null],
        true,
        null,
        "running",
        null,
        "EUR",
        null,
        null,
        null,
        null,
      ],
      [
        "2026-07-14",
        "Dan Ion",
        "Moonshot",
        "Dollars",
        ...[null, null, null, null],
        30,
        0.5,
        true,
        30,
        "open",
        100,
        "USD",
        50,
        null,
        null,
        "Neither the assignment nor the employee has an internal cost on 2026-07-14.",
      ],
      [
        null,
        "Total",
        ...[null, null, null, null, null, null],
        170,
        2.83,
        null,
        80,
        null,
        null,
        "EUR",
        50,
        null,
        70,
        "Without 1 entry whose cost is not known.",
      ],
      [null, "Total", ...Array(12).fill(null), "USD", 50, null, null, null],
    ]);
  });

  test("has no money without view-payroll, and no entries that the caller may not see", async () => {
    const [headings, ...rows] = await sheetOf(
      await download("", {}, await team.acme.scoped("view-timesheets")),
    );
    expect(headings).toEqual(HEADINGS);
    expect(rows.at(-1)!.slice(8)).toEqual([170, 2.83, null, 80, null]);
    const own = await sheetOf(await download("", {}, team.ana));
    expect(own.map((row) => row[1])).toEqual(["employee", "Ana Pop", "Ana Pop", "Total"]);
    const hidden = { repositories: [entries[2]] };
    expect((await download("", hidden, team.ana)).status).toBe(404);
  });

  test("contains the named entries, or those that match the filters", async () => {
    const minutes = async (query: string, body = {}) =>
      (await sheetOf(await download(query, body))).slice(1).map((row) => row[8]);
    expect(await minutes("", { repositories: entries.slice(0, 2) })).toEqual([50, 90, 140]);
    expect(await minutes("&date=2026-07-13")).toEqual([50, 50]);
    expect(await minutes("&search=1%2B1")).toEqual([50, 50]);
    expect(await minutes(`&project_id=${project}&is_running=false`)).toEqual([50, 50]);
  });

  test("has headings and totals of 0 when it is empty", async () => {
    const reply = await download("&date=2020-01-01");
    expect(nameOf(reply)).toBe("timesheets-2026-07-14_2026-07-14.xlsx");
    const [headings, total, ...more] = await sheetOf(reply);
    expect(headings).toEqual([...HEADINGS, ...MONEY]);
    expect(total!.map((cell) => cell ?? "")).toEqual([
      "",
      "Total",
      "",
      "",
      "",
      "",
      "",
      "",
      0,
      0,
      "",
      0,
      "",
      "",
      "",
      0,
      "",
      0,
      "",
    ]);
    expect(more).toEqual([]);
  });

  test("has the grouped report on the first sheet if it is requested", async () => {
    const reply = await download("", { group: "project_id" });
    const names = (await readWorkbook(reply.bytes)).map((sheet) => (sheet as { sheet: string }).sheet);
    expect(names).toEqual(["By project", "Entries"]);
    const [headings, ...rows] = await sheetOf(reply);
    const shown = rows.map((row) => Object.fromEntries(row.map((cell, index) => [headings![index], cell])));
    expect(shown).toMatchObject([
      { project: "No project", client: null, "total worked minutes": 90, "first date": "2026-07-14" },
      {
        project: "Apollo",
        client: "Moonshot",
        "total worked minutes": 50,
        "billed by currency": "50.00 EUR",
      },
      {
        ...{ project: "Dollars", "billed amount": null, unconverted: "50.00 USD" },
        "not known":
          "There is no exchange rate from USD to EUR on or before 2026-07-14. 30 minutes have no cost.",
      },
      {
        ...{ project: "Total", "total worked minutes": 170, "billed amount": 50, "margin percent": null },
        "not known":
          "Without Dollars: There is no exchange rate from USD to EUR on or before 2026-07-14. 30 minutes have no cost.",
      },
    ]);
    expect((await sheetOf(reply, 2)).length).toBe(7);
  });

  test("accepts exactly the parameters that it declares", async () => {
    refused(await download("", { group: "client_id" }), { group: "The selected group is invalid." });
    refused(await download("", { format: "csv" }), { format: "The selected format is invalid." });
    expect((await download("&no_such=1")).status).toBe(422);
  });

  const of2025 = "&date=2025-01-01,2025-12-31";

  test("has at most 50,000 entries", async () => {
    const { app, acme, ids } = team;
    await app.installation.pool.query(
      `insert into timesheets (workspace_id, id, employee_id, date, worked_minutes, timezone, is_billable, created_at, updated_at)
       select $1, '01DWN' || lpad(n::text, 21, '0'), $2, date '2025-01-01' + n / 1000, 1, 'UTC', false, now(), now()
       from generate_series(1, 50001) n`,
      [acme.workspace.id, ids.zoe],
    );
    refused(await download(of2025), {
      repositories: "The report must not have more than 50,000 entries.",
    });
  });

  campaignTest("may have 50,000 entries", async () => {
    const rows = await sheetOf(await download(`${of2025}&-id=${`01DWN${"1".padStart(21, "0")}`}`));
    expect(rows).toHaveLength(50_002);
    expect(rows.at(-1)!.slice(8, 10)).toEqual([50_000, 833.33]);
  });
});
