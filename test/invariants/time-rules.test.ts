import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addDays } from "../../src/engine/declare/calendar.ts";
import { hire } from "../scenarios/company.ts";
import { type Caller, type Reply, startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";
import { campaignSize } from "../support/campaign.ts";
import { TIME_RULES } from "./time-rules.ts";

/** Operations of people in any order: most are allowed, some refused, and none may break a rule. */

let app: TestApp;
let acme: TestWorkspace;
let boss: Caller;
let people: { id: string; caller: Caller }[];
let made = 0;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

/** A company for each run: two people in different time zones with one manager. */
async function begin(): Promise<void> {
  made++;
  app.clock.set("2026-07-14T10:00:00Z");
  acme = await app.addWorkspace(`acme-${made}`, { timezone: "Europe/Bucharest" });
  const manager = await hire(acme.owner, "Boss Top");
  boss = await acme.callerFor(manager, "manage-timesheets");
  people = [];
  for (const timezone of ["Europe/Bucharest", "America/Los_Angeles"]) {
    const id = await hire(acme.owner, `Person ${timezone}`, { manager_employee_id: manager, timezone });
    people.push({ id, caller: await acme.callerFor(id) });
  }
}

const FIRST = "2026-07-01";
const who = fc.nat(1);
const day = fc.nat(16).map((days) => addDays(FIRST, days));
const pick = fc.nat(40);
const step = fc.oneof(
  fc.record({ do: fc.constant("log" as const), who, day, minutes: fc.integer({ min: 1, max: 900 }) }),
  fc.record({
    do: fc.constant("span" as const),
    who,
    day,
    hour: fc.nat(23),
    seconds: fc.integer({ min: 20, max: 90_000 }),
  }),
  fc.record({ do: fc.constant("start" as const), who, ago: fc.nat(2_000) }),
  fc.record({ do: fc.constant("stop" as const), who }),
  fc.record({
    do: fc.constant("change" as const),
    pick,
    body: fc.oneof(
      day.map((date) => ({ date })),
      fc.integer({ min: 1, max: 900 }).map((worked_minutes) => ({ worked_minutes })),
      fc.constant({ started_at: null, ended_at: null }),
    ),
  }),
  fc.record({ do: fc.constant("delete" as const), pick }),
  fc.record({ do: fc.constant("submit" as const), who, week: fc.nat(2) }),
  fc.record({ do: fc.constant("submit" as const), who, week: fc.nat(2) }),
  fc.record({
    do: fc.constantFrom("approve" as const, "reject" as const, "reopen" as const, "remove" as const),
    pick,
  }),
  fc.record({ do: fc.constant("close" as const), day: fc.option(day) }),
  fc.record({ do: fc.constant("later" as const), minutes: fc.integer({ min: 1, max: 3_000 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const rows = async (text: string): Promise<Record<string, unknown>[]> =>
  (await app.installation.pool.query(text, [acme.workspace.id])).rows;

const someOf = async (table: "timesheets" | "timesheet_submissions", at: number): Promise<string | null> => {
  const all = await rows(`select id from ${table} where workspace_id = $1 order by id`);
  return all.length === 0 ? null : String(all[at % all.length]!.id);
};

async function take(one: Step): Promise<Reply | null> {
  switch (one.do) {
    case "log":
      return people[one.who]!.caller.post("/timesheets", { date: one.day, worked_minutes: one.minutes });
    case "span": {
      const start = Date.parse(`${one.day}T00:00:00Z`) + one.hour * 3_600_000;
      return people[one.who]!.caller.post("/timesheets", {
        started_at: new Date(start).toISOString(),
        ended_at: new Date(start + one.seconds * 1_000).toISOString(),
      });
    }
    case "start": {
      const started_at = new Date(app.clock.now().getTime() - one.ago * 60_000).toISOString();
      return people[one.who]!.caller.post("/timesheets/actions?action=start-timesheet-timer", { started_at });
    }
    case "stop": {
      const { data } = (await people[one.who]!.caller.get("/timesheets/getters/current-timer")).body;
      return data && boss.post(`/timesheets/${data.id}/actions?action=stop-timesheet-timer`, {});
    }
    case "change": {
      const id = await someOf("timesheets", one.pick);
      return id === null ? null : boss.patch(`/timesheets/${id}`, one.body);
    }
    case "delete": {
      const id = await someOf("timesheets", one.pick);
      return id === null ? null : boss.delete(`/timesheets/${id}`);
    }
    case "submit": {
      const week_start = addDays("2026-06-29", one.week * 7);
      return people[one.who]!.caller.post("/timesheet-submissions/actions?action=submit", { week_start });
    }
    case "approve":
    case "reject":
    case "reopen":
    case "remove": {
      const id = await someOf("timesheet_submissions", one.pick);
      if (id === null) return null;
      if (one.do === "remove") return boss.delete(`/timesheet-submissions/${id}`);
      return boss.post(`/timesheet-submissions/${id}/actions?action=${one.do}`, {});
    }
    case "close":
      return acme.owner.patch("/workspace", { time_closed_until: one.day });
    case "later":
      app.clock.set(new Date(app.clock.now().getTime() + one.minutes * 60_000));
      return null;
  }
}

/** The fields of locked entries that must not change, by the entries' ids. */
const lockedEntries = (): Promise<Record<string, unknown>[]> =>
  rows(`select t.id, t.date, t.worked_minutes, t.started_at, t.ended_at, t.updated_at from timesheets t
    join workspaces w on w.id = t.workspace_id
    where t.workspace_id = $1 and t.worked_minutes is not null
      and (t.approval_status in ('submitted', 'approved') or t.date <= w.time_closed_until) order by t.id`);

async function expectWhole(): Promise<void> {
  for (const [rule, broken] of Object.entries(TIME_RULES)) expect(await rows(broken), rule).toEqual([]);
  const { data } = (await boss.get("/timesheet-submissions?perPage=500")).body;
  for (const { attributes } of data) {
    const { expected_minutes, missing_minutes, overtime_minutes, worked_minutes } = attributes;
    expect(expected_minutes - missing_minutes + overtime_minutes).toBe(worked_minutes);
    expect(Math.min(missing_minutes, overtime_minutes)).toBe(0);
  }
  const report = (
    await boss.get("/timesheet-submissions/getters/weekly-approval-report?date=2026-06-29,2026-07-19")
  ).body;
  for (const { totals } of report.data) {
    const { not_submitted, draft, submitted, approved, rejected } = totals;
    expect(not_submitted + draft + submitted + approved + rejected).toBe(totals.employees);
    expect(totals.expected_minutes - totals.missing_minutes + totals.overtime_minutes).toBe(
      totals.worked_minutes,
    );
  }
}

it("every rule holds, whatever people log and whoever decides", async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
        for (const one of steps) {
          const before = await lockedEntries();
          const reply = await take(one);
          expect(reply?.status ?? 200, `${JSON.stringify(one)}: ${reply?.text}`).toBeLessThan(500);
          // Only a decision about the week, or a wider closed period, touches what is locked.
          if (["approve", "reject", "reopen", "remove", "close", "submit"].includes(one.do)) continue;
          const after = new Map((await lockedEntries()).map((entry) => [entry.id, entry]));
          for (const entry of before) expect(after.get(entry.id), JSON.stringify(one)).toEqual(entry);
        }
        await expectWhole();
      })
      .beforeEach(begin),
    { numRuns: campaignSize({ suite: 3, campaign: 8 }) },
  );
}, 90_000);
