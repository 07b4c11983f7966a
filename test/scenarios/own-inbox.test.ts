import { afterAll, beforeAll, expect, test } from "vitest";
import { type Caller, startTestApp, type TestApp } from "../support/app.ts";
import { act, add, hire } from "./company.ts";
import { makeTeam, type Team } from "./expense-team.ts";

let app: TestApp;
let team: Team;
/** Whoever may decide something, or nothing at all. */
let callers: Readonly<Record<string, Caller>>;

const RESOURCES = ["holidays", "timesheet-submissions", "expenses"] as const;

/** Zoe leads Mia, Mia leads Ana. Each has submitted a week, an expense and a leave request; Ana's dinner is above a limit. */
beforeAll(async () => {
  app = await startTestApp();
  const made = await makeTeam(app);
  team = made;
  const { owner, ana, mia } = team;
  const [{ id: zoe }] = (await owner.get("/employees?first_name=Zoe")).body.data;
  const head = await hire(owner, "Hal Head");
  const dinners = await team.kind("Dinners", { limit_amount: 100 });
  for (const employee_id of [ana, mia, zoe, head]) {
    await add(owner, "holidays", { employee_id, start_date: "2026-08-03", end_date: "2026-08-04" });
    const spent = { employee_id, expense_category_id: team.kinds.Meals, date: "2026-07-13", amount: 10 };
    await add(owner, "expenses", { ...spent, description: "Lunch", submit_immediately: true });
    await act(owner, "/timesheet-submissions", "submit", { week_start: "2026-07-06", employee_id });
  }
  await team.spend({ expense_category_id: dinners, amount: 100.01, submit_immediately: true });
  await team.spend({ description: "Not submitted" });
  const decided = await team.spend({ description: "Decided", submit_immediately: true });
  await act(owner, `/expenses/${decided.id}`, "approve");
  callers = {
    ...team.by,
    owner,
    // Of two who may decide on everything, one has somebody above and the other has not.
    managed: await made.workspace.callerFor(zoe, "manage-leave", "manage-timesheets", "manage-expenses"),
    head: await made.workspace.callerFor(head, "manage-leave", "manage-timesheets", "manage-expenses"),
  };
  await owner.patch(`/employees/${zoe}`, { manager_employee_id: head });
});
afterAll(() => app?.close());

const idsOf = (body: { data: { id: string }[] }): string[] => body.data.map(({ id }) => id).sort();

test.each(RESOURCES)(
  "the inbox of %s lists for each caller what their approval would be taken of",
  async (resource) => {
    const inboxes = new Map<string, number>();
    for (const [name, caller] of Object.entries(callers)) {
      const all = idsOf((await caller.get(`/${resource}?perPage=500`)).body);
      const approvable: string[] = [];
      for (const id of all) {
        const tried = await caller.post(`/${resource}/${id}/actions?action=approve&dry_run=true`, {});
        if (tried.status === 200) approvable.push(id);
      }
      const { body } = await caller.get(`/${resource}?decidable=true&perPage=500`);
      expect(idsOf(body), name).toEqual(approvable);
      expect(body.meta.total, name).toBe(approvable.length);
      const others = (await caller.get(`/${resource}?-decidable=true&perPage=500`)).body;
      expect(idsOf(others), name).toEqual(all.filter((id) => !approvable.includes(id)));
      inboxes.set(name, approvable.length);
    }
    const dinner = resource === "expenses" ? 1 : 0;
    const managing = resource === "expenses" ? 5 : 0;
    expect(Object.fromEntries(inboxes)).toEqual({
      ana: 0,
      peer: 0,
      // Ana's; the dinner above the limit is not for her manager.
      mia: 1,
      zoe: 2,
      finance: managing,
      owner: 4 + dinner,
      // All but the own ones, which somebody above decides on.
      managed: 3 + dinner,
      head: 4 + dinner,
    });
  },
);

test("a key of a manager decides on nothing beside those below, whatever else it may see", async () => {
  const { body } = await callers.mia!.get("/expenses?decidable=true");
  expect(body.data[0].attributes).toMatchObject({ employee_id: team.ana, status: "submitted" });
  const refused = await callers.mia!.get("/expenses?decidable=perhaps");
  expect(refused.status).toBe(422);
});
