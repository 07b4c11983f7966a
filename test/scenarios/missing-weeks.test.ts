import { beforeEach, expect, test } from "vitest";
import { repeatedJobs } from "../../src/administration/jobs.ts";
import { notifyPeople } from "../../src/modules/notifications/index.ts";
import { testCompany } from "../support/test-company.ts";
import { act, add, hire, shown } from "./company.ts";
import { type Colleague, colleague } from "./key-holders.ts";
import { addPolicy } from "./leave.ts";

const { app, acme, owner } = testCompany();

const at = (moment: string): void => app.clock.set(new Date(moment));

let count = 0;
let manager: Colleague;
let ana: Colleague;
let policy: string;

const search = async (): Promise<void> => {
  for (const { name, run } of repeatedJobs(app.installation))
    if (name === "weeks that are missing") await run();
  await notifyPeople(app.installation)();
};

interface Shown {
  readonly kind: string;
  readonly title: string;
  readonly detail: string;
  readonly record_id: string;
}

const notifiedOf = async ({ session }: Colleague): Promise<Shown[]> => {
  const { body } = await session.get("/notifications?kind=week-missing,team-week-missing");
  return body.data.map(({ attributes }: { attributes: Shown }) => attributes);
};

const titlesOf = async (person: Colleague): Promise<string[]> =>
  (await notifiedOf(person)).map(({ title }) => title);

const submitWeek = async (person: Colleague, week_start: string): Promise<string> => {
  const reply = await person.session.send("POST", "/timesheet-submissions", { week_start });
  const { id } = reply.body.data;
  shown(await person.session.send("POST", `/timesheet-submissions/${id}/actions?action=submit`, {}));
  return id;
};

beforeEach(async () => {
  // Each test has weeks of its own: searching a workspace again on the same day finds nothing.
  at("2026-07-17T10:00:00Z");
  count++;
  manager = await colleague(app, acme, `Mia Manager${count}`);
  ana = await colleague(app, acme, `Ana Asker${count}`);
  shown(await owner.patch(`/employees/${ana.id}`, { manager_employee_id: manager.id }));
  policy = await addPolicy(owner);
});

/** Clears what was searched before, because the tests go back in time. */
const forgetSearches = () => app.installation.pool.query("delete from missing_week_searches");

test("nobody is notified in a workspace that submits no weeks", async () => {
  at("2026-07-20T10:00:00Z");
  await search();
  expect(await notifiedOf(ana)).toEqual([]);
});

test("a person is notified once of a week that was not submitted by 10:00 of the next day at work", async () => {
  await submitWeek(manager, "2026-07-13");
  await forgetSearches();
  at("2026-07-20T09:59:00Z");
  await search();
  expect(await notifiedOf(ana)).toEqual([]);
  at("2026-07-20T10:00:00Z");
  await Promise.all([search(), search()]);
  await search();
  const [missing, ...more] = await notifiedOf(ana);
  expect(more).toEqual([]);
  expect(missing).toMatchObject({
    ...{
      kind: "week-missing",
      title: "Your week of 13 Jul 2026 is not submitted",
      detail: "until 19 Jul 2026",
    },
  });
  // The manager has submitted that week, and did not ask to be notified of the team's.
  expect(await notifiedOf(manager)).toEqual([]);
  at("2026-07-21T10:00:00Z");
  await search();
  expect(await notifiedOf(ana)).toHaveLength(1);
  // It says what is so at the moment of reading.
  await submitWeek(ana, "2026-07-13");
  expect(await titlesOf(ana)).toEqual(["Your week of 13 Jul 2026 was submitted late"]);
});

test("a manager who wants it is notified of the team's, and sees no more of it without the team", async () => {
  await submitWeek(manager, "2026-07-13");
  await forgetSearches();
  const chosen = await manager.session.send("PATCH", "/notification-choices/team-week-missing", {
    delivery: "in_app",
  });
  expect(chosen.body.data).toMatchObject({ delivery: "in_app" });
  at("2026-07-20T10:00:00Z");
  await search();
  expect(await titlesOf(manager)).toEqual([`Ana Asker${count}: the week of 13 Jul 2026 is not submitted`]);
  const [{ record_id }] = (await notifiedOf(manager)) as [Shown];
  expect((await manager.session.get(`/missing-weeks/${record_id}`)).body.data.attributes).toMatchObject({
    ...{ employee_id: ana.id, is_submitted: false, week_start: "2026-07-13T00:00:00.000000Z" },
  });
  shown(await owner.patch(`/employees/${ana.id}`, { manager_employee_id: null }));
  expect(await titlesOf(manager)).toEqual([]);
  expect((await manager.session.get(`/missing-weeks/${record_id}`)).status).toBe(404);
});

test("it is quiet on holidays and leave, and about weeks in which nobody was expected", async () => {
  await submitWeek(manager, "2026-07-13");
  await add(owner, "public-holidays", { name: "Day of rest", date: "2026-07-27" });
  const leaveOf = async (person: Colleague, start_date: string, end_date: string): Promise<void> => {
    const absence = { employee_id: person.id, holiday_policy_id: policy, start_date, end_date };
    shown(await act(owner, `/holidays/${await add(owner, "holidays", absence)}`, "approve"));
  };
  // The whole week before, and the first day after the public holiday.
  const bea = await colleague(app, acme, `Bea Away${count}`);
  await leaveOf(bea, "2026-07-20", "2026-07-24");
  await leaveOf(ana, "2026-07-28", "2026-07-28");
  await hire(owner, `New Hire${count}`, { start_date: "2026-07-27" });
  await forgetSearches();
  for (const day of ["2026-07-27", "2026-07-28"]) {
    at(`${day}T10:00:00Z`);
    await search();
    expect(await titlesOf(ana)).toEqual([]);
  }
  at("2026-07-29T10:00:00Z");
  await search();
  expect(await titlesOf(ana)).toEqual(["Your week of 20 Jul 2026 is not submitted"]);
  // Bea was expected in the week before her leave, and is at work again on 28 July.
  expect(await titlesOf(bea)).toEqual(["Your week of 13 Jul 2026 is not submitted"]);
});

test("a rejected week is not missing, and one that was due days ago is no news", async () => {
  const bea = await colleague(app, acme, `Bea Rejected${count}`);
  shown(await owner.patch(`/employees/${bea.id}`, { manager_employee_id: manager.id }));
  const week = await submitWeek(bea, "2026-07-13");
  const reject = { status_explanation: "Monday is missing." };
  const path = `/timesheet-submissions/${week}/actions?action=reject`;
  shown(await manager.session.send("POST", path, reject));
  await forgetSearches();
  at("2026-07-23T10:00:00Z");
  await search();
  expect(await titlesOf(ana)).toEqual([]);
  expect(await titlesOf(bea)).toEqual([]);
});
