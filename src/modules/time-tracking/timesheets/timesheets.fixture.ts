import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";

/** A span with its minutes and date. */
const SPAN = {
  date: "2023-05-05",
  worked_minutes: 60,
  started_at: "2023-05-05T10:00:00Z",
  ended_at: "2023-05-05T11:00:00Z",
};

export const fixture: Fixture<"timesheets"> = {
  body: entryBody,
  // The API key of the tests belongs to no employee.
  always: ["employee_id", "date", "worked_minutes"],
  // Time can be billable only on a project.
  impossible: ["is_billable"],
  together: { started_at: SPAN, ended_at: SPAN },
  emptiedWith: {
    started_at: { ended_at: null },
    ended_at: { started_at: null },
    project_id: { task_id: null },
  },
  managed: ["worked_minutes"],
  prepare: timeInEveryState,
};

/** The first two of three employees are employed on these dates. Each task belongs to the project created with it. */
function entryBody(n: number, { choosable }: Site) {
  // The values for changes (7 to 14) must not overlap the others. The first project is not billable.
  const made = n < 7 ? 0 : n <= 14 ? 4 : 3;
  return {
    employee_id: choosable("employees")[n % 2],
    project_id: choosable("projects")[made],
    task_id: choosable("tasks")[made],
    date: `2023-06-${String((n % 28) + 1).padStart(2, "0")}`,
    worked_minutes: (n % 50) + 1,
  };
}

/** Adds internal entries and a running timer. */
async function timeInEveryState({ owner, choosable }: Site): Promise<void> {
  const [employee_id] = choosable("employees");
  const entry = async (body: object) => {
    const reply = await owner.post("/timesheets", { employee_id, ...body });
    if (reply.status !== 201) throw new Error(`The entry could not be made: ${reply.text}`);
  };
  await entry({ date: "2023-04-01", worked_minutes: 90, description: "Internal" });
  await entry({ date: "2023-04-01", worked_minutes: 5 });
  await entry({ date: "2023-04-02", worked_minutes: 6, project_id: choosable("projects").at(-1) });
  const runner = {
    email: "runner@example.test",
    first_name: "Tim",
    last_name: "Runner",
    start_date: "2021-01-01",
  };
  const hired = await owner.post("/employees", runner);
  await entry({ employee_id: hired.body.data.id, started_at: "2026-07-14T09:00:00Z" });
}
