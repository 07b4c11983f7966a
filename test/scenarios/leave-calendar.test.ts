import { readSheet } from "read-excel-file/node";
import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "../support/app.ts";
import { testCompany } from "../support/test-company.ts";
import { act, add, day, hire, ids, refused, shown } from "./company.ts";
import { addPolicy, approved, decide, requested } from "./leave.ts";

const { app, acme, owner } = testCompany();
const [made, requests]: Record<string, string>[] = [{}, {}];

beforeAll(async () => {
  const department = await add(owner, "departments", { name: "Design" });
  const position_id = await add(owner, "positions", { name: "Designer", department_id: department });
  made!.department = department;
  made!.boss = await hire(owner, "Bea Boss");
  made!.ana = await hire(owner, "Ana Pop", { manager_employee_id: made!.boss, position_id });
  made!.dan = await hire(owner, "Dan Ion");
  made!.gone = await hire(owner, "Gil One");
  made!.draft = await hire(owner, "Dora Raft", { start_date: "2026-08-03" });
  made!.paid = await addPolicy(owner, { name: "Paid", color: "#00ff00", allow_hours: true });
  made!.sick = await addPolicy(owner, {
    name: "Ill",
    accrual_method: "unlimited",
    leave_type: "sick",
    is_paid: false,
    requires_approval: false,
  });
  const of = (employee_id: string, holiday_policy_id: string) => ({ employee_id, holiday_policy_id });
  const ask = async (name: string, making: Promise<Record<string, unknown>>) => {
    requests![name] = String((await making).id);
  };
  await ask(
    "summer",
    approved(owner, "2026-08-10", "2026-08-14", {
      ...of(made!.ana!, made!.paid!),
      end_period: "morning",
      reason: "=1+1",
    }),
  );
  await ask("ill", requested(owner, "2026-07-13", "2026-07-13", of(made!.dan!, made!.sick!)));
  await ask("pending", requested(owner, "2026-08-17", "2026-08-17", of(made!.dan!, made!.paid!)));
  await ask(
    "hours",
    requested(owner, "2026-09-01", "2026-09-01", { ...of(made!.dan!, made!.paid!), minutes: 90 }),
  );
  shown(await decide(owner, requests!.hours!, "reject", { status_explanation: "=2+2" }));
  await approved(owner, "2026-08-10", "2026-08-10", of(made!.draft!, made!.paid!));
  await approved(owner, "2026-07-06", "2026-07-06", of(made!.gone!, made!.paid!));
  shown(await act(owner, `/employees/${made!.gone}`, "archive"));
  await add(owner, "public-holidays", { name: "Assumption", date: "2026-08-15" });
});

describe("the team calendar", () => {
  const calendar = async (by: Caller, query: string) => {
    const reply = await by.get(`/holidays/getters/team-calendar?${query}`);
    expect(reply.status, reply.text).toBe(200);
    return reply.body.data;
  };
  const names = (data: { absences: { name: string }[] }) => data.absences.map(({ name }) => name);
  const ana = {
    name: "Ana Pop",
    start_date: day("2026-08-10"),
    end_date: day("2026-08-14"),
    start_period: "morning",
    end_period: "morning",
  };

  it("shows everybody who is away when, and nothing else of it", async () => {
    const anybody = await acme.callerFor(made!.dan!);
    expect(await calendar(anybody, "date=2026-07-13,2026-08-31")).toEqual({
      absences: [
        {
          employee_id: made!.dan,
          name: "Dan Ion",
          start_date: day("2026-07-13"),
          end_date: day("2026-07-13"),
          start_period: "morning",
          end_period: "afternoon",
        },
        { employee_id: made!.ana, ...ana },
      ],
      public_holidays: [{ date: day("2026-08-15"), name: "Assumption", is_half_day: false }],
    });
    expect(await calendar(anybody, "date=2026-08-14")).toEqual({
      absences: [{ employee_id: made!.ana, ...ana }],
      public_holidays: [],
    });
  });

  it("shows a hire who is not announced to those who prepare for it", async () => {
    expect(names(await calendar(owner, "date=2026-08-10"))).toEqual(["Ana Pop", "Dora Raft"]);
  });

  it("is limited to departments and managers", async () => {
    const days = `date=${day("2026-07-01")},2026-08-31`;
    const either = `manager_employee_id=${made!.boss},${made!.gone}`;
    expect(names(await calendar(owner, `${days}&${either}`))).toEqual(["Ana Pop"]);
    for (const query of [`department_id=${made!.department}`, `manager_employee_id=${made!.boss}`])
      expect(names(await calendar(owner, `${days}&${query}`))).toEqual(["Ana Pop"]);
  });

  it("covers at most 92 days", async () => {
    const path = "/holidays/getters/team-calendar";
    refused(await owner.get(path), { date: "The date parameter is required." });
    expect((await owner.get(`${path}?date=2026-07-01,2026-09-30`)).status).toBe(200);
    refused(await owner.get(`${path}?date=2026-07-01,2026-10-01`), {
      date: "The date parameter must not span more than 92 days.",
    });
  });
});

describe("the list of requests", () => {
  it.each([
    ["date=2026-08-12", ["summer"]],
    ["date=2026-08-14,2026-08-20", ["pending", "summer"]],
    ["leave_type=sick", ["ill"]],
    ["status=rejected,approved&leave_type=vacation&-manager_employee_id=null", ["summer"]],
    ["status=pending", ["pending"]],
    ["days=4.5", ["summer"]],
    ["search=dan ill", ["ill"]],
    ["search=PÓP", ["summer"]],
  ])("by %s", async (query, expected) => {
    expect(ids(await owner.get(`/holidays?${query}`))).toEqual(expected.map((name) => requests![name]));
  });

  it("starts with the latest, and can be filtered by manager", async () => {
    const found = ids(await owner.get(`/holidays?manager_employee_id=${made!.boss}`));
    expect(found).toEqual([requests!.summer]);
    const all = (await owner.get("/holidays")).body.data.map(
      (one: { attributes: { start_date: string } }) => one.attributes.start_date,
    );
    expect(all).toEqual(all.toSorted().toReversed());
  });
});

describe("the export", () => {
  const exported = (body: object, by: Caller = owner, query = "") =>
    by.post(`/holidays/actions?action=export${query}`, body);
  const download = (url: string) => app.request("GET", url);

  it("is a file of the requests that are named", async () => {
    const reply = await exported({ repositories: [requests!.hours, requests!.summer], format: "csv" });
    expect(reply.status, reply.text).toBe(200);
    expect(reply.body.data).toEqual({
      url: expect.stringContaining("/files/"),
      expires_at: "2026-07-14T10:30:00.000000Z",
      file_name: "holidays-2026-07-14.csv",
      rows: 2,
    });
    const file = (await download(reply.body.data.url)).text;
    expect(file.split("\r\n")).toEqual([
      "\ufeffemployee,email,policy,leave_type,paid,start,end,periods,minutes,days,status,explanation,decided by,decided at,created at",
      "Ana Pop,ana.pop@x.test,Paid,vacation,true,2026-08-10,2026-08-14,morning to morning,,4.5000,approved,,,2026-07-14T10:00:00.000000Z,2026-07-14T10:00:00.000000Z",
      "Dan Ion,dan.ion@x.test,Paid,vacation,true,2026-09-01,2026-09-01,,90,0.1875,rejected,'=2+2,,2026-07-14T10:00:00.000000Z,2026-07-14T10:00:00.000000Z",
      "",
    ]);
  });

  it("is a workbook of what the filters match, within the dates asked for and the caller's sight", async () => {
    const reply = await exported(
      { repositories: "all", date: "2026-08-14,2026-09-30" },
      owner,
      "&leave_type=vacation",
    );
    expect(reply.body.data).toMatchObject({ file_name: "holidays-2026-08-14_2026-09-30.xlsx", rows: 3 });
    const sheet = await readSheet((await download(reply.body.data.url)).bytes);
    expect(sheet.map((row) => row[0])).toEqual(["employee", "Ana Pop", "Dan Ion", "Dan Ion"]);
    expect(sheet[3]![11]).toBe("=2+2");
    const boss = await acme.callerFor(made!.boss!);
    expect((await exported({ repositories: "all" }, boss)).body.data.rows).toBe(1);
    expect((await exported({ repositories: [requests!.ill] }, boss)).status).toBe(404);
    refused(await exported({ repositories: "all", date: "2026-09-30,2026-08-14", format: "pdf" }), {
      format: "The selected format is invalid.",
      date: "The date field must not end before it begins.",
    });
  });
});
