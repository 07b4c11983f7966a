import { afterAll, beforeAll, expect, it } from "vitest";
import {
  expectedMinutes,
  loadApprovedLeave,
  loadWorkingTimes,
  workableSlotsIn,
} from "../../src/modules/leave/index.ts";
import { startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";
import { add, hire } from "./company.ts";

let app: TestApp;
let acme: TestWorkspace;

beforeAll(async () => {
  app = await startTestApp();
  acme = await app.addWorkspace("acme");
});
afterAll(() => app.close());

const WEEK = { from: "2026-07-06", to: "2026-07-12" };

it("reads the working times of many employees at once, with the public holidays where they work", async () => {
  const cluj = await add(acme.owner, "work-locations", { name: "Cluj" });
  const dubai = await add(acme.owner, "work-locations", { name: "Dubai", working_days: [7, 1, 2, 3, 4] });
  const ana = await hire(acme.owner, "Ana Pop", { work_location_ids: [cluj] });
  const bo = await hire(acme.owner, "Bo Nae", { working_days: [1, 2, 3], weekly_hours_capacity: 24 });
  const eva = await hire(acme.owner, "Eva Lup", { work_location_ids: [dubai, cluj] });
  const dan = await hire(acme.owner, "Dan Ion", { start_date: "2026-07-08", termination_date: "2026-07-09" });
  const { pool } = app.installation;
  const holiday = (id: string, date: string, isHalf: boolean) =>
    pool.query(
      "insert into public_holidays (workspace_id, id, name, date, is_half_day, created_at, updated_at) values ($1, $2, 'Day', $3, $4, now(), now())",
      [acme.workspace.id, id, date, isHalf],
    );
  await holiday("01J00000000000000000000001", "2026-07-06", false);
  await holiday("01J00000000000000000000002", "2026-07-08", true);
  await pool.query(
    "insert into public_holiday_work_locations values ($1, '01J00000000000000000000001', $2)",
    [acme.workspace.id, cluj],
  );
  await app.installation.work(acme.workspace, async (work) => {
    const ids = [ana, bo, eva, dan];
    const times = await loadWorkingTimes(work, ids, WEEK);
    const leave = await loadApprovedLeave(work, ids, WEEK);
    const minutes = (id: string) => expectedMinutes(times.get(id)!, leave.get(id) ?? [], WEEK);
    expect(ids.map((id) => workableSlotsIn(times.get(id)!, WEEK))).toEqual([7, 5, 7, 3]);
    expect(ids.map(minutes)).toEqual([1680, 1200, 1680, 720]);
    expect(times.get(eva)!.weekdays).toEqual([1, 2, 3, 4, 7]);
  });
});
