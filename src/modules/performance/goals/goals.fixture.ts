import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";
import { addDays } from "../../../engine/declare/index.ts";

export const fixture: Fixture<"goals"> = {
  body: (n, { choosable }) => ({
    level: "employee",
    employee_id: choosable("employees")[0],
    evaluation_id: choosable("evaluations")[0],
    start_date: addDays("2024-01-01", n % 300),
    due_date: addDays("2026-01-01", n % 300),
    weight: 1 + (n % 90) / 4,
    key_results: [
      { title: `Result ${n}`, metric: "number", start_value: 10, target_value: 4, current_value: n % 10 },
    ],
    manual_progress: n % 100,
  }),
  // The owner of the tests is no employee.
  always: ["employee_id"],
  together: {
    key_results: { manual_progress: null },
    manual_progress: { key_results: [] },
  },
  // A goal keeps its level, on which the department depends, and trees of goals have no cycles.
  impossible: ["department_id", "parent_goal_id"],
  // Goals of employees always have one.
  managed: ["employee_id"],
  // Each key result gets an id of its own.
  unrepeatable: ["key_results"],
  // The only employee who has goals has no manager.
  uniform: ["manager_employee_id"],
  prepare: goalsInEveryState,
};

/** Creates goals of the company and of a department, and below them some in every state. */
async function goalsInEveryState({ owner, choosable }: Site): Promise<void> {
  const run = async (path: string, body: Record<string, unknown>) => {
    const reply = await owner.post(path, { start_date: "2026-01-01", due_date: "2026-06-30", ...body });
    if (reply.status !== 201) throw new Error(`${path} was refused: ${reply.text}`);
    return reply.body.data.id as string;
  };
  const act = async (id: string, action: string, body: Record<string, unknown>) => {
    const reply = await owner.post(`/goals/${id}/actions?action=${action}`, body);
    if (reply.status !== 200) throw new Error(`The goal could not take ${action}: ${reply.text}`);
  };
  const [department] = choosable("departments");
  const company = await run("/goals", { level: "company", title: "Grow" });
  const parent_goal_id = await run("/goals", {
    level: "department",
    department_id: department,
    parent_goal_id: company,
    title: "Hire",
  });
  const below = (title: string, more: Record<string, unknown> = {}) =>
    run("/goals", { employee_id: choosable("employees")[0], parent_goal_id, title, ...more });
  await below("Planned", { activate: false });
  await act(await below("Checked", { due_date: "2028-01-01" }), "check-in", {
    manual_progress: 40,
    confidence: "at_risk",
  });
  await act(await below("Reached"), "close", { status: "achieved", note: "Done" });
  await act(await below("Failed"), "close", { status: "missed" });
  await act(await below("Dropped"), "cancel", { note: "No longer wanted" });
}
