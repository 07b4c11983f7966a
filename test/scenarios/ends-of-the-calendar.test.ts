import { beforeAll, describe, expect, it } from "vitest";
import { testCompany } from "../support/test-company.ts";
import { add, created, day, hire } from "./company.ts";

const { owner } = testCompany();
const FIRST = "0001-01-01";
const LAST = "9999-12-31";

let ana: string;

beforeAll(async () => {
  ana = await hire(owner, "Ana Pop");
});

describe("the last day of the calendar", () => {
  it("is a day of working time, of charts and of forecasts", async () => {
    const days = await owner.get(
      `/employees/getters/working-days?employee_id=${ana}&date=9999-12-30,${LAST}`,
    );
    expect(days.body.data.days.map(({ date }: { date: string }) => date)).toEqual([
      day("9999-12-30"),
      day(LAST),
    ]);
    const chart = await owner.get(`/invoices/getters/chart?date=${LAST}`);
    expect(chart.body.data.labels).toEqual(["9999-12"]);
    const forecast = await owner.get(`/leads/getters/lead-forecast?date=${LAST}&interval=quarter`);
    expect(forecast.body.data.intervals).toHaveLength(1);
  });

  it("has time in a week that ends with it", async () => {
    const entry = created(
      await owner.post("/timesheets", { employee_id: ana, date: LAST, worked_minutes: 60 }),
    );
    expect(entry.date).toBe(day(LAST));
    const week = await owner.get(`/timesheet-submissions/getters/weekly-approval-report?date=${LAST}`);
    expect(week.status, week.text).toBe(200);
  });

  it("is as long as an offer of that day can be valid", async () => {
    const client_id = await add(owner, "clients", { name: "Client X" });
    const offer = created(await owner.post("/offers", { client_id, title: "Late", issue_date: LAST }));
    expect(offer.valid_until).toBe(day(LAST));
  });
});

it("the first day of the calendar has none before it", async () => {
  for (const path of ["/employees/getters/hr-analytics", "/leads/getters/lead-analytics-overview"])
    expect((await owner.get(`${path}?date=${FIRST}`)).status, path).toBe(200);
});
