import { describe, expect, it } from "vitest";
import { testCompany } from "../support/test-company.ts";
import { add, created, day, hire, ids, read, refused, shown } from "./company.ts";

const { app, acme } = testCompany();
let made = 0;

const someone = (more: object = {}): Promise<string> => hire(acme.owner, `Ana Rate${++made}`, more);
const history = async (employee: string, kind: string) =>
  (await acme.owner.get(`/employee-rates?employee_id=${employee}&kind=${kind}&sort=starts_at`)).body.data.map(
    ({
      attributes: { starts_at, ends_at, effective_hourly_rate },
    }: {
      attributes: Record<string, unknown>;
    }) => [starts_at, ends_at, effective_hourly_rate],
  );
const today = day("2026-07-14");
const yesterday = day("2026-07-13");

describe("the rates of an employee", () => {
  it("apply from the beginning for a new one, and from today when they change", async () => {
    const id = await someone({ billed_rate: 80, internal_cost_hourly_rate: 30 });
    expect(await history(id, "billed")).toEqual([[null, null, 80]]);
    shown(await acme.owner.patch(`/employees/${id}`, { billed_rate: 90 }));
    shown(await acme.owner.patch(`/employees/${id}`, { billed_rate: 95, internal_cost_hourly_rate: 36 }));
    expect(await history(id, "billed")).toEqual([
      [today, null, 95],
      [null, yesterday, 80],
    ]);
    expect(await history(id, "internal_cost")).toEqual([
      [today, null, 36],
      [null, yesterday, 30],
    ]);
  });

  it("end when they are cleared, without an empty row if there was none before", async () => {
    const old = await someone({ billed_rate: 80 });
    shown(await acme.owner.patch(`/employees/${old}`, { billed_rate: null }));
    expect(await history(old, "billed")).toEqual([
      [today, null, null],
      [null, yesterday, 80],
    ]);
    expect((await read(acme.owner, `/employees/${old}`)).billed_rate).toBeNull();
    const fresh = await someone();
    shown(await acme.owner.patch(`/employees/${fresh}`, { billed_rate: 70 }));
    shown(await acme.owner.patch(`/employees/${fresh}`, { billed_rate: null }));
    expect(await history(fresh, "billed")).toEqual([]);
  });

  it("go on by the month with other hours from today", async () => {
    const id = await someone({ internal_cost_type: "monthly", internal_cost_monthly_rate: 3900 });
    shown(await acme.owner.patch(`/employees/${id}`, { weekly_hours_capacity: 20 }));
    expect(await history(id, "internal_cost")).toEqual([
      [today, null, 45],
      [null, yesterday, 22.5],
    ]);
    shown(await acme.owner.patch(`/employees/${id}`, { about: "Here", weekly_hours_capacity: 0 }));
    expect(await history(id, "internal_cost")).toEqual([
      [today, null, null],
      [null, yesterday, 22.5],
    ]);
    expect(await read(acme.owner, `/employees/${id}`)).toMatchObject({
      internal_cost_type: "monthly",
      internal_cost_hourly_rate: null,
      internal_cost_monthly_rate: 3900,
    });
  });

  it("are those of the day: what begins later shows then", async () => {
    const id = await someone({ internal_cost_hourly_rate: 30 });
    await add(acme.owner, "employee-rates", {
      employee_id: id,
      kind: "internal_cost",
      rate_type: "monthly",
      monthly_rate: 5000,
      starts_at: "2026-08-01",
    });
    expect(await read(acme.owner, `/employees/${id}`)).toMatchObject({ internal_cost_hourly_rate: 30 });
    app.clock.set("2026-08-01T10:00:00Z");
    expect(await read(acme.owner, `/employees/${id}`)).toMatchObject({
      internal_cost_type: "monthly",
      internal_cost_hourly_rate: 28.85,
      internal_cost_monthly_rate: 5000,
    });
    app.clock.set("2026-07-14T10:00:00Z");
  });

  it("are deleted with the employee", async () => {
    const id = await someone({ billed_rate: 80 });
    const [rate] = ids(await acme.owner.get(`/employee-rates?employee_id=${id}`));
    expect((await acme.owner.delete(`/employees/${id}`)).status).toBe(204);
    expect((await acme.owner.get(`/employee-rates/${rate}`)).status).toBe(404);
  });
});

describe("a row of the history", () => {
  it("lasts longer when the next one is deleted, which the feed reports for both and the employee", async () => {
    const id = await someone({ billed_rate: 80 });
    const later = await add(acme.owner, "employee-rates", {
      employee_id: id,
      kind: "billed",
      hourly_rate: 100,
      starts_at: "2026-07-01",
    });
    expect(await read(acme.owner, `/employees/${id}`)).toMatchObject({ billed_rate: 100 });
    expect((await acme.owner.delete(`/employee-rates/${later}`)).status).toBe(204);
    expect(await history(id, "billed")).toEqual([[null, null, 80]]);
    const { rows } = await app.installation.pool.query(
      "select event, changes from journal where event in ('employees.updated', 'employee_rates.updated') order by id desc limit 2",
    );
    expect(rows).toEqual(
      expect.arrayContaining([
        { event: "employees.updated", changes: { billed_rate: { from: 100, to: 80 } } },
        { event: "employee_rates.updated", changes: { ends_at: { from: day("2026-06-30"), to: null } } },
      ]),
    );
  });

  it("is found by the day on which it holds", async () => {
    const id = await someone({ billed_rate: 80 });
    const later = await add(acme.owner, "employee-rates", {
      employee_id: id,
      kind: "billed",
      starts_at: "2026-03-01",
    });
    const on = async (date: string) =>
      ids(await acme.owner.get(`/employee-rates?employee_id=${id}&effective_on=${date}`));
    expect(await on("2026-03-01")).toEqual([later]);
    expect(await on("2026-02-28")).not.toContain(later);
    expect(await on("2026-02-28,2026-03-01")).toHaveLength(2);
  });

  it.each<[string, object, Record<string, string>]>([
    [
      "by the month for what is billed",
      { kind: "billed", rate_type: "monthly", monthly_rate: 1, starts_at: "2026-06-01" },
      { rate_type: "The rate type field is prohibited unless kind is internal_cost." },
    ],
    [
      "by the month without a rate",
      { kind: "internal_cost", rate_type: "monthly" },
      { monthly_rate: "The monthly rate field is required when rate type is monthly." },
    ],
    [
      "by the month with one by the hour",
      { kind: "internal_cost", rate_type: "monthly", monthly_rate: 1, hourly_rate: 5 },
      { hourly_rate: "The hourly rate field is prohibited unless rate type is hourly." },
    ],
    [
      "of nothing an hour",
      { kind: "billed", hourly_rate: 0, starts_at: "2026-06-01" },
      { hourly_rate: "The hourly rate field must be at least 1." },
    ],
    [
      "from the beginning, twice",
      { kind: "billed", hourly_rate: 5 },
      { starts_at: "The starts at has already been taken." },
    ],
    [
      "from the same day, twice",
      { kind: "billed", hourly_rate: 5, starts_at: "2026-05-01" },
      { starts_at: "The starts at has already been taken." },
    ],
  ])("is not %s", async (_name, body, errors) => {
    const employee_id = await someone({ billed_rate: 80 });
    created(
      await acme.owner.post("/employee-rates", {
        employee_id,
        kind: "billed",
        starts_at: "2026-05-01",
        hourly_rate: 6,
      }),
    );
    refused(await acme.owner.post("/employee-rates", { employee_id, ...body }), errors);
  });

  it("requires manage-employees", async () => {
    const reply = await (await acme.scoped("manage-projects", "view-employees")).get("/employee-rates");
    expect(reply.status).toBe(403);
    expect(reply.body.required_permission).toBe("manage-employees");
  });
});
