import type { Fixture } from "../support/conformance/fixture.ts";
import type { Site } from "../support/conformance/world.ts";

const MONDAY = Date.parse("2026-03-02");
const [DAY_MS, WEEKS] = [86_400_000, 90];

/** Two working days, Monday and Tuesday or Wednesday and Thursday of some week: the n-th request's own. */
function twoDays(n: number) {
  const first = MONDAY + ((n % WEEKS) * 7 + (Math.floor(n / WEEKS) % 2) * 2) * DAY_MS;
  const day = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
  return { start_date: day(first), end_date: day(first + DAY_MS) };
}

/** Every third employee has not begun yet. */
const atWork = ({ choosable }: Site): string[] =>
  choosable("employees").filter((_, index) => index % 3 !== 2);

/** Every workspace starts with Vacation, Sick leave, which needs no approval, and Unpaid leave. */
const started = ({ choosable }: Site): readonly string[] => choosable("holiday-policies").slice(0, 3);

/** Requests that the rules of leave accept. */
export const leaveRequestFixture: Fixture = {
  body(n, site) {
    const employees = atWork(site);
    const [vacation, , unpaid] = started(site);
    return {
      ...twoDays(n),
      employee_id: employees[n % employees.length],
      substitute_employee_id: employees[(n + 1) % employees.length],
      holiday_policy_id: n % 2 === 0 ? unpaid : vacation,
    };
  },
  // No policy that a workspace starts with allows hours.
  impossible: ["minutes"],
  filterValues: {
    date: () => ["2026-03-03", "2026-03-01,2026-03-20"],
    leave_type: () => ["vacation", "unpaid"],
    manager_employee_id: (site) => site.choosable("employees").slice(0, 3),
  },
  prepare: decideSome,
};

/** Somebody who manages leave approves, rejects and cancels one request each. */
async function decideSome(site: Site): Promise<void> {
  const [manager] = atWork(site);
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
