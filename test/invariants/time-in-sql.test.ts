import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addDays } from "../../src/engine/declare/calendar.ts";
import { sql } from "../../src/engine/sql/sql.ts";
import { expectedMinutes, loadApprovedLeave, loadWorkingTimes } from "../../src/modules/leave/index.ts";
import { roundedForBilling, roundedForBillingSql } from "../../src/modules/projects/index.ts";
import { add, hire } from "../scenarios/company.ts";
import { approvedLeave, publicHoliday } from "../scenarios/leave-rows.ts";
import { startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";
import { campaignSize } from "../support/campaign.ts";

let app: TestApp;
let acme: TestWorkspace;
beforeAll(async () => {
  app = await startTestApp();
  acme = await app.addWorkspace("acme");
});
afterAll(() => app?.close());

it("rounds minutes for billing in SQL as in the program", async () => {
  const modes = ["none", "up", "down", "nearest"] as const;
  for (const billing_rounding_mode of modes) {
    for (const billing_rounding_minutes of [1, 6, 15, 60]) {
      const rule = { billing_rounding_mode, billing_rounding_minutes };
      await acme.owner.patch("/workspace", rule);
      const rows = await app.installation.work(acme.workspace, (work) =>
        work.rows<{
          worked: number;
          billed: number;
        }>(sql`select worked, ${roundedForBillingSql(sql`worked`)} as billed
          from generate_series(0, 1440) worked`),
      );
      expect(rows).toHaveLength(1441);
      for (const { worked, billed } of rows) expect(billed).toBe(roundedForBilling(worked, rule));
    }
  }
});

const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 });
const person = fc.record({
  weekly_hours_capacity: fc.constantFrom(0, 1, 20, 37, 38, 40, 168),
  working_days: fc.option(weekdays),
  places: fc.subarray(["Cluj", "Dubai", "Oslo"]),
  start: fc.integer({ min: -10, max: 10 }),
  days: fc.option(fc.integer({ min: 1, max: 30 })),
  leave: fc.uniqueArray(
    fc.record({
      day: fc.integer({ min: -3, max: 24 }),
      kind: fc.constantFrom("morning", "afternoon", "day", 15, 120, 600),
    }),
    { maxLength: 8, selector: ({ day }) => day },
  ),
});

it("computes the expected minutes of every week in SQL as in the program", async () => {
  const first = "2026-06-29";
  const places: Record<string, string> = {
    Cluj: await add(acme.owner, "work-locations", { name: "Cluj" }),
    Dubai: await add(acme.owner, "work-locations", { name: "Dubai", working_days: [7, 1, 2, 3, 4] }),
    Oslo: await add(acme.owner, "work-locations", { name: "Oslo", working_days: [1, 2] }),
  };
  const site = { app, acme };
  await publicHoliday(site, "2026-07-01");
  await publicHoliday(site, "2026-07-07", true);
  await publicHoliday(site, "2026-07-09", true);
  const local = await publicHoliday(site, "2026-07-09");
  const half = await publicHoliday(site, "2026-07-14", true);
  for (const [holiday, place] of [
    [local, places.Dubai],
    [half, places.Oslo],
    [half, places.Cluj],
  ]) {
    await app.installation.pool.query("insert into public_holiday_work_locations values ($1, $2, $3)", [
      acme.workspace.id,
      holiday,
      place,
    ]);
  }
  const people = fc.sample(person, campaignSize({ suite: 20, campaign: 60 }));
  const ids: string[] = [];
  for (const [n, one] of people.entries()) {
    const start_date = addDays(first, one.start);
    const id = await hire(acme.owner, `Person N${n}`, {
      weekly_hours_capacity: one.weekly_hours_capacity,
      working_days: one.working_days,
      work_location_ids: one.places.map((name) => places[name]),
      start_date,
      termination_date: one.days === null ? null : addDays(start_date, one.days),
    });
    for (const { day, kind } of one.leave) {
      const parts =
        typeof kind === "number"
          ? { minutes: kind }
          : { morning: kind !== "afternoon", afternoon: kind !== "morning" };
      await approvedLeave(site, { employee: id, date: addDays(first, day), ...parts });
    }
    ids.push(id);
  }
  await app.installation.work(acme.workspace, async (work) => {
    for (const [from, length] of [
      [first, 6],
      ["2026-07-06", 6],
      ["2026-07-13", 6],
      ["2026-07-07", 0],
      ["2026-06-25", 30],
    ] as const) {
      const period = { from, to: addDays(from, length) };
      const times = await loadWorkingTimes(work, ids, period);
      const leave = await loadApprovedLeave(work, ids, period);
      const rows = await work.rows<{ id: string; minutes: number }>(sql`select given.id,
          expected_minutes(${acme.workspace.id}, given.id, ${period.from}::date, ${period.to}::date) as minutes
        from unnest(${ids}::text[]) given(id)`);
      for (const { id, minutes } of rows) {
        expect(minutes, JSON.stringify(people[ids.indexOf(id)])).toBe(
          expectedMinutes(times.get(id)!, leave.get(id) ?? [], period),
        );
      }
    }
  });
});
