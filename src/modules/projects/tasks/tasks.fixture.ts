import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";

export const fixture: Fixture<"tasks"> = {
  body: () => ({ position: 1 }),
  // Only employees with an assignment to the project can be assignees.
  impossible: ["assigned_employee_ids"],
  prepare: workOnTasks,
};

/** Adds tasks in every state, one of them with an assignee. */
async function workOnTasks({ owner, choosable, all }: Site): Promise<void> {
  const [first, second] = choosable("tasks");
  await owner.post(`/tasks/${first}/actions?action=start`, {});
  await owner.post(`/tasks/${second}/actions?action=complete`, {});
  for (const { attributes } of await all("project-assignments")) {
    if (!attributes.is_active) continue;
    await owner.post("/tasks", {
      project_id: attributes.project_id,
      name: `Of ${attributes.id}`,
      assigned_employee_ids: [attributes.employee_id],
    });
  }
}
