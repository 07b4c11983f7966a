import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";

const MONDAY = Date.parse("2026-01-05");

const DAY_MS = 86_400_000;

/** Employees who have no last day: the first, and in the home workspace also the second. */
const employed = ({ choosable, workspace }: Site): readonly string[] =>
  choosable("employees").slice(0, workspace.workspace.subdomain === "home-site" ? 2 : 1);

/** The policies that every workspace starts with: Vacation, Sick leave (without approval) and Unpaid leave. */
const started = ({ choosable }: Site): readonly string[] => choosable("holiday-policies").slice(0, 3);

export const fixture: Fixture<"holidays"> = {
  body(n, site) {
    const employees = employed(site);
    const others = site.choosable("employees").slice(employees.length);
    const [vacation, , unpaid] = started(site);
    return {
      ...week(n),
      employee_id: employees[n % employees.length],
      substitute_employee_id: others[n % others.length],
      holiday_policy_id: n % 4 === 1 ? vacation : unpaid,
    };
  },
  // The owner of the tests is no employee, and other tests change the default policy.
  always: ["employee_id", "holiday_policy_id"],
  // The policies that a workspace starts with do not allow hours.
  impossible: ["minutes"],
  // The last day of the first week that requests are changed to; later ones end some days after their start.
  together: { start_date: { end_date: "2026-09-20" } },
  filterValues: {
    date: () => ["2027-10-13", "2027-10-01,2027-10-24"],
    leave_type: () => ["vacation", "unpaid"],
  },
  prepare: decideSome,
  makeRoom: withdrawFormer,
};

/** The week of the n-th request, within a year of the weeks that requests are changed to (7 to 14). */
function weekOf(n: number): number {
  if (n < 7) return 92 + n;
  return n < 15 ? 29 + n : 86 - (n % 43);
}

/** Withdraws the requests of earlier tests: there are fewer weeks than numbers, and two requests cannot be in one. */
async function withdrawFormer({ owner, all, choosable }: Site): Promise<void> {
  const lasting = new Set(choosable("holidays"));
  for (const { id, attributes } of await all("holidays")) {
    if (lasting.has(id) || attributes.status !== "pending") continue;
    const { status, text } = await owner.delete(`/holidays/${id}`);
    if (status !== 204) throw new Error(`The request could not be withdrawn: ${text}`);
  }
}

/** A full week, in which everybody has a working day. */
function week(n: number) {
  const first = MONDAY + weekOf(n) * 7 * DAY_MS;
  const day = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
  return { start_date: day(first), end_date: day(first + 6 * DAY_MS) };
}

/** Approves, rejects and cancels one request each, and raises balances so that they are enough for all tests. */
async function decideSome(site: Site): Promise<void> {
  const [vacation] = started(site);
  await site.owner.patch(`/holiday-policies/${vacation}`, { negative_limit_days: 366 });
  const [manager] = employed(site);
  const decider = await site.workspace.callerFor(manager!, "manage-leave");
  const pending = (await site.all("holidays")).filter(
    ({ attributes }) => attributes.status === "pending" && attributes.employee_id !== manager,
  );
  for (const [index, action] of ["approve", "reject", "cancel"].entries()) {
    const request = pending[index];
    if (!request) continue;
    const path = `/holidays/${request.id}/actions?action=${action}`;
    const reply = await decider.post(path, { status_explanation: `It is ${action}` });
    if (reply.status !== 200) throw new Error(`The request could not be decided: ${reply.text}`);
  }
}
