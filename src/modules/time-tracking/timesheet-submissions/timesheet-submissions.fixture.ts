import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";
import { addDays } from "../../../engine/declare/index.ts";

/** Mondays. The first records share five weeks; later ones do not overlap with these. */
const weekStart = (n: number): string =>
  addDays("2020-12-28", 7 * (n < 1000 ? n % 5 : 5 + (Math.floor(n / 2) % 140)));

export const fixture: Fixture<"timesheet-submissions"> = {
  body: (n, { choosable }) => ({ employee_id: choosable("employees")[n % 2], week_start: weekStart(n) }),
  always: ["employee_id"],
  prepare: weeksInEveryState,
};

/** Adds a submitted, an approved and a rejected week with their entries. */
async function weeksInEveryState({ owner, workspace, choosable }: Site): Promise<void> {
  const [employee_id] = choosable("employees");
  const decider = {
    email: "decider@example.test",
    first_name: "Deb",
    last_name: "Cider",
    start_date: "2021-01-01",
  };
  const hired = await owner.post("/employees", decider);
  const manager = await workspace.callerFor(hired.body.data.id, "manage-timesheets");
  const decisions = { "2023-11-06": "approve", "2023-11-13": "reject", "2023-11-20": null };
  for (const [week_start, decision] of Object.entries(decisions)) {
    await owner.post("/timesheets", { employee_id, date: week_start, worked_minutes: 45 });
    const path = "/timesheet-submissions/actions?action=submit";
    const reply = await owner.post(path, { employee_id, week_start });
    if (reply.status !== 200) throw new Error(`The week could not be submitted: ${reply.text}`);
    if (decision === null) continue;
    const decided = `/timesheet-submissions/${reply.body.data.id}/actions?action=${decision}`;
    await manager.post(decided, { status_explanation: "For the tests" });
  }
}
