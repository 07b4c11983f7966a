import { afterAll, beforeAll, expect, it } from "vitest";
import { addDays } from "../../src/engine/declare/calendar.ts";
import { add, hire } from "../scenarios/company.ts";
import { type Caller, type Reply, startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";
import { campaignSize } from "../support/campaign.ts";

/** The number of concurrent races and of rounds, so that a campaign runs each race 200 times. */
const PEOPLE = 10;
const ROUNDS = campaignSize({ suite: 2, campaign: 20 });

let app: TestApp;
let acme: TestWorkspace;
let boss: Caller;
let people: { id: string; caller: Caller }[];
let internal: string;

beforeAll(async () => {
  app = await startTestApp();
  acme = await app.addWorkspace("acme");
  const manager = await hire(acme.owner, "Boss Top");
  boss = await acme.callerFor(manager);
  people = [];
  for (let n = 0; n < PEOPLE; n++) {
    const id = await hire(acme.owner, `Person N${n}`, { manager_employee_id: manager });
    people.push({ id, caller: await acme.callerFor(id) });
  }
  internal = await add(acme.owner, "projects", { name: "Internal" });
  for (const { id } of people)
    await add(acme.owner, "project-assignments", {
      project_id: internal,
      employee_id: id,
      starts_at: "2024-01-01",
    });
});
afterAll(() => app?.close());

const statuses = (replies: readonly Reply[]): number[] => replies.map(({ status }) => status).sort();

/** One of the two requests took effect; the other was refused. */
function expectOneWinner(replies: readonly Reply[]): void {
  const [first, second] = statuses(replies);
  expect(first, replies.map(({ text }) => text).join("\n")).toBe(200);
  expect([409, 422]).toContain(second);
}

const round = (index: number): Date => new Date(Date.parse("2026-07-14T10:00:00Z") + index * 60_000);

it("of two timers one runs, and the earlier stops when the later starts; of two stops one takes effect", async () => {
  const spans = async (ids: readonly string[]) => {
    const { rows } = await app.installation.pool.query<{
      id: string;
      started_at: Date;
      ended_at: Date | null;
    }>(
      "select id, started_at, ended_at from timesheets where workspace_id = $1 and (id = any($2) or ended_at is null)",
      [acme.workspace.id, ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  };
  for (let index = 0; index < ROUNDS; index++) {
    app.clock.set(round(index));
    const start = (caller: Caller, seconds: number) =>
      caller.post("/timesheets/actions?action=start-timesheet-timer", {
        project_id: internal,
        started_at: new Date(round(index).getTime() - seconds * 1000).toISOString(),
      });
    const started = await Promise.all(
      people.map(({ caller }) => Promise.all([start(caller, 20), start(caller, 10)])),
    );
    const made = await spans(started.flat().map(({ body }) => body.data.id));
    const isRunning = ({ body }: Reply): boolean => made.get(body.data.id)!.ended_at === null;
    for (const replies of started) {
      expect(statuses(replies), replies[0].text).toEqual([200, 200]);
      expect(replies.filter(isRunning)).toHaveLength(1);
      const later = made.get(replies.find(isRunning)!.body.data.id)!;
      const earlier = made.get(replies.find((reply) => !isRunning(reply))!.body.data.id)!;
      expect(replies.find(isRunning)!.body.meta).toEqual({ stopped_timesheet_id: earlier.id });
      const { started_at, ended_at } = earlier;
      expect(ended_at).toEqual(started_at > later.started_at ? started_at : later.started_at);
    }
    expect([...made.values()].filter(({ ended_at }) => ended_at === null)).toHaveLength(PEOPLE);
    const stopped = await Promise.all(
      started.map((replies, at) => {
        const { id } = replies.find(isRunning)!.body.data;
        const path = `/timesheets/${id}/actions?action=stop-timesheet-timer`;
        return Promise.all([people[at]!.caller.post(path, {}), boss.post(path, {})]);
      }),
    );
    stopped.forEach(expectOneWinner);
  }
});

it("submitting and writing exclude each other; of two approvals one takes effect", async () => {
  const weeks: string[] = [];
  for (let index = 0; index < ROUNDS; index++) {
    const week_start = addDays("2026-01-05", index * 7);
    const replies = await Promise.all(
      people.map(({ caller }, at) =>
        Promise.all([
          caller.post("/timesheet-submissions/actions?action=submit", { week_start }),
          caller.post("/timesheets", { date: addDays(week_start, at % 7), worked_minutes: 60 }),
        ]),
      ),
    );
    for (const [submitted, written] of replies) {
      expect(submitted.status, submitted.text).toBe(200);
      const { id, worked_minutes } = submitted.body.data.attributes;
      weeks.push(id);
      // Depending on which came first, the entry is counted or refused.
      expect([written.status, worked_minutes]).toEqual(worked_minutes === 60 ? [201, 60] : [422, 0]);
    }
    const decided = await Promise.all(
      weeks.slice(-PEOPLE).map((id) => {
        const path = `/timesheet-submissions/${id}/actions?action=approve`;
        return Promise.all([boss.post(path, {}), boss.post(path, {})]);
      }),
    );
    decided.forEach(expectOneWinner);
  }
  const { rows } = await app.installation.pool.query(
    `select s.id from timesheet_submissions s where s.workspace_id = $1 and s.frozen_worked_minutes <> (
       select coalesce(sum(t.worked_minutes), 0) from timesheets t where t.timesheet_submission_id = s.id)`,
    [acme.workspace.id],
  );
  expect(rows).toEqual([]);
  expect(weeks).toHaveLength(PEOPLE * ROUNDS);
});
